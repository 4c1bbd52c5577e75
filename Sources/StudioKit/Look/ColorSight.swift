import Boundary
import Glibc

/// How colors look to people who see few of them, and how far two are apart.
enum ColorSight: CaseIterable, Sendable {
  case usual, protanopia, deuteranopia, tritanopia

  /// The least difference of colors that are told apart at a glance.
  static let apart = 20.0
}

extension ColorSight {
  /// The least difference of two colors, whoever sees them: their distance in CIE L*a*b*, where 1 can just be seen.
  static func leastDifference(_ one: Color, _ other: Color) -> Double {
    allCases.reduce(.infinity) { min($0, $1.difference(one, other)) }
  }

  func difference(_ one: Color, _ other: Color) -> Double {
    let way = Self.lab(seen(one)) - Self.lab(seen(other))
    return (way * way).sum().squareRoot()
  }

  /// A color as it is seen, linear. The matrices are those of Machado, Oliveira and Fernandes (2009) for people who
  /// lack a kind of cone.
  private func seen(_ color: Color) -> SIMD3<Double> {
    let linear = SIMD3(color.red, color.green, color.blue).map(Contrast.linear)
    let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
    switch self {
    case .usual: return linear
    case .protanopia:
      rows = (
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216), SIMD3(-0.003882, -0.048116, 1.051998)
      )
    case .deuteranopia:
      rows = (
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413), SIMD3(-0.011820, 0.042940, 0.968881)
      )
    case .tritanopia:
      rows = (
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602), SIMD3(0.004733, 0.691367, 0.303900)
      )
    }
    let seen = SIMD3((rows.0 * linear).sum(), (rows.1 * linear).sum(), (rows.2 * linear).sum())
    return seen.clamped(lowerBound: .zero, upperBound: .one)
  }

  private static func lab(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    func scaled(_ share: Double) -> Double { share > 0.008856 ? cbrt(share) : 7.787 * share + 16 / 116 }
    let x = scaled((SIMD3(0.4124, 0.3576, 0.1805) * linear).sum() / 0.9505)
    let y = scaled((SIMD3(0.2126, 0.7152, 0.0722) * linear).sum())
    let z = scaled((SIMD3(0.0193, 0.1192, 0.9505) * linear).sum() / 1.089)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}

extension SIMD3<UInt8> {
  fileprivate func map(_ body: (UInt8) -> Double) -> SIMD3<Double> { SIMD3<Double>(body(x), body(y), body(z)) }
}
