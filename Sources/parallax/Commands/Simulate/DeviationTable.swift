import ScrollPhysics

/// The deviation of each preset from its system: the table in `docs/reference/physics.md`.
enum DeviationTable {
  private static let kinds = [("coast", "coast"), ("edge", "into an edge"), ("release", "let go outside")]

  static func text(_ file: ReferenceFile) -> String {
    let head = """
      | preset | \(kinds.map(\.1).joined(separator: " | ")) | the law | not published |
      |---|---|---|---|---|---|

      """
    return head + file.references.map(row).joined()
  }

  private static func row(_ reference: ReferenceFile.Reference) -> String {
    let cells = kinds.map { kind, _ in
      let worst = reference.flights.filter { $0.kind == kind }.map { $0.deviation(of: reference.preset) }.max()
      return worst.map { points($0) } ?? "-"
    }
    return "| `\(reference.preset.rawValue)` | \(cells.joined(separator: " | ")) | \(reference.source) | "
      + "\(reference.unpublished ?? "-") |\n"
  }

  /// Points with four decimals, rounded up: less than that is beyond the file's own precision.
  private static func points(_ distance: Double) -> String {
    let steps = (distance * 10_000 - 0.05).rounded(.up)
    return steps <= 0 ? "0 pt" : "\(steps / 10_000) pt"
  }
}
