/// A layer or group of a file.
public struct ArtLayer: Hashable, Sendable {
  /// Its name in the editor.
  public internal(set) var name: String
  /// Its unique name in the file: the names of its groups and its own, `Hills/Near`, or `Near#2` for the second of a
  /// name.
  public internal(set) var path = ""
  public internal(set) var isVisible = true
  public internal(set) var opacity = 1.0
  public internal(set) var mode = BlendMode.normal
  /// What it covers of the canvas, in pixels.
  public internal(set) var frame = ArtFrame.zero
  /// The layers of a group, from the back to the front. Nil for a layer.
  var group: [ArtLayer]?
  /// Whether the layers of a group blend with what is behind the group.
  var passesThrough = false
  /// Its pixels. A group is composed of its layers unless it has some of its own.
  var part: ArtPart?
  /// What of it is not shown, or shown in another way than in the editor, as a sentence.
  public internal(set) var remark: String?

  init(name: String, part: ArtPart? = nil, group: [ArtLayer]? = nil) {
    (self.name, self.part, self.group) = (name, part, group)
  }
}

extension ArtLayer {
  public var isGroup: Bool { group != nil }

  /// The layers of a group, from the back to the front.
  public var layers: [ArtLayer] { group ?? [] }

  /// Whether something of it can be shown.
  public var isShown: Bool { part != nil || layers.contains(where: \.isShown) }

  /// The layer and all layers inside, from the back to the front, each group before its layers.
  public var withDescendants: [ArtLayer] { [self] + layers.flatMap(\.withDescendants) }
}
