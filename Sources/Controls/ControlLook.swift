import Boundary

/// The colors and fonts of controls.
public struct ControlLook: Hashable, Sendable {
  public var panel: Color
  public var hairline: Color
  /// Background of editable fields, and the same when hovered.
  public var field: Color
  public var raised: Color
  public var text: Color
  public var quietText: Color
  public var accent: Color
  public var warning: Color
  public var fault: Color
  /// The most prominent parts: the active knob, the selected option.
  public var bright: Color
  /// Text on the accent color.
  public var onAccent: Color
  /// String literals in code.
  public var literal: Color
  /// Shadow of overlays.
  public var shadow: Color

  public init(
    panel: Color, hairline: Color, field: Color, raised: Color, text: Color, quietText: Color, accent: Color,
    warning: Color, fault: Color, bright: Color, onAccent: Color, literal: Color, shadow: Color
  ) {
    self.panel = panel
    self.hairline = hairline
    self.field = field
    self.raised = raised
    self.text = text
    self.quietText = quietText
    self.accent = accent
    self.warning = warning
    self.fault = fault
    self.bright = bright
    self.onAccent = onAccent
    self.literal = literal
    self.shadow = shadow
  }
}

/// The text styles of controls.
public enum ControlText: Hashable, Sendable, CaseIterable {
  case body, small, title, caption
  /// The heading of a dialog.
  case heading
  /// Tabular digits.
  case number
  /// Monospaced.
  case code

  /// Font height, in points.
  public var size: Double {
    switch self {
    case .body, .title, .number: 13
    case .small, .caption, .code: 11
    case .heading: 15
    }
  }

  private var isStrong: Bool { self == .title || self == .caption || self == .heading }

  /// Line spacing of a paragraph, in points.
  public var lineHeight: Double { (size * 1.32).rounded() }

  public func style(_ color: Color, _ alignment: TextStyle.Alignment = .leading) -> TextStyle {
    TextStyle(
      size: size, weight: isStrong ? .semibold : .regular, color: color,
      alignment: alignment, hasTabularDigits: self == .number, isMonospaced: self == .code)
  }
}
