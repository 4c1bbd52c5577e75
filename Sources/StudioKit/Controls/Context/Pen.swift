import Boundary
import Geometry
import Notation
import PreviewKit

/// The drawing context of controls: their look, a text measure, and the clip in force. Skips invisible parts.
struct Pen: Sendable {
  var look: ControlLook
  /// The drawing of the current or last run.
  private(set) var list = DrawList()
  /// The visible area: parts outside it are neither drawn nor pressed.
  private(set) var clip = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Drawn above everything else.
  private var overlay = DrawList()
  private(set) var texts: TextWidths

  init(look: ControlLook, measure: TextMeasure) {
    self.look = look
    texts = TextWidths(measure)
  }
}

/// Runs and areas.
extension Pen {
  mutating func begin(in frame: Rect) {
    list.removeAll()
    overlay.removeAll()
    clip = frame
    list.append(.clip(frame))
  }

  /// Ends the clip of the frame.
  mutating func endFrame() { list.append(.clip(nil)) }

  mutating func end() { list.append(overlay) }

  /// Swaps the drawing of one surface for that of another.
  mutating func exchange(list other: inout DrawList) { swap(&list, &other) }

  /// Clips to a rectangle, in addition to the clip in force, until `restore`.
  mutating func enter(_ rect: Rect) -> Rect {
    let outer = clip
    clip = outer.intersection(rect)
    list.append(.clip(clip))
    return outer
  }

  mutating func restore(_ outer: Rect) {
    clip = outer
    list.append(.clip(outer))
  }

  /// Draws above everything else, inside the window.
  mutating func over(in window: Rect, _ body: (inout Pen) -> Void) {
    let outer = clip
    clip = window
    swap(&list, &overlay)
    body(&self)
    swap(&list, &overlay)
    clip = outer
  }

  /// Whether any part of it is visible.
  func isSeen(_ rect: Rect) -> Bool { rect.overlaps(clip) }
}

/// Shapes.
extension Pen {
  mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    guard isSeen(rect), !rect.isEmpty else { return }
    if radius > 0 {
      list.append(
        .shape(RoundedShape(frame: rect, radius: min(radius, min(rect.width, rect.height) / 2), fill: color)))
    } else {
      list.append(.fill(rect, color))
    }
  }

  mutating func outline(_ rect: Rect, radius: Double = 0, line: Double = 1, _ color: Color) {
    guard isSeen(rect) else { return }
    list.append(.shape(RoundedShape(frame: rect, radius: radius, border: color, borderWidth: line)))
  }

  /// The ring around the control that has the focus.
  mutating func focus(_ rect: Rect, radius: Double) { outline(rect, radius: radius, line: 2, look.focus) }

  /// Draws a shape that is drawn outside of controls, too.
  mutating func draw(_ body: (inout DrawList) -> Void) { body(&list) }

  /// Triangles between some points, of which `corners` are the indices.
  mutating func mesh(_ points: [Vertex], corners: [UInt32]) { list.appendMesh(points: points, corners: corners) }

  /// A line with soft sides, as sharp as the display's pixels allow.
  mutating func line(through points: [Point], width: Double, _ color: Color) {
    let soft = look.pixel / 2
    list.softLine(
      through: points.count, core: max(0, width / 2 - soft), reach: width / 2 + soft, color, at: { points[$0] })
  }

  /// Fills the area outside rounded corners.
  mutating func corners(_ rect: Rect, radius: Double, _ color: Color) {
    if isSeen(rect) { list.append(.shape(RoundedShape(frame: rect, radius: radius, part: .corners, fill: color))) }
  }

  mutating func disc(_ center: Point, radius: Double, _ color: Color) {
    fill(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius, color)
  }

  /// An overlay's background with its shadow.
  mutating func plate(_ rect: Rect, radius: Double, _ color: Color, shadow blur: Double, depth: Double) {
    list.append(
      .shape(
        RoundedShape(
          frame: rect, radius: radius, fill: color, border: look.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: look.shadow, blur: blur, offset: Point(x: 0, y: depth)))))
  }

  /// The background of a sheet. The window darkens what is below it.
  mutating func sheet(_ rect: Rect) {
    plate(rect, radius: 12, look.panel, shadow: 32, depth: 8)
  }

  /// A part of a picture, in its unit square.
  mutating func picture(_ picture: PictureID, in frame: Rect, crop: Rect) {
    if isSeen(frame) { list.append(.picture(PictureQuad(picture, crop: crop, frame: frame))) }
  }

  /// The middle of a picture, as much of it as a frame of another shape takes.
  mutating func picture(_ picture: PictureID, of size: Size, covering frame: Rect) {
    let wide = min(1, frame.width / frame.height / size.aspect)
    let tall = min(1, size.aspect * frame.height / frame.width)
    self.picture(picture, in: frame, crop: Rect(x: (1 - wide) / 2, y: (1 - tall) / 2, width: wide, height: tall))
  }

  /// A shape as large as fits in a frame, with lengths in shares of its width.
  mutating func shape(_ shape: PaintedShape, in frame: Rect) {
    let width = min(frame.width, frame.height * shape.aspect)
    let box = Rect(
      x: frame.midX - width / 2, y: frame.midY - width / shape.aspect / 2, width: width, height: width / shape.aspect)
    if isSeen(frame), !box.isEmpty { list.append(.picture(PictureQuad(.shape(shape), crop: .unit, frame: box))) }
  }

  /// Another drawing, clipped to its own frame.
  mutating func drawing(_ drawing: DrawList, in frame: Rect) {
    guard isSeen(frame) else { return }
    list.clipped(to: clip.intersection(frame)) { $0.append(drawing, scaledBy: 1, at: frame.origin) }
    list.append(.clip(clip))
  }
}

/// Text. Measured in points, so it is cut at the same place at every zoom.
extension Pen {
  /// A line of text, centered vertically in its box, with an ellipsis if it is too long.
  mutating func text(
    _ text: String, in box: Rect, _ font: ControlText = .body, _ color: Color,
    alignment: TextStyle.Alignment = .leading
  ) {
    guard isSeen(box), !box.isEmpty, !text.isEmpty else { return }
    write(texts.fitted(text, to: box.width, font), in: box, font, color, alignment)
  }

  /// The same for a path, of which the end is kept.
  mutating func path(_ text: String, in box: Rect, _ font: ControlText = .body, _ color: Color) {
    guard isSeen(box), !box.isEmpty, !text.isEmpty else { return }
    write(texts.fittedEnd(text, to: box.width, font), in: box, font, color, .leading)
  }

  /// A line of text cut by the clip, without an ellipsis.
  mutating func uncut(_ text: String, in box: Rect, _ font: ControlText, _ color: Color) {
    if !text.isEmpty {
      list.append(
        .text(text, box: Rect(x: box.x, y: box.y, width: 1e4, height: box.height), style: font.style(color)))
    }
  }

  /// Text wrapped to as many lines as it needs.
  mutating func paragraph(
    _ text: String, at corner: Point, width: Double, _ font: ControlText = .small, _ color: Color
  ) {
    var box = Rect(x: corner.x, y: corner.y, width: width, height: font.lineHeight)
    for line in texts.lines(text, width: width, font) {
      if isSeen(box) { write(line, in: box, font, color, .leading) }
      box.y += box.height
    }
  }

  mutating func height(ofParagraph text: String, width: Double, _ font: ControlText = .small) -> Double {
    Double(texts.lines(text, width: width, font).count) * font.lineHeight
  }

  /// The width of a paragraph's longest line.
  mutating func width(ofParagraph text: String, width: Double, _ font: ControlText) -> Double {
    texts.lines(text, width: width, font).reduce(0) { max($0, texts.width($1, font)) }
  }

  mutating func width(_ text: String, _ font: ControlText = .body) -> Double { texts.width(text, font) }

  /// Measures something that is drawn elsewhere.
  mutating func measure<Result>(_ body: (inout TextWidths) -> Result) -> Result { body(&texts) }

  /// The width of text being edited, which is not cached.
  func width(ofTyped letters: ArraySlice<Character>, _ font: ControlText) -> Double {
    letters.isEmpty ? 0 : texts.measure.width(String(letters).beginning(DrawList.longestText), font.style(.white))
  }

  /// The positions of the letters of text being edited that contains right-to-left scripts.
  func letters(ofTyped letters: [Character], _ font: ControlText) -> [LetterSpan] {
    texts.measure.letters(String(letters), font.style(.white))
  }

  /// The canvas measures in pixels, so its box is slightly wider.
  private mutating func write(
    _ text: String, in box: Rect, _ font: ControlText, _ color: Color, _ alignment: TextStyle.Alignment
  ) {
    var box = box
    let slack = 3.0
    box.width += alignment == .center ? 2 * slack : slack
    if alignment != .leading { box.x -= slack }
    list.append(.text(text, box: box, style: font.style(color, alignment)))
  }
}
