import Documents
import Notation

/// The audit of the scene on the stage: which state of which document was given to the process that audits, and what it
/// has found.
struct AuditLink: Sendable {
  /// What the column shows.
  struct Findings: Hashable, Sendable {
    /// Of the last scene that was audited. Nil until one was.
    fileprivate(set) var notes: AuditNotes?
    /// Whether they are of the present scene.
    fileprivate(set) var isPresent = false
    /// Why the present scene has none. Nil if it has, or will have.
    fileprivate(set) var problem: String?
    /// A title for each remedy; empty where there is none, and where an earlier failure has the same.
    fileprivate(set) var remedies: [String] = []
    /// The share that is done of what is being looked for, 0...1. Nil if all is known.
    fileprivate(set) var progress: Double?
  }

  private(set) var findings = Findings()
  /// The state that is on the stage. Nil while nothing is audited.
  private var shown: Shown?
  /// When that is given to the process, as it is only given once it has settled.
  private(set) var due: Double?
  /// The number of the last order.
  private var order = 0

  private struct Shown: Equatable {
    var version: SceneDocument.Version
    var isTurned: Bool
  }

  /// Seconds for which a scene must not change.
  private static let calm = 0.4
}

extension AuditLink {
  /// The request that audits a document once it has settled. Nil if there is none now.
  mutating func follow(_ document: SceneDocument, isTurned: Bool, at time: Double) -> Request? {
    let now = Shown(version: document.version, isTurned: isTurned)
    if shown != now {
      if shown?.version.id != now.version.id { findings = Findings() }
      (findings.isPresent, findings.problem, findings.progress) = (false, nil, 0)
      // The first one has nothing to wait for.
      due = shown == nil ? time : time + Self.calm
      shown = now
      // Answers about an earlier state mean nothing any more.
      order += 1
    }
    guard let due, due <= time else { return nil }
    self.due = nil
    var placed = document.placed
    placed.scene = placed.scene.turned(if: isTurned)
    return .audit(.judge(SceneOrder(placed, number: order)))
  }

  /// Ends the audit. Nil if nothing is audited.
  mutating func end() -> Request? {
    guard shown != nil else { return nil }
    (findings, shown, due) = (Findings(), nil, nil)
    order += 1
    return .audit(.stop)
  }

  /// Takes an answer. One about an earlier state, or after the end, means nothing.
  mutating func take(_ answer: AuditAnswer, of document: SceneDocument) {
    switch answer {
    case .progress(let share, order): findings.progress = share
    case .found(let notes, order):
      (findings.notes, findings.isPresent) = (notes, true)
      findings.progress = notes.isPending && !notes.faults.isEmpty ? 0 : nil
      findings.remedies = notes.faults.indices.map { index in
        let remedy = notes.faults[index].remedy
        return notes.faults[..<index].contains { $0.remedy == remedy } ? "" : document.scene.title(of: remedy)
      }
    case .refused(let why, order): (findings.notes, findings.problem, findings.progress) = (nil, why, nil)
    case .progress, .found, .refused: break
    case .failed: (findings, shown, due) = (Findings(), nil, nil)
    }
  }
}

extension Scene {
  /// The name of a step that sets fields: `Scrim 0.4, Text size 24`.
  func title(of settings: [FieldSetting]) -> String {
    settings.isEmpty ? "" : "Set " + settings.map { deed($0.path, $0.value) }.joined(separator: ", ")
  }
}

extension Studio {
  /// Audits the document on the stage while the column is open.
  mutating func followAudit(at time: Double) {
    let request =
      view.options.showsAudit ? audit.follow(document, isTurned: stage.isTurned, at: time) : audit.end()
    if let request { requests.ask(request) }
  }

  mutating func take(_ answer: AuditAnswer, at time: Double) {
    guard view.options.showsAudit else { return }
    audit.take(answer, of: document)
    if case .failed(let why) = answer {
      view.options.showsAudit = false
      say(why, isFault: true, at: time)
    }
  }

  /// Sets the fields of a remedy, as one step.
  mutating func mend(_ settings: [FieldSetting], at time: Double) {
    finishEdit()
    let name = document.scene.title(of: settings)
    var scene = document.scene
    guard settings.allSatisfy({ scene.assign($0.value, to: $0.path).isEmpty }) else { return }
    edit(at: time) { $0.edit(scene, as: name) }
  }
}
