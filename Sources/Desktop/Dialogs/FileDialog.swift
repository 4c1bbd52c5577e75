import Glibc
import StudioKit
import Synchronization

/// The desktop's file dialog, run as a program of its own: zenity, else kdialog. The window goes on meanwhile.
public final class FileDialog: Sendable {
  public enum Outcome: Hashable, Sendable {
    case chosen(String)
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
      outcome.withLock { $0 = Self.outcome(output, status) }
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
  private static func outcome(_ output: String, _ status: Int32) -> Outcome {
    let path = output.hasSuffix("\n") ? String(output.dropLast()) : output
    if status == 0, path.hasPrefix("/") { return .chosen(path) }
    return status == 0 || status == 1 ? .cancelled : .failed
  }
}
