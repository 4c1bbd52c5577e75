import Foundation
import Testing

/// Reads the program's frame report line by line: see CONTRIBUTING.md. A class because it owns its position in the
/// file.
final class FrameReportReader {
  /// A line: the state of the window from one frame to the next.
  struct Line: Hashable, Sendable {
    var frame = 0
    var isAtRest = false
    var hasAllPictures = false
    /// Equal for equal drawings.
    var drawing = 0
    var key = 0
    var isAsking = false
    var displayErrors = 0
    var displayError = ""
    var scene = ""

    /// Whether nothing changes by itself any more, and no picture is pending.
    var isSettled: Bool { isAtRest && hasAllPictures }
  }

  let path: String
  private var bytesRead = 0
  /// The beginning of an incomplete line.
  private var rest = ""
  private var lines: ArraySlice<Line> = []

  init(path: String) { self.path = path }
}

extension FrameReportReader {
  /// The next line. Nil if there is none yet.
  func next() -> Line? {
    if lines.isEmpty { read() }
    return lines.popFirst()
  }

  private func read() {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: UInt64(bytesRead))) != nil, let more = try? file.readToEnd() else { return }
    bytesRead += more.count
    rest += String(decoding: more, as: UTF8.self)
    var texts = rest.split(separator: "\n", omittingEmptySubsequences: false)
    rest = String(texts.popLast() ?? "")
    lines = texts.map { Line($0) }[...]
  }
}

extension FrameReportReader.Line {
  /// Pairs of names and values; a scene's name may contain spaces and comes last.
  init(_ text: Substring) {
    let words = text.split(separator: " ", maxSplits: 17, omittingEmptySubsequences: false)
    var fields: [Substring: Substring] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) { fields[words[index]] = words[index + 1] }
    func number(_ name: Substring) -> Int { fields[name].flatMap { Int($0) } ?? 0 }
    self.init(
      frame: number("frame"), isAtRest: number("rest") == 1, hasAllPictures: number("pictures") == 1,
      drawing: number("drawing"), key: number("key"), isAsking: number("asking") == 1,
      displayErrors: number("errors"), displayError: String(fields["error"] ?? ""),
      scene: String(fields["scene"] ?? ""))
  }
}
