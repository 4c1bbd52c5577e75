import Art
import Decoding
import Glibc
import Images
import System

/// A regular file open for reading. Closed when the value is destroyed.
nonisolated struct PictureFile: ~Copyable {
  /// Identifies a version of a file.
  struct Stamp: Hashable {
    var size: Int
    var inode: UInt
    var seconds: Int
    var nanoseconds: Int
  }

  private let descriptor: Int32
  private let path: String
  private let stamp: Stamp

  /// Opens a file, without blocking on a pipe.
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

  /// The header and the content of a file within the limits. The first bytes are checked before the rest is read.
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

  /// What another process needs to draw a layer, or the whole of a file with layers. Nil if it is an ordinary picture.
  func layer(_ name: String?, limits: ImageLimits) throws(PictureProblem) -> LayerSource? {
    if name == nil, ArtFile.isPlainPicture(try bytes(count: ArtFile.startSize)) { return nil }
    do throws(ArtProblem) {
      let descriptor = descriptor
      let art = try ArtFile(
        ArtBytes(count: stamp.size) { offset, count in
          do { return try Descriptor.read(count, from: descriptor, at: offset) } catch { return [] }
        })
      let layer = FileLayer(file: path, version: stamp.hashValue, name: name ?? "")
      return LayerSource(try art.order(for: name), of: layer)
    } catch {
      throw PictureProblem(path: path, reason: error.isMissingLayer ? .lost(error.sentence) : .unfit(error.sentence))
    }
  }

  /// The header; nil if more bytes are needed.
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

  /// The first `count` bytes, or fewer at the end of the file.
  private func bytes(count: Int) throws(PictureProblem) -> [UInt8] {
    do {
      return try Descriptor.read(count, from: descriptor, at: 0)
    } catch {
      throw PictureProblem(path: path, reason: PictureProblem.Reason(errno: error.code))
    }
  }

  /// Whether the file was written or replaced since it was opened.
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
  /// The problem for an error number.
  init(errno number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .folder
    case ENXIO, ENODEV: self = .noFile
    default: self = .unreadable(String(cString: strerror(number)))
    }
  }
}
