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
    let (folder, files) = (document.file.folder, document.pictureFiles)
    let unknown = book.unknown(files, from: folder)
    if !unknown.isEmpty {
      awaited.insert(id)
      desktop.perform(.pictures(.look(at: unknown)))
    }
    window.studio.receive(.pictures(of: id, book.table(of: files, from: folder)), at: now)
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
      where book.names(id, document.pictureFiles, from: document.file.folder) {
        show(document.id)
      }
    case .flawed(_, _, let why), .unfit(let why):
      window.studio.say(
        "\(FilePath.name(of: picture.path)): \(why). The picture stays as it was.", isFault: true, at: now)
    }
  }

  /// Tells the loader of the pictures that are new.
  func definePictures() {
    guard definedPictures < book.paths.count else { return }
    book.define(from: definedPictures, miniatures: true, in: loader)
    definedPictures = book.paths.count
    desktop.watchPictures(book.paths)
  }
}
