import Foundation
import Testing

/// A temporary folder that is deleted with the last reference to it. A class because it owns the folder.
public final class ScratchFolder: Sendable {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/parallax-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Deletes the folder and its content now.
  public func remove() {
    // A test may have made it read-only.
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension ScratchFolder {
  /// Passes a folder that is deleted afterwards.
  public static func use<Answer>(_ body: (ScratchFolder) throws -> Answer) throws -> Answer {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try body(folder)
  }

  /// The path of a file in it.
  public static func / (folder: ScratchFolder, name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  public func file(_ name: String, _ text: String) throws -> String { try file(name, Data(text.utf8)) }

  @discardableResult
  public func file(_ name: String, _ bytes: some ContiguousBytes) throws -> String {
    // A child process started by another test meanwhile must not inherit it open for writing, as it could not be
    // executed then.
    let file = try #require(fopen(self / name, "we"))
    defer { fclose(file) }
    let isWritten = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    try #require(isWritten, "\(self / name) cannot be written")
    return self / name
  }

  /// A file as text. Nil if there is none.
  public func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self / name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in the folder, in alphabetical order.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
