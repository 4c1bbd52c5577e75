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
    #expect(bench.inspector.field("device.width")?.tip.contains("Bright, as it is not the default, 390") == true)
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
