import Boundary
import Geometry

/// A line of text as the cache keeps it. Lengths are pixels.
struct TextLine {
  /// A place on a page, with a transparent margin of one texel on each side.
  struct Room {
    var page: Int
    var x: Int
    var y: Int
  }

  /// Where its pixels lie; nil: it was only measured.
  var place: Room?
  var width: Int
  var height: Int
  /// From the top to the baseline.
  var ascent: Int
  /// Of its capitals, with its fraction.
  var capHeight: Double
}

/// The look of letters of every size, before a font is found for it.
struct TextFamily: Hashable {
  var weight: TextStyle.Weight
  var isMonospaced = false
}

/// The same at a size.
struct TextFace: Hashable {
  var family: TextFamily
  var size: FontSize

  init(_ style: TextStyle, size: FontSize) {
    family = TextFamily(weight: style.weight, isMonospaced: style.isMonospaced)
    self.size = size
  }
}

extension TextLine {
  /// Nothing to see.
  static let blank = TextLine(place: nil, width: 0, height: 0, ascent: 0, capHeight: 0)

  /// Where it lies on the surface with its margin, its capitals in the middle of a box.
  func frame(left: Double, in box: PixelRect) -> PixelRect {
    let top = box.top + ((box.height + capHeight) / 2).rounded() - Double(ascent)
    return PixelRect(
      left: left - 1, top: top - 1, right: left + Double(width) + 1, bottom: top + Double(height) + 1)
  }

  /// What its page shows there, as texture coordinates.
  func texels(at place: Room) -> Rect {
    let (across, down) = (Double(GlyphPage.width), Double(GlyphPage.height))
    return Rect(
      x: Double(place.x) / across, y: Double(place.y) / down, width: Double(width + 2) / across,
      height: Double(height + 2) / down)
  }
}

extension TextStyle {
  /// From the left edge of a box to a line of so many pixels, in whole ones.
  func indent(_ width: Int, in box: PixelRect) -> Double {
    let space = box.width - Double(width)
    return switch alignment {
    case .leading: isRightToLeft ? space.rounded(.down) : 0
    case .center: (space / 2).rounded()
    case .trailing: isRightToLeft ? 0 : space.rounded(.down)
    }
  }
}
