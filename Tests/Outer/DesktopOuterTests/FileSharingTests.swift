import Foundation
import StudioKit
import Synchronization
import TestSupport
import Testing

@testable import Desktop

/// A file shown in the desktop's file manager and copied for others, with scripts in place of the desktop's programs.
@Suite(.serialized, .enabled(if: PrivateBus.isInstalled, "needs dbus-daemon")) struct FileSharingTests {
  private static let name = "org.freedesktop.FileManager1"

  /// A folder with programs that note what they are given.
  private static func tools(_ names: String..., ending code: Int = 0) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in names {
      try folder.file(name, "#!/bin/sh\n{ echo \"$*\"; /bin/cat; } > \(folder / "given")\nexit \(code)\n")
      chmod(folder / name, 0o755)
    }
    return folder
  }

  private static func sharing(_ folder: ScratchFolder) -> FileSharing {
    FileSharing(environment: { $0 == "PATH" ? folder.path : nil }, waking: {})
  }

  @Test func `a file manager selects the file, and no other program is started`() throws {
    let asked = Mutex<[[BusValue]]>([])
    let bus = try PrivateBus()
    let manager = try FakeService(Self.name, on: bus.address) { message in
      if message.member == "ShowItems" { asked.withLock { $0.append(message.values) } }
      return []
    }
    defer { manager.end() }
    let folder = try Self.tools("xdg-open")
    let sharing = Self.sharing(folder)
    sharing.show("/a b/ä.mp4", bus: bus.address)
    #expect(eventually { asked.withLock { $0.count } == 1 })
    #expect(asked.withLock { $0.first } == [.list([.text("file:///a%20b/%C3%A4.mp4")], of: "s"), .text("")])
    #expect(folder.text("given") == nil && sharing.collect().isEmpty)
  }

  @Test(arguments: [true, false]) func `without one its folder is opened`(hasBus: Bool) throws {
    let bus = try PrivateBus()
    let folder = try Self.tools("xdg-open")
    Self.sharing(folder).show("/a b/film.mp4", bus: hasBus ? bus.address : nil)
    #expect(eventually { folder.text("given") == "/a b\n" })
  }

  @Test func `where nothing opens a folder, its path is told`() throws {
    for folder in [try Self.tools(), try Self.tools("xdg-open", ending: 3)] {
      let sharing = Self.sharing(folder)
      sharing.show("/a b/film.mp4", bus: nil)
      var replies: [Reply] = []
      #expect(
        eventually {
          replies += sharing.collect()
          return !replies.isEmpty
        })
      guard case .said(let words, true)? = replies.first else {
        Issue.record("\(replies)")
        continue
      }
      #expect(words.hasSuffix("the folder is /a b"))
    }
  }

  @Test func `a copied file is a list of files for others`() throws {
    let folder = try Self.tools("xclip")
    Self.sharing(folder).copy("/a b/film.mp4")
    #expect(
      eventually { folder.text("given") == "-selection clipboard -t text/uri-list -i\nfile:///a%20b/film.mp4\r\n" })
  }
}
