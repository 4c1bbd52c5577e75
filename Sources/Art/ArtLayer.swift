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
  /// Whether it is clipped to a layer that is not shown.
  var lacksBase = false
  /// Layers that are clipped to it, from the back to the front. They are part of its picture.
  var clipped: [ArtLayer] = []
  /// Its pixels. A group is composed of its layers unless it has some of its own.
  var part: ArtPart?
  /// Masks as large as the canvas, by all of which its alpha is multiplied.
  var masks: [ArtPart] = []
  /// What its reader says of it that is not shown, or shown in another way than in the editor, as a sentence.
  var ownRemark: String?
  /// Whether it is in no group, and so becomes a layer of a scene.
  var isOutermost = false

  init(name: String, part: ArtPart? = nil, group: [ArtLayer]? = nil) {
    (self.name, self.part, self.group) = (name, part, group)
  }
}

extension ArtLayer {
  public var isGroup: Bool { group != nil }

  /// Adds a sentence to those that its reader says of it.
  mutating func say(_ words: String) {
    guard let said = ownRemark else {
      ownRemark = words
      return
    }
    if !said.contains(words) { ownRemark = "\(said) \(words)" }
  }

  /// The layers of a group, from the back to the front.
  public var layers: [ArtLayer] { group ?? [] }

  /// Whether something of it can be shown.
  public var isShown: Bool { part != nil || layers.contains(where: \.isShown) }

  /// Whether it is drawn from pixels of its own, and not from shapes.
  var hasPixels: Bool {
    switch part {
    case .png, .tiles, .channels: true
    case .element, nil: false
    }
  }

  static let emptyRemark = "It is empty."

  /// What of it is not shown, or in another way than in the editor, as a sentence or more.
  public var remark: String? { isOutermost ? remarkAlone : ownRemark }

  /// The same, where it is drawn by itself.
  public var remarkAlone: String? {
    let inner = innerRemarks
    var words = remarksAlone
    if let first = inner.first { words.append("\(ArtFile.quoted(first.name)): \(first.words)") }
    if inner.count > 1 { words.append("(\(inner.count - 1) more in it)") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The same of it and of every layer inside, each with its path.
  public var allRemarksAlone: [(path: String, words: String)] {
    let own = remarksAlone.joined(separator: " ")
    return (own.isEmpty ? [] : [(path, own)]) + innerRemarks.map { ($0.path, $0.words) }
  }

  private var remarksAlone: [String] {
    var words: [String] = []
    if let ownRemark { words.append(ownRemark) }
    if keepsAlpha {
      words.append("By itself it is shown whole, in the editor only on the layers behind it.")
    }
    if mode != .normal {
      words.append("Its mode, \(mode.name), is drawn as normal.")
      if mode.isKnown { words.append("Group it with the layers behind it to keep it.") }
    } else if passesThrough, visibleInside.contains(where: { $0.mode != .normal }) {
      words.append("Its layers blend only with each other here.")
    }
    return words
  }

  private var innerRemarks: [(name: String, path: String, words: String)] {
    visibleInside.compactMap { layer in
      var words = layer.ownRemark.map { [$0] } ?? []
      if words == [Self.emptyRemark] { return nil }
      if !layer.mode.isKnown { words.append("Its mode, \(layer.mode.name), is drawn as normal.") }
      return words.isEmpty ? nil : (layer.name, layer.path, words.joined(separator: " "))
    }
  }

  private var visibleInside: [ArtLayer] { (layers + clipped).flatMap(\.withDescendants).filter(\.isVisible) }

  /// The layer, all layers inside and those that are clipped to it, from the back to the front, each group before its
  /// layers.
  public var withDescendants: [ArtLayer] { [self] + (layers + clipped).flatMap(\.withDescendants) }

  /// The layer and those that are clipped to it, as they lie over each other in the editor's list.
  var withClipped: [ArtLayer] { [self] + clipped }
}
