import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

@testable import StudioKit

/// The panel and the tools for a screen reader.
struct SpokenPanelTests {
  /// The panel of a scene with every section open.
  private static func bench(_ scene: Scene) throws -> Bench {
    var bench = try Bench(scene)
    for section in SectionName.allCases { bench.inspector.setOpen(section, true) }
    bench.inspector.isHeard = true
    bench.look()
    return bench
  }

  private static func item(_ name: String, _ bench: Bench) -> AccessibleItem? {
    bench.inspector.items.first { $0.name == name }
  }

  /// The tool in the bar.
  private static func undo(_ bench: inout Bench) -> AccessibleItem? {
    bench.window.accessible(at: bench.time).parts.first { $0.part == .bar }?.items.first { $0.name == "Undo" }
  }

  private func act(_ kind: AccessibleAction.Kind, on name: String, _ bench: inout Bench) throws {
    let number = try #require(Self.item(name, bench), "there is no \(name)").number
    bench.window.receive(.act(AccessibleAction(kind, on: AccessibleID(.panel, number))), at: bench.time)
    bench.look()
  }

  @Test func `a height below the safe area is said and set as one`() throws {
    var bench = try Self.bench(Scene(effect: HeaderParallax(["minHeight": "safe+44"])))
    #expect(Self.item("Min height", bench)?.words == "safe area plus 44 pt")
    try act(.set(60), on: "Min height", &bench)
    #expect(bench.scene.parameter("parameters.minHeight")?.get(bench.scene) == "safe+60")
  }

  @Test(arguments: Catalog.effects.map { $0.name })
  func `no control to which keys go is mute`(effect: String) throws {
    let type = try #require(Catalog.effects.first { $0.name == effect })
    var scene = Scene(effect: type.init())
    scene.content.images = ["/a.jpg", "/b.jpg"].map { SceneImage($0) }
    var bench = try Self.bench(scene)
    try act(.press, on: "Save as a variant", &bench)
    bench.studio.perform(.switchSetting, at: bench.time)
    bench.studio.edit(at: bench.time) { _ = $0.assign(.number(33), to: "content.rows") }
    bench.look()
    bench.press(.tab)
    let first = bench.inspector.focus
    var (names, steps) = (Set<String>(), 0)
    repeat {
      let control = bench.inspector.focus.map { "\($0)" } ?? "nothing"
      let number = try #require(bench.inspector.accessibleFocus, "\(control) is mute").number
      let items = bench.inspector.items
      let item = try #require(items.first { $0.number == number })
      let name = item.name
      #expect(name.contains { $0.isLetter }, "\(control) says \(name)")
      #expect(item.takesFocus)
      names.insert(name)
      bench.press(.tab)
      steps += 1
    } while bench.inspector.focus != first && steps < 500
    #expect(steps > 20 && names.count > 20)
  }

  @Test func `a ratio is a slider with its number, its words and what it does`() throws {
    let bench = try Self.bench(Scene(effect: MapCrop(["ratio": 0.5])))
    let item = try #require(bench.inspector.items.first { $0.role == .slider })
    let field = try #require(bench.inspector.field("parameters.ratio"))
    #expect(item.name == field.label && item.help.hasPrefix(field.help))
    #expect(item.amount?.value == 0.5 && item.words.hasPrefix("0.5"))
  }

  @Test func `a number that is set is one step, and undo takes it back`() throws {
    var bench = try Self.bench(Scene(effect: HeaderParallax(["aspect": 2])))
    try act(.set(3), on: "Aspect", &bench)
    #expect(Self.item("Aspect", bench)?.amount?.value == 3)
    try act(.set(1), on: "Aspect", &bench)
    for value in [3.0, 2] {
      let undo = try #require(Self.undo(&bench))
      bench.window.receive(.act(AccessibleAction(.press, on: AccessibleID(.bar, undo.number))), at: bench.time)
      bench.look()
      #expect(undo.isOn && Self.item("Aspect", bench)?.amount?.value == value)
    }
    #expect(Self.undo(&bench)?.isOn == false)
  }

  @Test func `words are chosen by their number, and a switch is pressed`() throws {
    var bench = try Self.bench(Scene(effect: HeaderParallax()))
    let start = try #require(Self.item("Overscroll", bench))
    #expect(start.amount?.range == 0...2 && start.role == .choice)
    for index in 0...2 {
      try act(.set(Double(index)), on: "Overscroll", &bench)
      #expect(Self.item("Overscroll", bench)?.amount?.value == Double(index))
    }
    let bar = try #require(Self.item("Title bar", bench))
    let isSet = bar.isSet == true
    try act(.press, on: "Title bar", &bench)
    let turned = try #require(Self.item("Title bar", bench))
    #expect(turned.isSet != isSet)
  }

  @Test func `a section that is closed says so, and has nothing to say of what is in it`() throws {
    var bench = try Self.bench(Scene(effect: HeaderParallax()))
    func count() -> Int { bench.inspector.items.count }
    let all = count()
    #expect(Self.item("Physics", bench)?.isOpen == true)
    try act(.press, on: "Physics", &bench)
    #expect(Self.item("Physics", bench)?.isOpen == false)
    #expect(count() < all - 5)
  }

  @Test func `a panel under a question offers no actions`() throws {
    var bench = try Self.bench(Scene(effect: HeaderParallax(["aspect": 2])))
    bench.press(.function(1))
    try act(.set(3), on: "Aspect", &bench)
    #expect(Self.item("Aspect", bench)?.amount?.value == 2)
  }

  @Test func `every tool has a name of letters, and does by name what its key does`() throws {
    var desk = try ToolbarTests.Desk()
    desk.window.isHeard = true
    desk.studio.perform(.compare, at: desk.time)
    desk.studio.perform(.curve, at: desk.time)
    for _ in 0..<2 { desk.window.advance(to: desk.time) }
    func tools() -> [AccessiblePart] { desk.window.accessible(at: desk.time).parts.filter { $0.role == .tools } }
    let parts = tools()
    #expect(Set(parts.map(\.part)).isSuperset(of: [.bar, .footer, .gesture, .comparison]))
    for item in parts.flatMap(\.items) {
      #expect(item.name.contains { $0.isLetter || $0.isNumber }, "\(item.name)")
      #expect(!item.help.isEmpty)
    }
    let xray = try #require(parts.first { $0.part == .footer }?.items.first { $0.name == "X-ray" })
    #expect(xray.isSet == nil)
    let id = AccessibleID(.footer, xray.number)
    desk.window.receive(.act(AccessibleAction(.press, on: id)), at: desk.time)
    #expect(desk.studio.view.options.isXRay)
    #expect(
      tools().flatMap(\.items).first { $0.name == "X-ray" }?.isSet == true)
  }
}
