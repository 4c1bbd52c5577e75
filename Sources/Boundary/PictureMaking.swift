import Geometry

/// What a picture is made of that is no file by itself. Lengths are shares of the picture's width.
public enum PictureMaking: Hashable, Sendable {
  case shape(PaintedShape)
  /// A picture with its corners cut and a shadow behind it.
  case finished(PictureID, PictureFinishing)
}

/// Corners and shadow of a picture, in shares of its width.
public struct PictureFinishing: Hashable, Sendable {
  public var radius: Double
  /// Opacity of the shadow; its standard deviation, and how far it is down.
  public var shadow: Double
  public var deviation: Double
  public var drop: Double

  public init(radius: Double, shadow: Double, deviation: Double, drop: Double) {
    (self.radius, self.shadow, self.deviation, self.drop) = (radius, shadow, deviation, drop)
  }
}

/// How the colors of a picture meet those behind: as CSS and the Porter-Duff operators define it.
public enum PictureBlend: Hashable, Sendable { case normal, multiply, screen, overlay }

extension PictureMaking {
  /// The same number in each run, so that equal frames are equal lists. It is no number of a file.
  public var id: PictureID {
    var sum = Digest()
    switch self {
    case .shape(let shape):
      sum.add(UInt64(shape.outline == .ellipse ? 2 : 1))
      sum.add(shape.aspect)
      sum.add(shape.radius)
      sum.add(shape.lineWidth)
      sum.add(UInt64(shape.lineColor))
      switch shape.paint {
      case .color(let color): sum.add(UInt64(color))
      case .linear(let angle, let stops):
        sum.add(angle)
        sum.add(stops)
      case .radial(let stops):
        sum.add(UInt64(3))
        sum.add(stops)
      }
    case .finished(let picture, let finishing):
      sum.add(UInt64(bitPattern: Int64(picture.rawValue)))
      sum.add(finishing.radius)
      sum.add(finishing.shadow)
      sum.add(finishing.deviation)
      sum.add(finishing.drop)
    }
    return PictureID(rawValue: Int(truncatingIfNeeded: sum.value >> 2 | 1 << 62))
  }
}

/// FNV-1a over words.
private struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 29
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ stops: [PaintedShape.Stop]) {
    for stop in stops {
      add(stop.place)
      add(UInt64(stop.color))
    }
  }
}
