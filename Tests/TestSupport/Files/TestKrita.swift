/// A Krita file of layers of one color each.
public struct TestKrita: Sendable {
  public struct Layer: Sendable {
    public var name: String
    /// The attributes of its element besides name and file.
    public var attributes: String
    /// Blue, green, red, alpha as they are in a pixel. Empty for a layer without pixels.
    public var pixel: [UInt8]
    /// The places of its tiles of 64 by 64 pixels.
    public var tiles: [(x: Int, y: Int)] = [(0, 0)]
    /// The pixel between the tiles.
    public var background: [UInt8]?
    /// What is in its element: masks, or layers of a group.
    public var content = ""
    /// Whether the tiles are packed.
    public var isPacked = true

    public init(
      _ name: String, _ pixel: [UInt8], _ attributes: String = "nodetype='paintlayer' visible='1' opacity='255'"
    ) {
      (self.name, self.pixel, self.attributes) = (name, pixel, attributes)
    }
  }

  public var width: Int
  public var height: Int
  /// The front layer first.
  public var layers: [Layer]
  public var profile = "sRGB-elle-V2-srgbtrc.icc"
  /// Masks by the names of their files, each with one value on a tile of 64 by 64 pixels and another around.
  public var masks: [(name: String, inside: UInt8, around: UInt8)] = []

  public init(_ width: Int, _ height: Int, _ layers: [Layer]) {
    (self.width, self.height, self.layers) = (width, height, layers)
  }
}

extension TestKrita {
  public var bytes: [UInt8] {
    let elements = layers.enumerated().map { index, layer in
      "<layer name='\(layer.name)' filename='layer\(index)' \(layer.attributes)>\(layer.content)</layer>"
    }
    let document = """
      <?xml version="1.0"?><!DOCTYPE DOC PUBLIC '-//KDE//DTD krita 2.0//EN' 'http://www.calligra.org/DTD/krita-2.0.dtd'>
      <DOC><IMAGE name="art" width="\(width)" height="\(height)" profile="\(profile)"><layers>\(elements.joined())</layers>
      </IMAGE></DOC>
      """
    var files = [
      TestArchive.File("mimetype", Array("application/x-krita".utf8)),
      TestArchive.File("maindoc.xml", Array(document.utf8)),
    ]
    for (index, layer) in layers.enumerated() where !layer.pixel.isEmpty {
      files.append(TestArchive.File("art/layers/layer\(index)", tiles(of: layer)))
      if let pixel = layer.background {
        files.append(TestArchive.File("art/layers/layer\(index).defaultpixel", pixel))
      }
    }
    for mask in masks {
      files.append(
        TestArchive.File("art/layers/\(mask.name).pixelselection", tiles(of: Layer(mask.name, [mask.inside]))))
      files.append(TestArchive.File("art/layers/\(mask.name).pixelselection.defaultpixel", [mask.around]))
    }
    return TestArchive(files).bytes
  }

  private func tiles(of layer: Layer) -> [UInt8] {
    var bytes = Array(
      "VERSION 2\nTILEWIDTH 64\nTILEHEIGHT 64\nPIXELSIZE \(layer.pixel.count)\nDATA \(layer.tiles.count)\n".utf8)
    let planes = layer.pixel.flatMap { [UInt8](repeating: $0, count: 64 * 64) }
    let tile = layer.isPacked ? [1] + Self.packed(planes) : [0] + planes
    for place in layer.tiles { bytes += Array("\(place.x),\(place.y),LZF,\(tile.count)\n".utf8) + tile }
    return bytes
  }

  /// LZF: copies of the byte before where it goes on, else the byte itself.
  public static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var (packed, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count {
      var end = place
      while end < bytes.count, place > 0, bytes[end] == bytes[place - 1], end - place < 264 { end += 1 }
      if end - place < 3 {
        packed += [0, bytes[place]]
        place += 1
      } else {
        let length = end - place - 2
        packed += length < 7 ? [UInt8(length << 5), 0] : [7 << 5, UInt8(length - 7), 0]
        place = end
      }
    }
    return packed
  }
}
