import Boundary
import Documents
import Geometry
import Notation
import TestSupport
import Testing

@testable import StudioKit

/// The audit of the scene on the stage: when it is asked for, what the column shows, and what its buttons do.
struct AuditTests {
  private static let notes = AuditNotes(
    faults: [
      AuditNotes.Fault(
        "\u{201C}Alta\u{201D} has a contrast of 3.", offset: 120, remedy: [FieldSetting("content.scrim", .number(0.4))]),
      AuditNotes.Fault("The content scrolls by itself.", offset: nil, remedy: []),
    ], figures: ["Nothing moves otherwise than the content."])

  /// A session with the column open.
  private static func auditing() throws -> Session {
    var session = try Session()
    session.window.isHeard = true
    session.studio.perform(.audit, at: session.time)
    session.settle()
    return session
  }

  private static func orders(_ session: Session) -> [SceneOrder] {
    session.auditRequests.compactMap { if case .judge(let order) = $0 { order } else { nil } }
  }

  private static func found(_ notes: AuditNotes, in session: inout Session) throws {
    session.receive(.audit(.found(notes, order: try #require(orders(session).last).number)))
    session.settle()
  }

  private static func items(_ session: inout Session) -> [AccessibleItem] {
    session.window.advance(to: session.time)
    return session.window.accessible(at: session.time).parts.first { $0.part == .audit }?.items ?? []
  }

  private static func click(_ name: String, in session: inout Session) throws {
    let item = try #require(items(&session).first { $0.name.contains(name) && $0.role == .button })
    session.window.handle(.down(item.frame.center), at: session.time)
    session.window.handle(.up(item.frame.center), at: session.time)
    session.settle()
  }

  @Test func `a scene is audited when the column opens, and again once a change has settled`() throws {
    var session = try Self.auditing()
    #expect(Self.orders(session).map(\.scene) == [session.studio.document.placed])
    session.wait(5)
    #expect(session.auditRequests.count == 1 && session.window.dueTime == nil)
    for ratio in [0.3, 0.4, 0.5] {
      session.setRatio(ratio)
      #expect(session.auditRequests.count == 1)
      let due = try #require(session.studio.audit.due)
      #expect(due > session.time && session.window.dueTime.map { $0 <= due } == true)
      session.wait((due - session.time) / 2)
    }
    session.time = try #require(session.studio.audit.due)
    session.settle()
    #expect(Self.orders(session).count == 2 && Self.orders(session).last?.scene == session.studio.document.placed)
  }

  @Test func `nothing is asked for while the column is closed, and closing it ends the audit`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.wait(5)
    #expect(session.auditRequests.isEmpty)
    session.studio.perform(.audit, at: session.time)
    session.settle()
    session.studio.perform(.audit, at: session.time)
    session.settle()
    #expect(session.auditRequests.last == .stop && session.auditRequests.count == 2)
    session.setRatio(0.4)
    session.wait(5)
    #expect(session.auditRequests.count == 2 && session.studio.audit.due == nil)
  }

  @Test func `the column says what fails, a click shows it, and a remedy is one step that is audited`() throws {
    var session = try Self.auditing()
    try Self.found(Self.notes, in: &session)
    let names = Self.items(&session).map(\.name)
    #expect(names.contains("2 things fail.") && names.contains("The content scrolls by itself."))
    #expect(names.contains("Nothing moves otherwise than the content."))
    try Self.click("has a contrast", in: &session)
    session.window.layOut(at: session.time)
    #expect(session.studio.stage.layers.offset == 120)
    let before = session.studio.document.scene
    try Self.click("scrim", in: &session)
    #expect(session.studio.document.scene.content.scrim == 0.4)
    #expect(Self.items(&session).map(\.name).contains { $0.contains("Looking again") })
    session.wait(1)
    #expect(Self.orders(session).count == 2)
    session.control("z")
    #expect(session.studio.document.scene == before)
  }

  @Test func `a remedy is not offered for a scene that has changed since`() throws {
    var session = try Self.auditing()
    try Self.found(Self.notes, in: &session)
    session.setRatio(0.3)
    let button = try #require(Self.items(&session).first { $0.name.contains("scrim") })
    #expect(!button.isOn)
    session.wait(1)
    try Self.found(Self.notes, in: &session)
    #expect(try #require(Self.items(&session).first { $0.name.contains("scrim") }).isOn)
  }

  @Test func `an answer about an earlier state means nothing`() throws {
    var session = try Self.auditing()
    let first = try #require(Self.orders(session).last).number
    session.setRatio(0.3)
    session.receive(.audit(.found(Self.notes, order: first)))
    session.receive(.audit(.refused("It cannot be drawn.", order: first)))
    session.receive(.audit(.progress(0.5, order: first)))
    let findings = session.studio.audit.findings
    #expect(findings.notes == nil && findings.problem == nil && findings.progress == 0)
    session.wait(1)
    session.receive(.audit(.refused("It cannot be drawn.", order: try #require(Self.orders(session).last).number)))
    #expect(Self.items(&session).map(\.name).contains("It cannot be drawn."))
  }

  @Test func `nothing is said before it is known, and how much is done meanwhile`() throws {
    var session = try Self.auditing()
    func words() -> [String] { Self.items(&session).map(\.name) }
    #expect(words().contains("Looking at every offset\u{2026} 0 %"))
    let order = try #require(Self.orders(session).last).number
    session.receive(.audit(.progress(0.4, order: order)))
    session.settle()
    #expect(words().contains("Looking at every offset\u{2026} 40 %") && !words().contains { $0.contains("fail") })
    let early = AuditNotes(faults: [Self.notes.faults[1]], figures: [], pending: .texts)
    session.receive(.audit(.found(early, order: order)))
    session.settle()
    #expect(words().contains("1 thing fails. Looking at every text\u{2026} 40 %"))
    session.receive(.audit(.found(AuditNotes(faults: Self.notes.faults, figures: [], pending: .fixes), order: order)))
    session.receive(.audit(.progress(0.7, order: order)))
    session.settle()
    #expect(words().contains("2 things fail. Looking for fixes\u{2026} 70 %"))
    try Self.found(Self.notes, in: &session)
    #expect(words().contains("2 things fail.") && session.studio.audit.findings.progress == nil)
    session.setRatio(0.3)
    #expect(words().contains("Looking again\u{2026} 0 %") && words().contains("Before this change: 2 things fail."))
    session.wait(5)
    try Self.found(early, in: &session)
    #expect(words().contains("Before this change: 2 things fail."))
  }

  @Test func `what was found first is forgotten when the scene changes before the rest is known`() throws {
    var session = try Self.auditing()
    try Self.found(AuditNotes(faults: [], figures: [], pending: .texts), in: &session)
    #expect(Self.items(&session).map(\.name).contains("Looking at every text\u{2026} 0 %"))
    session.setRatio(0.3)
    #expect(Self.items(&session).map(\.name).contains("Looking at every offset\u{2026} 0 %"))
    #expect(session.studio.audit.findings.notes == nil)
  }

  @Test func `a remedy that ends several failures is offered once`() throws {
    var session = try Self.auditing()
    let remedy = [FieldSetting("content.scrim", .number(0.4))]
    let faults = (0..<3).map { AuditNotes.Fault("Text \($0) has a contrast of 3.", offset: 10, remedy: remedy) }
    try Self.found(AuditNotes(faults: faults, figures: []), in: &session)
    #expect(Self.items(&session).count { $0.name.lowercased().contains("scrim") } == 1)
  }

  @Test func `an audit that fails closes the column, and says why`() throws {
    var session = try Self.auditing()
    session.receive(.audit(.failed("It has ended.")))
    session.settle()
    #expect(session.studio.view.notice?.text == "It has ended." && !session.studio.view.options.showsAudit)
    #expect(session.auditRequests.count == 1)
    session.studio.perform(.audit, at: session.time)
    session.settle()
    #expect(Self.orders(session).count == 2)
  }

  @Test func `the palette finds it by the words that people use`() throws {
    let studio = try Session().studio
    for word in ["audit", "contrast", "accessib", "WCAG", "a11y", "readable"] {
      #expect(CommandSearch(Facts(studio)).find(word).first?.command == .audit, "\(word)")
    }
  }

  @Test func `answers come through as lines`() {
    let answers: [AuditAnswer] = [
      .found(Self.notes, order: 3), .found(AuditNotes(faults: [], figures: [], pending: .fixes), order: 0),
      .refused("Two\nlines", order: 1), .failed("Why \"not\"."), .progress(0.25, order: 7),
    ]
    for answer in answers { #expect(!answer.line.contains("\n") && AuditAnswer(line: answer.line) == answer) }
    for line in ["", "{}", "[]", "{\"found\":{}}", "{\"refused\":{\"_0\":\"no\"}}", "{\"failed\":7}"] {
      #expect(AuditAnswer(line: line) == nil)
    }
  }
}
