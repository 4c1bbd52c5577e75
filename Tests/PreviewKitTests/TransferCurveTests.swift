import Boundary
import Documents
import Effects
import Foundation
import FoundationXML
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

@testable import PreviewKit

/// A layer's curve over the offset, and its chart.
@Suite struct TransferCurveTests {
  private func curve(
    _ effect: any Effect, gesture: ClosedRange<Double>? = nil, isWhole: Bool = false,
    change: (inout CurveOrder) -> Void = { _ in }
  ) throws -> TransferCurve {
    var order = CurveOrder(Preview(Scenes.scene(effect)))
    order.gesture = gesture
    order.isWhole = isWhole
    change(&order)
    return try #require(TransferCurve(order))
  }

  /// The layer's speed divided by the content's, between two offsets.
  private func ratio(_ curve: TransferCurve, from low: Double, to high: Double) throws -> Double {
    let points = Array(curve.lines[0].pieces.joined()).filter { $0.offset >= low && $0.offset <= high }
    let (first, last) = (try #require(points.first), try #require(points.last))
    #expect(last.offset - first.offset > (high - low) * 0.8)
    return (first.position - last.position) / (last.offset - first.offset)
  }

  @Test(arguments: [-0.5, 0, 0.3, 0.7, 1, 1.4]) func `the layer that the effect is about goes at its ratio`(
    _ wanted: Double
  ) throws {
    let json = JSONValue.number(wanted)
    let effects: [(any Effect, ClosedRange<Double>)] = [
      (HeaderParallax(["ratio": json]), 0...150), (StretchBanner(["ratio": json]), -190...(-40)),
      (MapCrop(["ratio": json]), 200...700), (AlbumStack(["ratio": json]), 300...500),
    ]
    for (effect, range) in effects {
      let curve = try curve(effect, gesture: range)
      #expect(
        abs(try ratio(curve, from: range.lowerBound, to: range.upperBound) - wanted) < 1e-9,
        "\(type(of: effect).name), \(curve.layer)")
    }
  }

  @Test func `a picture that lags goes one way there and another way back`() throws {
    var effect = WeatherMenu()
    effect.follow = 6
    let gesture = Gesture(
      Gesture.Stroke(to: 400, lasting: 0.6, pause: 0.1), Gesture.Stroke(to: 0, lasting: 0.6, pause: 0.3))
    func loop(_ effect: WeatherMenu) throws -> TransferCurve.Line? {
      try curve(effect, gesture: 0...400) { order in
        order.run = TapeRun(Tape(gesture, in: order.preview), into: order.preview)
      }.lines.first { $0.source == .gesture }
    }
    let points = Array(try #require(try loop(effect)).pieces.joined())
    let half = points.filter { ($0.offset - 200).magnitude < 12 }.map(\.position)
    #expect((half.max() ?? 0) - (half.min() ?? 0) > 10, "\(half)")
    effect.follow = nil
    #expect(try loop(effect) == nil)
  }

  @Test func `of a stack it is the deepest layer, of a list the row in the middle of the gesture`() throws {
    #expect(try curve(AlbumStack(), gesture: 200...1000).layer.partIndex == 4)
    let map = try curve(MapCrop(), gesture: 1000...2000)
    #expect(map.name == "Picture of row 32" || map.name == "Picture of row 34", "\(map.name)")
    #expect(try curve(HeaderParallax()).name == "Header's picture")
  }

  @Test(arguments: [180.0, 260, 333, 480, 800]) func `every word of a chart is inside it, at any size`(
    _ width: Double
  ) throws {
    var random = SplitMix64(seed: 57)
    let effects: [any Effect] = [HeaderParallax(), StretchBanner(), MapCrop(), AlbumStack(), WeatherMenu(), Layers()]
    for effect in effects {
      for _ in 0..<12 {
        let size = Size(width: width, height: random.number(180...700))
        let start = random.number(-500...5000)
        let curve = try curve(
          effect, gesture: start...start + random.number(10...6000), isWhole: random.whole(0...1) == 1)
        let chart = CurveChart(curve, size: size)
        for word in chart.words where word.kind == .number {
          #expect(word.box.x >= 0 && word.box.maxX <= size.width, "\(word.text) at \(word.box) of \(size)")
          #expect(CurveChart.width(word.text) <= word.box.width, "\(word.text) at \(word.box) of \(size)")
        }
      }
    }
  }

  @Test func `a ratio covers while its line lies in the band`() throws {
    for ratio in stride(from: -0.5, through: 1.5, by: 0.125) {
      let effects: [any Effect] = [
        HeaderParallax(["ratio": .number(ratio)]), StretchBanner(["ratio": .number(ratio)]),
        MapCrop(["ratio": .number(ratio), "overscan": 1.4, "rowHeight": 200]), AlbumStack(["ratio": .number(ratio)]),
      ]
      for effect in effects {
        let curve = try curve(effect, gesture: 100...400)
        guard case .within(let band) = curve.cover else {
          Issue.record("no band: \(type(of: effect).name)")
          continue
        }
        let places = Dictionary(curve.lines[0].pieces.joined().map { ($0.offset, $0.position) }) { one, _ in one }
        let isInside = band.allSatisfy { point in
          places[point.offset].map { $0 >= point.low - 1e-6 && $0 <= point.high + 1e-6 } ?? true
        }
        let setting = Preview(Scenes.scene(effect)).setting
        #expect(
          isInside == effect.advice(in: setting).coverages.allSatisfy(\.isCovered),
          "\(type(of: effect).name) at \(ratio)")
      }
    }
  }

  @Test func `a picture that is enlarged for its ratio covers at every one, and a text is not asked`() throws {
    #expect(try curve(MapCrop()).cover == .always)
    let text = try curve(MapCrop()) { $0.layer = (LayerID("row", 2, "title"), 0) }
    #expect(text.cover == .unknown && text.layer.part == "title")
  }

  @Test func `scale and opacity are there where they change`() throws {
    #expect(try curve(HeaderParallax()).quantities == [.position, .scale])
    #expect(try curve(HeaderParallax(["overscroll": "none"])).quantities == [.position])
    let keys: JSONValue = [["at": 0], ["at": 100, "opacity": 0.2, "scale": 2]]
    let layers: JSONValue = [["name": "Hill", "ratio": 0.5, "keys": keys]]
    let curve = try curve(Layers(["layers": layers]))
    #expect(curve.quantities == [.position, .scale, .opacity] && curve.name == "Hill")
    let last = try #require(curve.lines[0].pieces.joined().first { $0.offset >= 100 })
    #expect(abs(last.opacity - 0.2) < 0.02 && abs(last.length / curve.unit - 2) < 0.05)
  }

  @Test func `it reaches as far as the layer can be seen, or as the content scrolls`() throws {
    let part = try curve(MapCrop(), gesture: 1000...2000)
    let whole = try curve(MapCrop(), gesture: 1000...2000, isWhole: true)
    #expect(part.layer == whole.layer && part.offsets.upperBound - part.offsets.lowerBound < 1100)
    // The screen's band is far longer than a sixth of it.
    #expect(whole.offsets.lowerBound < whole.bounds.lowerBound - 140)
    #expect(whole.offsets.upperBound > whole.bounds.upperBound + 140)
    let seen: [CurvePoint] = try #require(part.lines[0].pieces.first)
    let way = seen[seen.count - 1].offset - seen[0].offset
    #expect(abs(way - 904) < 1e-3, "a row's way through the screen")
    #expect(part.lines[0].pieces.count == 1)
  }

  @Test func `both settings and the article are in one picture`() throws {
    let curve = try curve(MapCrop(["ratio": 0.4])) { order in
      order.name = "A"
      order.other = (Preview(Scenes.scene(MapCrop(["ratio": 0.9]))), "B")
      order.showsArticle = true
    }
    let names = curve.lines.map { $0.name }
    #expect(names == ["A", "B", "the article"])
    let chart = CurveChart(curve, size: Size(width: 480, height: 380))
    #expect(Set(chart.strokes.map(\.ink)) == [.shown, .other, .article])
    #expect(names.allSatisfy { name in chart.words.contains { $0.text == name } })
  }

  @Test func `nothing to be seen has no curve`() {
    #expect(TransferCurve(CurveOrder(Preview(Scenes.scene(MapCrop(), rows: 0)))) == nil)
  }

  @Test func `numbers along an axis are round, and as many as have room`() {
    var random = SplitMix64(seed: 3)
    let spans: [Double] = [1e-3, 0.4, 3, 77, 900, 12_345, 1e7]
    for _ in 0..<2000 {
      let low = Double.random(in: -1e4...1e4, using: &random)
      let span = spans.randomElement(using: &random) ?? 1
      let most = Int.random(in: 1...12, using: &random)
      let ticks = CurveTicks(in: low...(low + span), most: most)
      #expect(ticks.values.count <= most + 1, "\(low) \(span) \(most)")
      #expect(most < 3 || !ticks.values.isEmpty, "\(low) \(span) \(most)")
      let step: Double = ticks.step
      var digit = step
      while digit >= 9.99 { digit /= 10 }
      while digit < 0.999 { digit *= 10 }
      #expect([1.0, 2, 5].contains { abs($0 - digit) < 1e-6 }, "\(step)")
    }
  }

  @Test(arguments: BuiltInScene.names) func `no words lie over each other, in charts of any size`(name: String) throws {
    let scene = try #require(BuiltInScene.named(name))
    var order = CurveOrder(Preview(scene))
    order.gesture = -90...400
    for isWhole in [false, true] {
      order.isWhole = isWhole
      let curve = try #require(TransferCurve(order))
      for width in stride(from: 276.0, through: 900, by: 57) {
        for height in [196.0, 276, 400, 640] {
          let chart = CurveChart(curve, size: Size(width: width, height: height), titleRoom: 160)
          check(chart, "\(name) \(width) x \(height)")
        }
      }
    }
  }

  private func check(_ chart: CurveChart, _ what: String) {
    let places = chart.words.map { word in
      let wide = min(word.box.width, CurveChart.width(word.text))
      let x =
        switch word.alignment {
        case .leading: word.box.x
        case .center: word.box.midX - wide / 2
        case .trailing: word.box.maxX - wide
        }
      return Rect(x: x, y: word.box.midY - 5, width: wide, height: 10)
    }
    for (index, one) in places.enumerated() {
      #expect(one.x >= -1 && one.maxX <= chart.size.width + 1 && one.y >= 0, "\(what): \(chart.words[index])")
      #expect(one.maxY <= chart.size.height, "\(what): \(chart.words[index])")
      for other in 0..<index {
        #expect(!places[other].overlaps(one), "\(what): \(chart.words[other].text) and \(chart.words[index].text)")
      }
    }
  }

  @Test func `a file is XML, whatever the scene is called`() throws {
    let curve = try curve(HeaderParallax(), gesture: -60...200)
    let chart = CurveChart(curve, size: Size(width: 640, height: 420))
    let ink = Color(0x123456)
    let look = CurveLook(
      paper: .white, ground: .white, grid: ink, pull: ink, text: ink, quiet: ink, shown: ink, other: ink, article: ink,
      cover: ink, gesture: ink)
    let text = CurveFile.text(of: chart, look, titled: "a < b & \"c\" \u{1}]]>\n\u{FFFF}")
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(text.contains("<title>a &lt; b &amp; &quot;c&quot; ]]&gt; </title>") && text.contains("picture"))
    #expect(text.contains("<polyline") && text.contains("<polygon") && !text.contains("nan"))
  }
}
