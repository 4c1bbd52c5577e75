import Boundary

/// The colors and texts of a surface of controls.
public struct ControlLook: Hashable, Sendable {
  public var panel: Color
  public var hairline: Color
  /// Where something can be typed or dragged, and the same under the pointer.
  public var field: Color
  public var raised: Color
  public var text: Color
  public var quietText: Color
  public var accent: Color
  public var warning: Color
  public var fault: Color
  /// What stands out most: the knob that is held, the word that is chosen.
  public var bright: Color
  /// Words on a ground of the accent color.
  public var onAccent: Color
  /// Texts within code.
  public var literal: Color
  /// Below what lies over other things.
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

/// The kinds of text that controls have.
public enum ControlText: Hashable, Sendable, CaseIterable {
  case body, small, title, caption
  /// Above a question.
  case heading
  /// Digits that keep their places while they change.
  case number
  /// Letters of one width.
  case code

  /// Height of the font, in points.
  public var size: Double {
    switch self {
    case .body, .title, .number: 13
    case .small, .caption, .code: 11
    case .heading: 15
    }
  }

  private var isStrong: Bool { self == .title || self == .caption || self == .heading }

  /// From one line of a paragraph to the next.
  public var lineHeight: Double { (size * 1.32).rounded() }

  public func style(_ color: Color, _ alignment: TextStyle.Alignment = .leading) -> TextStyle {
    TextStyle(
      size: size, weight: isStrong ? .semibold : .regular, color: color,
      alignment: alignment, hasTabularDigits: self == .number, isMonospaced: self == .code)
  }
}
