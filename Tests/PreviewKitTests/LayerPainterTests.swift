import Boundary
import Documents
import Effects
import Geometry
import Notation
import TestSupport
import Testing

@testable import PreviewKit

@Suite struct LayerPainterTests {
  private func list(_ preview: Preview, at time: Double = 0) -> DrawList {
    var layers: [Layer] = []
    var list = DrawList()
    preview.layers(at: time, into: &layers)
    LayerPainter(preview).draw(layers, at: time, into: &list)
    return list
  }

  /// The part of the screen's middle column not covered by opaque fills or pictures, in samples of a third of a point.
  private func uncovered(_ list: DrawList, height: Double) -> Int {
    stride(from: 0.1, to: height, by: 1 / 3.0).count { y in
      !list.commands.contains { command in
        switch command {
        case .fill(let rect, let color): color.alpha == 255 && rect.contains(Point(x: 195, y: y))
        case .picture(let quad): quad.tint.alpha == 255 && quad.frame.contains(Point(x: 195, y: y))
        default: false
        }
      }
    }
  }

  private static let effects: [any Effect] = [
    HeaderParallax(), StretchBanner(), AlbumStack(), MapCrop(), WeatherMenu(),
  ]

  @Test(arguments: 0..<5, [-300.0, -60, 0, 55.3, 1000, 1e6])
  func `every pixel of the screen is painted, wherever the content is`(effect: Int, offset: Double) {
    var preview = Preview(Scenes.scene(Self.effects[effect]))
    preview.jump(to: offset, hold: true, at: 0)
    #expect(uncovered(list(preview), height: 844) == 0)
  }

  @Test(arguments: [0.0, 90]) func `of a text much taller than the screen, what is near the screen is drawn`(
    _ degrees: Double
  ) throws {
    func lines(_ count: Int) -> [String] {
      var effect = Layers()
      let words = (0..<count).map { "line \($0)" }.joined(separator: "\n")
      effect.layers = [LayerSettings(["text": .text(words), "size": 20])]
      if degrees != 0 { effect.layers[0].keys = [LayerKey(at: 0, [.rotation: degrees])] }
      effect.place = .screen
      return list(Preview(Scenes.scene(effect, rows: 0))).commands.compactMap { command in
        if case .text(let words, _, let style) = command, style.size == 20 { words } else { nil }
      }
    }
    #expect(lines(30).count == 30)
    let many = lines(1000)
    #expect(many.count > 30 && many.count < 150 && many.contains("line 500") && !many.contains("line 0"))
  }

  @Test func `a text of two lines is two lines in their halves of its box, and what is revealed of them`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings(["text": "Down\nthe hill", "size": 40, "color": "#FFB340", "weight": "medium"])]
    func texts(_ effect: Layers) -> [(words: String, box: Rect, style: TextStyle)] {
      list(Preview(Scenes.scene(effect, rows: 0))).commands.compactMap { command in
        guard case .text(let words, let box, let style) = command, style.size == 40 else { return nil }
        return (words, box, style)
      }
    }
    let lines = texts(effect)
    #expect(lines.map(\.words) == ["Down", "the hill"])
    try #require(lines.count == 2)
    #expect(lines[0].box.height == 50 && lines[0].box.maxY == lines[1].box.y && lines[1].box.maxY == 210)
    #expect(lines.allSatisfy { $0.style.color == Color(0xFFB340) && $0.style.weight == .medium })
    effect.layers[0].keys = [LayerKey(at: 0, [.reveal: 0.25])]
    let half = texts(effect)
    #expect(half.map(\.words) == ["the hill"])
    #expect(half.first?.box == lines[1].box && half.first?.style.part.y == 0.5 && half.first?.style.part.height == 0.5)
  }

  @Test func `nothing is painted under rows that cover`() {
    let id = PictureID(rawValue: 0)
    let opaque = ScenePicture(id: id, size: Size(width: 300, height: 200), isOpaque: true)
    var scene = Scenes.scene(WeatherMenu())
    scene.content.images = ["a.jpg"]
    var preview = Preview(scene, pictures: ScenePictures(images: [opaque]))
    preview.jump(to: 130, at: 0)
    let palette = Palette.of(.dark)
    #expect(!list(preview).commands.contains { if case .fill(_, palette.page) = $0 { true } else { false } })
    // A transparent layer needs the page below it.
    var clear = opaque
    clear.isOpaque = false
    preview.edit(scene, pictures: ScenePictures(images: [clear]), at: 0)
    #expect(list(preview).commands.contains { if case .fill(_, palette.page) = $0 { true } else { false } })
  }

  @Test func `beside a picture that is seen whole there is what lies behind, and its box rounds it`() {
    let picture = ScenePicture(id: PictureID(rawValue: 7), size: Size(width: 100, height: 200), isOpaque: true)
    var scene = Scenes.scene(HeaderParallax())
    scene.content.images = [SceneImage("a.jpg", fit: .contain)]
    var preview = Preview(scene, pictures: ScenePictures(images: [picture]))
    let header = list(preview).commands
    let place = Rect(x: 195 - 97.5 / 2, y: 0, width: 97.5, height: 195)
    let quads = header.compactMap { if case .picture(let quad) = $0 { quad } else { nil } }
    #expect(quads.map(\.frame) == [place] && quads.map(\.crop) == [.unit])
    // The page's color is under all of it.
    #expect(header.contains(.fill(Rect(x: 0, y: 0, width: 390, height: 195), Palette.of(.light).page)))
    // As wide as its card it would stand in the corners.
    for (size, isCut) in [(Size(width: 300, height: 100), false), (Size(width: 340, height: 300), true)] {
      var cards = StackingCards()
      (cards.radius, cards.cardHeight, cards.margin) = (40, 300, 20)
      scene = Scenes.scene(cards)
      scene.content.images = [SceneImage("a.jpg", fit: .contain)]
      let image = ScenePicture(id: PictureID(rawValue: 7), size: size, isOpaque: true)
      preview = Preview(scene, pictures: ScenePictures(images: [image]))
      let radii = list(preview).commands.compactMap { if case .picture(let quad) = $0 { quad.radius } else { nil } }
      #expect(radii.first == (isCut ? 40 : 0))
    }
  }

  @Test func `pictures are cut to their rows, frame and crop together`() {
    let picture = ScenePicture(id: PictureID(rawValue: 7), size: Size(width: 390, height: 200), isOpaque: true)
    var scene = Scenes.scene(WeatherMenu())
    scene.content.images = ["a.jpg"]
    let preview = Preview(scene, pictures: ScenePictures(images: [picture]))
    let quads = list(preview).commands.compactMap { if case .picture(let quad) = $0 { quad } else { nil } }
    #expect(quads.count == 9)
    #expect(quads.allSatisfy { $0.frame.height == 100 && abs($0.crop.height - 0.5) < 1e-12 })
  }

  @Test func `equal moments make equal frames, forwards and back`() {
    for effect in Self.effects {
      var preview = Preview(Scenes.scene(effect))
      var forwards: [DrawList] = []
      var back: [DrawList] = []
      for offset in stride(from: -80.0, through: 400, by: 48) {
        preview.jump(to: offset, hold: true, at: 0)
        forwards.append(list(preview))
      }
      for offset in stride(from: 400.0, through: -80, by: -48) {
        preview.jump(to: offset, hold: true, at: 0)
        back.append(list(preview))
      }
      #expect(forwards == back.reversed())
    }
  }

  @Test(arguments: [(0, "Row 1"), (8, "Row 9"), (9, "Row 10"), (999_999, "Row 1000000"), (-5, "Row 1")])
  func `rows without a title are counted from one`(row: Int, name: String) {
    #expect(RowName.text(of: row) == name)
  }
}
