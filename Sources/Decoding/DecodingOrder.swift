import Images

/// An order to decode a picture file. The file's bytes are in the shared memory.
public struct DecodingOrder: Hashable, Sendable {
  public var format: ImageFormat
  /// Whether the bytes are what a layer of a file needs, in place of a file of the format: pictures to be put together,
  /// or a drawing and which element of it to draw.
  public var isLayer = false
  public var orientation: Orientation
  /// File size, in bytes.
  public var fileSize: Int
  /// The size in pixels that the picture should cover, upright. It is never enlarged.
  public var neededWidth: Int
  public var neededHeight: Int
  /// Maximum pixels per side.
  public var longestSide: Int

  public init(
    format: ImageFormat, orientation: Orientation = .upright, fileSize: Int, neededWidth: Int = .max,
    neededHeight: Int = .max, longestSide: Int
  ) {
    self.format = format
    self.orientation = orientation
    self.fileSize = fileSize
    self.neededWidth = neededWidth
    self.neededHeight = neededHeight
    self.longestSide = longestSide
  }
}

extension DecodingOrder {
  /// The serialized order.
  var message: [UInt8] {
    let format = ImageFormat.allCases.firstIndex(of: format) ?? 0
    return NumberMessage.bytes([
      format, orientation.rawValue, fileSize, neededWidth, neededHeight, longestSide, isLayer ? 1 : 0,
    ])
  }

  /// Nil if the message is invalid.
  init?(message: [UInt8]) {
    guard let numbers = NumberMessage.numbers(message, count: 7), ImageFormat.allCases.indices.contains(numbers[0]),
      let orientation = Orientation(rawValue: numbers[1]), numbers[2...].allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(
      format: ImageFormat.allCases[numbers[0]], orientation: orientation, fileSize: numbers[2],
      neededWidth: numbers[3], neededHeight: numbers[4], longestSide: numbers[5])
    isLayer = numbers[6] == 1
  }
}
