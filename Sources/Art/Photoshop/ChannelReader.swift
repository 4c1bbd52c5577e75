/// Decodes channels.
struct ChannelReader {
  private let layout: ChannelLayout
  private let bytes: [UInt8]

  private static let damaged = ArtProblem.damaged("the channels of a layer are broken")

  init(_ bytes: [UInt8], _ layout: ChannelLayout) { (self.bytes, self.layout) = (bytes, layout) }
}

extension ChannelReader {
  /// The pixels of the layer, as large as its frame.
  func bitmap() throws(ArtProblem) -> ArtBitmap {
    let count = layout.frame.width * layout.frame.height
    var planes: [Int: [UInt8]] = [:]
    if layout.isMerged {
      planes = try mergedPlanes()
    } else {
      var cursor = ByteCursor(bytes)
      for channel in layout.channels {
        let block = try cursor.take(channel.length)
        switch channel.id {
        case -1...2 where !layout.isMask: planes[channel.id] = try plane(block, layout.frame.width, layout.frame.height)
        case -2:
          if let mask = layout.mask { planes[-2] = try plane(block, mask.frame.width, mask.frame.height) }
        default: break
        }
      }
    }
    if layout.isMask {
      var bitmap = ArtBitmap(opaque: layout.frame.width, layout.frame.height)
      if let mask = layout.mask, let plane = planes[-2] { apply(mask, plane, to: &bitmap) }
      return bitmap
    }
    let names = layout.isGray ? [0, 0, 0] : [0, 1, 2]
    guard names.allSatisfy({ planes[$0]?.count == count }) else { throw Self.damaged }
    var bitmap = ArtBitmap(clear: layout.frame.width, layout.frame.height)
    let (red, green, blue) = (planes[names[0]] ?? [], planes[names[1]] ?? [], planes[names[2]] ?? [])
    let alpha = planes[-1]
    for index in 0..<count {
      var color = (UInt32(red[index]), UInt32(green[index]), UInt32(blue[index]))
      let opacity = UInt32(alpha?[index] ?? 255)
      if layout.isMerged, opacity < 255 {
        color = (Self.unmixed(color.0, opacity), Self.unmixed(color.1, opacity), Self.unmixed(color.2, opacity))
      }
      bitmap.texels[index] = color.0 | color.1 << 8 | color.2 << 16 | opacity << 24
    }
    if let mask = layout.mask, let plane = planes[-2] { apply(mask, plane, to: &bitmap) }
    return bitmap
  }

  /// The color before it was mixed with white.
  private static func unmixed(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    guard alpha > 0 else { return 0 }
    let (mixed, white) = (Int(color) * 255, 255 * (255 - Int(alpha)))
    return UInt32(min(255, max(0, (mixed - white + Int(alpha) / 2) / Int(alpha))))
  }

  private func apply(_ mask: ChannelLayout.Mask, _ plane: [UInt8], to bitmap: inout ArtBitmap) {
    for y in 0..<layout.frame.height {
      for x in 0..<layout.frame.width {
        let (column, row) = (layout.frame.x + x - mask.frame.x, layout.frame.y + y - mask.frame.y)
        let isInside = column >= 0 && row >= 0 && column < mask.frame.width && row < mask.frame.height
        let value = isInside ? Int(plane[row * mask.frame.width + column]) : mask.around
        let share = UInt32(255 - ((255 - value) * mask.density + 127) / 255)
        let texel = bitmap.texels[y * layout.frame.width + x]
        bitmap.texels[y * layout.frame.width + x] = texel & 0xFF_FFFF | ((texel >> 24 * share + 127) / 255) << 24
      }
    }
  }
}

extension ChannelReader {
  private var sampleSize: Int { layout.depth / 8 }

  /// A channel with a packing of its own, as eight bits.
  private func plane(_ block: [UInt8], _ width: Int, _ height: Int) throws(ArtProblem) -> [UInt8] {
    if width == 0 || height == 0 { return [] }
    var cursor = ByteCursor(block)
    let (row, size) = (width * sampleSize, width * height * sampleSize)
    switch try cursor.big(2) {
    case 0: return rounded(try cursor.take(size))
    case 1:
      var lengths: [Int] = []
      for _ in 0..<height { lengths.append(try cursor.big(2)) }
      return rounded(try Self.rows(&cursor, lengths, row))
    case let packing where packing == 2 || packing == 3:
      guard var plane = Inflating.bytes(zlib: try cursor.take(cursor.left), size: size) else { throw Self.damaged }
      if packing == 3 { addDifferences(&plane, width, height) }
      return rounded(plane)
    default: throw Self.damaged
    }
  }

  /// Channels of the whole picture: one packing, and all row lengths first.
  private func mergedPlanes() throws(ArtProblem) -> [Int: [UInt8]] {
    var cursor = ByteCursor(bytes)
    let (width, height) = (layout.frame.width, layout.frame.height)
    let packing = try cursor.big(2)
    guard packing == 0 || packing == 1 else { throw Self.damaged }
    var lengths: [Int] = []
    if packing == 1 { for _ in 0..<height * layout.channels.count { lengths.append(try cursor.big(2)) } }
    var planes: [Int: [UInt8]] = [:]
    for (index, channel) in layout.channels.enumerated() {
      if packing == 0 {
        planes[channel.id] = rounded(try cursor.take(width * height * sampleSize))
      } else {
        let own = Array(lengths[index * height..<(index + 1) * height])
        planes[channel.id] = rounded(try Self.rows(&cursor, own, width * sampleSize))
      }
    }
    return planes
  }

  /// Rows packed with PackBits.
  private static func rows(_ cursor: inout ByteCursor, _ lengths: [Int], _ row: Int) throws(ArtProblem) -> [UInt8] {
    var plane: [UInt8] = []
    plane.reserveCapacity(lengths.count * row)
    for length in lengths {
      let packed = try cursor.take(length)
      let end = plane.count + row
      var place = 0
      while place < packed.count, plane.count < end {
        let control = Int(Int8(bitPattern: packed[place]))
        place += 1
        if control >= 0 {
          guard control < packed.count - place, control < end - plane.count else { throw damaged }
          plane += packed[place...place + control]
          place += control + 1
        } else if control > -128 {
          guard place < packed.count, 1 - control <= end - plane.count else { throw damaged }
          plane += repeatElement(packed[place], count: 1 - control)
          place += 1
        }
      }
      guard plane.count == end else { throw damaged }
    }
    return plane
  }

  /// Each sample was written as its difference from the one before it in the row.
  private func addDifferences(_ plane: inout [UInt8], _ width: Int, _ height: Int) {
    let row = width * sampleSize
    for start in stride(from: 0, to: row * height, by: row) {
      if sampleSize == 1 {
        for index in start + 1..<max(start + 1, start + row) { plane[index] &+= plane[index - 1] }
      } else {
        var last = 0
        for index in stride(from: start, to: start + row, by: 2) {
          last = (last + Int(plane[index]) << 8 + Int(plane[index + 1])) & 0xFFFF
          (plane[index], plane[index + 1]) = (UInt8(last >> 8), UInt8(last & 255))
        }
      }
    }
  }

  /// Samples of 16 bits, the highest byte first, as eight.
  private func rounded(_ samples: [UInt8]) -> [UInt8] {
    guard sampleSize == 2 else { return samples }
    return (0..<samples.count / 2).map { index in
      let sample = Int(samples[2 * index]) << 8 + Int(samples[2 * index + 1])
      return UInt8((sample + 128) / 257)
    }
  }
}
