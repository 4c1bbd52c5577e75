import Foundation
import OuterSupport
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// A scene composed by hand in the real window, from the start to the saved file: four own layers, a title, one layer
/// that fades and one with three keys, with the mouse alone and with the keyboard alone. Nothing is typed but the title
/// and, with the keyboard, the names of commands.
@Suite(
  .enabled(
    if: XServer.missing == nil && AccessibilityBus.isInstalled,
    "needs Xvfb, xdotool, dbus-daemon and at-spi2-core: .ci/setup test"), .serialized)
struct ComposingTests {
  private static let pictures = [
    ("1-sky.jpg", "mountain-1-sky.jpg"), ("2-peaks.png", "mountain-2-peaks.png"),
    ("3-range.png", "mountain-3-range.png"),
    ("4-forest.png", "mountain-4-forest.png"),
  ]
  private static let kept = ProcessInfo.processInfo.environment["PARALLAX_JOBS"]

  private static func mouse(_ hand: inout WindowHand) throws {
    try hand.click("New")
    try hand.click("Layers")
    try hand.click("Your pictures")
    try #require(hand.sees("4-forest"))
    try hand.click("Add a text")
    try #require(hand.opensText())
    try hand.type("dusk")
    try hand.click("Fade out")
    try hand.click("4-forest")
    try hand.rests()
    try hand.click("Key here")
    for _ in 0..<2 {
      try hand.wheel()
      try hand.click("Key here")
    }
    try hand.rests()
    try hand.click("Save")
  }

  private static func keys(_ hand: inout WindowHand) throws {
    func command(_ words: String) throws {
      try hand.press("slash")
      try hand.type(words)
      try hand.press("Return")
    }
    try hand.press("ctrl+n")
    try hand.press("6")
    try hand.press("Return")
    try #require(hand.sees("4-forest"))
    try hand.reach("4-forest", by: "Tab")
    try hand.press("Return")
    try hand.press("Escape")
    try hand.press("shift+k")
    for _ in 0..<2 {
      try hand.scroll()
      try hand.press("shift+k")
    }
    try command("add a text")
    try #require(hand.opensText())
    try hand.type("dusk")
    try hand.press("Return")
    try command("fade out")
    try hand.press("ctrl+s")
  }

  @Test(arguments: [false, true])
  func `four pictures become a saved scene with a title, a fade and three keys`(_ hasKeys: Bool) throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    try bus.listen(true)
    let home = try ScratchFolder()
    defer { home.remove() }
    for (name, picture) in Self.pictures {
      try home.file(name, Data(contentsOf: Repository.url("Resources/Pictures/layers/\(picture)")))
    }
    func addresses(_ names: [String]) -> [String: BusValue] {
      ["uris": .list(names.map { .text(URL(fileURLWithPath: home / $0).absoluteString) }, of: "s")]
    }
    let portal = try FakePortal(
      on: bus.session, .chooses(open: addresses(Self.pictures.map(\.0)), save: addresses(["dusk.parallax.json"])))
    defer { portal.end() }
    let studio = try HostileStudio([], bus: bus.session.address, home: home, size: (1440, 900))
    defer { studio.end() }
    var hand = WindowHand(studio, bus)
    try #require(hand.sees("New"))
    let start = MonotonicClock.now
    try hasKeys ? Self.keys(&hand) : Self.mouse(&hand)
    try #require(eventually { home.text("dusk.parallax.json") != nil }, "\(hand.acts)")
    let seconds = MonotonicClock.now - start
    if let folder = Self.kept {
      _ = eventually { hand.studio.now.isSettled }
      try studio.server.screenshot().file.write(
        to: URL(filePath: folder).appending(path: "composing, \(hasKeys ? "keys" : "mouse").xwd"))
    }
    let scene = try #require(home.text("dusk.parallax.json"))
    print("composing by \(hasKeys ? "keys" : "mouse"): \(hand.acts.count) acts, \(seconds) s: \(hand.acts)")
    for (name, _) in Self.pictures { #expect(scene.contains(name), "\(scene)") }
    #expect(scene.contains("\"text\": \"dusk\"") && scene.contains("\"opacity\": 0"), "\(scene)")
    // A key at rest has the values of one.
    #expect(scene.matches(of: /"at"|\{\}|\{\s*"only"/).count == 5, "\(scene)")
    let said = try #require(
      Repository.text(of: "docs/work/composing.md")?.firstMatch(
        of: /with the mouse (\d+) acts, with the\s+keyboard (\d+)/))
    #expect("\(hand.acts.count)" == String(hasKeys ? said.2 : said.1), "\(hand.acts)")
    #expect(hand.acts.count < 35)
  }
}
