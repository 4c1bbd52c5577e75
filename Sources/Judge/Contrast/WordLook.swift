import Boundary
import Effects
import Geometry
import PreviewKit

/// A line of text at an offset, with the layers under it.
struct WordLook {
  let offset: Double
  let layer: Layer
  let line: WordLine
  let ink: Ink
  /// The layers under it, the furthest first.
  let below: [Layer]
  /// The rectangle around its letters on the screen.
  let frame: Rect
  /// The part of that rectangle that shows, from its corner.
  let visible: Rect
  let opacity: Double

  /// The color of the letters, and how opaque they are where a blur has left most of them.
  var color: SIMD4<Float> { line.style.color.channels }
  var alpha: Float { Float(line.style.color.alpha) / 255 * ink.strength }
}

/// Looks for one line of text on a screen.
final class WordLooker<Painter: AuditPainter> {
  let screen: AuditedScreen
  let painter: Painter
  private var inks: [WordLine.Shape: Ink?] = [:]

  init(_ screen: AuditedScreen, _ painter: Painter) { (self.screen, self.painter) = (screen, painter) }
}

extension WordLooker {
  /// The least part of the letters that has to show, along each side.
  private static var leastSeen: Double { 0.5 }

  /// The line of a layer at an offset. Nil if hardly any of it shows.
  func look(for id: LayerID, at offset: Double) throws(AuditFailure) -> WordLook? {
    let layers = screen.layers(at: offset)
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return nil }
    return try look(at: index, of: layers, offset: offset)
  }

  func look(at index: Int, of layers: [Layer], offset: Double) throws(AuditFailure) -> WordLook? {
    guard layers[index].isVisible, let line = WordLine(layers[index], screen.painter), let ink = try ink(of: line)
    else { return nil }
    let frame = ink.frame(in: line.outer)
    let seen = screen.visiblePart(of: index, among: layers).intersection(frame)
    guard seen.width >= frame.width * Self.leastSeen, seen.height >= frame.height * Self.leastSeen else { return nil }
    return WordLook(
      offset: offset, layer: layers[index], line: line, ink: ink, below: Array(layers[..<index]), frame: frame,
      visible: seen.moved(x: 0 - frame.x, y: 0 - frame.y), opacity: layers[index].opacity)
  }

  private func ink(of line: WordLine) throws(AuditFailure) -> Ink? {
    let shape = line.shape
    if let known = inks[shape] { return known }
    let ink = try Ink(of: line, painter)
    inks[shape] = .some(ink)
    return ink
  }
}

extension WordLooker {
  /// The share of pixels under letters that is left out, as in the test of the built-in scenes: the worst hundredth.
  private static var ignored: Int { 100 }

  /// The contrast of letters with the pixels under them, but for the worst hundredth, and APCA's figure for those pixels.
  func contrast(of look: WordLook) throws(AuditFailure) -> (ratio: Double, apca: Double) {
    let grid = try pixels(under: look)
    var lowest = Lowest(look.ink.count(in: look.visible) / Self.ignored + 1)
    look.ink.each(in: look.visible) { index in
      let ground = grid.color(index)
      let words = ground + (look.color - ground) * look.alpha
      lowest.add(Legibility.contrast(Legibility.luminance(words), Legibility.luminance(ground)), index)
    }
    guard let (ratio, index) = lowest.last else { return (21, 0) }
    let ground = grid.color(index)
    return (Double(ratio), Legibility.apca(ground + (look.color - ground) * look.alpha, on: ground))
  }

  /// The pixels under the letters' rectangle, without the letters.
  func pixels(under look: WordLook) throws(AuditFailure) -> PixelGrid {
    var list = DrawList()
    screen.painter.draw(look.below.filter { !$0.content.isWords }, at: 0, into: &list)
    list.append(look.line.ground)
    return try painter.pixels(of: list, from: look.frame.origin, width: look.ink.width, height: look.ink.height)
  }

  /// The least contrast that a part of the pixels leaves, if each may have any luminance of its range.
  ///
  /// - Parameters:
  ///   - fewest: The pixels of the letters that show at least.
  ///   - alpha: The least opacity of the letters.
  func bound(
    of look: WordLook, over ground: GroundRange, in part: Rect, fewest: Int, alpha: Float
  ) -> Double {
    var lowest = Lowest(max(0, fewest) / Self.ignored + 1)
    let words = Legibility.luminance(look.color)
    look.ink.each(in: part) { index in
      let (low, high) = (ground.low[index], ground.high[index])
      func contrast(_ ground: SIMD4<Float>) -> Float {
        let words = ground + (look.color - ground) * alpha
        return Legibility.contrast(Legibility.luminance(words), Legibility.luminance(ground))
      }
      let isInside = Legibility.luminance(low) <= words && words <= Legibility.luminance(high)
      lowest.add(isInside ? 1 : min(contrast(low), contrast(high)), index)
    }
    return lowest.last.map { Double($0.0) } ?? 21
  }
}
