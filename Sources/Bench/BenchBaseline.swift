import FrameStats
import Notation

/// An earlier measurement to compare new ones with.
public struct BenchBaseline {
  public var reports: [BenchReport]

  public init(reports: [BenchReport]) {
    self.reports = reports
  }

  /// Reports may hold every frame.
  private static let limits = ReadLimits(depth: 16, size: largestFile, values: 1 << 27)
  /// Maximum file size, in bytes.
  public static let largestFile = 1 << 30
  /// Length in bytes of a report's beginning, which identifies it.
  public static let head = 1 << 16
}

extension BenchBaseline {
  /// The reason why a file cannot be used as a baseline.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The JSON error and its place: `3:1: ...`. Nil if the JSON is valid but of another kind.
    fileprivate var problem: String?

    /// A message about the file with that name.
    public func line(file: String) -> String {
      problem.map { "\(file):\($0)" }
        ?? "\(file): it contains no \(BenchReport.schema) report as printed by bench --json."
    }
  }

  /// Throws if a file with this beginning is not the output of `bench --json`.
  ///
  /// - Parameter start: The first `head` bytes of the file.
  public static func check(start: [UInt8]) throws(Unreadable) {
    let text = String(decoding: start, as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace }).map({ "[{".contains($0) }) == true,
      BenchReport.schemas.contains(where: { text.contains("\"\($0)\"") })
    else { throw Unreadable() }
  }

  /// Reads the output of `bench --json`: a list of reports, or a single one.
  public init(_ bytes: [UInt8]) throws(Unreadable) {
    let reading = JSONReader.read(bytes, limits: Self.limits)
    if let problem = reading.problems.first {
      throw Unreadable(problem: "\(problem.place.line):\(problem.place.column): \(problem.message)")
    }
    reports = Self.reports(reading.root?.value ?? .null)
    if reports.isEmpty { throw Unreadable() }
  }

  /// Every report in a value.
  public static func reports(_ json: JSONValue) -> [BenchReport] {
    (json.list ?? [json]).compactMap { BenchReport($0) }
  }
}

extension BenchBaseline {
  /// - Parameters:
  ///   - threshold: Allowed growth of a figure: 1.1 is a tenth.
  ///   - asked: The figures that decide; empty for all.
  ///   - isPaired: Whether both were measured in turn, so that they share their circumstances and equal repeats belong
  ///     together.
  public func comparison(
    with new: [BenchReport], threshold: Double, asked: Set<BenchFigure> = [], isPaired: Bool = false
  ) -> BenchComparison {
    var comparison = BenchComparison(threshold: threshold, decisions: [], asked: asked, measured: new.map(\.scene))
    for report in new {
      guard let old = self[report.scene] else {
        comparison.differences.append(
          BenchDifference(scene: report.scene, kind: .scene, words: "it is not in the baseline"))
        continue
      }
      let differences = BenchDifference.differences(of: report, from: old)
      comparison.differences += differences
      let judge = BenchJudge(
        threshold: threshold, isPaired: isPaired, differences: differences,
        circumstances: isPaired ? nil : BenchCircumstances(old, report))
      comparison.decisions += BenchFigure.allCases.compactMap { judge.decision(on: $0, of: report, after: old) }
    }
    return comparison
  }

  subscript(scene: String) -> BenchReport? { reports.first { $0.scene == scene } }
}

extension BenchFigure {
  /// Whether the figure means the same in both: enough frames in each, and the same rule for late frames.
  func isComparable(in old: BenchReport, _ new: BenchReport) -> Bool {
    guard isCompared, leastFrames == 1 || min(old.frames, new.frames) >= leastFrames else { return false }
    if self == .slow { return old.frames == new.frames }
    guard isLateness else { return true }
    return old.hasBudget(of: new) && old.pacing == new.pacing && (self != .missed || old.frames == new.frames)
  }
}

extension BenchReport {
  /// Whether both have the same budget, as precisely as it is stored.
  func hasBudget(of other: BenchReport) -> Bool { Self.rounded(budget) == Self.rounded(other.budget) }
}
