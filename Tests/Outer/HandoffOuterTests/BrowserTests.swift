import Documents
import Effects
import Foundation
import Geometry
import OuterSupport
import TestSupport
import Testing

@testable import Handoff
@testable import HandoffTests

/// The pages in real browsers of two engines: written once, each lies where `layout` has it on screens of four widths,
/// wherever it is scrolled. One browser is open at a time: each takes much of what the whole machine has.
@Suite(.serialized, .timeLimit(.minutes(8))) struct BrowserTests {
  /// Changes of the built-in scenes that pages treat in a way of their own.
  static let variants = [
    TestScene("header-refresh", "parameters.ratio=0.3", "parameters.minHeight=88"),
    TestScene("header-stretch", "parameters.minHeight=88", "parameters.bar=true", "parameters.ratio=-0.2"),
    TestScene("header-stretch", "parameters.minHeight=300", "parameters.ratio=0.7"),
    TestScene("stretch-banner", "parameters.ratio=0.8", "parameters.minHeight=60"),
    TestScene("stretch-banner", "parameters.aspect=1", "parameters.ratio=0.5", "parameters.minHeight=40"),
    TestScene("stretch-banner", "parameters.minHeight=400", "parameters.ratio=0.8"),
    TestScene("stretch-banner", "parameters.stretch=zoom", "parameters.minHeight=90", "parameters.bar=true"),
    TestScene("map-crop", "parameters.ratio=-0.3", "device=iphone-2013"),
    TestScene("map-crop", "parameters.anchor=top", "parameters.overscan=none"),
    TestScene("map-crop", "parameters.ratio=0.55", "content.rowHeights=[80,200,64.5]"),
    TestScene("map-crop", "parameters.ratio=1.3"), TestScene("map-crop", "parameters.overscan=1.6"),
    TestScene("weather-menu", "parameters.anchor=top"),
    TestScene("weather-menu", "parameters.ratio=0.613", "device=ipad-11"),
    TestScene("header-refresh", "content.textScale=1.4", "content.rowStyle=cards"),
    TestScene("album-stack", "device.direction=rtl", "parameters.layers=3"),
    TestScene("album-stack", "parameters.layerShape=published", "parameters.layerFill=outline", "parameters.ratio=0.8"),
    TestScene("album-stack", "parameters.axis=vertical", "parameters.ratio=0.4", "parameters.layerShape=published"),
    TestScene(
      "mountain-hero", "device.direction=rtl",
      "parameters.layers.2.keys=[{\"at\":20,\"x\":30},{\"at\":240,\"scale\":0.5,\"ease\":\"ease-in\"}]"),
    TestScene("stacking-cards", "parameters.visible=1", "parameters.dim=0.9", "parameters.radius=0"),
    TestScene(
      "stacking-cards", "parameters.visible=7", "parameters.scale=0.5", "parameters.dim=0.4", "device=iphone-se"),
    TestScene("stacking-cards-plain", "device.direction=rtl", "parameters.cardHeight=120", "parameters.visible=4"),
    TestScene("pager", "device.direction=rtl"), TestScene("day-and-night", "parameters.place=header"),
  ]

  static let stops = 20

  /// Layers that turn, are revealed, blurred and stay in place.
  private static let shaped =
    [
      TestScene("header-refresh", "content.bar.style=small"), TestScene("mountain-hero", "content.bar.style=small"),
      TestScene(
        "mountain-hero", "parameters.layers.1.pin=[60,180]", "parameters.layers.0.ratio=0.3",
        "parameters.layers.0.pin=[40,90]",
        "parameters.layers.2.keys=[{\"at\":20,\"rotation\":-8,\"x\":30},{\"at\":240,\"rotation\":40,\"scale\":0.5,\"ease\":\"ease-in\"}]",
        "parameters.layers.3.keys=[{\"at\":0},{\"at\":200,\"reveal\":0.25,\"blur\":4}]",
        "parameters.layers.3.from=leading"),
      TestScene(
        "pager", "parameters.layers.2.pin=[100,300]",
        "parameters.layers.1.keys=[{\"at\":0,\"rotation\":-400},{\"at\":600,\"rotation\":90,\"y\":40}]",
        "parameters.layers.3.keys=[{\"at\":0,\"reveal\":0},{\"at\":500}]", "parameters.layers.3.from=center"),
    ] + TestScene.split + TestScene.shapes

  /// Every day the built-in ones as they are, and those.
  static let checked = TestScene.prompt + shaped + FocusTests.pages + (isLong ? variants : [])

  /// Each engine as it is, and as if it had no scroll timelines: then the page's script moves what they would.
  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [true, false])
  func `a page agrees with layout on every screen`(_ engine: Browser.Engine, _ hasTimelines: Bool) throws {
    let name = engine.rawValue + (hasTimelines ? "" : " without timelines")
    // Each kind is looked at between the places of the other.
    try Self.check(name, in: Browser(engine), phase: hasTimelines ? 0 : 0.5) { scene in
      Self.page(try scene.text(as: .css), hasTimelines: hasTimelines)
    }
  }

  /// Below others, and in a box that scrolls: timelines and scripts count from where it is, and not from the page's.
  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [Frames.Place.below, .scroller])
  func `wherever it is on a page, it agrees`(_ engine: Browser.Engine, _ place: Frames.Place) throws {
    let browser = try Browser(engine)
    for hasTimelines in [true, false] {
      let name = "\(engine.rawValue), \(place)" + (hasTimelines ? "" : " without timelines")
      try Self.check(name, of: Self.placed, in: browser, stops: 8) { scene in
        place.page(Self.page(try scene.text(as: .css), hasTimelines: hasTimelines))
      }
    }
  }

  /// Scenes that are longer and wider than those that they were tuned for, up to the last that a developer may set.
  private static let long = [
    TestScene("night-stroll"), TestScene("pager", "parameters.length=50"),
    TestScene(
      "record", "parameters.length=50", "parameters.layers.1.pin=[12000,15000]", "parameters.layers.0.pin=[500,39000]"),
  ]

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `a long scene agrees to its end, on a wide screen, too`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    for hasTimelines in [true, false] {
      let name = "\(engine.rawValue), long" + (hasTimelines ? "" : " without timelines")
      try Self.check(name, of: Self.long, in: browser, stops: 8, widths: [390, 1920], way: 90_000) { scene in
        Self.page(try scene.text(as: .css), hasTimelines: hasTimelines)
      }
    }
    try Self.check(
      "\(engine.rawValue) with GSAP, long", of: Self.long, in: browser, stops: 8, widths: [390, 1920], way: 90_000
    ) {
      try Self.gsapPage($0)
    }
  }

  /// The width of a page on screens of some widths.
  private func widths(of page: String, on screens: [Double], in browser: Browser) throws -> [Double] {
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: [page]), as: UTF8.self)
      .replacing("</", with: "<\\/")
    try "<!doctype html><meta charset=\"utf-8\"><body><script>const [page] = \(text)</script>".write(
      to: file, atomically: true, encoding: .utf8)
    try browser.open(file)
    let answer = try browser.run(
      """
      return await Promise.all(\(screens).map(async width => {
        const frame = document.createElement('iframe')
        frame.style = `border: 0; width: ${width}px`
        frame.srcdoc = page.replace('<body>', '<style>* { scrollbar-width: none }</style><body>')
        await new Promise(done => { frame.onload = done; document.body.append(frame) })
        return frame.contentDocument.body.getBoundingClientRect().width
      }))
      """)
    return try #require(answer as? [NSNumber]).map(\.doubleValue)
  }

  @Test(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
  func `a page is as wide as the scene's device, or the screen`() throws {
    let browser = try Browser(.chromium)
    for (device, width) in [("iphone-14", 390.0), ("ipad-11", 834)] {
      let page = try TestScene("map-crop", "device=\(device)").text(as: .page)
      let seen = try widths(of: page, on: [320, 430, 600, 834, 1400], in: browser)
      #expect(seen == [320, 430, min(600, width), width, width], "\(device): \(seen)")
    }
  }

  /// A scene that reads from the left, among words that read from the right.
  private static let across = [
    TestScene("album-stack"), TestScene("pager"), TestScene("night-stroll"), TestScene("record"),
  ]

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `a page that reads from the right changes no layer`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    func turned(_ page: String) -> String {
      page.replacing("<html lang=\"en\">", with: "<html lang=\"en\" dir=\"rtl\">")
    }
    for hasTimelines in [true, false] {
      let name = "\(engine.rawValue), from the right" + (hasTimelines ? "" : " without timelines")
      try Self.check(name, of: Self.across, in: browser, stops: 6) { scene in
        turned(Self.page(try scene.text(as: .css), hasTimelines: hasTimelines))
      }
    }
    try Self.check("\(engine.rawValue) with GSAP, from the right", of: Self.across, in: browser, stops: 6) {
      turned(try Self.gsapPage($0))
    }
  }

  /// What Tailwind and Bootstrap set for all elements, behind the page's own style sheets.
  private static let resets = """
    <style>
    *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    body { line-height: 1.5; font-family: serif; }
    img, svg, video { display: block; max-width: 100%; height: auto; vertical-align: middle; }
    h1 { margin-bottom: 0.5rem; font-size: inherit; font-weight: inherit; line-height: 1.2; }
    p { margin-bottom: 1rem; }
    b { font-weight: bolder; }
    </style>
    """

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `resets of style sheet frameworks change nothing`(_ engine: Browser.Engine) throws {
    try Self.check("\(engine.rawValue), reset", of: Self.placed, in: Browser(engine), stops: 6) { scene in
      try scene.text(as: .css).replacing("<body>\n", with: "\(Self.resets)<body>\n")
    }
  }

  /// Whether GSAP itself is there.
  private static let hasLibrary = ProcessInfo.processInfo.environment["PARALLAX_GSAP"] != nil

  /// What stands in for GSAP asks for the scroll at each tween.
  private static let computed = hasLibrary ? [HandoffSystem.css, .gsap] : [.css]

  @Test(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing), arguments: computed)
  func `styles are computed at most once a frame while it scrolls`(_ system: HandoffSystem) throws {
    let browser = try Browser(.chromium)
    let file = FileManager.default.temporaryDirectory.appending(path: "styles-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    for name in ["map-crop", "header-stretch", "mountain-hero", "stacking-cards", "album-stack"] {
      let scene = TestScene(name)
      try (system == .css ? scene.text(as: .css) : Self.gsapPage(scene)).write(
        to: file, atomically: true, encoding: .utf8)
      try browser.open(file)
      let frames = 60.0
      let walk = """
        const strip = document.querySelector('[class$="-strip"]') ?? document.scrollingElement
        strip.style.scrollSnapType = document.documentElement.style.scrollSnapType = 'none'
        document.querySelector('button')?.click()
        for (let i = 0; i < \(Int(frames)); i++) {
          strip.scrollBy(strip === document.scrollingElement ? 0 : 5, 5)
          await new Promise(requestAnimationFrame)
        }
        """
      _ = try browser.run(walk)
      let before = try browser.styleCount()
      _ = try browser.run(walk)
      let count = try browser.styleCount() - before
      print("\(system.name): \(name): styles computed \(count) times in \(Int(frames)) frames")
      // One more begins and ends the walk.
      #expect(count <= frames + 8, "\(name)")
    }
  }

  /// A scene of each shape, and one of each axis.
  static let placed =
    ["header-stretch", "stretch-banner", "map-crop", "album-stack", "stacking-cards", "mountain-hero", "pager"]
    .map { TestScene($0) } + [
      TestScene("album-stack", "parameters.axis=vertical", "parameters.ratio=0.4"), TestScene("night-stroll"),
    ]

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `so does a page of GSAP`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    try Self.check("\(engine.rawValue) with GSAP", in: browser, stops: 12) { try Self.gsapPage($0) }
    for place in [Frames.Place.below, .scroller] {
      try Self.check("\(engine.rawValue) with GSAP, \(place)", of: Self.placed, in: browser, stops: 6) { scene in
        place.page(try Self.gsapPage(scene))
      }
    }
  }

  /// One number of the style sheet is edited, in a page and in GSAP's, and the page agrees with the scene that has it.
  @Test(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
  func `an edited style sheet agrees with the scene that has the number`() throws {
    let browser = try Browser(.chromium)
    for system in [HandoffSystem.css, .gsap] {
      try Self.check("\(system.name), edited", of: FormulaTests.edits.map(\.edited), in: browser, stops: 8) { scene in
        let edit = try #require(FormulaTests.edits.first { $0.edited.testDescription == scene.testDescription })
        let property = CodeLanguage.property(edit.constant == "rowHeight" ? "row" : edit.constant)
        let text = system == .gsap ? try Self.gsapPage(edit.scene) : try edit.scene.text(as: .css)
        let pattern = try Regex("\(property): -?[0-9.]+", as: Substring.self)
        let place = try #require(text.firstMatch(of: pattern), "\(edit)")
        return text.replacingCharacters(in: place.range, with: "\(property): \(edit.value)")
      }
    }
  }

  /// A page of GSAP with the library in it: its own files in the folder that `PARALLAX_GSAP` names, else as much of it as
  /// the code calls.
  static func gsapPage(_ scene: TestScene) throws -> String {
    let folder = ProcessInfo.processInfo.environment["PARALLAX_GSAP"].map { URL(filePath: $0) }
    let files =
      try folder.map { folder in
        try ["gsap", "ScrollTrigger", "Observer", "CustomEase"].map {
          try String(contentsOf: folder.appending(path: "\($0).min.js"), encoding: .utf8)
        }
      } ?? [String(contentsOf: Folders.tests.appending(path: "Stubs/gsap.js"), encoding: .utf8)]
    let library = files.map { "<script>\n\($0)</script>\n" }.joined()
    return try scene.text(as: .gsap).replacing(/(?:<script src="[^"]*"><\/script>\n)+/, with: library)
  }

  /// - Parameters:
  ///   - phase: How far each stop but the first is moved back, in steps.
  ///   - page: The page of a scene.
  static func check(
    _ name: String, of checked: [TestScene] = checked, in browser: Browser, stops count: Int = stops,
    phase: Double = 0, isStill: Bool = false, widths: [Double] = Frames.widths, way: Double? = nil,
    _ page: (TestScene) throws -> String
  ) throws {
    var overall = 0.0
    for start in stride(from: 0, to: checked.count, by: 5) {
      let scenes = Array(checked[start..<min(start + 5, checked.count)])
      let stops = try scenes.map { scene in
        let length = try way ?? wayToGo(scene)
        return [0] + (1..<count).map { length * (Double($0) - phase) / Double(count - 1) }
      }
      let boxes = try Frames.boxes(of: try scenes.map(page), widths: widths, stops: stops, in: browser)
      for (index, scene) in scenes.enumerated() {
        let (compared, worst) = try compare(
          boxes.filter { $0.page == index }, with: scene, isStill: isStill, widths: widths)
        overall = max(overall, worst.error)
        print("\(name): \(scene.testDescription): \(compared) boxes, largest error \(worst.error) px")
        #expect(compared * 5 >= 9 * count, "\(scene.testDescription)")
        // GSAP itself rounds the ends of a stretch of the scroll to whole pixels, and draws a curve by straight pieces.
        let isRounded = name.lowercased().contains("gsap") && hasLibrary
        // Motion finds a place on a curve by twelve halvings, and rounds the height of a row to whole pixels.
        let tolerance = isRounded ? 0.6 : name.hasPrefix("Motion") ? 0.5 : 0.05
        #expect(worst.error < tolerance, "\(name): \(scene.testDescription): \(worst.place)")
      }
    }
    print("\(name): largest error of all \(overall) px")
  }

  /// What a page does for a person who asked for less motion, with scroll timelines and without. Chromium is asked by
  /// the protocol of its tools, WebKit by the setting of its toolkit.
  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [true, false])
  func `with reduced motion a page agrees with layout, too`(_ engine: Browser.Engine, _ hasTimelines: Bool) throws {
    let browser = try Browser(engine, asksForLessMotion: true)
    let isHeard = try browser.run("return matchMedia('(prefers-reduced-motion: reduce)').matches") as? Bool
    try #require(isHeard == true)
    let name = engine.rawValue + (hasTimelines ? "" : " without timelines")
    try Self.check("\(name), still", of: Self.stillScenes, in: browser, stops: 15, isStill: true) { scene in
      Self.page(try scene.text(as: .css), hasTimelines: hasTimelines)
    }
  }

  @Test(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
  func `with reduced motion so does a page of GSAP`() throws {
    let browser = try Browser(.chromium, asksForLessMotion: true)
    try Self.check("GSAP, still", of: Self.stillScenes, in: browser, stops: 9, isStill: true) { try Self.gsapPage($0) }
  }

  static let stillScenes =
    ["header-stretch", "album-stack", "stacking-cards", "mountain-hero", "pager", "record", "day-and-night"]
    .map { TestScene($0) } + shaped + linked

  /// What lags, and keys over time and speed, which reduced motion has at once.
  private static let linked = TestScene.linked.filter { scene in
    ["header-stretch", "mountain-hero", "pager"].contains(scene.name)
  }

  /// A page as it is, or as if its browser had no scroll timelines.
  private static func page(_ page: String, hasTimelines: Bool) -> String {
    // What lags is moved by the script anywhere.
    guard !hasTimelines || page.contains("lagAfter") else { return page }
    // WebKit gives hardly any frames to a frame out of sight: the window has them.
    let framed = page.replacing("requestAnimationFrame(", with: "parent.requestAnimationFrame(")
    guard !hasTimelines else { return framed }
    return framed.replacing("animation-timeline: scroll()", with: "animation-timeline: none()")
  }

  private static func compare(
    _ boxes: [Frames.Box], with test: TestScene, isStill: Bool = false, widths: [Double] = Frames.widths
  ) throws -> (Int, (error: Double, place: String)) {
    var worst = (error: 0.0, place: "")
    var compared = 0
    for width in widths {
      var scene = try test.scene
      scene.device.width = width
      scene.device.height = Frames.height
      scene.device.insets = Insets()
      var handoff = try #require(SceneHandoff(scene, pictureSize: TestScene.size(of:)))
      // How far a hand can pull is that of the device on which it was tuned.
      handoff.setting.farthestPull = try test.handoff.setting.farthestPull
      handoff.setting.isStill = isStill
      let lost = isStill ? try Self.placedElsewhere(handoff, than: test.handoff) : []
      let low = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
      var layers: [String: Layer] = [:]
      var laid = Double.nan
      for box in boxes where box.width == width {
        if box.scrolled != laid {
          laid = box.scrolled
          var list: [Layer] = []
          handoff.scene.effect.layers(at: Moment(offset: low + laid), in: handoff.setting, into: &list)
          layers = Dictionary(list.map { (word($0), $0) }, uniquingKeysWith: { one, _ in one })
        }
        guard var layer = layers[box.name], !lost.contains(layer.id) else { continue }
        // What hugs its words is as wide as they are there.
        if case .text(let text) = layer.content, text.hugs { continue }
        compared += 1
        if case .blurred = layer.content, case .stack(let stack) = handoff.blueprint, let album = layer.id.index {
          // The page has opaque covers, and one veil over all.
          let isOver = layers["album-\(album - 1)/behind"] != nil
          layer.opacity = isOver ? layer.opacity / stack.coverBehind : 1
        }
        for error in errors(box, layer, isRightToLeft: handoff.setting.isRightToLeft)
        where error.magnitude > worst.error {
          worst = (
            error.magnitude,
            "\(box.name) at \(laid) on \(width): \(box.frame) \(box.opacity), not \(layer.drawnBox) \(layer.opacity)"
          )
        }
      }
    }
    return (compared, worst)
  }

  /// Texts that reduced motion would lose: each stands where it is read, on the screen that it was tuned on.
  private static func placedElsewhere(_ one: SceneHandoff, than tuned: SceneHandoff) throws -> Set<LayerID?> {
    guard case .recipe(let recipe) = one.blueprint, case .recipe(let other) = tuned.blueprint else { return [] }
    return Set(zip(recipe.pieces, other.pieces).filter { $0.still != $1.still }.map(\.0.layer))
  }

  /// The page's name for a layer: a banner is a header there, a shape an element like a picture, and of tiles there is one box.
  private static func word(_ layer: Layer) -> String {
    let word = layer.id.description.replacing("banner/", with: "header/").replacing("/shape", with: "/image")
    return layer.joined == nil ? word : String(word.prefix { $0 != "/" }) + "/image"
  }

  private static func errors(_ box: Frames.Box, _ layer: Layer, isRightToLeft: Bool) -> [Double] {
    var want = layer.drawnBox
    if layer.id.owner == "layer" {
      // A browser tells the box around what is turned, whatever is revealed of it.
      want = layer.wholePicture
      if let turn = Turn(degrees: layer.rotation, about: want.center) { want = turn.bounds(of: want) }
    }
    // A page has tiles as one box: it is compared where it begins.
    if layer.joined == .horizontal {
      want.x = box.frame.x + (want.x - box.frame.x).remainder(dividingBy: want.width)
      want.width = box.frame.maxX - want.x
    }
    let fading = layer.opacity - box.opacity
    if case .surface(.bar) = layer.content {
      // The page's bar goes above the screen, where it cannot be seen.
      return [
        want.x - box.frame.x, max(0, box.frame.y - want.y), want.maxX - box.frame.maxX, want.maxY - box.frame.maxY,
        fading,
      ]
    }
    if case .item(_, .title, let place) = layer.content {
      want = layer.frame
      // A caption is as wide as its room and as tall as its lines, a title of a row the other way round.
      let isCaption = place == .caption || place == .captionOnPicture
      return [
        isRightToLeft ? want.maxX - box.frame.maxX : want.x - box.frame.x, want.y - box.frame.y,
        isCaption ? want.width - box.frame.width : want.height - box.frame.height, fading,
      ]
    }
    if ["thumbnail", "symbol"].contains(layer.id.part) { want = layer.frame }
    // A title is as wide as its letters.
    if case .heading = layer.content {
      return [isRightToLeft ? want.maxX - box.frame.maxX : want.x - box.frame.x, want.midY - box.frame.midY]
    }
    return [
      want.x - box.frame.x, want.y - box.frame.y, want.maxX - box.frame.maxX, want.maxY - box.frame.maxY, fading,
    ]
  }

  /// How far it is worth scrolling: until a header has collapsed, and a few screens of a list.
  private static func wayToGo(_ scene: TestScene) throws -> Double {
    switch try scene.handoff.blueprint {
    case .header: 560
    case .rows: 1100
    case .recipe(let recipe): recipe.header == nil ? 900 : 560
    case .stack: 1500
    case .cards(let cards): cards.pile.pitch * Double(min(cards.count, 6) - 1)
    }
  }

  /// A header above windows, and windows above others, in both directions, on light ground and dark.
  private static let pairs: [[TestScene]] = [
    [TestScene("header-stretch-plain", "parameters.minHeight=90"), TestScene("map-crop")],
    [TestScene("header-refresh", "content.bar.style=small"), TestScene("weather-menu")],
    [TestScene("map-crop", "device.direction=rtl"), TestScene("weather-menu-plain", "device.direction=rtl")],
    [TestScene("header-refresh", "device.direction=rtl"), TestScene("map-crop-plain", "device.direction=rtl")],
  ]

  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [true, false])
  func `two effects on one page move as each of them does alone`(_ engine: Browser.Engine, _ hasTimelines: Bool) throws
  {
    let browser = try Browser(engine)
    for pair in Self.pairs {
      let texts = try pair.map { Self.page(try $0.text(as: .css), hasTimelines: hasTimelines) }
      let pages = texts + (0..<2).map { Self.page(of: texts, marking: $0) }
      let stops = Array(repeating: [0, 60, 150, 270, 400].map(Double.init), count: 4)
      let boxes = try Frames.boxes(of: pages, stops: stops, in: browser)
      func key(_ box: Frames.Box) -> String { "\(box.page % 2) \(box.width) \(box.name) \(box.scrolled.rounded())" }
      let together = Dictionary(boxes.filter { $0.page > 1 }.map { (key($0), $0) }, uniquingKeysWith: { one, _ in one })
      var compared = 0
      var worst = (error: 0.0, place: "")
      for box in boxes where box.page < 2 {
        // Above the second one stands what is left of the first.
        guard let other = together[key(box)] else { continue }
        compared += 1
        let errors = [
          box.frame.x - other.frame.x, box.frame.y - other.frame.y, box.frame.width - other.frame.width,
          box.frame.height - other.frame.height, box.opacity - other.opacity,
        ]
        guard let error = errors.map(\.magnitude).max(), error > worst.error else { continue }
        worst = (
          error, "\(box.page) \(box.name) at \(box.scrolled) on \(box.width): \(box.frame), together \(other.frame)"
        )
      }
      #expect(compared > 100 && worst.error < 0.05, "\(pair): \(compared) boxes, \(worst.place)")
    }
  }

  /// The effects of two pages one below the other, each with its own style sheets and script.
  private static func page(of texts: [String], marking marked: Int) -> String {
    var (styles, scenes, scripts) = ("", "", "")
    for (index, text) in texts.enumerated() {
      // Remarks of a sheet show markup.
      for style in text.matches(of: /<style>[\s\S]*?<\/style>/) { styles += style.output }
      let body = text.firstMatch(of: /<body>\s*([\s\S]*?)(<script>[\s\S]*<\/script>)?\s*<\/body>/)
      var scene = String(body?.output.1 ?? "")
      if index == marked { scene.replace("<div class=", with: "<div data-seen class=", maxReplacements: 1) }
      scenes += scene
      scripts += body?.output.2 ?? ""
    }
    let direction = texts[0].contains("dir=\"rtl\"") ? "rtl" : "ltr"
    return """
      <!doctype html><html dir="\(direction)"><meta charset="utf-8">\(styles)
      <body>\(scenes)<p style="height: 2000px"></p>\(scripts)</body></html>
      """
  }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `of two albums the one nearer the middle is in front`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    // Its own scroller comes to rest at an album, and this is about all places between.
    let page = try TestScene("album-stack").handoff.text(as: .css)
      .replacing("<body>", with: "<style>* { scroll-snap-type: none !important }</style><body>")
    let boxes = try Frames.boxes(of: [page], stops: [[0, 90, 200, 333, 721, 1500]], in: browser)
    let covers = boxes.filter { $0.name.hasSuffix("layer-0") && $0.width == 390 }
    func distance(_ box: Frames.Box) -> Double { (box.frame.midX - 195).magnitude }
    for one in covers {
      for other in covers where other.scrolled == one.scrolled && distance(one) < distance(other) - 1 {
        #expect(one.depth > other.depth, "\(one.name) before \(other.name) at \(one.scrolled)")
      }
    }
    #expect(Set(covers.map(\.scrolled)).count == 6 && covers.count > 10)
  }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `a picture lies in its box where layout has it, covering it or seen whole`(_ engine: Browser.Engine) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "fits-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try Browser(engine)
    for scene in FocusTests.whole + FocusTests.pages {
      // One with the proportions that the scene has for a missing one.
      let picture =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAA"
        + "DklEQVR42mNoaGhgAGIADAgDAdjJ9/AAAAAASUVORK5CYII="
      // A scroller of its own is as wide as the screen, of which a bar would take some.
      try scene.handoff.text(as: .css) { _ in picture }
        .replacing("<body>", with: "<style>* { scrollbar-width: none }</style><body>")
        .write(to: file, atomically: true, encoding: .utf8)
      try browser.open(file)
      // Where each lies in its box, and that box: where the boxes lie is compared above.
      let answer = try browser.run(
        """
        await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
        return [[innerWidth, innerHeight]].concat([...document.images].map(image => {
          const box = image.getBoundingClientRect(), style = getComputedStyle(image)
          const shares = [box.width / image.naturalWidth, box.height / image.naturalHeight]
          const scale = style.objectFit == 'contain' ? Math.min(...shares) : Math.max(...shares)
          const [x, y] = style.objectPosition.split(' ').map(share => parseFloat(share) / 100)
          const [width, height] = [scale * image.naturalWidth, scale * image.naturalHeight]
          return [(box.width - width) * x, (box.height - height) * y, width, height, box.width, box.height]
        }))
        """)
      let rows = try #require(answer as? [[Any]]).map { $0.compactMap { ($0 as? NSNumber)?.doubleValue } }
      var laid = try scene.scene
      (laid.device.width, laid.device.height, laid.device.insets) = (rows[0][0], rows[0][1], Insets())
      let setting = laid.setting { _ in nil }
      var layers: [Layer] = []
      let low = laid.effect.extent(in: setting).bounds.lowerBound
      laid.effect.layers(at: Moment(offset: low), in: setting, into: &layers)
      // Where small pictures lie is compared above.
      let pictures = layers.filter { layer in
        layer.content.isPicture && !layer.content.isBlurred && layer.id.part != "thumbnail" && layer.opacity > 0
      }
      #expect(pictures.count >= 1, "\(scene)")
      for layer in pictures {
        let (whole, frame) = (layer.wholePicture, layer.frame)
        let want = [whole.x - frame.x, whole.y - frame.y, whole.width, whole.height, frame.width, frame.height]
        let isThere = rows.dropFirst().contains { row in zip(row, want).allSatisfy { abs($0 - $1) < 0.1 } }
        #expect(isThere, "\(engine), \(scene.testDescription): \(want) is not among \(rows)")
      }
    }
  }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `a driver that has lost its browser is given up after seconds`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    browser.endPages()
    // Not that it has no answer, which it says after two minutes.
    let failure = #expect(throws: Browser.Failure.self) { try browser.run("await new Promise(done => {})") }
    #expect(failure?.description.hasPrefix("no answer to") == false, "\(failure?.description ?? "")")
  }

  @Test(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
  func `nothing is animated but by the scroll for a person who asked for less motion`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "still-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try Browser(.chromium)
    for scene in TestScene.builtIn {
      try scene.text(as: .css).write(to: file, atomically: true, encoding: .utf8)
      try browser.ask(forLessMotion: true)
      try browser.open(file)
      // Layers go with the content, or fade: of their keys only the opacity acts, as everything else is fixed by
      // `!important`. A header is still clipped by its rows.
      let names = try #require(
        try browser.run("return document.getAnimations().map(a => a.animationName)") as? [String])
      let calm = /-(way|hold|keys-[0-9]+|fade|fade-caption|bar|ink|light|collapse)$/
      #expect(names.filter { !$0.contains(calm) } == [], "\(scene.testDescription)")
    }
  }
}

extension Layer {
  /// The box that a page gives the layer: the whole picture, as wide as its row where it is one and fills it.
  fileprivate var drawnBox: Rect {
    if ["header", "banner", "layer", "bar", "card"].contains(id.owner) { return frame }
    guard id.owner == "row", let row = clip ?? Optional(frame) else { return frame }
    let whole = clip == nil ? wholePicture : frame
    return Rect(x: row.x, y: whole.y, width: row.width, height: whole.height)
  }
}
