import Boundary
import Geometry
import TestSupport
import Testing

@testable import SDLBackend

/// Text that wants to break something, and text that never ends.
@Suite(.serialized) struct HostileTextTests {
  nonisolated static let strings: [String] = [
    "", " ", "\n", "\0", "\t\r\n\u{7}", "a\nb", "\u{FEFF}", "\u{200D}", "\u{202E}abc\u{202C}", "\u{FE0F}", "\u{301}",
    "e\u{301}\u{301}", String(decoding: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self),
    "👨‍👩‍👧‍👦🏳️‍🌈😀", "東京 こんにちは 서울", "\u{E000}\u{F0000}", "\u{10FFFF}", "نص 12 text עברית", "ﷺ", "\u{1F3F4}\u{E0067}\u{E007F}",
    String(repeating: "x", count: 10_240), String(repeating: "a\u{301}\u{302}\u{303}", count: 3000),
    "a" + String(repeating: "\u{301}", count: 10_000), String(repeating: "\u{FDFD}", count: 2000),
    String(repeating: "م", count: 5000), String(repeating: " ", count: 10_240), "%s%n%d", "\\u0000",
    "\u{0600}\u{06DD}12",
  ]

  @Test(arguments: strings, [CanvasOptions.Fonts.installed, .files(TestFont.own.files)])
  func `a hostile string is harmless and stays in its box`(_ text: String, _ fonts: CanvasOptions.Fonts) throws {
    let stage = try Stage(120, 60, fonts: fonts)
    for tabular in [false, true] {
      let style = TextStyle(size: 12, color: .white, hasTabularDigits: tabular)
      let pixels = try stage.pixels {
        $0.append(.text(text, box: Rect(x: 20, y: 20, width: 60, height: 20), style: style))
      }
      let columns = TextTests.columns(pixels) ?? 20..<20
      #expect(columns.lowerBound >= 18 && columns.upperBound <= 82, "\(columns)")
    }
  }

  @Test func `every size and scale is drawn or left out`() throws {
    let stage = try Stage(120, 60)
    for size in [0.1, 1, 3, 5, 100, 1000, 1e9] {
      for scale in [0.01, 0.5, 1, 4, 100] {
        _ = try stage.pixels(scale: scale) {
          $0.append(
            .text("Lisbon", box: Rect(x: 0, y: 0, width: 1e4, height: 60), style: TextStyle(size: size, color: .white)))
        }
      }
    }
    #expect(stage.canvas.painter.text.fonts.count <= FontCache.mostOpen)
  }

  @Test(arguments: [0, 4 << 20, 9 << 20]) func `eight hundred titles keep to the budget, the last one stays right`(
    _ budget: Int
  ) throws {
    let stage = try Stage(200, 30, textBytes: budget)
    let fresh = try TextTests.pixels("Title 799 of many", on: Stage(200, 30))
    var list = DrawList()
    for number in 0..<800 {
      list.removeAll()
      list.append(
        .text("Title \(number) of many", box: Rect(x: 5, y: 5, width: 190, height: 20), style: TextTests.style))
      try stage.canvas.draw(list, scale: 1)
    }
    #expect(try stage.canvas.readPixels() == fresh)
    #expect(stage.canvas.textures.bytes <= max(budget, GlyphPage.bytes))
    #expect(stage.canvas.painter.text.count <= 8192)
  }

  @Test func `more text in one frame than the budget holds is still drawn`() throws {
    let stage = try Stage(1600, 400, textBytes: 0)
    let pixels = try stage.pixels { list in
      for row in 0..<20 {
        let style = TextStyle(size: 250 + Double(row) * 0.75, color: .white)
        list.append(.text("WW\(row)", box: Rect(x: 0, y: 0, width: 1600, height: 400), style: style))
      }
    }
    #expect(pixels.litPixels > 1000)
  }
}
