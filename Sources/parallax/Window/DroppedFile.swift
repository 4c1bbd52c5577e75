import Desktop
import Documents

/// What somebody dropped on the window.
enum DroppedFile {
  /// The path of a scene file.
  case scene(String)
  /// Paths of pictures: one, or all of a folder in the order of their names.
  case pictures([String])

  /// The most pictures that are taken from a folder.
  private static let mostPictures = 100_000

  init(_ path: String) throws(Failure) {
    if let names = Folder.names(in: path) {
      let pictures = names.map { "\(path)/\($0)" }.filter { PictureFiles.report(on: $0).size != nil }
      guard !pictures.isEmpty else {
        throw Failure(.noInput, "\(FilePath.name(of: path)): there is no picture in this folder.")
      }
      self = .pictures(Array(pictures.prefix(Self.mostPictures)))
    } else if path.lowercased().hasSuffix(".json") {
      self = .scene(FilePath.absolute(path))
    } else {
      switch PictureFiles.report(on: path) {
      case .fit, .flawed: self = .pictures([path])
      case .unfit(let why): throw Failure(.badData, "\(FilePath.name(of: path)): \(why)")
      }
    }
  }
}
