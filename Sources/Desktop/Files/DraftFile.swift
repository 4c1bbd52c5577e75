import Documents
import Glibc
import System

/// A file written by another program that gets its name once it is complete. Until then it is anonymous if the file
/// system supports that, so that nothing is left of it however this program ends.
public struct DraftFile: ~Copyable {
  private let descriptor: Int32
  /// The final path, and the user's notation of it.
  private let target: String
  private let path: String
  /// The temporary name on file systems that need one.
  private let name: String?

  /// From `open(2)`; a macro that Swift cannot import.
  private static let withoutName: Int32 = 0o20000000 | O_DIRECTORY

  /// Creates an empty file in the target folder.
  public init(for path: String) throws(FileError) {
    target = AtomicFile.resolved(path)
    self.path = path
    let mode = 0o666 & ~AtomicFile.currentMask()
    do throws(SystemError) {
      descriptor = try Descriptor.open(FilePath.folder(of: target), Self.withoutName | O_RDWR, mode: mode)
      name = nil
    } catch {
      let draft = Self.name(beside: target)
      do throws(SystemError) {
        descriptor = try Descriptor.open(draft, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: mode)
      } catch {
        throw FileError(.unwritable, path: path, error)
      }
      name = draft
    }
  }

  private static func name(beside target: String) -> String { "\(target).\(getpid()).part" }

  /// The path by which other programs can open it.
  public var place: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// Gives it its name.
  ///
  /// - Parameter replacing: Whether to replace an existing file.
  public consuming func publish(replacing: Bool) throws(FileError) {
    defer { close(descriptor) }
    do throws(SystemError) {
      try Descriptor.sync(descriptor)
      try named(replacing ? nil : target)
      if replacing {
        let draft = name ?? Self.name(beside: target)
        guard rename(draft, target) == 0 else {
          let error = SystemError.last
          unlink(draft)
          throw error
        }
      }
    } catch {
      if let name { unlink(name) }
      throw FileError(.unwritable, path: path, error)
    }
    AtomicFile.syncFolder(of: target)
  }

  /// Links it under its own name if that is free. Nil for a temporary name.
  private borrowing func named(_ target: String?) throws(SystemError) {
    if let name {
      guard let target else { return }
      guard link(name, target) == 0 else { throw .last }
      unlink(name)
    } else {
      let draft = target ?? Self.name(beside: self.target)
      if target == nil { unlink(draft) }
      guard linkat(AT_FDCWD, place, AT_FDCWD, draft, AT_SYMLINK_FOLLOW) == 0 else { throw .last }
    }
  }

  /// Discards it.
  public consuming func discard() {
    close(descriptor)
    if let name { unlink(name) }
  }
}
