extension CoastView {
  /// The light of an hour, and the colors it gives to sky, water and walls.
  struct Hour: Sendable {
    var isNight: Bool
    var sky: [(place: Float, hex: UInt32)]
    /// About the sun, or the moon.
    var glow: Light
    var cloudLight: Light
    var cloudShade: Light
    var cloudShare: Float
    /// Water: from above, on crests, over the rocks before the shore, and what glitters and foams.
    var deep: Light
    var crest: Light
    var shallow: Light
    var glitter: Light
    var foam: Light
    /// Towards the sun or the moon, length 1; their light on the land, and that of the sky.
    var sun = normalized(SIMD3<Float>(-0.66, 0.62, -0.28))
    var sunlight: Light
    var skylight: Light
    var haze: Light
    /// A white wall in the light and away from it; windows, and the lantern's glass.
    var wallLight: Light
    var wallShade: Light
    var pane: Light
    var lantern: Light
  }
}

extension CoastView.Hour {
  static let day = CoastView.Hour(
    isNight: false,
    sky: [(0, 0x2A78C8), (0.35, 0x559BDD), (0.7, 0x9CC9EC), (0.92, 0xD3E7F2), (1, 0xE6F0F2)],
    glow: Light(0.5, 0.44, 0.32), cloudLight: Light(1.02, 1.0, 0.97), cloudShade: Light(hex: 0x9DB4CC),
    cloudShare: 0.86, deep: Light(hex: 0x0F5578), crest: Light(hex: 0x2A86A6), shallow: Light(hex: 0x3FB0AE),
    glitter: Light(0.75, 0.74, 0.66), foam: Light(0.95, 0.98, 1), sunlight: Light(1.5, 1.4, 1.2),
    skylight: Light(0.34, 0.42, 0.54), haze: Light(hex: 0xBFD8E8), wallLight: Light(1.02, 1.0, 0.95),
    wallShade: Light(0.42, 0.48, 0.58), pane: Light(hex: 0x42566B), lantern: Light(hex: 0xA9C4CF))

  static let night = CoastView.Hour(
    isNight: true,
    sky: [(0, 0x040A2A), (0.35, 0x091845), (0.7, 0x153468), (0.92, 0x2A5688), (1, 0x3C6C98)],
    glow: Light(0.1, 0.15, 0.3), cloudLight: Light(hex: 0x5C7398), cloudShade: Light(hex: 0x14223F),
    cloudShare: 0.72, deep: Light(hex: 0x03101F), crest: Light(hex: 0x0C2C46), shallow: Light(hex: 0x0E3A4C),
    glitter: Light(0.5, 0.54, 0.6), foam: Light(hex: 0x5F7B98), sunlight: Light(0.1, 0.17, 0.32),
    skylight: Light(0.02, 0.042, 0.1), haze: Light(hex: 0x1D3A5E), wallLight: Light(0.24, 0.29, 0.4),
    wallShade: Light(0.035, 0.05, 0.09), pane: Light(1.3, 0.86, 0.4), lantern: Light(2.4, 2.0, 1.3))
}
