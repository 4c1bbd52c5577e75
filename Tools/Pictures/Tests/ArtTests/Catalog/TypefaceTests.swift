import Foundation
import Testing

@testable import Art

@Suite struct TypefaceTests {
  private static let folder =
    URL(filePath: #filePath).pathComponents.dropLast(6).joined(separator: "/").dropFirst() + "/Tests/Fonts"

  @Test(arguments: Typeface.Weight.allCases) func `the font files are those that the pen writes`(
    _ weight: Typeface.Weight
  ) throws {
    let file = try Data(contentsOf: URL(filePath: "\(Self.folder)/\(weight.rawValue).ttf"))
    #expect([UInt8](file) == Typeface(weight).file, "make pictures")
  }

  @Test(arguments: Typeface.Weight.allCases) func `capitals are as high as the font says, and stand on the line`(
    _ weight: Typeface.Weight
  ) throws {
    for letter in "AEHILTVXZ".unicodeScalars {
      let glyph = try #require(Typeface(weight).glyphs.first { $0.scalar == letter })
      let heights = glyph.rings.joined().map(\.y)
      #expect(abs((heights.min() ?? 99) - 0) <= 1 && abs((heights.max() ?? 0) - Typeface.capHeight) <= 1, "\(letter)")
    }
  }

  @Test func `the font has all of ASCII, and what it kerns`() {
    let scalars = Set(Typeface(.regular).glyphs.compactMap(\.scalar))
    #expect((0x20...0x7E).allSatisfy { scalars.contains(Unicode.Scalar($0)) })
    #expect(Typeface.kerning.allSatisfy { pair, _ in scalars.isSuperset(of: pair.unicodeScalars) && pair.count == 2 })
  }
}
