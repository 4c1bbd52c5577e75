import Foundation
import StudioKit
import Synchronization
import TestSupport
import Testing

@testable import Desktop
@testable import DesktopTests

/// A file shown in the desktop's file manager, by the bus.
@Suite(.serialized, .enabled(if: PrivateBus.isInstalled, "needs dbus-daemon")) struct FileManagerTests {
  private static let name = "org.freedesktop.FileManager1"

  @Test func `a file manager selects the file, and no other program is started`() throws {
    let asked = Mutex<[[BusValue]]>([])
    let bus = try PrivateBus()
    let manager = try FakeService(Self.name, on: bus.address) { message in
      if message.member == "ShowItems" { asked.withLock { $0.append(message.values) } }
      return []
    }
    defer { manager.end() }
    let folder = try FileSharingTests.tools("xdg-open")
    let sharing = FileSharingTests.sharing(folder)
    sharing.show("/a b/ä.mp4", bus: bus.address)
    #expect(eventually { asked.withLock { $0.count } == 1 })
    #expect(asked.withLock { $0.first } == [.list([.text("file:///a%20b/%C3%A4.mp4")], of: "s"), .text("")])
    #expect(folder.text("given") == nil && sharing.collect().isEmpty)
  }

  @Test(arguments: [true, false]) func `without one its folder is opened`(hasBus: Bool) throws {
    let bus = try PrivateBus()
    let folder = try FileSharingTests.tools("xdg-open")
    FileSharingTests.sharing(folder).show("/a b/film.mp4", bus: hasBus ? bus.address : nil)
    #expect(eventually { folder.text("given") == "/a b\n" })
  }
}
