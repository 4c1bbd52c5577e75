import Notation
import Testing

@testable import StudioKit
@testable import parallax

/// What the audit's column costs the frames of the studio.
@Suite(.serialized) struct AuditCostTests {
  /// The median of the allocations of frames of a gesture that plays, and the number of their requests.
  private static func cost(_ stage: StudioStage) throws -> [Int] {
    var counts: [Int] = []
    var requests = 0
    for _ in 0..<60 {
      stage.time += 1.0 / 120
      counts.append(try stage.frame().allocations)
      requests += stage.window.takeRequests(at: stage.time).count
    }
    return [counts.sorted()[30], requests]
  }

  @Test func `the open column, with findings and without, adds nothing to a frame and asks for nothing`() throws {
    let stage = try StudioStage("map-crop")
    try stage.play()
    _ = try Self.cost(stage)
    let closed = try Self.cost(stage)
    stage.studio.perform(.audit, at: stage.time)
    stage.window.layOut(at: stage.time)
    let orders = stage.window.takeRequests(at: stage.time).compactMap { request -> SceneOrder? in
      if case .audit(.judge(let order)) = request { order } else { nil }
    }
    let order = try #require(orders.last)
    _ = try Self.cost(stage)
    let pending = try Self.cost(stage)
    // A smaller stage may need less.
    #expect(pending[0] <= closed[0] && pending[1] == 0, "\(pending) for \(closed)")
    let faults = (0..<12).map { number in
      AuditNotes.Fault(
        "Text \(number) has a contrast of 3.", offset: Double(number), remedy: [FieldSetting("content.rows", 30)])
    }
    let notes = AuditNotes(faults: faults, figures: ["Nothing moves by itself."], isPending: false)
    stage.window.receive(.audit(.found(notes, order: order.number)), at: stage.time)
    _ = try Self.cost(stage)
    let found = try Self.cost(stage)
    #expect(found == pending)
    #expect(stage.studio.audit.findings.notes == notes)
  }
}
