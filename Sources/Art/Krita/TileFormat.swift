/// How the pixels of Krita's tiles are written.
struct TileFormat: Hashable, Sendable {
  /// The canvas, onto which the tiles are put.
  var width: Int
  var height: Int
  /// Where tiles are counted from.
  var x: Int
  var y: Int
  var isGray: Bool
  /// Bytes of a channel: 1 or 2.
  var depth: Int
  /// The pixel between the tiles, as the file has it. Empty for a transparent one.
  var background: [UInt8] = []
  /// Whether they are a mask's, with a byte for each pixel.
  var isMask = false
}

extension TileFormat {
  /// Bytes of a pixel.
  var pixelSize: Int { isMask ? 1 : (isGray ? 2 : 4) * depth }

  func add(to message: inout ByteMessage) {
    message.add(width, height, x, y, isGray ? 1 : 0, depth, isMask ? 1 : 0)
    message.add(background)
  }

  init(_ reader: inout ByteMessageReader, _ limits: ArtLimits) throws(ArtProblem) {
    self.init(
      width: try reader.number(), height: try reader.number(), x: try reader.number(), y: try reader.number(),
      isGray: try reader.number() == 1, depth: try reader.number())
    isMask = try reader.number() == 1
    background = try reader.bytes()
    try limits.check(width: width, height: height)
    let range = -ArtFrame.farthest...ArtFrame.farthest
    guard range.contains(x), range.contains(y), depth == 1 || depth == 2 else { throw .cutOff }
  }
}
