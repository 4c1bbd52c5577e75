import Boundary
import Foundation
import Geometry
import TestSupport
import Testing

@testable import SDLBackend

/// Lines of text: their shape, their bounds, their memory.
@Suite(.serialized) struct TextTests {
  static let style = TextStyle(size: 14, color: .white)

  static func pixels(
    _ text: String, width: Double = 190, _ style: TextStyle = style, on stage: Stage
  ) throws -> Pixels {
    try stage.pixels {
      $0.append(.text(text, box: Rect(x: 5, y: 5, width: width, height: 20), style: style))
    }
  }

  /// The columns from the first lit pixel to behind the last.
  static func columns(_ pixels: Pixels) -> Range<Int>? {
    let lit = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels.red(x, $0) > 0 } }
    guard let first = lit.first, let last = lit.last else { return nil }
    return first..<last + 1
  }

  @Test(arguments: TestFont.all, [false, true])
  func `an ellipsis keeps a long line in its box`(_ font: TestFont, _ isArabic: Bool) throws {
    guard let word = isArabic ? font.arabic : "letters" else { return }
    let text = [String](repeating: word, count: 12).joined(separator: " ")
    let stage = try Stage(200, 30, font: font)
    for width in stride(from: 20.0, through: 190, by: 17) {
      let columns = try #require(Self.columns(Self.pixels(text, width: width, on: stage)))
      #expect(columns.lowerBound >= 4 && Double(columns.upperBound) <= 6 + width, "\(width): \(columns)")
      #expect(Double(columns.count) > width * 0.4, "\(width): \(columns)")
    }
  }

  @Test(arguments: Stage.renderers)
  func `a box too narrow for an ellipsis stays empty`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(200, 30, renderer: renderer)
    #expect(try Self.pixels("Lisbon", width: 4, on: stage).litPixels == 0)
  }

  @Test(arguments: Stage.renderers)
  func `a line that fits is not touched`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(200, 30, renderer: renderer)
    #expect(
      try Self.pixels("Lisbon", width: 60, on: stage) == Self.pixels("Lisbon", width: 190, on: stage))
  }

  @Test(arguments: Stage.renderers, TestFont.all)
  func `capitals stand in the middle of the box`(_ renderer: CanvasOptions.Renderer, _ font: TestFont) throws {
    let stage = try Stage(200, 100, renderer: renderer, font: font)
    for size in stride(from: 8.0, to: 40, by: 1) {
      let pixels = try stage.pixels {
        $0.append(
          .text("HHH", box: Rect(x: 5, y: 20, width: 190, height: 50), style: TextStyle(size: size, color: .white)))
      }
      // Lines lie on whole pixels.
      #expect(abs(pixels.centroid.y - 45) <= 0.51, "size \(size): \(pixels.centroid.y)")
    }
  }

  @Test func `advances, pairs and accents are those of the font`() throws {
    let stage = try Stage(200, 30)
    let measure = stage.canvas.textMeasure
    // A thousandth of the font's size each; a line is measured in whole pixels of one of 64.
    func width(_ text: String) -> Double { measure.width(text, TextStyle(size: 1000, color: .white)) }
    for (text, advance) in [("H", 629.0), ("i", 297), (" ", 270), ("ب", 801), ("HH", 1258), ("é", 565)] {
      #expect(abs(width(text) - advance) <= 16, "\(text) \(width(text))")
    }
    #expect(abs(width("A") + width("V") - width("AV") - 100) <= 24)
    #expect(width("e\u{301}") == width("e"))
    withExtendedLifetime(stage) {}
  }

  @Test func `a font file is open once, whatever the sizes`() throws {
    let stage = try Stage(200, 30)
    for size in stride(from: 8.0, to: 30, by: 1) {
      _ = try Self.pixels("Lisbon", TextStyle(size: size, color: .white), on: stage)
    }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { number in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == TestFont.own.files[0]
    }
    #expect(stage.canvas.painter.text.fonts.count > 20 && descriptors == 1, "\(descriptors)")
  }

  @Test(arguments: [
    (TextStyle.Alignment.leading, false, 5), (.leading, true, 195), (.trailing, false, 195), (.trailing, true, 5),
    (.center, false, 100), (.center, true, 100),
  ])
  func `alignment follows the direction of the interface`(
    _ alignment: TextStyle.Alignment, _ isRightToLeft: Bool, _ place: Int
  ) throws {
    var style = Self.style
    style.alignment = alignment
    style.isRightToLeft = isRightToLeft
    let columns = try #require(Self.columns(Self.pixels("HHH", style, on: Stage(200, 30))))
    let found =
      place == 5
      ? columns.lowerBound : place == 195 ? columns.upperBound : (columns.lowerBound + columns.upperBound) / 2
    #expect(abs(found - place) <= 3)
  }

  @Test(arguments: Stage.renderers, TestFont.all)
  func `Arabic is joined and runs from the right`(_ renderer: CanvasOptions.Renderer, _ font: TestFont) throws {
    guard let word = font.arabic else { return }
    let stage = try Stage(200, 30, renderer: renderer, font: font)
    let joined = try Self.pixels("\(word) i", on: stage)
    #expect(try joined.litPixels > 0 && joined != Self.pixels("i \(word)", on: stage))
    // Letter by letter nothing is joined, and the line is wider.
    let width = try #require(Self.columns(Self.pixels(word, on: stage))).count
    let apart = try word.reduce(0) { try $0 + (Self.columns(Self.pixels(String($1), on: stage))?.count ?? 0) }
    #expect(width < apart)
  }

  @Test(arguments: TestFont.all) func `a number within Arabic keeps its order`(_ font: TestFont) throws {
    guard let word = font.arabic else { return }
    let stage = try Stage(200, 30, font: font)
    let face = TextFace(Self.style, size: FontSize(pixels: 14))
    let runs = stage.canvas.painter.text.fonts.runs(of: Array("\(word) 12 \(word.prefix(1))".unicodeScalars), face)
    #expect(runs.map(\.text).contains { $0.contains("12") })
    #expect(runs.first { $0.text.contains("12") }?.isRightToLeft == false)
    #expect(runs.last?.text.contains(word) == true)
  }

  @Test(arguments: TestFont.all) func `brackets and Latin within Arabic stand where they are read`(
    _ font: TestFont
  ) throws {
    guard let word = font.arabic else { return }
    let stage = try Stage(200, 30, font: font)
    let face = TextFace(Self.style, size: FontSize(pixels: 14))
    let runs = stage.canvas.painter.text.fonts.runs(of: Array("\(word) (2) abc".unicodeScalars), face)
    #expect(runs.map(\.text).joined(separator: "|").hasPrefix("abc|"), "\(runs.map(\.text))")
    #expect(runs.last?.text.contains(word) == true && runs.last?.isRightToLeft == true)
    #expect(runs.contains { $0.text.contains("2") && !$0.isRightToLeft })
    // A mark of direction is heeded, and not drawn.
    let marked = stage.canvas.painter.text.fonts.runs(of: Array("\u{200F}abc (2)".unicodeScalars), face)
    #expect(marked.first?.text.contains("2") == true && marked.last?.text.contains("abc") == true)
    #expect(!marked.contains { $0.text.unicodeScalars.contains("\u{200F}") })
  }

  @Test(
    arguments: ["Lisbon 12", "abc לשם def", "لشبونة (2) abc", "ببب (2) abc", "e\u{301}\u{200F} ע", "", "👍🏽 a"],
    [CanvasOptions.Fonts.installed, .files(TestFont.own.files)])
  func `the letters of a line lie side by side, as wide as the line`(
    _ text: String, _ fonts: CanvasOptions.Fonts
  ) throws {
    let stage = try Stage(200, 30, fonts: fonts)
    let measure = stage.canvas.textMeasure
    let letters = measure.letters(text, Self.style)
    #expect(letters.count == text.count)
    let inOrder = letters.filter { $0.left < $0.right }.sorted { $0.left < $1.left }
    for (one, next) in zip(inOrder, inOrder.dropFirst()) { #expect(next.left >= one.right - 0.5, "\(text)") }
    #expect(abs((inOrder.last?.right ?? 0) - measure.width(text, Self.style)) < 1, "\(text)")
    withExtendedLifetime(stage) {}
  }

  @Test(arguments: Stage.renderers)
  func `every letter of code is as wide as the next, where a font for it is installed`(
    _ renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try Stage(200, 30, renderer: renderer, fonts: .installed)
    let measure = stage.canvas.textMeasure
    var style = Self.style
    style.isMonospaced = true
    let isThere = stage.canvas.painter.text.fonts.standardFile(TextFamily(weight: .regular, isMonospaced: true))
    let isOther = isThere != stage.canvas.painter.text.fonts.standardFile(TextFamily(weight: .regular))
    let widths = ["iiii", "MMMM", "{.;}"].map { measure.width($0, style) }
    #expect(widths[0] > 0 && (!isOther || Set(widths).count == 1), "\(widths)")
    #expect(try Self.pixels("let x = 1", style, on: stage).litPixels > 0)
  }

  @Test(arguments: Stage.renderers)
  func `tabular digits keep their places`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(200, 30, renderer: renderer)
    var style = Self.style
    style.hasTabularDigits = true
    for digit in 0...9 {
      let columns = try #require(Self.columns(Self.pixels("\(digit)\(digit).H", style, on: stage)))
      let other = try #require(Self.columns(Self.pixels("88.H", style, on: stage)))
      #expect(columns.upperBound == other.upperBound)
    }
  }

  @Test func `changing numbers fill no texture`() throws {
    let stage = try Stage(200, 30)
    var style = Self.style
    style.hasTabularDigits = true
    _ = try Self.pixels("0123456789.-", style, on: stage)
    for number in 0..<300 {
      _ = try Self.pixels("\(number * 37).\(number)", style, on: stage)
      #expect(stage.canvas.cost.uploadedBytes == 0)
    }
  }

  @Test(arguments: Stage.renderers)
  func `a weight changes the letters, a color only their color`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(200, 30, renderer: renderer)
    var weights: Set<Pixels> = []
    for weight in [TextStyle.Weight.regular, .medium, .semibold, .bold] {
      weights.insert(try Self.pixels("Lisbon", TextStyle(size: 14, weight: weight, color: .white), on: stage))
    }
    // There is no medium one: it is the regular.
    #expect(weights.count == 3)
    let colored = try Self.pixels("Lisbon", TextStyle(size: 14, color: Color(0x00FF00)), on: stage)
    let lines = stage.canvas.painter.text.count
    let plain = try Self.pixels("Lisbon", on: stage)
    #expect(stage.canvas.painter.text.count == lines && colored.litPixels == plain.litPixels)
  }

  @Test func `without a font there is no text, one warning and no error`() throws {
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 60, height: 30), renderer: .software, fonts: .files([])))
    var list = DrawList()
    list.append(.text("Lisbon", box: Rect(x: 0, y: 0, width: 60, height: 30), style: Self.style))
    for _ in 0..<3 { try canvas.draw(list, scale: 1) }
    #expect(try canvas.readPixels().litPixels == 0)
    #expect(canvas.takeWarnings().count == 1 && canvas.takeWarnings().isEmpty)
  }

  @Test func `a line grows with its zoom, beyond the size at which it is set too`() throws {
    let stage = try Stage(400, 120)
    func width(zoom: Double) throws -> Int {
      let shown = try stage.pixels { list in
        list.append(
          .text(
            "H", box: Rect(x: 0, y: 0, width: 400, height: 120), style: TextStyle(size: 8, zoom: zoom, color: .white)))
      }
      return (0..<400).count { x in (0..<120).contains { shown.red(x, $0) > 127 } }
    }
    let four = try width(zoom: 4)
    #expect(four > 15)
    #expect(abs(try width(zoom: 8) - 2 * four) <= 2)
  }
}
