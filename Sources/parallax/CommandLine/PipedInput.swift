import Desktop
import Documents
import Glibc
import System

/// Input that can be read only once: standard input, which `-` names, and pipes. It is copied to memory and then read
/// like a file, as often as needed and by other processes, too.
enum PipedInput {
  /// The path of standard input in the scenes, tapes and paintings that it holds: their other files are found from the
  /// current folder.
  static let name = "-"

  /// The copies, by the names that were typed.
  private static var copies: [String: UnnamedFile] = [:]

  private static let names: Set<String> = [name, "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]
  /// Milliseconds until a pipe in a folder has a writer and its first bytes.
  private static let patience: Int32 = 5000
  private static let piece = 1 << 16

  static func isStandard(_ name: String) -> Bool { names.contains(name) }

  /// One name for all those of standard input.
  private static func key(_ name: String) -> String { isStandard(name) ? Self.name : name }

  /// The path of a copy. Nil if the name is that of an ordinary file or of none.
  ///
  /// - Parameters:
  ///   - limit: Maximum size, in bytes.
  ///   - packedLimit: The same for a packed scene.
  static func copy(of name: String, limit: Int, packedLimit: Int? = nil) throws(FileError) -> String? {
    if let place = place(of: name) { return place }
    guard isStandard(name) || isPipe(name) else { return nil }
    guard let copy = UnnamedFile() else {
      throw FileError(.unreadable, path: name, reason: "there is no memory to copy it to")
    }
    do throws(FileError) {
      try fill(copy, from: name, limit: limit, packedLimit: packedLimit ?? limit)
    } catch {
      copy.close()
      throw error
    }
    copies[key(name)] = copy
    return copy.place
  }

  /// The path of the copy of what was read before.
  static func place(of name: String) -> String? { copies[key(name)]?.place }

  /// A copy for the standard input of another process, at its start. Nil if the name is that of an ordinary file.
  static func rewound(_ name: String) -> Int32? {
    guard let copy = copies[key(name)] else { return nil }
    lseek(copy.descriptor, 0, SEEK_SET)
    return copy.descriptor
  }

  private static func isPipe(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  private static func fill(
    _ copy: UnnamedFile, from name: String, limit: Int, packedLimit: Int
  ) throws(FileError) {
    var limit = limit
    var start: [UInt8] = []
    var size = 0
    do throws(SystemError) {
      let descriptor = isStandard(name) ? STDIN_FILENO : try Descriptor.open(name, O_RDONLY | O_NONBLOCK)
      defer { if !isStandard(name) { close(descriptor) } }
      if !isStandard(name) {
        var waits = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waits, 1, patience) > 0 else { throw SystemError(code: ETIMEDOUT) }
        // A writer that pauses is waited for.
        _ = fcntl(descriptor, F_SETFL, 0)
      }
      while size <= limit {
        let bytes = try Descriptor.read(piece, from: descriptor)
        guard !bytes.isEmpty else { return }
        size += bytes.count
        if start.count < PackedScene.startSize {
          start += bytes
          if PackedScene.isOne(start) { limit = packedLimit }
        }
        try Descriptor.write(bytes, to: copy.descriptor)
      }
    } catch {
      let reason = error.code == ETIMEDOUT ? "nothing is written to this pipe" : "\(error)"
      throw FileError(.unreadable, path: name, reason: reason)
    }
    throw FileError(.tooLarge, path: name, reason: "it is larger than \(limit / 1_048_576) MB")
  }
}
