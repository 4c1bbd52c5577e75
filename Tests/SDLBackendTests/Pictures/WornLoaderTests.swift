import Boundary
import Geometry
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// The screen does not show how memory was used before: pictures that were given back, loaded for another
/// size, lost with a renderer or never there come out alike once they are all in. `PARALLAX_LONG_LIFE` tries more rounds.
@Suite(.serialized) struct WornLoaderTests {
  private static let count = 24
  private static let surface = Size(width: 240, height: 180)

  private let paths: [String]
  private let folder: PictureFolder

  init() throws {
    let folder = try PictureFolder()
    self.folder = folder
    var random = SplitMix64(seed: 5)
    paths = try (0..<Self.count).map { number in
      let (width, height) = (random.whole(20...260), random.whole(20...260))
      let seed = UInt32(random.whole(1...1_000_000))
      return try folder.write(
        Bitmap(width, height) { x, y in UInt32(x &* 7 &* y) &* seed | 0xFF00_0000 },
        to: "\(number).\(number % 3 == 0 ? "jpg" : "png")")
    }
  }

  private func stage(
    _ renderer: CanvasOptions.Renderer, budget: Int = 256_000_000
  ) throws -> (canvas: Canvas, loader: PictureLoader) {
    let canvas = try Canvas(
      CanvasOptions(
        .offscreen(width: Int(Self.surface.width * 2), height: Int(Self.surface.height * 2)), renderer: renderer))
    let loader = PictureLoader(canvas: canvas, decoder: .built, budget: budget)
    for (number, path) in paths.enumerated() { loader.define(PictureID(rawValue: number), path: path) }
    return (canvas, loader)
  }

  private func frame(_ random: inout SplitMix64) -> DrawList {
    var list = DrawList()
    for _ in 0..<random.whole(1...6) {
      let picture = PictureID(rawValue: random.whole(0...Self.count - 1), blur: random.whole(0...5) == 0 ? .glass : nil)
      var quad = PictureQuad(
        picture,
        frame: Rect(
          x: random.number(-40...200), y: random.number(-40...150), width: random.number(8...180),
          height: random.number(8...180)))
      if random.whole(0...2) == 0 {
        quad.sharpSize = Size(width: random.number(20...200), height: random.number(20...200))
      }
      quad.tint = random.pick([.white, .white, Color.white.opacity(0.6)])
      quad.radius = random.pick([0, 0, 9])
      list.append(.picture(quad))
    }
    return list
  }

  private func pixels(
    _ list: DrawList, _ scale: Double, at time: Double, on stage: (canvas: Canvas, loader: PictureLoader)
  ) throws -> Pixels {
    stage.loader.show(list, surface: Self.surface, scale: scale, at: time)
    stage.loader.loadAll()
    try stage.canvas.draw(list, scale: scale)
    return try stage.canvas.readPixels()
  }

  @Test(arguments: Stage.renderers, [0, 40_000, 256_000_000])
  func `a frame looks the same whatever was shown before, and however short memory is`(
    _ renderer: CanvasOptions.Renderer, _ budget: Int
  ) throws {
    let worn = try stage(renderer, budget: budget)
    var random = SplitMix64(seed: UInt64(budget) + 1)
    for round in 0..<(isLong ? 24 : 5) {
      var time = Double(round) * 10
      let scales = [1, 1.37, 1.5, 2]
      for _ in 0..<12 {
        time += random.number(0...0.4)
        let list = frame(&random)
        worn.loader.show(list, surface: Self.surface, scale: random.pick(scales), at: time)
        worn.loader.expect(
          PictureID(rawValue: random.whole(0...Self.count - 1)), pixels: PixelSize(width: 30, height: 30), distance: 1)
        _ = worn.loader.advance(to: time)
        if random.whole(0...2) == 0 { worn.loader.loadAll(isPatient: true) }
        try worn.canvas.draw(list, scale: 1)
      }
      if round % 4 == 2 { try worn.canvas.rebuildTextures() }
      let (list, scale) = (frame(&random), random.pick(scales))
      let pixels = try pixels(list, scale, at: time, on: worn)
      let fresh = try self.pixels(list, scale, at: 0, on: stage(renderer))
      let isEqual = pixels == fresh
      #expect(isEqual, "round \(round)")
    }
  }

  @Test(arguments: Stage.renderers)
  func `a picture that is on its way comes out as one that was waited for`(_ renderer: CanvasOptions.Renderer) throws {
    let slow = try stage(renderer)
    var random = SplitMix64(seed: 3)
    let list = frame(&random)
    var time = 0.0
    var quiet = 0
    while quiet < 3 {
      time += 1.0 / 60
      slow.loader.show(list, surface: Self.surface, scale: 1.5, at: time)
      _ = slow.loader.advance(to: time)
      quiet = slow.loader.isComplete && !slow.loader.isBusy ? quiet + 1 : 0
      try #require(time < 600)
    }
    try slow.canvas.draw(list, scale: 1.5)
    let settled = try slow.canvas.readPixels()
    let waited = try pixels(list, 1.5, at: 0, on: stage(renderer))
    #expect(settled.bytes.elementsEqual(waited.bytes))
  }
}
