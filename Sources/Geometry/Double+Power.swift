import Glibc

extension Double {
  public static func power(_ base: Double, _ exponent: Double) -> Double { exponent == 0 ? 1 : pow(base, exponent) }
}
