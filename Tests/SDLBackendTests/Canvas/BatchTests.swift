import Boundary
import CSDL2
import Geometry
import Testing

@testable import SDLBackend

/// What a frame costs, and that a refused draw call is heard.
@Suite(.serialized) struct BatchTests {
  @Test func `quads of one picture are one draw call`() throws {
    let stage = try Stage()
    try stage.canvas.define(PictureID(rawValue: 0), Pixels(width: 2, height: 2) { _, _ in 99 })
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
        try stage.canvas.define(PictureID(rawValue: picture), Pixels(width: 2, height: 2) { _, _ in 99 })
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
    let texture = stage.canvas.pages[0].texture.pointer
    #expect {
      try stage.canvas.batch.use(texture, isOpaque: false)
      for corner in 0..<3 {
        stage.canvas.batch.append(Float(corner), 0, 2, 0, .init(r: 0, g: 0, b: 0, a: 0))
      }
      stage.canvas.batch.triangle(0, 1, 2)
      try stage.canvas.batch.flush()
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
