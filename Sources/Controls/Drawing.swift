import Boundary
import Geometry

/// What controls draw: only what can be seen.
extension UI {
  public mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    guard isSeen(rect), !rect.isEmpty else { return }
    if radius > 0 {
      list.append(
        .shape(RoundedShape(frame: rect, radius: min(radius, min(rect.width, rect.height) / 2), fill: color)))
    } else {
      list.append(.fill(rect, color))
    }
  }

  public mutating func outline(_ rect: Rect, radius: Double = 0, line: Double = 1, _ color: Color) {
    guard isSeen(rect) else { return }
    list.append(.shape(RoundedShape(frame: rect, radius: radius, border: color, borderWidth: line)))
  }

  public mutating func disc(_ center: Point, radius: Double, _ color: Color) {
    fill(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius, color)
  }

  /// A line of text, centred vertically in its box, cut with dots where it is too long.
  public mutating func text(
    _ text: String, in box: Rect, _ font: ControlText = .body, _ color: Color,
    alignment: TextStyle.Alignment = .leading
  ) {
    guard isSeen(box), !box.isEmpty, !text.isEmpty else { return }
    write(texts.fitted(text, to: box.width, font), in: box, font, color, alignment)
  }

  /// The same for a path, whose end is what matters.
  public mutating func path(_ text: String, in box: Rect, _ font: ControlText = .body, _ color: Color) {
    guard isSeen(box), !box.isEmpty, !text.isEmpty else { return }
    write(texts.fittedEnd(text, to: box.width, font), in: box, font, color, .leading)
  }

  /// What fits is measured in points; the canvas, which measures in pixels, gets a little more room.
  private mutating func write(
    _ text: String, in box: Rect, _ font: ControlText, _ color: Color, _ alignment: TextStyle.Alignment
  ) {
    var box = box
    let slack = 3.0
    box.width += alignment == .center ? 2 * slack : slack
    if alignment != .leading { box.x -= slack }
    list.append(.text(text, box: box, style: font.style(color, alignment)))
  }

  public mutating func width(_ text: String, _ font: ControlText = .body) -> Double { texts.width(text, font) }

  /// Text in as many lines as it needs.
  public mutating func paragraph(
    _ text: String, at corner: Point, width: Double, _ font: ControlText = .small, _ color: Color
  ) {
    var box = Rect(x: corner.x, y: corner.y, width: width, height: font.lineHeight)
    for line in texts.lines(text, width: width, font) {
      if isSeen(box) { write(line, in: box, font, color, .leading) }
      box.y += box.height
    }
  }

  public mutating func height(ofParagraph text: String, width: Double, _ font: ControlText = .small) -> Double {
    Double(texts.lines(text, width: width, font).count) * font.lineHeight
  }

  /// A part of a picture, in its unit square.
  public mutating func picture(_ picture: PictureID, in frame: Rect, crop: Rect) {
    if isSeen(frame) { list.append(.picture(PictureQuad(picture, crop: crop, frame: frame))) }
  }

  /// A small arrow head around a point: downwards, or to the right.
  public mutating func chevron(at center: Point, isDown: Bool, _ color: Color) {
    var style = ControlText.small.style(color, .center)
    style.size = 7
    let box = Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    if isSeen(box) { list.append(.text(isDown ? "\u{25BC}" : "\u{25B6}", box: box, style: style)) }
  }

  /// Draws over everything else, inside the window.
  mutating func overlaid(_ body: (inout UI) -> Void) {
    let outer = clip
    clip = window.isEmpty ? frame : window
    swap(&list, &overlay)
    body(&self)
    swap(&list, &overlay)
    clip = outer
  }
}
