import Boundary
import Geometry
import TestSupport
import Testing

@testable import StudioKit

/// Dark or light, by the desktop or an override.
@Suite struct AppearanceTests {
  /// The color around the phone.
  private static func ground(_ studio: inout TestStudio) -> Color? {
    let stage = studio.studio.layout.stage
    return studio.frame().commands.lazy.compactMap { command in
      if case .fill(let part, let color) = command, stage.contains(part.origin) { color } else { nil }
    }.first
  }

  @Test func `the window is dark until the desktop asks for light`() {
    var studio = TestStudio()
    #expect(Self.ground(&studio) == Theme.dark.window)
    studio.receive(.light)
    #expect(Self.ground(&studio) == Theme.light.window)
    studio.receive(.dark)
    #expect(Self.ground(&studio) == Theme.dark.window)
  }

  @Test func `the switch holds whatever the desktop says, until it is back at that`() {
    var studio = TestStudio()
    studio.press(.letter("d"))
    #expect(Self.ground(&studio) == Theme.light.window)
    studio.receive(.light)
    studio.receive(.dark)
    #expect(studio.studio.view.appearance.shown == .light)
    studio.press(.letter("d"))
    #expect(studio.studio.view.appearance == AppearanceChoice())
  }

  @Test func `what was switched to is kept for the next start`() throws {
    var studio = TestStudio()
    studio.press(.letter("d"))
    studio.studio.advanceFiles(to: studio.time)
    let texts = studio.studio.requests.takeAll().compactMap { request -> String? in
      if case .files(.keepSession(let text)) = request { text } else { nil }
    }
    let record = try #require(texts.last.flatMap { SessionRecord($0) })
    #expect(record.view.appearance == .light)
    #expect(
      SessionRecord("{\"session\": 1, \"files\": [], \"onStage\": \"x\", \"appearance\": 7}")?.view.appearance == nil)
  }

  private static func look(_ change: (inout DesktopLook) -> Void) -> DesktopLook {
    var look = DesktopLook()
    change(&look)
    return look
  }

  private func isMoving(_ studio: TestStudio) -> Bool { studio.window.isMoving(at: studio.time) }

  @Test(arguments: [Appearance.dark, .light]) func `the desktop's accent colors the interface, readably`(
    _ appearance: Appearance
  ) {
    var random = SplitMix64(seed: 4)
    let colors = (0..<200).map { _ in Color(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
    for accent in colors + [.black, .white, Color(0xFFFF00), Color(0x0000FF), Color(0x3584E4)] {
      let theme = Theme(appearance, Self.look { $0.accent = accent })
      for ground in [theme.panel, theme.field, theme.raised, theme.window] {
        #expect(Contrast.between(theme.selection, ground) >= 4.5, "\(accent) on \(ground)")
      }
      #expect(Contrast.between(theme.look.onSelection, theme.selection) >= 4.5, "\(accent) below words")
      let difference = ColorSight.leastDifference(theme.look.focus, theme.selection)
      #expect(difference >= ColorSight.apart, "\(accent): the focus is only \(difference) from what is chosen")
    }
    let usual = appearance == .dark ? Theme.dark : .light
    #expect(Theme(appearance, DesktopLook()) == usual)
    // A legible accent is unchanged.
    let own = Theme(appearance, Self.look { $0.accent = usual.selection })
    #expect(own.selection == usual.selection && own.curve == usual.curve)
  }

  @Test(arguments: [Appearance.dark, .light]) func `high contrast makes lines and quiet words stronger`(
    _ appearance: Appearance
  ) {
    let usual = Theme(appearance, DesktopLook())
    let theme = Theme(appearance, Self.look { $0.hasHighContrast = true })
    for ground in [theme.panel, theme.field, theme.raised, theme.window] {
      #expect(Contrast.between(theme.hairline, ground) >= 3)
      for word in [theme.text, theme.look.quietText, theme.selection, theme.fault, theme.look.warning, theme.article] {
        #expect(Contrast.between(word, ground) >= 7, "\(word) on \(ground)")
      }
    }
    #expect(Contrast.between(usual.hairline, usual.panel) < 3)
    #expect(theme.panel == usual.panel && theme.window == usual.window)
  }

  @Test(arguments: [Appearance.dark, .light], ColorSight.allCases)
  func `what is chosen, the focus and the primary button are told apart by everybody`(
    _ appearance: Appearance, _ sight: ColorSight
  ) {
    for isStrong in [false, true] {
      expectApart(Theme(appearance, Self.look { $0.hasHighContrast = isStrong }).look, sight)
    }
  }

  private func expectApart(_ look: ControlLook, _ sight: ColorSight) {
    // By their colors alone, though a ring, a fill and a button with words differ in form as well.
    for (one, other) in [
      (look.selection, look.focus), (look.focus, look.primary), (look.primary, look.selection),
    ] {
      let difference = sight.difference(one, other)
      #expect(difference >= ColorSight.apart, "\(one) and \(other) for \(sight): \(difference)")
    }
    for ground in [look.panel, look.field, look.raised] {
      #expect(Contrast.between(look.focus, ground) >= Contrast.lines, "the focus on \(ground)")
      #expect(Contrast.between(look.primary, ground) >= Contrast.lines, "the primary button on \(ground)")
    }
    #expect(Contrast.between(look.onPrimary, look.primary) >= 4.5)
    #expect(Contrast.between(look.onSelection, look.selection) >= 4.5)
  }

  @Test func `colors that differ in a cone are the same for who lacks it, and gray is gray for all`() {
    let (red, green) = (Color(0xB05050), Color(0x706A4C))
    #expect(ColorSight.usual.difference(red, green) > 30)
    #expect(ColorSight.deuteranopia.difference(red, green) < ColorSight.usual.difference(red, green) / 2)
    for sight in ColorSight.allCases {
      #expect(sight.difference(.white, .black) > 99 && sight.difference(.white, .white) == 0, "\(sight)")
    }
  }

  @Test func `contrast is counted as the guidelines do`() {
    #expect(abs(Contrast.between(.black, .white) - 21) < 1e-9 && Contrast.between(.white, .white) == 1)
    // Values of WebAIM's contrast checker.
    #expect(abs(Contrast.between(Color(0x767676), .white) - 4.54) < 0.01)
    #expect(abs(Contrast.between(Color(0x0000FF), .white) - 8.59) < 0.01)
  }

  @Test func `with reduced motion a gallery's picture stands still under the pointer, and plays without it`() {
    var studio = TestStudio()
    studio.wait(20)
    studio.handle(.hover(studio.thumbnail(1)))
    #expect(isMoving(studio))
    studio.studio.receive(.desktopLook(Self.look { $0.reducesMotion = true }), at: studio.time)
    #expect(!isMoving(studio))
    studio.handle(.hover(studio.thumbnail(2)))
    let still = studio.frame()
    studio.wait(1)
    #expect(studio.frame() == still)
    studio.studio.receive(.desktopLook(DesktopLook()), at: studio.time)
    studio.handle(.hover(studio.thumbnail(1)))
    #expect(isMoving(studio))
  }

  @Test(arguments: TestStudio.names) func `with reduced motion a scene opens at rest, and plays when it is asked to`(
    _ name: String
  ) {
    var studio = TestStudio()
    studio.studio.receive(.desktopLook(Self.look { $0.reducesMotion = true }), at: studio.time)
    for index in studio.studio.library.documents.indices {
      studio.studio.select(index, at: studio.time)
      #expect(!isMoving(studio), "\(index)")
    }
    studio.press(.space)
    #expect(isMoving(studio))
  }

  @Test(arguments: TestStudio.names) func `an opening that is under way ends when the desktop asks for less motion`(
    _ name: String
  ) {
    var opened = TestStudio(name, isSettled: false)
    let start = opened.offset
    opened.wait(0.1)
    #expect(opened.offset != start)
    opened.studio.receive(.desktopLook(Self.look { $0.reducesMotion = true }), at: opened.time)
    let rest = opened.offset
    opened.wait(0.1)
    #expect(opened.offset == rest)
    // A scroll indicator fades out.
    opened.wait(2)
    let isMoving = opened.isMoving
    #expect(opened.offset == rest && !isMoving)
    // A flick by hand continues.
    var thrown = TestStudio(name)
    thrown.drag(from: Point(x: 300, y: 600), to: Point(x: 100, y: 200))
    var other = thrown
    thrown.studio.receive(.desktopLook(Self.look { $0.reducesMotion = true }), at: thrown.time)
    thrown.wait(0.3)
    other.wait(0.3)
    #expect(thrown.offset == other.offset)
  }

  @Test func `with reduced motion the cards of effects stand still`() {
    var studio = TestStudio()
    studio.wait(20)
    studio.studio.perform(.newScene, at: studio.time)
    func cards() -> DrawList {
      studio.frame()
    }
    let first = cards()
    studio.wait(1.3)
    #expect(cards() != first)
    #expect(isMoving(studio))
    studio.studio.receive(.desktopLook(Self.look { $0.reducesMotion = true }), at: studio.time)
    let still = cards()
    studio.wait(1.3)
    #expect(!isMoving(studio) && cards() == still)
  }

  @Test func `a menu that is open changes its look and stays open`() {
    var ui = UI<Int>(look: Theme.dark.look, measure: .fixed())
    #expect(!ui.needsRun(in: ui.frame) || ui.look == Theme.dark.look)
    ui.look = Theme.light.look
    #expect(ui.needsRun(in: ui.frame) && ui.pen.look == Theme.light.look)
  }
}

extension TestStudio {
  /// The desktop requests dark or light.
  fileprivate mutating func receive(_ appearance: Appearance) {
    var look = studio.view.appearance.desktop
    look.appearance = appearance
    studio.receive(.desktopLook(look), at: time)
  }
}
