import Boundary
import Geometry
import Testing

@testable import StudioKit

/// The edges of gallery and panel, which resize them.
@Suite struct EdgeTests {
  /// A column, how its width is read, and its edge.
  private static let columns: [PartName] = [.gallery, .panel]

  private func edge(of column: PartName, _ stage: TestStudio) -> Point {
    let frame = stage.studio.layout[column]
    return Point(x: column == .gallery ? frame.maxX - 2 : frame.x + 2, y: frame.midY)
  }

  private func drag(_ column: PartName, by way: Double, _ stage: inout TestStudio) {
    let start = edge(of: column, stage)
    let end = Point(x: start.x + (column == .gallery ? way : -way), y: start.y)
    stage.handle(.hover(start))
    _ = stage.frame()
    #expect(stage.window.pointerShape == .leftRight)
    stage.handle(.down(start))
    stage.handle(.move(Point(x: (start.x + end.x) / 2, y: start.y)))
    _ = stage.frame()
    stage.handle(.move(end))
    _ = stage.frame()
    stage.handle(.up(end))
    _ = stage.frame()
    stage.wait(2)
  }

  @Test(arguments: columns) func `an edge that is dragged resizes its column, and the next start has its width`(
    _ column: PartName
  ) throws {
    var stage = TestStudio(window: Size(width: 1600, height: 900))
    let usual = stage.studio.layout[column].width
    drag(column, by: 40, &stage)
    #expect(stage.studio.layout[column].width == usual + 40)
    let text = SessionRecord(stage.studio.library, view: stage.studio.view.record).text
    let record = try #require(SessionRecord(text))
    let other = Window(stage.studio, record: record.view)
    #expect(other.studio.layout[column].width == usual + 40)
    // Far beyond its limits.
    for way in [-4000.0, 4000] {
      drag(column, by: way, &stage)
      let range = column == .gallery ? GalleryPart.width.range : PanelPart.width.range
      #expect(range.contains(stage.studio.layout[column].width) && stage.studio.layout.stage.width >= 200)
    }
  }

  @Test(arguments: columns) func `a double click restores the usual width, and so does Enter`(_ column: PartName) {
    var stage = TestStudio(window: Size(width: 1600, height: 900))
    let usual = stage.studio.layout[column].width
    drag(column, by: 50, &stage)
    let place = edge(of: column, stage)
    for _ in 0..<2 {
      stage.handle(.down(place))
      stage.handle(.up(place))
      stage.wait(0.1)
    }
    #expect(stage.studio.layout[column].width == usual)
    drag(column, by: -20, &stage)
    stage.window.ui.enter(column)
    stage.window.ui.moveFocus(to: .edge)
    _ = stage.frame()
    stage.press(.enter)
    #expect(stage.studio.layout[column].width == usual)
  }

  @Test(arguments: columns) func `arrow keys move the edge that has the focus`(_ column: PartName) {
    var stage = TestStudio(window: Size(width: 1600, height: 900))
    let usual = stage.studio.layout[column].width
    stage.window.ui.enter(column)
    stage.window.ui.moveFocus(to: .edge)
    _ = stage.frame()
    stage.press(column == .gallery ? .right : .left)
    #expect(stage.studio.layout[column].width == usual + 8)
    stage.press(column == .gallery ? .left : .right)
    #expect(stage.studio.layout[column].width == usual)
  }

  @Test func `a wide window has wider columns, and the gallery two of its own`() {
    let narrow = TestStudio(window: Size(width: 1440, height: 900))
    let wide = TestStudio(window: Size(width: 1920, height: 1080))
    for column in Self.columns {
      #expect(wide.studio.layout[column].width > narrow.studio.layout[column].width + 50)
    }
    #expect(narrow.gallery.thumbnail(1).x == narrow.gallery.thumbnail(0).x)
    #expect(wide.gallery.thumbnail(1).y == wide.gallery.thumbnail(0).y)
    #expect(wide.gallery.thumbnail(2).x == wide.gallery.thumbnail(0).x)
    #expect(wide.gallery.neighbor(of: 1, rows: 1) == 3 && wide.gallery.neighbor(of: 5, rows: 1) == 5)
    #expect(wide.gallery.neighbor(of: 0, rows: -1) == 0)
  }
}
