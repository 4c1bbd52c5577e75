import Boundary
import Desktop
import Documents
import System

/// The input files of a command, which must not be overwritten by its output.
struct InputFiles {
  /// The name of each in messages.
  private var names: [FileIdentity: String] = [:]

  /// - Parameter others: Files besides the scenes, and their names. Nil paths are skipped.
  init(_ scenes: [PlacedScene], others: [(path: String?, name: String)] = []) {
    for (path, name) in others { add(path, name) }
    for scene in scenes {
      add(scene.path, "the scene itself")
      let content = scene.scene.content
      for picture in content.imageFiles {
        add(PictureAddress(scene.picturePath(picture)).file, "one of the scene's pictures")
      }
      add(content.page.map(scene.picturePath), "the scene's page")
    }
  }

  private mutating func add(_ path: String?, _ name: String) {
    if let identity = path.flatMap(FileIdentity.init) { names[identity] = name }
  }
}

extension InputFiles {
  /// Throws if an output file is also an input, or a file of another kind.
  func refuse(output path: String?, as kind: OutputKind, _ invocation: Invocation) throws(Failure) {
    try refuse(output: path)
    try kind.refuse(over: path, invocation)
  }

  /// Throws if an output file is also an input. Sees through links.
  func refuse(output path: String?) throws(Failure) {
    guard let path, let identity = FileIdentity(path), let name = names[identity] else { return }
    throw Failure(.cannotWrite, "\(path): this is \(name) and would be overwritten. Write to another file.")
  }
}
