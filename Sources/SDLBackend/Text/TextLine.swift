import Boundary
import Geometry

/// A cached line of text. Lengths are in pixels.
struct TextLine {
  /// An area on a page, with a transparent margin of one texel on each side.
  struct Room {
    var page: Int
    var x: Int
    var y: Int
  }

  /// The area of its pixels; nil if only measured.
  var place: Room?
  var width: Int
  var height: Int
  /// Distance from the top to the baseline.
  var ascent: Int
  /// Height of capitals, with fraction.
  var capHeight: Double
}

/// The style of text independent of size.
struct TextFamily: Hashable {
  var weight: TextStyle.Weight
  var isMonospaced = false
}

/// A style at a size.
struct TextFace: Hashable {
  var family: TextFamily
  var size: FontSize

  init(_ style: TextStyle, size: FontSize) {
    family = TextFamily(weight: style.weight, isMonospaced: style.isMonospaced)
    self.size = size
  }
}

extension TextLine {
  /// An empty line.
  static let blank = TextLine(place: nil, width: 0, height: 0, ascent: 0, capHeight: 0)

  /// The frame on the surface including the margin, with the capitals centered in a box.
  func frame(left: Double, in box: PixelRect) -> PixelRect {
    let top = box.top + ((box.height + capHeight) / 2).rounded() - Double(ascent)
    return PixelRect(
      left: left - 1, top: top - 1, right: left + Double(width) + 1, bottom: top + Double(height) + 1)
  }

  /// The texture coordinates of an area on its page.
  func texels(at place: Room) -> Rect {
    let (across, down) = (Double(GlyphPage.width), Double(GlyphPage.height))
    return Rect(
      x: Double(place.x) / across, y: Double(place.y) / down, width: Double(width + 2) / across,
      height: Double(height + 2) / down)
  }
}

extension TextStyle {
  /// The whole-pixel distance from the left edge of a box to a line of a width.
  func indent(_ width: Int, in box: PixelRect) -> Double {
    let space = box.width - Double(width)
    return switch alignment {
    case .leading: isRightToLeft ? space.rounded(.down) : 0
    case .center: (space / 2).rounded()
    case .trailing: isRightToLeft ? 0 : space.rounded(.down)
    }
  }
}
