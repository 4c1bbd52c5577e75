import Art
import Boundary
import Documents
import Effects

/// An edit of a scene by the layers of a file.
enum ArtEdit: Hashable, Sendable {
  /// Adds layers that the scene does not have.
  case add([ArtStanding.Place])
  /// Shows a layer in place of one that the file does not have.
  case take(ArtStanding.Place, for: ArtStanding.Place)
  /// Shows the layers inside the chosen groups in place of them.
  case takeApart
}

extension SceneDocument {
  /// Adds layers of files, as one step.
  mutating func add(_ places: [ArtStanding.Place], _ known: KnownArt) {
    guard let first = places.first else { return }
    var edited = scene
    for file in Set(places.map(\.file)).sorted() {
      guard let art = known[file] else { continue }
      let name = spelling(of: file)
      edited.add(Set(places.filter { $0.file == file }.map(\.layer)), of: art, at: name)
    }
    edit(edited, as: places.count == 1 ? "Add \(FilePath.name(of: first.layer))" : "Add \(places.count) layers")
  }

  /// Shows a layer of a file in place of another one of the same file, as one step.
  mutating func take(_ new: ArtStanding.Place, for old: ArtStanding.Place) {
    guard old.file == new.file else { return }
    let folder = file.folder
    var edited = scene
    edited.renameLayers([old.layer: new.layer]) { FilePath.plain(FilePath.path($0, from: folder)) == old.file }
    edit(edited, as: "\(FilePath.name(of: old.layer)) is \(FilePath.name(of: new.layer))")
  }

  /// A file as the scene writes it.
  private func spelling(of path: String) -> String {
    let known = scene.content.images.map(\.file).first { FilePath.plain(FilePath.path($0, from: file.folder)) == path }
    return known ?? relative([path])[0]
  }

  /// Shows the layers inside groups of files in place of the groups, as one step.
  ///
  /// Nothing changes if none of the layers shows a group.
  mutating func takeApart(_ layers: [LayerIdentity], _ known: KnownArt) throws(EditRefusal) {
    let before = scene.composition
    let groups = layers.compactMap { name -> (name: LayerIdentity, art: ShownArt)? in
      guard let art = before.index(of: name).flatMap({ art(of: $0, in: known) }), art.layer.isGroup else { return nil }
      return (name, art)
    }
    guard let first = groups.first else { return }
    var edited = scene
    for (name, art) in groups {
      guard let index = edited.composition.index(of: name) else { continue }
      guard edited.takeApart(art.layer, of: art.outline, layer: index) else {
        throw EditRefusal(
          words: art.layer.layers.contains(where: \.isShown)
            ? "A scene has at most \(Layers.mostLayers) layers." : "No layer in \(art.layer.path) can be shown.")
      }
    }
    edit(edited, as: groups.count == 1 ? "Take \(first.art.layer.name) apart" : "Take \(groups.count) groups apart")
  }

  /// Makes the scene one of a file's layers, as one step: with its device, its scrolling and its other content.
  mutating func become(_ imported: ImportedScene, from art: SeenArt) {
    var edited = scene
    edited.effect = imported.scene.effect
    edited.content.images = imported.scene.content.images
    for index in edited.content.items.indices { edited.content.items[index].picture = nil }
    if edited.title.isEmpty || edited.title == Scene.untitled { edited.title = imported.scene.title }
    edit(edited, as: "Import \(FilePath.name(of: art.path))")
  }

  /// Adds all layers of a file in front of a layer, or of all, as one step.
  ///
  /// - Parameter picture: The picture of that layer.
  /// - Returns: The places of the new layers.
  mutating func addLayers(of art: SeenArt, inFrontOf picture: Int?) throws(EditRefusal) -> Range<Int> {
    let shown = art.outline.layers.filter(\.isShown)
    let layers = scene.composition
    guard layers.count + shown.count <= Layers.mostLayers else {
      throw EditRefusal(
        words: "A scene has at most \(Layers.mostLayers) layers; these would make \(layers.count + shown.count).")
    }
    let start = scene.place(inFrontOf: picture)
    var edited = scene
    let new = ImportedLayers(shown, of: art.outline, at: relative([art.path])[0], in: scene)
    edited.content.images += new.images
    edited.composition.edit { $0.insert(contentsOf: new.layers, at: start) }
    edit(edited, as: "Add \(FilePath.name(of: art.path))")
    return start..<start + shown.count
  }
}

extension Scene {
  /// The place of a new layer in front of the one that shows a picture, or of all.
  func place(inFrontOf picture: Int?) -> Int {
    let below = picture.flatMap { picture in
      composition.lastIndex { $0.picture.flatMap(position) == picture }
    }
    return below.map { $0 + 1 } ?? composition.count
  }
}

extension SceneDocument {
  /// Whether it is in no file and was made of this one.
  func isMade(of path: String) -> Bool {
    name == path && file.path == nil
      && scene.content.images.contains { $0.layer != nil && FilePath.path($0.file, from: file.folder) == path }
  }
}

extension Studio {
  /// Takes layers of a file. What is new is chosen afterwards.
  mutating func edit(art change: ArtEdit, at time: Double) {
    finishEdit()
    // What a notice offers is settled by this, wherever it was asked for.
    if view.notice?.actions.contains(where: \.isOfArt) == true { view.notice = nil }
    let (known, chosen) = (session.art, chosenLayers)
    let before = Set(document.scene.composition.identities)
    switch change {
    case .add(let places):
      let offered = Set(ArtStanding(document, known).offered)
      edit(at: time) { $0.add(places.filter(offered.contains), known) }
    case .take(let new, let old): edit(at: time) { $0.take(new, for: old) }
    case .takeApart:
      let result = edit(at: time) { document in
        Result { () throws(EditRefusal) in try document.takeApart(chosen, known) }
      }
      if case .failure(let refusal) = result { return say(refusal.words, isFault: true, at: time) }
    }
    let new = document.scene.composition.identities.filter { !before.contains($0) }
    if !new.isEmpty { choose { $0.choose(new, in: $1) } }
  }

  /// Whether a chosen layer shows a group of a file.
  var canTakeApart: Bool {
    let layers = document.scene.composition
    return chosenLayers.contains { name in
      layers.index(of: name).flatMap { document.art(of: $0, in: session.art) }?.layer.isGroup ?? false
    }
  }
}
