import Boundary
import Desktop
import Documents
import Effects
import Foundation
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import SDLBackend
@testable import parallax

/// Text of the built-in scenes is legible at every offset, including on pictures.
@Suite(.serialized) struct WordContrastTests {
  /// The luminance by WCAG 2.
  private nonisolated static func luminance(_ pixel: SIMD4<UInt8>) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel.x) + 0.7152 * linear(pixel.y) + 0.0722 * linear(pixel.z)
  }

  private func isWord(_ layer: Layer) -> Bool {
    switch layer.content {
    case .title, .text, .heading: true
    case .item(_, let part, _): part != .symbol
    default: false
    }
  }

  /// Whether it is fading in or out.
  private func isFaded(_ layer: Layer) -> Bool {
    if case .heading(_, let share) = layer.content { return share < 0.99 }
    return layer.opacity < 0.99
  }

  /// The offsets at rest: the pages of a scene that snaps.
  private func offsets(_ name: String) -> [Double] {
    name == "pager" ? [0, 390, 780] : [-20, 0, 61, 122, 183, 244, 305]
  }

  /// The contrast of a text with its background, ignoring the hundredth closest to it. Nil if hardly any of it is
  /// visible.
  private func contrast(of layer: Layer, _ drawn: Pixels, _ bare: Pixels) -> Double? {
    let frame = layer.visibleFrame.intersection(
      Rect(x: 0, y: 0, width: Double(drawn.width), height: Double(drawn.height)))
    guard frame.height >= layer.frame.height * 0.5 else { return nil }
    var under: [Double] = []
    // The inner parts of strokes have the text's own color.
    var letters: (least: Double, most: Double) = (1, 0)
    var change = 0.0
    for y in Int(frame.y.rounded(.up))..<Int(frame.maxY) {
      for x in Int(frame.x.rounded(.up))..<Int(frame.maxX) where drawn[x, y] != bare[x, y] {
        let word = Self.luminance(drawn[x, y])
        under.append(Self.luminance(bare[x, y]))
        change += word - Self.luminance(bare[x, y])
        letters = (min(letters.least, word), max(letters.most, word))
      }
    }
    // The color of a few edges of letters is not meaningful.
    guard under.count > 80 else { return nil }
    let isLight = change > 0
    under.sort()
    let nearest = under[isLight ? under.count * 99 / 100 : under.count / 100]
    let (high, low) = isLight ? (letters.most, nearest) : (nearest, letters.least)
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: SceneLibrary.builtIn.filter { !$0.hasSuffix("-plain") })
  func `every word stands out from what is under it`(_ name: String) throws {
    let loaded = try LoadedScene(name, sets: []).placed
    let size = loaded.scene.device.size
    let canvas = try OffscreenCanvas(pixels: size, renderer: .software, decoder: .built)
    let preview = canvas.preview(of: loaded)
    for offset in offsets(name) {
      let held = FirstFrameTests.first(preview, at: offset)
      var layers: [Layer] = []
      held.layers(at: 0, into: &layers)
      func pixels(_ layers: [Layer]) throws -> Pixels {
        var list = DrawList()
        LayerPainter(held).draw(layers, at: 0, into: &list)
        return try canvas.pixels(of: list, size: size, scale: 1)
      }
      let drawn = try pixels(layers)
      let bare = try pixels(layers.filter { !isWord($0) })
      for layer in layers where isWord(layer) && !isFaded(layer) {
        guard let contrast = contrast(of: layer, drawn, bare) else { continue }
        #expect(contrast >= 4.5, "\(name) at \(offset): \(layer.id) has \(contrast)")
      }
    }
  }
}
