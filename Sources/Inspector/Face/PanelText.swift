/// The panel's texts, in the order in which their fonts are drawn.
enum PanelText: Int32, CaseIterable {
  case body, small, title, caption

  /// Height of the font, in points.
  var size: Double {
    switch self {
    case .body, .title: 13
    case .small, .caption: 11
    }
  }

  var isBold: Bool { self == .title || self == .caption }
}
