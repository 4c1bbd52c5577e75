import Glibc
import StudioKit
import Synchronization

/// The desktop's file dialog, run as a program of its own: zenity, else kdialog. The window goes on meanwhile.
public final class FileDialog: Sendable {
  public enum Outcome: Hashable, Sendable {
    /// One path; several only where several were asked for.
    case chosen([String])
    case cancelled
    /// The dialog could not be shown: another way has to be found.
    case failed
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let program: pid_t

  /// Opens the dialog; nil where there is none.
  ///
  /// - Parameter ring: Called on a thread of its own once it is closed.
  public init?(
    _ choice: FileChoice, environment: (String) -> String? = Environment.value,
    ringing ring: @escaping @Sendable () -> Void
  ) {
    guard let words = DialogCommand.words(for: choice, environment: environment),
      let child = ChildProgram(words)
    else { return nil }
    program = child.id
    Sideline.start { [self] in
      let (output, status) = child.finish()
      outcome.withLock { $0 = Self.outcome(output, status, takesSeveral: choice.takesSeveral) }
      ring()
    }
  }
}

extension FileDialog {
  /// What came of it; nil while it is open.
  public func take() -> Outcome? { outcome.withLock { $0 } }

  /// Closes it.
  public func close() {
    if take() == nil { kill(program, SIGTERM) }
  }

  /// Zenity and kdialog end with 1 when they are cancelled, and with something else when they cannot run.
  private static func outcome(_ output: String, _ status: Int32, takesSeveral: Bool) -> Outcome {
    let text = output.hasSuffix("\n") ? String(output.dropLast()) : output
    if status == 0, text.hasPrefix("/") { return .chosen(takesSeveral ? paths(in: text) : [text]) }
    return status == 0 || status == 1 ? .cancelled : .failed
  }

  /// The paths of a text with one a line. What does not begin like a path is the rest of a name with a line break.
  private static func paths(in text: String) -> [String] {
    var paths: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("/") {
        paths.append(String(line))
      } else if let last = paths.popLast() {
        paths.append("\(last)\n\(line)")
      }
    }
    return paths
  }
}

extension FileChoice {
  fileprivate var takesSeveral: Bool {
    if case .pictures = self { true } else { false }
  }
}
