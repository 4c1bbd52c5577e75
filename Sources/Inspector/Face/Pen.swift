import Boundary
import CImGui
import Geometry

/// Draws in points what ImGui draws in pixels.
struct Pen {
  /// Pixels per point.
  var scale = 1.0
}

extension Color {
  /// As ImGui holds it: alpha, blue, green, red from the highest byte down.
  var packed: UInt32 { UInt32(alpha) << 24 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red) }
}

extension Pen {
  func pixels(_ length: Double) -> Float { Float((length * scale).rounded()) }

  private func exact(_ length: Double) -> Float { Float(length * scale) }

  func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    imgui_fill(
      exact(rect.x), exact(rect.y), exact(rect.width), exact(rect.height), exact(radius), color.packed)
  }

  func outline(_ rect: Rect, radius: Double = 0, line: Double = 1, _ color: Color) {
    imgui_outline(
      pixels(rect.x), pixels(rect.y), pixels(rect.width), pixels(rect.height), exact(radius),
      max(1, pixels(line)), color.packed)
  }

  func disc(_ center: Point, radius: Double, _ color: Color) {
    imgui_disc(exact(center.x), exact(center.y), exact(radius), color.packed)
  }

  func line(from start: Point, to end: Point, width: Double = 1, _ color: Color) {
    imgui_line(exact(start.x), exact(start.y), exact(end.x), exact(end.y), exact(width), color.packed)
  }

  func triangle(_ one: Point, _ two: Point, _ three: Point, _ color: Color) {
    imgui_triangle(
      exact(one.x), exact(one.y), exact(two.x), exact(two.y), exact(three.x), exact(three.y), color.packed)
  }

  /// A small arrow head around a point: downwards, or to the right.
  func chevron(at center: Point, isDown: Bool, _ color: Color) {
    let (long, short) = (3.5, 2.0)
    if isDown {
      triangle(
        Point(x: center.x - long, y: center.y - short), Point(x: center.x + long, y: center.y - short),
        Point(x: center.x, y: center.y + short), color)
    } else {
      triangle(
        Point(x: center.x - short, y: center.y - long), Point(x: center.x + short, y: center.y),
        Point(x: center.x - short, y: center.y + long), color)
    }
  }

  func width(_ text: String, _ font: PanelText = .body) -> Double {
    scale > 0 ? Double(imgui_text_width(font.rawValue, text)) / scale : 0
  }

  /// A line of text, centred vertically in its box, cut with dots where it is too long.
  func text(
    _ text: String, in box: Rect, _ font: PanelText = .body, _ color: Color, alignment: TextStyle.Alignment = .leading
  ) {
    guard !box.isEmpty else { return }
    let shown = fitted(text, to: box.width, font)
    let wide = width(shown, font)
    let x =
      switch alignment {
      case .leading: box.x
      case .center: box.midX - wide / 2
      case .trailing: box.maxX - wide
      }
    let height = Double(imgui_text_height(font.rawValue)) / scale
    imgui_text(font.rawValue, pixels(x), pixels(box.midY - height / 2), color.packed, shown, 0)
  }

  /// A text, or as much of its beginning as fits, with dots. However long it is, about so many letters are measured as
  /// fit.
  func fitted(_ text: String, to room: Double, _ font: PanelText) -> String {
    // Hardly a letter is narrower than this many points: what comes later cannot be seen.
    let start = text.prefix(Int(min(max(0, room), 1e4) / 1.5) + 8)
    if start.endIndex == text.endIndex, width(text, font) <= room + 0.5 { return text }
    var (fits, tooLong) = (0, start.count + 1)
    while fits + 1 < tooLong {
      let middle = (fits + tooLong) / 2
      if width(start.prefix(middle) + "\u{2026}", font) <= room { fits = middle } else { tooLong = middle }
    }
    return start.prefix(fits) + "\u{2026}"
  }

  /// Text in as many lines as it needs; how high they are.
  @discardableResult
  func paragraph(_ text: String, at corner: Point, width: Double, _ font: PanelText = .small, _ color: Color) -> Double
  {
    imgui_text(font.rawValue, pixels(corner.x), pixels(corner.y), color.packed, text, pixels(width))
    return height(ofParagraph: text, width: width, font)
  }

  func height(ofParagraph text: String, width: Double, _ font: PanelText = .small) -> Double {
    Double(imgui_wrapped_height(font.rawValue, text, pixels(width))) / scale
  }

  func hit(_ name: String, _ rect: Rect) -> ImguiHit {
    imgui_hit(name, pixels(rect.x), pixels(rect.y), pixels(rect.width), pixels(rect.height))
  }

  func picture(_ picture: PictureID, in frame: Rect, crop: Rect) {
    imgui_picture(
      UInt64(max(0, picture.rawValue)), pixels(frame.x), pixels(frame.y), pixels(frame.width), pixels(frame.height),
      Float(crop.x), Float(crop.y), Float(crop.maxX), Float(crop.maxY))
  }
}
