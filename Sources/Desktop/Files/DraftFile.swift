import Documents
import Glibc
import System

/// A file that another program writes, and that gets its name once it is whole. Until then it has none where the file
/// system can do that, so that nothing is left of it however this program ends.
public struct DraftFile: ~Copyable {
  private let descriptor: Int32
  /// Where it is to be in the end, and what the person calls that.
  private let target: String
  private let path: String
  /// The name that it has meanwhile on file systems that need one.
  private let name: String?

  /// As `open(2)` has it; the header hides it from Swift.
  private static let withoutName: Int32 = 0o20000000 | O_DIRECTORY

  /// Makes an empty file in the folder where it is to be.
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

  /// Under which other programs find it.
  public var place: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// Gives it its name.
  ///
  /// - Parameter replacing: Also that of a file that is there.
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

  /// Under its own name, where nobody else has it; nil: under that of a draft.
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

  /// Nobody wants it.
  public consuming func discard() {
    close(descriptor)
    if let name { unlink(name) }
  }
}
