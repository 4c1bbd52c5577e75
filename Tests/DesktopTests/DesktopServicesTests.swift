import Foundation
import StudioKit
import TestSupport
import Testing

@testable import Desktop

@Suite struct DesktopServicesTests {
  private func desktop(_ folder: ScratchFolder) -> DesktopServices {
    let desktop = DesktopServices(state: folder / "state", waking: {})
    desktop.open(hearsSignals: false)
    _ = desktop.collect()
    return desktop
  }

  private func answer(_ desktop: DesktopServices, _ request: FileRequest) -> [Reply] {
    desktop.perform(.files(request))
    desktop.finish()
    return desktop.collect()
  }

  @Test func `a file is written only over what is expected`() throws {
    let folder = try ScratchFolder()
    let desktop = desktop(folder)
    let path = folder / "a.json"
    #expect(
      answer(desktop, .write("1", path: path, over: .nothing)) == [.file(.written(FileContent(path, Array("1".utf8))))])
    #expect(answer(desktop, .write("2", path: path, over: .nothing)) == [.file(.unexpected(path: path))])
    #expect(answer(desktop, .write("2", path: path, over: .bytes([0]))) == [.file(.unexpected(path: path))])
    #expect(folder.text("a.json") == "1")
    _ = answer(desktop, .write("2", path: path, over: .bytes(Array("1".utf8))))
    #expect(folder.text("a.json") == "2")
    _ = answer(desktop, .write("3", path: path, over: .anything))
    #expect(folder.text("a.json") == "3")
  }

  @Test func `what cannot be read is not written over unless the person said so`() throws {
    let folder = try ScratchFolder()
    let desktop = desktop(folder)
    try FileManager.default.createDirectory(atPath: folder / "a.json", withIntermediateDirectories: true)
    let path = folder / "a.json"
    for expectation in [FileExpectation.nothing, .bytes([1])] {
      let replies = answer(desktop, .write("3", path: path, over: expectation))
      #expect(replies == [.file(.unwritten(path: path, why: "it is a folder"))], "\(expectation)")
    }
  }

  @Test func `reading says what is there, or why it cannot`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", "x")
    let desktop = desktop(folder)
    #expect(answer(desktop, .read(path: folder / "a.json")) == [.file(.read(FileContent(folder / "a.json", [120])))])
    #expect(
      answer(desktop, .read(path: folder / "b.json")) == [
        .file(.missing(path: folder / "b.json"))
      ])
  }

  @Test func `recent files: the newest first, each once, none that is gone`() throws {
    let folder = try ScratchFolder()
    let desktop = desktop(folder)
    for name in ["a", "b", "a", "c"] {
      try folder.file(name, "")
      _ = answer(desktop, .remember(path: folder / name))
    }
    try FileManager.default.removeItem(atPath: folder / "c")
    #expect(RecentFiles(folder: folder / "state").paths() == [folder / "a", folder / "b"])
  }

  @Test func `a program that does not come to hear that it is to end is ended`() throws {
    let trial = try Program([], of: Program.path(of: "DeafTrial"))
    #expect(trial.wait()?.code == 128 + SIGTERM)
  }

  @Test func `without a home it says so, and the rest works`() throws {
    let folder = try ScratchFolder()
    let desktop = DesktopServices(state: nil, waking: {})
    desktop.open(hearsSignals: false)
    #expect(desktop.collect() == [.said("There is no home folder: recent files and unsaved work are not kept.")])
    #expect(answer(desktop, .keep("x", key: "k")) == [])
    #expect(answer(desktop, .write("1", path: folder / "a", over: .nothing)).count == 1)
  }

  @Test func `the end does not wait for the desktop's list of recent files`() throws {
    let folder = try ScratchFolder()
    let asks = DispatchSemaphore(value: 0)
    let answers = DispatchSemaphore(value: 0)
    let desktop = DesktopServices(
      state: folder / "state",
      sharing: {
        // A program that is asked for the list does not answer.
        asks.signal()
        answers.wait()
        return nil
      }, waking: {})
    desktop.perform(.files(.remember(path: folder / "a.json")))
    asks.wait()
    #expect(desktop.finish())
    answers.signal()
  }
}
