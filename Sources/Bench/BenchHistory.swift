import FrameStats
import Notation

/// Figures of many runs, in the order in which they were made: a file with a line of JSON for each scene of each run.
public struct BenchHistory: Hashable, Sendable {
  public var entries: [Entry] = []

  /// One scene of one run.
  public struct Entry: Hashable, Sendable {
    public var scene: String
    public var commit: String
    public var machine: String
    public var renderer: String
    /// Each figure with its interval.
    public var figures: [BenchFigure: MedianInterval] = [:]
    public var doubts: [String] = []
  }

  /// A change of a figure that stayed.
  public struct Step: Hashable, Sendable {
    /// The number of the first entry after it, within its series.
    public var place: Int
    /// The median after it over the median before.
    public var ratio: Double
  }

  private static let schema = "parallax-history/1"
}

extension BenchHistory.Entry {
  public init(_ report: BenchReport) {
    self.init(
      scene: report.scene, commit: report.commit, machine: report.machine, renderer: report.renderer.device,
      doubts: report.unreliable)
    for figure in BenchFigure.allCases where report.tells(figure) {
      figures[figure] = MedianInterval(report.figures[figure] ?? [])
    }
  }
}

extension BenchHistory {
  /// The lines for some reports, each with a line feed.
  public static func lines(of reports: [BenchReport]) -> String {
    reports.map { JSONWriter.compact(Entry($0).json) + "\n" }.joined()
  }

  /// Reads a file; throws the number of the first line that is not one of a history.
  public init(_ text: String) throws(Unreadable) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let reading = JSONReader.read(Array(line.utf8))
      guard let json = reading.root?.value, json["schema"] == .text(Self.schema), let entry = Entry(json) else {
        throw Unreadable(line: number + 1)
      }
      entries.append(entry)
    }
  }

  /// The reason why a file is no history.
  public struct Unreadable: Error, Hashable, Sendable {
    public var line: Int

    /// A message about the file with that name.
    public func message(file: String) -> String {
      "\(file):\(line): this line was not written by bench --append. Remove it, or name the history's file."
    }
  }

  /// The entries of each scene on each machine, which alone are comparable, in order of appearance.
  public var series: [[Entry]] {
    var series: [[Entry]] = []
    for entry in entries {
      let place = series.firstIndex {
        ($0[0].scene, $0[0].machine, $0[0].renderer) == (entry.scene, entry.machine, entry.renderer)
      }
      if let place { series[place].append(entry) } else { series.append([entry]) }
    }
    return series
  }

  /// A step counts if the medians differ by more than this.
  private static let leastStep = 1.1
  /// Runs on each side of a step.
  private static let leastRuns = 3
  /// Probability of a step by chance, over all of its possible places.
  private static let certainty = 0.05

  /// The clearest step in a figure. Nil if there is none.
  public static func step(in values: [Double]) -> Step? {
    guard values.count >= 2 * leastRuns else { return nil }
    let places = leastRuns...(values.count - leastRuns)
    var best: (place: Int, chance: Double)?
    for place in places {
      guard let chance = RankTest(Array(values[..<place]), Array(values[place...]))?.chance else { continue }
      if chance < best?.chance ?? .infinity { best = (place, chance) }
    }
    // Three runs on each side are all beyond each other in one of ten orders: then only their distance tells.
    guard let best, let before = MedianInterval(Array(values[..<best.place])),
      let after = MedianInterval(Array(values[best.place...])), before.median > 0
    else { return nil }
    let ratio = after.median / before.median
    let isLikely = best.chance * Double(places.count) < certainty
    guard isLikely, max(ratio, 1 / ratio) > leastStep else { return nil }
    return Step(place: best.place, ratio: ratio)
  }
}

extension BenchHistory.Entry {
  var json: JSONValue {
    let figures = BenchFigure.allCases.compactMap { figure in
      self.figures[figure].map { interval in
        JSONField(
          figure.rawValue, .numbers([interval.low, interval.median, interval.high].map(BenchReport.rounded)))
      }
    }
    return [
      "schema": "parallax-history/1", "scene": .text(scene), "commit": .text(commit), "machine": .text(machine),
      "renderer": .text(renderer), "figures": .object(figures), "unreliable": .list(doubts.map { .text($0) }),
    ]
  }

  fileprivate init?(_ json: JSONValue) {
    guard let scene = json["scene"]?.text, let commit = json["commit"]?.text, let machine = json["machine"]?.text,
      let renderer = json["renderer"]?.text
    else { return nil }
    self.init(scene: scene, commit: commit, machine: machine, renderer: renderer)
    for figure in BenchFigure.allCases {
      guard let list = json["figures"]?[figure.rawValue]?.list else { continue }
      let numbers = list.compactMap(\.number)
      guard numbers.count == 3 else { return nil }
      figures[figure] = MedianInterval(low: numbers[0], median: numbers[1], high: numbers[2])
    }
    doubts = json["unreliable"]?.list?.compactMap(\.text) ?? []
  }
}
