/// The child's answer: the size of the picture, or an error. The texels are in the shared memory, rows from the top
/// without gaps, four bytes each.
///
/// It is untrusted: a file may have taken over the child.
enum DecodingAnswer: Hashable {
  case decoded(DecodedSize)
  /// The decoder's error message.
  case refused(String)
  /// The required library is not installed.
  case noLibrary
}

/// The size of a decoded picture.
public struct DecodedSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// Full size of the picture in pixels, upright.
  public var fullWidth: Int
  public var fullHeight: Int
  /// Whether it is opaque.
  public var isOpaque: Bool

  public init(width: Int, height: Int, fullWidth: Int, fullHeight: Int, isOpaque: Bool) {
    self.width = width
    self.height = height
    self.fullWidth = fullWidth
    self.fullHeight = fullHeight
    self.isOpaque = isOpaque
  }
}

extension DecodingAnswer {
  /// The serialized answer.
  var message: [UInt8] {
    switch self {
    case .decoded(let size):
      NumberMessage.bytes([1, size.width, size.height, size.fullWidth, size.fullHeight, size.isOpaque ? 1 : 0])
    case .refused(let why): NumberMessage.bytes([0]) + Array(why.utf8.prefix(200))
    case .noLibrary: NumberMessage.bytes([2])
    }
  }

  /// Nil if the message is invalid, or does not match the order.
  init?(message: [UInt8], to order: DecodingOrder) {
    guard let status = NumberMessage.numbers(message, count: 1)?.first else { return nil }
    if status == 0 {
      self = .refused(NumberMessage.text(message, after: 1))
      return
    }
    if status == 2 {
      self = .noLibrary
      return
    }
    guard status == 1, message.count == 48, let numbers = NumberMessage.numbers(message, count: 6) else { return nil }
    let size = DecodedSize(
      width: numbers[1], height: numbers[2], fullWidth: numbers[3], fullHeight: numbers[4], isOpaque: numbers[5] == 1)
    guard size.isPlausible(for: order) else { return nil }
    self = .decoded(size)
  }
}

extension DecodedSize {
  /// Maximum side of a picture in any supported format.
  private static let longest = 1 << 24

  fileprivate func isPlausible(for order: DecodingOrder) -> Bool {
    let sides = 1...Self.longest
    return sides.contains(fullWidth) && sides.contains(fullHeight)
      && (1...min(fullWidth, max(1, order.longestSide))).contains(width)
      && (1...min(fullHeight, max(1, order.longestSide))).contains(height)
  }
}
