/// Draws a composition. Colors are multiplied by their alpha, with 16 bits each, so that many layers add up precisely.
public struct Compositor {
  private let decode: ([UInt8]) throws(ArtProblem) -> ArtBitmap

  /// - Parameter decode: Decodes a PNG file.
  public init(decodingPNG decode: @escaping ([UInt8]) throws(ArtProblem) -> ArtBitmap) { self.decode = decode }
}

extension Compositor {
  /// The canvas with all that is on it.
  public func bitmap(of composition: Composition) throws(ArtProblem) -> ArtBitmap {
    let canvas = ArtFrame(x: 0, y: 0, width: composition.width, height: composition.height)
    if let single = try single(composition.nodes, on: canvas) { return single }
    var surface = ArtSurface(canvas)
    try draw(composition.nodes, on: &surface)
    return surface.bitmap
  }

  /// A picture that needs no blending.
  private func single(_ nodes: [CompositionNode], on canvas: ArtFrame) throws(ArtProblem) -> ArtBitmap? {
    guard nodes.count == 1, nodes[0].opacity == 1, nodes[0].mode == .normal, !nodes[0].keepsAlpha,
      case .picture(let picture) = nodes[0].content
    else { return nil }
    let bitmap = try decoded(picture, nodes[0])
    if nodes[0].frame.x == 0, nodes[0].frame.y == 0, bitmap.width == canvas.width, bitmap.height == canvas.height {
      return bitmap
    }
    var whole = ArtBitmap(clear: canvas.width, canvas.height)
    whole.put(bitmap, x: nodes[0].frame.x, y: nodes[0].frame.y)
    return whole
  }

  private func draw(_ nodes: [CompositionNode], on surface: inout ArtSurface) throws(ArtProblem) {
    for node in nodes {
      switch node.content {
      case .picture(let picture):
        let bitmap = try decoded(picture, node)
        surface.draw(bitmap, x: node.frame.x, y: node.frame.y, opacity: Float(node.opacity), Blending(node))
      case .group(let inner, passesThrough: true):
        guard node.opacity < 1 || !node.masks.isEmpty else {
          try draw(inner, on: &surface)
          continue
        }
        let before = surface
        try draw(inner, on: &surface)
        surface.fade(to: before, opacity: Float(node.opacity), under: try node.masks.map(decoded))
      case .group(let inner, passesThrough: false):
        var group = ArtSurface(node.frame.intersection(surface.frame))
        try draw(inner, on: &group)
        for mask in node.masks { group.apply(try decoded(mask)) }
        surface.draw(group, opacity: Float(node.opacity), Blending(node))
      }
    }
  }

  /// A picture with its masks.
  private func decoded(_ picture: CodedPicture, _ node: CompositionNode) throws(ArtProblem) -> ArtBitmap {
    var bitmap = try decoded(picture)
    for mask in node.masks { bitmap.apply(try decoded(mask), x: node.frame.x, y: node.frame.y) }
    return bitmap
  }

  private func decoded(_ picture: CodedPicture) throws(ArtProblem) -> ArtBitmap {
    var bytes = picture.bytes
    if let size = picture.size {
      guard let unpacked = Inflating.bytes(bytes, size: size) else {
        throw .damaged("the picture of a layer cannot be unpacked")
      }
      bytes = unpacked
    }
    if let checksum = picture.checksum, Inflating.checksum(bytes) != checksum {
      throw .damaged("the checksum of a layer's picture is wrong")
    }
    switch picture.coding {
    case .png: return try decode(bytes)
    case .tiles(let format):
      var tiles = TileReader(bytes, format)
      return try tiles.bitmap()
    case .channels(let layout): return try ChannelReader(bytes, layout).bitmap()
    }
  }
}
