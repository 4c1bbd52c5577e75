import Boundary
import Geometry
import Testing

@testable import SDLBackend

/// Motion finer than a pixel.
@Suite(.serialized) struct MotionTests {
  enum Thing: CaseIterable { case fill, picture, roundedPicture, shape, text }

  static func append(_ thing: Thing, at y: Double, to list: inout DrawList) {
    let frame = Rect(x: 20, y: y, width: 24, height: 16)
    switch thing {
    case .fill: list.append(.fill(frame, .white))
    case .picture: list.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: frame)))
    case .roundedPicture: list.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: frame, radius: 5)))
    case .shape: list.append(.shape(RoundedShape(frame: frame, radius: 5, fill: .white)))
    case .text: list.append(.text("HHH", box: frame, style: TextStyle(size: 12, color: .white)))
    }
  }

  @Test(arguments: Thing.allCases, Stage.renderers)
  func `twenty steps of a tenth are twenty pictures, each a tenth further`(
    _ thing: Thing, _ renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try Stage(renderer: renderer)
    try stage.canvas.textures.define(PictureID(rawValue: 0), Pixels(width: 24, height: 16) { 60 + 7 * $0 + 3 * $1 })
    var seen: Set<Pixels> = []
    var first: Double?
    for step in 0..<20 {
      let pixels = try stage.pixels { Self.append(thing, at: 10 + Double(step) / 10, to: &$0) }
      seen.insert(pixels)
      let place = pixels.centroid.y
      first = first ?? place
      let moved = place - (first ?? 0)
      #expect(abs(moved - Double(step) / 10) <= 0.05, "step \(step) moved \(moved)")
    }
    #expect(seen.count == 20)
  }

  @Test(arguments: Stage.renderers)
  func `a picture behind a moving clip stands still`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    try stage.canvas.textures.define(
      PictureID(rawValue: 0), Pixels(width: 64, height: 48) { ($0 * 37 ^ $1 * 91) & 255 })
    let frame = Rect(x: 0.3, y: 0.7, width: 64, height: 48)
    let whole = try stage.pixels { $0.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: frame))) }
    for step in 0..<20 {
      let window = Rect(x: 5, y: 8 + Double(step) * 0.37, width: 40, height: 20)
      let cut = try stage.pixels { list in
        list.clipped(to: window) { $0.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: frame))) }
      }
      let inside = PixelRect(window, scale: 1)
      #expect(cut.difference(from: whole, inside: inside).largest <= 1, "step \(step)")
      #expect(cut.red(4, 15) == 0 && cut.red(45, 15) == 0)
    }
  }

  @Test(arguments: Stage.renderers)
  func `crop and frame cut together show the same as a clip`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    try stage.canvas.textures.define(PictureID(rawValue: 0), Pixels(width: 64, height: 48) { ($0 * 3 + $1 * 2) & 255 })
    let clipped = try stage.pixels { list in
      list.clipped(to: Rect(x: 0, y: 12, width: 64, height: 12)) {
        $0.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: Rect(x: 0, y: 0, width: 64, height: 48))))
      }
    }
    let cropped = try stage.pixels {
      $0.append(
        .picture(
          PictureQuad(
            PictureID(rawValue: 0), crop: Rect(x: 0, y: 0.25, width: 1, height: 0.25),
            frame: Rect(x: 0, y: 12, width: 64, height: 12))))
    }
    #expect(clipped == cropped)
  }

  @Test(arguments: Stage.renderers)
  func `a picture at its own size on whole pixels is itself`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    let picture = Pixels(width: 20, height: 15) { ($0 * 37 ^ $1 * 91) & 255 }
    try stage.canvas.textures.define(PictureID(rawValue: 0), picture)
    let pixels = try stage.pixels {
      $0.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: Rect(x: 7, y: 9, width: 20, height: 15))))
    }
    for y in 0..<15 { for x in 0..<20 { #expect(pixels[7 + x, 9 + y] == picture[x, y]) } }
  }

  @Test(arguments: Stage.renderers)
  func `the pixel scale comes last`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    let small = try stage.pixels(scale: 1) { Self.append(.shape, at: 12, to: &$0) }
    let large = try Stage(128, 96, renderer: renderer).pixels(scale: 2) { Self.append(.shape, at: 12, to: &$0) }
    #expect(abs(large.centroid.y - 2 * small.centroid.y) < 0.01)
    #expect(large.red(40, 40) == 255 && large.red(39, 40) == 0)
  }
}
