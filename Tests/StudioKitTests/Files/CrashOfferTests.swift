import Boundary
import Geometry
import Testing

@testable import StudioKit

/// The next start after a crash.
@Suite struct CrashOfferTests {
  private static let note = CrashNote(
    """
    Parallax 1.2.3 crashed.
    Signal: 11 (segmentation fault)
    Seconds since 1970: 1795000000
    Build: 76be35
    On the stage: map-crop
    Last requests: \(Array(repeating: "keepSession", count: 16).joined(separator: " "))
    Frames:
      parallax+0x1234

    """)

  /// A session after a crash.
  ///
  /// - Parameter works: Number of scenes with leftover work.
  private func next(works: Int) throws -> Session {
    let session = try Session.withWork()
    let text = try #require(session.kept.values.first)
    var next = try Session()
    next.receive(.work(.crashed(Self.note)))
    for work in 0..<works {
      next.receive(.work(.leftover(AutosaveFile(key: "left-\(work)", text: text, time: "12:31"))))
    }
    next.settle()
    return next
  }

  private func sees(_ session: Session) -> Bool {
    ["Parallax 1.2.3 crashed.", "Signal: 11 (segmentation fault)", "On the stage: map-crop"].allSatisfy(session.says)
      && !session.says("1970") && !session.says("parallax+0x1234") && !session.says("76be35")
  }

  @Test func `a crash is told beside the work that is to be recovered, once`() throws {
    var session = try next(works: 2)
    #expect(session.says("Recover 1 change from 12:31?") && sees(session))
    session.press(.letter("r"))
    #expect(session.ratio == 0.3 && session.says("Recover 1 change") && !session.says("crashed"))
    session.press(.letter("d"))
    #expect(!session.studio.isAsking)
  }

  @Test func `a crash that left no work is told by itself, and dismissed`() throws {
    for key in [Key.enter, .escape, .letter("d")] {
      var session = try next(works: 0)
      #expect(session.says("Parallax crashed the last time") && sees(session))
      session.press(key)
      #expect(!session.studio.isAsking, "\(key)")
    }
  }

  @Test(arguments: [0, 1]) func `the note is copied whole, and the question stays`(works: Int) throws {
    var session = try next(works: works)
    session.press(.letter("c"))
    #expect(session.copied == Self.note.text && session.says("Copied") && sees(session))
    session.press(.enter)
    #expect(!session.studio.isAsking && session.ratio == (works == 0 ? 0.7 : 0.3))
  }

  @Test func `no word of a note is cut off, however small the window is`() throws {
    for works in [0, 1] {
      var session = try next(works: works)
      session.window.handle(.resize(Size(width: 480, height: 420), scale: 1), at: 0)
      let words = session.words()
      #expect(words.joined(separator: " ").split(separator: " ").filter { $0 == "keepSession" }.count == 16)
    }
  }
}
