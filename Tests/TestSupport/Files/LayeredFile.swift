/// Small files with layers, built byte by byte.
public enum LayeredBytes {
  public static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }

  /// CRC-32.
  public static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}

/// A ZIP archive.
public struct TestArchive: Sendable {
  /// A file of an archive; what is nil follows from the bytes.
  public struct File: Sendable {
    public var name: String
    public var bytes: [UInt8]
    /// Packed with DEFLATE, of these unpacked bytes.
    public var unpackedSize: Int?
    public var method: Int?
    public var checksum: Int?
    public var flags = 0
    /// Another place of its bytes, in the directory.
    public var offset: Int?

    public init(_ name: String, _ bytes: [UInt8], unpackedSize: Int? = nil) {
      (self.name, self.bytes, self.unpackedSize) = (name, bytes, unpackedSize)
    }
  }

  public var files: [File]

  public init(_ files: [File]) { self.files = files }

  public var bytes: [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let method = file.method ?? (file.unpackedSize == nil ? 0 : 8)
      let sizes =
        LayeredBytes.little(file.checksum ?? LayeredBytes.checksum(file.bytes), 4)
        + LayeredBytes.little(file.bytes.count, 4)
        + LayeredBytes.little(file.unpackedSize ?? file.bytes.count, 4)
      let name = Array(file.name.utf8)
      let facts = LayeredBytes.little(20, 2) + LayeredBytes.little(file.flags, 2) + LayeredBytes.little(method, 2)
      let middle = facts + [0, 0, 0, 0] + sizes + LayeredBytes.little(name.count, 2) + [0, 0]
      directory +=
        [0x50, 0x4B, 1, 2, 20, 0] + middle + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        + LayeredBytes.little(file.offset ?? bytes.count, 4) + name
      bytes += [0x50, 0x4B, 3, 4] + middle + name + file.bytes
    }
    let end =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + LayeredBytes.little(files.count, 2) + LayeredBytes.little(files.count, 2)
      + LayeredBytes.little(directory.count, 4) + LayeredBytes.little(bytes.count, 4) + [0, 0]
    return bytes + directory + end
  }
}

/// A PNG file with alpha.
public enum TestPNG {
  /// - Parameter color: Red, green, blue, alpha at a column and row.
  public static func bytes(width: Int, height: Int, _ color: (Int, Int) -> [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += color(x, y) }
    }
    let header = LayeredBytes.big(width, 4) + LayeredBytes.big(height, 4) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", packed(rows))
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return LayeredBytes.big(content.count, 4) + body + LayeredBytes.big(LayeredBytes.checksum(body), 4)
  }

  /// A zlib stream of stored blocks.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var (stream, start): ([UInt8], Int) = ([0x78, 0x01], 0)
    repeat {
      let end = min(bytes.count, start + 65_535)
      stream += [end == bytes.count ? 1 : 0] + LayeredBytes.little(end - start, 2)
      stream += LayeredBytes.little(~(end - start), 2) + bytes[start..<end]
      start = end
    } while start < bytes.count
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return stream + LayeredBytes.big(high << 16 | low, 4)
  }
}

/// An OpenRaster file: `stack.xml`, and pictures of one color each.
public enum TestOpenRaster {
  /// A picture of a layer: its file in the archive, its size and its color.
  public struct Picture: Sendable {
    var name: String
    var width: Int
    var height: Int
    var color: [UInt8]

    public init(_ name: String, _ width: Int, _ height: Int, _ color: [UInt8]) {
      (self.name, self.width, self.height, self.color) = (name, width, height, color)
    }

    var file: TestArchive.File {
      TestArchive.File("data/\(name).png", TestPNG.bytes(width: width, height: height) { _, _ in color })
    }
  }

  /// - Parameter stack: The elements in the outermost stack, the front layer first.
  public static func bytes(
    _ width: Int, _ height: Int, stack: String, _ pictures: [Picture], merged: Picture? = nil
  ) -> [UInt8] {
    let xml = "<?xml version='1.0'?><image w='\(width)' h='\(height)'><stack>\(stack)</stack></image>"
    var files = [
      TestArchive.File("mimetype", Array("image/openraster".utf8)), TestArchive.File("stack.xml", Array(xml.utf8)),
    ]
    files += pictures.map(\.file)
    if let merged {
      var file = merged.file
      file.name = "mergedimage.png"
      files.append(file)
    }
    return TestArchive(files).bytes
  }

  /// A valley of 60 by 40 pixels: a sky over all of it, a hidden sun, and two hills in a group.
  public static func valley(near: [UInt8] = [0, 90, 0, 255]) -> [UInt8] {
    bytes(
      60, 40,
      stack: """
        <layer name="Mist" src="data/mist.png" opacity="0.5"/>
        <stack name="Hills"><layer name="Near" src="data/near.png" x="0" y="30"/>
        <layer name="Far &amp; wide" src="data/far.png" x="0" y="20"/></stack>
        <layer name="Sun" src="data/sun.png" x="40" y="-4" visibility="hidden" composite-op="svg:multiply"/>
        <layer name="Sky 0.1" src="data/sky.png"/>
        """,
      [
        Picture("sky", 60, 40, [90, 160, 240, 255]), Picture("sun", 12, 12, [255, 220, 0, 255]),
        Picture("far", 60, 20, [90, 120, 90, 255]), Picture("near", 70, 10, near),
        Picture("mist", 60, 40, [255, 255, 255, 128]),
      ])
  }
}
