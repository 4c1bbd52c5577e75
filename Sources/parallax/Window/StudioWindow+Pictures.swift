import Boundary
import Desktop
import Documents
import PreviewKit
import SDLBackend
import StudioKit

/// Files are looked at on another thread; what is known by now is shown, and the rest when it is known.
extension StudioWindow {
  /// Shows the pictures that a scene names.
  func show(_ name: String) {
    guard let entry = studio.scenes.first(where: { $0.name == name }), let folder = studio.folder(of: name) else {
      return
    }
    let unknown = book.unknown(of: entry.scene, from: folder)
    if !unknown.isEmpty {
      awaited.insert(name)
      desktop.perform(.look(at: unknown))
    }
    let pictures = book.known(of: entry.scene, from: folder)
    studio.receive(
      .pictures(of: name, pictures, miniatures: PictureBook.miniatures(of: pictures)), at: now)
    definePictures()
  }

  /// Files have been looked at for the first time.
  func learn(_ pictures: [SeenPicture]) {
    for picture in pictures { book.learn(picture) }
    let names = awaited
    awaited = []
    for name in names { show(name) }
  }

  /// A picture file has changed. One that is gone, broken or only half there leaves the picture as it was.
  func reload(_ picture: SeenPicture) {
    switch picture.report {
    case .fit:
      let id = book.learn(picture)
      loader.reload(path: picture.path)
      for scene in studio.scenes where scene.pictures.names(id) { show(scene.name) }
    case .flawed(_, _, let why), .unfit(let why):
      studio.say(
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
    let entry = studio.scene
    loader.keepSharp(entry.pictures, of: entry.scene, pixelsPerPoint: studio.stageScale)
  }
}

extension ScenePictures {
  /// Whether a picture is among them.
  fileprivate func names(_ id: PictureID) -> Bool { page?.id == id || images.contains { $0.id == id } }
}
