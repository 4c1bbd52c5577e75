import Documents
import Glibc
import System

/// A file dialog run as a separate program: zenity, otherwise kdialog.
struct DialogProgram: Sendable {
  private let child: ChildProcess
  private let complaints: UnnamedFile?
  private let isZenity: Bool

  /// Maximum output, more than any selection of paths.
  private static let mostBytes = 1 << 22

  /// Starts it. Nil if there is none.
  init?(_ question: DialogQuestion, in folders: String?) {
    guard let words = DialogCommand.words(for: question, in: folders) else { return nil }
    // A file rather than a pipe, as it is read only after the program has ended, and a full pipe would block it.
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
  /// Waits until it has ended. Call once.
  func finish(takesSeveral: Bool) -> FileDialog.Outcome {
    let (output, ending, _) = child.finish(keeping: Self.mostBytes)
    let complaint = complaints?.takeComplaints() ?? ""
    return Self.outcome(
      String(decoding: output, as: UTF8.self), ending, takesSeveral: takesSeveral,
      complains: isZenity && Self.complains(complaint))
  }

  func close() { child.send(SIGTERM) }

  /// Both exit with 1 when cancelled, and with another code if they cannot run; without a display zenity also exits
  /// with 1, along with a message.
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

  /// Whether one of the lines says that the dialog could not be shown, among unrelated warnings of the toolkit.
  private static func complains(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let isRemark = ["WARNING", "Message", "CRITICAL", "dconf", "MESA", "libEGL"].contains { line.contains($0) }
      return line.contains { !$0.isWhitespace } && (!isRemark || line.contains("display"))
    }
  }

  /// The paths of a text, one per line. A line that does not begin like a path continues a name with a line break.
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

  /// Reads the program's error output and removes the file.
  fileprivate func takeComplaints() -> String {
    defer { close() }
    do {
      return String(decoding: try Descriptor.read(Self.mostComplaints, from: descriptor, at: 0), as: UTF8.self)
    } catch {
      // Without its text the output is useless.
      return ""
    }
  }
}
