import CAllocations
import Testing

@testable import StudioKit
@testable import parallax

/// The column of the audit, next to a scene that plays.
struct AuditColumnTests {
  /// Medians of frames while a gesture plays: what is drawn, and what is asked of the services.
  private func allocations(_ stage: StudioStage) throws -> (frame: Int, requests: Int) {
    var (frames, requests): ([Int], [Int]) = ([], [])
    for _ in 0..<41 {
      stage.time += 1.0 / 60
      frames.append(try stage.frame().allocations)
      allocations_begin()
      _ = stage.window.takeRequests(at: stage.time)
      requests.append(Int(allocations_end()))
    }
    return (frames.sorted()[20], requests.sorted()[20])
  }

  @Test func `it asks a frame for no memory`() throws {
    let stage = try StudioStage("weather-menu", renderer: .software)
    try stage.play()
    let without = try allocations(stage)
    stage.studio.perform(.audit, at: stage.time)
    _ = stage.window.takeRequests(at: stage.time)
    let notes = AuditNotes(
      faults: (0..<5).map { AuditNotes.Fault("Row \($0) is faint.", offset: Double($0), remedy: []) },
      figures: ["Nothing moves otherwise than the content."], isPending: false)
    stage.window.receive(.audit(.found(notes, order: 1)), at: stage.time)
    #expect(stage.studio.audit.findings.notes == notes)
    for _ in 0..<5 {
      stage.time += 1.0 / 60
      _ = try stage.frame()
    }
    let with = try allocations(stage)
    #expect(with.frame <= without.frame && with.requests <= without.requests, "\(with), without \(without)")
  }
}
