/// Sizes of the panel's rows, in points.
enum PanelMetrics {
  static let rowHeight = 28.0
  static let labelWidth = 106.0
  static let margin = 16.0
  /// Gap between a track and its number.
  static let gap = 12.0
  /// Width of a number with its unit, whatever that is.
  static let numberWidth = 82.0
}
