import Notation
import SDLBackend
import Testing

@testable import StudioKit
@testable import parallax

/// What the audit's column costs the frames of the studio.
@Suite(.serialized) struct AuditCostTests {
  @Test func `the open column, with findings and without, adds nothing to a frame and asks for nothing`() throws {
    let stage = try StudioStage("map-crop", renderer: .software)
    try stage.play()
    _ = try stage.playedFrames()
    let closed = try stage.playedFrames()
    stage.studio.perform(.audit, at: stage.time)
    stage.window.layOut(at: stage.time)
    let orders = stage.window.takeRequests(at: stage.time).compactMap { request -> SceneOrder? in
      if case .audit(.judge(let order)) = request { order } else { nil }
    }
    let order = try #require(orders.last)
    _ = try stage.playedFrames()
    let pending = try stage.playedFrames()
    // A smaller stage may need less.
    #expect(pending.allocations <= closed.allocations && pending.requests == 0, "\(pending) for \(closed)")
    let faults = (0..<12).map { number in
      AuditNotes.Fault(
        "Text \(number) has a contrast of 3.", offset: Double(number), remedy: [FieldSetting("content.rows", 30)])
    }
    let notes = AuditNotes(faults: faults, figures: ["Nothing moves by itself."])
    stage.window.receive(.audit(.found(notes, order: order.number)), at: stage.time)
    _ = try stage.playedFrames()
    let found = try stage.playedFrames()
    #expect(found == pending)
    #expect(stage.studio.audit.findings.notes == notes)
  }
}
