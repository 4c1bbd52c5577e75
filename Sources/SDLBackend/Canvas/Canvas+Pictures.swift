import Boundary
import Geometry

extension Canvas {
  /// What stands in for a picture that is not there yet, from top to bottom.
  private static let placeholder = (from: Color(0xD9DBDF), to: Color(0xC9CCD2))
  private static let failure = (from: Color(0xE3D9D7), to: Color(0xD6CAC8))
  private static let failureText = Color(0x6B4F4B)

  func draw(_ quad: PictureQuad) throws(SDLError) {
    let rect = pixels(quad.frame)
    let opacity = Double(quad.tint.alpha) / 255
    guard rect.isFinite, opacity > 0, rect.overlaps(frame.clip) else { return }
    switch pictures[quad.picture] {
    case .ready(let texture, let share):
      var tint = quad.tint
      if share < 1 {
        try drawTile(rect, radius: quad.radius, Self.placeholder, opacity: opacity)
        tint = tint.opacity(share)
      }
      if quad.radius > 0 {
        try fillRounded(rect, radius: quad.radius * frame.scale, with: Paint(texture, tint: tint), texels: quad.crop)
      } else {
        try fill(rect, with: texture, texels: quad.crop, tint: tint)
      }
    case .failed(let reason):
      try drawTile(rect, radius: quad.radius, Self.failure, opacity: opacity)
      try drawReason(reason, in: rect, opacity: opacity)
    case .loading, nil:
      try drawTile(rect, radius: quad.radius, Self.placeholder, opacity: opacity)
    }
  }

  private func drawTile(
    _ rect: PixelRect, radius: Double, _ colors: (from: Color, to: Color), opacity: Double
  ) throws(SDLError) {
    let paint = Paint(from: colors.from.opacity(opacity), to: colors.to.opacity(opacity))
    if radius > 0 {
      try fillRounded(rect, radius: radius * frame.scale, with: paint, texels: .unit)
    } else {
      try fill(rect, with: paint)
    }
  }

  /// The reason, as large as the tile allows, from 8 to 13 points; nothing in a tile that is smaller.
  private func drawReason(_ reason: String, in rect: PixelRect, opacity: Double) throws(SDLError) {
    let height = rect.height / frame.scale
    let width = rect.width / frame.scale
    let size = min(13, height / 3, width / 8)
    guard size >= 8 else { return }
    let style = TextStyle(size: size, color: Self.failureText.opacity(opacity), alignment: .center)
    var box = rect
    box.left += size * frame.scale / 2
    box.right -= size * frame.scale / 2
    try draw(reason, in: box, style: style)
  }
}
