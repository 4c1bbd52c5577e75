import Foundation
import OuterSupport
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// Misbehaving programs at random beside random input, for as many seconds as `PARALLAX_PEERS` says: see
/// Tests/Storm/peers.sh. `PARALLAX_PROGRAM` names another build of the program, as with a sanitizer.
@Suite(.enabled(if: PeersStorm.seconds > 0, "runs by Tests/Storm/peers.sh")) struct PeersStormTests {
  @Test func `nothing that others do ends the studio, holds a key up or makes it grow`() throws {
    var random = SplitMix64(seed: PeersStorm.variable("PARALLAX_SEED").flatMap { UInt64($0) } ?? 1)
    let session = try PrivateBus()
    defer { session.end() }
    let accessible = try PrivateBus()
    defer { accessible.end() }
    let stuck = try StuckBus.Step.allCases.map { try StuckBus($0) }
    defer { stuck.forEach { $0.end() } }
    let addresses = stuck.map(\.address) + [accessible.address, "unixexec:path=/bin/false", ""]
    let desktop = StormDesktop(addresses)
    let service = try desktop.serve(on: session.address)
    defer { service.end() }
    let registry = try desktop.serveRegistry(on: accessible.address)
    defer { registry.end() }
    let studio = try HostileStudio(
      bus: session.address, size: (1440, 900), program: PeersStorm.variable("PARALLAX_PROGRAM") ?? Program.path,
      environment: [
        "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=16",
        "TSAN_OPTIONS": "suppressions=\(Repository.path("Tests/Storm/thread-sanitizer.txt"))",
      ])
    defer { studio.end() }
    let peers = StormPeers(
      studio: studio, session: session, desktop: desktop, clipboardOwner: try XClient(studio.server.display))
    let end = MonotonicClock.now + PeersStorm.seconds
    let warm = MonotonicClock.now + min(60, PeersStorm.seconds / 4)
    var (acts, slowest, first) = (0, (seconds: 0.0, after: ""), nil as HostileStudio.Use?)
    while MonotonicClock.now < end {
      try peers.misbehave(with: &random)
      let input = peers.input(with: &random)
      try studio.server.act(input)
      let seconds = try studio.pressKey()
      if seconds > slowest.seconds { slowest = (seconds, input) }
      acts += 1
      try #require(studio.program.isRunning, "it ended: \(studio.program.errors)")
      if first == nil, MonotonicClock.now > warm { first = studio.use }
    }
    session.stop(false)
    // Connections that are given up end within their limits.
    let start = try #require(first)
    let isLevel = eventually(within: 60) {
      let last = studio.use
      return last.files <= start.files + 10 && last.threads <= start.threads + 5
    }
    let last = studio.use
    #expect(isLevel && last.memory < start.memory * 2 + 100, "\(start) became \(last)")
    print(
      "peers: \(acts) acts, slowest key \(Int(slowest.seconds * 1000)) ms after \"\(slowest.after)\", \(start) to \(last); \(studio.now)"
    )
    studio.program.send(SIGTERM)
    let outcome = try #require(studio.program.wait(within: 60), "it does not end")
    #expect(outcome.code == 0 || outcome.code == 143, "\(outcome.errors)")
    #expect(!outcome.errors.contains("Sanitizer"), "\(outcome.errors)")
  }
}

/// The wishes in the environment.
private enum PeersStorm {
  static let seconds = variable("PARALLAX_PEERS").flatMap { Double($0) } ?? 0

  static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

/// A desktop whose answers change at any time. A class because threads share it.
final class StormDesktop: Sendable {
  private let addresses: [String]

  init(_ addresses: [String]) { self.addresses = addresses }
}

extension StormDesktop {
  /// The desktop's word on whether a screen reader runs, and where: other at each question.
  func serve(on address: String) throws -> FakeService {
    try FakeService("org.a11y.Bus", on: address) { [addresses] message in
      switch message.member {
      case "GetAll": Int.random(in: 0..<8) == 0 ? nil : [.table(["IsEnabled": .flag(Int.random(in: 0..<3) > 0)])]
      case "GetAddress": [.text(addresses.randomElement() ?? "")]
      default: []
      }
    }
  }

  /// A registry that sometimes says nothing, and sometimes takes a key.
  func serveRegistry(on address: String) throws -> FakeService {
    try FakeService("org.a11y.atspi.Registry", on: address) { message in
      if Int.random(in: 0..<8) == 0 { return nil }
      if message.member == "Embed" { return [.record([.text(":1.0"), .object("/org/a11y/atspi/accessible/root")])] }
      if Int.random(in: 0..<8) == 0 { usleep(300_000) }
      return [.flag(false)]
    }
  }
}

/// The programs beside the studio, and the person at it.
struct StormPeers {
  let studio: HostileStudio
  let session: PrivateBus
  let desktop: StormDesktop
  /// Has the clipboard at times, and hands over nothing.
  let clipboardOwner: XClient

  private static let keys = [
    "space", "x", "r", "h", "p", "m", "F1", "Escape", "Home", "End", "Next", "Prior", "Up", "Down", "Tab", "ctrl+z",
    "ctrl+shift+z", "period", "comma", "g", "1", "2", "ctrl+o", "Escape", "ctrl+c", "ctrl+v", "Return",
  ]
}

extension StormPeers {
  /// Input for `xdotool`.
  func input(with random: inout SplitMix64) -> String {
    (0..<6).map { _ in
      let (x, y) = (Int.random(in: 0..<1440, using: &random), Int.random(in: 0..<900, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return "mousemove \(x) \(y) click \(Int.random(in: 1...5, using: &random))"
      case 1: return "mousemove \(x) \(y) mousedown 1 mousemove \(y) \(x / 2) mouseup 1"
      default: return "key \(Self.keys.randomElement(using: &random) ?? "Escape")"
      }
    }.joined(separator: " ")
  }

  func misbehave(with random: inout SplitMix64) throws {
    let (display, window) = (studio.server.display, UInt(studio.window))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: try XClient(display).askForTextAndVanish()
    case 1: try XClient(display).dragAndVanish(over: window)
    case 2:
      try XClient(display).drag(typesThatAreNot: Int.random(in: 1..<60, using: &random), over: window, usesList: true)
    case 3: try XClient(display).handOverNothing(to: window)
    case 4: session.stop(true)
    case 7: try clipboardOwner.own("CLIPBOARD")
    case 5, 6:
      session.stop(false)
      if let bus = SessionBus(session.address) { lie(on: bus) }
    default: session.stop(false)
    }
  }

  /// Signals of services that the sender does not own, and one of the desktop's.
  private func lie(on bus: SessionBus) {
    let uris: BusValue = .table(["uris": .list([.text("file:///etc/passwd")], of: "s")])
    for other in 0..<40 {
      let name = ":1.\(other)"
      bus.emit(
        "\(DesktopPortal.object)/request/1_\(other)/parallax", DesktopPortal.interface("Request"), "Response",
        [.number(0), uris], to: name)
      bus.emit(
        DesktopPortal.object, DesktopPortal.interface("Settings"), "SettingChanged",
        [.text("org.freedesktop.appearance"), .text("color-scheme"), .variant(.number(2))], to: name)
      bus.emit(
        "/org/a11y/bus", "org.freedesktop.DBus.Properties", "PropertiesChanged",
        [.text("org.a11y.Status"), .table([:]), .list([], of: "s")], to: name)
    }
  }
}
