internal import CLCMS
internal import CZlib
import Images

/// Converts a picture's colors to sRGB, as browsers do; photographs of phones often have wider color spaces.
nonisolated struct ColorConversion: ~Copyable {
  private let transform: cmsHTRANSFORM
  /// Whether the profile is grayscale.
  private let isGray: Bool

  private init(_ transform: cmsHTRANSFORM, isGray: Bool) {
    self.transform = transform
    self.isGray = isGray
  }

  /// The conversion for a file; nil if it has no usable profile or is already sRGB.
  static func needed(by bytes: [UInt8], as format: ImageFormat) -> ColorConversion? {
    switch EmbeddedProfile.find(in: bytes, as: format) {
    case .plain(let profile): from(profile)
    case .packed(let packed): unpacked(packed).flatMap { from($0) }
    case .coded(let colors): from(colors)
    case nil: nil
    }
  }

  /// Whether a file has a color profile that is none, which no other program should have to read.
  static func hasBrokenProfile(_ bytes: [UInt8], as format: ImageFormat) -> Bool {
    switch EmbeddedProfile.find(in: bytes, as: format) {
    case .plain(let profile): !EmbeddedProfile.isSound(profile)
    case .packed(let packed): unpacked(packed).map { !EmbeddedProfile.isSound($0) } ?? true
    case .coded, nil: false
    }
  }

  /// - Parameter profile: An ICC profile.
  static func from(_ profile: [UInt8]) -> ColorConversion? {
    guard let own = cmsOpenProfileFromMem(profile, cmsUInt32Number(clamping: profile.count)) else { return nil }
    defer { _ = cmsCloseProfile(own) }
    return from(own)
  }

  /// Nil for unknown code numbers.
  static func from(_ colors: CodedColors) -> ColorConversion? {
    guard let own = colors.profile else { return nil }
    defer { _ = cmsCloseProfile(own) }
    return from(own)
  }

  private static func from(_ own: cmsHPROFILE) -> ColorConversion? {
    guard let screen = cmsCreate_sRGBProfile() else { return nil }
    defer { _ = cmsCloseProfile(screen) }
    let space = cmsGetColorSpace(own)
    let isGray = space == cmsSigGrayData
    guard isGray || space == cmsSigRgbData else { return nil }
    let flags = cmsUInt32Number(isGray ? 0 : cmsFLAGS_COPY_ALPHA)
    guard
      let transform = cmsCreateTransform(
        own, isGray ? clcms_gray : clcms_rgba, screen, clcms_rgba, cmsUInt32Number(INTENT_PERCEPTUAL), flags)
    else { return nil }
    let conversion = ColorConversion(transform, isGray: isGray)
    if conversion.isIdle { return nil }
    return conversion
  }

  deinit { cmsDeleteTransform(transform) }

  /// Converts a picture with straight alpha.
  func convert(_ bitmap: inout Bitmap) {
    if isGray { return convertGray(&bitmap) }
    let count = bitmap.texels.count
    bitmap.texels.withUnsafeMutableBytes { bytes in
      var (start, left) = (bytes.baseAddress, count)
      while left > 0, let place = start {
        let part = min(left, Self.stride)
        cmsDoTransform(transform, place, place, cmsUInt32Number(part))
        (start, left) = (place + part * MemoryLayout<UInt32>.stride, left - part)
      }
    }
  }

  /// Number of texels converted per call.
  private static let stride = 1 << 20

  /// Grayscale pictures are decoded with three equal channels.
  private func convertGray(_ bitmap: inout Bitmap) {
    let shades = shades
    for index in bitmap.texels.indices {
      let texel = bitmap.texels[index]
      bitmap.texels[index] = shades[Int(texel & 0xFF)] & 0xFF_FFFF | texel & 0xFF00_0000
    }
  }

  /// The conversion of each gray level.
  private var shades: [UInt32] {
    let gray = (0...255).map { UInt8($0) }
    var shades = [UInt32](repeating: 0, count: 256)
    cmsDoTransform(transform, gray, &shades, 256)
    return shades
  }

  /// Whether all colors stay the same except for rounding.
  private var isIdle: Bool {
    if isGray {
      return shades.enumerated().allSatisfy { abs($0.offset - Int($0.element & 0xFF)) <= 1 }
    }
    let steps: [UInt32] = [0, 32, 64, 128, 192, 255]
    let colors = steps.flatMap { red in
      steps.flatMap { green in steps.map { blue in 0xFF00_0000 | blue << 16 | green << 8 | red } }
    }
    var bitmap = Bitmap(size: PixelSize(width: colors.count, height: 1), texels: colors)
    convert(&bitmap)
    return zip(colors, bitmap.texels).allSatisfy { one, other in
      [0, 8, 16].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1 }
    }
  }

  private static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    var count = uLong(EmbeddedProfile.largest)
    let unpacked = [UInt8](unsafeUninitializedCapacity: EmbeddedProfile.largest) { room, length in
      let isSound = uncompress(room.baseAddress, &count, bytes, uLong(bytes.count)) == Z_OK
      length = isSound ? Int(count) : 0
    }
    return unpacked.isEmpty ? nil : unpacked
  }
}
