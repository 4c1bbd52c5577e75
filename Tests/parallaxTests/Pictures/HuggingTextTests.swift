import Boundary
import Notation
import SDLBackend
import TestSupport
import Testing

@testable import Effects

/// The width of a text box that hugs its words, which a layout estimates without a font, beside that of real fonts.
@Suite(.serialized) struct HuggingTextTests {
  private static let texts = [
    "Alta Via", "Title", "Mountains", "Evening at the lake", "The high trail", "Low sun", "Scroll to play side A",
    "Good morning, Anna", "SUMMER SALE", "$1,299.00", "12:45", "Weather", "Field notes", "iPhone 14", "Explore",
    "Discover the hidden valley", "Willkommen zur\u{FC}ck", "Tickets & offers", "FIRST LIGHT", "2023, 9 songs",
    "Read more", "Total: 42 km", "\u{DC}ber die Alpen", "D\u{E9}couvrir", "Harbor", "Jetzt buchen",
  ]

  @Test(arguments: TestFont.all.dropFirst()) func `the estimate is within an eighth of a font's width`(
    _ font: TestFont
  ) throws {
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 8, height: 8), fonts: .files(font.files)))
    for text in Self.texts {
      var layer = LayerSettings()
      (layer.picture, layer.text, layer.hug, layer.size, layer.weight) = (nil, text, true, 40, .regular)
      let real = canvas.textMeasure.width(text, TextStyle(size: 40, color: .white))
      let share = layer.wordsWidth / real
      #expect((0.875...1.125).contains(share), "\(font.testDescription): \(text) is estimated at \(share)")
    }
  }
}
