import Decoding
import Documents
import Judge
import StudioKit

/// `parallax judge`: audits the scenes of orders from standard input. Run by the studio, and not listed among the
/// commands.
enum JudgeCommand {
  static let command = Subcommand(
    name: "judge", operands: "",
    summary: "Audits scenes given as JSON on standard input, a line each.",
    examples: ["parallax judge < orders.json"], options: [], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard invocation.operands.isEmpty else { throw Failure(.usage, "judge takes its orders on standard input.") }
    try OrderInput.answerEach(audit)
    return .done
  }

  /// What fails by the formulas, then everything that fails, and then the same with remedies. Given up as soon as another
  /// order comes.
  private static func audit(_ order: SceneOrder) throws(Failure) {
    func say(_ report: AuditReport, pending: AuditNotes.Pending?) throws(Failure) {
      try Console.write(AuditAnswer.found(AuditNotes(report, pending: pending), order: order.number).line + "\n")
    }
    do {
      let painter = try ScenePainter(
        for: order.scene, on: [order.scene.scene.device], isGivenUp: { OrderInput.isWaiting })
      let audit = Audit(order.scene.scene, painter.pictures, painter: painter)
      var told = 0
      var unheard: Failure?
      func progress(_ share: Double) {
        guard Int(share * 100) > told, unheard == nil else { return }
        told = Int(share * 100)
        do throws(Failure) {
          try Console.write(AuditAnswer.progress(Double(told) / 100, order: order.number).line + "\n")
        } catch {
          unheard = error
        }
      }
      let formulas = audit.formulas
      try say(formulas, pending: .texts)
      let report = try audit.report(from: formulas, onProgress: progress)
      if let unheard { throw unheard }
      try say(report, pending: report.passes ? nil : .fixes)
      told = 0
      if !report.passes { try say(try audit.remedied(report, onProgress: progress).report, pending: nil) }
    } catch let failure as AuditFailure where failure == .givenUp {
      return
    } catch let failure as AuditFailure {
      try Console.write(AuditAnswer.refused(failure.message, order: order.number).line + "\n")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.software, "\(error)")
    }
  }
}

extension AuditNotes {
  fileprivate init(_ report: AuditReport, pending: Pending?) {
    self.init(
      faults: report.faults.map { fault in
        Fault(
          fault.sentence, offset: fault.offset,
          remedy: (fault.remedy?.settings ?? []).map { FieldSetting($0.path, $0.value) })
      }, figures: report.figures, pending: pending)
  }
}
