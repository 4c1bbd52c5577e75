import Handoff
import TestSupport
import Testing

/// The pull past an edge in the code of apps.
@Suite struct PullTests {
  @Test(arguments: [
    ("ios", "BouncingScrollPhysics("), ("flutter", "BouncingScrollPhysics("), ("android", "ClampingScrollPhysics("),
    ("flutter-android", "ClampingScrollPhysics("),
  ])
  func `Flutter's content leaves its edge only where the scene's does`(_ preset: String, _ physics: String) throws {
    let text = try TestScene("header-stretch", "physics=\(preset)").handoff.text(as: .flutter)
    #expect(text.contains("physics: const \(physics)"))
    #expect(text.matches(of: /physics: const (\w+)/).allSatisfy { physics.hasPrefix($0.output.1) })
  }

  @Test func `Compose's pull comes back by the scene's law`() throws {
    let decaying = try TestScene("header-stretch", "physics.returnRate=7").handoff.text(as: .compose)
    #expect(decaying.contains("exp(-7f * seconds)") && !decaying.contains("spring("))
    let springing = try TestScene("header-stretch", "physics.return=spring").handoff.text(as: .compose)
    #expect(springing.contains("spring(1f, 100f)") && !springing.contains("withFrameNanos"))
  }
}
