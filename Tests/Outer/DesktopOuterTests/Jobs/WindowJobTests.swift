import Boundary
import Foundation
import OuterSupport
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// The ten jobs of docs/reference/desktop.md in the real window: with the mouse alone and with the keyboard alone, in as many
/// acts as the table says. What counts is what the program writes or says. `PARALLAX_JOBS` names a folder for a picture
/// before and one after each; films are then made to their end.
@Suite(
  .enabled(
    if: XServer.missing == nil && AccessibilityBus.isInstalled,
    "needs Xvfb, xdotool, dbus-daemon and at-spi2-core: .ci/setup test"), .serialized)
struct WindowJobTests {
  struct Job: CustomTestStringConvertible {
    let testDescription: String
    /// The file that the desktop's dialog answers with, in the home folder.
    var file = "none"
    var begin: @Sendable (inout WindowHand) throws -> Void = { _ in }
    let keys: @Sendable (inout WindowHand) throws -> Void
    let mouse: @Sendable (inout WindowHand) throws -> Void
    let isDone: @Sendable (WindowHand) throws -> Bool
  }

  private static let pictures = ProcessInfo.processInfo.environment["PARALLAX_JOBS"]

  /// Whether a film is on its way. It takes a debug build a minute, so only where pictures are kept is it waited for
  /// until the file begins with some bytes.
  private static func films(_ file: String, _ start: String, at place: Int, _ hand: WindowHand) -> Bool {
    guard pictures != nil else { return hand.sees("Filming \(file)") }
    return eventually {
      let bytes = FileManager.default.contents(atPath: hand.studio.home / file) ?? Data()
      return bytes.count > 1000 && bytes.dropFirst(place).starts(with: start.utf8)
    }
  }

  /// Whether unsaved work comes to contain a text.
  private static func keeps(_ text: String, _ hand: WindowHand) -> Bool {
    let folder = hand.studio.home / ".local/state/parallax/autosave"
    return eventually {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { hand.studio.home.text(".local/state/parallax/autosave/\($0)")?.contains(text) == true }
    }
  }

  private static func film(_ hand: inout WindowHand) throws {
    try hand.click("The effect's own")
    try hand.click("Film it")
  }

  static let jobs: [Job] = [
    Job(
      testDescription: "Own pictures instead of the sample", file: "own.jpg",
      keys: {
        try $0.press("slash")
        try $0.type("add pictures")
        try $0.press("Return")
      },
      mouse: { try $0.click("Add pictures") }, isDone: { keeps("own.jpg", $0) }),
    Job(
      testDescription: "The ratio to 0.35",
      keys: {
        try $0.reach("Ratio", by: "Tab")
        try $0.type("0.35")
        try $0.press("Return")
      }, mouse: { try $0.drag("Ratio", to: 0.35) }, isDone: { $0.reads("Ratio") { $0 == 0.35 } }),
    Job(
      testDescription: "A film", file: "film.mp4",
      keys: {
        try $0.press("e")
        try $0.press("Return")
      },
      mouse: {
        try film(&$0)
        try $0.click("Film…")
      }, isDone: { films("film.mp4", "ftyp", at: 4, $0) }),
    Job(
      testDescription: "A GIF", file: "film.gif",
      keys: {
        try $0.press("e")
        try #require($0.sees("Film…"))
        try $0.reach("Format", by: "Tab")
        try $0.press("Right")
        try $0.press("Return")
      },
      mouse: {
        try film(&$0)
        try $0.choose(1, of: "Format")
        try $0.click("Film…")
      }, isDone: { films("film.gif", "GIF89a", at: 0, $0) }),
    Job(
      testDescription: "Another device",
      keys: {
        try $0.reach("New", by: "shift+F6")
        try $0.reach("iPhone 14", by: "shift+Tab")
        try $0.press("Return")
        try $0.press("p")
        try $0.press("Return")
      },
      mouse: {
        try $0.click("iPhone 14")
        try $0.click("Pixel 8")
      }, isDone: { keeps("pixel-8", $0) && $0.sees("Pixel 8") }),
    Job(
      testDescription: "The code for a hand-off",
      keys: { try $0.press("ctrl+e") }, mouse: { try $0.click("Hand off") },
      isDone: { $0.sees("UIKit") && $0.sees("Copy") }),
    Job(
      testDescription: "A next to B",
      keys: {
        try $0.press("grave")
        try $0.press("c")
      },
      mouse: {
        try $0.click("Setting, A")
        try $0.click("Compare")
      }, isDone: { $0.sees("Setting, B") && $0.sees("Side by side") { $0.states.contains(.pressed) } }),
    Job(
      testDescription: "Save as a copy", file: "copy.json",
      keys: { try $0.press("ctrl+shift+s") },
      mouse: {
        try $0.click("Walks in the city", in: .gallery, button: 3)
        try $0.click("Save as a copy")
      }, isDone: { hand in eventually { hand.studio.home.text("copy.json")?.contains("map-crop") == true } }),
    Job(
      testDescription: "Undo", begin: { hand in try hand.set("Ratio", to: 0.6) },
      keys: { try $0.press("ctrl+z") }, mouse: { try $0.click("Undo") },
      isDone: { $0.reads("Ratio") { $0 == 0.7 } }),
    Job(
      testDescription: "X-ray", keys: { try $0.press("x") }, mouse: { try $0.click("X-ray") },
      isDone: { $0.sees("X-ray") { $0.states.contains(.pressed) } }),
  ]

  @Test(arguments: jobs, [true, false])
  func `a job is done in the window, in as many acts as the documents say`(_ job: Job, hasKeys: Bool) throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    try bus.listen(true)
    let home = try ScratchFolder()
    defer { home.remove() }
    if job.file.hasSuffix(".jpg") {
      try home.file(job.file, Data(contentsOf: Repository.url("Resources/Pictures/albums/01.jpg")))
    }
    let address = URL(fileURLWithPath: home / job.file).absoluteString
    let portal = try FakePortal(on: bus.session, .answers(0, ["uris": .list([.text(address)], of: "s")]))
    defer { portal.end() }
    let studio = try HostileStudio(bus: bus.session.address, home: home, size: (1280, 820))
    defer { studio.end() }
    var hand = WindowHand(studio, bus)
    try #require(hand.sees("Ratio"))
    try job.begin(&hand)
    try keepPicture(of: job, "before", hasKeys, hand)
    try hasKeys ? job.keys(&hand) : job.mouse(&hand)
    #expect(try job.isDone(hand), "\(hand.acts)")
    try keepPicture(of: job, "after", hasKeys, hand)
    let row = try #require(
      Repository.text(of: "docs/reference/desktop.md")?.firstMatch(
        of: try Regex("\\| \(job.testDescription) \\| (\\d+) \\| (\\d+) \\|")))
    #expect("\(hand.acts.count)" == row.output[hasKeys ? 1 : 2].substring.map(String.init), "\(hand.acts)")
  }

  private func keepPicture(of job: Job, _ moment: String, _ hasKeys: Bool, _ hand: WindowHand) throws {
    guard let folder = Self.pictures else { return }
    _ = eventually { hand.studio.now.isSettled }
    let name = "\(job.testDescription), \(hasKeys ? "keys" : "mouse"), \(moment).xwd"
    try hand.studio.server.screenshot().file.write(to: URL(filePath: folder).appending(path: name))
  }
}
