import Boundary
import Foundation
import Geometry
import Images
import Synchronization
import System
import TestSupport
import Testing

@testable import SDLBackend

@Suite(.serialized) struct PictureLoaderTests {
  let folder: PictureFolder
  let canvas: Canvas

  init() throws {
    folder = try PictureFolder()
    canvas = try Canvas(CanvasOptions(.offscreen(width: 200, height: 200), renderer: .software))
  }

  /// One screen under a loader, with a clock that moves a sixtieth of a second each frame.
  private final class Stage {
    let canvas: Canvas
    let loader: PictureLoader
    var time = 0.0
    var shown: [(PictureID, Rect)] = []

    init(_ canvas: Canvas, budget: Int = 256_000_000, clock: @escaping () -> Double = { MonotonicClock.now }) {
      self.canvas = canvas
      loader = PictureLoader(canvas: canvas, decoder: .built, budget: budget, clock: clock)
    }

    var sharpSize: Size?

    var list: DrawList {
      var list = DrawList()
      for (picture, frame) in shown {
        var quad = PictureQuad(picture, frame: frame)
        quad.sharpSize = sharpSize
        list.append(.picture(quad))
      }
      return list
    }

    func frame(expecting ahead: [Int] = []) {
      time += 1.0 / 60
      loader.show(list, surface: Size(width: 200, height: 200), scale: 1, at: time)
      for (index, number) in ahead.enumerated() {
        loader.expect(PictureID(rawValue: number), pixels: PixelSize(width: 20, height: 20), distance: index + 1)
      }
      _ = loader.advance(to: time)
    }

    /// Frames until everything has come in and nothing moves, for a minute at most.
    func settle(expecting ahead: [Int] = []) {
      var quiet = 0
      for _ in 0..<60_000 where quiet < 3 {
        frame(expecting: ahead)
        quiet = loader.isComplete && !loader.isBusy ? quiet + 1 : 0
        usleep(1000)
      }
      #expect(quiet == 3, "it never comes to rest")
    }

    /// The pixels on the screen.
    func pixels() throws -> Pixels {
      try canvas.draw(list, scale: 1)
      return try canvas.readPixels()
    }
  }

  private func picture(_ number: Int) -> PictureID { PictureID(rawValue: number) }

  private let everything = Rect(x: 0, y: 0, width: 200, height: 200)

  @Test func `a picture comes in as small as it is drawn`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: try folder.write(.quarters(400, 200), to: "a.png"))
    stage.shown = [(picture(1), Rect(x: 0, y: 0, width: 100, height: 50))]
    #expect(canvas.textures.state(of: picture(1)) == .absent)
    stage.settle()
    #expect(canvas.textures.state(of: picture(1)) == .ready)
    #expect(stage.loader.bytes == 100 * 50 * 4)
    #expect(canvas.textures.pictures[picture(1)]?.texture?.width == 100)
    #expect(try stage.pixels()[10, 10] == SIMD4(255, 0, 0, 255))
  }

  @Test func `a picture fades in over its placeholder`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: try folder.write(.quarters(40, 40), to: "a.png"))
    stage.shown = [(picture(1), everything)]
    var reds: [UInt8] = []
    while stage.loader.isBusy || !stage.loader.isComplete || reds.count < 5 {
      stage.frame()
      reds.append(try stage.pixels()[20, 20].y)
      usleep(1000)
      try #require(reds.count < 60_000)
    }
    #expect(reds.first ?? 0 > 200 && reds.last == 0)
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 }, "\(reds)")
    #expect(Set(reds).count > 5, "\(reds)")
  }

  @Test func `a picture that is drawn larger is replaced without a gap`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: try folder.write(.quarters(400, 400), to: "a.png"))
    stage.shown = [(picture(1), Rect(x: 0, y: 0, width: 50, height: 50))]
    stage.settle()
    stage.shown = [(picture(1), everything)]
    var widths: Set<Int> = []
    for _ in 0..<60_000 where !widths.contains(200) {
      stage.frame()
      #expect(canvas.textures.state(of: picture(1)) == .ready)
      widths.insert(canvas.textures.pictures[picture(1)]?.texture?.width ?? 0)
      #expect(try stage.pixels()[20, 20] == SIMD4(255, 0, 0, 255))
      usleep(1000)
    }
    #expect(widths == [50, 200])
    #expect(stage.loader.bytes == 200 * 200 * 4)
  }

  @Test func `room for a zoom is loaded at once`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: try folder.write(.quarters(400, 400), to: "a.png"))
    stage.sharpSize = Size(width: 150, height: 1)
    stage.shown = [(picture(1), Rect(x: 0, y: 0, width: 50, height: 50))]
    stage.settle()
    #expect(canvas.textures.pictures[picture(1)]?.texture?.width == 150)
  }

  @Test func `one broken picture costs itself and no other`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: folder.path + "/gone.png")
    stage.loader.define(picture(2), path: try folder.write(.quarters(40, 40), to: "b.png"))
    stage.loader.define(picture(3), path: try folder.write([], to: "c.png"))
    stage.shown = (1...3).map { (picture($0), everything) }
    stage.settle()
    #expect(canvas.textures.state(of: picture(1)) == .failed(reason: "gone.png: There is no such file."))
    #expect(canvas.textures.state(of: picture(2)) == .ready)
    #expect(stage.loader.problems[picture(3)]?.description.hasPrefix("c.png: The file is empty.") == true)
    #expect(stage.loader.problems[picture(2)] == nil)
  }

  @Test func `a file that is written again is shown again`() throws {
    let stage = Stage(canvas)
    let path = try folder.write(.quarters(40, 40), to: "a.png")
    stage.loader.define(picture(1), path: path)
    stage.shown = [(picture(1), everything)]
    stage.settle()
    _ = try folder.write(Bitmap(30, 30) { _, _ in Bitmap.blue }, to: "a.png")
    stage.loader.reload(path: path)
    stage.settle()
    #expect(try stage.pixels()[20, 20] == SIMD4(0, 0, 255, 255))
    _ = try folder.write([1, 2, 3], to: "a.png")
    stage.loader.reload(path: path)
    stage.settle()
    #expect(stage.loader.problems[picture(1)] != nil && canvas.textures.state(of: picture(1)) != .ready)
    #expect(stage.loader.bytes == 0)
    _ = try folder.write(.quarters(40, 40), to: "a.png")
    stage.loader.reload(path: path)
    stage.settle()
    #expect(stage.loader.problems[picture(1)] == nil)
    #expect(try stage.pixels()[20, 20] == SIMD4(255, 0, 0, 255))
  }

  @Test func `a layer that its file does not have is an empty place, through which the others are seen`() throws {
    let stage = Stage(canvas)
    let path = try folder.write(TestOpenRaster.valley(), to: "valley.ora")
    stage.loader.define(picture(1), path: PictureAddress(file: path, layer: "Sky 0.1").text)
    stage.loader.define(picture(2), path: PictureAddress(file: path, layer: "Gone").text)
    stage.shown = (1...2).map { (picture($0), everything) }
    stage.settle()
    #expect(canvas.textures.state(of: picture(2)) == .failed(reason: "valley.ora, layer Gone, is missing"))
    let seen = try stage.pixels()[5, 5]
    let place = SIMD4<Int>(0x7A, 0x6B, 0x68, 255)
    #expect(stage.loader.problems[picture(2)]?.description == "valley.ora, layer Gone: It has no layer \"Gone\".")
    let sky = SIMD4<Int>(90, 160, 240, 255)
    for channel in 0..<3 {
      let mixed = Double(sky[channel]) * 0.75 + Double(place[channel]) * 0.25
      #expect(abs(mixed - Double(seen[channel])) < 6, "\(seen)")
    }
    // It comes back with the layer.
    let stack = "<layer name='Gone' src='data/a.png'/><layer name='Sky 0.1' src='data/a.png'/>"
    _ = try folder.write(
      TestOpenRaster.bytes(60, 40, stack: stack, [.init("a", 60, 40, [255, 0, 0, 255])]), to: "valley.ora")
    stage.loader.reload(path: PictureAddress(file: path, layer: "Gone").text)
    stage.settle()
    #expect(canvas.textures.state(of: picture(2)) == .ready && stage.loader.problems[picture(2)] == nil)
  }

  @Test func `of a file of layers that is saved again only the layers that changed are made anew`() throws {
    let stage = Stage(canvas)
    let path = try folder.write(TestOpenRaster.valley(), to: "valley.ora")
    let layers = ["Sky 0.1", "Hills", "Sun"].map { PictureAddress(file: path, layer: $0).text }
    for (number, layer) in layers.enumerated() { stage.loader.define(picture(number), path: layer) }
    stage.shown = layers.indices.map { (picture($0), everything) }
    stage.settle()
    func textures() -> [Int] { layers.indices.map { canvas.textures.pictures[picture($0)]?.texture?.id ?? -1 } }
    let before = textures()
    _ = try folder.write(TestOpenRaster.valley(near: [250, 0, 0, 255]), to: "valley.ora")
    for layer in layers { stage.loader.reload(path: layer) }
    stage.settle()
    let after = textures()
    #expect(before[0] == after[0] && before[1] != after[1] && before[2] == after[2] && !after.contains(-1))
    #expect(try stage.pixels()[100, 190] == SIMD4(250, 0, 0, 255))
    // Broken for a while, all of them come back.
    _ = try folder.write([1, 2, 3], to: "valley.ora")
    for layer in layers { stage.loader.reload(path: layer) }
    stage.settle()
    #expect(stage.loader.problems.count == 3)
    _ = try folder.write(TestOpenRaster.valley(), to: "valley.ora")
    for layer in layers { stage.loader.reload(path: layer) }
    stage.settle()
    #expect(stage.loader.problems.isEmpty && !textures().contains(-1))
    #expect(try stage.pixels()[100, 190] == SIMD4(0, 90, 0, 255))
  }

  @Test func `in a window at rest, all layers of a file that is saved are looked at, whichever has changed`() throws {
    let told = Mutex(false)
    let loader = PictureLoader(canvas: canvas, decoder: .built, telling: { told.withLock { $0 = true } })
    let path = try folder.write(TestOpenRaster.valley(), to: "valley.ora")
    let layers = ["Sky 0.1", "Mist", "Hills"].map { PictureAddress(file: path, layer: $0).text }
    var list = DrawList()
    for (number, layer) in layers.enumerated() {
      loader.define(picture(number), path: layer)
      list.append(.picture(PictureQuad(picture(number), frame: everything)))
    }
    var time = 1.0
    /// Goes on as a window does that draws nothing: when it is told, and while there is something to do.
    func rest() {
      loader.show(list, surface: Size(width: 200, height: 200), scale: 1, at: time)
      _ = loader.advance(to: time)
      for _ in 0..<60_000 where !loader.isComplete || loader.isBusy {
        usleep(1000)
        guard loader.isBusy || loader.dueTime != nil || told.withLock({ $0 }) else { continue }
        told.withLock { $0 = false }
        time += 1.0 / 60
        _ = loader.advance(to: time)
      }
    }
    rest()
    let before = canvas.textures.pictures[picture(2)]?.texture?.id
    _ = try folder.write(TestOpenRaster.valley(near: [250, 0, 0, 255]), to: "valley.ora")
    for layer in layers { loader.reload(path: layer) }
    rest()
    #expect(loader.isComplete && canvas.textures.pictures[picture(2)]?.texture?.id != before)
  }

  @Test func `a picture may show another file, or none`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: try folder.write(.quarters(40, 40), to: "a.png"))
    stage.shown = [(picture(1), everything)]
    stage.frame()
    stage.loader.define(picture(1), path: try folder.write(Bitmap(9, 9) { _, _ in Bitmap.blue }, to: "b.png"))
    stage.settle()
    #expect(try stage.pixels()[20, 20] == SIMD4(0, 0, 255, 255))
    stage.loader.forget(picture(1))
    stage.settle()
    #expect(canvas.textures.state(of: picture(1)) == .absent && stage.loader.bytes == 0)
  }

  @Test func `a file that is replaced over and over while it loads ends in a picture or a sentence`() throws {
    let stage = Stage(canvas)
    let path = try folder.write(.quarters(300, 300), to: "a.png")
    let versions = [
      try folder.bytes(of: .quarters(300, 300), as: "png"), try folder.bytes(of: .quarters(9, 9), as: "bmp"),
    ]
    stage.loader.define(picture(1), path: path)
    stage.shown = [(picture(1), everything)]
    for round in 0..<60 {
      _ = try folder.write(Array(versions[round % 2].prefix(round % 3 == 0 ? 90 : .max)), to: "a.png")
      stage.loader.reload(path: path)
      for _ in 0..<3 { stage.frame() }
    }
    _ = try folder.write(versions[0], to: "a.png")
    stage.loader.reload(path: path)
    stage.settle()
    #expect(canvas.textures.state(of: picture(1)) == .ready && stage.loader.problems.isEmpty)
  }

  @Test func `what lies ahead is loaded while there is room, and never at the cost of the screen`() throws {
    let stage = Stage(canvas, budget: 20_000)
    for number in 1...9 {
      stage.loader.define(picture(number), path: try folder.write(.quarters(20, 20), to: "\(number).png"))
    }
    stage.shown = [(picture(1), Rect(x: 0, y: 0, width: 20, height: 20))]
    stage.settle(expecting: Array(2...9))
    #expect((1...9).allSatisfy { canvas.textures.state(of: picture($0)) == .ready })
    let small = Stage(canvas, budget: 5000)
    for number in 11...19 {
      small.loader.define(picture(number), path: "\(folder.path)/\(number - 10).png")
    }
    small.shown = [(picture(11), Rect(x: 0, y: 0, width: 20, height: 20))]
    small.settle(expecting: Array(12...19))
    #expect((11...19).filter { canvas.textures.state(of: picture($0)) == .ready } == [11, 12])
  }

  @Test func `scrolling past many pictures keeps within the budget`() throws {
    let stage = Stage(canvas, budget: 12 * 1600)
    for number in 0..<60 {
      stage.loader.define(picture(number), path: try folder.write(.quarters(60, 60), to: "\(number).png"))
    }
    for step in 0..<600 {
      stage.shown = (0..<3).map { (picture((step / 10 + $0) % 60), Rect(x: 0, y: 0, width: 20, height: 20)) }
      stage.frame(expecting: (3..<6).map { (step / 10 + $0) % 60 })
      #expect(stage.loader.bytes <= 12 * 1600)
      usleep(500)
    }
    stage.settle()
    #expect(canvas.textures.pictures.count <= 12)
  }

  @Test func `a strip at a time is uploaded once the patience is over`() throws {
    // A clock that shows a millisecond more each time it is looked at.
    var now = 0.0
    let clock = {
      now += 0.001
      return now
    }
    let stage = Stage(canvas, clock: clock)
    let path = try folder.write(Bitmap(2000, 1000) { x, y in UInt32(x &* y) | 0xFF00_0000 }, to: "a.png")
    stage.loader.define(picture(1), path: path)
    stage.shown = [(picture(1), Rect(x: 0, y: 0, width: 2000, height: 1000))]
    var most = 0
    for _ in 0..<60_000 where canvas.textures.state(of: picture(1)) != .ready {
      let before = canvas.textures.uploadedBytes
      stage.frame()
      most = max(most, canvas.textures.uploadedBytes - before)
      usleep(1000)
    }
    #expect(most > 0 && most <= 2 << 20, "\(most) bytes in a frame")
  }

  @Test func `all that is on screen can be waited for`() throws {
    let stage = Stage(canvas)
    for number in 1...5 {
      stage.loader.define(picture(number), path: try folder.write(.quarters(90, 60), to: "\(number).jpg"))
    }
    stage.loader.define(picture(6), path: folder.path + "/gone.jpg")
    stage.shown = (1...6).map { (picture($0), Rect(x: 0, y: 0, width: 45, height: 30)) }
    stage.frame()
    stage.loader.loadAll()
    #expect(stage.loader.isComplete && !stage.loader.isBusy)
    #expect((1...5).allSatisfy { canvas.textures.state(of: picture($0)) == .ready })
    #expect(stage.loader.problems.keys.map(\.rawValue) == [6])
    // The pixels that the worker read meanwhile change nothing.
    stage.settle()
    #expect(stage.loader.bytes == 5 * 45 * 30 * 4)
  }

  @Test func `a blurred picture takes a few pixels, has no tile before it comes in, and follows its file`() throws {
    let stage = Stage(canvas)
    let path = try folder.write(.quarters(400, 400), to: "a.png")
    stage.loader.define(picture(1), path: path)
    stage.shown = [(picture(1).blurred, everything)]
    stage.frame()
    #expect(try stage.pixels()[100, 100] == SIMD4(0, 0, 0, 255))
    stage.settle()
    #expect(stage.loader.bytes == 96 * 96 * 4)
    let middle = try stage.pixels()[100, 100]
    #expect(middle != SIMD4(255, 0, 0, 255) && middle != SIMD4(0, 0, 0, 255))
    // However large it is drawn, and beside the picture itself.
    stage.shown = [(picture(1).blurred, Rect(x: -500, y: 0, width: 1000, height: 1000))]
    stage.settle()
    #expect(stage.loader.bytes == 96 * 96 * 4)
    stage.shown.append((picture(1), Rect(x: 0, y: 0, width: 40, height: 40)))
    stage.settle()
    #expect(stage.loader.bytes == (96 * 96 + 40 * 40) * 4)
    #expect(try stage.pixels()[5, 5] == SIMD4(255, 0, 0, 255))
    _ = try folder.write(Bitmap(400, 400) { _, _ in 0xFF00_FF00 }, to: "a.png")
    stage.loader.reload(path: path)
    stage.settle()
    #expect(try stage.pixels()[150, 150] == SIMD4(0, 255, 0, 255))
    stage.loader.forget(picture(1))
    #expect(canvas.textures.state(of: picture(1).blurred) == .absent)
    #expect(stage.loader.bytes == 0)
  }

  @Test func `a blurred picture that cannot be shown leaves the ground as it is, and says why`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: folder.path + "/gone.jpg")
    stage.shown = [(picture(1).blurred, everything)]
    stage.settle()
    #expect(stage.loader.problems[picture(1).blurred] != nil)
    #expect(try stage.pixels()[100, 100] == SIMD4(0, 0, 0, 255))
  }

  @Test func `lost textures come back`() throws {
    let stage = Stage(canvas)
    stage.loader.define(picture(1), path: try folder.write(.quarters(40, 40), to: "a.png"))
    stage.shown = [(picture(1), everything)]
    stage.settle()
    try canvas.rebuildTextures()
    #expect(canvas.textures.state(of: picture(1)) == .absent)
    stage.settle()
    #expect(canvas.textures.state(of: picture(1)) == .ready)
    #expect(try stage.pixels()[20, 20] == SIMD4(255, 0, 0, 255))
  }
}
