import Foundation
import System
import TestSupport
import Testing

@testable import Desktop

/// The shared list of recent files: ours are added, and others are not changed.
@Suite struct DesktopRecentFilesTests {
  /// A list as GTK writes it, with a file of another program.
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
    >
      <bookmark href="file:///home/ada/letter.odt" added="2026-01-02T03:04:05.678901Z" modified="2026-01-02T03:04:05Z" visited="2026-01-02T03:04:05Z">
        <info>
          <metadata owner="http://freedesktop.org">
            <mime:mime-type type="application/x-oddity"/>
            <bookmark:applications>
              <bookmark:application name="Writer" exec="&apos;writer %u&apos;" modified="2026-01-02T03:04:05Z" count="7"/>
            </bookmark:applications>
          </metadata>
        </info>
      </bookmark>
    </xbel>

    """
  private static let times = ["2026-11-22T10:00:00Z", "2026-11-22T11:00:00Z"]

  private func remembered(_ paths: [String], in list: String = list) throws -> String {
    try ScratchFolder.use { folder in
      let recent = DesktopRecentFiles(file: try folder.file("recently-used.xbel", list))
      for (index, path) in paths.enumerated() { try recent.remember(path, at: Self.times[index % 2]) }
      #expect(folder.names == ["recently-used.xbel"])
      return try #require(folder.text("recently-used.xbel"))
    }
  }

  private func parses(_ text: String) -> Bool { XMLCheck.isSound(text) }

  @Test func `a scene is added, and the rest of the list stays byte for byte`() throws {
    let text = try remembered(["/home/ada/a b.json"])
    let before = try #require(Self.list.firstRange(of: "</xbel>"))
    #expect(text.hasPrefix(Self.list[..<before.lowerBound]) && text.hasSuffix(Self.list[before.lowerBound...]))
    #expect(text.contains("href=\"file:///home/ada/a%20b.json\" added=\"\(Self.times[0])\""))
    #expect(parses(text))
  }

  @Test func `a scene that is opened again stands there once, with its time and count`() throws {
    let text = try remembered(["/home/ada/a.json", "/home/ada/a.json"])
    #expect(text.ranges(of: "file:///home/ada/a.json").count == 1)
    #expect(text.contains("added=\"\(Self.times[0])\" modified=\"\(Self.times[1])\" visited=\"\(Self.times[1])\""))
    #expect(text.contains("name=\"Parallax\"") && text.contains("modified=\"\(Self.times[1])\" count=\"2\"/>"))
    #expect(parses(text))
  }

  @Test func `who has used a file before stays among those that did`() throws {
    let text = try remembered(["/home/ada/letter.odt", "/home/ada/letter.odt"])
    #expect(text.ranges(of: "<bookmark href").count == 1)
    #expect(
      text.contains("name=\"Writer\" exec=\"&apos;writer %u&apos;\" modified=\"2026-01-02T03:04:05Z\" count=\"7\"/>"))
    #expect(text.ranges(of: "name=\"Parallax\"").count == 1 && text.contains("count=\"2\"/>"))
    #expect(text.contains("added=\"2026-01-02T03:04:05.678901Z\" modified=\"\(Self.times[1])\""))
    #expect(parses(text))
  }

  @Test(arguments: ["/a&b.json", "/it's.json", "/<a href=\"x\">.json", "/ä\u{1F600}.json", "/a\nb;c?d#e%20.json"])
  func `whatever a file is called, it is found again`(_ path: String) throws {
    let text = try remembered([path, path])
    #expect(text.ranges(of: "<bookmark href").count == 2, "\(text)")
    #expect(parses(text))
  }

  @Test(arguments: ["", "no list", "<xbel>", "<xbel><!-- </xbel> --></xbel>", "<html></html>", "<xbel></xbel"])
  func `what is no such list stays as it is`(_ text: String) throws {
    #expect(try remembered(["/a.json"], in: text) == text)
  }

  @Test func `a bookmark that is cut off is not mended`() throws {
    let cut = "<xbel><bookmark href=\"file:///a.json\" added=\"x\"><info></xbel>"
    #expect(try remembered(["/a.json"], in: cut) == cut)
  }

  @Test func `a list that is not there is not begun, and its mode is kept`() throws {
    try ScratchFolder.use { folder in
      let recent = DesktopRecentFiles(file: folder / "recently-used.xbel")
      try recent.remember("/a.json")
      #expect(folder.names == [])
      chmod(try folder.file("recently-used.xbel", Self.list), 0o600)
      try recent.remember("/a.json")
      var status = stat()
      #expect(stat(folder / "recently-used.xbel", &status) == 0 && status.st_mode & 0o777 == 0o600)
      #expect(folder.text("recently-used.xbel") != Self.list)
    }
  }

  @Test func `who has switched recent files off has none`() throws {
    try ScratchFolder.use { folder in
      for (answer, isWanted) in [("false", false), ("true", true), ("", true)] {
        chmod(try folder.file("gsettings", "#!/bin/sh\necho \(answer)\n"), 0o755)
        let recent = DesktopRecentFiles { ["PATH": folder.path, "HOME": folder.path][$0] }
        #expect((recent != nil) == isWanted, "\(answer)")
      }
      let homeless = DesktopRecentFiles { _ in nil }
      #expect(homeless == nil)
    }
  }

  @Test func `a moment is told as everywhere`() {
    #expect(UniversalTime.text(0) == "1970-01-01T00:00:00Z")
    #expect(UniversalTime.text(1_763_812_860) == "2025-11-22T12:01:00Z")
  }
}

/// Checks that a text is well-formed XML.
private enum XMLCheck {
  static func isSound(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard !rest[..<start].contains(">"), let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
      let name = tag.prefix { !$0.isWhitespace }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
