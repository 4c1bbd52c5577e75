import Art
import Effects

/// Layers of files in a scene that is composed of layers.
extension Scene {
  /// Shows the layers inside a group of a file in place of the group, each as the group was shown: with its ratio, keys
  /// and place.
  ///
  /// - Parameter index: The layer that shows the group.
  /// - Returns: Whether there was something to take apart, and room for it.
  public mutating func takeApart(_ group: ArtLayer, of art: ArtOutline, layer index: Int) -> Bool {
    let shown = group.layers.filter(\.isShown)
    guard composition.indices.contains(index), let name = composition[index].picture, !shown.isEmpty,
      composition.count - 1 + shown.count <= Layers.mostLayers,
      let picture = position(of: name)
    else { return false }
    let image = content.images[picture]
    var parts = ImportedLayers(shown, of: art, at: image.file, in: self)
    for index in parts.images.indices {
      (parts.images[index].focus, parts.images[index].fit) = (image.focus, image.fit)
    }
    let names = composition.map(\.picture) + content.items.map(\.picture)
    let isOnlyHere = names.count { $0.flatMap(position) == picture } == 1
    // In place of the group's picture, so that those behind it keep their positions.
    if isOnlyHere {
      content.images.replaceSubrange(picture...picture, with: parts.images.prefix(1))
      content.images += parts.images.dropFirst()
    } else {
      content.images += parts.images
    }
    composition.edit { layers in
      let whole = layers[index]
      let new = zip(shown, parts.layers).map { part, settings in
        var layer = whole
        (layer.id, layer.name, layer.picture) = ("", settings.name, settings.picture)
        layer.hidden = whole.hidden || settings.hidden
        layer.fade(to: part.opacity)
        return layer
      }
      layers.replaceSubrange(index...index, with: new)
    }
    return true
  }

  /// Adds layers of a file, each in front of the one that is behind it in the file, at a ratio between its neighbors'.
  ///
  /// - Parameters:
  ///   - paths: The layers' paths in the file.
  ///   - file: The path of the file as the scene writes it.
  public mutating func add(_ paths: Set<String>, of art: ArtOutline, at file: String) {
    for (place, layer) in art.layers.enumerated() where paths.contains(layer.path) && layer.isShown {
      guard composition.count < Layers.mostLayers else { return }
      let behind = art.layers[..<place].reversed().compactMap { frontLayer(showing: $0, of: file) }.first
      let before = art.layers[(place + 1)...].compactMap { backLayer(showing: $0, of: file) }.first
      let target = behind.map { $0 + 1 } ?? before ?? composition.count
      let new = ImportedLayers([layer], of: art, at: file, in: self)
      content.images += new.images
      let ratio = SuggestedRatio.ratio(in: layer.name) ?? ratio(at: target)
      composition.edit { layers in
        var settings = new.layers[0]
        settings.ratio = ratio
        layers.insert(settings, at: target)
      }
    }
  }

  /// The middle of the ratios before and behind a place in the list.
  private func ratio(at place: Int) -> Double {
    let around = composition[max(0, place - 1)..<min(composition.count, place + 1)].map(\.ratio)
    guard !around.isEmpty else { return 1 }
    return (around.reduce(0, +) / Double(around.count) * 100).rounded() / 100
  }

  private func frontLayer(showing layer: ArtLayer, of file: String) -> Int? {
    composition.lastIndex { shows($0, layer, of: file) }
  }

  private func backLayer(showing layer: ArtLayer, of file: String) -> Int? {
    composition.firstIndex { shows($0, layer, of: file) }
  }

  /// Whether a layer of the scene shows one of the file, or a layer in it.
  private func shows(_ settings: LayerSettings, _ layer: ArtLayer, of file: String) -> Bool {
    guard let picture = settings.picture.flatMap(position), content.images[picture].file == file,
      let path = content.images[picture].layer
    else { return false }
    return path == layer.path || path.hasPrefix(layer.path + "/")
  }

  /// The position of a picture by what a layer calls it.
  public func position(of name: PictureName) -> Int? {
    switch name {
    case .position(let index): content.images.isEmpty ? nil : max(0, index) % content.images.count
    case .id(let id): content.images.firstIndex { $0.id == id }
    }
  }

  /// Writes the new names of a file's layers in place of their old ones. A layer of the scene that has its name from
  /// there is renamed, too.
  ///
  /// - Parameter isFile: Whether a path, as the scene writes it, is that of the file.
  public mutating func renameLayers(_ moved: [String: String], ofFile isFile: (String) -> Bool) {
    for index in content.images.indices {
      guard isFile(content.images[index].file), let old = content.images[index].layer, let new = moved[old] else {
        continue
      }
      content.images[index].layer = new
      let (before, after) = (FilePath.name(of: old), FilePath.name(of: new))
      for layer in composition.indices
      where composition[layer].name == before && composition[layer].picture.flatMap(position) == index {
        composition[layer].name = after
      }
    }
    variants = variants.map { variant in
      var scene = variant.scene
      scene.renameLayers(moved, ofFile: isFile)
      return SceneVariant(name: variant.name, note: variant.note, scene: scene)
    }
  }
}
