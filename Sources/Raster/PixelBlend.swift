import Boundary

/// The blending of colors with those behind, channel by channel, as the compositing specification of the W3C has it.
/// What is behind is opaque.
package struct PixelBlend {
  private let mode: PictureBlend

  /// Nil for the ordinary one.
  package init?(_ mode: PictureBlend) {
    guard mode != .normal else { return nil }
    self.mode = mode
  }
}

extension PixelBlend {
  /// Blends texels over a row, tinted.
  func lay(
    _ texels: UnsafePointer<UInt32>, tint: PixelColor, isOpaque: Bool, isPremultiplied: Bool, count: Int,
    over target: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let texel = isOpaque ? texels[index] | 0xFF00_0000 : texels[index]
      let alpha = Self.part(texel &>> 24, UInt32(tint.alpha))
      // The share by which colors are multiplied, beyond their tint.
      let share = isPremultiplied && !isOpaque ? UInt32(tint.alpha) : alpha
      func channel(_ shift: UInt32) -> UInt32 {
        Self.part(Self.part(texel &>> shift & 0xFF, tint.number &>> shift & 0xFF), share) &<< shift
      }
      target[index] = blended(alpha &<< 24 | channel(16) | channel(8) | channel(0), over: target[index])
    }
  }

  /// A pixel with a color over it that is multiplied by its alpha, which is the highest byte of both.
  package func blended(_ top: UInt32, over below: UInt32) -> UInt32 {
    let alpha = top &>> 24
    if alpha == 0 { return below }
    func channel(_ shift: UInt32) -> UInt32 {
      let (source, behind) = (min(top &>> shift & 0xFF, alpha), below &>> shift & 0xFF)
      return min(255, mixed(source, alpha, behind)) &<< shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  private func mixed(_ source: UInt32, _ alpha: UInt32, _ behind: UInt32) -> UInt32 {
    let rest = (255 &- alpha) &* behind
    return switch mode {
    case .normal: source &+ (rest &+ 127) / 255
    case .multiply: (source &* behind &+ rest &+ 127) / 255
    case .screen: source &+ behind &- (source &* behind &+ 127) / 255
    case .overlay:
      behind < 128
        ? (2 &* source &* behind &+ rest &+ 127) / 255
        : (255 &* alpha &+ rest &+ 127 &- 2 &* (255 &- behind) &* (alpha &- source)) / 255
    }
  }

  private static func part(_ byte: UInt32, _ share: UInt32) -> UInt32 { (byte &* share &+ 127) / 255 }
}
