import Images

/// The editors' formats.
public enum ArtFormat: Hashable, Sendable {
  case openRaster, krita, photoshop, drawing
}

/// A file with layers: its outline, and the bytes of which its layers are drawn.
public struct ArtFile {
  public let outline: ArtOutline
  private let bytes: ArtBytes
  private let archive: Archive?
  private let limits: ArtLimits
}

extension ArtFile {
  /// Bytes that tell a format.
  public static let startSize = ImageHeader.usualPrefix

  /// The format by a file's first bytes. Nil if it cannot have layers. An archive may still be something else.
  public static func format(of start: [UInt8]) -> ArtFormat? {
    if start.starts(with: Archive.signature) {
      let text = start.prefix(100)
      return contains(text, "application/x-krita") || contains(text, "application/x-kra") ? .krita : .openRaster
    }
    if start.starts(with: PhotoshopReader.signature) { return .photoshop }
    return ImageFormat(sniffing: start) == .svg ? .drawing : nil
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    return word.withUTF8Buffer { word in
      bytes.indices.dropLast(max(0, length - 1)).contains {
        bytes[$0..<min($0 + length, bytes.endIndex)].elementsEqual(word)
      }
    }
  }

  /// Whether a file's pictures without a layer's name are ordinary ones for other decoders.
  public static func isPlainPicture(_ start: [UInt8]) -> Bool { format(of: start).map { $0 == .drawing } ?? true }

  public init(_ bytes: ArtBytes, limits: ArtLimits = .standard) throws(ArtProblem) {
    let start = bytes.start(Self.startSize)
    if start.starts(with: "gimp xcf".utf8) { throw .ofGIMP }
    guard let format = Self.format(of: start) else { throw .foreign }
    self.bytes = bytes
    self.limits = limits
    var outline: ArtOutline
    switch format {
    case .openRaster, .krita:
      let archive = try Archive(bytes, limits: limits)
      self.archive = archive
      outline =
        format == .krita
        ? try KritaReader.outline(of: archive, limits: limits)
        : try OpenRasterReader.outline(of: archive, limits: limits)
    case .photoshop:
      archive = nil
      outline = try PhotoshopReader.outline(of: bytes, limits: limits)
    case .drawing:
      archive = nil
      outline = try DrawingReader.outline(of: try bytes.all(), limits: limits)
    }
    try limits.check(width: outline.width, height: outline.height)
    var names = LayerNames(limits)
    names.apply(to: &outline.layers)
    try limits.check(outline.layers)
    for index in outline.layers.indices { outline.layers[index].isOutermost = true }
    outline.format = format
    self.outline = outline
  }
}

extension ArtFile {
  public var format: ArtFormat { outline.format }
  /// The canvas, in pixels.
  public var width: Int { outline.width }
  public var height: Int { outline.height }
  /// From the back to the front.
  public var layers: [ArtLayer] { outline.layers }
  public var allLayers: [ArtLayer] { outline.allLayers }

  static func quoted(_ name: String) -> String { "\"\(LayerNames.clean(name, limits: .standard))\"" }
}

extension ArtFile {
  /// What a layer covers of the canvas. Krita's files say it with their tiles, which are looked through here.
  public func frame(of layer: ArtLayer) throws(ArtProblem) -> ArtFrame {
    if layer.isGroup, layer.part == nil {
      var frame = ArtFrame.zero
      for inner in layer.layers { frame = frame.union(try self.frame(of: inner)) }
      return frame
    }
    guard case .tiles(let entry, let format) = layer.part, let archive else { return layer.frame }
    var tiles = TileReader(try Archive.unpacked(try archive.packed(entry), of: entry), format)
    return try tiles.frame()
  }

  /// What another process needs in order to draw a layer, or the whole picture, as large as the canvas. A layer's own
  /// opacity, mode and visibility do not count.
  public func order(for path: String?) throws(ArtProblem) -> ArtOrder {
    guard let path else { return try ArtOrder(composition(ofMerged: outline.merged), limits) }
    let layer = try outline.layer(path)
    guard layer.isShown else {
      throw ArtProblem("\(Self.quoted(path)) has nothing to show. \(layer.remark ?? "")".trimmed)
    }
    if case .element(let element) = layer.part { return ArtOrder(element, of: layers, in: try bytes.all()) }
    return try ArtOrder(composition(of: layer), limits)
  }

  private func composition(ofMerged merged: ArtPart?) throws(ArtProblem) -> Composition {
    var composition = Composition(width: width, height: height)
    if let merged {
      let whole = ArtFrame(x: 0, y: 0, width: width, height: height)
      composition.nodes = [CompositionNode(frame: whole, content: .picture(try coded(merged)))]
    } else {
      composition.nodes = try nodes(of: layers)
    }
    return composition
  }

  private func composition(of layer: ArtLayer) throws(ArtProblem) -> Composition {
    var composition = Composition(width: width, height: height)
    var alone = layer
    (alone.isVisible, alone.opacity, alone.mode) = (true, 1, .normal)
    (alone.passesThrough, alone.keepsAlpha) = (false, false)
    composition.nodes = try nodes(of: [alone])
    // A group by itself is its layers on an empty canvas.
    if case .group(let inner, _)? = composition.nodes.first?.content, composition.nodes[0].masks.isEmpty {
      composition.nodes = inner
    }
    return composition
  }

  private func nodes(of layers: [ArtLayer]) throws(ArtProblem) -> [CompositionNode] {
    var nodes: [CompositionNode] = []
    for layer in layers where layer.isVisible && layer.isShown && layer.opacity > 0 {
      var node = CompositionNode(frame: layer.frame, content: try content(of: layer), masks: try coded(layer.masks))
      let clipped = try self.nodes(of: layer.clipped)
      if !clipped.isEmpty {
        node = CompositionNode(frame: layer.frame, content: .group([node] + clipped, passesThrough: false))
      }
      (node.opacity, node.mode, node.keepsAlpha) = (layer.opacity, layer.mode, layer.keepsAlpha)
      nodes.append(node)
    }
    return nodes
  }

  private func content(of layer: ArtLayer) throws(ArtProblem) -> CompositionNode.Content {
    if let part = layer.part { return .picture(try coded(part)) }
    let isIsolated = !layer.passesThrough || !layer.clipped.isEmpty || layer.keepsAlpha
    return .group(try nodes(of: layer.layers), passesThrough: !isIsolated)
  }

  private func coded(_ parts: [ArtPart]) throws(ArtProblem) -> [CodedPicture] {
    var pictures: [CodedPicture] = []
    for part in parts { pictures.append(try coded(part)) }
    return pictures
  }

  private func coded(_ part: ArtPart) throws(ArtProblem) -> CodedPicture {
    switch part {
    case .png(let entry):
      guard let archive else { throw .foreign }
      return try coded(entry, .png, in: archive)
    case .tiles(let entry, let format):
      guard let archive else { throw .foreign }
      return try coded(entry, .tiles(format), in: archive)
    case .channels(let layout):
      return CodedPicture(
        coding: .channels(layout), bytes: try bytes.bytes(at: layout.offset, count: layout.length))
    case .element: throw .foreign
    }
  }

  private func coded(
    _ entry: ArchiveEntry, _ coding: CodedPicture.Coding, in archive: Archive
  ) throws(ArtProblem) -> CodedPicture {
    CodedPicture(
      coding: coding, bytes: try archive.packed(entry), size: entry.isPacked ? entry.size : nil,
      checksum: entry.checksum)
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
