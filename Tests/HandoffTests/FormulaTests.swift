import Documents
import Effects
import Geometry
import Handoff
import Testing

/// The arithmetic in each snippet, read from its text and computed, against the layers of the scene itself.
@Suite struct FormulaTests {
  static let scenes = [
    TestScene("header-refresh"), TestScene("header-stretch"),
    TestScene("header-stretch", "parameters.ratio=-0.3", "parameters.minHeight=60", "device=ipad-11"),
    TestScene("header-stretch", "parameters.overscroll=none", "parameters.ratio=1.2"),
    TestScene("stretch-banner"), TestScene("stretch-banner", "parameters.stretch=zoom", "parameters.aspect=2"),
    TestScene("stretch-banner", "parameters.stretch=none", "parameters.ratio=0.8", "parameters.minHeight=80"),
    TestScene("stretch-banner", "parameters.aspect=0.8", "parameters.ratio=0.2"),
    TestScene("stretch-banner", "parameters.minHeight=400", "parameters.ratio=0.8"),
    TestScene("stretch-banner", "parameters.minHeight=400", "parameters.stretch=zoom", "parameters.maxStretch=1.5"),
    TestScene("stretch-banner", "parameters.minHeight=300", "parameters.stretch=none"),
    TestScene(
      "stretch-banner", "parameters.minHeight=400", "parameters.stretch=zoom", "content.pictureSize=[4,5]"),
    TestScene("stretch-banner", "parameters.minHeight=290", "content.pictureSize=[4,5]"),
    TestScene("map-crop"), TestScene("map-crop", "parameters.ratio=1.3", "device.width=320"),
    TestScene("map-crop", "parameters.anchor=top", "parameters.overscan=none"),
    TestScene("map-crop", "parameters.anchor=top", "parameters.ratio=-0.2"),
    TestScene("map-crop", "parameters.overscan=1.7", "content.rowHeights=[80,200,64]"),
    TestScene("weather-menu"), TestScene("weather-menu", "parameters.anchor=top", "device=iphone-2013"),
    TestScene("weather-menu", "parameters.ratio=0.6", "content.rowHeights=[80,200,64]"),
    TestScene("weather-menu", "parameters.ratio=0.6", "parameters.anchor=top"),
    TestScene("album-stack"), TestScene("album-stack", "parameters.ratio=0.4", "parameters.axis=vertical"),
    TestScene("album-stack", "parameters.layers=1", "parameters.layerShape=published"),
    TestScene("album-stack", "parameters.layers=4", "parameters.layerShape=published", "parameters.axis=vertical"),
    TestScene("album-stack", "parameters.layerShape=published", "parameters.layerFill=outline"),
    TestScene("album-stack", "device.direction=rtl", "parameters.cellWidth=142", "parameters.coverSize=82"),
  ]

  @Test(arguments: scenes, [HandoffSystem.uikit, .swiftui, .compose])
  func `the numbers of a snippet place every layer where the scene has it`(_ scene: TestScene, _ system: HandoffSystem)
    throws
  {
    let handoff = try scene.handoff
    let code = SnippetFigures(of: handoff.text(as: system))
    let extent = handoff.scene.effect.extent(in: handoff.setting)
    var compared = 0
    for offset in stride(from: extent.bounds.lowerBound - 500, through: extent.bounds.lowerBound + 1500, by: 37.3) {
      let scrolled = offset - extent.bounds.lowerBound
      if system == .compose, scrolled < 0 { continue }
      var layers: [Layer] = []
      handoff.scene.effect.layers(at: Moment(offset: offset), in: handoff.setting, into: &layers)
      for layer in layers where layer.content.isPicture || layer.content == .outline {
        let (got, want) = places(of: layer, among: layers, scrolled: scrolled, code, handoff.blueprint)
        compared += 1
        for (name, value) in want {
          let found = try #require(got[name], "\(name) at \(offset)")
          #expect(abs(found - value) < 2e-3, "\(layer.id) at \(offset): \(name) \(found), not \(value)")
        }
      }
    }
    #expect(compared > 0)
  }

  /// What the code makes of the place of a layer's cell, and what it should make of it.
  private func places(
    of layer: Layer, among layers: [Layer], scrolled: Double, _ code: SnippetFigures, _ blueprint: Blueprint
  ) -> (got: [String: Double], want: [String: Double]) {
    let whole = layer.wholePicture
    switch blueprint {
    case .header(let header):
      var sums = Arithmetic(["s": scrolled])
      sums.run(code.numbers)
      // A header's own box is what grows; its picture fills the box.
      let isBanner = layer.id.owner == "banner"
      let frame = isBanner ? whole : layer.frame
      var want = ["top": frame.y, "drawn": frame.height, "visible": visible(layer, header)]
      // In Compose the box itself moves up as it collapses.
      if let box = code.box {
        sums.known["box"] = box - (sums.known["d"] ?? 0)
        want["box"] = want["visible"]
      }
      return (sums.known, want)
    case .rows:
      let row = layer.clip ?? layer.frame
      var sums = Arithmetic(["y": row.y, "h": row.height, "aspect": 1.5])
      sums.run(code.numbers)
      let box = layer.clip == nil ? whole : layer.frame
      return (sums.known, ["drawn": box.height, "drift": box.midY - row.midY])
    case .stack(let stack):
      // Seen on the screen the formula is the same in both directions of reading.
      let isAcross = stack.axis == .horizontal
      // The cover stays in the middle of its cell. Where it has left the screen, it is not there to compare with.
      guard let cover = layers.first(where: { $0.id == LayerID("album", layer.id.index, "layer", 0) })?.frame else {
        return ([:], [:])
      }
      let middle = isAcross ? cover.midX : cover.midY
      let edge = isAcross ? cover.y : cover.x
      var sums = Arithmetic(["x": middle - stack.stack.pass.cell / 2, "i": Double(layer.id.partIndex ?? 0)])
      sums.run(code.numbers)
      let frame = isAcross ? layer.frame : layer.frame.transposed
      let size = code.size.flatMap { size in sums.value(of: size.x).map { ($0, sums.value(of: size.y)) } }
      sums.known["width"] = size?.0
      sums.known["height"] = size?.1
      let want = [
        "offset": frame.midX - middle, "middle": frame.midY - edge, "side": frame.width, "opacity": layer.opacity,
        "width": layer.frame.width, "height": layer.frame.height,
      ]
      return (sums.known, want)
    // Its arithmetic is run by a compiler: RecipeTests.
    case .recipe: return ([:], [:])
    }
  }

  private func visible(_ layer: Layer, _ blueprint: HeaderBlueprint) -> Double {
    if layer.id.owner == "banner" { return layer.clip?.height ?? .nan }
    // The header's cell is clipped by the screen; pulled, the picture is clipped by nothing.
    guard let clip = layer.clip else { return layer.frame.maxY }
    return clip.y < 0 ? clip.maxY : clip.height
  }
}

/// What the code of a snippet says of places, read once: every offset is compared with it.
private struct SnippetFigures {
  let numbers: NamedNumbers
  /// How high the box of a header is at rest in Compose.
  let box: Double?
  /// The expressions that make the size of an album's layer.
  let size: (x: String, y: String)?

  init(of code: String) {
    numbers = NamedNumbers(in: code)
    box = code.lastMatch(of: /\.height\(([0-9.]+)\.dp\)/).flatMap { Double($0.1) }
    let uikit = code.firstMatch(of: /view\.bounds\.size = CGSize\(width: (.+), height: (.+)\)/)
    let swiftui = code.firstMatch(of: /\.frame\(width: (.+), height: (.+)\)/)
    if let match = uikit ?? swiftui ?? code.lastMatch(of: /\.requiredSize\((.+)\.dp, (.+)\.dp\)/) {
      size = (String(match.1), String(match.2))
    } else {
      size = nil
    }
  }
}

extension String {
  fileprivate func lastMatch<Output>(of regex: some RegexComponent<Output>) -> Regex<Output>.Match? {
    matches(of: regex).last
  }
}
