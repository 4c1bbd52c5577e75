import Boundary
import CSDL2
import Geometry
import TestSupport
import Testing

@testable import SDLBackend

/// Letters that hang below their line or rise above it are whole. Both renderers draw the same pages of glyphs, so of the
/// sizes GL tries every third; with `PARALLAX_LONG_LIFE` all.
@Suite(.serialized) struct LetterHeightTests {
  /// What hangs down, what rises, what does both, and a letter with marks that no font has in one piece.
  private static let letters = [
    "_", "g", "j", "p", "q", "y", "Å", "É", "(", "|", "{", "Ǻ", "Ệ", "H\u{302}\u{301}", "g\u{323}",
  ]
  private static let cell = 100
  private static let faces = [
    TextStyle(size: 1, color: .white), TextStyle(size: 1, weight: .semibold, color: .white),
    TextStyle(size: 1, weight: .bold, color: .white), TextStyle(size: 1, color: .white, isMonospaced: true),
  ]

  /// The ink of each row that has some, from the top.
  private static func rows(_ pixels: Pixels, column: Int) -> [Int] {
    pixels.bytes.withUnsafeBytes {
      trimmed(RowSums.of($0, pitch: pixels.width * 4, columns: column * cell..<(column + 1) * cell, channel: 0))
    }
  }

  private static func trimmed(_ sums: [Int]) -> [Int] {
    guard let first = sums.firstIndex(where: { $0 > 0 }), let last = sums.lastIndex(where: { $0 > 0 }) else {
      return []
    }
    return Array(sums[first...last])
  }

  /// The same of what SDL_ttf draws by itself.
  private static func rows(_ surface: SDL_Surface) -> [Int] {
    let (width, height, pitch) = (Int(surface.w), Int(surface.h), Int(surface.pitch))
    let bytes = UnsafeRawBufferPointer(start: surface.pixels, count: surface.pixels == nil ? 0 : height * pitch)
    return trimmed(RowSums.of(bytes, pitch: pitch, columns: 0..<width, channel: 3))
  }

  @Test(arguments: Stage.renderers, TestFont.all.map { CanvasOptions.Fonts.files($0.files) } + [.installed])
  func `no row of a letter is cut, at any size`(
    _ renderer: CanvasOptions.Renderer, _ fonts: CanvasOptions.Fonts
  ) throws {
    let stage = try Stage(Self.cell * Self.letters.count, Self.cell, renderer: renderer, fonts: fonts)
    for face in Self.faces {
      for size in stride(from: 5.0, through: 44, by: renderer == .opengl && !isLong ? 4.125 : 1.375) {
        var style = face
        style.size = size
        let drawn = try stage.pixels { list in
          for (index, letter) in Self.letters.enumerated() {
            list.append(
              .text(
                letter, box: Rect(x: Double(index * Self.cell + 20), y: 20, width: 80, height: 60), style: style))
          }
        }
        for (index, letter) in Self.letters.enumerated() {
          let face = TextFace(style, size: FontSize(pixels: size))
          let runs = stage.canvas.painter.text.fonts.runs(of: Array(letter.unicodeScalars), face)
          // What several fonts draw is not one surface.
          guard runs.count == 1, let run = runs.first, let font = stage.canvas.painter.text.fonts.font(run.font),
            let letters = font.letters(of: run)
          else { continue }
          defer { SDL_FreeSurface(letters.surface) }
          let (expected, found) = (Self.rows(letters.surface.pointee), Self.rows(drawn, column: index))
          // A texel of little ink may round to none.
          let isWhole = zip(expected, found).allSatisfy { abs($0 - $1) <= 40 }
          #expect(expected.count == found.count && isWhole, "\(letter) at \(size): \(found), and not \(expected)")
        }
      }
    }
  }

  @Test(arguments: TestFont.all) func `a letter keeps its baseline beside one that leaves the line`(
    _ font: TestFont
  ) throws {
    let stage = try Stage(300, 100, font: font)
    for size in stride(from: 6.0, through: 40, by: 1.25) {
      func foot(_ text: String) throws -> Int? {
        let drawn = try stage.pixels {
          $0.append(
            .text(
              text, box: Rect(x: 0, y: 0, width: 300, height: 100), style: TextStyle(size: size, color: .white)))
        }
        let columns = try #require(TextTests.columns(drawn))
        // The right stem of the H at the end.
        let last = columns.suffix(max(3, Int(size * 0.3)))
        return (0..<drawn.height).last { y in last.contains { drawn.red($0, y) > 60 } }
      }
      let alone = try foot("HH")
      for text in ["_H", "ǺH", "ỆH", "gH", "H\u{302}\u{301}H"] {
        // Hinted at another fraction of a pixel, a foot may be a pixel away.
        let (found, expected) = (try #require(try foot(text)), try #require(alone))
        #expect(abs(found - expected) <= 1, "\(text) at \(size): \(found), and not \(expected)")
      }
    }
  }
}
