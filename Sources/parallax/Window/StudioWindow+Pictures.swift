import Boundary
import Desktop
import Documents
import Geometry
import PreviewKit
import SDLBackend
import StudioKit

/// Picture files are read on another thread; known ones are shown at once, the others when they are known.
extension StudioWindow {
  /// Shows the pictures of a document.
  func show(_ id: DocumentID) {
    guard let document = window.studio.library.documents.first(where: { $0.id == id }) else { return }
    let (folder, files) = (document.file.folder, document.pictureFiles)
    let unknown = registry.unknown(files, from: folder)
    if !unknown.isEmpty {
      awaited.insert(id)
      desktop.perform(.pictures(.look(at: unknown)))
    }
    window.receive(.pictures(.known(of: id, registry.table(of: files, from: folder))), at: now)
    definePictures()
  }

  /// Shows the frames of a film.
  func show(_ build: FilmedBuild) {
    let size = Size(width: Double(build.width), height: Double(build.height))
    for frame in build.frames { registry.learn(SeenPicture(frame.file, .fit(size, isOpaque: true))) }
    window.receive(.frames(registry.pictures(at: build.frames.map(\.file))), at: now)
    definePictures()
  }

  /// Adds files read for the first time.
  func learn(_ pictures: [SeenPicture]) {
    for picture in pictures { registry.learn(picture) }
    let documents = awaited
    awaited = []
    for id in documents { show(id) }
  }

  /// Reloads a changed picture file. One that is missing, broken or incomplete leaves the picture unchanged.
  func reload(_ picture: SeenPicture) {
    switch picture.report {
    // A layer that has another name by now is known by that.
    case _ where !registry.knows(picture.path) && PictureAddress(picture.path).layer != nil: break
    case .fit, .animated, .simplified, .lost:
      let id = registry.learn(picture)
      loader.reload(path: picture.path)
      let file = PictureAddress(picture.path).file
      if UnpackedScenes.isChanged(file) { window.receive(.file(.repainted(path: file)), at: now) }
      for document in window.studio.library.documents
      where registry.names(id, document.pictureFiles, from: document.file.folder) {
        show(document.id)
      }
    case .flawed(_, _, let why), .unfit(let why):
      window.studio.say(
        "\(PictureAddress(picture.path).name): \(why). The picture is unchanged.", isFault: true, at: now)
    }
  }

  /// Layers keep their pictures under other names, and are looked at again, as their file has changed.
  func rename(_ addresses: [String: String]) {
    var files: [String: [String]] = [:]
    for (old, new) in addresses.sorted(by: { $0.key < $1.key }) {
      guard let id = registry.rename(old, to: new) else { continue }
      registry.define(id, in: loader)
      files[PictureAddress(new).file, default: []].append(new)
    }
    for (file, pictures) in files { desktop.perform(.pictures(.lookAgain(at: file, pictures: pictures))) }
  }

  /// Tells the loader of the pictures that are new, and asks which layers their files have.
  func definePictures() {
    guard definedPictures < registry.paths.count else { return }
    registry.define(from: definedPictures, miniatures: true, in: loader)
    let addresses = registry.paths[definedPictures...].lazy.map { PictureAddress($0) }
    let files = Set(addresses.filter { $0.layer != nil }.map(\.file)).sorted()
    if !files.isEmpty { desktop.perform(.pictures(.outlines(of: files))) }
    definedPictures = registry.paths.count
    desktop.watchPictures(registry.watchedFiles)
  }
}
