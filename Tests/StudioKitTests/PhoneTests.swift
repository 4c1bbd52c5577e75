import Boundary
import Documents
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The scene on phones: what is asked for, what the column shows, and what comes back.
struct PhoneTests {
  private static let address = PhoneAddress(
    "http://192.168.1.20:7270/2kyu8b7vq4c3n6mxw9trdhsjf5/", code: ["101", "010", "110"])
  private static let glide = "iPhone, 120 a second: as ios, at most 0.4 pt off"
  private static let swipe = Tape(from: 0, events: [TapeEvent(time: 0.5, action: .offset(80))])
  private static let text = TapeWriter.text(of: swipe)

  /// A session that serves its document.
  private static func serving() throws -> Session {
    var session = try Session()
    session.window.isHeard = true
    session.studio.perform(.phone, at: session.time)
    session.settle()
    return session
  }

  private static func words(_ session: inout Session) -> [String] {
    session.window.advance(to: session.time)
    let window = session.window.accessible(at: session.time)
    return window.parts.first { $0.part == .phones }?.items.map(\.name) ?? []
  }

  @Test func `the command serves the scene on the stage, follows it, and ends it`() throws {
    var session = try Self.serving()
    #expect(session.phoneRequests == [.show(session.studio.document.placed)])
    session.settle()
    session.window.advance(to: session.time + 1)
    session.settle()
    #expect(session.phoneRequests.count == 1, "what has not changed is not sent again")
    session.studio.edit(at: session.time) { $0.assign(.number(0.25), to: "parameters.ratio") }
    session.settle()
    #expect(session.phoneRequests.last == .show(session.studio.document.placed) && session.phoneRequests.count == 2)
    session.studio.perform(.undo, at: session.time)
    session.settle()
    #expect(session.phoneRequests.count == 3)
    session.studio.perform(.phone, at: session.time)
    session.settle()
    #expect(session.phoneRequests.last == .stop && session.phoneRequests.count == 4)
    session.studio.edit(at: session.time) { $0.assign(.number(0.5), to: "parameters.ratio") }
    session.settle()
    #expect(session.phoneRequests.count == 4)
  }

  @Test func `the column says the address, the phones, and what to look at`() throws {
    var session = try Self.serving()
    #expect(Self.words(&session).contains("Starting\u{2026}"))
    session.receive(.phone(.serving([Self.address])))
    #expect(Self.words(&session).contains(Self.address.text) && Self.words(&session).contains("No phone yet."))
    session.receive(.phone(.hints(["Look at the network."])))
    #expect(Self.words(&session).contains("Look at the network."))
    session.receive(.phone(.phones(["iPhone, Safari, 390 x 664"])))
    let words = Self.words(&session)
    #expect(words.contains("iPhone, Safari, 390 x 664") && !words.contains("Look at the network."))
    session.receive(.phone(.refused("It cannot be shown.")))
    #expect(Self.words(&session).contains("It cannot be shown."))
    session.receive(.phone(.shown))
    #expect(!Self.words(&session).contains("It cannot be shown."))
  }

  @Test func `a name of the machine is an address to type, without a code`() throws {
    var session = try Self.serving()
    let name = PhoneAddress("http://desk.local:7270/2kyu8b7vq4c3n6mxw9trdhsjf5/", code: [])
    session.receive(.phone(.serving([Self.address, name])))
    let words = Self.words(&session)
    #expect(words.contains(Self.address.text) && words.contains(name.text))
    #expect(words.count { $0.hasPrefix("A code") } == 1 && words.count { $0 == "Copy the address" } == 2)
  }

  @Test func `the code is drawn module by module, black on white`() throws {
    var session = try Self.serving()
    session.receive(.phone(.serving([Self.address])))
    let list = session.window.frame(at: session.time)
    let black = list.commands.compactMap { command -> Rect? in
      if case .fill(let rect, let color) = command, color == .black { rect } else { nil }
    }
    let module = try #require(black.map(\.height).min())
    #expect(module >= 4 && module == module.rounded())
    #expect(black.map { Int(($0.width / module).rounded()) } == [1, 1, 1, 2])
    #expect(black.allSatisfy { $0.height == module })
  }

  @Test func `a swipe is kept among the gestures under a free name, without a notice, and plays`() throws {
    var session = try Self.serving()
    session.receive(.phone(.serving([Self.address])))
    for _ in 0..<2 { session.receive(.phone(.swipe(name: "iPhone 14.05.31", tape: Self.text, glide: Self.glide))) }
    session.settle()
    #expect(Self.words(&session).filter { $0 == Self.glide }.count == 2 && session.studio.view.notice == nil)
    let kept = session.studio.gestures.kept
    #expect(kept.map(\.name) == ["iPhone 14.05.31", "iPhone 14.05.31 2"] && kept.allSatisfy { $0.tape == Self.swipe })
    session.studio.perform(.keptGesture(kept[0]), at: session.time)
    #expect(session.studio.stage.gesture == Self.swipe)
  }

  @Test func `a page that fails closes the column, and what comes after the end means nothing`() throws {
    var session = try Self.serving()
    session.receive(.phone(.failed("There is no network.")))
    #expect(session.studio.view.notice?.text == "There is no network.")
    #expect(!session.studio.view.options.showsPhone)
    let requests = session.phoneRequests
    session.receive(.phone(.serving([Self.address])))
    session.receive(.phone(.swipe(name: "late", tape: Self.text, glide: Self.glide)))
    session.settle()
    #expect(session.studio.gestures.kept.isEmpty && session.studio.phone == PhoneLink())
    #expect(session.phoneRequests == requests)
    session.studio.perform(.phone, at: session.time)
    session.settle()
    #expect(session.phoneRequests.count == requests.count + 1 && Self.words(&session).contains("Starting\u{2026}"))
  }

  @Test func `its cross ends it`() throws {
    var session = try Self.serving()
    session.window.advance(to: session.time)
    let part = try #require(session.window.accessible(at: session.time).parts.first { $0.part == .phones })
    let cross = try #require(part.items.first { $0.role == .button })
    session.window.handle(.down(cross.frame.center), at: session.time)
    session.window.handle(.up(cross.frame.center), at: session.time)
    session.settle()
    #expect(session.phoneRequests.last == .stop)
  }

  @Test func `orders and answers come through as lines`() throws {
    for name in BuiltInScene.names {
      let scene = try #require(BuiltInScene.named(name))
      let order = SceneOrder(PlacedScene(scene, path: "/scenes/\(name).json"), number: 7)
      #expect(!order.line.contains("\n") && SceneOrder(line: order.line.utf8) == order, "\(name)")
    }
    let answers: [PhoneAnswer] = [
      .serving([Self.address, PhoneAddress("a", code: [])]), .phones(["one \"quoted\"", "two\nlines"]), .phones([]),
      .hints(["Look."]), .swipe(name: "iPhone", tape: Self.text, glide: Self.glide), .scrolled(12.5), .scrolled(nil),
      .shown, .refused("Why."), .failed("Why not."),
    ]
    for answer in answers { #expect(!answer.line.contains("\n") && PhoneAnswer(line: answer.line) == answer) }
    for line in ["", "{}", "[]", "{\"swipe\":{\"name\":\"a\",\"tape\":\"no\"}}", "{\"phones\":7}", "\u{0}"] {
      #expect(PhoneAnswer(line: line) == nil && SceneOrder(line: line.utf8) == nil)
    }
    #expect(
      SceneOrder(
        line: #"{"number":1,"scene":{"path":"relative.json","text":"{\"parallax\":1,\"effect\":\"map-crop\"}"}}"#.utf8)
        == nil)
  }
}
