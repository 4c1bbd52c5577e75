import Boundary
import Documents
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Phones and the stage scroll each other while the switch is on.
struct PhoneFollowTests {
  private static let address = PhoneAddress("http://192.168.1.20:7270/a/", code: ["1"])

  /// A session whose scene is on phones.
  private static func serving(follows: Bool = true) throws -> Session {
    var session = try Session()
    session.studio.perform(.phone, at: session.time)
    session.receive(.phone(.serving([address])))
    if follows { session.studio.perform(.follow, at: session.time) }
    advance(&session)
    return session
  }

  private static func advance(_ session: inout Session, by seconds: Double = 1.0 / 60, frames: Int = 1) {
    for _ in 0..<frames {
      session.time += seconds
      session.window.advance(to: session.time)
      session.settle()
    }
  }

  /// Where phones were moved.
  private static func moves(_ session: Session) -> [Double?] {
    session.phoneRequests.compactMap { if case .follow(let offset) = $0 { .some(offset) } else { nil } }
  }

  private static func offset(_ session: Session) -> Double {
    session.studio.stage.shown.offset(at: session.studio.stage.moment(session.time))
  }

  private static func thumb(_ offset: Double?, _ session: inout Session) {
    session.receive(.phone(.scrolled(offset)))
    advance(&session)
  }

  @Test func `the switch is off at first, and then nobody moves anybody`() throws {
    var session = try Self.serving(follows: false)
    session.studio.apply(.put(offset: 80), at: session.time)
    Self.advance(&session, frames: 4)
    Self.thumb(200, &session)
    #expect(Self.moves(session).isEmpty && Self.offset(session) == 80)
  }

  @Test func `phones go where the stage is, as often as it moves`() throws {
    var session = try Self.serving()
    #expect(Self.moves(session) == [Self.offset(session)])
    for offset in [80.0, 120, 300] {
      session.studio.apply(.put(offset: offset), at: session.time)
      Self.advance(&session, frames: 3)
    }
    #expect(Self.moves(session).suffix(3) == [80, 120, 300] && Self.moves(session).count == 4)
    session.studio.apply(.letGo, at: session.time)
    session.studio.stage.play(
      .tape(Tape(from: 0, events: [TapeEvent(time: 0, action: .offset(0)), TapeEvent(time: 1, action: .offset(500))])),
      at: session.time)
    Self.advance(&session, frames: 30)
    #expect(Self.moves(session).last == Self.offset(session) && Self.moves(session).count > 20)
    session.studio.perform(.follow, at: session.time)
    Self.advance(&session, frames: 5)
    #expect(Self.moves(session).last == .some(nil))
    let count = Self.moves(session).count
    Self.advance(&session, frames: 5)
    #expect(Self.moves(session).count == count)
  }

  @Test func `a thumb moves the stage, and hears nothing of it`() throws {
    var session = try Self.serving()
    let before = Self.moves(session)
    for offset in stride(from: 10.0, through: 200, by: 10) {
      Self.thumb(offset, &session)
      #expect(Self.offset(session) == offset)
    }
    Self.thumb(nil, &session)
    Self.advance(&session, frames: 120)
    #expect(Self.offset(session) == 200 && Self.moves(session) == before)
    // The stage leads again as soon as it moves by itself.
    session.studio.apply(.scroll(.down, pace: 1), at: session.time)
    Self.advance(&session, frames: 120)
    #expect(Self.moves(session).last == .some(260))
  }

  @Test func `what a thumb has pulled past the edge returns on its own phone and on the stage, each for itself`() throws
  {
    var session = try Self.serving()
    let before = Self.moves(session)
    let start = Self.offset(session)
    Self.thumb(start - 60, &session)
    #expect(Self.offset(session) == start - 60)
    Self.thumb(nil, &session)
    Self.advance(&session, frames: 10)
    #expect(Self.offset(session) > start - 60)
    Self.advance(&session, frames: 300)
    #expect(abs(Self.offset(session) - start) < 0.01 && Self.moves(session) == before)
  }

  @Test func `a hand on the stage gives way to a thumb`() throws {
    var session = try Self.serving()
    let point = Point(x: 195, y: 400)
    session.studio.apply(.touch(.down(point)), at: session.time)
    session.studio.apply(.touch(.move(Point(x: point.x, y: point.y - 40))), at: session.time + 0.02)
    Self.advance(&session, frames: 3)
    Self.thumb(333, &session)
    session.studio.apply(.touch(.move(Point(x: point.x, y: point.y - 90))), at: session.time)
    session.studio.apply(.scroll(.end, pace: 1), at: session.time)
    Self.advance(&session, frames: 30)
    #expect(Self.offset(session) == 333 && !session.studio.stage.hand.isTouched)
    Self.thumb(nil, &session)
    session.studio.apply(.touch(.up(point)), at: session.time)
    Self.advance(&session, frames: 60)
    #expect(Self.offset(session) == 333)
  }

  @Test func `it ends with the column, and a thumb that comes late means nothing`() throws {
    var session = try Self.serving()
    session.studio.perform(.phone, at: session.time)
    Self.advance(&session)
    #expect(session.phoneRequests.last == .stop)
    let (count, offset) = (session.phoneRequests.count, Self.offset(session))
    Self.thumb(250, &session)
    #expect(session.phoneRequests.count == count && Self.offset(session) == offset)
  }

  @Test func `orders come through as lines`() {
    for offset in [nil, 0, -47.5, 1234.567] as [Double?] {
      let order = FollowOrder(offset)
      #expect(!order.line.contains("\n") && FollowOrder(line: order.line.utf8) == order)
      #expect(SceneOrder(line: order.line.utf8) == nil)
    }
    for line in ["", "{}", "{\"follow\":{\"_0\":\"x\"}}", "[]", "{\"number\":1}"] {
      #expect(FollowOrder(line: line.utf8) == nil)
    }
  }
}
