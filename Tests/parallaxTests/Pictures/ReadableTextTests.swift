import Boundary
import Documents
import Effects
import Geometry
import Judge
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import SDLBackend
@testable import parallax

/// What the audit says of texts, against what is seen: random scenes drawn at every point of offset, in which letters are
/// told from their ground by a second drawing without them. `PARALLAX_LONG_LIFE` tries 200.
@Suite(.serialized) struct ReadableTextTests {
  private static let scenes = isLong ? 200 : 10
  private static let size = Size(width: 240, height: 420)

  private static func picture(_ name: String) -> JSONValue {
    ["file": .text(Repository.path("Resources/Pictures/layers/\(name)"))]
  }

  /// Texts on a dark sky, some blurred, behind hills, on each other, or at the edges and under the camera.
  private static func scene(_ random: inout SplitMix64) throws -> Scene {
    var layers: [JSONValue] = [["picture": 0, "ratio": 0, "fill": true]]
    let place = (x: random.number(0.1...0.9), y: random.number(0.02...0.98))
    for number in 0..<random.whole(1...2) {
      // The second one is near the first, or anywhere.
      let isNear = number == 1 && random.flag()
      let y = isNear ? place.y + random.number(-0.15...0.15) : random.number(0.02...0.98)
      var fields = [
        JSONField("text", .text(random.pick(["Evening", "Down by the river", "Stars", "The last bus\nhome"]))),
        JSONField("x", .number(random.flag() ? 0.5 : random.number(0...1))),
        JSONField("y", .number(number == 0 ? place.y : y)), JSONField("width", .number(random.number(0.4...0.9))),
        JSONField("size", .number(random.number(14...34))),
        JSONField("ratio", .number(random.flag() ? 0 : random.number(0...1))),
      ]
      switch random.whole(0...5) {
      case 0: fields.append(JSONField("keys", [["at": 0, "blur": .number(random.number(0.2...20))]]))
      case 1:
        fields.append(
          JSONField(
            "keys", [["at": 0, "blur": .number(random.number(0...15))], ["at": .number(random.number(40...180))]]))
      case 2:
        fields.append(JSONField("keys", [["at": .number(random.number(0...120))], ["at": 180, "opacity": 0]]))
      default: break
      }
      layers.append(.object(fields))
    }
    if random.whole(0...2) > 0 {
      layers.append([
        "picture": .number(random.pick([1, 2])), "ratio": .number(random.number(0...1)),
        "width": .number(random.number(0.4...1.4)), "x": .number(random.number(0...1)),
        "y": .number(random.number(0...1)),
      ])
    }
    var scene = Scene(effect: Layers())
    let fields: [(String, JSONValue)] = [
      ("parameters.place", "screen"), ("parameters.length", 1.4),
      ("content.images", [picture("night-1-sky.jpg"), picture("night-2-hills.png"), picture("coast-night.jpg")]),
      ("parameters.layers", .list(layers)),
    ]
    for (path, value) in fields { try #require(scene.assign(value, to: path).isEmpty, "\(path)") }
    (scene.device.width, scene.device.height, scene.device.scale) = (size.width, size.height, 1)
    scene.device.insets = Insets(top: 47)
    scene.device.body.bars = DeviceBody.Bars.none
    return scene
  }

  @Test func `no unreadable text passes, and hardly a readable one fails`() throws {
    var (unreadable, readable, doubtful) = (0, 0, 0)
    var (missed, wronged): ([String], [String]) = ([], [])
    for seed in 0..<Self.scenes {
      var random = SplitMix64(seed: UInt64(seed))
      let scene = try Self.scene(&random)
      let placed = PlacedScene(scene, path: Repository.path("Resources/Scenes/none.json"))
      let painter = try ScenePainter(for: placed, on: [scene.device], decoder: .built)
      let report = try Audit(scene, painter.pictures, painter: painter).report()
      var eye = try Eye(placed)
      for (text, seen) in try eye.sightings() {
        let letters = report.legible.first { $0.layer == text && !$0.passes }
        let fails = letters != nil || report.contrast.contains { $0.layer == text && $0.fails }
        let words =
          "seed \(seed), \(text): \((seen.faintly * 100).formatted(.upTo(0))) % of it is seen at best, "
          + "\((seen.clearly * 100).formatted(.upTo(0))) % clearly"
        if seen.faintly < 0.75 {
          unreadable += 1
          if !fails { missed.append("\(words)\n\(SceneWriter.text(of: scene))") }
        } else if seen.clearly >= 0.95 {
          readable += 1
          if let letters { wronged.append("\(words); \(letters.sentence)\n\(SceneWriter.text(of: scene))") }
        } else {
          doubtful += 1
        }
      }
    }
    print(
      "\(unreadable) unreadable texts, \(missed.count) passed; \(readable) readable, \(wronged.count) failed; "
        + "\(doubtful) between")
    #expect(unreadable > Self.scenes / 6 && readable > Self.scenes / 8)
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
    #expect(wronged.count * 100 <= 2 * readable, "\(wronged.joined(separator: "\n"))")
  }
}

/// Sees the texts of a scene of layers in whole frames.
private struct Eye {
  private let canvas: OffscreenCanvas
  private let preview: Preview
  private let size: Size
  private var known: [Phase: Letters] = [:]

  init(_ placed: PlacedScene) throws {
    size = placed.scene.device.size
    canvas = try OffscreenCanvas(pixels: size, renderer: .software, decoder: .built)
    preview = canvas.preview(of: placed)
  }

  /// The share of a text's letters that is told from the ground at all, and with the least contrast that WCAG asks for.
  struct Sighting {
    var faintly = 0.0
    var clearly = 0.0

    var isWhole: Bool { clearly >= 0.95 }
  }

  /// The most of each text that is seen at an offset.
  mutating func sightings() throws -> [String: Sighting] {
    var best: [String: Sighting] = [:]
    let bounds = preview.extent.bounds
    for offset in stride(from: bounds.lowerBound, through: bounds.upperBound, by: 1) {
      var layers: [Layer] = []
      preview.scene.effect.layers(at: Moment(offset: offset, indicator: 0), in: preview.setting, into: &layers)
      let texts = layers.indices.filter { if case .text = layers[$0].content { layers[$0].isVisible } else { false } }
      guard !texts.isEmpty else { continue }
      guard texts.contains(where: { best[layers[$0].id.description]?.isWhole != true }) else { continue }
      let all = try frame(layers)
      let none = try frame(layers.indices.filter { !texts.contains($0) }.map { layers[$0] })
      for text in texts {
        let name = layers[text].id.description
        guard best[name]?.isWhole != true else { continue }
        let without = texts.count == 1 ? none : try frame(layers.indices.filter { $0 != text }.map { layers[$0] })
        let seen = try sighting(of: layers[text], all, without: without, withoutTexts: none)
        best[name, default: Sighting()].faintly = max(best[name]?.faintly ?? 0, seen.faintly)
        best[name, default: Sighting()].clearly = max(best[name]?.clearly ?? 0, seen.clearly)
      }
    }
    return best
  }

  private func frame(_ layers: [Layer]) throws -> Pixels {
    var list = DrawList()
    LayerPainter(preview).draw(layers, at: 0, into: &list)
    let device = preview.scene.device
    ScreenBars(device).draw(over: layers, ScreenTone(preview, tones: [:]), into: &list)
    DeviceFrame(device.look, around: Rect(size), zoom: 1).roundCorners(into: &list)
    return try canvas.pixels(of: list, size: size, scale: 1)
  }

  /// The pixels of a text's letters from the corner of its box, and those between them.
  private struct Letters {
    var ink: [(x: Int, y: Int)] = []
    var gaps: [(x: Int, y: Int)] = []
  }

  /// What decides which pixels they are: the size, and where between two pixels the box begins, in 64ths.
  private struct Phase: Hashable {
    var name: String
    var size: Size
    var x: Int
    var y: Int

    init(_ name: String, _ frame: Rect) {
      func part(_ place: Double) -> Int { Int(((place - place.rounded(.down)) * 64).rounded(.down)) }
      (self.name, size, x, y) = (name, frame.size, part(frame.x), part(frame.y))
    }
  }

  /// Draws the letters of a text sharp and whole, away from everything.
  private func letters(_ layer: Layer, _ phase: Phase) throws -> Letters {
    var whole = layer
    (whole.crop, whole.clip, whole.opacity, whole.blur, whole.blurs) = (.unit, nil, 1, 0, 0...0)
    let margin = 12
    whole.frame = Rect(
      x: Double(margin) + Double(phase.x) / 64, y: Double(margin) + Double(phase.y) / 64, width: phase.size.width,
      height: phase.size.height)
    var list = DrawList()
    list.append(.fill(Rect(size), .black))
    LayerPainter(preview).draw(alone: whole, into: &list)
    let pixels = try canvas.pixels(of: list, size: size, scale: 1)
    let (width, height) = (pixels.width, min(pixels.height, Int(phase.size.height) + 2 * margin))
    let cover = (0..<width * height).map { pixels.bytes[$0 * 4] }
    var letters = Letters()
    // How far a stroke is from the middle of a gap depends on the size of the font.
    let reach =
      if case .text(let text) = layer.content { max(2, Int((text.size * text.zoom / 10).rounded())) } else { 2 }
    let near = (1...reach).flatMap { [0 - $0, $0] }
    for y in reach..<height - reach {
      for x in reach..<width - reach {
        let index = y * width + x
        if cover[index] >= 128 {
          letters.ink.append((x - margin, y - margin))
        } else if cover[index] < 16,
          near.contains(where: { cover[index + $0] >= 128 || cover[index + $0 * width] >= 128 })
        {
          letters.gaps.append((x - margin, y - margin))
        }
      }
    }
    return letters
  }

  private static let (faint, clear) = (1.5, 3.0)

  private mutating func sighting(
    of layer: Layer, _ all: Pixels, without: Pixels, withoutTexts none: Pixels
  ) throws -> Sighting {
    let frame = layer.wholePicture
    let phase = Phase(layer.id.description, frame)
    let letters = try known[phase] ?? letters(layer, phase)
    known[phase] = letters
    let corner = (x: Int(frame.x.rounded(.down)), y: Int(frame.y.rounded(.down)))
    func isOnScreen(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < all.width && y < all.height }
    var (faint, clear, change, beside) = (0, 0, 0.0, 0.0)
    for place in letters.ink {
      let (x, y) = (corner.x + place.x, corner.y + place.y)
      guard isOnScreen(x, y) else { continue }
      let (own, ground) = (all[x, y], without[x, y])
      change += Self.difference(own, ground)
      let contrast = Self.contrast(own, ground)
      guard contrast >= Self.faint else { continue }
      // Nothing but other texts tells these two apart.
      let isDisturbed = (-1...1).contains { down in
        (-1...1).contains { across in
          let (x, y) = (x + across, y + down)
          guard isOnScreen(x, y) else { return false }
          let (other, bare) = (without[x, y], none[x, y])
          return other != bare && Self.contrast(other, bare) >= Self.faint
        }
      }
      guard !isDisturbed else { continue }
      faint += 1
      if contrast >= Self.clear { clear += 1 }
    }
    guard !letters.ink.isEmpty else { return Sighting(faintly: 1, clearly: 1) }
    // A blur leaves nearly as much between the strokes as in them.
    for place in letters.gaps {
      let (x, y) = (corner.x + place.x, corner.y + place.y)
      if isOnScreen(x, y) { beside += Self.difference(all[x, y], without[x, y]) }
    }
    let (between, within) = (
      beside / Double(max(1, letters.gaps.count)), change / Double(letters.ink.count)
    )
    let count = Double(letters.ink.count)
    return Sighting(
      faintly: between > 0.75 * within ? 0 : Double(faint) / count,
      clearly: between > 0.5 * within ? 0 : Double(clear) / count)
  }

  private static func difference(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> Double {
    guard one != other else { return 0 }
    return (Double(one.x) - Double(other.x)).magnitude + (Double(one.y) - Double(other.y)).magnitude
      + (Double(one.z) - Double(other.z)).magnitude
  }

  private static let light: [Double] = (0...255).map { step in
    let share = Double(step) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) * ((share + 0.055) / 1.055)
  }

  /// The contrast by WCAG 2, with a square for its power.
  private static func contrast(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> Double {
    func luminance(_ pixel: SIMD4<UInt8>) -> Double {
      0.2126 * light[Int(pixel.x)] + 0.7152 * light[Int(pixel.y)] + 0.0722 * light[Int(pixel.z)]
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
