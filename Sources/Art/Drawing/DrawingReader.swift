import Images

/// Reads SVG: Inkscape's layers, else the groups of the drawing. What lies between them becomes layers too, so that
/// nothing is missing.
struct DrawingReader {
  private let bytes: [UInt8]
  private let limits: ArtLimits
  private let canvas: ArtFrame
  private let hasLayers: Bool
  private var layers: [ArtLayer] = []
  /// The layers that are open, each with the depth of its element.
  private var open: [(layer: ArtLayer, depth: Int)] = []
  /// Shapes between layers, gathered until the next one.
  private var loose: Loose?
  private var ids: Set<String> = []
  private var count = 0

  private struct Loose {
    /// That of the first one.
    var name: String
    var count = 0
    var range: Range<Int>
    var hasCopies = false
    var remark: String?
  }

  static func outline(of bytes: [UInt8], limits: ArtLimits) throws(ArtProblem) -> ArtOutline {
    let header: ImageHeader
    do throws(ImageHeaderProblem) {
      header = try ImageHeader.read(whole: bytes)
    } catch {
      throw ArtProblem(error.message)
    }
    guard header.format == .svg else { throw .foreign }
    try limits.check(width: header.width, height: header.height)
    let canvas = ArtFrame(x: 0, y: 0, width: header.width, height: header.height)
    var reader = DrawingReader(
      bytes: bytes, limits: limits, canvas: canvas, hasLayers: try containsLayers(bytes))
    try reader.read()
    var outline = ArtOutline(width: header.width, height: header.height, layers: reader.layers)
    outline.isLayered = reader.hasLayers && reader.layers.count > 1
    return outline
  }

  private init(bytes: [UInt8], limits: ArtLimits, canvas: ArtFrame, hasLayers: Bool) {
    (self.bytes, self.limits, self.canvas, self.hasLayers) = (bytes, limits, canvas, hasLayers)
  }

  /// Whether a child of the root is one of Inkscape's layers.
  private static func containsLayers(_ bytes: [UInt8]) throws(ArtProblem) -> Bool {
    var markup = MarkupReader(bytes)
    while let event = try markup.next() {
      if case .start(let element) = event, markup.depth == 2, isLayer(element) { return true }
    }
    return false
  }

  private static func isLayer(_ element: MarkupReader.Element) -> Bool {
    element.name == "g" && element.attributes["inkscape:groupmode"] == "layer"
  }
}

extension DrawingReader {
  /// Elements that draw nothing where they stand.
  private static let unseen: Set<String> = [
    "defs", "metadata", "title", "desc", "style", "script", "symbol", "namedview", "clipPath", "mask", "marker",
    "pattern", "filter", "linearGradient", "radialGradient", "meshgradient", "view", "animate", "set", "font",
    "color-profile", "path-effect", "perspective", "grid", "guide", "page", "solidcolor",
  ]

  private mutating func read() throws(ArtProblem) {
    var markup = MarkupReader(bytes)
    while let event = try markup.next() {
      switch event {
      case .start(let element): try begin(element, depth: markup.depth)
      case .end(let place): end(depth: markup.depth, at: place)
      }
    }
    try closeLoose()
  }

  private mutating func begin(_ element: MarkupReader.Element, depth: Int) throws(ArtProblem) {
    let isOutermost = depth == 2
    // Layers within layers, without other elements between them.
    let isInside = open.last.map { $0.depth == depth - 1 } ?? isOutermost
    let isLayer = hasLayers ? Self.isLayer(element) && isInside : element.name == "g" && isOutermost
    if isLayer {
      try closeLoose()
      try countLayer()
      guard open.count < limits.depth else { throw .unsafe("it has groups in more than \(limits.depth) others") }
      open.append((layer(element), depth))
    } else if isOutermost {
      // Another program's settings have a prefix.
      let isSeen = !Self.unseen.contains(element.name) && !isForeign(element)
      if isSeen {
        if loose == nil { loose = Loose(name: name(of: element) ?? "", range: element.tag) }
        loose?.count += 1
      }
    }
    if element.name == "use" { markCopies() }
    if element.name == "image", let source = Self.linked(element) {
      say("Its picture, \(ArtFile.quoted(source)), is only linked, and not shown. Embed it in the drawing.")
    }
    if !isLayer || open.count > 1, !open.isEmpty, let mode = mode(of: element), mode != .normal {
      open[0].layer.say("What blends in it blends only with the rest of it here.")
    }
    // A layer whose id another element has had before could not be found by it.
    if let id = element.attributes["id"] { ids.insert(id) }
  }

  /// The open layers, or the shapes between them, have a copy of another element.
  private mutating func markCopies() {
    for index in open.indices {
      guard case .element(var part) = open[index].layer.part else { continue }
      part.hasCopies = true
      open[index].layer.part = .element(part)
    }
    if open.isEmpty { loose?.hasCopies = true }
  }

  /// Says something of the outermost layer that is open, or of the shapes between layers.
  private mutating func say(_ words: String) {
    if open.isEmpty {
      if loose?.remark == nil { loose?.remark = words }
    } else {
      open[0].layer.say(words)
    }
  }

  /// The file of a picture that is not in the drawing.
  private static func linked(_ element: MarkupReader.Element) -> String? {
    let source = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
    return source.isEmpty || source.hasPrefix("data:") || source.hasPrefix("#") ? nil : source
  }

  private func mode(of element: MarkupReader.Element) -> BlendMode? {
    let style = element.values["style"].map { StyleDeclarations(bytes, in: $0) }
    guard let name = style?["mix-blend-mode"]?.text ?? element.attributes["mix-blend-mode"], !name.isEmpty else {
      return nil
    }
    return BlendMode(named: name == "plus-lighter" ? "add" : LayerNames.clean(name, limits: limits))
  }

  private func isForeign(_ element: MarkupReader.Element) -> Bool {
    let name = bytes[(element.tag.lowerBound + 1)..<element.nameEnd]
    return name.contains(UInt8(ascii: ":")) && !name.starts(with: Array("svg:".utf8))
  }

  private mutating func end(depth: Int, at place: Int) {
    if var last = open.last, last.depth == depth + 1 {
      open.removeLast()
      if case .element(var part) = last.layer.part {
        part.range = part.range.lowerBound..<place
        last.layer.part = .element(part)
      }
      if open.isEmpty { layers.append(last.layer) } else { open[open.count - 1].layer.group?.append(last.layer) }
    } else if depth == 1, let shapes = loose, shapes.range.lowerBound < place {
      // Ends what began last; elements that draw nothing may lie between.
      loose?.range = shapes.range.lowerBound..<place
    }
  }

  private mutating func countLayer() throws(ArtProblem) {
    count += 1
    guard count <= limits.layers else { throw .unsafe("it has more than \(limits.layers) layers") }
  }

  /// Makes a layer of the shapes since the last one.
  private mutating func closeLoose() throws(ArtProblem) {
    guard let shapes = loose else { return }
    loose = nil
    try countLayer()
    let id = freshID()
    let named = shapes.count == 1 ? shapes.name : ""
    var layer = ArtLayer(
      name: named.isEmpty ? "Shapes" : named,
      part: .element(
        DrawingElement(
          id: id, range: shapes.range, hasCopies: shapes.hasCopies,
          edits: [
            DrawingElement.Edit(range: shapes.range.lowerBound..<shapes.range.lowerBound, text: "<g id=\"\(id)\">"),
            DrawingElement.Edit(range: shapes.range.upperBound..<shapes.range.upperBound, text: "</g>"),
          ])))
    layer.frame = canvas
    layer.ownRemark = shapes.remark
    layers.append(layer)
  }
}

extension DrawingReader {
  private func name(of element: MarkupReader.Element) -> String? {
    element.attributes["inkscape:label"] ?? element.attributes["id"]
  }

  private mutating func freshID() -> String {
    var number = count
    while !ids.insert("parallax-\(number)").inserted { number += 1 }
    return "parallax-\(number)"
  }

  /// A layer without its own visibility and opacity, which the scene has.
  private mutating func layer(_ element: MarkupReader.Element) -> ArtLayer {
    var layer = ArtLayer(name: name(of: element) ?? "", group: [])
    layer.frame = canvas
    var edits: [DrawingElement.Edit] = []
    let style = element.values["style"].map { StyleDeclarations(bytes, in: $0) }

    /// A property's value, which a style declares before an attribute, and its replacement.
    func take(_ name: String, _ replacement: String, if isTaken: (String) -> Bool) -> String? {
      let attribute = element.attributes[name].flatMap { text in element.values[name].map { (text, $0) } }
      guard let (text, range) = style?[name].map({ ($0.text, $0.range) }) ?? attribute, isTaken(text) else {
        return nil
      }
      edits.append(DrawingElement.Edit(range: range, text: replacement))
      return text
    }

    if take("display", "inline", if: { $0 == "none" }) != nil { layer.isVisible = false }
    if take("visibility", "visible", if: { $0 == "hidden" || $0 == "collapse" }) != nil { layer.isVisible = false }
    if let opacity = take("opacity", "1", if: { Self.share($0) != nil }).flatMap(Self.share) { layer.opacity = opacity }
    if let mode = mode(of: element) { layer.mode = mode }
    let id: String
    if let own = element.attributes["id"], !own.isEmpty, ids.insert(own).inserted {
      (id, layer.identity) = (own, own)
    } else {
      id = freshID()
      if let place = element.values["id"] {
        edits.append(DrawingElement.Edit(range: place, text: id))
      } else {
        edits.append(DrawingElement.Edit(range: element.nameEnd..<element.nameEnd, text: " id=\"\(id)\""))
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    layer.part = .element(DrawingElement(id: id, range: element.tag, edits: edits))
    return layer
  }

  /// An opacity, as a number or in percent.
  private static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text), number.isFinite else { return nil }
    return min(1, max(0, isPercent ? number / 100 : number))
  }
}
