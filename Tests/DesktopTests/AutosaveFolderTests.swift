import Foundation
import Glibc
import StudioKit
import TestSupport
import Testing

@testable import Desktop

@Suite struct AutosaveFolderTests {
  @Test func `what a session keeps is not offered to others while it lives, and is when it has died`() throws {
    let folder = try ScratchFolder()
    var living: AutosaveFolder? = AutosaveFolder(folder / "auto")
    try living?.keep("work", key: "k")
    #expect(AutosaveFolder(folder / "auto").leftovers().files.isEmpty)
    living = nil
    let left = AutosaveFolder(folder / "auto").leftovers().files
    #expect(left.map(\.text) == ["work"])
  }

  @Test func `two programs with one scene keep both their works`() throws {
    let folder = try ScratchFolder()
    var one: AutosaveFolder? = AutosaveFolder(folder / "auto")
    var two: AutosaveFolder? = AutosaveFolder(folder / "auto")
    try one?.keep("one", key: "k")
    try two?.keep("two", key: "k")
    try one?.keep("one more", key: "k")
    (one, two) = (nil, nil)
    #expect(Set(AutosaveFolder(folder / "auto").leftovers().files.map(\.text)) == ["one more", "two"])
  }

  @Test func `new work does not take the place of what was offered`() throws {
    let folder = try ScratchFolder()
    var dead: AutosaveFolder? = AutosaveFolder(folder / "auto")
    try dead?.keep("old", key: "k")
    dead = nil
    var next: AutosaveFolder? = AutosaveFolder(folder / "auto")
    let offered = try #require(next?.leftovers().files.first)
    try next?.keep("new", key: "k")
    next?.forget(key: offered.key)
    next = nil
    #expect(AutosaveFolder(folder / "auto").leftovers().files.map(\.text) == ["new"])
  }

  @Test func `forgotten work leaves nothing behind`() throws {
    let folder = try ScratchFolder()
    let autosave = AutosaveFolder(folder / "auto")
    try autosave.keep("work", key: "k")
    autosave.forget(key: "k")
    autosave.forget(key: "k")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "auto").isEmpty)
  }

  @Test func `a place that cannot be written is a fault with a reason`() throws {
    let folder = try ScratchFolder()
    try folder.file("file", "")
    #expect(throws: FileError.self) { try AutosaveFolder(folder / "file/auto").keep("work", key: "k") }
  }

  @Test func `times are words`() {
    #expect(AutosaveFolder.words(for: time(nil)).count == 5)
    #expect(["1971-01-01 ", "1970-12-31 "].contains(String(AutosaveFolder.words(for: 86_400 * 365).prefix(11))))
  }

  @Test func `a full disk is the reason that is told`() throws {
    let folder = try ScratchFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=64k,nr_inodes=3") == 0 else {
      return print("A full disk was not tried: this user may not mount one.")
    }
    defer { umount(folder.path) }
    try FileManager.default.createDirectory(atPath: folder / "auto", withIntermediateDirectories: false)
    try folder.file("last", "")
    #expect(throws: FileError(.unwritable, path: folder / "auto/k.lock", reason: "the disk is full")) {
      try AutosaveFolder(folder / "auto").keep("work", key: "k")
    }
  }

  @Test func `a child that is being started keeps no lock of a session that has ended`() throws {
    let folder = try ScratchFolder()
    var dead: AutosaveFolder? = AutosaveFolder(folder / "auto")
    try dead?.keep("work", key: "k")
    // Before exec it has copies of all descriptors of its parent.
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let lock = try #require(
      names.first {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == folder / "auto/k.lock"
      })
    let copy = dup(try #require(Int32(lock)))
    defer { close(copy) }
    dead = nil
    #expect(AutosaveFolder(folder / "auto").leftovers().files.map(\.text) == ["work"])
  }

  @Test func `work far larger than a scene file is offered, and what is too large for that is told`() throws {
    let folder = try ScratchFolder()
    let text = String(repeating: "x", count: 40 * 1_048_576)
    var dead: AutosaveFolder? = AutosaveFolder(folder / "auto")
    try dead?.keep(text, key: "k")
    dead = nil
    try folder.file("auto/huge.json", "")
    try #require(truncate(folder / "auto/huge.json", AutosaveFile.largestText + 1) == 0)
    let left = AutosaveFolder(folder / "auto").leftovers()
    #expect(left.files.map(\.text.count) == [text.count])
    #expect(
      left.errors == [FileError(.tooLarge, path: folder / "auto/huge.json", reason: "it is larger than 256 MB")])
  }

  /// The descriptors of this process that are open in a folder.
  private func open(in folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.hasPrefix(folder) == true
    }.count
  }

  @Test func `of a thousand works the newest are offered, and only their locks are held`() throws {
    let folder = try ScratchFolder()
    try Folder.make(folder / "auto")
    for number in 0..<1200 {
      try folder.file("auto/k\(number).json", "\(number)")
      var times = [
        timeval(tv_sec: 1_700_000_000 + number, tv_usec: 0), timeval(tv_sec: 1_700_000_000 + number, tv_usec: 0),
      ]
      utimes(folder / "auto/k\(number).json", &times)
    }
    let autosave = AutosaveFolder(folder / "auto")
    let left = autosave.leftovers(now: 1_700_001_200)
    #expect(left.files.map(\.text) == (1192..<1200).reversed().map { "\($0)" } && left.rest == 1192)
    #expect(try open(in: folder / "auto") == AutosaveFolder.mostOffered)
    // Another start has the next ones, and what was answered makes room for no lock at all.
    #expect(AutosaveFolder(folder / "auto").leftovers(now: 1_700_001_200).files.first?.text == "1191")
    for file in left.files { autosave.forget(key: file.key) }
    #expect(try open(in: folder / "auto") == 0)
    // A scene whose names are all taken by such work is still stored.
    try autosave.keep("new", key: "k7")
    #expect(try FileReader.bytes(of: folder / "auto/k7-2.json", limit: 10) == Array("new".utf8))
  }

  @Test func `work older than a year stays where it is and is not offered`() throws {
    let folder = try ScratchFolder()
    try Folder.make(folder / "auto")
    try folder.file("auto/k.json", "old")
    let now = time(nil)
    #expect(AutosaveFolder(folder / "auto").leftovers(now: now + AutosaveFolder.oldest - 60).files.count == 1)
    #expect(AutosaveFolder(folder / "auto").leftovers(now: now + AutosaveFolder.oldest + 60).files.isEmpty)
    #expect(folder.text("auto/k.json") == "old")
  }

  @Test func `work that cannot be read is told, a few at a time, and holds no lock`() throws {
    let folder = try ScratchFolder()
    try Folder.make(folder / "auto")
    for number in 0..<20 {
      try folder.file("auto/k\(number).json", "")
      try #require(truncate(folder / "auto/k\(number).json", AutosaveFile.largestText + 1) == 0)
    }
    let autosave = AutosaveFolder(folder / "auto")
    let left = autosave.leftovers()
    #expect(left.errors.count == AutosaveFolder.mostOffered && left.rest == 12)
    #expect(try open(in: folder / "auto") == 0)
  }

  @Test func `a running session keeps its work after the folder was cleared`() throws {
    let folder = try ScratchFolder()
    let living = AutosaveFolder(folder / "auto")
    try living.keep("work", key: "k")
    try FileManager.default.removeItem(atPath: folder / "auto")
    try living.keep("more", key: "k")
    let other = AutosaveFolder(folder / "auto")
    #expect(other.leftovers().files.isEmpty)
    try other.keep("other", key: "k")
    living.forget(key: "k")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "auto").sorted() == ["k-2.json", "k-2.lock"])
  }
}
