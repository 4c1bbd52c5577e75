import Boundary
import Geometry
import Images

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
  /// Nil for sharp letters.
  var blur: TextBlur?
}

/// The style of text independent of size.
struct TextFamily: Hashable {
  var weight: TextStyle.Weight
  var isMonospaced = false
  /// Taken first, if it is installed.
  var name: String?
}

/// A style at a size.
struct TextFace: Hashable {
  var family: TextFamily
  var size: FontSize
  /// Room between letters, over the size.
  var spacing: Double

  init(_ style: TextStyle, size: FontSize) {
    family = TextFamily(weight: style.weight, isMonospaced: style.isMonospaced, name: style.family)
    self.size = size
    spacing = style.spacing
  }
}

extension TextLine {
  /// An empty line.
  static let blank = TextLine(place: nil, width: 0, height: 0, ascent: 0, capHeight: 0, blur: nil)

  /// The frame on the surface including the margin, with the capitals centered in a box.
  func frame(left: Double, in box: PixelRect) -> PixelRect {
    let top = box.top + ((box.height + capHeight) / 2).rounded() - Double(ascent)
    let (size, texel) = (texels, Double(blur?.texel ?? 1))
    let margin = Double(blur?.margin ?? 1) * texel
    let (x, y) = (left - margin, top - margin)
    return PixelRect(left: x, top: y, right: x + Double(size.width) * texel, bottom: y + Double(size.height) * texel)
  }

  /// The texels that it takes on a page, with its margin.
  var texels: PixelSize {
    blur?.texels(of: PixelSize(width: width, height: height)) ?? PixelSize(width: width + 2, height: height + 2)
  }

  /// The texture coordinates of an area on its page.
  func texels(at place: Room) -> Rect {
    let (across, down) = (Double(GlyphPage.width), Double(GlyphPage.height))
    let size = texels
    return Rect(
      x: Double(place.x) / across, y: Double(place.y) / down, width: Double(size.width) / across,
      height: Double(size.height) / down)
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
