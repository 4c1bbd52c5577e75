import Boundary
import Geometry

/// What controls draw with: their look, the widths of texts, and the clip in force. It draws only what can be seen.
public struct Pen: Sendable {
  public internal(set) var look: ControlLook
  /// What was drawn in the run under way, or in the last one.
  public private(set) var list = DrawList()
  /// What lies outside of it is neither drawn nor pressed.
  public private(set) var clip = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Drawn over everything else.
  private var overlay = DrawList()
  private(set) var texts: TextWidths

  init(look: ControlLook, measure: TextMeasure) {
    self.look = look
    texts = TextWidths(measure)
  }
}

/// A run, and the places in which it draws.
extension Pen {
  mutating func begin(in frame: Rect) {
    list.removeAll()
    overlay.removeAll()
    clip = frame
    list.append(.clip(frame))
  }

  /// Ends what lies in the frame.
  mutating func endFrame() { list.append(.clip(nil)) }

  mutating func end() { list.append(overlay) }

  /// Gives the list of one surface away, and goes on with that of another.
  mutating func exchange(list other: inout DrawList) { swap(&list, &other) }

  /// Draws only inside a rectangle, and inside the clip in force, until `restore`.
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

  /// Draws over everything else, inside the window.
  mutating func over(in window: Rect, _ body: (inout Pen) -> Void) {
    let outer = clip
    clip = window
    swap(&list, &overlay)
    body(&self)
    swap(&list, &overlay)
    clip = outer
  }

  /// Whether any of it can be seen.
  public func isSeen(_ rect: Rect) -> Bool { rect.overlaps(clip) }
}

/// Forms.
extension Pen {
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

  /// Fills what lies outside of rounded corners.
  public mutating func corners(_ rect: Rect, radius: Double, _ color: Color) {
    if isSeen(rect) { list.append(.shape(RoundedShape(frame: rect, radius: radius, part: .corners, fill: color))) }
  }

  public mutating func disc(_ center: Point, radius: Double, _ color: Color) {
    fill(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius, color)
  }

  /// A surface that lies over others, with its shadow.
  public mutating func plate(_ rect: Rect, radius: Double, _ color: Color, shadow blur: Double, depth: Double) {
    list.append(
      .shape(
        RoundedShape(
          frame: rect, radius: radius, fill: color, border: look.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: look.shadow, blur: blur, offset: Point(x: 0, y: depth)))))
  }

  /// A part of a picture, in its unit square.
  public mutating func picture(_ picture: PictureID, in frame: Rect, crop: Rect) {
    if isSeen(frame) { list.append(.picture(PictureQuad(picture, crop: crop, frame: frame))) }
  }

  /// What is drawn already, in a frame of its own.
  public mutating func drawing(_ drawing: DrawList, in frame: Rect) {
    guard isSeen(frame) else { return }
    list.clipped(to: clip.intersection(frame)) { $0.append(drawing, scaledBy: 1, at: frame.origin) }
    list.append(.clip(clip))
  }

  /// A small arrow head around a point: downwards, or to the right.
  public mutating func chevron(at center: Point, isDown: Bool, _ color: Color) {
    var style = ControlText.small.style(color, .center)
    style.size = 7
    let box = Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    if isSeen(box) { list.append(.text(isDown ? "\u{25BC}" : "\u{25B6}", box: box, style: style)) }
  }
}

/// Words. Whether they fit is measured in points, the same at every zoom.
extension Pen {
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

  /// Text in its whole length: the clip cuts it, not dots.
  mutating func uncut(_ text: String, in box: Rect, _ font: ControlText, _ color: Color) {
    if !text.isEmpty {
      list.append(
        .text(text, box: Rect(x: box.x, y: box.y, width: 1e4, height: box.height), style: font.style(color)))
    }
  }

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

  /// The width of the longest line of a paragraph.
  mutating func width(ofParagraph text: String, width: Double, _ font: ControlText) -> Double {
    texts.lines(text, width: width, font).reduce(0) { max($0, texts.width($1, font)) }
  }

  public mutating func width(_ text: String, _ font: ControlText = .body) -> Double { texts.width(text, font) }

  /// The same for what is there only while it is typed, and is not remembered.
  func width(ofTyped letters: ArraySlice<Character>, _ font: ControlText) -> Double {
    letters.isEmpty ? 0 : texts.measure.width(String(letters), font.style(.white))
  }

  /// Where each letter lies of what is typed, of which some run from the right.
  func letters(ofTyped letters: [Character], _ font: ControlText) -> [LetterSpan] {
    texts.measure.letters(String(letters), font.style(.white))
  }

  /// The canvas, which measures in pixels, gets a little more room.
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
