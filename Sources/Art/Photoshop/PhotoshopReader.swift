/// Reads Photoshop files: the records of layers from the back to the front, and after them their channels.
struct PhotoshopReader {
  private let bytes: ArtBytes
  private let limits: ArtLimits
  private var outline = ArtOutline()
  private var isGray = false
  private var depth = 8
  private var channelCount = 3
  private var hasMergedAlpha = false

  static let signature = Array("8BPS".utf8)
  static let mostChannels = 56
  private static let headerSize = 26

  static func outline(of bytes: ArtBytes, limits: ArtLimits) throws(ArtProblem) -> ArtOutline {
    var reader = PhotoshopReader(bytes: bytes, limits: limits)
    try reader.read()
    return reader.outline
  }

  private init(bytes: ArtBytes, limits: ArtLimits) { (self.bytes, self.limits) = (bytes, limits) }
}

extension PhotoshopReader {
  private mutating func read() throws(ArtProblem) {
    try readHeader()
    // Palette, resources, layers, and the whole picture.
    var place = Self.headerSize
    place += 4 + (try number(at: place))
    let resources = place
    place += 4 + (try number(at: place))
    let hasMerged = try saysItIsMerged(from: resources + 4, to: place)
    let length = try number(at: place)
    let end = place + 4 + length
    if length > 0 { try readLayerSection(from: place + 4, to: end) }
    if hasMerged { addMerged(at: end) }
  }

  private func number(at offset: Int) throws(ArtProblem) -> Int {
    var cursor = ByteCursor(try bytes.bytes(at: offset, count: 4))
    return try cursor.big(4)
  }

  private mutating func readHeader() throws(ArtProblem) {
    var header = ByteCursor(try bytes.bytes(at: 0, count: Self.headerSize), from: 4)
    guard try header.big(2) == 1 else {
      throw ArtProblem("This is a large document (PSB), which cannot be read. Save it as PSD.")
    }
    try header.skip(6)
    channelCount = try header.big(2)
    (outline.height, outline.width) = (try header.big(4), try header.big(4))
    depth = try header.big(2)
    let mode = try header.big(2)
    try limits.check(width: outline.width, height: outline.height)
    guard (1...Self.mostChannels).contains(channelCount) else { throw .damaged("it has \(channelCount) channels") }
    guard depth == 8 || depth == 16 else {
      throw ArtProblem("The file has \(depth) bits per channel, which cannot be read. Convert it to 8 or 16 bits.")
    }
    guard mode == 3 || mode == 1 else {
      let names = [0: "bitmap", 2: "indexed", 4: "CMYK", 7: "multichannel", 8: "duotone", 9: "Lab"]
      throw ArtProblem(
        "The file has \(names[mode] ?? "unknown") colors, which cannot be read. Convert it to RGB or gray.")
    }
    isGray = mode == 1
  }

  /// Some files have a white page in place of the whole picture, and say so in resource 1057.
  private func saysItIsMerged(from start: Int, to end: Int) throws(ArtProblem) -> Bool {
    guard end - start <= limits.textSize else { return true }
    var cursor = ByteCursor(try bytes.bytes(at: start, count: end - start))
    while cursor.left >= 12 {
      guard try cursor.big(4) == 0x3842_494D else { return true }
      let id = try cursor.big(2)
      let name = try cursor.byte()
      try cursor.skip(min(cursor.left, name | 1))
      guard cursor.left >= 4 else { return true }
      let size = try cursor.big(4)
      if id == 1057, size >= 5, cursor.left >= 5 {
        try cursor.skip(4)
        return try cursor.byte() != 0
      }
      guard size <= cursor.left else { return true }
      try cursor.skip(min(cursor.left, size + size & 1))
    }
    return true
  }

  private mutating func addMerged(at offset: Int) {
    let colors = isGray ? 1 : 3
    guard channelCount >= colors, offset < bytes.count else { return }
    var ids = Array(0..<colors)
    if hasMergedAlpha, channelCount > colors { ids.append(-1) }
    // Further channels are spot colors and selections, whose rows are counted too.
    for extra in ids.count..<max(ids.count, channelCount) { ids.append(100 + extra) }
    var layout = ChannelLayout(
      frame: ArtFrame(x: 0, y: 0, width: outline.width, height: outline.height), isGray: isGray, depth: depth,
      channels: ids.map { ChannelLayout.Channel(id: $0, length: 0) })
    layout.isMerged = true
    layout.offset = offset
    layout.channels[0].length = bytes.count - offset
    outline.merged = .channels(layout)
  }
}

/// Layers.
extension PhotoshopReader {
  private mutating func readLayerSection(from start: Int, to end: Int) throws(ArtProblem) {
    guard end <= bytes.count else { throw .cutOff }
    let length = try number(at: start)
    var place = start + 4
    guard length <= end - place else { throw .damaged("its list of layers is too long") }
    if length > 0 { return try readLayers(from: place, to: place + length) }
    // Of 16 bits the list is in a block of its own, behind the mask of all layers.
    guard end - place >= 4 else { return }
    place += 4 + (try number(at: place))
    while end - place >= 12 {
      var head = ByteCursor(try bytes.bytes(at: place, count: 12), from: 4)
      let (key, size) = (try head.big(4), try head.big(4))
      place += 12
      guard size <= end - place else { return }
      if key == 0x4C72_3136 { return try readLayers(from: place, to: place + size) }
      place += (size + 3) & ~3
    }
  }

  private mutating func readLayers(from start: Int, to end: Int) throws(ArtProblem) {
    guard end - start >= 2 else { throw .cutOff }
    var cursor = ByteCursor(try bytes.bytes(at: start, count: 2))
    let signed = try cursor.signedBig16()
    hasMergedAlpha = signed < 0
    let count = abs(signed)
    guard count <= 2 * limits.layers else { throw .unsafe("it has \(count) layers; the limit is \(limits.layers)") }
    var records: [LayerRecord] = []
    var place = start + 2
    for _ in 0..<count {
      let record = try LayerRecord(bytes, at: &place, before: end, limits)
      records.append(record)
    }
    var stack: [[ArtLayer]] = [[]]
    for record in records {
      let layer = try layer(record, at: place, before: end)
      place += record.channels.reduce(0) { $0 + $1.length }
      switch record.section {
      case .end:
        guard stack.count <= limits.depth else { throw .unsafe("it has groups in more than \(limits.depth) others") }
        stack.append([])
      case .group:
        guard stack.count > 1 else { throw .damaged("a group has no beginning") }
        var group = layer
        group.group = stack.removeLast()
        group.part = nil
        group.frame = group.layers.reduce(.zero) { $0.union($1.frame) }
        Self.add(group, isClipped: record.isClipped, to: &stack[stack.count - 1])
      case .none: Self.add(layer, isClipped: record.isClipped, to: &stack[stack.count - 1])
      }
    }
    guard stack.count == 1 else { throw .damaged("a group has no end") }
    outline.layers = stack[0]
  }

  /// Adds a layer in front of others: to the list, or to the layer to which it is clipped.
  private static func add(_ layer: ArtLayer, isClipped: Bool, to layers: inout [ArtLayer]) {
    guard isClipped, let base = layers.lastIndex(where: { !$0.lacksBase }) else { return layers.append(layer) }
    var layer = layer
    guard layers[base].isShown else {
      layer.lacksBase = true
      if layers[base].ownRemark == ArtLayer.emptyRemark {
        (layer.part, layer.group) = (nil, layer.group.map { _ in [] })
        layer.ownRemark = "It is clipped to an empty layer."
      } else if layer.ownRemark == nil {
        layer.ownRemark = "It is shown whole: the layer to which it is clipped is not shown."
      }
      return layers.append(layer)
    }
    layer.keepsAlpha = true
    layers[base].clipped.append(layer)
  }

  private func layer(_ record: LayerRecord, at offset: Int, before end: Int) throws(ArtProblem) -> ArtLayer {
    var layer = ArtLayer(name: record.name)
    layer.identity = record.number.map { "\($0)" }
    layer.isVisible = record.isVisible
    layer.opacity = record.opacity
    layer.mode = record.mode
    layer.passesThrough = record.passesThrough
    layer.frame = record.frame
    layer.ownRemark = record.remark
    var layout = ChannelLayout(
      frame: record.frame, isGray: isGray, depth: depth, channels: record.channels, mask: record.mask)
    layout.offset = offset
    guard layout.length <= end - offset else { throw .cutOff }
    if record.section == .group, layout.mask != nil {
      (layout.frame, layout.isMask) = (ArtFrame(x: 0, y: 0, width: outline.width, height: outline.height), true)
      layer.masks = [.channels(layout)]
    } else if !record.frame.isEmpty, record.isPicture {
      layer.part = .channels(layout)
    }
    if record.isPicture, record.frame.isEmpty, layer.ownRemark == nil, record.section == .none {
      layer.ownRemark = ArtLayer.emptyRemark
    }
    return layer
  }
}
