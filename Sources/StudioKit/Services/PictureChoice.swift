import Art
import Boundary
import Documents
import Effects
import Notation

/// Choosing the pictures of a document.
struct PictureChoice: Sendable {
  /// The pictures that were typed last, until they have been looked at.
  private(set) var typed: TypedPictures?
}

extension PictureChoice {
  /// Looks at typed pictures before they are taken.
  mutating func look(at pictures: TypedPictures, _ session: inout SessionState) {
    guard !session.refuses(pictures.paths) else { return }
    typed = pictures
    session.steps.ask(.pictures(.find(pictures)))
  }

  /// Takes pictures that a field or an answer names, or asks again.
  mutating func found(
    _ pictures: TypedPictures, in folders: [String: [String]], fault: String?, _ session: inout SessionState
  ) {
    guard pictures == typed else { return }
    typed = nil
    switch (pictures.use, fault) {
    case (.field(let path, let value), _):
      let folder = session.library.current.file.folder
      let unfolded = TypedPictures.unfolded(value, in: folders) { FilePath.path($0, from: folder) }
      session.steps.append(.fill(path, unfolded, of: pictures.document, fault: fault))
    case (.answer(let purpose, let words), let fault?): session.open(.path(purpose), typed: words, problem: fault)
    case (.answer(let purpose, _), nil):
      take(pictures.paths.flatMap { folders[$0] ?? [$0] }, for: purpose, &session)
    }
  }

  /// Takes picked pictures, or typed ones that are there.
  func take(_ paths: [String], for purpose: FilePurpose, _ session: inout SessionState) {
    guard let path = paths.first else { return }
    switch purpose {
    case .pictures(let id):
      // The layers and the size of a file are known when it has been read, like those of a dropped one.
      if session.library[id]?.scene.composition.isEmpty == false {
        session.steps.ask(.pictures(.open(paths, into: DropPlace(id))))
      } else {
        add(Dropped(paths, on: DropPlace(id)), &session)
      }
    case .page(let id): setPage(path, of: id, &session)
    case .picture(let id, let index): session.steps.say(session.library[id]?.replacePicture(index, by: path))
    case .open, .save, .build, .export: break
    }
  }

  /// Takes a dropped file with layers: for the picture on which it was dropped, or for more layers.
  ///
  /// - Returns: Whether it is taken. If not, it is for a scene of its own.
  func drop(_ art: SeenArt, on place: DropPlace, _ session: inout SessionState) -> Bool {
    guard let document = session.library[place.document] else { return false }
    let isComposed = !document.scene.composition.isEmpty
    if let index = place.picture, place.isInList || !isComposed {
      session.steps.say(session.library[place.document]?.replacePicture(index, by: art.path))
      return true
    }
    guard isComposed, !document.file.isBuiltIn else { return false }
    session.learn(art)
    if session.chooser.hasSamples(document) { return become(art, place.document, &session) }
    do {
      guard let places = try session.library[place.document]?.addLayers(of: art, inFrontOf: place.picture) else {
        return false
      }
      session.steps.append(.choose(places))
      session.tell(counted(places.count, "layer", "layers"), of: art.outline.remarks, from: art)
    } catch {
      session.steps.say(error.words, isFault: true)
    }
    return true
  }

  /// Makes a new scene, which has only samples, one of a file's layers.
  private func become(_ art: SeenArt, _ id: DocumentID, _ session: inout SessionState) -> Bool {
    guard let scene = session.library[id]?.scene, let effect = scene.effect as? Layers,
      let document = session.library[id],
      let imported = ImportedScene(
        art.outline, at: document.relative([art.path])[0], title: FilePath.stem(of: art.path), place: effect.place,
        device: scene.device)
    else { return false }
    session.library[id]?.become(imported, from: art)
    session.tell(of: imported, from: art)
    return true
  }

  /// Takes dropped pictures: a single one in place of the picture it was dropped on, others like picked ones.
  func drop(_ dropped: Dropped, _ session: inout SessionState) {
    guard let path = dropped.pictures.first, let document = session.library[dropped.place.document] else { return }
    guard dropped.pictures.count == 1, let index = dropped.place.picture,
      !session.makesLayer(at: dropped.place, in: document)
    else { return add(dropped, &session) }
    session.steps.say(session.library[document.id]?.replacePicture(index, by: path))
  }

  /// Adds pictures after the existing ones; the first of the user's own replace the samples.
  private func add(_ dropped: Dropped, _ session: inout SessionState) {
    let (paths, id) = (dropped.pictures, dropped.place.document)
    guard let document = session.library[id] else { return }
    let addsLayer = paths.count == 1 && session.makesLayer(at: dropped.place, in: document)
    let replaces = !addsLayer && session.chooser.hasSamples(document) && !document.scene.content.images.isEmpty
    let pictured = document.scene.composition.count { $0.picture != nil }
    // As many pictures as a sample has layers take the place of its own.
    if pictured > 0, !(replaces && pictured == paths.count) {
      return compose(dropped, replacing: replaces, &session)
    }
    let problems =
      replaces ? session.library[id]?.replacePictures(by: paths) : session.library[id]?.addPictures(paths)
    guard problems?.isEmpty == true else { return session.steps.say(problems) }
    let count = replaces ? 0 : document.scene.content.images.count
    if let words = session.library[id]?.unshownWords(after: count) {
      session.steps.say(words)
    } else if paths.count > 1 {
      session.steps.say("\(paths.count) pictures")
    }
  }

  /// Makes a layer of each picture.
  private func compose(_ dropped: Dropped, replacing: Bool, _ session: inout SessionState) {
    let (paths, place) = (dropped.pictures, dropped.place)
    do {
      let places = try session.library[place.document]?.compose(
        paths, replacing: replacing, at: place, size: dropped.size)
      guard let places else { return }
      session.steps.append(.choose(places))
      if paths.count > 1 { session.steps.say("\(paths.count) pictures became layers, the first one furthest.") }
    } catch {
      session.steps.say(error.words, isFault: true)
    }
  }

  /// Shows a page. Where the header over it has no picture of the user's own, it becomes the top of the page.
  private func setPage(_ path: String, of id: DocumentID, _ session: inout SessionState) {
    guard let document = session.library[id] else { return }
    session.library[id]?.setPage(path, isHeader: session.chooser.hasSamples(document))
    if session.library[id]?.scene.content.pageHeader == true, !document.scene.content.pageHeader {
      session.steps.say("The header is the top of the page. Its height moves the cut.")
    }
  }
}

extension FilePurpose {
  /// Whether it is a picture, which is looked at before it is taken.
  var isPicture: Bool {
    switch self {
    case .pictures, .page, .picture: true
    case .open, .save, .build, .export: false
    }
  }

  var document: DocumentID {
    switch self {
    case .pictures(let id), .page(let id), .picture(let id, _), .build(let id): id
    case .save(let order): order.document
    case .open, .export: DocumentID(-1)
    }
  }
}
