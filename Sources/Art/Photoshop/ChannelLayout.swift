/// Where the channels of a layer are in a Photoshop file, one after the other, and what they are.
struct ChannelLayout: Hashable, Sendable {
  /// A channel: 0, 1, 2 for colors, -1 for alpha, -2 for the layer's mask.
  struct Channel: Hashable, Sendable {
    var id: Int
    /// Bytes, of which the first two name the packing.
    var length: Int
  }

  /// A mask, which may be smaller or larger than its layer.
  struct Mask: Hashable, Sendable {
    var frame: ArtFrame
    /// Its value around the frame, 0...255.
    var around: Int
    /// How much of it counts, 0...255.
    var density = 255
  }

  /// The layer's own pixels.
  var frame: ArtFrame
  var isGray: Bool
  /// Bits of a channel: 8 or 16.
  var depth: Int
  var channels: [Channel]
  var mask: Mask?
  /// The whole picture, whose channels have one packing together and whose colors were mixed with white.
  var isMerged = false
  /// A group's mask, as large as the canvas: its alpha alone counts.
  var isMask = false
  /// Where the bytes begin in the file.
  var offset = 0
}

extension ChannelLayout {
  /// Bytes of all channels.
  var length: Int { channels.reduce(0) { $0 + $1.length } }

  func add(to message: inout ByteMessage) {
    message.add(
      frame.x, frame.y, frame.width, frame.height, isGray ? 1 : 0, depth, isMerged ? 1 : isMask ? 2 : 0,
      channels.count)
    for channel in channels { message.add(channel.id, channel.length) }
    guard let mask else { return message.add(-1) }
    message.add(mask.around, mask.density, mask.frame.x, mask.frame.y, mask.frame.width, mask.frame.height)
  }

  init(_ reader: inout ByteMessageReader, _ limits: ArtLimits) throws(ArtProblem) {
    frame = try Self.frame(&reader, limits)
    (isGray, depth) = (try reader.number() == 1, try reader.number())
    let kind = try reader.number()
    (isMerged, isMask) = (kind == 1, kind == 2)
    channels = []
    let count = try reader.number()
    guard depth == 8 || depth == 16, (0...PhotoshopReader.mostChannels).contains(count) else { throw .cutOff }
    for _ in 0..<count { channels.append(Channel(id: try reader.number(), length: try reader.number())) }
    let around = try reader.number()
    guard (-1...255).contains(around), channels.allSatisfy({ (0...limits.entrySize).contains($0.length) }) else {
      throw .cutOff
    }
    guard around >= 0 else { return }
    let density = try reader.number()
    guard (0...255).contains(density) else { throw .cutOff }
    mask = Mask(frame: try Self.frame(&reader, limits), around: around, density: density)
  }

  private static func frame(
    _ reader: inout ByteMessageReader, _ limits: ArtLimits
  ) throws(ArtProblem) -> ArtFrame {
    let frame = ArtFrame(
      x: try reader.number(), y: try reader.number(), width: try reader.number(), height: try reader.number())
    guard frame.isSane, limits.isWithin(width: frame.width, height: frame.height) else { throw .cutOff }
    return frame
  }
}
