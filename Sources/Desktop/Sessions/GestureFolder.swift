import Documents
import Glibc
import StudioKit
import System

/// The user's kept gestures: tapes in a data folder, each named after its gesture.
public struct GestureFolder: Sendable {
  private let folder: String

  /// Maximum number of gestures.
  private static let most = 200

  public init(_ folder: String) {
    self.folder = folder
  }
}

extension GestureFolder {
  /// Nil without a home folder.
  public static var path: String? { path(environment: Environment.value) }

  static func path(environment: (String) -> String?) -> String? {
    BaseFolder.data.path(environment: environment).map { $0 + "/parallax/gestures" }
  }

  var reply: Reply {
    let (kept, faults) = gestures
    return .gestures(kept, faults: faults)
  }

  /// The existing gestures by name, and a sentence for each invalid file.
  var gestures: (kept: [KeptGesture], faults: [String]) {
    var kept: [KeptGesture] = []
    var faults: [String] = []
    for file in (Folder.names(in: folder) ?? []).filter({ $0.hasSuffix(Tape.ending) }).prefix(Self.most) {
      do throws(FileError) {
        let reading = TapeReader.read(
          try FileReader.bytes(of: "\(folder)/\(file)", limit: SceneReader.largestFile))
        if let tape = reading.tape {
          kept.append(KeptGesture(name: String(file.dropLast(Tape.ending.count)), tape: tape))
        } else {
          faults.append(reading.problems.first?.line(file: file) ?? "\(file) is not a tape.")
        }
      } catch {
        faults.append("\(file): \(error.reason)")
      }
    }
    return (kept, faults)
  }

  func keep(_ tape: String, as name: String) throws(FileError) {
    try Folder.make(folder)
    let path = try freePath(of: name)
    try AtomicFile.write(Array(tape.utf8), to: path)
  }

  func rename(_ old: String, to name: String) throws(FileError) {
    let path = try freePath(of: name)
    guard Glibc.rename(self.path(of: old), path) == 0 else { throw FileError(.unwritable, path: path, .last) }
  }

  func delete(_ name: String) throws(FileError) {
    let path = path(of: name)
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.unwritable, path: path, .last) }
  }

  private func path(of name: String) -> String { "\(folder)/\(name)\(Tape.ending)" }

  /// The path for a name, unless another studio has created it meanwhile.
  private func freePath(of name: String) throws(FileError) -> String {
    let path = path(of: name)
    guard access(path, F_OK) != 0 else {
      throw FileError(.unwritable, path: path, reason: "a gesture of this name already exists")
    }
    return path
  }
}
