import Boundary
import Documents
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// Kept gestures: named, played on every scene, deleted and restored.
struct KeptGestureTests {
  /// A session after a drag on the stage, asking for a name for the gesture.
  private func keeping(as name: String?) throws -> Session {
    var session = try Session()
    let screen = session.studio.layout.screen
    session.window.handle(.down(screen.center), at: session.time)
    for step in 1...9 {
      session.time += 0.01
      session.window.handle(.move(Point(x: screen.midX, y: screen.midY - 12 * Double(step))), at: session.time)
    }
    session.window.handle(.up(nil), at: session.time)
    session.wait(10)
    session.window.advance(to: session.time)
    session.studio.perform(.keepGesture, at: session.time)
    session.settle()
    if let name {
      // The suggestion is selected.
      session.type(name)
      session.press(.enter)
    }
    return session
  }

  private func names(_ session: Session) -> [String] { session.studio.gestures.kept.map(\.name) }

  @Test func `a gesture is kept under the name that is typed, and is the same when it plays again`() throws {
    var session = try keeping(as: "Thumb")
    #expect(names(session) == ["Thumb"] && !session.studio.isAsking)
    let tape = try #require(session.studio.gestures.kept.first?.tape)
    #expect(session.studio.stage.gesture == tape)
    session.studio.perform(.gesture(.flick), at: session.time)
    #expect(session.studio.stage.gesture != tape)
    session.studio.perform(.keptGesture(session.studio.gestures.kept[0]), at: session.time)
    #expect(session.studio.stage.gesture == tape && session.studio.stage.isPlaying)
  }

  @Test func `a name is suggested that is free`() throws {
    var session = try keeping(as: nil)
    session.press(.enter)
    session.studio.perform(.keepGesture, at: session.time)
    session.settle()
    session.press(.enter)
    #expect(names(session) == ["My gesture", "My gesture 2"])
    session.studio.perform(.gesture(.pull), at: session.time)
    session.studio.perform(.keepGesture, at: session.time)
    session.settle()
    session.press(.enter)
    #expect(names(session).last == "Pull and let go")
  }

  @Test(arguments: ["", "  ", "a/b", ".hidden", "Thumb", String(repeating: "x", count: 61)])
  func `a name that cannot be is asked for again, and says why`(name: String) throws {
    var session = try keeping(as: "Thumb")
    session.studio.perform(.keepGesture, at: session.time)
    session.settle()
    session.control("a")
    if name.isEmpty { session.press(.delete) } else { session.type(name) }
    session.press(.enter)
    #expect(session.studio.isAsking && names(session) == ["Thumb"])
    session.control("a")
    session.type("Finger")
    session.press(.enter)
    #expect(!session.studio.isAsking && names(session) == ["Finger", "Thumb"])
  }

  @Test func `it is renamed, deleted, and brought back`() throws {
    var session = try keeping(as: "Thumb")
    let tape = try #require(session.studio.gestures.kept.first?.tape)
    session.studio.perform(.renameGesture("Thumb"), at: session.time)
    session.settle()
    session.control("a")
    session.type("Slow thumb ")
    session.press(.enter)
    #expect(names(session) == ["Slow thumb"])
    session.studio.perform(.deleteGesture("Slow thumb"), at: session.time)
    session.settle()
    #expect(names(session).isEmpty && session.studio.gestures.deleted == "Slow thumb")
    #expect(session.studio.stage.gesture == tape, "what plays goes on")
    session.studio.perform(.restoreGesture, at: session.time)
    session.settle()
    #expect(session.studio.gestures.kept == [KeptGesture(name: "Slow thumb", tape: tape)])
    #expect(session.studio.gestures.deleted == nil)
  }

  @Test func `a file that is no gesture is named, and the others are there`() throws {
    var session = try Session()
    session.happens(.gestures([KeptGesture(name: "a", tape: Tape())], faults: ["b: 3:1: not a tape"]))
    #expect(names(session) == ["a"] && session.says("b: 3:1"))
    session.happens(.said("No space left on device.", isFault: true))
    #expect(session.says("No space"))
  }
}

/// The gesture played by Space.
struct NextGestureTests {
  @Test func `it is what stands on the time line, until the hand makes another one`() {
    var stage = PlaybackTests().stage()
    _ = stage.frame()
    stage.studio.perform(.gesture(.flick), at: stage.time)
    let flick = stage.studio.stage.playback?.source
    // A tap returns to input.
    stage.handle(.down(stage.point(195, 400)))
    stage.handle(.up(stage.point(195, 400)))
    stage.wait(9)
    stage.press(.space)
    #expect(stage.studio.stage.playback?.source == flick)
    stage.press(.letter("."))
    #expect(stage.studio.stage.playback?.source == flick)
    stage.drag(from: Point(x: 300, y: 700), to: Point(x: 150, y: 500))
    stage.wait(9)
    stage.press(.space)
    #expect(stage.studio.stage.playback?.source == stage.studio.stage.hand.tape.map { .tape($0) })
  }
}
