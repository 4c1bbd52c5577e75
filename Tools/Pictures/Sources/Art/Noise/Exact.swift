import Glibc

/// Functions that come out bit for bit alike on every machine.
///
/// A system's own `sinf` or `expf` may differ from another's in the last bit, and one flipped bit flips a rounding and
/// with it a picture's digest. These are made of + − × ÷, comparisons and conversions, which IEEE 754 fixes exactly.
/// Absolute error is below 1e-5 in the ranges pictures use; input that is not finite counts as 0.
enum Exact {
  /// The largest whole number not above `x`, for |x| below 2³¹; further out, and for NaN, 0.
  static func floor(_ x: Float) -> Int32 {
    guard x > -2_147_482_624, x < 2_147_482_624 else { return 0 }
    let whole = Int32(x)
    return Float(whole) > x ? whole - 1 : whole
  }

  /// The part of `x` after the point, 0..<1, so that -0.25 gives 0.75.
  static func fraction(_ x: Float) -> Float { x - Float(floor(x)) }

  /// 2ˣ, held between 2⁻¹²⁰ and 2¹²⁰.
  static func exp2(_ x: Float) -> Float {
    let bounded = min(120, max(-120, x.isNaN ? 0 : x))
    let whole = floor(bounded)
    let f = bounded - Float(whole)
    // Taylor terms of 2^f: powers of ln 2 over factorials.
    var sum: Float = 0.000_154_035
    sum = sum * f + 0.001_333_356
    sum = sum * f + 0.009_618_129
    sum = sum * f + 0.055_504_109
    sum = sum * f + 0.240_226_507
    sum = sum * f + 0.693_147_181
    sum = sum * f + 1
    return sum * Float(bitPattern: UInt32(whole + 127) << 23)
  }

  /// eˣ.
  static func exp(_ x: Float) -> Float { exp2(x * 1.442_695_04) }

  /// The logarithm to base 2 of a positive number; -120 for anything else.
  static func log2(_ x: Float) -> Float {
    guard x > 0, x.isFinite, x.isNormal else { return x > 1 ? 120 : -120 }
    let bits = x.bitPattern
    let exponent = Int32(bits >> 23) - 127
    let mantissa = Float(bitPattern: (bits & 0x007F_FFFF) | 0x3F80_0000)
    // ln m = 2 (t + t³/3 + t⁵/5 + …) with t = (m − 1)/(m + 1); halving m above √2 keeps |t| below 0.172.
    let isUpper = mantissa > 1.414_213_6
    let m = isUpper ? mantissa * 0.5 : mantissa
    let t = (m - 1) / (m + 1)
    let square = t * t
    let series = t * (1 + square * (0.333_333_33 + square * (0.2 + square * (0.142_857_14 + square * 0.111_111_11))))
    return Float(exponent + (isUpper ? 1 : 0)) + series * 2.885_390_08
  }

  /// `x` to the power `p` for x > 0; 0 for x ≤ 0.
  static func power(_ x: Float, _ p: Float) -> Float { x > 0 ? exp2(p * log2(x)) : 0 }

  /// The sine of an angle in radians.
  static func sine(_ angle: Float) -> Float {
    let turns = angle * 0.159_154_943
    var t = turns - Float(floor(turns + 0.5))
    // Beyond a quarter turn the sine runs back the way it came.
    if t > 0.25 { t = 0.5 - t } else if t < -0.25 { t = -0.5 - t }
    let a = t * 6.283_185_31
    let s = a * a
    return a * (1 - s * (0.166_666_67 - s * (0.008_333_333_3 - s * (0.000_198_412_7 - s * 0.000_002_755_73))))
  }

  /// The cosine of an angle in radians.
  static func cosine(_ angle: Float) -> Float { sine(angle + 1.570_796_33) }

  /// The unit vector at an angle in radians, from +x towards +y.
  static func direction(_ angle: Float) -> SIMD2<Float> { SIMD2(cosine(angle), sine(angle)) }

  /// The angle of a vector, −π...π; 0 for the zero vector.
  static func angle(_ v: SIMD2<Float>) -> Float {
    let ax = v.x.magnitude
    let ay = v.y.magnitude
    guard max(ax, ay) > 0 else { return 0 }
    // arctan on 0...tan 22.5°, reached by one more reduction, as an odd series.
    let ratio = min(ax, ay) / max(ax, ay)
    let reduced = ratio > 0.414_213_56 ? (ratio - 1) / (ratio + 1) : ratio
    let s = reduced * reduced
    let series = 1 - s * (0.333_333_33 - s * (0.2 - s * (0.142_857_14 - s * (0.111_111_11 - s * 0.090_909_09))))
    var a = reduced * series + (ratio > 0.414_213_56 ? 0.785_398_16 : 0)
    if ay > ax { a = 1.570_796_33 - a }
    if v.x < 0 { a = 3.141_592_65 - a }
    return v.y < 0 ? -a : a
  }

  /// The cube root of a number that is not negative; 0 below.
  static func cubeRoot(_ x: Float) -> Float {
    guard x > 0 else { return 0 }
    let guess = power(x, 0.333_333_33)
    guard guess > 0 else { return 0 }
    return (2 * guess + x / (guess * guess)) / 3
  }
}
