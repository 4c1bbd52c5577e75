/// Reads Krita's files: a ZIP archive with `maindoc.xml`, whose first layer is in front, and the tiles of each layer.
struct KritaReader {
  private let archive: Archive
  private let limits: ArtLimits
  private var outline = ArtOutline()
  /// The groups that are open; the first one stands for the whole picture.
  private var groups: [ArtLayer] = []
  private var count = 0
  /// The folder of the layers' files.
  private var folder = ""
  private var profile = ""

  static func outline(of archive: Archive, limits: ArtLimits) throws(ArtProblem) -> ArtOutline {
    guard let document = archive["maindoc.xml"] else { throw .foreign }
    var reader = KritaReader(archive: archive, limits: limits)
    try reader.read(try archive.text(document))
    reader.outline.merged = archive["mergedimage.png"].map(ArtPart.png)
    return reader.outline
  }

  private init(archive: Archive, limits: ArtLimits) { (self.archive, self.limits) = (archive, limits) }
}

extension KritaReader {
  private mutating func read(_ text: [UInt8]) throws(ArtProblem) {
    var markup = MarkupReader(text, deepest: 2 * limits.depth + 16)
    /// What each open element is, as far as it matters.
    var open: [Kind] = []
    while let event = try markup.next() {
      switch event {
      case .start(let element):
        let kind = try begin(element, inMasks: open.contains(.masks))
        open.append(kind)
      case .end:
        if open.popLast() == .layer { endLayer() }
      }
    }
    guard outline.width > 0 else { throw .foreign }
  }

  private enum Kind { case layer, masks, other }

  private mutating func begin(_ element: MarkupReader.Element, inMasks: Bool) throws(ArtProblem) -> Kind {
    switch element.name {
    case "IMAGE" where outline.width == 0:
      outline.width = Self.whole(element, "width") ?? 0
      outline.height = Self.whole(element, "height") ?? 0
      try limits.check(width: outline.width, height: outline.height)
      folder = element.attributes["name"] ?? ""
      profile = element.attributes["profile"] ?? ""
    case "layer" where !inMasks && outline.width > 0:
      try beginLayer(element)
      return .layer
    case "masks": return .masks
    case "mask" where inMasks:
      if let index = groups.indices.last { try addMask(element, to: index) }
    default: break
    }
    return .other
  }

  private mutating func beginLayer(_ element: MarkupReader.Element) throws(ArtProblem) {
    count += 1
    guard count <= limits.layers else { throw .unsafe("it has more than \(limits.layers) layers") }
    guard groups.count <= limits.depth else { throw .unsafe("it has groups in more than \(limits.depth) others") }
    let attributes = element.attributes
    var layer = ArtLayer(name: attributes["name"] ?? "")
    layer.identity = attributes["uuid"]
    layer.isVisible = attributes["visible"] != "0"
    if let opacity = Self.whole(element, "opacity") { layer.opacity = min(1, max(0, Double(opacity) / 255)) }
    layer.mode = Self.mode(attributes["compositeop"] ?? "")
    // One digit for each channel, alpha last: without its own alpha it inherits that of the layers behind it.
    let channels = attributes["channelflags"] ?? ""
    layer.keepsAlpha = channels.hasSuffix("0")
    if channels.dropLast().contains("0") { layer.say("All of its channels are shown.") }
    if let style = attributes["layerstyle"], !style.isEmpty { layer.say("Its layer style is not shown.") }
    layer.frame = ArtFrame(x: 0, y: 0, width: outline.width, height: outline.height)
    switch attributes["nodetype"] ?? "" {
    case "grouplayer":
      layer.group = []
      layer.passesThrough = attributes["passthrough"] == "1"
    case "paintlayer": try addTiles(to: &layer, element)
    case let kind: layer.say("It is a \(Self.words(kind)), which cannot be shown. Convert it to a paint layer.")
    }
    groups.append(layer)
  }

  /// A mask of transparency. Others change the colors or the shape of their layer, or are a mere selection.
  private mutating func addMask(_ element: MarkupReader.Element, to index: Int) throws(ArtProblem) {
    let kind = element.attributes["nodetype"] ?? ""
    guard element.attributes["visible"] != "0", kind != "selectionmask" else { return }
    let name = "\(folder)/layers/\(element.attributes["filename"] ?? "").pixelselection"
    guard kind == "transparencymask", let entry = archive[name], groups[index].masks.count < CompositionNode.mostMasks
    else { return groups[index].say("Its masks are not shown.") }
    groups[index].masks.append(.tiles(entry, try format(of: element, name, isGray: true, depth: 1, isMask: true)))
  }

  private mutating func endLayer() {
    guard var layer = groups.popLast() else { return }
    layer.group?.reverse()
    if groups.isEmpty { outline.layers.insert(layer, at: 0) } else { groups[groups.count - 1].group?.append(layer) }
  }

  private func addTiles(to layer: inout ArtLayer, _ element: MarkupReader.Element) throws(ArtProblem) {
    let space = element.attributes["colorspacename"] ?? "RGBA"
    let kinds = ["RGBA": (false, 1), "RGBA16": (false, 2), "GRAYA": (true, 1), "GRAYA16": (true, 2)]
    guard let (isGray, depth) = kinds[space] else {
      layer.say(
        "Its colors, \(LayerNames.clean(String(space.prefix(40)), limits: limits)), cannot be shown. "
          + "Convert it to 8 or 16 bits of RGB or gray.")
      return
    }
    let name = "\(folder)/layers/\(element.attributes["filename"] ?? "")"
    guard let entry = archive[name] else {
      layer.say("Its pixels, \(ArtFile.quoted(name)), are not in the file.")
      return
    }
    layer.part = .tiles(entry, try format(of: element, name, isGray: isGray, depth: depth))
    if !profile.isEmpty, !profile.lowercased().contains("srgb") {
      layer.say("Its color profile, \(LayerNames.clean(profile, limits: limits)), is shown as sRGB.")
    }
  }
}

extension KritaReader {
  /// How the tiles of a layer or mask are stored.
  private func format(
    of element: MarkupReader.Element, _ name: String, isGray: Bool, depth: Int, isMask: Bool = false
  ) throws(ArtProblem) -> TileFormat {
    var format = TileFormat(
      width: outline.width, height: outline.height, x: Self.whole(element, "x") ?? 0, y: Self.whole(element, "y") ?? 0,
      isGray: isGray, depth: depth)
    format.isMask = isMask
    let range = -ArtFrame.farthest...ArtFrame.farthest
    guard range.contains(format.x), range.contains(format.y) else {
      throw .damaged("a \(isMask ? "mask" : "layer") is too far from the canvas")
    }
    if let pixel = archive[name + ".defaultpixel"], pixel.size == format.pixelSize {
      format.background = try archive.text(pixel)
    }
    return format
  }

  private static func whole(_ element: MarkupReader.Element, _ name: String) -> Int? {
    element.attributes[name].flatMap(Double.init).flatMap { Int(exactly: $0.rounded()) }
  }

  private static let modes: [String: BlendMode] = [
    "": .normal, "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "dodge": .colorDodge, "burn": .colorBurn, "hard_light": .hardLight,
    "soft_light": .softLight, "soft_light_svg": .softLight, "diff": .difference, "exclusion": .exclusion, "add": .add,
    "linear_dodge": .add, "subtract": .subtract, "divide": .divide, "hue": .hue, "saturation": .saturation,
    "color": .color, "luminize": .luminosity,
  ]

  private static func mode(_ name: String) -> BlendMode {
    modes[name] ?? .other(LayerNames.clean(String(name.prefix(60)), limits: .standard))
  }

  private static let kinds = [
    "shapelayer": "vector layer", "adjustmentlayer": "filter layer", "generatorlayer": "fill layer",
    "clonelayer": "clone of another layer", "filelayer": "layer of another file",
  ]

  private static func words(_ kind: String) -> String {
    kinds[kind]
      ?? LayerNames.clean(kind.isEmpty ? "layer of an unknown kind" : String(kind.prefix(40)), limits: .standard)
  }
}
