import Boundary
import Documents
import Notation
import Testing

@testable import StudioKit

@Suite struct AutosaveTests {
  /// The work offered to the next session.
  private func offered(_ session: Session) -> [Reply] {
    session.kept.map { .work(.leftover(AutosaveFile(key: "left", text: $0.value, time: "12:31"))) }
  }

  @Test func `a change is kept within a second, and a drag while it lasts`() throws {
    var session = try Session()
    for step in 1...300 {
      session.setRatio(Double(step) / 1000)
      session.wait(0.01)
    }
    // The drag has not ended, and all but its last second is stored.
    var next = try Session()
    for reply in offered(session) { next.happens(reply) }
    next.press(.enter)
    #expect(try #require(next.ratio) > 0.2)
    session.wait(1)
    #expect(session.kept.values.first?.contains("0.3") == true)
  }

  @Test func `the studio says when it has something to keep, and is idle otherwise`() throws {
    var session = try Session()
    #expect(session.studio.library.autosaveDue == nil)
    session.setRatio(0.3)
    #expect(try #require(session.studio.library.autosaveDue) <= session.time + 1)
    session.wait(1)
    #expect(session.studio.library.autosaveDue == nil)
  }

  @Test func `the next start offers the work, and Recover brings it back`() throws {
    let session = try Session.withWork()
    var next = try Session()
    for reply in offered(session) { next.happens(reply) }
    #expect(next.says("Recover 1 change from 12:31?"))
    next.kept["left"] = "old"
    next.press(.enter)
    #expect(next.ratio == 0.3 && next.isUnsaved)
    // It is stored again before the old work is deleted.
    #expect(next.kept.count == 1 && next.kept["left"] == nil)
    next.control("s")
    #expect(next.file() == session.studio.document.scene && next.kept.isEmpty)
  }

  @Test func `discarded work is gone, later work stays`() throws {
    let session = try Session.withWork()
    for (key, isKept) in [(Key.letter("d"), false), (.letter("l"), true), (.escape, true)] {
      var next = try Session()
      next.kept["left"] = "old"
      for reply in offered(session) { next.happens(reply) }
      next.press(key)
      #expect(next.ratio == 0.7 && (next.kept["left"] != nil) == isKept, "\(key)")
    }
  }

  @Test func `work on a file that is not open joins the gallery and knows its file`() throws {
    let session = try Session.withWork()
    var next = try Session(isBuiltIn: true)
    next.files = session.files
    for reply in offered(session) { next.happens(reply) }
    next.press(.enter)
    #expect(next.studio.library.documents.count == 2 && next.ratio == 0.3 && next.isUnsaved)
    next.control("s")
    #expect(next.file() == session.studio.document.scene && !next.studio.isAsking)
  }

  @Test func `work on a file that has changed since asks before it overwrites`() throws {
    let session = try Session.withWork()
    var next = try Session(isBuiltIn: true)
    next.files[Session.path] = Array(session.text(ratio: 0.1).utf8)
    for reply in offered(session) { next.happens(reply) }
    next.press(.enter)
    next.control("s")
    #expect(next.studio.isAsking)
  }

  @Test func `a signal to end keeps everything without a question`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.happens(.ending)
    #expect(!session.isOpen && session.kept.count == 1 && !session.studio.isAsking)
  }

  @Test func `saving and going back both end the keeping`() throws {
    var session = try Session.withWork()
    session.setRatio(0.7)
    #expect(session.kept.isEmpty)
  }

  @Test func `a full disk is told once`() throws {
    var session = try Session()
    session.fault = "the disk is full"
    session.setRatio(0.3)
    session.wait(1)
    #expect(session.says("the disk is full"))
    session.wait(10)
    session.setRatio(0.4)
    session.wait(1)
    #expect(!session.says("the disk is full") && session.ratio == 0.4)
  }

  @Test func `garbage in the autosave folder is ignored`() throws {
    for text in ["", "{", "[]", "{\"autosave\": 2}", "{\"autosave\": 1, \"name\": 3}"] {
      var session = try Session()
      session.happens(.work(.leftover(AutosaveFile(key: "x", text: text, time: "12:31"))))
      #expect(!session.studio.isAsking && session.says("cannot be read"), "\(text)")
    }
  }

  @Test func `both settings are kept, whichever is shown, and come back`() throws {
    for isShown in [true, false] {
      var session = try Session()
      session.press(.letter("`"))
      session.setRatio(0.3)
      if !isShown { session.press(.letter("`")) }
      session.wait(1)
      var next = try Session()
      for reply in offered(session) { next.happens(reply) }
      #expect(next.says("Recover 1 change from 12:31?"), "\(isShown)")
      next.press(.enter)
      #expect(next.ratio == (isShown ? 0.3 : 0.7))
      next.press(.letter("`"))
      #expect(next.ratio == (isShown ? 0.7 : 0.3))
    }
  }

  @Test func `recovered work can be undone, also when another scene was on the stage`() throws {
    let session = try Session.withWork()
    var next = try Session()
    next.newScene()
    for reply in offered(session) { next.happens(reply) }
    next.press(.enter)
    #expect(next.ratio == 0.3)
    next.control("z")
    #expect(next.ratio == 0.7)
  }

  @Test func `every step comes back with the work, and so does what was undone`() throws {
    var session = try Session()
    for ratio in [0.6, 0.5, 0.4, 0.3] { session.setRatio(ratio) }
    session.press(.letter("`"))
    session.setRatio(0.2)
    session.control("z")
    session.control("z")
    session.control("z", shift: true)
    session.wait(1)
    var next = try Session()
    for reply in offered(session) { next.happens(reply) }
    next.press(.enter)
    #expect(next.ratio == 0.2 && next.studio.document.settings.name == "B")
    next.control("z")
    #expect(next.ratio == 0.3)
    next.control("z", shift: true)
    #expect(next.ratio == 0.2)
    next.press(.letter("`"))
    let names = session.studio.document.settings.other.map { $0.history.steps.map(\.name) }
    #expect(next.studio.document.history.steps.map(\.name) == names)
    for ratio in [0.4, 0.5, 0.6, 0.7] {
      next.control("z")
      #expect(next.ratio == ratio)
    }
    #expect(!next.studio.document.history.canUndo)
  }

  @Test func `a history that does not lead to the work is left out of it`() throws {
    let session = try Session.withWork()
    let text = try #require(session.kept.values.first)
    for broken in [
      text.replacing("\"parameters.ratio\": 0.3", with: "\"parameters.ratio\": 0.4"),
      text.replacing("\"position\": 1", with: "\"position\": 9"),
      text.replacing("\"parameters.ratio\": 0.3", with: "\"parameters.nonsense\": 0.3"),
    ] {
      #expect(broken != text)
      var next = try Session()
      next.happens(.work(.leftover(AutosaveFile(key: "left", text: broken, time: "12:31"))))
      next.press(.enter)
      #expect(next.ratio == 0.3)
      next.control("z")
      #expect(next.ratio == 0.7)
    }
  }

  @Test func `the work of an earlier session stays until it is kept anew, saved or given up`() throws {
    let session = try Session.withWork()
    var next = try Session()
    for reply in offered(session) { next.happens(reply) }
    next.kept["left"] = "old"
    next.fault = "the disk is full"
    next.press(.enter)
    #expect(next.ratio == 0.3 && next.kept["left"] == "old" && next.says("the disk is full"))
    next.wait(100)
    #expect(next.kept["left"] == "old")
    var (freed, saved, discarded) = (next, next, next)
    freed.fault = nil
    freed.wait(100)
    #expect(freed.kept.count == 1 && freed.kept["left"] == nil)
    saved.fault = nil
    saved.control("s")
    #expect(saved.kept.isEmpty && saved.file() == saved.studio.document.scene)
    discarded.control("q")
    discarded.press(.letter("d"))
    #expect(discarded.kept.isEmpty && !discarded.isOpen)
  }

  @Test func `what could not be kept is tried again without another edit, less and less often`() throws {
    var session = try Session()
    session.fault = "the disk is full"
    session.setRatio(0.3)
    session.wait(1)
    var tries = 0
    for _ in 0..<600 {
      if let due = session.studio.library.autosaveDue, due <= session.time + 1 { tries += 1 }
      session.wait(1)
    }
    #expect((5...40).contains(tries), "\(tries)")
    #expect(session.kept.isEmpty)
    session.fault = nil
    session.wait(100)
    #expect(session.kept.count == 1 && session.studio.library.autosaveDue == nil)
    session.fault = "the disk is full again"
    session.setRatio(0.4)
    session.wait(1)
    let isTold = session.says("the disk is full again")
    #expect(isTold)
  }

  @Test func `a disk that does not answer is not asked again until it has`() throws {
    var session = try Session()
    var keys: [String] = []
    for step in 1...5 {
      let time = Double(step)
      session.studio.edit(at: time) { $0.assign(.number(time / 10), to: "parameters.ratio") }
      session.studio.advanceFiles(to: time)
      session.studio.advanceFiles(to: time + 0.9)
      keys += session.studio.requests.takeAll().compactMap {
        if case .files(.keep(_, let key)) = $0 { key } else { nil }
      }
    }
    #expect(keys.count == 1 && session.studio.library.autosaveDue == nil)
    session.studio.receive(.work(.kept(key: keys[0])), at: 6)
    session.studio.advanceFiles(to: 6)
    #expect(
      session.studio.requests.takeAll().contains {
        if case .files(.keep(let text, _)) = $0 { text.contains("0.5") } else { false }
      }
    )
  }

  @Test func `work that takes more room than any file comes back`() throws {
    let session = try Session.withWork()
    let text = try #require(session.kept.values.first) + String(repeating: " ", count: SceneReader.largestFile)
    var next = try Session()
    next.happens(.work(.leftover(AutosaveFile(key: "left", text: text, time: "12:31"))))
    next.press(.enter)
    #expect(next.ratio == 0.3)
  }
}
