/// The name of a row without a title: `Row 12`.
enum RowName {
  /// Rows are numbered from 1. Strings of up to 15 bytes need no allocation, so a million rows cost none.
  static func text(of row: Int) -> String { "Row \(max(0, row) % 1_000_000_000 + 1)" }
}
