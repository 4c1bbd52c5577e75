import FrameStats
import Notation

/// Charts of frame times for a page: from frame to frame, and their distribution.
struct FrameChart {
  /// Milliseconds, by repeat.
  private let repeats: [[Double]]
  private let budget: Double
  /// The time at the top of the chart, in milliseconds.
  private let top: Double

  private static let width = 960.0
  private static let height = 220.0
  /// Margins: left for numbers, below for labels.
  private static let left = 44.0
  private static let below = 22.0
  /// Slower frames are cut off at this many budgets.
  private static let tallest = 4.0

  init(_ repeats: [[Double]], budget: Double) {
    (self.repeats, self.budget) = (repeats, budget)
    let longest = repeats.joined().max() ?? 0
    top = max(1.25 * budget, min(1.05 * longest, Self.tallest * budget))
  }
}

extension FrameChart {
  /// A chart of all frames in order: one stroke per point of width, from the shortest to the longest frame there; in
  /// another color if one is over the budget.
  var times: String {
    let all = repeats.flatMap(\.self)
    let room = Self.width - Self.left
    let columns = max(1, min(all.count, Int(room)))
    let wide = room / Double(columns)
    var (within, over) = ("", "")
    for column in 0..<columns {
      let frames = all[(column * all.count / columns)..<((column + 1) * all.count / columns)]
      guard let least = frames.min(), let most = frames.max() else { continue }
      let x = Self.told(Self.left + wide * (Double(column) + 0.5))
      // A stroke without a length would be invisible.
      let stroke = "M\(x) \(Self.told(place(least) + 0.5))V\(Self.told(place(most) - 0.5))"
      if most > budget { over += stroke } else { within += stroke }
    }
    let line = Self.told(max(1, min(3, wide - 0.5)))
    var parts = [Self.head(of: "Frame times from the first frame to the last")]
    for share in [0.25, 0.5, 0.75, 1] { parts.append(level(top * share)) }
    parts += [
      "<path class=\"in\" stroke-width=\"\(line)\" d=\"\(within)\"/>",
      "<path class=\"over\" stroke-width=\"\(line)\" d=\"\(over)\"/>",
    ]
    parts += repeatMarks(room)
    let height = Self.told(place(budget))
    parts.append(
      "<line class=\"budget\" x1=\"\(Self.told(Self.left))\" x2=\"\(Self.told(Self.width))\" y1=\"\(height)\" "
        + "y2=\"\(height)\"/>")
    return (parts + ["</svg>"]).joined()
  }

  /// The vertical position of a time.
  private func place(_ time: Double) -> Double {
    let room = Self.height - Self.below
    return room - min(time, top) / top * room
  }

  private func level(_ time: Double) -> String {
    let y = Self.told(max(0.5, place(time)))
    let text = Self.told(max(10, place(time) + 4))
    return
      "<line class=\"grid\" x1=\"\(Self.told(Self.left))\" x2=\"\(Self.told(Self.width))\" y1=\"\(y)\" y2=\"\(y)\"/>"
      + "<text x=\"\(Self.told(Self.left - 6))\" y=\"\(text)\" text-anchor=\"end\">\(time.told(1))</text>"
  }

  /// Marks at the start of each repeat.
  private func repeatMarks(_ room: Double) -> [String] {
    let all = max(1, repeats.reduce(0) { $0 + $1.count })
    var start = 0
    return repeats.enumerated().map { index, frames in
      let x = Self.left + room * Double(start) / Double(all)
      start += frames.count
      let words = repeats.count == 1 ? "\(counted(frames.count, "frame")), in ms" : "repeat \(index + 1)"
      let line =
        index == 0
        ? ""
        : "<line class=\"grid\" x1=\"\(Self.told(x))\" x2=\"\(Self.told(x))\" y1=\"0\" "
          + "y2=\"\(Self.told(Self.height))\"/>"
      return line + "<text x=\"\(Self.told(x + 4))\" y=\"\(Self.told(Self.height - 6))\">\(words)</text>"
    }
  }

  private static func head(of words: String) -> String {
    "<svg viewBox=\"0 0 \(told(width)) \(told(height))\" role=\"img\" aria-label=\"\(words)\">"
  }

  private static func told(_ number: Double) -> String { number.formatted(.upTo(2)) }
}

extension FrameChart {
  /// The distribution of frame times, with equal widths per doubling.
  static func distribution(_ histogram: Histogram) -> String {
    let room = height - below - 8
    let wide = width / Double(Histogram.size)
    let most = Double(max(1, histogram.counts.max() ?? 1))
    var parts = [head(of: "Distribution of frame times")]
    for (index, count) in histogram.counts.enumerated() where count > 0 {
      let tall = max(1, Double(count) / most * room)
      parts.append(
        "<rect class=\"\(index >= Histogram.late ? "late" : "bar")\" x=\"\(told(Double(index) * wide + 0.5))\" "
          + "y=\"\(told(height - below - tall))\" width=\"\(told(wide - 1))\" height=\"\(told(tall))\">"
          + "<title>\(histogram.edge(index).told(2)) to \(histogram.edge(index + 1).told(2)) ms: "
          + "\(counted(count, "frame"))</title></rect>")
    }
    parts.append(
      "<line class=\"grid\" x1=\"0\" x2=\"\(told(width))\" y1=\"\(told(height - below))\" "
        + "y2=\"\(told(height - below))\"/>")
    for index in stride(from: 0, through: Histogram.size, by: 8) {
      let anchor = index == 0 ? "start" : index == Histogram.size ? "end" : "middle"
      parts.append(
        "<text x=\"\(told(Double(index) * wide))\" y=\"\(told(height - 6))\" text-anchor=\"\(anchor)\">"
          + "\(histogram.edge(index).told(1)) ms</text>")
    }
    let budget = told(Double(Histogram.late) * wide)
    parts.append(
      "<line class=\"budget\" x1=\"\(budget)\" x2=\"\(budget)\" y1=\"0\" y2=\"\(told(height - below))\"/>")
    return (parts + ["</svg>"]).joined()
  }

  /// The spans of a frame, scaled to the longest one.
  static func parts(_ frame: TimedFrame, longest: Double) -> String {
    var x = 0.0
    let rects = FrameSpan.allCases.compactMap { span -> String? in
      let wide = frame.spans[span] / longest * 320
      defer { x += wide }
      guard wide >= 0.2 else { return nil }
      return "<rect class=\"part\(span.rawValue)\" x=\"\(told(x))\" y=\"0\" width=\"\(told(wide))\" height=\"12\">"
        + "<title>\(span.name) \(frame.spans[span].told(2)) ms</title></rect>"
    }
    return "<svg viewBox=\"0 0 320 12\" preserveAspectRatio=\"none\">" + rects.joined() + "</svg>"
  }
}
