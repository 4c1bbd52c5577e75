import Glibc

extension Double {
  public static func power(_ base: Double, _ exponent: Double) -> Double { exponent == 0 ? 1 : pow(base, exponent) }

  /// A power of e.
  public static func e(_ exponent: Double) -> Double { exp(exponent) }

  /// A power of e, less 1. Exact for small exponents, too.
  public static func eMinusOne(_ exponent: Double) -> Double { expm1(exponent) }

  /// The exponent of a power of e.
  public static func logarithm(_ number: Double) -> Double { log(number) }
}
