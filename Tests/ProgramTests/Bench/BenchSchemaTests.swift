import Foundation
import Notation
import TestSupport
import Testing

/// The JSON of `bench` and its documentation say the same.
@Suite struct BenchSchemaTests {
  /// A row of a table in docs/inside/bench.md.
  private struct Row {
    var path: [String]
    var kind: String
    var isNullable: Bool
    /// Whether the key is always there.
    var isSure: Bool
  }

  private static func rows() throws -> (report: [Row], decision: [Row]) {
    let text = try #require(Repository.text(of: "docs/inside/bench.md"))
    let parts = text.components(separatedBy: "A decision:")
    try #require(parts.count == 2)
    func rows(_ text: String, columns: Int) -> [Row] {
      text.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("| `") else { return nil }
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
          String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard cells.count >= columns + 2 else { return nil }
        let kind = cells[2]
        return Row(
          path: cells[1].filter { $0 != "`" }.split(separator: ".").map(String.init),
          kind: kind.hasSuffix("?") ? String(kind.dropLast()) : kind, isNullable: kind.hasSuffix("?"),
          isSure: columns == 3 || cells[3].isEmpty)
      }
    }
    return (rows(parts[0], columns: 4), rows(parts[1], columns: 3))
  }

  private static func isOf(_ kind: String, _ value: JSONValue) -> Bool {
    switch (kind, value) {
    case ("text", .text), ("number", .number), ("flag", .flag), ("object", .object), ("list", .list): true
    case ("numbers", .list(let values)): values.allSatisfy { if case .number = $0 { true } else { false } }
    case ("texts", .list(let values)): values.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  private static func check(_ object: JSONValue, _ rows: [Row]) {
    for row in rows {
      var value: JSONValue? = object
      for key in row.path { value = value?[key] }
      guard let value else {
        #expect(!row.isSure, "\(row.path) is missing")
        continue
      }
      #expect(isOf(row.kind, value) || row.isNullable && value == .null, "\(row.path) \(value)")
    }
    // Every key is documented, unless one that holds it is.
    let paths = Set(rows.map(\.path))
    func visit(_ value: JSONValue, _ path: [String]) {
      guard !paths.contains(path) else { return }
      guard case .object(let fields) = value, !fields.isEmpty, rows.contains(where: { $0.path.starts(with: path) })
      else {
        Issue.record("\(path) is not documented")
        return
      }
      for field in fields { visit(field.value, path + [field.key]) }
    }
    visit(object, [])
  }

  @Test(arguments: [
    "--frames 20 --warmup 2 --scale 1", "--layout-only --frames 400 --raw", "--frames 20 --floor --repeats 2 --scale 1",
    "--cold --frames 30 --repeats 2 --scale 1", "--beginning-only --scale 1",
  ])
  func `every key is documented, and every documented key is there`(words: String) throws {
    let rows = try Self.rows()
    #expect(rows.report.count > 60 && rows.decision.count == 10)
    let line = "bench weather-menu --json --renderer software \(words)"
    let outcome = try Program.run(line.split(separator: " ").map(String.init))
    let json = try #require(JSONValue(reading: outcome.out))
    guard case .list(let reports) = json, let report = reports.first else { throw Missing() }
    Self.check(report, rows.report)
  }

  @Test func `every decision is as documented`() throws {
    try ScratchFolder.use { scratch in
      let words = ["bench", "map-crop", "--layout-only", "--json", "--frames=400", "--repeats=3"]
      let path = try scratch.file("old.json", Program.run(words).out)
      let outcome = try Program.run(words + ["--baseline", path])
      guard case .list(let reports)? = JSONValue(reading: outcome.out), let report = reports.first,
        case .list(let decisions)? = report["comparison"]
      else { throw Missing() }
      #expect(decisions.count > 5)
      for decision in decisions { Self.check(decision, try Self.rows().decision) }
      Self.check(report, try Self.rows().report)
    }
  }

  private struct Missing: Error {}
}
