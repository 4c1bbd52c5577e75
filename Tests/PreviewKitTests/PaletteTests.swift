import Boundary
import Testing

@testable import PreviewKit

/// Legibility of text on a phone's screen, by the contrast of WCAG 2.
@Suite struct PaletteTests {
  private func luminance(_ color: Color) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The power of 2.4, as the fifth root of the twelfth power.
  private func power(_ base: Double) -> Double {
    var twelfth = 1.0
    for _ in 0..<12 { twelfth *= base }
    var root = 1.0
    for _ in 0..<200 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
    return root
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  @Test func `titles and quiet words contrast with rows and bars by 4.5 at least`() {
    for palette in [Palette.light, .dark] {
      for ground in [palette.row, palette.bar] {
        #expect(contrast(palette.title, ground) >= 4.5)
        #expect(contrast(palette.quiet, ground) >= 4.5, "\(palette.quiet) on \(ground)")
      }
      #expect(contrast(palette.quiet, palette.page) >= 4.5)
    }
  }

  @Test func `white letters contrast with the field of every symbol by 4.5 at least`() {
    for field in Palette.symbols { #expect(contrast(.white, field) >= 4.5, "\(field): \(contrast(.white, field))") }
  }
}
