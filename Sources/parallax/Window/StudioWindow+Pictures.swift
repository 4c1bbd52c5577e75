import Boundary
import Desktop
import Documents
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
    window.receive(.pictures(of: id, registry.table(of: files, from: folder)), at: now)
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
    case .fit, .animated, .simplified:
      let id = registry.learn(picture)
      loader.reload(path: picture.path)
      for document in window.studio.library.documents
      where registry.names(id, document.pictureFiles, from: document.file.folder) {
        show(document.id)
      }
    case .flawed(_, _, let why), .unfit(let why):
      window.studio.say(
        "\(PictureAddress(picture.path).name): \(why). The picture is unchanged.", isFault: true, at: now)
    }
  }

  /// Tells the loader of the pictures that are new.
  func definePictures() {
    guard definedPictures < registry.paths.count else { return }
    registry.define(from: definedPictures, miniatures: true, in: loader)
    definedPictures = registry.paths.count
    desktop.watchPictures(registry.watchedFiles)
  }
}
