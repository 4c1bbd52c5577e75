import Boundary
internal import CSDL2

extension SDL_Color {
  /// `color`, its opacity times `share`.
  init(_ color: Color, share: Double = 1) {
    let alpha = share >= 1 ? color.alpha : UInt8(max(0, Double(color.alpha) * share + 0.5))
    self.init(r: color.red, g: color.green, b: color.blue, a: alpha)
  }

  /// Four channels, 0...255, rounded. What is no number is 0.
  init(_ channels: SIMD4<Float>) {
    func byte(_ channel: Float) -> UInt8 { channel > 0 ? UInt8(min(255, channel + 0.5)) : 0 }
    self.init(r: byte(channels.x), g: byte(channels.y), b: byte(channels.z), a: byte(channels.w))
  }
}
