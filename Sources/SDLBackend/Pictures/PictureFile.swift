import Glibc
import ImageHeaders
import System

/// An ordinary file open for reading. Closed when the value goes away.
nonisolated struct PictureFile: ~Copyable {
  /// What tells one version of a file from the next.
  struct Stamp: Hashable {
    var size: Int
    var inode: UInt
    var seconds: Int
    var nanoseconds: Int
  }

  private let descriptor: Int32
  private let path: String
  private let stamp: Stamp

  /// Opens a file, and says why where it cannot. A pipe without a writer is told from a file without waiting for one.
  init(path: String) throws(PictureProblem) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    self.path = path
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let reason = PictureProblem.Reason(errno: errno)
      stamp = Stamp(status)
      throw PictureProblem(path: path, reason: reason)
    }
    stamp = Stamp(status)
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureProblem(path: path, reason: status.st_mode & S_IFMT == S_IFDIR ? .folder : .noFile)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What the header says, and the whole file, which is within the limits. It is refused from its first bytes if it
  /// can.
  func content(limits: ImageLimits) throws(PictureProblem) -> (ImageHeader, [UInt8]) {
    if let refusal = limits.refusal(ofFileSize: stamp.size) {
      throw PictureProblem(path: path, reason: .unfit(refusal))
    }
    let start = try bytes(count: ImageHeader.usualPrefix)
    if let header = try header(from: start) { try check(header, limits: limits) }
    let bytes = stamp.size > start.count ? try bytes(count: stamp.size) : start
    guard let header = try header(from: bytes) else { throw PictureProblem(path: path, reason: .cutOff) }
    try check(header, limits: limits)
    return (header, bytes)
  }

  /// The header, or nil if it takes more bytes.
  private func header(from bytes: [UInt8]) throws(PictureProblem) -> ImageHeader? {
    do {
      return try ImageHeader.read(prefix: bytes, ofFileSize: stamp.size)
    } catch .needsMoreBytes {
      return nil
    } catch {
      throw PictureProblem(path: path, reason: .unfit("\(error)"))
    }
  }

  private func check(_ header: ImageHeader, limits: ImageLimits) throws(PictureProblem) {
    if let refusal = limits.refusal(of: header) { throw PictureProblem(path: path, reason: .unfit(refusal)) }
  }

  /// The first `count` bytes; fewer where the file ends before.
  private func bytes(count: Int) throws(PictureProblem) -> [UInt8] {
    do {
      return try Descriptor.read(count, from: descriptor, at: 0)
    } catch {
      throw PictureProblem(path: path, reason: PictureProblem.Reason(errno: error.code))
    }
  }

  /// Whether the file has been written to since it was opened, or another one lies under its name.
  var hasChanged: Bool {
    var open = stat()
    var named = stat()
    guard fstat(descriptor, &open) == 0, stat(path, &named) == 0 else { return true }
    return Stamp(open) != stamp || Stamp(named) != stamp
  }
}

nonisolated extension PictureFile.Stamp {
  init(_ status: stat) {
    self.init(
      size: Int(status.st_size), inode: UInt(status.st_ino), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}

nonisolated extension PictureProblem.Reason {
  /// What went wrong, from the system's number.
  init(errno number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .folder
    case ENXIO, ENODEV: self = .noFile
    default: self = .unreadable(String(cString: strerror(number)))
    }
  }
}
