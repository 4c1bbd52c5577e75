import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

/// The appearance that the articles describe, as it is drawn.
@Suite struct ArticleLooksTests {
  private func layers(_ preview: Preview) -> [Layer] {
    var layers: [Layer] = []
    preview.layers(at: 0, into: &layers)
    return layers
  }

  private func drawn(_ preview: Preview) -> DrawList {
    var list = DrawList()
    LayerPainter(preview).draw(layers(preview), at: 0, into: &list)
    return list
  }

  @Test func `titles of a weather menu are white, of 18 points, 10 from the left and from the row's foot`() throws {
    var scene = Scenes.scene(WeatherMenu.published)
    scene.content.titles = ["Radar"]
    let titles = drawn(Preview(scene)).commands.compactMap {
      if case .text("Radar", let box, let style) = $0 { (box: box, style: style) } else { nil }
    }
    #expect(titles.count == 8)
    for (row, title) in titles.enumerated() {
      #expect(title.style.size == 18 && title.style.color == .white)
      #expect(title.box.x == 10 && title.box.maxY == Double(row + 1) * 100 - 10)
    }
  }

  @Test func `where a weather menu has no picture it is gray, with white lines between its rows`() {
    let fills = drawn(Preview(Scenes.scene(WeatherMenu.published))).commands.compactMap {
      if case .fill(let rect, let color) = $0 { (rect: rect, color: color) } else { nil }
    }
    let half = Color(0x808080)
    for row in 0..<8 {
      let middle = Point(x: 200, y: Double(row) * 100 + 50)
      #expect(fills.last { $0.rect.contains(middle) }?.color == half)
      let line = fills.last { abs($0.rect.maxY - Double(row + 1) * 100) < 1e-9 && $0.rect.height < 1 }
      #expect(line?.color == .white)
    }
  }

  @Test func `the x-ray has covers in blue, cells in green and the layers behind in gray`() {
    let preview = Preview(Scenes.scene(AlbumStack.published, rows: 10))
    var list = DrawList()
    XRay(preview, scale: 1).draw(layers(preview), at: 0, into: &list)
    func outlines(_ color: Color) -> [Rect] {
      list.commands.compactMap {
        if case .shape(let shape) = $0, shape.border == color { shape.frame } else { nil }
      }
    }
    // The album in the middle of a screen of 390 x 844: a cover of 82 in a cell of 142.
    let middle = Rect(x: 195 - 41, y: 422 - 41, width: 82, height: 82)
    #expect(outlines(Color(0x2F7BFF)).contains(middle))
    #expect(outlines(Color(0x34C759)).contains(Rect(x: 195 - 71, y: 422 - 41, width: 142, height: 82)))
    #expect(outlines(Color(0xA0A4AB)).contains(Rect(x: 195 - 37, y: 422 - 41 - 8, width: 74, height: 82)))
  }

  @Test func `the x-ray names covers beside them, and covers no words`() {
    for offset in stride(from: 0.0, through: 900, by: 60) {
      var preview = Preview(Scenes.scene(AlbumStack(), rows: 10))
      preview.jump(to: offset, hold: true, at: 0)
      let layers = layers(preview)
      var list = DrawList()
      XRay(preview, scale: 1).draw(layers, at: 0, into: &list)
      let papers = list.commands.compactMap { if case .fill(let rect, _) = $0 { rect } else { nil } }
      let covers = layers.filter { $0.isVisible && $0.id.partIndex == 0 }.map(\.visibleFrame)
      #expect(!papers.isEmpty)
      for paper in papers {
        #expect(!covers.contains { $0.overlaps(paper) }, "\(offset): \(paper) is over a cover")
        #expect(papers.count { $0.overlaps(paper) } == 1, "\(offset): \(paper) is over another one")
      }
    }
  }

  @Test func `labels of the x-ray are on the screen between its bars, in points and words`() {
    var scene = Scenes.scene(MapCrop.published, rows: 10)
    scene.device = Device()
    scene.device.insets = Insets(top: 47, bottom: 34)
    var preview = Preview(scene)
    preview.jump(to: 5, hold: true, at: 0)
    var list = DrawList()
    XRay(preview, scale: 1).draw(layers(preview), at: 0, into: &list)
    let labels = list.commands.compactMap { if case .text(let string, let box, _) = $0 { (string, box) } else { nil } }
    #expect(labels.contains { $0.0 == "Picture of row 2" })
    #expect(!labels.contains { $0.0.contains("/") || $0.0.contains("crop") })
    #expect(labels.allSatisfy { $0.1.y >= 47 && $0.1.maxY <= 844 - 34 })
  }
}
