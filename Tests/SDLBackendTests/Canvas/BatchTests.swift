import Boundary
import CSDL2
import Geometry
import Testing

@testable import SDLBackend

/// The cost of a frame, and the report of a refused draw call.
@Suite(.serialized) struct BatchTests {
  @Test func `quads of one picture are one draw call`() throws {
    let stage = try Stage()
    try stage.canvas.textures.define(PictureID(rawValue: 0), Pixels(width: 2, height: 2) { _, _ in 99 })
    _ = try stage.pixels { list in
      for row in 0..<40 {
        list.append(
          .picture(PictureQuad(PictureID(rawValue: 0), frame: Rect(x: 0, y: Double(row), width: 60, height: 1))))
      }
    }
    #expect(stage.canvas.cost.drawCalls == 1)
    #expect(stage.canvas.cost.vertices == 160)
  }

  @Test func `a row of picture, title and line is two draw calls, three where it meets another inside a pixel`() throws
  {
    for (y, calls) in [(0.0, 24), (-0.5, 36)] {
      let stage = try Stage(128, 240)
      for picture in 0..<12 {
        try stage.canvas.textures.define(PictureID(rawValue: picture), Pixels(width: 2, height: 2) { _, _ in 99 })
      }
      _ = try stage.pixels { list in
        for row in 0..<12 {
          let frame = Rect(x: 0, y: y + Double(row) * 20, width: 128, height: 20)
          list.append(.picture(PictureQuad(PictureID(rawValue: row), frame: frame)))
          list.append(.text("Row", box: frame, style: TextStyle(size: 12, color: .white)))
          list.append(.fill(Rect(x: 0, y: frame.maxY - 1, width: 128, height: 1), .white))
        }
      }
      #expect(stage.canvas.cost.drawCalls <= calls)
    }
  }

  @Test func `pictures between plain rows that they meet inside pixels are a call each`() throws {
    let stage = try Stage(128, 240)
    for picture in 0..<6 {
      try stage.canvas.textures.define(PictureID(rawValue: picture), Pixels(width: 2, height: 2) { _, _ in 99 })
    }
    _ = try stage.pixels { list in
      for row in 0..<6 {
        let frame = Rect(x: 0, y: Double(row) * 40 - 0.5, width: 128, height: 20)
        list.append(.picture(PictureQuad(PictureID(rawValue: row), frame: frame)))
      }
      for row in 0..<6 {
        list.append(.fill(Rect(x: 0, y: Double(row) * 40 + 19.5, width: 128, height: 20), .white))
      }
    }
    #expect(stage.canvas.cost.drawCalls == 7)
  }

  @Test func `what a later quad covers is not drawn, and what it covers at one end is cut`() throws {
    let stage = try Stage()
    let cover = Rect(x: 10, y: 10, width: 40, height: 30)
    let cases: [(rect: Rect, vertices: Int)] = [
      (cover.inset(by: 3), 4), (cover, 4), (Rect(x: 12, y: 4, width: 30, height: 30), 8),
      // It sticks out on two sides, and is drawn whole.
      (Rect(x: 4, y: 4, width: 30, height: 30), 8),
    ]
    for c in cases {
      let half = Color(0xFF0000, opacity: 0.5)
      let with = try stage.pixels {
        $0.append(.fill(c.rect, half)); $0.append(.fill(cover, .white))
      }
      #expect(stage.canvas.cost.vertices == c.vertices, "\(c.rect)")
      stage.canvas.painter.leavesOutCovered = false
      let without = try stage.pixels {
        $0.append(.fill(c.rect, half)); $0.append(.fill(cover, .white))
      }
      stage.canvas.painter.leavesOutCovered = true
      #expect(with == without, "\(c.rect)")
    }
  }

  @Test func `a picture that is not there, is fading in, or lets light through covers nothing`() throws {
    let stage = try Stage()
    let picture = PictureID(rawValue: 3)
    let square = Rect(x: 4, y: 4, width: 30, height: 30)
    func vertices() throws -> Int {
      _ = try stage.pixels {
        $0.append(.fill(square, Color(0xFF0000)))
        $0.append(.picture(PictureQuad(picture, frame: square)))
      }
      return stage.canvas.cost.vertices
    }
    #expect(try vertices() == 8)
    try stage.canvas.textures.define(picture, Pixels(width: 2, height: 2) { _, _ in 99 })
    #expect(try vertices() == 4)
    stage.canvas.textures.finish(picture, opacity: 0.5)
    #expect(try vertices() == 12)
    var glass = Pixels(width: 2, height: 2) { _, _ in 99 }
    glass[1, 1].w = 254
    try stage.canvas.textures.define(picture, glass)
    #expect(try vertices() == 8)
  }

  @Test func `opaque quads of a picture go before blended ones, unless these lie behind them`() throws {
    let stage = try Stage()
    let picture = PictureID(rawValue: 3)
    try stage.canvas.textures.define(picture, Pixels(width: 2, height: 2) { _, _ in 99 })
    for (x, calls) in [(20.0, 2), (5, 3)] {
      _ = try stage.pixels { list in
        for (place, opacity) in [(0.0, 0.5), (x, 1), (40, 0.5), (52, 1)] {
          // Lower than what lies behind it, so that it cuts nothing off.
          let frame = Rect(x: place, y: opacity == 1 ? 2 : 0, width: 10, height: opacity == 1 ? 6 : 10)
          list.append(.picture(PictureQuad(picture, frame: frame, tint: .white.opacity(opacity))))
        }
      }
      #expect(stage.canvas.cost.drawCalls == calls)
    }
  }

  @Test func `text, lines and shapes share a draw call`() throws {
    let stage = try Stage()
    _ = try stage.pixels { list in
      for row in 0..<4 {
        let frame = Rect(x: 2, y: Double(row) * 12, width: 40, height: 11)
        list.append(.shape(RoundedShape(frame: frame, radius: 4, fill: Color(0x336699))))
        list.append(.text("Row \(row)", box: frame, style: TextStyle(size: 8, color: .white)))
        list.append(.fill(Rect(x: 0, y: frame.maxY, width: 64, height: 1), .white))
      }
    }
    #expect(stage.canvas.cost.drawCalls == 1)
  }

  @Test func `an empty frame draws nothing`() throws {
    let stage = try Stage()
    #expect(try stage.pixels { _ in }.litPixels == 0)
    #expect(stage.canvas.cost.drawCalls == 0)
  }

  @Test func `what lies outside the clip is not sent`() throws {
    let stage = try Stage()
    _ = try stage.pixels { list in
      list.append(.fill(Rect(x: -20, y: 0, width: 20, height: 20), .white))
      list.append(
        .text("out of sight", box: Rect(x: 0, y: 400, width: 60, height: 20), style: TextStyle(size: 9, color: .white)))
      list.append(.shape(RoundedShape(frame: Rect(x: 900, y: 0, width: 20, height: 20), radius: 4, fill: .white)))
      list.append(.picture(PictureQuad(PictureID(rawValue: 1), frame: Rect(x: 64, y: 0, width: 9, height: 9))))
    }
    #expect(stage.canvas.cost.drawCalls == 0)
  }

  @Test func `a refused draw call is an error with its name`() throws {
    let stage = try Stage()
    let texture = stage.canvas.painter.shapes.pages[0]
    #expect {
      try stage.canvas.painter.shapes.batch.use(texture, isOpaque: false)
      for corner in 0..<3 {
        stage.canvas.painter.shapes.batch.append(Float(corner), 0, 0, 0, .init(r: 0, g: 0, b: 0, a: 0))
      }
      // There is no tenth corner. What SDL 2 refuses beside that, SDL 3 draws.
      stage.canvas.painter.shapes.batch.triangle(0, 1, 9)
      try stage.canvas.painter.shapes.batch.flush()
    } throws: { error in
      (error as? SDLError)?.call == "SDL_RenderGeometryRaw"
    }
  }

  @Test func `nil clears nothing, a color everything`() throws {
    let stage = try Stage()
    var list = DrawList()
    list.append(.fill(Rect(x: 0, y: 0, width: 10, height: 10), .white))
    try stage.canvas.draw(list, scale: 1)
    try stage.canvas.draw(DrawList(), scale: 1, clear: nil)
    #expect(try stage.canvas.readPixels().red(5, 5) == 255)
    try stage.canvas.draw(DrawList(), scale: 1, clear: Color(0x204060))
    #expect(try stage.canvas.readPixels()[5, 5] == SIMD4(0x20, 0x40, 0x60, 255))
  }
}
