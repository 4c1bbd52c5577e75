/// What the child made of a picture: how large it is, or why there is none. Its texels lie in the memory that both
/// share, rows from the top without gaps, four bytes each.
///
/// It is not to be trusted: a file may have taken the child over.
enum DecodingAnswer: Hashable {
  case decoded(DecodedSize)
  /// The decoder's own words.
  case refused(String)
  /// The library for it is not there.
  case noLibrary
}

/// How large a picture is that was decoded.
public struct DecodedSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// Pixels that the file has, the right way up.
  public var fullWidth: Int
  public var fullHeight: Int
  /// Nothing shines through.
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
  /// As it is sent.
  var message: [UInt8] {
    switch self {
    case .decoded(let size):
      Message.bytes([1, size.width, size.height, size.fullWidth, size.fullHeight, size.isOpaque ? 1 : 0])
    case .refused(let why): Message.bytes([0]) + Array(why.utf8.prefix(200))
    case .noLibrary: Message.bytes([2])
    }
  }

  /// Nil where the message makes no sense, or tells of a picture that was not asked for.
  init?(message: [UInt8], to order: DecodingOrder) {
    guard let status = Message.numbers(message, count: 1)?.first else { return nil }
    if status == 0 {
      self = .refused(Message.text(message, after: 1))
      return
    }
    if status == 2 {
      self = .noLibrary
      return
    }
    guard status == 1, message.count == 48, let numbers = Message.numbers(message, count: 6) else { return nil }
    let size = DecodedSize(
      width: numbers[1], height: numbers[2], fullWidth: numbers[3], fullHeight: numbers[4], isOpaque: numbers[5] == 1)
    guard size.isPlausible(for: order) else { return nil }
    self = .decoded(size)
  }
}

extension DecodedSize {
  /// A side of a picture that no format here exceeds.
  private static let longest = 1 << 24

  fileprivate func isPlausible(for order: DecodingOrder) -> Bool {
    let sides = 1...Self.longest
    return sides.contains(fullWidth) && sides.contains(fullHeight)
      && (1...min(fullWidth, max(1, order.longestSide))).contains(width)
      && (1...min(fullHeight, max(1, order.longestSide))).contains(height)
  }
}
