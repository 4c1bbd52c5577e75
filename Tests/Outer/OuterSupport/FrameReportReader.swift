import Foundation

/// Reads the program's frame report line by line: see CONTRIBUTING.md. A class because it owns its position in the
/// file.
public final class FrameReportReader {
  /// A line: the state of the window from one frame to the next.
  public struct Line: Hashable, Sendable {
    public var frame = 0
    public var isAtRest = false
    public var hasAllPictures = false
    /// Equal for equal drawings.
    public var drawing = 0
    public var key = 0
    public var isAsking = false
    public var displayErrors = 0
    public var displayError = ""
    public var scene = ""

    public init() {}

    /// Whether nothing changes by itself any more, and no picture is pending.
    public var isSettled: Bool { isAtRest && hasAllPictures }
  }

  public let path: String
  private var bytesRead = 0
  /// The beginning of an incomplete line.
  private var rest = ""
  private var lines: ArraySlice<Line> = []

  public init(path: String) { self.path = path }
}

extension FrameReportReader {
  /// The next line. Nil if there is none yet.
  public func next() -> Line? {
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
    self.init()
    (frame, drawing, key) = (number("frame"), number("drawing"), number("key"))
    (isAtRest, hasAllPictures) = (number("rest") == 1, number("pictures") == 1)
    isAsking = number("asking") == 1
    (displayErrors, displayError) = (number("errors"), String(fields["error"] ?? ""))
    scene = String(fields["scene"] ?? "")
  }
}
