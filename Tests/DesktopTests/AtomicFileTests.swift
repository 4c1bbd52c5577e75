import Foundation
import Glibc
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

@Suite struct AtomicFileTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test(arguments: [true, false])
  func `a file is new, then replaced, and nothing is left beside it`(_ isDurable: Bool) throws {
    let folder = try ScratchFolder()
    for text in ["one", "", String(repeating: "two", count: 100_000)] {
      try AtomicFile.write(Array(text.utf8), to: folder / "a.json", isDurable: isDurable)
      #expect(folder.text("a.json") == text)
      #expect(folder.names == ["a.json"])
    }
  }

  @Test func `what is handed over is for whom the mask lets in, and what is kept for this user alone`() throws {
    let folder = try ScratchFolder()
    let mask = umask(0)
    umask(mask)
    try Folder.make(folder / "state/autosave")
    try Folder.make(folder / "out/css", isPrivate: false)
    for name in ["state", "state/autosave"] { #expect(mode(folder / name) == 0o700) }
    for name in ["out", "out/css"] { #expect(mode(folder / name) == 0o777 & ~mask) }
  }

  @Test func `the file behind a link is replaced, and the link stays`() throws {
    let folder = try ScratchFolder()
    try folder.file("real.json", "old")
    try FileManager.default.createSymbolicLink(atPath: folder / "link.json", withDestinationPath: "real.json")
    try AtomicFile.write(Array("new".utf8), to: folder / "link.json")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link.json") == "real.json")
    #expect(folder.text("real.json") == "new")
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o755] as [mode_t])
  func `its mode stays`(_ mode: mode_t) throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "old")
    chmod(folder / "a.json", mode)
    try AtomicFile.write([], to: folder / "a.json")
    #expect(self.mode(folder / "a.json") == mode)
  }

  @Test func `a read-only file is refused, even to the superuser`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "old")
    chmod(folder / "a.json", 0o444)
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder / "a.json") }
    #expect(folder.text("a.json") == "old" && folder.names == ["a.json"])
  }

  @Test func `a folder that is not there is named as such`() throws {
    let folder = try ScratchFolder()
    #expect(throws: FileError(.unwritable, path: folder / "no/a.json", reason: "its folder does not exist")) {
      try AtomicFile.write([1], to: folder / "no/a.json")
    }
  }

  @Test func `a folder in the file's place is refused`() throws {
    let folder = try ScratchFolder()
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path) }
  }

  @Test func `what cannot be written is known beforehand, and asking leaves nothing behind`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "old")
    try AtomicFile.check(folder / "a.json")
    try AtomicFile.check(folder / "new.json")
    for path in [folder / "no/a.json", folder.path, "/dev/null"] {
      #expect(throws: FileError.self) { try AtomicFile.check(path) }
    }
    chmod(folder / "a.json", 0o444)
    #expect(throws: FileError(.unwritable, path: folder / "a.json", reason: "it is read-only")) {
      try AtomicFile.check(folder / "a.json")
    }
    #expect(folder.text("a.json") == "old" && folder.names == ["a.json"])
  }

  /// Skipped with a message if this user may not mount file systems.
  @Test func `a full disk leaves the old file whole`() throws {
    let folder = try ScratchFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=64k") == 0 else {
      return print("A full disk was not tried: this user may not mount one.")
    }
    defer { umount(folder.path) }
    try folder.file("a.json", "old")
    let large = [UInt8](repeating: 65, count: 200_000)
    #expect(throws: FileError(.unwritable, path: folder / "a.json", reason: "the disk is full")) {
      try AtomicFile.write(large, to: folder / "a.json")
    }
    #expect(folder.text("a.json") == "old" && folder.names == ["a.json"])
  }

  @Test func `a link whose file is gone stays a link, and its file is there again`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder / "in", withIntermediateDirectories: false)
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder / "in/second.json", withDestinationPath: "../real.json")
    try manager.createSymbolicLink(atPath: folder / "first.json", withDestinationPath: folder / "in/second.json")
    try AtomicFile.write(Array("new".utf8), to: folder / "first.json")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder / "first.json") == folder / "in/second.json")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder / "in/second.json") == "../real.json")
    #expect(folder.text("real.json") == "new")
    try manager.createSymbolicLink(atPath: folder / "circle.json", withDestinationPath: "circle.json")
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder / "circle.json") }
    #expect(try manager.destinationOfSymbolicLink(atPath: folder / "circle.json") == "circle.json")
  }

  @Test func `the file goes on belonging to whom it belonged`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "old")
    guard chown(folder / "a.json", 12_345, 12_346) == 0 else {
      return print("Another owner was not tried: this user may not give files away.")
    }
    try AtomicFile.write([1], to: folder / "a.json")
    var status = stat()
    #expect(stat(folder / "a.json", &status) == 0 && status.st_uid == 12_345 && status.st_gid == 12_346)
  }

  @Test func `a name of 250 bytes is no longer than others, and a draft of it has a name that nobody can guess`() throws
  {
    let folder = try ScratchFolder()
    let name = String(repeating: "\u{e9}", count: 125)
    try AtomicFile.write([1], to: folder / name)
    #expect(folder.names == [name])
    var seen: Set<String> = []
    for _ in 0..<20 {
      try DraftName.unused(in: folder.path) { (path) throws(SystemError) in _ = seen.insert(path) }
    }
    #expect(seen.count == 20)
    // A name that is taken is not used, and who takes all of them is told of.
    #expect(throws: SystemError(code: EEXIST)) {
      try DraftName.unused(in: folder.path) { (_) throws(SystemError) in throw SystemError(code: EEXIST) }
    }
  }

  @Test func `a path with a zero byte is refused, and its first half is not written`() throws {
    let folder = try ScratchFolder()
    #expect(throws: FileError(.unwritable, path: folder / "a\0b", reason: "the path contains a zero byte")) {
      try AtomicFile.write([1], to: folder / "a\0b")
    }
    #expect(throws: FileError(.unreadable, path: folder / "a\0b", reason: "the path contains a zero byte")) {
      try FileReader.bytes(of: folder / "a\0b", limit: 10)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `what a program that was killed left behind goes at the next start, and what another one writes stays`()
    throws
  {
    let folder = try ScratchFolder()
    // No process has this number.
    let gone = "\(Int32.max - 1)"
    try folder.file(".parallax-\(gone)-abc.part", "half")
    #expect(mkdir(folder / ".parallax-\(gone)-def.part", 0o700) == 0)
    try folder.file(".parallax-\(gone)-def.part/README.md", "half")
    let kept = [".parallax-\(getpid())-ghi.part", ".parallax-x-abc.part", "scene.json", "a.part"]
    for name in kept { try folder.file(name, "whole") }
    let service = FileService(state: nil)
    service.answer(.read(path: folder / "scene.json")) { _ in }
    #expect(folder.names == kept.sorted())
  }

  @Test func `the newest logs of frame times are kept`() throws {
    let folder = try ScratchFolder()
    for number in 10...40 { try folder.file("frames-20200101-0000\(number).csv", "old") }
    try folder.file("session.json", "{}")
    var path: String?
    FileService(state: folder.path).answer(.saveLog("new")) {
      if case .said(let words, false) = $0 { path = words.split(separator: " ").last.map(String.init) }
    }
    let names = folder.names.filter { $0.hasPrefix("frames-") }
    #expect(names.count == 20 && names.last.map { folder / $0 } == path && names.first == "frames-20200101-000022.csv")
    #expect(folder.text("session.json") == "{}")
  }
}
