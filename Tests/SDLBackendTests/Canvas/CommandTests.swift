import Boundary
import Geometry
import Testing

@testable import SDLBackend

/// The pixels drawn by each command.
@Suite(.serialized) struct CommandTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var build: @Sendable (inout DrawList) -> Void
    /// Expected red at places.
    var expected: [(x: Int, y: Int, red: Int)]

    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(
      name: "a fill covers its pixels and no other",
      build: { $0.append(.fill(Rect(x: 10, y: 10, width: 4, height: 4), .white)) },
      expected: [(9, 10, 0), (10, 10, 255), (13, 13, 255), (14, 13, 0), (10, 9, 0), (10, 14, 0)]),
    Case(
      name: "an edge inside a pixel covers its share of it",
      build: { $0.append(.fill(Rect(x: 10.25, y: 10, width: 4.5, height: 4), .white)) },
      expected: [(9, 11, 0), (10, 11, 191), (11, 11, 255), (13, 11, 255), (14, 11, 191), (15, 11, 0)]),
    Case(
      name: "a line thinner than a pixel is as much fainter",
      build: { $0.append(.fill(Rect(x: 0, y: 10.25, width: 64, height: 0.5), .white)) },
      expected: [(5, 9, 0), (5, 10, 128), (5, 11, 0)]),
    Case(
      name: "half opacity is half as bright",
      build: { $0.append(.fill(Rect(x: 0, y: 0, width: 64, height: 48), Color(0xFFFFFF, opacity: 0.5))) },
      expected: [(0, 0, 128), (63, 47, 128)]),
    Case(
      name: "a clip cuts on both sides",
      build: { list in
        list.clipped(to: Rect(x: 4, y: 4, width: 8, height: 8)) {
          $0.append(.fill(Rect(x: 0, y: 6, width: 64, height: 40), .white))
        }
        list.append(.fill(Rect(x: 40, y: 40, width: 2, height: 2), .white))
      },
      expected: [(3, 7, 0), (4, 7, 255), (11, 11, 255), (12, 11, 0), (11, 12, 0), (4, 5, 0), (40, 40, 255)]),
    Case(
      name: "a clip inside a pixel shows its share of it",
      build: { list in
        list.clipped(to: Rect(x: 0, y: 4.5, width: 64, height: 8)) {
          $0.append(.fill(Rect(x: 0, y: 0, width: 64, height: 48), .white))
        }
      },
      expected: [(5, 3, 0), (5, 4, 128), (5, 5, 255), (5, 11, 255), (5, 12, 128), (5, 13, 0)]),
    Case(
      name: "two rows that meet inside a pixel let nothing through",
      build: {
        $0.append(.fill(Rect(x: 0, y: 0, width: 64, height: 10.5), Color(0xC8C8C8)))
        $0.append(.fill(Rect(x: 0, y: 10.5, width: 64, height: 20), Color(0x646464)))
      },
      expected: [(5, 9, 200), (5, 10, 150), (5, 11, 100)]),
    Case(
      name: "nor do they when the lower one comes first",
      build: {
        $0.append(.fill(Rect(x: 0, y: 10.5, width: 64, height: 20), Color(0x646464)))
        $0.append(.fill(Rect(x: 0, y: 0, width: 64, height: 10.5), Color(0xC8C8C8)))
      },
      expected: [(5, 9, 200), (5, 10, 150), (5, 11, 100)]),
    Case(
      name: "a gradient goes down",
      build: {
        $0.append(.gradient(Rect(x: 0, y: 0, width: 64, height: 48), from: .black, to: .white, along: .vertical))
      },
      expected: [(0, 0, 3), (63, 0, 3), (31, 24, 130), (5, 47, 252)]),
    Case(
      name: "a gradient goes to the right",
      build: {
        $0.append(.gradient(Rect(x: 0, y: 0, width: 64, height: 48), from: .black, to: .white, along: .horizontal))
      },
      expected: [(0, 0, 2), (0, 47, 2), (32, 24, 130), (63, 5, 253)]),
    Case(
      name: "a mesh is cut to the clip",
      build: { list in
        list.clipped(to: Rect(x: 8, y: 8, width: 8, height: 8)) {
          $0.appendMesh(
            points: [(-20, -20), (90, -20), (-20, 90)].map { Vertex(x: $0.0, y: $0.1, color: .white) },
            corners: [0, 1, 2])
        }
      },
      expected: [(7, 8, 0), (8, 8, 255), (15, 15, 255), (16, 15, 0), (15, 16, 0)]),
    Case(
      name: "a rounded shape leaves its corners, the cover paints them only",
      build: {
        $0.append(.shape(RoundedShape(frame: Rect(x: 0, y: 0, width: 20, height: 20), radius: 10, fill: .white)))
        $0.append(
          .shape(
            RoundedShape(frame: Rect(x: 30, y: 0, width: 20, height: 20), radius: 10, part: .corners, fill: .white)))
      },
      expected: [
        (0, 0, 0), (10, 10, 255), (10, 0, 250), (19, 19, 0), (30, 0, 255), (40, 10, 0), (49, 19, 255), (40, 1, 0),
        (50, 0, 0), (29, 19, 0),
      ]),
    Case(
      name: "a rounded shape has no seams",
      build: {
        $0.append(.shape(RoundedShape(frame: Rect(x: 2.3, y: 2.6, width: 40, height: 40), radius: 9.4, fill: .white)))
      },
      expected: (4..<41).map { ($0, 22, 255) } + (5..<41).map { (22, $0, 255) } + [(2, 3, 0), (1, 22, 0), (43, 22, 0)]),
    Case(
      name: "a border lies within the edge",
      build: {
        $0.append(
          .shape(
            RoundedShape(
              frame: Rect(x: 10, y: 10, width: 30, height: 30), radius: 6, border: .white, borderWidth: 2)))
      },
      expected: [(9, 25, 0), (10, 25, 255), (11, 25, 255), (12, 25, 0), (25, 39, 255), (25, 40, 0), (25, 25, 0)]),
  ]

  @Test(arguments: cases) func `a command leaves these pixels`(_ c: Case) throws {
    for renderer in Stage.renderers {
      let pixels = try Stage(renderer: renderer).pixels(c.build)
      for place in c.expected {
        let red = pixels.red(place.x, place.y)
        #expect(abs(red - place.red) <= 3, "\(renderer) at \(place.x), \(place.y): \(red), not \(place.red)")
      }
    }
  }

  @Test func `bad numbers draw nothing and break nothing`() throws {
    let bad: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, 1e-300]
    for renderer in Stage.renderers {
      let stage = try Stage(renderer: renderer)
      try stage.canvas.textures.define(PictureID(rawValue: 0), Pixels(width: 3, height: 2) { _, _ in 200 })
      for one in bad {
        for other in bad {
          let rect = Rect(x: one, y: other, width: other, height: one)
          let wide = Rect(x: 3, y: one, width: one, height: other)
          _ = try stage.pixels { list in
            for rect in [rect, wide] {
              list.append(.fill(rect, .white))
              list.append(.gradient(rect, from: .white, to: .black, along: .vertical))
              list.append(
                .picture(PictureQuad(PictureID(rawValue: 0), crop: rect, frame: Rect(x: 0, y: 0, width: 9, height: 9))))
              list.append(.picture(PictureQuad(PictureID(rawValue: 0), crop: rect, frame: rect, radius: one)))
              list.append(.picture(PictureQuad(PictureID(rawValue: 7), frame: rect, radius: other)))
              list.append(.text("Lisbon", box: rect, style: TextStyle(size: one, color: .white)))
              list.append(
                .text(
                  "Lisbon", box: Rect(x: 0, y: 0, width: 60, height: 20), style: TextStyle(size: other, color: .white)))
              list.append(
                .shape(
                  RoundedShape(
                    frame: rect, radius: other, fill: .white, border: .white, borderWidth: one,
                    shadow: .init(color: .white, blur: other, offset: Point(x: one, y: other)))))
              list.append(.shape(RoundedShape(frame: rect, radius: other, part: .corners, fill: .white)))
            }
            list.appendMesh(
              points: [Vertex(x: Float(one), y: Float(other), u: Float(one), v: 7, color: .white)],
              corners: [0, 0, 0, 9])
            list.append(.mesh(Mesh(skin: .picture(PictureID(rawValue: 4)), indices: 0..<90)))
            list.append(.clip(rect))
            list.append(.fill(wide, .white))
          }
        }
      }
    }
  }
}
