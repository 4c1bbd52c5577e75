import Boundary
import Controls
import Testing

@testable import StudioKit

/// Dark or light: by the desktop, and by a switch.
@Suite struct AppearanceTests {
  /// The color around the phone.
  private static func ground(_ studio: inout TestStudio) -> Color? {
    studio.frame().commands.lazy.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }.first
  }

  @Test func `the window is dark until the desktop asks for light`() {
    var studio = TestStudio()
    #expect(Self.ground(&studio) == Theme.dark.window)
    studio.studio.receive(.appearance(.light), at: studio.time)
    #expect(Self.ground(&studio) == Theme.light.window)
    studio.studio.receive(.appearance(.dark), at: studio.time)
    #expect(Self.ground(&studio) == Theme.dark.window)
  }

  @Test func `the switch holds whatever the desktop says, until it is back at that`() {
    var studio = TestStudio()
    studio.press(.letter("d"))
    #expect(Self.ground(&studio) == Theme.light.window)
    studio.studio.receive(.appearance(.light), at: studio.time)
    studio.studio.receive(.appearance(.dark), at: studio.time)
    #expect(studio.studio.view.appearance.shown == .light)
    studio.press(.letter("d"))
    #expect(studio.studio.view.appearance == AppearanceChoice())
  }

  @Test func `what was switched to is kept for the next start`() throws {
    var studio = TestStudio()
    studio.press(.letter("d"))
    studio.studio.advanceFiles(to: studio.time)
    let texts = studio.studio.requests.takeAll().compactMap { request -> String? in
      if case .keepSession(let text) = request { text } else { nil }
    }
    let record = try #require(texts.last.flatMap { SessionRecord($0) })
    #expect(record.view.appearance == .light)
    #expect(
      SessionRecord("{\"session\": 1, \"files\": [], \"onStage\": \"x\", \"appearance\": 7}")?.view.appearance == nil)
  }

  @Test func `a menu that is open changes its look and stays open`() {
    var ui = UI<Int>(look: Theme.dark.look, measure: .fixed())
    #expect(!ui.needsRun || ui.look == Theme.dark.look)
    ui.look = Theme.light.look
    #expect(ui.needsRun && ui.pen.look == Theme.light.look)
  }
}
