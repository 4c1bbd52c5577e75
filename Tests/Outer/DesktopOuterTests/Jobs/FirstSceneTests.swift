import Foundation
import OuterSupport
import TestSupport
import Testing

@testable import Desktop

/// The tutorial of docs/start/first-scene.md, followed in the real window: from a dropped folder to code.
@Suite(
  .enabled(
    if: XServer.missing == nil && AccessibilityBus.isInstalled,
    "needs Xvfb, xdotool, dbus-daemon and at-spi2-core: .ci/setup test"), .serialized)
struct FirstSceneTests {
  private static let document = "docs/start/first-scene.md"
  private static let scene = "valley.parallax.json"

  @Test func `a folder becomes code in as many acts as the tutorial says`() throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    try bus.listen(true)
    let home = try ScratchFolder()
    defer { home.remove() }
    try FileManager.default.createDirectory(atPath: home / "valley", withIntermediateDirectories: true)
    let samples = Repository.files(in: "Resources/Samples/valley", ending: "")
    for name in samples {
      try home.file("valley/\(name)", Data(contentsOf: Repository.url("Resources/Samples/valley/\(name)")))
    }
    let file = URL(fileURLWithPath: home / "valley/\(Self.scene)").absoluteString
    let portal = try FakePortal(
      on: bus.session, .chooses(open: [:], save: ["uris": .list([.text(file)], of: "s")]))
    defer { portal.end() }
    let studio = try HostileStudio([], bus: bus.session.address, home: home, size: (1440, 900))
    defer { studio.end() }
    var hand = WindowHand(studio, bus)
    try hand.press("ctrl+n")
    try hand.click("Layers")
    try #require(hand.sees("Your pictures"))
    try hand.drop(home / "valley")
    try #require(hand.sees("4-forest"))
    try hand.flick("Untitled")
    try hand.press("space")
    try hand.click("3-range")
    try hand.drag("Ratio", to: 0.6)
    for key in ["grave", "grave", "s", "s", "ctrl+s"] { try hand.press(key) }
    try hand.click("Hand off")
    try hand.click("Copy")
    #expect(hand.sees("Copied"), "\(hand.acts)")
    #expect(eventually { home.text("valley/\(Self.scene)") != nil })
    // About 0.6: a pixel of the slider is more than a hundredth.
    let saved = try #require(home.text("valley/\(Self.scene)"))
    #expect(saved.contains("\"ratio\": 0.2,") && !saved.contains("\"ratio\": 0.73,"), "\(saved)")
    for name in samples { #expect(saved.contains(name), "\(saved)") }
    let said = try #require(Repository.text(of: Self.document)?.firstMatch(of: /(\d+) acts in the window/))
    #expect(String(said.1) == "\(hand.acts.count)" && hand.acts.count < 40, "\(hand.acts)")
  }
}
