import Boundary
import PreviewKit

/// The studio's own colors and fonts: neutral, with one accent each for what is chosen, for the focus and for
/// the primary button, so that the stage stands out. The phone's content has its own colors.
public struct Theme: Hashable, Sendable {
  /// Colors of panels and controls.
  private(set) var look: ControlLook
  /// The area around the phone.
  public let window: Color
  /// The finger of a played gesture.
  public private(set) var finger: Color
  /// Text about the article's outlines, in the same pink.
  public private(set) var article: Color
  /// The program's own accent, for color coding: unlike the desktop's, it is known to differ from the other colors.
  public private(set) var mark: Color

  private init(look: ControlLook, window: Color, finger: Color, article: Color) {
    (self.look, self.window, self.finger, self.article, mark) = (look, window, finger, article, look.selection)
  }
}

extension Theme {
  /// The dark or light theme, with the desktop's accent and contrast.
  init(_ appearance: Appearance, _ desktop: DesktopLook) {
    self = appearance == .dark ? .dark : .light
    if let accent = desktop.accent { take(accent) }
    if desktop.hasHighContrast { strengthen() }
  }

  /// Possible backgrounds of text.
  private var grounds: [Color] { [look.panel, look.field, look.raised, window] }

  /// Sets the accent to the nearest color in which text is legible.
  private mutating func take(_ accent: Color) {
    look.selection = Contrast.color(accent, on: grounds, least: Contrast.words, towards: look.bright)
    finger = look.selection.opacity(Double(finger.alpha) / 255)
    // A ring of nearly the same color could be taken for a selection.
    guard ColorSight.leastDifference(look.selection, look.focus) < ColorSight.apart else { return }
    let others = [look.focus, look.bright, article, look.literal, mark]
    let differences = others.map { ColorSight.leastDifference($0, look.selection) }
    guard let best = differences.indices.max(by: { differences[$0] < differences[$1] }) else { return }
    look.focus = others[best]
  }

  private mutating func strengthen() {
    func strong(_ color: Color) -> Color {
      Contrast.color(color, on: grounds, least: Contrast.strongWords, towards: look.bright)
    }
    let hairline = Contrast.color(look.hairline, on: grounds, least: Contrast.lines, towards: look.bright)
    (look.text, look.quietText, look.selection) = (look.bright, strong(look.quietText), strong(look.selection))
    look.focus = strong(look.focus)
    (look.warning, look.fault, look.literal) = (strong(look.warning), strong(look.fault), strong(look.literal))
    (look.hairline, article, mark) = (hairline, strong(article), strong(mark))
  }
}

extension Theme {
  public static let dark = Theme(
    look: ControlLook(
      panel: Color(0x1F2023), hairline: Color(0x2C2E33), field: Color(0x2A2C30), raised: Color(0x34363B),
      text: Color(0xE8E9EB), quietText: Color(0xA3A6AC), selection: Color(0x58A5FF), focus: Color(0xFFE066),
      primary: Color(0xF1F2F4), warning: Color(0xFFB84D), fault: Color(0xFF7D71), bright: .white,
      onSelection: Color(0x0E1116), onPrimary: Color(0x0E1116), literal: Color(0x7BD88F),
      shadow: Color.black.opacity(0.5)),
    window: Color(0x17181A), finger: Color(0x4C9DFF, opacity: 0.45), article: Color(0xFF5FA8))

  public static let light = Theme(
    look: ControlLook(
      panel: Color(0xF7F7F9), hairline: Color(0xD8DADF), field: Color(0xEAEBEE), raised: Color(0xDDDFE4),
      text: Color(0x1B1D21), quietText: Color(0x54575E), selection: Color(0x0A58C2), focus: Color(0xB35900),
      primary: Color(0x1B1D21), warning: Color(0x7A4A00), fault: Color(0xB3241C), bright: .black,
      onSelection: .white, onPrimary: .white, literal: Color(0x1C6B33), shadow: Color.black.opacity(0.22)),
    window: Color(0xE6E8EC), finger: Color(0x0A58C2, opacity: 0.4), article: Color(0xB3135F))

  public var panel: Color { look.panel }
  public var hairline: Color { look.hairline }
  public var field: Color { look.field }
  public var raised: Color { look.raised }
  public var text: Color { look.text }
  public var quietText: Color { look.quietText }
  public var selection: Color { look.selection }
  public var fault: Color { look.fault }
  public var shadow: Color { look.shadow }

  /// Colors of a curve and its file.
  public var curve: CurveLook {
    CurveLook(
      paper: panel, ground: window, grid: hairline, pull: raised.opacity(0.7), text: text, quiet: quietText,
      shown: mark, other: look.warning, article: article, cover: look.literal, gesture: text)
  }

  public var title: TextStyle { TextStyle(size: 13, weight: .semibold, color: text) }
  public var body: TextStyle { TextStyle(size: 13, color: text) }
  public var small: TextStyle { TextStyle(size: 11, color: quietText) }
  public var number: TextStyle { TextStyle(size: 11, color: quietText, hasTabularDigits: true) }

  /// The layout grid, in points.
  public static let step = 8.0
}
