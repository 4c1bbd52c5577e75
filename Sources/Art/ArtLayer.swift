/// A layer or group of a file.
public struct ArtLayer: Hashable, Sendable {
  /// Its name in the editor.
  public internal(set) var name: String
  /// Its unique name in the file: the names of its groups and its own, `Hills/Near`, or `Near#2` for the second of a
  /// name.
  public internal(set) var path = ""
  /// What the editor itself calls it, under whatever name. Nil if the file does not say.
  public internal(set) var identity: String?
  public internal(set) var isVisible = true
  public internal(set) var opacity = 1.0
  public internal(set) var mode = BlendMode.normal
  /// What it covers of the canvas, in pixels.
  public internal(set) var frame = ArtFrame.zero
  /// The layers of a group, from the back to the front. Nil for a layer.
  var group: [ArtLayer]?
  /// Whether the layers of a group blend with what is behind the group.
  var passesThrough = false
  /// Whether it is drawn only where the layers behind it are: those of its group, or the one to which it is clipped.
  var keepsAlpha = false
  /// Layers that are clipped to it, from the back to the front. They are part of its picture.
  var clipped: [ArtLayer] = []
  /// Its pixels. A group is composed of its layers unless it has some of its own.
  var part: ArtPart?
  /// Masks as large as the canvas, by all of which its alpha is multiplied.
  var masks: [ArtPart] = []
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

  /// What of it is not shown, or in another way than in the editor, where it is drawn by itself.
  public var remarkAlone: String? {
    if let remark { return remark }
    if keepsAlpha { return "It is shown only where the layers behind it are in the editor, and whole by itself." }
    if mode != .normal {
      let words = "Its mode, \(mode.name), is drawn as normal."
      return mode.isKnown ? words + " Group it with the layers behind it to keep it." : words
    }
    let inner = (layers + clipped).flatMap(\.withDescendants).filter(\.isVisible)
    if passesThrough, inner.contains(where: { $0.mode != .normal }) {
      return "Its layers blend only with each other here."
    }
    if let odd = inner.first(where: { !$0.mode.isKnown }) {
      return "The mode of \(ArtFile.quoted(odd.name)), \(odd.mode.name), is drawn as normal."
    }
    return inner.first { $0.remark != nil }.map { "\(ArtFile.quoted($0.name)): \($0.remark ?? "")" }
  }

  /// The layer, all layers inside and those that are clipped to it, from the back to the front, each group before its
  /// layers.
  public var withDescendants: [ArtLayer] { [self] + (layers + clipped).flatMap(\.withDescendants) }

  /// The layer and those that are clipped to it, as they lie over each other in the editor's list.
  var withClipped: [ArtLayer] { [self] + clipped }
}
