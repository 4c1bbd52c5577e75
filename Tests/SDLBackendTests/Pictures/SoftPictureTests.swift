import Boundary
import Geometry
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// Blurred pictures as they are drawn: mixed from prepared steps.
@Suite(.serialized) struct SoftPictureTests {
  let folder: PictureFolder
  private let id = PictureID(rawValue: 3)

  init() throws { folder = try PictureFolder() }

  /// A cut-out with hard edges and colors that change within a few pixels.
  private static let cutOut = Bitmap(96, 64) { x, y in
    let isInside = (x - 48) * (x - 48) + 2 * (y - 32) * (y - 32) < 900
    let color = UInt32(x / 8 % 2 == y / 8 % 2 ? 0x20C0F0 : 0xF04010)
    return (isInside ? 0xFF00_0000 : 0) | color
  }
  private static let opaque = Bitmap(96, 64) { x, y in
    0xFF00_0000 | UInt32(x / 8 % 2 == y / 8 % 2 ? 0x20C0F0 : 0xF04010)
  }

  private func list(blur deviation: Double, edges: BlurEdges, in frame: Rect, opacity: Double = 1) -> DrawList {
    var list = DrawList()
    list.append(.fill(Rect(x: 0, y: 0, width: 240, height: 200), Color(0x305070)))
    let (across, down) = (edges.across == .fade ? 3 * deviation : 0, edges.down == .fade ? 3 * deviation : 0)
    var quad = PictureQuad(
      id,
      crop: Rect(
        x: -across / frame.width, y: -down / frame.height, width: 1 + 2 * across / frame.width,
        height: 1 + 2 * down / frame.height),
      frame: Rect(
        x: frame.x - across, y: frame.y - down, width: frame.width + 2 * across, height: frame.height + 2 * down),
      tint: Color.white.opacity(opacity))
    quad.soften(BlurMix(deviation: deviation, width: frame.width, edges: edges))
    quad.sharpSize = frame.size
    list.append(.picture(quad))
    return list
  }

  private func stage(_ renderer: CanvasOptions.Renderer, _ picture: Bitmap) throws -> (Canvas, PictureLoader) {
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 240, height: 200), renderer: renderer))
    let loader = PictureLoader(canvas: canvas, decoder: .built)
    loader.define(id, path: try folder.write(picture, to: "a.png"))
    return (canvas, loader)
  }

  private func pixels(_ list: DrawList, _ canvas: Canvas, _ loader: PictureLoader) throws -> Pixels {
    loader.show(list, surface: Size(width: 240, height: 200), scale: 1, at: 0)
    loader.loadAll()
    try canvas.draw(list, scale: 1)
    return try canvas.readPixels()
  }

  /// A channel of a picture at a place on the screen, blurred by sums, on the background; a pixel of the picture is one
  /// of the screen.
  private func plain(
    _ picture: Bitmap, _ bell: [Double], _ edges: BlurEdges, _ channel: UInt32, x: Int, y: Int, over behind: Double
  ) -> Double {
    let (width, height) = (picture.size.width, picture.size.height)
    let reach = bell.count - 1
    var (color, opacity, whole) = (0.0, 0.0, 0.0)
    func places(_ middle: Int, _ count: Int, _ edge: BlurEdges.Edge) -> [Int?] {
      (middle - reach...middle + reach).map { place in
        switch edge {
        case .fade: (0..<count).contains(place) ? place : nil
        case .extend: min(max(0, place), count - 1)
        case .tile: (place % count + count) % count
        }
      }
    }
    let shares = bell.dropFirst().reversed() + bell
    let (lines, spots) = (places(y, height, edges.down), places(x, width, edges.across))
    for row in shares.indices {
      for column in shares.indices {
        let share = shares[row] * shares[column]
        whole += share
        guard let line = lines[row], let spot = spots[column] else { continue }
        let texel = picture.texels[line * width + spot]
        opacity += share * Double(texel >> 24) / 255
        color += share * Double(texel >> (8 * channel) & 0xFF) * Double(texel >> 24) / 255
      }
    }
    return color / whole + behind * (1 - opacity / whole)
  }

  /// The shares of a row of pixels by their distance, as far as they count.
  private static func bell(deviation: Double) -> [Double] {
    (0...Int((4 * deviation).rounded(.up))).map { bell(Double($0 * $0) / (2 * deviation * deviation)) }
  }

  private static func bell(_ power: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for step in 1...40 {
      term *= -power / 64 / Double(step)
      sum += term
    }
    return (0..<6).reduce(sum) { value, _ in value * value }
  }

  @Test(arguments: Stage.renderers, [true, false])
  func `a blur of any strength is the Gaussian of the picture, with its edges`(
    _ renderer: CanvasOptions.Renderer, _ isOpaque: Bool
  ) throws {
    let picture = isOpaque ? Self.opaque : Self.cutOut
    let (canvas, loader) = try stage(renderer, picture)
    var worst: [Double: Double] = [:]
    for deviation in [1.3, 2, 3.5, 5, 7.5, 11] {
      let bell = Self.bell(deviation: deviation)
      for edges in [BlurEdges.fade, .extend] {
        let shown = try pixels(
          list(blur: deviation, edges: edges, in: Rect(x: 70, y: 60, width: 96, height: 64)), canvas, loader)
        for y in stride(from: edges.spreads ? -20 : 0, to: edges.spreads ? 84 : 64, by: 7) {
          for x in stride(from: edges.spreads ? -30 : 0, to: edges.spreads ? 126 : 96, by: 5) {
            for (channel, behind) in [(UInt32(0), 0x30), (2, 0x70)] {
              let wanted = plain(picture, bell, edges, channel, x: x, y: y, over: Double(behind))
              let found = Double(shown[70 + x, 60 + y][Int(channel)])
              worst[deviation] = max(worst[deviation] ?? 0, (found - wanted).magnitude)
            }
          }
        }
      }
    }
    #expect(worst.values.allSatisfy { $0 <= 8 }, "\(worst)")
  }

  @Test func `both renderers draw the same blur, half opaque, turned and cut as well`() throws {
    for (number, edges) in [BlurEdges.fade, .extend, BlurEdges(across: .tile, down: .fade)].enumerated() {
      var shown: [Pixels] = []
      for renderer in Stage.renderers {
        let (canvas, loader) = try stage(renderer, Self.cutOut)
        var drawn = list(blur: 4.3, edges: edges, in: Rect(x: 70.3, y: 60.6, width: 96, height: 64), opacity: 0.6)
        guard case .picture(var quad) = drawn.commands[1] else { continue }
        if number > 0 { quad.turn = Turn(degrees: 20, about: quad.frame.center) }
        drawn.clipped(to: Rect(x: 60, y: 20.5, width: 90, height: 120)) { $0.append(.picture(quad)) }
        shown.append(try pixels(drawn, canvas, loader))
      }
      let difference = shown[0].difference(from: shown[1])
      #expect(difference.largest <= 4, "\(edges): \(difference)")
    }
  }

  @Test(arguments: Stage.renderers)
  func `blurs that grow step by step change the picture by little, and never back`(
    _ renderer: CanvasOptions.Renderer
  ) throws {
    let (canvas, loader) = try stage(renderer, Self.cutOut)
    var contrast = Double.infinity
    var last: Pixels?
    for step in 0...60 {
      let list = list(
        blur: Double(step) * 0.25, edges: .fade, in: Rect(x: 70, y: 60, width: 96, height: 64))
      let shown = try pixels(list, canvas, loader)
      // How uneven the middle is.
      let values = (80..<156).map { Double(shown[$0, 92].x) }
      let mean = values.reduce(0, +) / Double(values.count)
      let uneven = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +).squareRoot()
      #expect(uneven <= contrast + 1.5, "\(step)")
      contrast = uneven
      if let last, step > 6 {
        let change = shown.difference(from: last).largest
        #expect(change <= 26, "\(step): \(change)")
      }
      last = shown
    }
  }

  @Test(arguments: Stage.renderers)
  func `the nearest step stands in for one that is not there, and a frame that repeats takes no memory`(
    _ renderer: CanvasOptions.Renderer
  ) throws {
    let (canvas, loader) = try stage(renderer, Self.opaque)
    let frame = Rect(x: 70, y: 60, width: 96, height: 64)
    let strong = try pixels(list(blur: 8.1, edges: .extend, in: frame), canvas, loader)
    // Nothing is loaded for this one.
    let weak = list(blur: 3, edges: .extend, in: frame)
    try canvas.draw(weak, scale: 1)
    let standIn = try canvas.readPixels()
    #expect(standIn.difference(from: strong).largest < 40)
    #expect(try pixels(weak, canvas, loader).difference(from: standIn).largest > 40)
    let bytes = canvas.textures.bytes
    for _ in 0..<5 { _ = try pixels(weak, canvas, loader) }
    #expect(canvas.textures.bytes == bytes)
  }

  @Test func `a picture that is forgotten takes its blurs and mixes along`() throws {
    let (canvas, loader) = try stage(.software, Self.cutOut)
    let empty = canvas.textures.bytes
    for deviation in [2.0, 3, 4] {
      _ = try pixels(
        list(blur: deviation, edges: .fade, in: Rect(x: 70, y: 60, width: 96, height: 64)), canvas, loader)
    }
    #expect(canvas.textures.bytes > empty && loader.tones[id] != nil)
    loader.forget(id)
    #expect(loader.bytes == 0)
    try canvas.draw(DrawList(), scale: 1)
    #expect(canvas.textures.bytes == empty)
  }

  @Test(arguments: Stage.renderers) func `a line of text is blurred around its letters`(
    _ renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try Stage(300, 120, renderer: renderer)
    func shown(blur: Double) throws -> Pixels {
      try stage.pixels { list in
        var style = TextStyle(size: 40, color: .white, alignment: .center)
        style.blur = blur
        list.append(.text("Hamburg", box: Rect(x: 50, y: 20, width: 200, height: 80), style: style))
      }
    }
    func mean(_ pixels: Pixels) -> Double {
      Double((0..<120).reduce(0) { sum, y in sum + (0..<300).reduce(0) { $0 + pixels.red($1, y) } }) / 36_000
    }
    let sharp = try shown(blur: 0)
    var peak = 256
    for blur in [0.5, 1, 2, 3, 5, 8, 12, 16] {
      let soft = try shown(blur: blur)
      #expect((mean(soft) - mean(sharp)).magnitude < 0.5, "\(blur): \(mean(soft)), \(mean(sharp))")
      let (place, wanted) = (soft.centroid, sharp.centroid)
      #expect(
        (place.x - wanted.x).magnitude < 0.5 && (place.y - wanted.y).magnitude < 0.5, "\(blur): \(place) \(wanted)")
      let brightest = (0..<120).flatMap { y in (0..<300).map { soft.red($0, y) } }.max() ?? 0
      #expect(brightest <= peak, "\(blur)")
      peak = brightest
    }
    #expect(peak < 120)
  }

  @Test func `the blurs that a line will come to are set a few a frame, and then any of them takes no memory`() throws {
    let stage = try Stage(300, 120, renderer: .software)
    func draw(blur: Double) throws -> Int {
      _ = try stage.pixels { list in
        var style = TextStyle(size: 30, color: .white)
        (style.blur, style.blurs) = (blur, 0...10)
        list.append(.text("Low sun", box: Rect(x: 50, y: 20, width: 200, height: 80), style: style))
      }
      return stage.canvas.cost.uploadedBytes
    }
    var uploads: [Int] = []
    while uploads.last != 0 {
      uploads.append(try draw(blur: 0))
      try #require(uploads.count < 100)
    }
    #expect(uploads.count > 8, "\(uploads)")
    for blur in stride(from: 0, through: 10, by: 0.07) { #expect(try draw(blur: blur) == 0, "\(blur)") }
  }
}
