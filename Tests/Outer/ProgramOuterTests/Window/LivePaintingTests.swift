import Foundation
import OuterSupport
import TestSupport
import Testing

/// A painting that its editor saves while the studio shows it.
@Suite(.enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"))
struct LivePaintingTests {
  private static func painting(_ color: [UInt8]) -> [UInt8] {
    TestOpenRaster.bytes(
      60, 40, stack: "<layer name='Sky' src='data/a.png'/>", [TestOpenRaster.Picture("a", 60, 40, color)])
  }

  /// Whether the window comes to show much of a color.
  private func shows(_ color: [UInt8], _ window: OpenWindow) throws -> Bool {
    let wanted = color.prefix(3).reduce(0) { $0 << 8 | Int($1) }
    return try window.comesToShow { screen in
      var count = 0
      for y in stride(from: 0, to: 560, by: 4) {
        for x in stride(from: 0, to: 620, by: 4) where screen[x, y] == wanted { count += 1 }
      }
      return count > 100
    }
  }

  @Test func `what an editor writes aside and renames is shown, and so is what it writes in place and slowly`() throws {
    let folder = try ScratchFolder()
    let colors: [[UInt8]] = [[200, 30, 40, 255], [30, 180, 60, 255], [20, 60, 220, 255], [210, 190, 20, 255]]
    let path = folder / "sky.ora"
    try folder.file("sky.ora", Self.painting(colors[0]))
    try WindowTests().use([path]) { window in
      #expect(try shows(colors[0], window))
      try folder.file("sky.ora~", Self.painting(colors[1]))
      #expect(rename(folder / "sky.ora~", path) == 0)
      #expect(try shows(colors[1], window))
      // In place: while half of it is there, the last picture stays.
      let (bytes, file) = (Self.painting(colors[2]), try #require(FileHandle(forWritingAtPath: path)))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: bytes.prefix(bytes.count / 2))
      try window.perform("key x")
      #expect(try shows(colors[1], window))
      try file.write(contentsOf: bytes.suffix(from: bytes.count / 2))
      try file.close()
      #expect(try shows(colors[2], window))
      // Gone for a while, as with editors that keep the old file under another name.
      #expect(rename(path, folder / "sky.bak") == 0)
      try window.perform("key x")
      #expect(try shows(colors[2], window))
      try folder.file("sky.ora", Self.painting(colors[3]))
      #expect(try shows(colors[3], window))
    }
  }

  /// The nice values of the processes that decode, by their last word.
  private func niceness(of window: OpenWindow) throws -> [String: Int] {
    var found: [String: Int] = [:]
    let own = window.program.pid
    for id in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(id) != nil {
      guard let stat = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
        let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline")
      else { continue }
      // What follows the name in brackets: the parent is second, the nice value seventeenth.
      let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 17, fields[1] == "\(own)" else { continue }
      let last = words.split(separator: 0).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      found[last] = Int(fields[16])
    }
    return found
  }

  @Test func `layers of a drawing that show are not drawn at idle priority`() throws {
    try WindowTests().use(["paper-hills"]) { window in
      #expect(try eventually { try niceness(of: window)["drawings"] != nil })
      let found = try niceness(of: window)
      #expect(found["drawings"] == found["__decode"] && found["drawings"] != 19, "\(found)")
    }
  }
}
