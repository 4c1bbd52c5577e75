/// Sizes of the panel's rows, in points.
enum PanelMetrics {
  static let rowHeight = 28.0
  static let labelWidth = 112.0
  static let margin = 16.0
  /// Gap between a track and its number.
  static let gap = 14.0
}
