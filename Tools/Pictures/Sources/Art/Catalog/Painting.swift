/// A picture in layers, as artists keep theirs.
public struct Painting: Sendable {
  /// A layer: what it is called, and how it is painted.
  public struct Layer: Sendable {
    public let name: String
    public let artwork: Artwork
    public let opacity: Double
    /// The group that it is in, with its neighbors of the same group.
    public let group: String?

    init(_ name: String, _ artwork: Artwork, opacity: Double = 1, group: String? = nil) {
      (self.name, self.artwork, self.opacity, self.group) = (name, artwork, opacity, group)
    }
  }

  /// Folder and name without an ending.
  public let name: String
  public let width: Int
  public let height: Int
  /// From the back to the front.
  public let layers: [Layer]

  public var file: String { name + ".ora" }
}

extension Painting {
  /// A layer's pixels without the clear borders, and where they are on the canvas.
  public struct Trimmed: Hashable, Sendable {
    public let bitmap: Bitmap
    public let x: Int
    public let y: Int
  }

  /// The description of the layers in an OpenRaster file, the front one first.
  ///
  /// - Parameter places: Of the layers, from the back to the front.
  public func stack(_ places: [(x: Int, y: Int)]) -> String {
    var lines = [
      "<?xml version='1.0' encoding='UTF-8'?>", "<image version=\"0.0.5\" w=\"\(width)\" h=\"\(height)\">", "<stack>",
    ]
    var group: String?
    for (index, layer) in layers.enumerated().reversed() {
      if layer.group != group {
        if group != nil { lines.append("</stack>") }
        if let name = layer.group { lines.append("<stack name=\"\(name)\" isolation=\"isolate\">") }
        group = layer.group
      }
      let opacity = layer.opacity < 1 ? " opacity=\"\(layer.opacity)\"" : ""
      lines.append(
        "<layer name=\"\(layer.name)\" src=\"\(Self.source(index))\" x=\"\(places[index].x)\" y=\"\(places[index].y)\"\(opacity)/>"
      )
    }
    if group != nil { lines.append("</stack>") }
    return (lines + ["</stack>", "</image>", ""]).joined(separator: "\n")
  }

  /// The file of a layer in the archive.
  public static func source(_ index: Int) -> String { "data/layer\(index).png" }
}

extension Bitmap {
  /// Without the rows and columns at its borders in which nothing is to be seen.
  public func trimmed() -> Painting.Trimmed {
    guard channels == 4 else { return Painting.Trimmed(bitmap: self, x: 0, y: 0) }
    let rows = (0..<height).filter { y in (0..<width).contains { opacity($0, y) > 0 } }
    let columns = (0..<width).filter { x in (0..<height).contains { opacity(x, $0) > 0 } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last else {
      return Painting.Trimmed(bitmap: Bitmap(width: 1, height: 1, channels: 4, bytes: [0, 0, 0, 0]), x: 0, y: 0)
    }
    var cut: [UInt8] = []
    for y in top...bottom {
      cut += bytes[(y * width + left) * 4..<(y * width + right + 1) * 4]
    }
    let bitmap = Bitmap(width: right - left + 1, height: bottom - top + 1, channels: 4, bytes: cut)
    return Painting.Trimmed(bitmap: bitmap, x: left, y: top)
  }
}
