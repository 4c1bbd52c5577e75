import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The film of a build beside the scene on the stage.
struct BuildTests {
  private static let film = "/home/ada/build.mp4"

  /// Eleven frames at ten a second, of content that goes down by 20 points each.
  private static let build = FilmedBuild(
    (0...10).map { frame(Double($0)) }, width: 195, height: 422, showing: Rect(x: 0, y: 0, width: 390, height: 844),
    course: (0...60).map { place(Double($0) / 60) })

  private static func frame(_ number: Double) -> FilmedBuild.Frame {
    FilmedBuild.Frame(time: number / 10, offset: number * 20, file: "/tmp/\(Int(number)).png")
  }

  private static func place(_ time: Double) -> (time: Double, offset: Double) { (time, time * 200) }

  private static let notes = MatchNotes(
    verdict: "It does not match: one difference from Maps.",
    faults: [
      MatchNotes.Fault(
        "row/image is built with parameters.ratio 0.6; the design has 0.7.", time: 0.4,
        built: FieldSetting("parameters.ratio", .number(0.6)))
    ])

  private static func dropped(_ session: Session) -> Reply {
    var dropped = Dropped(on: DropPlace(session.studio.document.id))
    dropped.films = [film]
    return .pictures(.dropped(dropped))
  }

  /// A session in which a film was dropped.
  private static func dropping() throws -> Session {
    var session = try Session()
    session.window.isHeard = true
    session.happens(dropped(session))
    session.settle()
    return session
  }

  private static func orders(_ session: Session) -> [SceneOrder] {
    session.matchRequests.compactMap { if case .compare(let order) = $0 { order } else { nil } }
  }

  private static func hear(_ answer: (Int) -> MatchAnswer, in session: inout Session) throws {
    session.receive(.match(answer(try #require(orders(session).last).number)))
    session.settle()
  }

  /// A session in which a film is beside the scene.
  private static func comparing() throws -> Session {
    var session = try dropping()
    try hear({ .shown(build, order: $0) }, in: &session)
    return session
  }

  private static func layer(_ session: inout Session, on number: Int) throws -> Layer {
    session.window.layOut(at: session.time)
    return try #require(session.studio.stage.layers(on: number).layers.first)
  }

  private static func click(_ name: String, in session: inout Session) throws {
    session.window.advance(to: session.time)
    let parts = session.window.accessible(at: session.time).parts
    let item = try #require(
      parts.flatMap { $0.items }.first { $0.name.contains(name) && $0.role == .button }, "\(name)")
    session.window.handle(.down(item.frame.center), at: session.time)
    session.window.handle(.up(item.frame.center), at: session.time)
    session.settle()
  }

  @Test func `a dropped film is compared with the scene on which it was dropped`() throws {
    let session = try Self.dropping()
    let order = try #require(Self.orders(session).first)
    #expect(order.scene == session.studio.document.placed && order.film?.path == Self.film)
    #expect(session.studio.view.notice?.progress == 0 && session.studio.stage.screens.count == 1)
  }

  @Test func `frames and design show the same moment of the film's own gesture`() throws {
    var session = try Self.comparing()
    #expect(session.studio.stage.content.choice == .build && session.studio.stage.isPlaying)
    #expect(Facts(session.studio).playsFilm)
    for time in [0.0, 0.34, 0.58, 0.95] {
      session.studio.stage.scrub(to: time, at: session.time)
      let number = Int((time * 10).rounded(.down))
      #expect(try Self.layer(&session, on: 1).content == .picture(number), "\(time)")
      #expect((session.studio.stage.layers.offset - Double(number) * 20).magnitude < 1e-6, "\(time)")
    }
    session.studio.stage.step(by: 1, at: session.time)
    #expect(try Self.layer(&session, on: 1).content == .picture(10))
    // On the way back, both are where the content is.
    session.studio.stage.play(at: session.time)
    session.time += 0.95
    session.window.advance(to: session.time)
    let shown = try Self.layer(&session, on: 1).content
    #expect(shown == .picture(Int((session.studio.stage.layers.offset / 20).rounded())))
    #expect(session.studio.stage.layers.offset > 1 && session.studio.stage.layers.offset < 199)
    session.studio.stage.scrub(to: 1, at: session.time)
    session.studio.stage.step(by: -1, at: session.time)
    #expect(try Self.layer(&session, on: 1).content == .picture(9))
  }

  @Test func `content that is scrolled by hand is seen as in the nearest frame`() throws {
    var session = try Self.comparing()
    for (offset, number) in [(0.0, 0), (49, 2), (51, 3), (190.5, 10)] {
      session.studio.stage.put(at: offset, time: session.time)
      #expect(try Self.layer(&session, on: 1).content == .picture(number), "\(offset)")
    }
  }

  @Test func `another gesture is not bound to the film's frames`() throws {
    var session = try Self.comparing()
    session.studio.stage.play(.effect, at: session.time)
    session.studio.stage.scrub(to: 0.123, at: session.time)
    #expect(session.studio.stage.playback?.playhead(at: session.time) == 0.123)
    session.studio.perform(.compareWith(.plain), at: session.time)
    session.studio.stage.play(.tape(Self.build.tape), at: session.time)
    session.studio.stage.scrub(to: 0.123, at: session.time)
    #expect(session.studio.stage.playback?.playhead(at: session.time) == 0.123)
  }

  @Test func `the panel says what differs, shows it, and takes the built value, which is compared again`() throws {
    var session = try Self.comparing()
    try Self.hear({ .found(Self.notes, order: $0) }, in: &session)
    #expect(session.studio.view.notice?.text == Self.notes.verdict)
    try Self.click("row/image is built", in: &session)
    #expect(try Self.layer(&session, on: 1).content == .picture(4) && !session.studio.stage.isPlaying)
    let before = session.studio.document.scene
    try Self.click("take", in: &session)
    #expect(session.studio.document.scene.parameter("parameters.ratio")?.get(session.studio.document.scene) == 0.6)
    #expect(session.studio.match.findings?.isPresent == false)
    session.wait(1)
    #expect(Self.orders(session).last?.scene == session.studio.document.placed)
    // The frames are those that are there.
    try Self.hear({ .shown(Self.build, order: $0) }, in: &session)
    #expect(try Self.layer(&session, on: 1).content == .picture(4) && !session.studio.stage.isPlaying)
    session.control("z")
    #expect(session.studio.document.scene == before)
  }

  @Test func `nothing is compared again while something else is beside the scene`() throws {
    var session = try Self.comparing()
    session.studio.perform(.compareWith(.plain), at: session.time)
    let count = session.matchRequests.count
    session.setRatio(0.3)
    session.wait(1)
    #expect(session.matchRequests.count == count)
    session.studio.perform(.compareWith(.build), at: session.time)
    session.settle()
    session.wait(1)
    #expect(Self.orders(session).last?.scene == session.studio.document.placed)
  }

  @Test func `a film that cannot be read says why, and leaves the stage as it was`() throws {
    for answer in [{ MatchAnswer.refused("It is no film.", order: $0) }, { _ in .failed("It is no film.") }] {
      var session = try Self.dropping()
      try Self.hear(answer, in: &session)
      #expect(session.studio.view.notice?.text == "It is no film." && session.studio.view.notice?.isFault == true)
      #expect(session.studio.stage.screens.count == 1 && session.studio.match.findings == nil)
    }
  }

  @Test func `answers about an earlier state or film mean nothing`() throws {
    var session = try Self.dropping()
    let first = try #require(Self.orders(session).last).number
    session.happens(Self.dropped(session))
    session.settle()
    #expect(session.matchRequests.contains(.stop))
    session.receive(.match(.shown(Self.build, order: first)))
    session.receive(.match(.found(Self.notes, order: first)))
    session.settle()
    #expect(session.studio.stage.screens.count == 1 && session.studio.match.findings?.notes == nil)
    #expect(try #require(Self.orders(session).last).number > first)
  }

  @Test func `a film belongs to its scene, and ends with it`() throws {
    var session = try Self.comparing()
    let id = session.studio.document.id
    let scene = Scene(effect: WeatherMenu())
    let file = SceneFile(folder: "/home/ada", saved: scene)
    session.studio.add(SceneDocument(name: "other", scene: scene, file: file), at: session.time)
    #expect(session.studio.stage.content.choices.contains(.build) == false)
    session.studio.session.remove(id)
    session.settle()
    #expect(session.matchRequests.last == .stop && session.studio.stage.beside.film == nil)
  }

  @Test func `what no process of ours would say is no message`() throws {
    let line = MatchAnswer.shown(Self.build, order: 3).line
    #expect(MatchAnswer(line: line) == .shown(Self.build, order: 3))
    let empty = FilmedBuild([], width: 1, height: 1, showing: Rect(x: 0, y: 0, width: 1, height: 1), course: [])
    #expect(MatchAnswer(line: MatchAnswer.shown(empty, order: 3).line) == nil)
    var order = SceneOrder(try Session().studio.document.placed)
    order.film = FilmToMatch("build.mp4", folder: "/tmp")
    #expect(SceneOrder(line: order.line) == nil)
  }
}
