import Foundation
import OuterSupport
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// The studio on buses that do not do their part. See docs/inside/other-programs.md.
@Suite(
  .enabled(if: XServer.missing == nil && PrivateBus.isInstalled, "needs Xvfb, xdotool and dbus-daemon: .ci/setup test"))
struct HostileBusTests {
  /// A small window: what is asked of it does not depend on its size, and what its frames cost does.
  private static func studio(_ bus: String, _ environment: [String: String?] = [:]) throws -> HostileStudio {
    try HostileStudio(bus: bus, size: (480, 360), environment: environment)
  }

  @Test(arguments: StuckBus.Step.allCases)
  func `a session bus that stops at any step keeps nothing waiting`(step: StuckBus.Step) throws {
    let bus = try StuckBus(step)
    defer { bus.end() }
    let studio = try Self.studio(bus.address)
    defer { studio.end() }
    try studio.checkAll("session bus: \(step)")
  }

  @Test
  func `with an input method, too, a silent bus keeps no window away`() throws {
    let bus = try StuckBus(.greeting)
    defer { bus.end() }
    let studio = try Self.studio(bus.address, ["XMODIFIERS": "@im=ibus"])
    defer { studio.end() }
    try studio.checkAll("session bus: greeting, with an input method")
  }

  @Test
  func `an address that starts a program starts none`() throws {
    let studio = try Self.studio("unixexec:path=/bin/sleep,argv1=1000")
    defer { studio.end() }
    #expect(studio.children.count <= 2, "only decoders")
    try studio.checkAll("session bus: a program")
  }

  /// The same connection as to the session bus: with `PARALLAX_LONG_LIFE` every step.
  @Test(arguments: StuckBus.Step.allCases.filter { isLong || [.backlog, .greeting, .hello, .calls].contains($0) })
  func `an accessibility bus that stops at any step keeps no key waiting`(step: StuckBus.Step) throws {
    let (session, bus) = (try PrivateBus(), try StuckBus(step))
    defer {
      bus.end()
      session.end()
    }
    let service = try FakeService.accessibility(on: session, at: bus.address)
    defer { service.end() }
    let studio = try Self.studio(session.address)
    defer { studio.end() }
    try studio.checkAll("accessibility bus: \(step)")
  }

  @Test
  func `a program that the accessibility bus names as its address is not started`() throws {
    let (session, folder) = (try PrivateBus(), try ScratchFolder())
    defer {
      session.end()
      folder.remove()
    }
    let script = try folder.file("evil", "#!/bin/sh\ntouch \(folder / "started")\nsleep 1000\n")
    chmod(script, 0o755)
    let service = try FakeService.accessibility(on: session, at: "unixexec:path=\(script)")
    defer { service.end() }
    let studio = try Self.studio(session.address)
    defer { studio.end() }
    try studio.checkAll("accessibility bus: a program")
    #expect(access(folder / "started", F_OK) != 0)
  }

  @Test(arguments: ["Embed", "NotifyListenersSync"])
  func `a registry that answers late or never costs a tenth of a second for two keys`(silentAt: String) throws {
    let (session, accessible) = (try PrivateBus(), try PrivateBus())
    defer {
      accessible.end()
      session.end()
    }
    let service = try FakeService.accessibility(on: session, at: accessible.address)
    defer { service.end() }
    let registry = try FakeService("org.a11y.atspi.Registry", on: accessible.address) { message in
      switch message.member {
      case silentAt: nil
      case "Embed": [.record([.text(":1.0"), .object("/org/a11y/atspi/accessible/root")])]
      default: [.flag(false)]
      }
    }
    defer { registry.end() }
    let studio = try Self.studio(session.address)
    defer { studio.end() }
    try studio.checkAll("registry: no answer to \(silentAt)")
  }

  @Test
  func `a bus that stops while the studio runs leaves the dialog to another program`() throws {
    let (session, folder) = (try PrivateBus(), try ScratchFolder())
    defer {
      session.end()
      folder.remove()
    }
    let scene = try folder.file("chosen.json", try #require(Repository.text(of: "Resources/Scenes/pager.json")))
    chmod(try folder.file("zenity", "#!/bin/sh\necho '\(scene)'\n"), 0o755)
    let studio = try Self.studio(session.address, ["PATH": "\(folder.path):/usr/bin:/bin"])
    defer { studio.end() }
    session.stop(true)
    try studio.server.act("key ctrl+o")
    _ = try studio.pressKey()
    #expect(eventually { studio.now.scene == scene }, "\(studio.now)")
    try studio.checkAll("session bus: stopped while running")
  }
}
