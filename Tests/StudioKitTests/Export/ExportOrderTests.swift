import Documents
import Effects
import Handoff
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Orders and answers exchanged between processes.
struct ExportOrderTests {
  private static let scene = PlacedScene(
    BuiltInScene.named("weather-menu") ?? Scene(effect: MapCrop()), path: "/a \"b\"")

  private static var shot: Shot {
    var shot = Shot(scene, beside: [Companion(scene, named: "B\n", isStill: true), .device(Device(), of: scene)])
    shot.tape = Tape(from: 10, events: [TapeEvent(time: 0.1, action: .set(path: "title", value: "x"))])
    (shot.situation, shot.scale, shot.hasBody, shot.isXRay) = (.wholePixels, 0.5, true, true)
    return shot
  }

  private static func compared(_ way: Superposition) -> Shot { Shot(scene, beside: [.plain(scene)], way) }

  /// With everything that the question about a film can change.
  private static var planned: Shot {
    var shot = shot
    (shot.hasBody, shot.ground, shot.scale) = (true, .white, 2.0625)
    return shot
  }

  private static var repeated: FilmCut {
    var cut = FilmCut(rate: 30)
    cut.repeats = 3
    return cut
  }

  private static var orders: [ExportOrder] {
    let contents: [ExportOrder.Content] = [
      .film(shot, FilmCut(rate: 25, from: 0.1, to: 1.0 / 3, curve: CurveLayer(name: "row", isWhole: true))),
      .estimate(shot, repeated), .film(planned, repeated),
      .film(compared(.split(0.1)), FilmCut()), .film(compared(.onion(0.7)), FilmCut()),
      .picture(compared(.difference), .offsets([])), .picture(Shot(scene), .offsets([-80, 0, 1.0 / 3])),
      .picture(shot, .time(0.25)), .curve(shot, CurveLayer(showsArticle: true)), .code(scene, .reactNative),
      .folder(scene), .packed(scene, over: .bytes([0, 7, 255])), .packed(scene, over: .nothing), .unpacked(scene),
      .text("{ \"tape\": 1 }\u{0}\u{2028}", ending: Tape.ending),
    ]
    return contents.flatMap { [ExportOrder($0, to: "/out \u{1F3A5}"), ExportOrder($0, to: "b", replaces: true)] }
  }

  @Test(arguments: orders) func `an order comes back from its JSON as it was`(_ order: ExportOrder) throws {
    #expect(try ExportOrder(reading: Array(order.text.utf8)) == order)
  }

  @Test func `every built-in scene comes back`() throws {
    for scene in BuiltInScene.all {
      let order = ExportOrder(.folder(PlacedScene(scene.scene, path: scene.name)), to: "out")
      #expect(try ExportOrder(reading: Array(order.text.utf8)) == order, "\(scene.name)")
    }
  }

  @Test(arguments: [
    ("", "The order is not JSON"), ("[]", "The order is not one."), ("{}", "The order has no content."),
    (#"{"content":{"song":{}},"path":"a","replaces":false}"#, "The order\u{2019}s content is invalid."),
    (#"{"content":{"text":{"_0":"","ending":""}},"path":"","replaces":false}"#, "The order\u{2019}s path is invalid."),
    (#"{"content":{"text":{"_0":"","ending":""}},"path":7,"replaces":false}"#, "The order\u{2019}s path is invalid."),
    (#"{"content":{"folder":{"_0":{"text":"{}"}}},"path":"a"}"#, "The order has no content.folder.path."),
    (#"{"content":{"folder":{"_0":{"path":"b","text":"{}"}}},"path":"a"}"#, "b:1:1: parallax: the version is missing"),
  ]) func `what is no order is told in a sentence`(text: String, sentence: String) {
    Self.expect(text, sentence)
  }

  @Test(arguments: [
    (#""way":{"upwards":{}}"#, "way is invalid"), (#""way":{"split":{"_0":0.5}}"#, "companions is invalid"),
    (#""scale":0"#, "scale is invalid"), (#""situation":"lat""#, "situation is invalid"),
    (#""tape":"{}""#, "the tape:1:1"), (#""hasBody":1"#, "hasBody is invalid"),
    (#""companions":[{}]"#, "has no content.picture.companions.scene"),
  ]) func `nor can a picture be what makes no sense`(field: String, sentence: String) throws {
    // It takes the place of the field that is there.
    let whole = ExportOrder(.picture(Shot(Self.scene), .offsets([])), to: "a").text
    let key = field.prefix { $0 != ":" }
    guard case .object(var fields)? = JSONValue(reading: whole)?["content"]?["picture"]?["_0"] else { return }
    fields.removeAll { "\"\($0.key)\"" == key }
    let shot = JSONWriter.compact(.object(fields)).dropFirst()
    Self.expect(
      #"{"content":{"picture":{"_0":{\#(field),\#(shot),"_1":{"offsets":{"_0":[]}}}},"path":"a","replaces":false}"#,
      sentence)
  }

  private static func expect(_ text: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let problem = #expect(throws: ExportProblem.self, sourceLocation: sourceLocation) {
      _ = try ExportOrder(reading: Array(text.utf8))
    }
    #expect(problem?.description.contains(sentence) == true, "\(problem as Any)", sourceLocation: sourceLocation)
  }

  @Test func `nothing makes the reader trap`() {
    let bytes = Array(Self.orders[0].text.utf8)
    var random = SplitMix64(seed: 30)
    for _ in 0..<500 {
      var broken = bytes
      for _ in 0..<3 { broken[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random) }
      do { _ = try ExportOrder(reading: broken) } catch {}
      do { _ = try ExportOrder(reading: Array(bytes[...Int.random(in: bytes.indices, using: &random)])) } catch {}
    }
  }

  @Test func `answers are a line each, and come back`() {
    let answers: [ExportAnswer] = [
      .progress(done: 1, of: 240), .blocked(by: ["/a/\"b\"", "c\n"]), .failed("It is full.\n"), .done,
      .estimate(FilmEstimate(bytes: 1234.5, seconds: 0.1)),
    ]
    for answer in answers {
      #expect(!answer.line.contains("\n") && ExportAnswer(line: answer.line) == answer)
    }
    for line in ["", "done", "{}", #"{"progress":{"done":0.5,"of":2}}"#, #"{"blocked":{}}"#] {
      #expect(ExportAnswer(line: line) == nil)
    }
  }
}
