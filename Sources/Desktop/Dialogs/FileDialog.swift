import Glibc
import StudioKit
import Synchronization
import System

/// The desktop's file dialog, run as a program of its own: zenity, else kdialog. The window goes on meanwhile.
public final class FileDialog: Sendable {
  public enum Outcome: Hashable, Sendable {
    /// One path; several only where several were asked for.
    case chosen([String])
    case cancelled
    /// The dialog could not be shown: another way has to be found.
    case failed
  }

  private let result = Mutex<Outcome?>(nil)
  private let child: ChildProcess

  /// No path is longer than this, and nobody chooses so many.
  private static let mostBytes = 65_536

  /// Opens the dialog; nil where there is none.
  ///
  /// - Parameter wake: Called on a thread of its own once it is closed.
  public init?(
    _ choice: FileChoice, environment: (String) -> String? = Environment.value,
    waking wake: @escaping @Sendable () -> Void
  ) {
    guard let words = DialogCommand.words(for: choice, environment: environment) else { return nil }
    do {
      child = try ChildProcess(words[0], words)
    } catch {
      return nil
    }
    WorkerThread.start { [self] in
      let (output, ending) = child.finish(keeping: Self.mostBytes)
      let outcome = Self.outcome(
        String(decoding: output, as: UTF8.self), ending, takesSeveral: choice.takesSeveral)
      result.withLock { $0 = outcome }
      wake()
    }
  }
}

extension FileDialog {
  /// What came of it; nil while it is open.
  public var outcome: Outcome? { result.withLock { $0 } }

  /// Closes it.
  public func close() {
    if outcome == nil { child.send(SIGTERM) }
  }

  /// Zenity and kdialog end with 1 when they are cancelled, and with something else when they cannot run.
  private static func outcome(_ output: String, _ ending: ChildProcess.Ending, takesSeveral: Bool) -> Outcome {
    let text = output.hasSuffix("\n") ? String(output.dropLast()) : output
    switch ending {
    case .exited(0) where text.hasPrefix("/"): return .chosen(takesSeveral ? paths(in: text) : [text])
    case .exited(0), .exited(1): return .cancelled
    default: return .failed
    }
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
