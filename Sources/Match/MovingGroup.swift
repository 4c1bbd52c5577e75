import Effects

/// The layers that go by one rule: one layer of a composed scene, or the pictures of all rows.
public struct MovingGroup: Hashable, Sendable {
  public let kind: LayerKind
  /// The position of a composed layer; nil for layers that are repeated.
  public let index: Int?

  init(_ id: LayerID) {
    kind = id.kind
    index = id.owner == Self.composed ? id.index : nil
  }

  /// The owner of layers that have numbers of their own.
  private static let composed = "layer"
}

extension MovingGroup {
  /// Whether it is one of several layers that a scene composes.
  var isComposed: Bool { index != nil }

  /// Whether it is a text.
  var isOfText: Bool { Self.texts.contains(kind.part) }

  /// Whether it is a part of a bar.
  var isOfBar: Bool { kind.owner == "bar" || kind.owner == "tab-bar" }

  /// Whether it is a text of rows, which another system's type puts elsewhere.
  var isSetByTheSystem: Bool { isOfText && !isComposed && kind.owner != "bar" }

  private static let texts: Set = ["title", "text", "subtitle", "value", "heading", "symbol"]
}
