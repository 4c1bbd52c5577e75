import Boundary
import Geometry

extension Canvas {
  /// Draws a line of text in a box (pixels): its capitals centred vertically, cut with an ellipsis where it is too
  /// long.
  ///
  /// It keeps whole pixels from the corner of its box, so that it is sharp where the box is at rest and moves as
  /// finely as the box does.
  func draw(_ text: String, in box: PixelRect, style: TextStyle) throws(SDLError) {
    let size = style.size * frame.scale
    guard !text.isEmpty, style.color.alpha > 0, size > 0, box.isFinite, !box.isEmpty,
      box.grown(by: size * 2).overlaps(frame.clip), box.width < 1e6
    else { return }
    let face = TextFace(weight: style.weight, size: FontSize(pixels: size))
    let limit = Int(box.width + 0.01)
    if style.hasTabularDigits, let advance = try numberWidth(text, face), advance <= limit {
      var left = box.left + Self.indent(advance, in: box, style)
      for character in text {
        let line = try line(String(character), face, limit: limit)
        let room = try glyphRoom(character, line, face)
        try draw(line, left: left + Double((room - line.width) / 2), in: box, style.color)
        left += Double(room)
      }
      return
    }
    let line = try line(Self.bounded(text), face, limit: limit)
    try draw(line, left: box.left + Self.indent(line.width, in: box, style), in: box, style.color)
  }

  /// Nobody sees the end of a longer text, and nobody should hash it each frame.
  static func bounded(_ text: String) -> String {
    text.utf8.count <= 4 * PlainLine.longest ? text : String(text.unicodeScalars.prefix(PlainLine.longest))
  }

  /// From the left edge of the box to the line, in whole pixels.
  static func indent(_ width: Int, in box: PixelRect, _ style: TextStyle) -> Double {
    let space = box.width - Double(width)
    return switch style.alignment {
    case .leading: style.isRightToLeft ? space.rounded(.down) : 0
    case .center: (space / 2).rounded()
    case .trailing: style.isRightToLeft ? 0 : space.rounded(.down)
    }
  }

  private func draw(_ line: TextLine, left: Double, in box: PixelRect, _ color: Color) throws(SDLError) {
    guard let place = line.place else { return }
    pages[place.page].lastUse = frameNumber
    let (rect, texels) = quad(of: line, at: place, left: left, in: box)
    try fill(rect, with: pages[place.page].texture, texels: texels, tint: color, softens: false)
  }

  /// Where a line lies on the surface, in pixels, and on its page.
  func quad(
    of line: TextLine, at place: TextLine.Place, left: Double, in box: PixelRect
  ) -> (rect: PixelRect, texels: Rect) {
    let top = box.top + ((box.height + line.capHeight) / 2).rounded() - Double(line.ascent)
    let rect = PixelRect(
      left: left - 1, top: top - 1, right: left + Double(line.width) + 1, bottom: top + Double(line.height) + 1)
    let page = pages[place.page].texture
    let texels = Rect(
      x: Double(place.x) / Double(page.width), y: Double(place.y) / Double(page.height),
      width: Double(line.width + 2) / Double(page.width), height: Double(line.height + 2) / Double(page.height))
    return (rect, texels)
  }
}
