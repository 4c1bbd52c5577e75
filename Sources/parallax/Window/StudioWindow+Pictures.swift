import Boundary
import Desktop
import Documents
import PreviewKit
import SDLBackend
import StudioKit

/// Files are looked at on another thread; what is known by now is shown, and the rest when it is known.
extension StudioWindow {
  /// Shows the pictures that a document names.
  func show(_ id: DocumentID) {
    guard let document = window.studio.library.documents.first(where: { $0.id == id }) else { return }
    let (folder, content, aside) = (document.file.folder, document.scene.content, document.asideFiles)
    let unknown = book.unknown(content.pictureFiles + aside, from: folder)
    if !unknown.isEmpty {
      awaited.insert(id)
      desktop.perform(.pictures(.look(at: unknown)))
    }
    let pictures = book.known(content, from: folder)
    window.studio.receive(
      .pictures(
        of: id, pictures, miniatures: PictureBook.miniatures(of: pictures), aside: book.table(of: aside, from: folder)),
      at: now)
    definePictures()
  }

  /// Files have been looked at for the first time.
  func learn(_ pictures: [SeenPicture]) {
    for picture in pictures { book.learn(picture) }
    let documents = awaited
    awaited = []
    for id in documents { show(id) }
  }

  /// A picture file has changed. One that is gone, broken or only half there leaves the picture as it was.
  func reload(_ picture: SeenPicture) {
    switch picture.report {
    case .fit, .animated:
      let id = book.learn(picture)
      loader.reload(path: picture.path)
      for document in window.studio.library.documents
      where document.pictures.names(id) || book.names(id, document.asideFiles, from: document.file.folder) {
        show(document.id)
      }
    case .flawed(_, _, let why), .unfit(let why):
      window.studio.say(
        "\(FilePath.name(of: picture.path)): \(why). The picture stays as it was.", isFault: true, at: now)
    }
  }

  /// Tells the loader of the pictures that are new, and how sharp those of a scene must be at its largest zoom.
  func definePictures() {
    if definedPictures < book.paths.count {
      for (id, path) in book.paths[definedPictures...] {
        loader.define(id, path: path)
        loader.define(PictureBook.miniature(of: id), path: path)
      }
      definedPictures = book.paths.count
      desktop.watchPictures(book.paths.map(\.path))
    }
    let document = window.studio.document
    loader.keepSharp(
      document.pictures, of: window.studio.stage.scene,
      pixelsPerPoint: window.studio.layout.zoom * window.studio.view.scale)
  }
}

extension ScenePictures {
  /// Whether a picture is among them.
  fileprivate func names(_ id: PictureID) -> Bool { page?.id == id || images.contains { $0.id == id } }
}
