internal import CLCMS
import Glibc
import Images

nonisolated extension CodedColors {
  /// The equivalent profile, to be closed by the caller; nil for invalid or unused colors.
  var profile: cmsHPROFILE? {
    guard let (white, red, green, blue) = places else { return nil }
    func place(_ xy: (Double, Double)) -> cmsCIExyY { cmsCIExyY(x: xy.0, y: xy.1, Y: 1) }
    var whitePoint = place(white)
    var primaries = cmsCIExyYTRIPLE(Red: place(red), Green: place(green), Blue: place(blue))
    let curve = curve
    defer { cmsFreeToneCurve(curve) }
    return cmsCreateRGBProfile(&whitePoint, &primaries, [curve, curve, curve])
  }

  /// Daylight (D65), the white of screens and films.
  private static let daylight = (0.3127, 0.3290)

  /// The CIE 1931 chromaticities of white, red, green and blue, after H.273, table 2.
  private var places: (white: (Double, Double), (Double, Double), (Double, Double), (Double, Double))? {
    switch primaries {
    // Unspecified: assumed to be sRGB.
    case 1, 2: (Self.daylight, (0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
    case 5: (Self.daylight, (0.64, 0.33), (0.29, 0.60), (0.15, 0.06))
    case 6, 7: (Self.daylight, (0.630, 0.340), (0.310, 0.595), (0.155, 0.070))
    case 9: (Self.daylight, (0.708, 0.292), (0.170, 0.797), (0.131, 0.046))
    case 11: ((0.314, 0.351), (0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
    case 12: (Self.daylight, (0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
    default: nil
    }
  }

  /// Luminance of white on paper and screens, in candelas per square meter (ITU-R BT.2408). Brighter colors are clipped
  /// to white.
  private static let paperWhite = 203.0
  /// Number of samples of a curve without a formula in Little CMS.
  private static let steps = 4096

  /// The transfer curve, after H.273, table 3. Curves of films (1, 6, 14, 15) count as the curve of screens, which
  /// display them unchanged.
  private var curve: OpaquePointer? {
    switch transfer {
    case 4: cmsBuildGamma(nil, 2.2)
    case 5: cmsBuildGamma(nil, 2.8)
    case 8: cmsBuildGamma(nil, 1)
    case 16: Self.table { 10_000 * Self.perceptual($0) / Self.paperWhite }
    case 18: Self.table { 1000 * pow(Self.hybrid($0), 1.2) / Self.paperWhite }
    default: cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    }
  }

  private static func table(_ light: (Double) -> Double) -> OpaquePointer? {
    let values = (0..<steps).map { UInt16((65_535 * min(1, light(Double($0) / Double(steps - 1)))).rounded()) }
    return cmsBuildTabulatedToneCurve16(nil, cmsUInt32Number(steps), values)
  }

  /// Perceptual quantization (SMPTE ST 2084): luminance as a share of 10000 candelas per square meter.
  private static func perceptual(_ number: Double) -> Double {
    let root = pow(number, 1 / 78.84375)
    return pow(max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root), 1 / 0.1593017578125)
  }

  /// Hybrid log-gamma (ARIB STD-B67): share of the scene's light.
  private static func hybrid(_ number: Double) -> Double {
    number <= 0.5 ? number * number / 3 : (exp((number - 0.55991073) / 0.17883277) + 0.28466892) / 12
  }
}
