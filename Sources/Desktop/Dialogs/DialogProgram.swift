import Documents
import Glibc
import System

/// A file dialog that runs as a program of its own: zenity, else kdialog.
struct DialogProgram: Sendable {
  private let child: ChildProcess
  private let complaints: UnnamedFile?
  private let isZenity: Bool

  /// No path is longer than this, and nobody chooses so many.
  private static let mostBytes = 65_536

  /// Starts it; nil where there is none.
  init?(_ question: DialogQuestion, in folders: String?) {
    guard let words = DialogCommand.words(for: question, in: folders) else { return nil }
    // Read when the program has ended: a pipe that nobody empties would hold it up.
    complaints = UnnamedFile()
    do {
      child = try ChildProcess(
        words[0], words, errors: complaints.map { .descriptor($0.descriptor) } ?? .inherited)
    } catch {
      complaints?.close()
      return nil
    }
    isZenity = FilePath.name(of: words[0]) == "zenity"
  }
}

extension DialogProgram {
  /// Waits until it has ended; to be called once.
  func finish(takesSeveral: Bool) -> FileDialog.Outcome {
    let (output, ending) = child.finish(keeping: Self.mostBytes)
    let complaint = complaints?.takeComplaints() ?? ""
    return Self.outcome(
      String(decoding: output, as: UTF8.self), ending, takesSeveral: takesSeveral,
      complains: isZenity && Self.complains(complaint))
  }

  func close() { child.send(SIGTERM) }

  /// Zenity and kdialog end with 1 when they are cancelled, and with something else when they cannot run; zenity
  /// without a display with 1, too, and says so.
  private static func outcome(
    _ output: String, _ ending: ChildProcess.Ending, takesSeveral: Bool, complains: Bool
  ) -> FileDialog.Outcome {
    let text = output.hasSuffix("\n") ? String(output.dropLast()) : output
    switch ending {
    case .exited(0) where text.hasPrefix("/"): return .chosen(takesSeveral ? paths(in: text) : [text])
    case .exited(1) where complains: return .failed
    case .exited(0), .exited(1): return .cancelled
    default: return .failed
    }
  }

  /// Whether any of these lines says that it could not be shown. Its toolkit warns of much else that nobody needs to
  /// know.
  private static func complains(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let isRemark = ["WARNING", "Message", "CRITICAL", "dconf", "MESA", "libEGL"].contains { line.contains($0) }
      return line.contains { !$0.isWhitespace } && (!isRemark || line.contains("display"))
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

extension UnnamedFile {
  private static let mostComplaints = 4096

  /// What a program has complained of; the file is gone then.
  fileprivate func takeComplaints() -> String {
    defer { close() }
    do {
      return String(decoding: try Descriptor.read(Self.mostComplaints, from: descriptor, at: 0), as: UTF8.self)
    } catch {
      // What it says is worth nothing without the words.
      return ""
    }
  }
}
