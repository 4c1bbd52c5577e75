import CLCMS
import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// A picture with a color profile is shown in the correct colors.
@Suite struct ColorConversionTests {
  private let displayP3: [UInt8]
  private let gray: [UInt8]

  init() throws {
    displayP3 = try Self.profile(white: (0.3127, 0.3290), (0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
    gray = try Self.grayProfile(gamma: 1)
  }

  /// A profile of three primaries and the curve of sRGB.
  private static func profile(
    white: (Double, Double), _ red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double)
  ) throws -> [UInt8] {
    func place(_ xy: (Double, Double)) -> cmsCIExyY { cmsCIExyY(x: xy.0, y: xy.1, Y: 1) }
    var whitePoint = place(white)
    var primaries = cmsCIExyYTRIPLE(Red: place(red), Green: place(green), Blue: place(blue))
    let curve = cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    defer { cmsFreeToneCurve(curve) }
    return try bytes(of: cmsCreateRGBProfile(&whitePoint, &primaries, [curve, curve, curve]))
  }

  private static func grayProfile(gamma: Double) throws -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    let curve = cmsBuildGamma(nil, gamma)
    defer { cmsFreeToneCurve(curve) }
    return try bytes(of: cmsCreateGrayProfile(&white, curve))
  }

  private static func bytes(of profile: cmsHPROFILE?) throws -> [UInt8] {
    let profile = try #require(profile)
    defer { _ = cmsCloseProfile(profile) }
    var count: cmsUInt32Number = 0
    try #require(cmsSaveProfileToMem(profile, nil, &count) != 0)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    try #require(cmsSaveProfileToMem(profile, &bytes, &count) != 0)
    return bytes
  }

  private typealias RGB = (Int, Int, Int)

  private static func texel(_ color: RGB, alpha: Int = 255) -> UInt32 {
    UInt32(alpha) << 24 | UInt32(color.2) << 16 | UInt32(color.1) << 8 | UInt32(color.0)
  }

  private static func color(_ texel: UInt32) -> RGB {
    (Int(texel & 255), Int(texel >> 8 & 255), Int(texel >> 16 & 255))
  }

  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    max(abs(one.0 - other.0), abs(one.1 - other.1), abs(one.2 - other.2))
  }

  private func converted(_ texels: [UInt32], _ profile: [UInt8]) throws -> [UInt32] {
    var bitmap = Bitmap(size: PixelSize(width: texels.count, height: 1), texels: texels)
    switch ColorConversion.from(profile) {
    case .some(let conversion): conversion.convert(&bitmap)
    case .none: Issue.record("there is no conversion")
    }
    return bitmap.texels
  }

  /// Colors of Display P3 converted to sRGB by Pillow's ImageCms.
  private static let pillow: [(p3: RGB, srgb: RGB)] = [
    ((255, 0, 0), (255, 0, 0)), ((0, 255, 0), (0, 255, 0)), ((0, 0, 255), (0, 0, 255)),
    ((255, 255, 255), (255, 255, 255)), ((0, 0, 0), (0, 0, 0)), ((128, 128, 128), (128, 128, 128)),
    ((200, 120, 60), (213, 115, 42)), ((60, 120, 200), (30, 122, 206)), ((180, 60, 90), (196, 47, 89)),
    ((90, 160, 70), (61, 162, 55)), ((240, 220, 180), (244, 219, 175)), ((20, 30, 60), (17, 30, 62)),
  ]

  @Test func `the colors of Display P3 become those that Pillow makes of them`() throws {
    let texels = try converted(Self.pillow.map { Self.texel($0.p3) }, displayP3)
    for (texel, (p3, srgb)) in zip(texels, Self.pillow) {
      #expect(Self.distance(Self.color(texel), srgb) <= 1, "\(p3) becomes \(Self.color(texel)), not \(srgb)")
    }
  }

  /// The same conversion by formulas: through linear light, with the matrices of the primaries.
  private static func expected(_ color: RGB) -> RGB {
    func light(_ value: Int) -> Double {
      let value = Double(value) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func number(_ light: Double) -> Int {
      let light = min(max(0, light), 1)
      return Int((255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
    }
    let (red, green, blue) = (light(color.0), light(color.1), light(color.2))
    return (
      number(1.2249402 * red - 0.2249404 * green), number(-0.0420569 * red + 1.0420571 * green),
      number(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue)
    )
  }

  @Test func `any color goes where the formulas say, and its alpha stays`() throws {
    var random = SplitMix64(seed: 19)
    let colors: [RGB] = (0..<4000).map { _ in (random.whole(0...255), random.whole(0...255), random.whole(0...255)) }
    let texels = try converted(colors.map { Self.texel($0, alpha: 255 - $0.0 / 2) }, displayP3)
    for (color, texel) in zip(colors, texels) {
      #expect(texel >> 24 == UInt32(255 - color.0 / 2))
      #expect(Self.distance(Self.color(texel), Self.expected(color)) <= 2, "\(color)")
    }
  }

  private func converted(_ texels: [UInt32], _ colors: CodedColors) throws -> [UInt32] {
    var bitmap = Bitmap(size: PixelSize(width: texels.count, height: 1), texels: texels)
    switch ColorConversion.from(colors) {
    case .some(let conversion): conversion.convert(&bitmap)
    case .none: Issue.record("there is no conversion")
    }
    return bitmap.texels
  }

  @Test func `colors in numbers become what a profile of the same makes of them`() throws {
    var random = SplitMix64(seed: 20)
    let texels = (0..<4000).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
    let (coded, profiled) = (
      try converted(texels, CodedColors(primaries: 12, transfer: 13)), try converted(texels, displayP3)
    )
    for (one, other) in zip(coded, profiled) { #expect(Self.distance(Self.color(one), Self.color(other)) <= 2) }
  }

  @Test func `numbers for more light than screens have show white on paper as white`() throws {
    // Reference white according to BT.2408: 58 percent of PQ, 75 of HLG.
    for (transfer, white) in [(16, 148), (18, 191)] {
      let shades = [0, white / 2, white - 6, white, 255].map { Self.texel(($0, $0, $0)) }
      let gray = try converted(shades, CodedColors(primaries: 9, transfer: transfer)).map(Self.color)
      #expect(gray.allSatisfy { abs($0.0 - $0.1) <= 1 && abs($0.1 - $0.2) <= 1 }, "\(gray)")
      #expect(gray[0].1 == 0 && (20...140).contains(gray[1].1) && (225...253).contains(gray[2].1), "\(gray)")
      #expect(gray[3].1 >= 253 && gray[4].1 == 255, "\(gray)")
    }
    // The purest green is outside of sRGB.
    let green = try converted([Self.texel((0, 148, 0))], CodedColors(primaries: 9, transfer: 16))
    #expect(Self.color(green[0]) == (0, 255, 0))
  }

  @Test func `numbers of sRGB, and unknown ones, change nothing`() {
    for (primaries, transfer) in [(1, 13), (1, 1), (2, 2), (1, 6), (3, 13), (22, 13), (65_535, 65_535)] {
      switch ColorConversion.from(CodedColors(primaries: primaries, transfer: transfer)) {
      case .some: Issue.record("\(primaries), \(transfer)")
      case .none: break
      }
    }
  }

  @Test func `what is sRGB already, or no profile of colors, is left alone`() throws {
    let sRGB = try Self.profile(white: (0.3127, 0.3290), (0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
    for profile in [sRGB, [], [1, 2, 3], Array(displayP3.prefix(200)), [UInt8](repeating: 0xFF, count: 600)] {
      switch ColorConversion.from(profile) {
      case .some: Issue.record("\(profile.count) bytes convert something")
      case .none: break
      }
    }
  }

  @Test func `shades of gray have a curve of their own`() throws {
    let texels = try converted([0, 64, 128, 255].map { Self.texel(($0, $0, $0)) }, gray)
    // Half of the light is level 188 on a screen.
    #expect(texels.map { Int($0 & 255) }.elementsEqual([0, 137, 188, 255]) { abs($0 - $1) <= 1 })
    #expect(texels.allSatisfy { Self.distance(Self.color($0), (Int($0 & 255), Int($0 & 255), Int($0 & 255))) <= 1 })
  }

  @Test func `a file with a profile comes in with its colors, whatever carries it`() throws {
    let folder = try PictureFolder()
    let (p3, srgb) = Self.pillow[6]
    let picture = Bitmap(
      size: PixelSize(width: 32, height: 32), texels: [UInt32](repeating: Self.texel(p3), count: 1024))
    let png = PictureBytes.profiled(png: try folder.bytes(of: picture, as: "png"), displayP3)
    let jpeg = PictureBytes.profiled(jpeg: try folder.bytes(of: picture, as: "jpg"), displayP3)
    for (bytes, name) in [(png, "p3.png"), (jpeg, "p3.jpg")] {
      let loaded = try LoadedPicture.read(path: try folder.write(bytes, to: name), covering: nil, by: .built)
      let middle = Self.color(loaded.bitmap.texels[16 * 32 + 16])
      // A JPEG is off by a step before the conversion.
      #expect(Self.distance(middle, srgb) <= (name == "p3.png" ? 1 : 3), "\(name): \(middle), not \(srgb)")
    }
  }

  @Test func `16 bits a channel are rounded to the nearest of 8`() throws {
    let folder = try PictureFolder()
    var random = SplitMix64(seed: 16)
    let channels =
      [0, 128, 129, 0x7FFF, 0x8000, 0xFF7E, 0xFF7F, 0xFFFF, 257]
      + (0..<3000).map { _ in
        UInt16(truncatingIfNeeded: random.next())
      }
    let path = try folder.write(PictureBytes.deepPNG(channels), to: "deep.png")
    let loaded = try LoadedPicture.read(path: path, covering: nil, by: .built)
    #expect(loaded.bitmap.texels.count == channels.count / 3 && loaded.isOpaque)
    let found = loaded.bitmap.texels.flatMap { [$0 & 255, $0 >> 8 & 255, $0 >> 16 & 255] }
    for (channel, value) in zip(channels, found) {
      #expect(Double(value) == (Double(channel) / 257).rounded(), "\(channel) became \(value)")
    }
  }
}
