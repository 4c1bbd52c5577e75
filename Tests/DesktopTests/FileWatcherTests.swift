import Foundation
import TestSupport
import Testing

@testable import Desktop

@Suite struct FileWatcherTests {
  /// A new watcher. The test controls the time; only the kernel's notifications are real.
  private func watcher(_ folder: ScratchFolder, isNotified: Bool = true) -> FileWatcher {
    let watcher = FileWatcher(isNotified: isNotified)
    watcher.watch([folder / "a.json"], at: 0)
    return watcher
  }

  @Test func `without changes nothing is reported or polled`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "1")
    let watcher = watcher(folder)
    #expect(watcher.changes(at: 10) == [] && watcher.due == nil)
  }

  @Test func `a file is told of once, when it has been quiet`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "1")
    let watcher = watcher(folder)
    try folder.file("a.json", "2")
    #expect(watcher.changes(at: 1) == [])
    #expect(watcher.due == 1 + FileWatcher.patience)
    #expect(watcher.changes(at: 1.2) == [folder / "a.json"])
    #expect(watcher.changes(at: 2) == [])
  }

  @Test func `a file that is being written is left alone until it is done`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "1")
    let watcher = watcher(folder)
    for step in 1...20 {
      try folder.file("a.json", "half \(step)")
      #expect(watcher.changes(at: Double(step) * 0.05) == [])
    }
    #expect(watcher.changes(at: 1.2) == [folder / "a.json"])
  }

  @Test func `editors replace the file, or move it away and write anew`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "1")
    let watcher = watcher(folder)
    try folder.file(".a.json.swp", "2")
    #expect(rename(folder / ".a.json.swp", folder / "a.json") == 0)
    _ = watcher.changes(at: 1)
    #expect(watcher.changes(at: 2) == [folder / "a.json"])
    #expect(rename(folder / "a.json", folder / "a.json~") == 0)
    try folder.file("a.json", "3")
    _ = watcher.changes(at: 3)
    #expect(watcher.changes(at: 4) == [folder / "a.json"])
  }

  @Test func `other files in the folder are ignored`() throws {
    let folder = try ScratchFolder()
    let watcher = watcher(folder)
    try folder.file("b.json", "2")
    _ = watcher.changes(at: 1)
    #expect(watcher.changes(at: 2) == [])
  }

  @Test func `a file that appears later, and one that goes`() throws {
    let folder = try ScratchFolder()
    let watcher = watcher(folder)
    try folder.file("a.json", "1")
    _ = watcher.changes(at: 1)
    #expect(watcher.changes(at: 2) == [folder / "a.json"])
    try FileManager.default.removeItem(atPath: folder / "a.json")
    _ = watcher.changes(at: 3)
    #expect(watcher.changes(at: 4) == [folder / "a.json"])
  }

  @Test func `a folder that goes is told, and so is its return`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder / "in", withIntermediateDirectories: false)
    try folder.file("in/a.json", "1")
    let watcher = FileWatcher()
    watcher.watch([folder / "in/a.json"], at: 0)
    #expect(rename(folder / "in", folder / "out") == 0)
    _ = watcher.changes(at: 1)
    #expect(watcher.changes(at: 1.5) == [folder / "in/a.json"])
    #expect(try #require(watcher.due) <= 2.5)
    #expect(rename(folder / "out", folder / "in") == 0)
    _ = watcher.changes(at: 3)
    #expect(watcher.changes(at: 4) == [folder / "in/a.json"])
    try folder.file("in/a.json", "2")
    _ = watcher.changes(at: 5)
    #expect(watcher.changes(at: 6) == [folder / "in/a.json"] && watcher.due == nil)
  }

  @Test func `where the kernel is silent it looks by itself`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "1")
    let watcher = watcher(folder, isNotified: false)
    #expect(watcher.changes(at: 2) == [])
    try folder.file("a.json", "22")
    _ = watcher.changes(at: 4)
    #expect(watcher.changes(at: 5) == [folder / "a.json"])
  }
}
