import Desktop
import Documents
import System

/// The files that a command reads: none of them may be one that it writes.
struct InputFiles {
  /// What each of them is, as a message says it.
  private var names: [FileIdentity: String] = [:]

  /// - Parameter others: Files beside the scenes' own, and what they are; nil: not given.
  init(_ scenes: [PlacedScene], others: [(path: String?, name: String)] = []) {
    for (path, name) in others { add(path, name) }
    for scene in scenes {
      add(scene.path, "the scene itself")
      let content = scene.scene.content
      for picture in content.imageFiles { add(scene.picturePath(picture), "one of the scene's pictures") }
      add(content.page.map(scene.picturePath), "the scene's page")
    }
  }

  private mutating func add(_ path: String?, _ name: String) {
    if let identity = path.flatMap(FileIdentity.init) { names[identity] = name }
  }
}

extension InputFiles {
  /// Throws where a file that is to be written is one that is read. Links do not hide it.
  func refuse(output path: String?) throws(Failure) {
    guard let path, let identity = FileIdentity(path), let name = names[identity] else { return }
    throw Failure(.cannotWrite, "\(path): this is \(name), which would be lost. Write to another file.")
  }
}
