import Boundary
import Documents
import Effects
import Geometry
import Notation
import Testing

@testable import StudioKit

/// The meaning of the looks of the panel.
@Suite struct LooksTests {
  private func bench() throws -> Bench {
    var bench = try Bench(Scene(effect: WeatherMenu()))
    for section: SectionName in [.effect, .device, .physics, .content] { bench.inspector.setOpen(section, true) }
    bench.inspector.showsAllPhysics = true
    bench.look()
    return bench
  }

  @Test(arguments: [Theme.dark, .light]) func `units and quiet words are legible on every ground`(_ theme: Theme) {
    for ground in [theme.panel, theme.field, theme.raised, theme.window] {
      #expect(Contrast.between(theme.quietText, ground) >= 4.5, "\(ground)")
      #expect(Contrast.between(theme.small.color, ground) >= 4.5 && Contrast.between(theme.number.color, ground) >= 4.5)
    }
  }

  @Test func `nothing that lights up under the pointer covers words`() throws {
    var effect = Layers()
    effect.layers[0].keys = [LayerKey(at: 0), LayerKey(at: 100, [.opacity: 0.5])]
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg", "b.jpg"]
    var bench = try Bench(scene, height: 4000)
    for section in SectionName.allCases { bench.inspector.setOpen(section, true) }
    bench.studio.apply(.panel(.openList("parameters.layers.0", true)), at: bench.time)
    bench.look()
    bench.send(.hover(Point(x: 5, y: 5)))
    func words(_ list: DrawList) -> [Rect: Int] {
      var places: [Rect: Int] = [:]
      for (index, command) in list.commands.enumerated() {
        if case .text(_, let box, _) = command { places[box] = index }
      }
      return places
    }
    func fills(_ list: DrawList) -> [Rect: Int] {
      var places: [Rect: Int] = [:]
      for (index, command) in list.commands.enumerated() {
        switch command {
        case .fill(let frame, let color) where color.alpha == 255: places[frame] = index
        case .shape(let shape) where shape.fill.alpha == 255 && shape.shadow == nil: places[shape.frame] = index
        default: break
        }
      }
      return places
    }
    let plain = fills(bench.list)
    #expect(bench.inspector.parts.count > 30)
    for (id, frame) in bench.inspector.parts {
      bench.send(.hover(frame.center))
      let texts = words(bench.list)
      for (fill, index) in fills(bench.list) where plain[fill] == nil {
        for (box, place) in texts where place < index && fill.contains(Point(x: box.x + 2, y: box.midY)) {
          Issue.record("hovering \(id), \(fill) covers the words at \(box)")
        }
      }
    }
  }

  @Test func `all tracks have the same length, whatever the unit`() throws {
    let bench = try bench()
    let numbers = bench.inspector.parts.filter { if case .number = $0.key { true } else { false } }
    #expect(numbers.count > 20)
    #expect(Set(numbers.values.map(\.x)).count == 1)
    #expect(Set(numbers.values.map(\.width)).count == 1)
  }

  /// The color of a field's name.
  private func color(of label: String, _ bench: Bench) -> Color? {
    bench.list.commands.lazy.compactMap { command in
      if case .text(label, _, let style) = command { style.color } else { nil }
    }.first
  }

  @Test func `a bright name has a value that is not the default, and the tip says so`() throws {
    var bench = try bench()
    let look = bench.window.ui.look
    #expect(color(of: "Width", bench) == look.quietText)
    // The focus alone makes no name bright.
    bench.inspector.focus = .field("device.width")
    bench.look()
    #expect(color(of: "Width", bench) == look.quietText)
    bench.studio.apply(.set("device.width", to: 400), at: bench.time)
    bench.look()
    #expect(color(of: "Width", bench) == look.text)
    #expect(bench.inspector.field("device.width")?.tip.contains("Bright: not the default, 390") == true)
    #expect(bench.inspector.field("device.height")?.tip.contains("Bright") == false)
  }

  @Test func `the list of keys has a title, and says what a bright name means`() throws {
    var session = try Session()
    session.press(.function(1))
    #expect(session.says("Keys"))
    let rows = KeyList.groups.flatMap(\.rows)
    #expect(rows.contains { $0.meaning.contains("a bright name") })
  }
}
