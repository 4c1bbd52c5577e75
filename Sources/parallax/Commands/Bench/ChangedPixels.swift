import Glibc
import SDLBackend

/// The pixels in which a frame differs from the one before it, as stretches that a plain copy would carry over.
struct ChangedPixels {
  /// Places in the bytes of a frame.
  private(set) var stretches: [Range<Int>] = []

  /// Equal pixels between two stretches, in bytes, that cost a copy less than a stretch more.
  private static let gap = 512

  /// - Parameter last: The frame before, of the same size.
  init(of frame: Pixels, since last: Pixels) {
    let row = frame.width * 4
    guard row > 0, frame.bytes.count == last.bytes.count else { return }
    frame.bytes.withUnsafeBytes { bytes in
      last.bytes.withUnsafeBytes { before in
        for start in stride(from: 0, to: bytes.count, by: row) {
          findStretches(bytes, before, from: start, to: start + row)
        }
      }
    }
  }
}

extension ChangedPixels {
  var count: Int { stretches.reduce(0) { $0 + $1.count } / 4 }

  /// Carries them over into a frame of the same size.
  func copy(from frame: Pixels, into target: inout Pixels) {
    frame.bytes.withUnsafeBytes { bytes in
      target.bytes.withUnsafeMutableBytes { copy in
        guard let from = bytes.baseAddress, let to = copy.baseAddress else { return }
        for stretch in stretches { memcpy(to + stretch.lowerBound, from + stretch.lowerBound, stretch.count) }
      }
    }
  }

  private mutating func findStretches(
    _ bytes: UnsafeRawBufferPointer, _ before: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) {
    guard let one = bytes.baseAddress, let other = before.baseAddress,
      memcmp(one + start, other + start, end - start) != 0
    else { return }
    var begin: Int?
    var last = start
    for place in stride(from: start, to: end, by: 4)
    where bytes.load(fromByteOffset: place, as: UInt32.self) != before.load(fromByteOffset: place, as: UInt32.self) {
      if let first = begin, place - last > Self.gap {
        stretches.append(first..<last)
        begin = place
      }
      begin = begin ?? place
      last = place + 4
    }
    if let begin { stretches.append(begin..<last) }
  }
}
