import Documents
import Effects

/// Layers on the clipboard: as a text, a scene of these layers with absolute paths of their pictures.
struct CopiedLayers: Hashable, Sendable {
  /// The furthest first, with positions in `images` for pictures.
  private(set) var layers: [LayerSettings]
  private(set) var images: [SceneImage] = []

  /// The given layers of a scene, in its order, with the pictures that they show.
  private init(_ places: [Int], of scene: Scene) {
    let all = scene.composition
    let copied = Set(places)
    layers = places.map { place in
      var layer = all[place]
      layer.id = ""
      let isWhole = all.indices.allSatisfy { all[$0].group != layer.group || copied.contains($0) }
      if !isWhole { layer.group = "" }
      return layer
    }
    for index in layers.indices {
      guard let picture = layers[index].picture.flatMap(scene.position) else { continue }
      layers[index].picture = .position(images.take(scene.content.images[picture]))
    }
  }
}

extension CopiedLayers {
  /// The text of chosen layers. Nil if there are none.
  static func text(of chosen: [LayerIdentity], in document: SceneDocument) -> String? {
    let known = document.scene.layerIdentities
    let copied = CopiedLayers(known.indices.filter { chosen.contains(known[$0]) }, of: document.scene)
    guard !copied.layers.isEmpty, var effect = document.scene.effect as? Layers else { return nil }
    effect.layers = copied.layers
    var scene = Scene(effect: effect)
    scene.content.images = copied.images
    return SceneWriter.text(of: RelativePaths.absolute(scene, from: document.file.folder))
  }

  /// Reads layers from a text of any program, and makes their paths relative to a document. Nil if the text does not
  /// look like a scene.
  init?(_ text: String, for document: SceneDocument) throws(EditRefusal) {
    guard text.first(where: { !$0.isWhitespace }) == "{", text.contains("\"parallax\"") else { return nil }
    let reading = SceneReader.read(Array(text.utf8))
    guard let scene = reading.scene else {
      let why = reading.problems.first.map { $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)" }
      throw EditRefusal(words: "The layers on the clipboard cannot be pasted: \(why ?? "they are no scene").")
    }
    guard !scene.composition.isEmpty else { throw EditRefusal(words: "The scene on the clipboard has no layers.") }
    self.init(Array(scene.composition.indices), of: scene)
    for index in images.indices where images[index].file.hasPrefix("/") {
      images[index].file = document.relative([images[index].file])[0]
    }
  }

  /// Inserts them into a scene in front of some of its layers, or of all, with names and groups of their own.
  ///
  /// - Parameter places: Those of the layers behind them.
  func insert(into scene: inout Scene, inFrontOf places: [Int]) {
    var new = layers
    for index in new.indices {
      guard case .position(let picture)? = new[index].picture, images.indices.contains(picture) else { continue }
      new[index].picture = .position(scene.content.images.take(images[picture]))
    }
    scene.composition.edit { layers in
      var place = places.last.map { $0 + 1 } ?? layers.count
      // Not between the members of a group.
      while layers.indices.contains(place), place > 0, layers[place].isGrouped(with: layers[place - 1]) { place += 1 }
      layers.insert(contentsOf: new.copies(among: layers), at: place)
    }
  }
}

extension [SceneImage] {
  /// The place of a picture, which is added unless it is there.
  fileprivate mutating func take(_ image: SceneImage) -> Int {
    var image = image
    let same = firstIndex { other in
      image.id = other.id
      return other == image
    }
    image.id = nil
    if same == nil { append(image) }
    return same ?? count - 1
  }
}

extension [LayerSettings] {
  /// Copies without identities, whose names and groups are new among other layers: `Hills 2`, or `Hills 3` if that is
  /// taken. A text without a name is called by its words.
  func copies(among others: [LayerSettings]) -> [LayerSettings] {
    var titles = Set(others.map(\.title))
    let taken = Set(others.map(\.group))
    var groups: [String: String] = [:]
    return map { layer in
      var copy = layer
      copy.id = ""
      if !copy.name.isEmpty || !copy.isText, titles.contains(copy.title) {
        copy.name = copy.title.unique(among: titles)
      }
      titles.insert(copy.title)
      if !copy.group.isEmpty {
        copy.group = groups[copy.group] ?? copy.group.unique(among: taken.union(groups.values))
        groups[layer.group] = copy.group
      }
      return copy
    }
  }
}

extension LayerSettings {
  /// Whether both are in the same group.
  func isGrouped(with other: LayerSettings) -> Bool { !group.isEmpty && group == other.group }
}

extension String {
  /// The same name, or the next one with a number that is not taken.
  func unique(among taken: Set<String>) -> String {
    guard taken.contains(self) else { return self }
    let words = split(separator: " ")
    let isNumbered = words.count > 1 && words.last.flatMap { Int($0) } != nil
    let stem = isNumbered ? words.dropLast().joined(separator: " ") : self
    return (2...).lazy.map { "\(stem) \($0)" }.first { !taken.contains($0) } ?? self
  }
}

extension Studio {
  /// Copies the chosen layers to the clipboard.
  mutating func copyLayers(at time: Double) {
    guard let text = CopiedLayers.text(of: chosenLayers, in: document) else { return }
    apply(.copy(text), at: time)
  }

  /// Pastes the layers or, if there are none, the pictures on the clipboard.
  mutating func paste(at time: Double) {
    do {
      guard let copied = try CopiedLayers(view.clipboard, for: document) else {
        return requests.ask(.pictures(.paste(into: dropPlace(at: nil))))
      }
      guard !document.scene.composition.isEmpty else {
        return say("Layers can be pasted into a scene of layers. Ctrl N makes one.", isFault: true, at: time)
      }
      edit(.paste(copied), at: time)
    } catch {
      say(error.words, isFault: true, at: time)
    }
  }
}
