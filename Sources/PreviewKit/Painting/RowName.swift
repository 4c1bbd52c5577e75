/// What a row is called that has no title: `Row 12`.
enum RowName {
  /// Rows count from 1 for people. Up to 15 bytes a string needs no memory of its own: a million rows cost none.
  static func text(of row: Int) -> String { "Row \(max(0, row) % 1_000_000_000 + 1)" }
}
