import Boundary

/// The colors and fonts of controls.
struct ControlLook: Hashable, Sendable {
  var panel: Color
  var hairline: Color
  /// Background of editable fields, and the same when hovered.
  var field: Color
  var raised: Color
  var text: Color
  var quietText: Color
  /// What is chosen, or on.
  var selection: Color
  /// The ring around the control that has the focus.
  var focus: Color
  /// The ground of the button that a person most likely wants.
  var primary: Color
  var warning: Color
  var fault: Color
  /// The most prominent parts: the active knob, the selected option.
  var bright: Color
  /// Text on the colors of what is chosen, and of the primary button.
  var onSelection: Color
  var onPrimary: Color
  /// String literals in code.
  var literal: Color
  /// Shadow of overlays.
  var shadow: Color
  /// Size of a pixel of the display, in points.
  var pixel = 1.0

  init(
    panel: Color, hairline: Color, field: Color, raised: Color, text: Color, quietText: Color, selection: Color,
    focus: Color, primary: Color, warning: Color, fault: Color, bright: Color, onSelection: Color, onPrimary: Color,
    literal: Color, shadow: Color
  ) {
    self.panel = panel
    self.hairline = hairline
    self.field = field
    self.raised = raised
    self.text = text
    self.quietText = quietText
    (self.selection, self.focus, self.primary) = (selection, focus, primary)
    self.warning = warning
    self.fault = fault
    self.bright = bright
    (self.onSelection, self.onPrimary) = (onSelection, onPrimary)
    self.literal = literal
    self.shadow = shadow
  }
}

/// The text styles of controls.
enum ControlText: Hashable, Sendable, CaseIterable {
  case body, small, title, caption
  /// The heading of a dialog.
  case heading
  /// Tabular digits.
  case number
  /// Monospaced.
  case code

  /// Font height, in points.
  var size: Double {
    switch self {
    case .body, .title, .number: 13
    case .small, .caption, .code: 11
    case .heading: 15
    }
  }

  private var isStrong: Bool { self == .title || self == .caption || self == .heading }

  /// Line spacing of a paragraph, in points.
  var lineHeight: Double { (size * 1.32).rounded() }

  func style(_ color: Color, _ alignment: TextStyle.Alignment = .leading) -> TextStyle {
    TextStyle(
      size: size, weight: isStrong ? .semibold : .regular, color: color,
      alignment: alignment, hasTabularDigits: self == .number, isMonospaced: self == .code)
  }
}
