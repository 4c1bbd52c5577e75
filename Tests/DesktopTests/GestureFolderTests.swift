import Boundary
import Documents
import Geometry
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// Kept gestures on the disk.
struct GestureFolderTests {
  private let tape = Tape(
    from: 3,
    events: [
      TapeEvent(time: 0, action: .input(.down(Point(x: 1, y: 2.25)))),
      TapeEvent(time: 0.1, action: .input(.move(Point(x: 1, y: 1.0 / 3)))),
      TapeEvent(time: 0.2, action: .input(.up(nil))),
    ])

  private func kept(_ folder: ScratchFolder) throws -> (names: [String], faults: [String]) {
    let (gestures, faults) = GestureFolder(folder / "gestures").gestures
    return (gestures.map(\.name), faults)
  }

  @Test func `a gesture comes back as it was kept, and a folder that is not there holds none`() throws {
    let folder = try ScratchFolder()
    let gestures = GestureFolder(folder / "data/gestures")
    #expect(gestures.reply == .gestures([], faults: []))
    try gestures.keep(TapeWriter.text(of: tape), as: "Slow \u{201C}thumb\u{201D} 2")
    #expect(
      gestures.reply == .gestures([KeptGesture(name: "Slow \u{201C}thumb\u{201D} 2", tape: tape)], faults: []))
    try gestures.delete("Slow \u{201C}thumb\u{201D} 2")
    try gestures.delete("nobody")
    #expect(gestures.reply == .gestures([], faults: []))
  }

  @Test func `an existing gesture is not replaced`() throws {
    let folder = try ScratchFolder()
    let gestures = GestureFolder(folder / "gestures")
    for name in ["a", "b"] { try gestures.keep(TapeWriter.text(of: tape), as: name) }
    #expect(throws: FileError.self) { try gestures.keep("other", as: "a") }
    #expect(throws: FileError.self) { try gestures.rename("a", to: "b") }
    try gestures.rename("a", to: "c")
    #expect(try kept(folder).names == ["b", "c"])
  }

  @Test func `files that are no gestures are named, and the others are there`() throws {
    let folder = try ScratchFolder()
    let gestures = GestureFolder(folder / "gestures")
    try gestures.keep(TapeWriter.text(of: tape), as: "good")
    try folder.file("gestures/bad.parallax-tape.json", "{ \"tape\": 1, \"events\": 7 }")
    try folder.file("gestures/notes.txt", "mine")
    let kept = try kept(folder)
    #expect(kept.names == ["good"] && kept.faults.count == 1)
    #expect(kept.faults.first?.hasPrefix("bad.parallax-tape.json:1:") == true, "\(kept.faults)")
  }

  @Test func `the services tell what is there at the start, and after each change what it has become`() throws {
    let folder = try ScratchFolder()
    let desktop = DesktopServices(state: folder / "state", gestures: folder / "gestures", waking: {})
    desktop.open(hearsSignals: false)
    var replies: [Reply] = []
    func wait(for reply: Reply) -> Bool {
      eventually {
        replies += desktop.collect()
        return replies.contains(reply)
      }
    }
    #expect(wait(for: .gestures([], faults: [])))
    desktop.perform(.files(.keepGesture(name: "a", tape: TapeWriter.text(of: tape))))
    #expect(wait(for: .gestures([KeptGesture(name: "a", tape: tape)], faults: [])))
    replies = []
    desktop.perform(.files(.keepGesture(name: "a", tape: "other")))
    #expect(wait(for: .said("\u{201C}a\u{201D}: a gesture of this name already exists.", isFault: true)))
    #expect(wait(for: .gestures([KeptGesture(name: "a", tape: tape)], faults: [])))
    desktop.perform(.files(.renameGesture("a", to: "b")))
    #expect(wait(for: .gestures([KeptGesture(name: "b", tape: tape)], faults: [])))
    replies = []
    desktop.perform(.files(.deleteGesture(name: "b")))
    #expect(wait(for: .gestures([], faults: [])))
    desktop.finish()
  }

  @Test func `without a home there is nowhere to keep one`() {
    let desktop = DesktopServices(state: nil, waking: {})
    desktop.perform(.files(.keepGesture(name: "a", tape: "")))
    var replies: [Reply] = []
    #expect(
      eventually {
        replies += desktop.collect()
        return replies.contains(.said("Gestures need a home folder; none is set.", isFault: true))
      })
    #expect(GestureFolder.path { _ in nil } == nil)
    #expect(GestureFolder.path { ["HOME": "/home/ada"][$0] } == "/home/ada/.local/share/parallax/gestures")
    #expect(GestureFolder.path { ["XDG_DATA_HOME": "/data"][$0] } == "/data/parallax/gestures")
  }
}
