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

/// The title of a bar is legible at every offset, on the picture, on the bar, and on what is between them.
@Suite(.serialized) struct BarTitleTests {
  private nonisolated static let scenes = SceneLibrary.builtIn.filter { BuiltInScene.named($0).map(hasBar) ?? false }
  private static let scale = 2.0
  /// How far around its letters a title stands out, in pixels. It is large, so a contrast of 3 will do.
  private static let reach = 2

  private nonisolated static func hasBar(_ scene: Scene) -> Bool {
    let setting = Preview(scene).setting
    var layers: [Layer] = []
    scene.effect.layers(at: Moment(offset: 0), in: setting, into: &layers)
    return layers.contains { if case .heading = $0.content { true } else { false } }
  }

  private static let linear = (0..<256).map { channel in
    let value = Double(channel) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// The least contrast of letters of a color with the pixels around them, but for a hundredth.
  private static func contrast(of ink: Color, _ letters: Pixels, in drawn: Pixels, _ frame: Rect) -> Double? {
    let word = luminance(ink.red, ink.green, ink.blue)
    let rows = max(reach, Int(frame.y * scale))..<min(drawn.height - reach, Int(frame.maxY * scale))
    // Whether a place in these rows is near a letter.
    var near = [Bool](repeating: false, count: drawn.width * rows.count)
    for y in rows.lowerBound - reach..<rows.upperBound + reach {
      for x in 0..<drawn.width where letters.bytes[(y * drawn.width + x) * 4] > 127 {
        for row in y - reach...y + reach where rows.contains(row) {
          for column in x - reach...x + reach where (reach..<drawn.width - reach).contains(column) {
            near[(row - rows.lowerBound) * drawn.width + column] = true
          }
        }
      }
    }
    let first = rows.lowerBound * drawn.width
    var found: [Double] = []
    for index in near.indices where near[index] && letters.bytes[(first + index) * 4] == 0 {
      let place = (first + index) * 4
      let ground = luminance(drawn.bytes[place], drawn.bytes[place + 1], drawn.bytes[place + 2])
      found.append((max(word, ground) + 0.05) / (min(word, ground) + 0.05))
    }
    guard found.count > 80 else { return nil }
    found.sort()
    return found[found.count / 100]
  }

  @Test(arguments: scenes) func `a bar's title stands out from what is around it at every offset`(
    _ name: String
  ) throws {
    let loaded = try LoadedScene(name, sets: []).placed
    let device = loaded.scene.device.size
    let canvas = try OffscreenCanvas(
      pixels: Size(width: device.width * Self.scale, height: device.height * Self.scale), renderer: .software,
      decoder: .built)
    let preview = canvas.preview(of: loaded)
    let rest = preview.extent.bounds.lowerBound
    var worst = (contrast: Double.infinity, offset: 0.0)
    var tried = 0
    var offset = rest
    while true {
      defer { offset += 1 }
      let held = FirstFrameTests.first(preview, at: offset)
      var layers: [Layer] = []
      held.layers(at: 0, into: &layers)
      guard let title = layers.first(where: { if case .heading = $0.content { true } else { false } }),
        case .heading(_, let share) = title.content
      else { break }
      var list = DrawList()
      LayerPainter(held).draw(layers, at: 0, into: &list)
      // The title itself is the last text in its box.
      let ink = list.commands.last { if case .text(_, title.frame, _) = $0 { true } else { false } }
      guard case .text(let words, let box, var style)? = ink else { break }
      let color = style.color
      style.color = .white
      var letters = DrawList()
      letters.append(.fill(Rect(device), .black))
      letters.append(.text(words, box: box, style: style))
      let area = Size(width: device.width, height: min(device.height, title.frame.maxY + 8))
      let size = Size(width: area.width * Self.scale, height: area.height * Self.scale)
      let part = (width: Int(size.width), height: Int(size.height))
      if let contrast = Self.contrast(
        of: color, try canvas.pixels(of: letters, size: size, scale: Self.scale, part: part),
        in: try canvas.pixels(of: list, size: size, scale: Self.scale, part: part), title.frame)
      {
        tried += 1
        if contrast < worst.contrast { worst = (contrast, offset) }
      }
      if share >= 1 { break }
    }
    #expect(tried > 80 && worst.contrast >= 3, "\(name): \(worst.contrast) at \(worst.offset), of \(tried) offsets")
  }
}
