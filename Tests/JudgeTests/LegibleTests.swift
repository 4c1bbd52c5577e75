import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Judge

/// Texts that cannot be read, each with a twin that can.
@Suite struct LegibleTests {
  private static let dark: @Sendable (Double, Double) -> SIMD4<Double> = { _, _ in SIMD4(0.1, 0.1, 0.1, 1) }
  private static let ground: JSONValue = ["picture": 0, "ratio": 0, "fill": true]

  private func findings(
    _ layers: [JSONValue], _ painter: FlatPainter = FlatPainter(pictures: [dark]), size: Size? = nil,
    _ change: (inout Scene) -> Void = { _ in }
  ) throws -> [LegibleFinding] {
    var scene = AuditedScenes.scene(
      [Self.ground] + layers, pictures: painter.pictures.count, size: size ?? Size(width: 120, height: 200))
    change(&scene)
    let screen = AuditedScreen(scene, AuditedScenes.pictures(painter.pictures.count, isOpaque: false))
    return try LegibleAudit(screen, painter).findings().found
  }

  private func text(_ words: String, _ more: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
    var fields = [
      JSONField("text", .text(words)), JSONField("ratio", 0), JSONField("size", 16), JSONField("width", 0.5),
    ]
    for (name, value) in more {
      fields.removeAll { $0.key == name }
      fields.append(JSONField(name, value))
    }
    return .object(fields)
  }

  @Test func `a text that is always blurred fails, and one that becomes sharp does not`() throws {
    let blurred = try findings([text("Blurred", ["keys": [["at": 0, "blur": 20]]])])
    #expect(blurred.map(\.kind) == [.blur] && blurred.allSatisfy { !$0.passes && $0.layer == "layer-1/text" })
    #expect(try findings([text("Sharp", ["keys": [["at": 0, "blur": 20], ["at": 60]]])]).isEmpty)
  }

  @Test func `two texts on each other fail, and not where one fades out for the other`() throws {
    let both = try findings([text("One text"), text("Another")])
    #expect(both.map(\.kind) == [.overlap, .overlap] && Set(both.map(\.layer)) == ["layer-1/text", "layer-2/text"])
    #expect(try findings([text("One text", ["y": 0.3]), text("Another", ["y": 0.7])]).isEmpty)
    let fading = try findings([
      text("One text", ["keys": [["at": 20], ["at": 60, "opacity": 0]]]),
      text("Another", ["keys": [["at": 60, "opacity": 0], ["at": 100]]]),
    ])
    #expect(fading.isEmpty, "\(fading)")
  }

  @Test func `texts on each other where the content begins are named, and pass if they part later`() throws {
    let parting = try findings([text("One text"), text("Another", ["ratio": 0.5])])
    #expect(parting.map(\.kind) == [.overlap, .overlap] && parting.allSatisfy { $0.passes && $0.offset == 0 })
    #expect(parting.allSatisfy { $0.share > 0.1 && $0.sentence.contains("can be read, but not at 0 pt") })
    let meeting = try findings([text("One text"), text("Another", ["y": 0.7, "ratio": 1.5])])
    #expect(meeting.isEmpty, "\(meeting)")
  }

  @Test func `the same words close to each other are an outline`() throws {
    #expect(try findings([text("Outline"), text("Outline", ["x": 0.51, "tone": "dark"])]).isEmpty)
  }

  @Test func `a text behind the camera fails, and one below it does not`() throws {
    func found(_ y: Double) throws -> [LegibleFinding] {
      try findings([text("Notched", ["y": .number(y), "width": 0.2])], size: Device().size) { $0.device = Device() }
    }
    #expect(try found(0.012).map(\.kind) == [.cutout])
    #expect(try found(0.2).isEmpty)
  }

  @Test func `a text half off the screen fails, and one that comes in does not`() throws {
    let half = try findings([text("Half", ["x": 1.0])])
    #expect(half.map(\.kind) == [.edge] && half.allSatisfy { ($0.share - 0.5).magnitude < 0.1 })
    #expect(try findings([text("Whole", ["x": 0.7])]).isEmpty)
    #expect(try findings([text("Comes", ["x": 1.0, "keys": [["at": 0], ["at": 80, "x": -40]]])]).isEmpty)
  }

  @Test func `a text behind a picture fails, and one that comes out of it does not`() throws {
    let hill: @Sendable (Double, Double) -> SIMD4<Double> = { _, v in v > 0.4 ? SIMD4(0.2, 0.3, 0.2, 1) : .zero }
    let painter = FlatPainter(pictures: [Self.dark, hill])
    let cover: JSONValue = ["picture": 1, "ratio": 0, "fill": true]
    let covered = try findings([text("Hill", ["y": 0.7]), cover], painter)
    #expect(covered.map(\.kind) == [.covered] && covered.allSatisfy { $0.share > 0.9 && !$0.passes })
    #expect(try findings([text("Hill", ["y": 0.2]), cover], painter).isEmpty)
    #expect(try findings([cover, text("Hill", ["y": 0.7])], painter).isEmpty)
    #expect(try findings([text("Rises", ["y": 0.7, "ratio": 0.8]), cover], painter).isEmpty)
  }

  @Test func `a veil counts only if it leaves too little contrast`() throws {
    func found(_ opacity: Double) throws -> [LegibleFinding] {
      let painter = FlatPainter(pictures: [Self.dark, { _, _ in SIMD4(0.1, 0.1, 0.1, opacity) }])
      return try findings([text("Veil"), ["picture": 1, "ratio": 0, "fill": true]], painter)
    }
    #expect(try found(0.2).isEmpty)
    #expect(try found(0.9).map(\.kind) == [.covered])
  }

  @Test func `of a text that is higher than the screen each line is read somewhere`() throws {
    let lines = (1...14).map { "Line \($0)" }.joined(separator: "\n")
    #expect(try findings([text(lines, ["ratio": 1, "y": 1])]).isEmpty)
  }

  @Test func `a blur is in the contrast of a text that never becomes sharp`() throws {
    func worst(_ keys: JSONValue) throws -> Double? {
      let scene = AuditedScenes.scene([Self.ground, text("Soft", ["keys": keys])])
      let screen = AuditedScreen(scene, AuditedScenes.pictures(1))
      return try ContrastAudit(screen, FlatPainter(pictures: [Self.dark])).findings().first?.worst
    }
    let (sharp, soft, coming) = (
      try worst([["at": 0]]), try worst([["at": 0, "blur": 20]]), try worst([["at": 0, "blur": 20], ["at": 60]])
    )
    #expect(try #require(soft) < #require(sharp) / 2)
    #expect(coming == sharp)
  }
}
