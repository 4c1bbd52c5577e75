/// Something that moves over a stretch of the scroll.
struct WebMove: Hashable, Sendable {
  enum Timeline: Hashable, Sendable {
    /// The page's own scroller, along an axis, between two lengths.
    case page(isAcross: Bool, from: String, to: String)
    /// The way of an element with a view timeline of this name through its scroller, or another range of it.
    case view(String, range: String? = nil)
    /// A scroller with a timeline of this name, between two lengths.
    case scroller(String, from: String, to: String)
  }

  var name: String
  var timeline: Timeline
  /// The keyframes, a line each.
  var frames: [String]
  /// Still runs for a person who asked for less motion: it only fades.
  var isCalm = false
}

extension WebMove {
  var keyframes: String {
    frames.count == 1 && frames[0].count <= Self.longest
      ? "@keyframes \(name) { \(frames[0]) }"
      : "@keyframes \(name) {\n\(frames.map { "  \(Self.broken($0))" }.joined(separator: "\n"))\n}"
  }

  /// A keyframe that is longer stands on lines of its own.
  private static let longest = 140

  /// A long keyframe with each of its declarations on a line.
  private static func broken(_ frame: String) -> String {
    guard frame.count > longest, let start = frame.firstIndex(of: "{"), let end = frame.lastIndex(of: "}") else {
      return frame
    }
    let declarations = frame[frame.index(after: start)..<end].split(separator: ";")
      .map { "    \($0.trimmingPrefix(while: \.isWhitespace));" }.filter { $0 != "    ;" }
    return "\(frame[..<start]){\n\(declarations.joined(separator: "\n"))\n  }"
  }

  fileprivate var timelineInCSS: String {
    switch timeline {
    case .page(let isAcross, _, _): isAcross ? "scroll(root inline)" : "scroll(root)"
    case .view(let name, _): name
    case .scroller(let name, _, _): name
    }
  }

  fileprivate var range: String? {
    switch timeline {
    case .page(_, let from, let to), .scroller(_, let from, let to): "\(from) \(to)"
    case .view(_, let range): range
    }
  }
}

/// What moves of one element. The longhands follow the shorthand, which resets them.
struct WebMoves: Hashable, Sendable {
  var selector: String
  var moves: [WebMove]
}

extension WebMoves {
  /// The rule that runs them.
  var rule: String {
    let names = moves.map { "\($0.name) linear both" }.joined(separator: ", ")
    let timelines = moves.map(\.timelineInCSS)
    let timeline = Set(timelines).count == 1 ? timelines[0] : timelines.joined(separator: ", ")
    let ranges = moves.compactMap(\.range)
    let range = ranges.isEmpty ? "" : "\n  animation-range: \(ranges.joined(separator: ", "));"
    return """
      \(selector) {
        animation: \(names);
        animation-timeline: \(timeline);\(range)
      }
      """
  }
}

extension [WebMoves] {
  /// All rules, where the browser can and the person wants it; then what they run.
  var inCSS: String {
    guard !isEmpty else { return "" }
    let calm = compactMap { element -> WebMoves? in
      let moves = element.moves.filter(\.isCalm)
      return moves.isEmpty ? nil : WebMoves(selector: element.selector, moves: moves)
    }
    var seen: Set<WebMove> = []
    let frames = flatMap(\.moves).filter { seen.insert($0).inserted }.map(\.keyframes)
    let fading =
      calm.isEmpty ? "" : "\n@media (prefers-reduced-motion: reduce) {\n\(calm.rules)\n}"
    return """
      @supports (animation-timeline: scroll()) {
      @media (prefers-reduced-motion: no-preference) {
      \(rules)
      }\(fading)
      }
      \(frames.joined(separator: "\n"))
      """
  }

  private var rules: String { map { $0.rule.indented(by: 2) }.joined(separator: "\n") }
}
