import Foundation
import OuterSupport
import TestSupport
import Testing

@testable import Desktop

/// The tutorial of docs/start/first-scene.md, followed in the real window: from four pictures to code.
@Suite(
  .enabled(
    if: XServer.missing == nil && AccessibilityBus.isInstalled,
    "needs Xvfb, xdotool, dbus-daemon and at-spi2-core: .ci/setup test"), .serialized)
struct FirstSceneTests {
  private static let document = "docs/start/first-scene.md"
  private static let scene = "valley.parallax.json"

  /// The folder of the tutorial's first step.
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let text = try #require(Repository.text(of: Self.document))
    let block = try #require(text.components(separatedBy: "```json \(Self.scene)\n").dropFirst().first)
    try folder.file(Self.scene, block.components(separatedBy: "```")[0])
    for (name, picture) in [
      ("sky", "mountain-1-sky.jpg"), ("peaks", "mountain-2-peaks.png"), ("range", "mountain-3-range.png"),
      ("forest", "mountain-4-forest.png"),
    ] {
      try folder.file("\(name).png", Data(contentsOf: Repository.url("Resources/Pictures/layers/\(picture)")))
    }
    return folder
  }

  @Test func `four pictures become code in as many acts as the tutorial says`() throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    try bus.listen(true)
    let home = try folder()
    defer { home.remove() }
    let studio = try HostileStudio([home / Self.scene], bus: bus.session.address, home: home, size: (1440, 900))
    defer { studio.end() }
    var hand = WindowHand(studio, bus)
    try hand.flick("Valley")
    try hand.press("space")
    try hand.click("Range")
    try hand.drag("Ratio", to: 0.46)
    for key in ["grave", "grave", "s", "s", "ctrl+s"] { try hand.press(key) }
    try hand.click("Hand off")
    try hand.click("Copy")
    #expect(hand.sees("Copied"), "\(hand.acts)")
    // About 0.45: a pixel of the slider is more than a hundredth.
    #expect(eventually { home.text(Self.scene)?.contains("\"ratio\": 0.35") == false })
    let said = try #require(Repository.text(of: Self.document)?.firstMatch(of: /(\d+) acts in the window/))
    #expect(String(said.1) == "\(hand.acts.count)" && hand.acts.count < 40, "\(hand.acts)")
  }
}
