import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import Testing

@testable import StudioKit

struct MenuTests {
  private func bench(focus path: ControlID) throws -> Bench {
    var bench = try Bench(Scene(effect: MapCrop()))
    for section: SectionName in [.device, .physics] { bench.inspector.setOpen(section, true) }
    bench.look()
    bench.inspector.focus = path
    return bench
  }

  @Test func `arrows step through the devices, from the first to the last`() throws {
    var bench = try bench(focus: "device")
    for _ in Device.presets { bench.press(.left) }
    for preset in Device.presets {
      #expect(bench.scene.device == preset.device)
      bench.press(.right)
    }
    #expect(bench.scene.device == Device.presets.last?.device)
    bench.press(.delete)
    #expect(bench.scene.device == Device())
    #expect(bench.studio.document.history.steps.last?.name == "iPhone 14")
  }

  @Test func `a letter goes to the next item that begins with it, and round`() throws {
    let pixels = Device.presets.filter { $0.device.name.hasPrefix("P") }.map(\.name)
    try #require(pixels.count > 1)
    for (index, name) in (pixels + pixels.prefix(1)).enumerated() {
      try check(Array(repeating: .letter("p"), count: index + 1) + [.letter("~"), .enter], gives: name)
    }
  }

  /// Checks the device after pressing keys in an open menu.
  private func check(_ keys: [Key], gives name: String, isOpen: Bool = false) throws {
    for open: Key in [.enter, .space] {
      var bench = try bench(focus: "device")
      bench.press(open)
      #expect(bench.inspector.menu == "device/choices")
      for key in keys { bench.press(key) }
      #expect(bench.scene.device.presetName == name, "\(keys)")
      #expect((bench.inspector.menu != nil) == isOpen, "\(keys)")
      #expect(bench.inspector.focus == "device")
    }
  }

  @Test func `a menu of choices is used with keys`() throws {
    // It opens at the current value: iPhone 14.
    try check([.enter], gives: "iphone-14")
    try check([.down, .enter], gives: "iphone-15")
    try check([.up, .up, .space], gives: "iphone-13-mini")
    try check([.home, .up, .enter], gives: "iphone-2013")
    try check([.end, .down, .enter], gives: "desktop")
    try check([.down, .escape], gives: "iphone-14")
    try check([.down, .tab], gives: "iphone-14")
    try check([.down, .left], gives: "iphone-14", isOpen: true)
  }

  @Test func `the menu of the other button has a key, two in fact`() throws {
    for (key, modifiers) in [(Key.menu, Modifiers()), (.function(10), .shift)] {
      var bench = try bench(focus: "parameters.ratio")
      bench.press(.right)
      bench.press(key, modifiers)
      #expect(bench.inspector.menu == "parameters.ratio/menu")
      bench.press(.enter)
      #expect(bench.studio.requests.takeAll().contains(.window(.copy("0.71"))))
      bench.press(key, modifiers)
      bench.press(.down)
      bench.press(.down)
      bench.press(.enter)
      #expect(bench.scene.effect as? MapCrop == MapCrop())
      #expect(bench.inspector.menu == nil)
    }
  }

  @Test func `a copy of the device is its preset's name, or what the row says of one that was changed`() throws {
    var bench = try bench(focus: "device")
    bench.press(.letter("c"), .control)
    #expect(bench.studio.requests.takeAll().contains(.window(.copy("iphone-14"))))
    bench.inspector.focus = "device.width"
    bench.press(.right)
    bench.inspector.focus = "device"
    bench.press(.letter("c"), .control)
    #expect(bench.studio.requests.takeAll().contains(.window(.copy("iPhone 14, changed"))))
  }

  @Test func `the pointer takes over from the keys`() throws {
    var bench = try bench(focus: "device")
    bench.press(.enter)
    bench.press(.down)
    let item = try #require(bench.inspector.ui.input.menu?.item("Pixel 8"))
    bench.send(.hover(Point(x: item.midX, y: item.midY)))
    bench.press(.enter)
    #expect(bench.scene.device.presetName == "pixel-8")
  }

  @Test func `every choice and every word beside a number is reached through its menu`() throws {
    for path in ["physics.preset", "physics.overscroll", "physics.carriedMomentum"] {
      var bench = try bench(focus: .field(path))
      bench.inspector.showsAllPhysics = true
      bench.look()
      bench.press(.enter)
      guard let field = bench.inspector.field(path), bench.inspector.menu == .choices(path) else { continue }
      bench.press(.escape)
      for (index, option) in field.options.enumerated() {
        bench.press(.enter)
        bench.press(.home)
        for _ in 0..<index { bench.press(.down) }
        bench.press(.enter)
        #expect(bench.scene.parameter(path)?.get(bench.scene) == option, "\(path)")
      }
    }
  }
}
