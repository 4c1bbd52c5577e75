/// A mode of blending by W3C's compositing formulas. Colors go from 0 to 1.
struct Blending {
  private let mode: BlendMode
  /// Whether the alpha below stays as it is.
  private let keepsAlpha: Bool

  /// Nil for layers that simply lie over each other.
  init?(_ node: CompositionNode) {
    guard node.keepsAlpha || node.mode != .normal && node.mode.isKnown else { return nil }
    (mode, keepsAlpha) = (node.mode, node.keepsAlpha)
  }
}

extension Blending {
  /// Both colors are multiplied by their alpha, and so is the result.
  func mixed(_ source: SIMD4<Float>, over below: SIMD4<Float>) -> SIMD4<Float> {
    guard source.w > 0, below.w > 0 else { return keepsAlpha ? below : source + below * (1 - source.w) }
    var blended = color(below / below.w, source / source.w)
    blended.w = 1
    if keepsAlpha { return blended * (source.w * below.w) + below * (1 - source.w) }
    var mixed = source * (1 - below.w) + below * (1 - source.w) + blended * (source.w * below.w)
    mixed.w = source.w + below.w - source.w * below.w
    return mixed
  }

  private func color(_ below: SIMD4<Float>, _ source: SIMD4<Float>) -> SIMD4<Float> {
    switch mode {
    case .normal, .other: source
    case .multiply: below * source
    case .screen: below + source - below * source
    case .darken: pointwiseMin(below, source)
    case .lighten: pointwiseMax(below, source)
    case .difference: pointwiseMax(below, source) - pointwiseMin(below, source)
    case .exclusion: below + source - 2 * below * source
    case .add: pointwiseMin(below + source, .one)
    case .subtract: pointwiseMax(below - source, .zero)
    case .hue: Self.shade(Self.saturate(source, Self.saturation(below)), Self.luminosity(below))
    case .saturation: Self.shade(Self.saturate(below, Self.saturation(source)), Self.luminosity(below))
    case .color: Self.shade(source, Self.luminosity(below))
    case .luminosity: Self.shade(below, Self.luminosity(source))
    case .overlay, .hardLight, .softLight, .colorDodge, .colorBurn, .divide: each(below, source)
    }
  }

  private func each(_ below: SIMD4<Float>, _ source: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(channel(below.x, source.x), channel(below.y, source.y), channel(below.z, source.z), 1)
  }

  private func channel(_ below: Float, _ source: Float) -> Float {
    switch mode {
    case .overlay: Self.hardLight(source, below)
    case .hardLight: Self.hardLight(below, source)
    case .softLight: Self.softLight(below, source)
    case .colorDodge: below <= 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
    case .colorBurn: below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
    case .divide: source <= 0 ? (below <= 0 ? 0 : 1) : min(1, below / source)
    default: source
    }
  }

  private static func hardLight(_ below: Float, _ source: Float) -> Float {
    source <= 0.5 ? below * 2 * source : below + (2 * source - 1) - below * (2 * source - 1)
  }

  private static func softLight(_ below: Float, _ source: Float) -> Float {
    if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
    let bright = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * source - 1) * (bright - below)
  }

  private static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  /// The color with another saturation.
  private static func saturate(_ color: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
    let (least, most) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
    return most > least ? (color - least) * (saturation / (most - least)) : .zero
  }

  /// The color with another luminosity.
  private static func shade(_ color: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    var color = color + (target - luminosity(color))
    let light = luminosity(color)
    let (least, most) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
    if least < 0 { color = light + (color - light) * (light / (light - least)) }
    if most > 1 { color = light + (color - light) * ((1 - light) / (most - light)) }
    return color
  }
}
