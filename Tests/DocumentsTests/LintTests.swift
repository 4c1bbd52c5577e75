import Documents
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Findings about valid scenes that look wrong, with remedies that work.
@Suite struct LintTests {
  private func findings(_ parameters: String, effect: String, rest: String = "", _ report: PictureReport) -> [String] {
    let text = "{\"parallax\":1,\"effect\":\"\(effect)\",\n\"parameters\":{\(parameters)}\(rest)}"
    let reading = SceneReader.read(Array(text.utf8))
    #expect(reading.scene != nil, "\(reading.problems)")
    return SceneLint.problems(in: reading) { _ in report }.map { $0.line(file: "s") }
  }

  private func check(
    _ effect: String, _ parameters: String, rest: String = "", report: PictureReport = .unfit(why: "is missing"),
    _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      findings(parameters, effect: effect, rest: rest, report) == expected, sourceLocation: sourceLocation)
  }

  @Test func `scenes of defaults show no gap`() {
    for name in Catalog.names { check(name, "") }
  }

  @Test(arguments: Catalog.names) func `an effect that shows what it wants of a picture says so`(_ effect: String) {
    let content = ",\"content\":{\"images\":[\"a.jpg\",{\"file\":\"b.jpg\",\"fit\":\"contain\"}]}"
    let said = findings("", effect: effect, rest: content, .fit(Size(width: 4000, height: 4000)))
    let contains = ["header-parallax", "album-stack", "stacking-cards"].contains(effect)
    let message = "contain has no effect: \(effect) decides by itself how much of a picture is seen"
    let line = "s:2:68: warning: content.images[1].fit: \(message)"
    #expect(said.filter { $0.contains("contain") } == (contains ? [] : [line]))
  }

  @Test func `a page that its header takes whole, or that is not sharp in it, is told of`() {
    let page = ",\"content\":{\"page\":\"p.png\",\"pageHeader\":true}"
    check("header-parallax", "", rest: page, report: .fit(Size(width: 4000, height: 9000)))
    check(
      "header-parallax", "", rest: page, report: .fit(Size(width: 8000, height: 4000)),
      "s:2:35: warning: content.page: p.png is no taller than the header, so that nothing of it is left below")
    check(
      "stretch-banner", "", rest: page, report: .fit(Size(width: 400, height: 9000)),
      "s:2:35: warning: content.page: p.png is 400 x 9000 pixels and not sharp at the largest zoom."
        + " Give it at least 1170 x 26325.")
    // It is the only picture: nothing is said of the others.
    check(
      "header-parallax", "", rest: ",\"content\":{\"images\":[\"a.png\"],\"page\":\"p.png\",\"pageHeader\":true}",
      report: .fit(Size(width: 4000, height: 9000)))
  }

  @Test func `bars that take the whole screen are told of`() {
    let bars = ",\"device\":{\"height\":240},\"content\":{\"bar\":{\"hides\":\"down\"},\"tabBar\":{\"height\":160}}"
    check(
      "map-crop", "", rest: bars,
      "s:2:84: warning: content.tabBar: the bars are 285 pt high with the safe area, and the screen 240 pt: nothing shows"
        + " between them. Make the tab bar lower, or leave a bar out.")
  }

  @Test func `a lag is told the speed from which it leaves a gap`() {
    check(
      "header-parallax", "\"follow\":20",
      "s:2:24: warning: parameters.follow: from 20 pt/s on the picture lags so far that it leaves a gap; the fastest flick"
        + " has 8000 pt/s. A larger number lags less; null does not.")
  }

  @Test func `a map without enough overscan is told how much it needs, if a scene can have it`() {
    check(
      "map-crop", "\"ratio\":0.5,\"overscan\":1.5",
      "s:2:23: warning: parameters.ratio: at ratio 0.5 the picture leaves a gap; 0.58...1.365 is safe here."
        + " Set overscan to \"auto\", or ratio to 0.58, or overscan to 1.74.")
    check(
      "map-crop", "\"overscan\":\"none\",\"ratio\":-0.5",
      "s:2:41: warning: parameters.ratio: at ratio -0.5 the picture leaves a gap; 0.745...1.221 is safe here."
        + " Set overscan to \"auto\", or ratio to 0.75.")
  }

  @Test func `a row by its top is told to go by its middle, if that helps`() {
    // The area that it leaves free at the top has left the screen, as long as the picture goes the way of its row.
    check("weather-menu", "\"anchor\":\"top\"")
    check(
      "weather-menu", "\"anchor\":\"top\",\"imageHeight\":1600", rest: ",\"device\":\"iphone-14\"",
      "s:2:44: warning: parameters.imageHeight: at ratio -0.777 the picture leaves a gap; 0...1 is safe here."
        + " Set anchor to \"center\", or imageHeight to 944.")
    check(
      "weather-menu", "\"anchor\":\"top\",\"imageHeight\":50",
      "s:2:44: warning: parameters.imageHeight: at ratio 1.059 the picture leaves a gap; 0...1 is safe here."
        + " Set imageHeight to 100.")
  }

  @Test func `a picture lower than its row is told how tall the tallest row is`() {
    check(
      "weather-menu", "\"imageHeight\":50",
      "s:2:29: warning: parameters.imageHeight: at ratio 1.053 the picture leaves a gap; -0.5...1 is safe here."
        + " Set imageHeight to 100.")
    check(
      "weather-menu", "\"imageHeight\":200", rest: ",\"content\":{\"rowHeights\":[80,300]}",
      "s:2:29: warning: parameters.imageHeight: at ratio 1.087 the picture leaves a gap; -0.5...1 is safe here."
        + " Set imageHeight to 300.")
    // So tall on such a low screen that no allowed ratio covers it; the lower of the rows has a lower one.
    check(
      "weather-menu", "\"imageHeight\":1600",
      rest: ",\"device\":{\"width\":320,\"height\":320},\"content\":{\"rowHeights\":[20,100]}")
  }

  @Test func `a header that does not grow as far as it is pulled is told how far that is`() {
    let reach = "this device allows 300 pt."
    check(
      "header-parallax", "\"maxStretch\":1.1", rest: ",\"device\":\"iphone-14\"",
      "s:2:28: warning: parameters.maxStretch: a pull of more than 19.5 pt leaves a gap above the picture; "
        + reach + " Set maxStretch to 2.6, or overscroll to \"none\".")
    check(
      "stretch-banner", "\"maxStretch\":1,\"stretch\":\"zoom\",\"ratio\":0.5,\"aspect\":1.5",
      rest: ",\"device\":\"iphone-14\"",
      "s:2:28: warning: parameters.maxStretch: any pull leaves a gap above the picture; " + reach
        + " Set maxStretch to 2.2, or stretch to \"none\".")
    // Without overscroll there is no gap: in a list that stops dead, and in one with a stretched edge.
    for physics in ["flutter-android", "android"] {
      check("header-parallax", "\"maxStretch\":1.1", rest: ",\"physics\":\"\(physics)\"")
    }
    check("header-parallax", "\"maxStretch\":1.1,\"overscroll\":\"refresh\"")
  }

  @Test func `rows under a banner that stays taller than it is are told of`() {
    check(
      "stretch-banner", "\"minHeight\":300", rest: ",\"device\":\"iphone-14\"",
      "s:2:27: warning: parameters.minHeight: 105 pt of the rows are hidden by the header at rest. Set minHeight to 195."
    )
  }

  @Test func `a header outside 0...1 leaves a gap`() {
    check(
      "header-parallax", "\"ratio\":1.2",
      "s:2:23: warning: parameters.ratio: at ratio 1.2 the picture leaves a gap; 0...1 is safe here. Set ratio to 1.")
    check("header-parallax", "\"ratio\":1.2,\"minHeight\":400")
  }

  @Test func `albums are told of their cells, not of pictures`() {
    check(
      "album-stack", "\"ratio\":0.5",
      "s:2:23: warning: parameters.ratio: at ratio 0.5 layers leave their cell; 0.888...1.112 is safe here."
        + " Set ratio to 0.89, or cellWidth to 554.")
    check(
      "album-stack", "\"coverSize\":200,\"cellWidth\":100",
      "s:2:27: warning: parameters.coverSize: the cover is larger than its cell; no ratio is safe here."
        + " Set cellWidth to 200, or coverSize to 100.")
    check(
      "album-stack", "\"ratio\":0.9,\"coverSize\":200,\"cellWidth\":100",
      "s:2:39: warning: parameters.coverSize: the cover is larger than its cell; no ratio is safe here."
        + " Set cellWidth to 266.")
    check(
      "album-stack", "\"ratio\":0.3,\"coverSize\":200,\"cellWidth\":100",
      "s:2:39: warning: parameters.coverSize: the cover is larger than its cell; no ratio is safe here."
        + " Set ratio to \"auto\" and cellWidth to 200, or ratio to \"auto\" and coverSize to 100.")
  }

  @Test func `a cover by itself has no layers that could leave its cell`() {
    check("album-stack", "\"layers\":1,\"ratio\":0.5")
    check("album-stack", "\"layers\":1,\"coverSize\":600,\"cellWidth\":40")
  }

  @Test func `a stack of no layers shows nothing, and is told so with the way out`() {
    check(
      "album-stack", "\"layers\":0,\"coverSize\":200,\"cellWidth\":100",
      "s:2:24: warning: parameters.layers: nothing is shown of the albums: a stack of no layers has no cover."
        + " Set layers to 1.")
  }

  @Test func `pictures that cannot be shown and pictures that are too small are told where they are spelled`() {
    check(
      "weather-menu", "", rest: ",\n\"content\":{\"images\":[\"a.png\"],\"page\":\"b.png\"}",
      "s:3:22: warning: content.images[0]: a.png: is missing", "s:3:38: warning: content.page: b.png: is missing")
    check(
      "weather-menu", "", rest: ",\n\"content\":{\"images\":[\"a.png\"]}", report: .fit(Size(width: 600, height: 400)),
      "s:3:22: warning: content.images[0]: a.png is 600 x 400 pixels and not sharp at the largest zoom."
        + " Give it at least 1170 x 780.")
    check(
      "weather-menu", "", rest: ",\n\"content\":{\"images\":[\"a.png\"]}", report: .fit(Size(width: 1170, height: 780)))
  }

  @Test func `a picture that is enlarged by less than a seventh passes`() {
    let images = ",\n\"content\":{\"images\":[\"a.png\"]}"
    check("weather-menu", "", rest: images, report: .fit(Size(width: 1020, height: 680)))
    check(
      "weather-menu", "", rest: images, report: .fit(Size(width: 1000, height: 667)),
      "s:3:22: warning: content.images[0]: a.png is 1000 x 667 pixels and not sharp at the largest zoom."
        + " Give it at least 1170 x 781.")
  }

  @Test func `a number that makes a picture too large is named with the value at which it is sharp`() {
    let images = ",\n\"content\":{\"images\":[\"a.png\"]}"
    check(
      "weather-menu", "\"imageHeight\":400", rest: images, report: .fit(Size(width: 1170, height: 780)),
      "s:3:22: warning: content.images[0]: a.png is 1170 x 780 pixels and not sharp at the largest zoom."
        + " Give it at least 1800 x 1200, or set imageHeight to 260.")
    check(
      "header-parallax", "", rest: images, report: .fit(Size(width: 1170, height: 585)),
      "s:3:22: warning: content.images[0]: a.png is 1170 x 585 pixels and not sharp at the largest zoom."
        + " Give it at least 2967 x 1484, or set overscroll to \"none\".")
  }

  @Test func `a picture that is never shown need not be sharp`() {
    let small = PictureReport.fit(Size(width: 600, height: 300))
    func blurred(_ effect: String, _ parameters: String = "", rows: Int = 100) -> [String] {
      let content = ",\"content\":{\"rows\":\(rows),\"images\":[\"a\",\"b\",\"c\",\"d\"]}"
      let lines = findings(parameters, effect: effect, rest: content, small)
      return lines.compactMap { $0.split(separator: "images[").dropFirst().first.map { String($0.prefix(1)) } }
    }
    #expect(blurred("header-parallax") == ["0"])
    #expect(blurred("stretch-banner") == ["0"])
    #expect(blurred("weather-menu", "\"imageHeight\":400") == ["0", "1", "2", "3"])
    #expect(blurred("weather-menu", "\"imageHeight\":400", rows: 2) == ["0", "1"])
    #expect(blurred("map-crop", rows: 5) == ["0", "1"])
    #expect(blurred("map-crop", "\"every\":1", rows: 3) == ["0", "1", "2"])
    #expect(blurred("map-crop", rows: 0) == [])
    let large = "\"coverSize\":300,\"cellWidth\":400"
    #expect(blurred("album-stack", large, rows: 1) == ["0", "1", "2", "3"])
    #expect(blurred("album-stack", large + ",\"layers\":2", rows: 1) == ["0", "1"])
    #expect(blurred("album-stack", large + ",\"layerFill\":\"outline\"", rows: 1) == ["0"])
    #expect(blurred("album-stack", large + ",\"layers\":0", rows: 3) == [])
  }

  @Test func `findings of one kind are one sentence`() {
    let layers = (0..<9).map { _ in #"{"fill":true,"keys":[{"at":0,"scale":0}]}"# }.joined(separator: ",")
    let said = findings("\"place\":\"screen\",\"layers\":[\(layers)]", effect: "layers", .unfit(why: "is missing"))
    let names = (1...4).map { "layers[\($0)].keys" }.joined(separator: ", ")
    #expect(said.count == 1)
    #expect(said[0].contains("it shrinks so far that it cannot cover its box (also \(names) and 4 more)."))
  }
}
