import Images

/// Reads OpenRaster: a ZIP archive with `stack.xml`, whose first layer is in front, and a PNG file for each layer.
struct OpenRasterReader {
  private let archive: Archive
  private let limits: ArtLimits
  private var outline = ArtOutline()
  /// The groups that are open; the first one stands for the whole picture.
  private var groups: [Group] = []
  private var count = 0

  private struct Group {
    var layer: ArtLayer
    /// Where its layers' places are counted from.
    var x: Int
    var y: Int
  }

  static func outline(of archive: Archive, limits: ArtLimits) throws(ArtProblem) -> ArtOutline {
    guard let stack = archive["stack.xml"] else { throw .foreign }
    var reader = OpenRasterReader(archive: archive, limits: limits)
    try reader.read(try archive.text(stack))
    reader.outline.merged = archive["mergedimage.png"].map(ArtPart.png)
    return reader.outline
  }

  private init(archive: Archive, limits: ArtLimits) {
    (self.archive, self.limits) = (archive, limits)
  }
}

extension OpenRasterReader {
  private mutating func read(_ text: [UInt8]) throws(ArtProblem) {
    var markup = MarkupReader(text, deepest: limits.depth + 8)
    /// Whether each open element is a group.
    var open: [Bool] = []
    while let event = try markup.next() {
      switch event {
      case .start(let element):
        if open.isEmpty {
          guard element.name == "image" else { throw .foreign }
          (outline.width, outline.height) = (Self.whole(element, "w") ?? 0, Self.whole(element, "h") ?? 0)
          try limits.check(width: outline.width, height: outline.height)
          if let curve = element.attributes["mypaint:eotf"].flatMap(Double.init), curve != 1 {
            outline.remark =
              "MyPaint mixes its layers in linear light. Where they are transparent, they look different here."
          }
        }
        open.append(element.name == "stack")
        try begin(element)
      case .end:
        if open.popLast() == true { endGroup() }
      }
    }
  }

  private mutating func begin(_ element: MarkupReader.Element) throws(ArtProblem) {
    switch element.name {
    case "image": break
    case "stack":
      guard groups.count <= limits.depth else { throw .unsafe("it has groups in more than \(limits.depth) others") }
      let (x, y) = (groups.last?.x ?? 0, groups.last?.y ?? 0)
      var layer = try layer(element)
      layer.group = []
      // Without a mode or an opacity of its own, a group may leave the blending to its layers.
      layer.passesThrough =
        element.attributes["isolation"] != "isolate" && layer.mode == .normal && layer.opacity == 1
      groups.append(
        Group(
          layer: layer, x: try Self.place(element, "x", from: x), y: try Self.place(element, "y", from: y)))
    case "layer":
      var layer = try layer(element)
      try addPicture(to: &layer, element)
      add(layer)
    default:
      // Texts and filters of other programs.
      guard !groups.isEmpty else { return }
      var layer = try layer(element)
      layer.ownRemark = "It is no picture, but \(LayerNames.clean(String(element.name.prefix(40)), limits: limits))."
      add(layer)
    }
  }

  private mutating func layer(_ element: MarkupReader.Element) throws(ArtProblem) -> ArtLayer {
    count += 1
    guard count <= limits.layers + 1 else { throw .unsafe("it has more than \(limits.layers) layers") }
    let attributes = element.attributes
    var layer = ArtLayer(name: attributes["name"] ?? "")
    layer.isVisible = attributes["visibility"] != "hidden"
    if let opacity = attributes["opacity"].flatMap(Double.init), opacity.isFinite {
      layer.opacity = min(1, max(0, opacity))
    }
    let mode = attributes["composite-op"] ?? ""
    // Krita's and MyPaint's way to say it.
    layer.keepsAlpha = mode == "svg:src-atop"
    if !layer.keepsAlpha { layer.mode = BlendMode(openRaster: mode) }
    return layer
  }

  private func addPicture(to layer: inout ArtLayer, _ element: MarkupReader.Element) throws(ArtProblem) {
    let source = element.attributes["src"] ?? ""
    guard let entry = archive[source] else {
      layer.ownRemark = "Its picture, \(ArtFile.quoted(source)), is not in the file."
      return
    }
    let start = try archive.start(of: entry, count: 64)
    guard let (width, height) = Self.size(ofPNG: start, entry.size) else {
      layer.ownRemark = "Its picture, \(ArtFile.quoted(source)), is no PNG file."
      return
    }
    let frame = ArtFrame(
      x: try Self.place(element, "x", from: groups.last?.x ?? 0),
      y: try Self.place(element, "y", from: groups.last?.y ?? 0), width: width, height: height)
    guard frame.isSane, limits.isWithin(width: width, height: height) else {
      layer.ownRemark = "It has \(width) by \(height) pixels, more than can be shown."
      return
    }
    (layer.part, layer.frame) = (.png(entry), frame)
  }

  private static func size(ofPNG start: [UInt8], _ fileSize: Int) -> (Int, Int)? {
    guard ImageFormat(sniffing: start) == .png, start.count >= 24 else { return nil }
    var cursor = ByteCursor(start, from: 16)
    do throws(ArtProblem) {
      let (width, height) = (try cursor.big(4), try cursor.big(4))
      return width > 0 && height > 0 ? (width, height) : nil
    } catch {
      return nil
    }
  }

  private mutating func add(_ layer: ArtLayer) {
    guard !groups.isEmpty else { return outline.layers.insert(layer, at: 0) }
    groups[groups.count - 1].layer.group?.append(layer)
  }

  /// The layers of a group were listed from the front.
  private mutating func endGroup() {
    guard var layer = groups.popLast()?.layer else { return }
    layer.group?.reverse()
    layer.frame = layer.layers.reduce(.zero) { $0.union($1.frame) }
    if groups.isEmpty {
      outline.layers = layer.layers
    } else {
      add(layer)
    }
  }

  private static func whole(_ element: MarkupReader.Element, _ name: String) -> Int? {
    element.attributes[name].flatMap(Double.init).flatMap { Int(exactly: $0.rounded()) }
  }

  /// A place on the canvas, counted from that of its group.
  private static func place(_ element: MarkupReader.Element, _ name: String, from group: Int) throws(ArtProblem) -> Int
  {
    guard let text = element.attributes[name] else { return group }
    guard let number = whole(element, name) else {
      throw .damaged("a layer's \(name) is \(ArtFile.quoted(String(text.prefix(40)))), which is no number of pixels")
    }
    let range = -ArtFrame.farthest...ArtFrame.farthest
    guard range.contains(group), range.contains(number) else { throw .damaged("a layer is too far from the canvas") }
    return group + number
  }
}
