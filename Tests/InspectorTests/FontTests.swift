import CImGui
import Documents
import Effects
import Foundation
import Testing

@testable import Inspector

@MainActor
struct FontTests {
  private nonisolated static let inter = "/usr/share/fonts/opentype/inter"
  private nonisolated static var hasInter: Bool { FileManager.default.fileExists(atPath: "\(inter)/Inter-Regular.otf") }

  /// A panel that writes in Inter; its fonts are in use afterwards.
  private func panel(scale: Double) throws -> Panel {
    let panel = try #require(Panel())
    let atlas = panel.setFonts(
      regular: PanelFont(path: "\(Self.inter)/Inter-Regular.otf", face: 0),
      semibold: PanelFont(path: "\(Self.inter)/Inter-SemiBold.otf", face: 0), scale: scale)
    #expect(atlas != nil)
    return panel
  }

  @Test(.enabled(if: hasInter)) func `every font of the panel has the letters of Europe's languages`() throws {
    let panel = try panel(scale: 1)
    for font in PanelText.allCases {
      for letter in "Ää ß ș ț ő ű ł ż č ř ğ ı ñ ø å ē ķ ẁ \u{2026} \u{D7} \u{2192} \u{20AC}".unicodeScalars {
        #expect(imgui_advance(font.rawValue, letter.value) > 0, "\(letter) in \(font)")
      }
      #expect(imgui_advance(font.rawValue, 0x1F5FA) < 0)
    }
    withExtendedLifetime(panel) {}
  }

  @Test(.enabled(if: hasInter)) func `digits are all of one width, at one pixel a point and at two`() throws {
    for scale in [1.0, 1.5, 2] {
      let panel = try panel(scale: scale)
      for font in PanelText.allCases {
        let wide = imgui_advance(font.rawValue, 0x30)
        #expect(wide > 0)
        for digit in UInt32(0x31)...0x39 { #expect(imgui_advance(font.rawValue, digit) == wide, "\(font) \(scale)") }
        #expect(abs(panel.pen.width("1111", font) - panel.pen.width("8080", font)) < 1e-6)
      }
    }
  }

  @Test func `the glyphs can be had again as they were drawn`() throws {
    let panel = try #require(Panel())
    let drawn = panel.setFonts(regular: nil, semibold: nil, scale: 1.5)
    #expect(drawn != nil && panel.atlas == drawn)
  }
}
