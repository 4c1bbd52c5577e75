import Foundation
import Glibc
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// Scenes passed from one start of the program to another: the message, the folder, and both ends.
@Suite struct CallTests {
  private static let display = "DISPLAY=:7"
  private static let message = OpeningCall(displays: [display], scenes: ["/home/ada/a b.json", "map-crop"])

  /// A private folder.
  private func session() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    chmod(folder.path, 0o700)
    return folder
  }

  private func listener(in folder: ScratchFolder, display: String = display) throws -> CallListener {
    let listener = CallListener(in: folder.path, displays: [display], waking: {})
    return try #require(listener)
  }

  @Test(arguments: [
    message, OpeningCall(displays: [], scenes: []), OpeningCall(displays: ["A=", "B=\n"], scenes: ["/\u{1F4A5}"]),
  ])
  func `a message is read as it was meant`(_ message: OpeningCall) {
    #expect(OpeningCall(message.bytes) == message)
  }

  @Test func `what the desktop calls the start comes along, and is no display`() {
    let names = ["DISPLAY": ":1", "DESKTOP_STARTUP_ID": "shell/Files/812-0-host_TIME1234"]
    let message = OpeningCall(of: ["map-crop"]) { names[$0] }
    #expect(message.startup == "shell/Files/812-0-host_TIME1234" && message.displays == ["DISPLAY=:1"])
    #expect(OpeningCall(message.bytes) == message)
    #expect(OpeningCall(of: []) { $0 == "DISPLAY" ? ":1" : "" }.startup == nil)
    // Wayland's variable takes precedence.
    let token = OpeningCall(of: []) { $0 == "XDG_ACTIVATION_TOKEN" ? "kwin-7" : names[$0] }
    #expect(token.startup == "kwin-7" && OpeningCall(token.bytes) == token)
  }

  @Test func `anything else is no message`() {
    func message(_ fields: String...) -> [UInt8] { fields.flatMap { Array($0.utf8) + [0] } }
    let greeting = "parallax call 1"
    #expect(OpeningCall(message(greeting, "", "/a.json")) != nil)
    let others: [[UInt8]] = [
      [], [0], [0, 0], message("GET / HTTP/1.1"), message(greeting), message(greeting, "/a.json"),
      message(greeting, "", "a.json"), message(greeting, "", "../a.json"), message(greeting, "", "--set"),
      message(greeting, "", "/a.json", ""), Array(message(greeting, "", "/a.json").dropLast()),
      message("parallax call 2", "", "/a.json"), Array("\(greeting)\0\0/".utf8) + [0xFF, 0],
      OpeningCall(displays: [], scenes: Array(repeating: "/a", count: 65)).bytes,
      OpeningCall(displays: [], scenes: ["/" + String(repeating: "a", count: 1 << 16)]).bytes,
    ]
    for bytes in others { #expect(OpeningCall(bytes) == nil, "\(bytes.prefix(60))") }
    var random = SplitMix64(seed: 20)
    for _ in 0..<2000 {
      var bytes = Self.message.bytes
      for _ in 0...2 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let read = OpeningCall(bytes) else { continue }
      #expect(read.scenes.allSatisfy { $0.hasPrefix("/") || $0 == "map-crop" }, "\(bytes)")
    }
  }

  @Test func `a relative path is told as an absolute one, an empty display not at all`() {
    let message = OpeningCall(of: ["a.json", "map-crop"]) { $0 == "DISPLAY" ? ":1" : "" }
    #expect(message.displays == ["DISPLAY=:1"])
    #expect(message.scenes == [FileManager.default.currentDirectoryPath + "/a.json", "map-crop"])
  }

  @Test func `a running studio takes the scenes once, and none after its end`() throws {
    let folder = try session()
    var studio: CallListener? = try listener(in: folder)
    #expect(RunningStudios.take(Self.message, in: folder.path))
    #expect(RunningStudios.take(OpeningCall(displays: [Self.display], scenes: []), in: folder.path))
    #expect(studio?.collect() == [Self.message, OpeningCall(displays: [Self.display], scenes: [])])
    #expect(studio?.collect() == [])
    studio = nil
    #expect(folder.names == [])
    #expect(!RunningStudios.take(Self.message, in: folder.path))
  }

  @Test func `a studio on another display is left alone`() throws {
    let folder = try session()
    let studio = try listener(in: folder, display: "DISPLAY=:8")
    #expect(!RunningStudios.take(Self.message, in: folder.path))
    #expect(studio.collect() == [])
  }

  @Test func `the name that a killed studio has left goes, a stranger's file stays`() throws {
    let folder = try session()
    let dead = folder / "studio-1"
    close(try LocalSocket.listen(at: dead))
    try folder.file("studio-2", "a file")
    try folder.file("other", "a file")
    #expect(!RunningStudios.take(Self.message, in: folder.path))
    #expect(!folder.names.contains("studio-1"))
    #expect(folder.names.contains("other"))
  }

  @Test func `who floods, mumbles or leaves is not heard, and the next one is`() throws {
    let folder = try session()
    let studio = try listener(in: folder)
    let path = RunningStudios.socket(in: folder.path)
    for bytes in [[], [UInt8](repeating: 65, count: 1 << 20), Array("quit\n".utf8)] {
      let call = try LocalSocket.call(path)
      _ = LocalSocket.say(bytes, to: call, patience: 5)
      #expect(LocalSocket.readAll(from: call, limit: 100, patience: 20)?.isEmpty ?? true)
      close(call)
    }
    close(try LocalSocket.call(path))
    #expect(eventually { RunningStudios.take(Self.message, in: folder.path) })
    #expect(studio.collect() == [Self.message])
  }

  @Test func `only this person may call`() throws {
    let folder = try session()
    let studio = try listener(in: folder)
    var status = stat()
    #expect(lstat(RunningStudios.socket(in: folder.path), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    _ = studio.collect()
  }

  @Test func `a folder that others may look into, or that is not there, is none`() throws {
    let folder = try session()
    func path(_ value: String?) -> String? { RuntimeFolder.path { $0 == "XDG_RUNTIME_DIR" ? value : nil } }
    #expect(path(folder.path) == folder / "parallax")
    var status = stat()
    #expect(stat(folder / "parallax", &status) == 0 && status.st_mode & 0o777 == 0o700)
    chmod(folder / "parallax", 0o755)
    #expect(path(folder.path) == nil)
    chmod(folder / "parallax", 0o700)
    chmod(folder.path, 0o750)
    #expect(path(folder.path) == nil)
    chmod(folder.path, 0o700)
    symlink(folder.path, folder / "link")
    for value in [nil, "", "relative", folder / "nowhere", folder / "link"] { #expect(path(value) == nil) }
  }

  @Test func `a name that is too long for a socket is refused`() throws {
    let folder = try session()
    let path = folder / String(repeating: "a", count: 120)
    #expect(throws: SystemError(code: ENAMETOOLONG)) { try LocalSocket.listen(at: path) }
    #expect(throws: SystemError(code: ENAMETOOLONG)) { try LocalSocket.call(path) }
  }
}
