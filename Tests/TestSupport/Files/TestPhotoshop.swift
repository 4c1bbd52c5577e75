/// A Photoshop file of layers of one color each.
public struct TestPhotoshop: Sendable {
  public struct Layer: Sendable {
    public var name: String
    /// Left, top, width, height.
    public var frame: (x: Int, y: Int, width: Int, height: Int)
    /// Red, green, blue, alpha, 0...255.
    public var color: [UInt8]
    public var opacity: UInt8 = 255
    public var mode = "norm"
    public var isHidden = false
    public var isClipped = false
    /// 1 or 2 for a group, 3 for its end, which comes first.
    public var section: Int?
    /// 0 raw, 1 PackBits, 2 and 3 zlib, without and with prediction, which `pack` does.
    public var packing = 0
    /// A mask of one value around a frame of another.
    public var mask: (x: Int, y: Int, width: Int, height: Int, inside: UInt8, around: UInt8)?
    /// Which parameters the mask has, as bits, and these.
    public var maskParameters: [UInt8] = []
    /// Keys of further blocks.
    public var blocks: [String] = []
    /// What is in them; two zeros if nothing is given.
    public var blockBytes: [String: [UInt8]] = [:]

    public init(_ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: [UInt8]) {
      (self.name, self.color) = (name, color)
      frame = (x, y, width, height)
    }

    public init(group name: String, section: Int) {
      self.init(name, 0, 0, 0, 0, [0, 0, 0, 0])
      self.section = section
    }
  }

  public var width: Int
  public var height: Int
  public var depth = 8
  public var mode = 3
  public var layers: [Layer]
  /// The color of the whole picture.
  public var merged: [UInt8] = [1, 2, 3]
  /// Whether resource 1057 says that there is no whole picture.
  public var isUnmerged = false
  /// Packs bytes with zlib.
  public var pack: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  public init(_ width: Int, _ height: Int, _ layers: [Layer]) {
    (self.width, self.height, self.layers) = (width, height, layers)
  }
}

extension TestPhotoshop {
  private func big(_ number: Int, _ count: Int) -> [UInt8] { LayeredBytes.big(number, count) }

  private func block(_ bytes: [UInt8]) -> [UInt8] { big(bytes.count, 4) + bytes }

  public var bytes: [UInt8] {
    let colors = mode == 1 ? 1 : 3
    let header =
      Array("8BPS".utf8) + big(1, 2) + big(0, 6) + big(colors, 2) + big(height, 4) + big(width, 4) + big(depth, 2)
      + big(mode, 2)
    let resources = isUnmerged ? Array("8BIM".utf8) + big(1057, 2) + [0, 0] + block([0, 0, 0, 1, 0]) + [0] : []
    var records: [UInt8] = []
    var pixels: [UInt8] = []
    for layer in layers {
      let (record, channels) = encoded(layer)
      records += record
      pixels += channels
    }
    let list = big(layers.count, 2) + records + pixels
    let section: [UInt8]
    if depth == 16 {
      section =
        block([]) + block([]) + Array("8BIMLr16".utf8) + block(list) + [UInt8](repeating: 0, count: -list.count & 3)
    } else {
      section = block(list + (list.count & 1 == 1 ? [0] : []))
    }
    let whole = merged.prefix(colors).flatMap { samples($0, width * height) }
    return header + block([]) + block(resources) + block(section) + big(0, 2) + whole
  }

  private func samples(_ value: UInt8, _ count: Int) -> [UInt8] {
    [UInt8](repeating: value, count: count * depth / 8)
  }

  private func encoded(_ layer: Layer) -> (record: [UInt8], channels: [UInt8]) {
    let (frame, name) = (layer.frame, Array(layer.name.utf8.prefix(30)))
    let ids = mode == 1 ? [-1, 0] : [-1, 0, 1, 2]
    var (list, data): ([UInt8], [UInt8]) = ([], [])
    for id in ids {
      let value = id < 0 ? layer.color[3] : layer.color[id]
      let channel = big(layer.packing, 2) + packed(value, frame.width, frame.height, layer.packing)
      list += big(id, 2) + big(channel.count, 4)
      data += channel
    }
    var mask: [UInt8] = []
    if let own = layer.mask {
      let channel = big(0, 2) + samples(own.inside, own.width * own.height)
      list += big(-2, 2) + big(channel.count, 4)
      data += channel
      mask =
        big(own.y, 4) + big(own.x, 4) + big(own.y + own.height, 4) + big(own.x + own.width, 4) + [own.around]
        + (layer.maskParameters.isEmpty ? [0, 0, 0] : [16] + layer.maskParameters)
    }
    var extra = block(mask) + block([]) + [UInt8(name.count)] + name
    extra += [UInt8](repeating: 0, count: 3 - name.count % 4)
    let units = Array(layer.name.utf16)
    extra += Array("8BIMluni".utf8) + block(big(units.count, 4) + units.flatMap { big(Int($0), 2) })
    if let section = layer.section {
      extra += Array("8BIMlsct".utf8) + block(big(section, 4) + Array("8BIM\(layer.mode)".utf8))
    }
    for key in layer.blocks { extra += Array("8BIM\(key)".utf8) + block(layer.blockBytes[key] ?? [0, 0]) }
    let count = ids.count + (layer.mask == nil ? 0 : 1)
    let record =
      big(frame.y, 4) + big(frame.x, 4) + big(frame.y + frame.height, 4) + big(frame.x + frame.width, 4)
      + big(count, 2) + list + Array("8BIM\(layer.mode)".utf8)
      + [layer.opacity, layer.isClipped ? 1 : 0, layer.isHidden ? 2 : 0, 0] + block(extra)
    return (record, data)
  }

  private func packed(_ value: UInt8, _ width: Int, _ height: Int, _ packing: Int) -> [UInt8] {
    let row = width * depth / 8
    switch packing {
    case 1:
      // A run of up to 128 bytes, and literals for the rest.
      var packed: [UInt8] = []
      var left = row
      while left > 0 {
        let count = min(128, left)
        packed +=
          count > 2
          ? [UInt8(truncatingIfNeeded: 1 - count), value] : [UInt8(count - 1)] + samples(value, count * 8 / depth)
        left -= count
      }
      return (0..<height).flatMap { _ in big(packed.count, 2) } + (0..<height).flatMap { _ in packed }
    case 2: return pack(samples(value, width * height))
    case 3:
      let first = samples(value, 1)
      return pack((0..<height).flatMap { _ in first + [UInt8](repeating: 0, count: max(0, row - first.count)) })
    default: return samples(value, width * height)
    }
  }
}
