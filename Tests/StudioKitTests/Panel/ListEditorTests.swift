import Boundary
import Documents
import Effects
import Geometry
import Testing

@testable import StudioKit

/// Titles and row heights, each entry in its own row.
struct ListEditorTests {
  private static let titles = "content.titles"

  private func bench(_ titles: [String] = ["one", "two", "three"]) throws -> Bench {
    var scene = Scene(effect: MapCrop())
    scene.content.titles = titles
    var bench = try Bench(scene, height: 3000)
    bench.inspector.setOpen(.content, true)
    bench.look()
    try bench.click(.list(Self.titles))
    return bench
  }

  @Test func `an entry is typed, and only it changes`() throws {
    var bench = try bench()
    try bench.click(.entryText(Self.titles, 1))
    bench.type("Lisbon, Alfama")
    bench.press(.enter)
    #expect(bench.scene.content.titles == ["one", "Lisbon, Alfama", "three"])
  }

  @Test func `an entry is carried to another place, by the pointer and by keys`() throws {
    var bench = try bench()
    let (from, to) = (try bench.place(.entryGrip(Self.titles, 0)), try bench.place(.entryGrip(Self.titles, 2)))
    bench.send(.hover(from), .down(from), .move(Point(x: to.x, y: to.y - 8)), .move(to), .up(to))
    #expect(bench.scene.content.titles == ["two", "three", "one"])
    #expect(bench.inspector.focus == .entry(Self.titles, 2))
    bench.press(.up, .alt)
    #expect(bench.scene.content.titles == ["two", "one", "three"])
    #expect(bench.inspector.focus == .entry(Self.titles, 1))
    #expect(bench.studio.document.history.steps.count == 3)
  }

  @Test func `entries are doubled, added and taken out`() throws {
    var bench = try bench()
    bench.send(.hover(try bench.place(.entryGrip(Self.titles, 1))))
    try bench.click(.doubleEntry(Self.titles, 1))
    #expect(bench.scene.content.titles == ["one", "two", "two", "three"])
    try bench.click(.removeEntry(Self.titles, 1))
    bench.inspector.focus = .entry(Self.titles, 0)
    bench.press(.letter("d"), .control)
    bench.press(.delete)
    #expect(bench.scene.content.titles == ["one", "two", "three"])
    try bench.click(.addEntry(Self.titles))
    #expect(bench.inspector.isTyping)
    bench.type("four")
    bench.press(.enter)
    #expect(bench.scene.content.titles == ["one", "two", "three", "four"])
  }

  @Test func `row heights begin where there were none, and end with the last one`() throws {
    let path = "content.rowHeights"
    var bench = try Bench(Scene(effect: HeaderParallax()), height: 3000)
    bench.inspector.setOpen(.content, true)
    bench.look()
    try bench.click(.list(path))
    try bench.click(.addEntry(path))
    bench.type("80")
    bench.press(.enter)
    #expect(bench.scene.content.rowHeights == [80])
    try bench.click(.entryText(path, 0))
    bench.type("7")
    bench.press(.enter)
    #expect(bench.scene.content.rowHeights == [80] && bench.inspector.complaint != nil, "no row is so low")
    bench.inspector.focus = .entry(path, 0)
    bench.press(.delete)
    #expect(bench.scene.content.rowHeights == nil)
  }
}
