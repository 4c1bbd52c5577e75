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
  private var order = SettledOrder()
}

extension AuditLink {
  var due: Double? { order.due }

  /// The request that audits a document once it has settled. Nil if there is none now.
  mutating func follow(_ document: SceneDocument, isTurned: Bool, at time: Double) -> Request? {
    if let change = order.follow(document, isTurned: isTurned, at: time) {
      if change == .document || findings.notes?.pending == .texts { findings = Findings() }
      (findings.isPresent, findings.problem, findings.progress) = (false, nil, 0)
    }
    return order.takeDue(document, isTurned: isTurned, at: time).map { .audit(.judge($0)) }
  }

  /// Ends the audit. Nil if nothing is audited.
  mutating func end() -> Request? {
    guard order.isFollowing else { return nil }
    order.end()
    findings = Findings()
    return .audit(.stop)
  }

  /// Takes an answer. One about an earlier state, or after the end, means nothing.
  mutating func take(_ answer: AuditAnswer, of document: SceneDocument) {
    switch answer {
    case .progress(let share, order.number): findings.progress = share
    case .found(let notes, order.number):
      // What was found before a change says more than the beginning of what is found after it.
      guard notes.pending != .texts || findings.notes == nil else { break }
      (findings.notes, findings.isPresent) = (notes, true)
      if notes.pending != .texts { findings.progress = notes.pending == nil || notes.faults.isEmpty ? nil : 0 }
      findings.remedies = notes.faults.indices.map { index in
        let remedy = notes.faults[index].remedy
        return notes.faults[..<index].contains { $0.remedy == remedy } ? "" : document.scene.title(of: remedy)
      }
    case .refused(let why, order.number): (findings.notes, findings.problem, findings.progress) = (nil, why, nil)
    case .progress, .found, .refused: break
    case .failed:
      order.end()
      findings = Findings()
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
