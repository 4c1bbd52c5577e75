import Boundary
import Geometry
import Raster
import TestSupport
import Testing

@testable import SDLBackend

/// The painter redraws only differences, with the same result as a full redraw.
@Suite(.serialized) struct DamageTests {
  private static let picture = Pixels(width: 40, height: 30) { ($0 * 37 ^ $1 * 91) & 255 }

  /// A frame with all kinds of commands. `step` moves and changes a part of it.
  private static func frame(_ step: Int, _ random: inout SplitMix64) -> DrawList {
    var list = DrawList()
    list.append(
      .gradient(Rect(x: 0, y: 0, width: 300, height: 200), from: .white, to: Color(0x8090A0), along: .vertical))
    let y = Double(step) * 3.7
    let pictures = [PictureID(rawValue: 0), PictureID(rawValue: 1)]
    list.clipped(to: Rect(x: 20.5, y: 10.25, width: 120, height: 150)) { list in
      for row in 0..<4 {
        let frame = Rect(x: 20.5, y: y + Double(row) * 40.5 - 20, width: 120, height: 40.5)
        list.append(.picture(PictureQuad(pictures[row % 2], frame: frame, radius: row == 2 ? 9 : 0)))
        list.append(.text("Row \(row)", box: frame, style: TextStyle(size: 13, color: .white)))
      }
    }
    for column in 0..<5 {
      let frame = Rect(x: 160 + Double(column) * 25, y: 20, width: 20, height: 30)
      let color = column == step % 5 ? Color(0xFF8000) : Color(0x336699)
      list.append(
        .shape(
          RoundedShape(
            frame: frame, radius: 6, fill: color, border: .black, borderWidth: 1,
            shadow: .init(color: .black.opacity(0.5), blur: 5, offset: Point(x: 0, y: 2)))))
    }
    list.append(
      .text("\(step)", box: Rect(x: 200, y: 100, width: 60, height: 30), style: TextStyle(size: 20, color: .black)))
    // Lists of equal length are compared in a different way.
    if step % 3 == 1 { list.append(.fill(Rect(x: 262.5, y: 60, width: 20, height: Double(step)), Color(0x20A060))) }
    let corner = Float(random.number(150...290))
    list.appendMesh(
      points: [(corner, 150), (290, 190), (150, 195)].map {
        Vertex(x: $0.0, y: $0.1, color: Color(0xC02040, opacity: 0.6))
      },
      corners: [0, 1, 2])
    list.appendMesh(
      skin: .picture(pictures[0]),
      points: [(5, 5), (15, 5), (5, 15)].map { Vertex(x: $0.0, y: $0.1, u: $0.0 / 20, v: $0.1 / 20, color: .white) },
      corners: [0, 1, 2])
    return list
  }

  @Test func `frame after frame has the pixels of one that was drawn alone`() throws {
    var random = SplitMix64(seed: 3)
    let stage = try Stage(300, 200, renderer: .software)
    let alone = try Stage(300, 200, renderer: .software)
    for stage in [stage, alone] { try stage.canvas.textures.define(PictureID(rawValue: 0), Self.picture) }
    var saved = 0
    for step in 0..<40 {
      if step == 20 {
        for stage in [stage, alone] { try stage.canvas.textures.define(PictureID(rawValue: 1), Self.picture) }
      }
      if step == 25 {
        for stage in [stage, alone] { stage.canvas.textures.finish(PictureID(rawValue: 1), opacity: 0.4) }
      }
      let list = Self.frame(step / 2, &random)
      try stage.canvas.draw(list, scale: 1, clear: nil)
      alone.canvas.forgetFrame()
      try alone.canvas.draw(list, scale: 1)
      #expect(try stage.canvas.readPixels() == alone.canvas.readPixels(), "step \(step)")
      saved += 300 * 200 - stage.canvas.painter.damage.parts.reduce(0) { $0 + $1.area }
    }
    #expect(saved > 0)
  }

  @Test func `of a screen that moves nothing around it is drawn anew, however much of the list comes and goes`() throws
  {
    let stage = try Stage(500, 500, renderer: .software)
    let alone = try Stage(500, 500, renderer: .software)
    let screen = Rect(x: 110, y: 60, width: 180, height: 380)
    func list(_ step: Int) -> DrawList {
      var list = DrawList()
      list.append(.fill(Rect(x: 0, y: 0, width: 500, height: 500), .white))
      list.append(
        .shape(
          RoundedShape(
            frame: Rect(x: 100, y: 50, width: 200, height: 400), radius: 20, border: .black, borderWidth: 10,
            shadow: .init(color: .black, blur: 40, offset: Point(x: 0, y: 18), hidden: screen))))
      list.clipped(to: screen) { list in
        for row in 0..<(5 + step % 2) {
          let frame = Rect(x: 110, y: 60 - Double(step) * 7.3 + Double(row) * 90, width: 180, height: 90)
          list.append(.fill(frame, Color(UInt32(row * 0x202020 + 0x3050))))
        }
        list.append(.fill(Rect(x: 110, y: 380, width: 180, height: 60), Color(0xC0A080)))
      }
      return list
    }
    for step in 0..<8 {
      try stage.canvas.draw(list(step), scale: 1, clear: nil)
      alone.canvas.forgetFrame()
      try alone.canvas.draw(list(step), scale: 1)
      #expect(try stage.canvas.readPixels() == alone.canvas.readPixels(), "step \(step)")
      guard step > 0 else { continue }
      let screen = PixelBounds(columns: 110..<290, rows: 60..<440)
      #expect(stage.canvas.painter.damage.parts.allSatisfy { $0.intersection(screen) == $0 })
      #expect(!stage.canvas.painter.damage.parts.isEmpty)
    }
  }

  @Test func `a frame like the last one is not drawn, and what stands still beside what moves neither`() throws {
    let stage = try Stage(1000, 600, renderer: .software)
    func draw(_ x: Double) throws -> [PixelBounds] {
      var list = DrawList()
      list.append(.fill(Rect(x: 0, y: 0, width: 1000, height: 600), .white))
      list.append(.fill(Rect(x: x, y: 100, width: 20, height: 20), .black))
      list.append(
        .text("still", box: Rect(x: 800, y: 400, width: 90, height: 30), style: TextStyle(size: 20, color: .black)))
      try stage.canvas.draw(list, scale: 1)
      return stage.canvas.painter.damage.parts
    }
    #expect(try draw(10) == [PixelBounds(columns: 0..<1000, rows: 0..<600)])
    #expect(try draw(10) == [])
    #expect(try draw(40) == [PixelBounds(columns: 10..<60, rows: 100..<120)])
    stage.canvas.forgetFrame()
    #expect(try draw(40) == [PixelBounds(columns: 0..<1000, rows: 0..<600)])
  }

  @Test func `GL and the painter differ by no more than rounding, but for an edge through the middle of a pixel`()
    throws
  {
    var random = SplitMix64(seed: 5)
    let stages = try Stage.renderers.map { try Stage(300, 200, renderer: $0) }
    for stage in stages {
      for picture in 0..<2 { try stage.canvas.textures.define(PictureID(rawValue: picture), Self.picture) }
    }
    for step in 0..<20 {
      let list = Self.frame(step, &random)
      for stage in stages { try stage.canvas.draw(list, scale: 1) }
      let far = try stages[0].canvas.readPixels().places(apart: 3, from: stages[1].canvas.readPixels())
      // A graphics card places corners at a fraction of a pixel: if a mesh edge runs through the middle of a pixel, the
      // two may differ.
      #expect(far.count <= 2, "step \(step): \(far)")
    }
  }
}
