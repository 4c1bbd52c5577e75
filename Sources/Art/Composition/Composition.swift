/// Pictures to be put together on a canvas, with their bytes: all that a process without files needs.
public struct Composition: Hashable, Sendable {
  public private(set) var width: Int
  public private(set) var height: Int
  /// From the back to the front.
  var nodes: [CompositionNode] = []

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

struct CompositionNode: Hashable, Sendable {
  /// What it covers of the canvas, in pixels.
  var frame: ArtFrame
  var opacity = 1.0
  var mode = BlendMode.normal
  /// Whether it is drawn only where something is behind it on its surface, whose alpha stays.
  var keepsAlpha = false
  var content: Content
  /// As large as the canvas. Its alpha is multiplied by theirs.
  var masks: [CodedPicture] = []

  static let mostMasks = 32

  enum Content: Hashable, Sendable {
    case group([CompositionNode], passesThrough: Bool)
    case picture(CodedPicture)
  }
}

/// A picture as it is in its file.
struct CodedPicture: Hashable, Sendable {
  enum Coding: Hashable, Sendable {
    case png
    case tiles(TileFormat)
    case channels(ChannelLayout)
  }

  var coding: Coding
  var bytes: [UInt8]
  /// The unpacked size, if the bytes are packed with DEFLATE.
  var size: Int?
  /// CRC-32 of the unpacked bytes. Nil if the file has none.
  var checksum: Int?
}

/// A composition as bytes for another process.
extension Composition {
  /// - Returns: Its bytes. Throws if they are too many.
  func message(_ limits: ArtLimits) throws(ArtProblem) -> [UInt8] {
    let total = nodes.reduce(0) { $0 + $1.byteCount }
    guard total <= limits.composition else {
      throw ArtProblem("Its pictures have \(total) bytes; the limit is \(limits.composition). Merge some layers.")
    }
    var message = ByteMessage()
    message.reserve(total)
    message.add(width, height)
    Self.add(nodes, to: &message)
    return message.bytes
  }

  private static func add(_ nodes: [CompositionNode], to message: inout ByteMessage) {
    message.add(nodes.count)
    for node in nodes {
      message.add(node.frame.x, node.frame.y, node.frame.width, node.frame.height)
      message.add(Int(node.opacity * 65_536), node.mode.code, node.keepsAlpha ? 1 : 0)
      switch node.content {
      case .group(let inner, let passes):
        message.add(passes ? 1 : 0)
        add(inner, to: &message)
      case .picture(let picture):
        message.add(2)
        picture.add(to: &message)
      }
      message.add(node.masks.count)
      for mask in node.masks { mask.add(to: &message) }
    }
  }

  public init(message: [UInt8], limits: ArtLimits = .standard) throws(ArtProblem) {
    var reader = ByteMessageReader(message)
    self.init(width: try reader.number(), height: try reader.number())
    try limits.check(width: width, height: height)
    nodes = try Self.nodes(&reader, limits, depth: 0)
  }

  private static func nodes(
    _ reader: inout ByteMessageReader, _ limits: ArtLimits, depth: Int
  ) throws(ArtProblem) -> [CompositionNode] {
    let count = try reader.number()
    guard depth <= 2 * limits.depth + 2, (0...limits.layers).contains(count) else { throw .cutOff }
    var nodes: [CompositionNode] = []
    for _ in 0..<count {
      let frame = ArtFrame(
        x: try reader.number(), y: try reader.number(), width: try reader.number(), height: try reader.number())
      let opacity = try reader.number()
      guard frame.isSane, (0...65_536).contains(opacity), let mode = BlendMode(code: try reader.number()) else {
        throw .cutOff
      }
      let keepsAlpha = try reader.number() == 1
      let content: CompositionNode.Content
      switch try reader.number() {
      case 0: content = .group(try Self.nodes(&reader, limits, depth: depth + 1), passesThrough: false)
      case 1: content = .group(try Self.nodes(&reader, limits, depth: depth + 1), passesThrough: true)
      case 2: content = .picture(try CodedPicture(&reader, limits))
      default: throw .cutOff
      }
      let maskCount = try reader.number()
      guard (0...CompositionNode.mostMasks).contains(maskCount) else { throw .cutOff }
      var masks: [CodedPicture] = []
      for _ in 0..<maskCount { masks.append(try CodedPicture(&reader, limits)) }
      nodes.append(
        CompositionNode(
          frame: frame, opacity: Double(opacity) / 65_536, mode: mode, keepsAlpha: keepsAlpha, content: content,
          masks: masks))
    }
    return nodes
  }
}

extension CompositionNode {
  fileprivate var byteCount: Int {
    let pictures = masks.reduce(64) { $0 + $1.byteCount }
    return switch content {
    case .group(let nodes, _): nodes.reduce(pictures) { $0 + $1.byteCount }
    case .picture(let picture): pictures + picture.byteCount
    }
  }
}

extension CodedPicture {
  fileprivate var byteCount: Int { bytes.count + 2048 }

  fileprivate func add(to message: inout ByteMessage) {
    message.add(size ?? -1, checksum ?? -1)
    coding.add(to: &message)
    message.add(bytes)
  }

  fileprivate init(_ reader: inout ByteMessageReader, _ limits: ArtLimits) throws(ArtProblem) {
    let (size, checksum) = (try reader.number(), try reader.number())
    guard size <= limits.entrySize else { throw .cutOff }
    let coding = try Coding(&reader, limits)
    self.init(
      coding: coding, bytes: try reader.bytes(), size: size < 0 ? nil : size, checksum: checksum < 0 ? nil : checksum)
  }
}

extension CodedPicture.Coding {
  fileprivate func add(to message: inout ByteMessage) {
    switch self {
    case .png: message.add(0)
    case .tiles(let format):
      message.add(1)
      format.add(to: &message)
    case .channels(let layout):
      message.add(2)
      layout.add(to: &message)
    }
  }

  fileprivate init(_ reader: inout ByteMessageReader, _ limits: ArtLimits) throws(ArtProblem) {
    switch try reader.number() {
    case 0: self = .png
    case 1: self = .tiles(try TileFormat(&reader, limits))
    case 2: self = .channels(try ChannelLayout(&reader, limits))
    default: throw .cutOff
    }
  }
}
