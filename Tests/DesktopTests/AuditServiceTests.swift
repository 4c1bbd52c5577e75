import Desktop
import Documents
import Effects
import Notation
import StudioKit
import TestSupport
import Testing

/// The program itself as the process that audits for the studio.
struct AuditServiceTests {
  private static func answers(
    of service: ProcessService<AuditAnswer>, until isLast: (AuditAnswer) -> Bool
  ) -> [AuditAnswer] {
    var answers: [AuditAnswer] = []
    _ = eventually {
      answers += service.collect()
      return answers.contains(where: isLast)
    }
    return answers
  }

  @Test func `the last of many orders is audited, first by formulas, then without remedies and with them`() throws {
    let service = ProcessService<AuditAnswer>(program: Program.path, waking: {})
    var scene = try #require(BuiltInScene.named("day-and-night"))
    #expect(scene.assign("light", to: "parameters.layers.2.tone").isEmpty)
    let path = Repository.path("Resources/Scenes/day-and-night.json")
    for number in 1...20 { service.take(SceneOrder(PlacedScene(scene, path: path), number: number)) }
    let answers = Self.answers(of: service) { answer in
      switch answer {
      case .found(let notes, order: 20): notes.pending == nil
      case .failed: true
      default: false
      }
    }
    let last = answers.compactMap { if case .found(let notes, order: 20) = $0 { notes } else { nil } }
    #expect(last.map(\.pending) == [.texts, .fixes, nil], "\(answers)")
    let shares = answers.compactMap { if case .progress(let share, order: 20) = $0 { share } else { nil } }
    #expect(shares.count > 2 && shares.allSatisfy { $0 > 0 && $0 <= 1 }, "\(shares)")
    let fault = try #require(last.last?.faults.first { $0.sentence.contains("Seven in the morning") })
    #expect(fault.offset != nil && fault.remedy.contains(FieldSetting("parameters.layers.2.tone", "dark")))
    #expect(last.dropFirst().first?.faults.contains { $0.sentence == fault.sentence && $0.remedy.isEmpty } == true)
    // Formulas tell what moves, and nothing of texts.
    let early = try #require(last.first)
    #expect(
      !early.figures.isEmpty && !early.figures.contains { $0.contains("contrast") || $0.contains("No text is over") })
    service.stop()
  }
}
