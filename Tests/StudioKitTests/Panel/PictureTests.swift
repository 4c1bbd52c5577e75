import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

struct PictureTests {
  /// A map with pictures 0.jpg, 1.jpg etc.
  private func bench(_ count: Int, of effect: any Effect = MapCrop(), height: Double = 2400) throws -> Bench {
    var scene = Scene(effect: effect)
    scene.content.images = (0..<count).map { "\($0).jpg" }
    var bench = try Bench(scene, height: height)
    bench.inspector.setOpen(.content, true)
    bench.inspector.setOpen(.effect, false)
    bench.look()
    return bench
  }

  private func order(_ bench: Bench) -> [String] { bench.scene.content.imageFiles.map { String($0.dropLast(4)) } }
  private func steps(_ bench: Bench) -> [String] { bench.studio.document.history.steps.dropFirst().map(\.name) }

  /// Scrolls until a picture is visible.
  private func show(_ index: Int, in bench: inout Bench) {
    bench.inspector.focus = "picture.0"
    bench.look()
    for _ in 0..<index { bench.press(.right) }
  }

  @Test func `the cross takes out any picture, the last of thirty too`() throws {
    for index in [0, 3, 12, 29] {
      var bench = try bench(30, height: 800)
      show(index, in: &bench)
      bench.send(.hover(try bench.place("picture.\(index)")))
      try bench.click("picture.\(index)/remove")
      #expect(order(bench) == (0..<30).filter { $0 != index }.map(String.init))
      #expect(steps(bench) == ["Remove picture \(index + 1)"])
      bench.press(.letter("z"), .control)
      #expect(order(bench).count == 30)
    }
  }

  @Test func `a cross shows on the picture under the pointer, and no other`() throws {
    var bench = try bench(6)
    #expect(bench.inspector.frame(of: "picture.1/remove") == nil)
    bench.send(.hover(try bench.place("picture.1")))
    #expect(bench.inspector.frame(of: "picture.1/remove") != nil)
    #expect(bench.inspector.frame(of: "picture.2/remove") == nil)
  }

  @Test func `Delete takes out the picture with the focus, until none is left`() throws {
    var bench = try bench(3)
    bench.inspector.focus = "picture.1"
    for left in [["0", "2"], ["0"], []] {
      bench.press(.delete)
      #expect(order(bench) == left)
    }
    #expect(bench.inspector.focus == "add-pictures")
    #expect(steps(bench) == ["Remove picture 2", "Remove picture 2", "Remove picture 1"])
  }

  /// Checks dragging one picture onto another.
  private func check(drag index: Int, to place: Int, gives expected: [Int], step: String?) throws {
    var bench = try bench(7)
    let (from, to) = (try bench.place("picture.\(index)"), try bench.place("picture.\(place)"))
    bench.send(.hover(from), .down(from))
    for share in [0.3, 0.7, 1] {
      bench.send(.move(Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)))
    }
    #expect(steps(bench).isEmpty, "nothing happens before it is let go")
    bench.send(.up(to))
    #expect(order(bench) == expected.map(String.init), "\(index) to \(place)")
    #expect(steps(bench) == (step.map { [$0] } ?? []), "\(index) to \(place)")
    #expect(bench.inspector.focus == "picture.\(place)")
  }

  @Test func `a picture is dragged to another place, in one step`() throws {
    try check(drag: 2, to: 0, gives: [2, 0, 1, 3, 4, 5, 6], step: "Move picture 3 to 1")
    try check(drag: 0, to: 6, gives: [1, 2, 3, 4, 5, 6, 0], step: "Move picture 1 to 7")
    try check(drag: 1, to: 2, gives: [0, 2, 1, 3, 4, 5, 6], step: "Move picture 2 to 3")
    try check(drag: 4, to: 4, gives: [0, 1, 2, 3, 4, 5, 6], step: nil)
  }

  @Test func `a drag that is taken away moves nothing`() throws {
    var bench = try bench(7)
    let (from, to) = (try bench.place("picture.2"), try bench.place("picture.0"))
    bench.send(.hover(from), .down(from), .move(to), .cancel)
    #expect(steps(bench).isEmpty && !bench.inspector.isDragging)
  }

  @Test func `arrows walk over the pictures, and with Alt take one along`() throws {
    var bench = try bench(7)
    bench.inspector.focus = "picture.0"
    for (key, place) in [(Key.left, 0), (.right, 1), (.down, 5), (.down, 5), (.up, 1), (.end, 6), (.home, 0)] {
      bench.press(key)
      #expect(bench.inspector.focus == "picture.\(place)", "\(key)")
    }
    #expect(steps(bench).isEmpty)
    bench.press(.left, .alt)
    bench.press(.right, .alt)
    bench.press(.down, .alt)
    #expect(order(bench) == ["1", "2", "3", "4", "5", "0", "6"])
    #expect(steps(bench) == ["Move picture 1 to 2", "Move picture 2 to 6"])
    #expect(bench.inspector.focus == "picture.5")
  }

  @Test func `Tab stops once at the pictures, and only those that are seen are drawn`() throws {
    var bench = try bench(20_000, height: 800)
    let stops = bench.inspector.controls.filter { if case .picture = $0 { true } else { false } }
    #expect(stops == ["picture.0"])
    show(5, in: &bench)
    bench.press(.end)
    #expect(bench.inspector.focus == "picture.19999")
    #expect(bench.inspector.frame(of: "picture.19999") != nil)
    let drawn = bench.inspector.parts.keys.filter { if case .picture = $0 { true } else { false } }
    #expect(drawn.count < 100)
  }

  /// Checks the remark about pictures that nothing shows.
  private func check(_ count: Int, of effect: any Effect, _ edit: [(String, JSONValue)] = [], says words: String?)
    throws
  {
    var scene = Scene(effect: effect)
    scene.content.images = (0..<count).map { "\($0).jpg" }
    for (path, value) in edit { #expect(scene.assign(value, to: path).isEmpty) }
    var bench = try Bench(scene, height: 2400)
    bench.inspector.setOpen(.content, true)
    bench.inspector.isHeard = true
    bench.look()
    let said = bench.inspector.items.map(\.name).filter { $0.hasPrefix("No layer shows") }
    #expect(said == (words.map { [$0] } ?? []), "\(count) pictures of \(type(of: effect).name)")
  }

  @Test func `a picture that nothing shows says so`() throws {
    try check(1, of: HeaderParallax(), says: nil)
    try check(2, of: HeaderParallax(), says: "No layer shows picture 2.")
    try check(3, of: StretchBanner(), says: "No layer shows pictures 2 and 3.")
    try check(9, of: HeaderParallax(), says: "No layer shows 8 of the pictures, the paler ones.")
    try check(2, of: Layers(), says: "No layer shows picture 2.")
    try check(4, of: MapCrop(), says: nil)
    try check(4, of: WeatherMenu(), [("content.rows", 2)], says: "No layer shows pictures 3 and 4.")
    let item = JSONValue.object([JSONField("title", "Lake"), JSONField("picture", 1)])
    try check(2, of: HeaderParallax(), [("content.items", .list([item]))], says: nil)
  }

  @Test func `the buttons ask for files, and the page can be taken away`() throws {
    var bench = try bench(2, of: HeaderParallax())
    try bench.click("add-pictures")
    #expect(bench.studio.requests.takeAll().contains { if case .dialog(.pictures) = $0 { true } else { false } })
    bench.studio.receive(.choice(.chosen([])), at: 0)
    try bench.click("choose-page")
    #expect(bench.studio.requests.takeAll().contains { if case .dialog(.page) = $0 { true } else { false } })
    bench.studio.receive(.choice(.chosen(["/page.png"])), at: 0)
    bench.look()
    #expect(bench.scene.content.page == "/page.png")
    bench.send(.hover(try bench.place("page")))
    try bench.click("page/remove")
    #expect(bench.scene.content.page == nil)
    bench.press(.letter("z"), .control)
    bench.inspector.focus = "page"
    bench.press(.delete)
    #expect(bench.scene.content.page == nil)
    #expect(steps(bench) == ["Page page.png", "Remove page"])
  }

  @Test func `a picture lies where it is drawn, and what is let go there goes there`() {
    for count in [0, 1, 4, 5, 23] {
      let grid = PictureGrid(count: count, corner: Point(x: 10, y: 20), width: 300)
      for index in 0..<count {
        let frame = grid.frame(of: index)
        #expect(grid.place(at: Point(x: frame.midX, y: frame.midY)) == index)
        #expect(grid.seen(in: frame).contains(index))
        #expect(frame.maxX <= 310 + 1e-9 && frame.maxY <= 20 + grid.height)
      }
      #expect(grid.place(at: Point(x: -1e9, y: -1e9)) == (count > 0 ? 0 : nil))
      #expect(grid.place(at: Point(x: 1e9, y: 1e9)) == (count > 0 ? count - 1 : nil))
      #expect(grid.place(at: Point(x: .nan, y: 0)) == nil)
      #expect(grid.seen(in: Rect(x: 0, y: 1e6, width: 10, height: 10)).isEmpty)
      #expect(grid.seen(in: Rect(x: 0, y: -1e6, width: 10, height: 10)).isEmpty)
    }
  }
}
