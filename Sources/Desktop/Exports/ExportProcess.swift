import Glibc
import StudioKit
import System

/// Runs this program again to carry out an order.
struct ExportProcess {
  private let program: String?

  /// - Parameter program: Nil if its path is unknown.
  init(_ program: String?) { self.program = program }
}

extension ExportProcess {
  /// Waits for the answer. Nil if a film was cancelled.
  ///
  /// - Parameters:
  ///   - started: Receives the process.
  ///   - tell: Receives the progress.
  ///   - ended: Called after the last line of the process.
  func answer(
    to order: ExportOrder, started: (ChildProcess) -> Void = { _ in }, telling tell: (ExportAnswer) -> Void = { _ in },
    ended: (ChildProcess) -> Void = { _ in }
  ) -> ExportAnswer? {
    guard let program, let input = UnnamedFile(order.text) else {
      return .failed("the program could not be started.")
    }
    defer { input.close() }
    let child: ChildProcess
    do {
      child = try ChildProcess(
        program, ["parallax", "export"], input: input.descriptor, errors: .dropped, endingBy: SIGTERM)
    } catch {
      return .failed("\(error).")
    }
    started(child)
    var last: ExportAnswer?
    child.hearLines { line in
      guard let answer = ExportAnswer(line: line) else { return }
      if case .progress = answer { tell(answer) } else { last = answer }
    }
    ended(child)
    switch (child.finish().ending, last) {
    case (.killed(SIGTERM), _) where order.isFilm: return nil
    case (.exited(0), .done), (.exited(0), .incomplete), (.exited(0), .estimate), (_, .blocked), (_, .failed):
      return last
    default: return .failed("the program failed.")
    }
  }
}
