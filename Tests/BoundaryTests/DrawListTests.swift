import Boundary
import Geometry
import TestSupport
import Testing

/// Draw lists: finished clips, vertices of meshes, and nested frames.
@Suite struct DrawListTests {
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)
  private let red = Color(0xFF0000)

  private func check(_ list: DrawList, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list.description == lines.joined(separator: "\n"), sourceLocation: sourceLocation)
  }

  @Test func `a clip inside a clip is cut to it, and the outer one returns`() {
    var list = DrawList()
    list.clipped(to: Rect(x: 0, y: 0, width: 100, height: 50)) { list in
      list.append(.fill(square, red))
      list.clipped(to: Rect(x: 60, y: 40, width: 100, height: 50)) { $0.append(.fill(square, red)) }
      list.clipped(to: Rect(x: 200, y: 0, width: 5, height: 5)) { $0.append(.fill(square, red)) }
    }
    list.append(.fill(square, red))
    check(
      list, "clip [0.0 0.0 100.0 50.0]", "fill [0.0 0.0 10.0 10.0] #FF0000", "clip [60.0 40.0 40.0 10.0]",
      "fill [0.0 0.0 10.0 10.0] #FF0000", "clip [0.0 0.0 100.0 50.0]", "clip [200.0 0.0 0.0 5.0]",
      "fill [0.0 0.0 10.0 10.0] #FF0000", "clip [0.0 0.0 100.0 50.0]", "clip off",
      "fill [0.0 0.0 10.0 10.0] #FF0000")
  }

  @Test func `a frame within a frame is scaled, moved and cut to the clip in force`() {
    var inner = DrawList()
    inner.append(.fill(square, red))
    inner.clipped(to: square) { $0.append(.picture(PictureQuad(PictureID(rawValue: 3), frame: square, radius: 4))) }
    var list = DrawList()
    list.clipped(to: Rect(x: 100, y: 0, width: 3, height: 100)) {
      $0.append(inner, scaledBy: 0.5, at: Point(x: 100, y: 20))
    }
    check(
      list, "clip [100.0 0.0 3.0 100.0]", "fill [100.0 20.0 5.0 5.0] #FF0000", "clip [100.0 20.0 3.0 5.0]",
      "picture 3 [0.0 0.0 1.0 1.0] -> [100.0 20.0 5.0 5.0] radius 2.0", "clip [100.0 0.0 3.0 100.0]",
      "clip [100.0 0.0 3.0 100.0]", "clip off")
  }

  private func meshes(_ list: DrawList) -> [Mesh] {
    list.commands.compactMap { if case .mesh(let mesh) = $0 { mesh } else { nil } }
  }

  @Test func `a mesh knows what it spans, scaled and moved too, and that a corner is none`() {
    func corner(_ x: Float, _ y: Float) -> Vertex { Vertex(x: x, y: y, color: red) }
    let points = [corner(1, 2), corner(4, 2), corner(1, 8)]
    var list = DrawList()
    list.appendMesh(points: [corner(.infinity, 0)], corners: [0, 0, 0])
    list.appendMesh(points: points, corners: [0, 1, 2])
    list.appendMesh(points: points, corners: [0, 1, 3])
    list.appendMesh(points: [Vertex](), corners: [UInt32]())
    list.mesh { list in
      let first = list.corner(corner(5, 5))
      list.triangle(first, first, first)
    }
    let square = Rect(x: 5, y: 5, width: 0, height: 0)
    #expect(meshes(list).map(\.bounds) == [nil, Rect(x: 1, y: 2, width: 3, height: 6), nil, nil, square])
    #expect(meshes(list).map(\.vertices) == [0..<1, 1..<4, 4..<7, 7..<7, 7..<8])
    var outer = list
    outer.append(list, scaledBy: 2, at: Point(x: 10, y: 0))
    #expect(meshes(outer).dropFirst(6).first?.bounds == Rect(x: 12, y: 4, width: 6, height: 12))
    #expect(meshes(outer).dropFirst(6).first?.vertices == 9..<12)
  }

  @Test func `a frame added as it is equals one that is scaled by one and moved by nothing`() {
    var inner = DrawList()
    inner.append(.text("a", box: square, style: TextStyle(size: 12, color: .black)))
    inner.clipped(to: square) { list in
      list.appendMesh(points: [Vertex(x: 1, y: 2, color: red)], corners: [0, 0, 0])
      list.append(.shape(RoundedShape(frame: square, radius: 4, fill: red)))
    }
    for clip in [nil, Rect(x: 3, y: 0, width: 100, height: 5)] {
      var plain = DrawList()
      var scaled = DrawList()
      for _ in 0..<2 {
        if let clip {
          plain.clipped(to: clip) { $0.append(inner) }
          scaled.clipped(to: clip) { $0.append(inner, scaledBy: 1, at: Point(x: 0, y: 0)) }
        } else {
          plain.append(inner)
          scaled.append(inner, scaledBy: 1, at: Point(x: 0, y: 0))
        }
      }
      #expect(plain == scaled)
    }
  }

  @Test func `every length of a frame within a frame is scaled`() {
    var inner = DrawList()
    inner.append(.gradient(square, from: .white, to: .clear, along: .vertical))
    inner.append(.text("a", box: square, style: TextStyle(size: 12, color: .black)))
    inner.append(
      .shape(
        RoundedShape(
          frame: square, radius: 3, fill: red, border: .white, borderWidth: 1,
          shadow: .init(color: .black, blur: 5, offset: Point(x: 1, y: 2)))))
    var list = DrawList()
    list.append(inner, scaledBy: 2, at: Point(x: 1, y: 1))
    check(
      list, "gradient [1.0 1.0 20.0 20.0] #FFFFFF to #000000/00 vertical",
      "text \"a\" [1.0 1.0 20.0 20.0] 24.0 regular #000000 leading",
      "shape inside [1.0 1.0 20.0 20.0] radius 6.0 fill #FF0000 border 2.0 #FFFFFF"
        + " shadow #000000 blur 10.0 at [2.0 4.0]")
  }

  @Test func `a frame put in at its own size in the corner changes nothing`() {
    let inner = mesh(at: 5)
    var list = DrawList()
    list.append(inner, scaledBy: 1, at: .zero)
    #expect(list == inner)
  }

  @Test func `meshes count from their own vertices, alone and in a frame within a frame`() {
    var list = mesh(at: 0)
    list.appendMesh(points: triangle(at: 10), corners: [0, 1, 2, 2, 1, 0])
    #expect(list.indices == [0, 1, 2, 3, 4, 5, 5, 4, 3])
    #expect(meshes(list).last?.indices == 3..<9)
    var outer = mesh(at: 50)
    outer.append(list, scaledBy: 2, at: Point(x: 100, y: 0))
    #expect(outer.indices == [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6])
    #expect(meshes(outer).map(\.indices) == [0..<3, 3..<6, 6..<12])
    #expect(outer.vertices.map(\.x) == [50, 51, 50, 100, 102, 100, 120, 122, 120])
    #expect(outer.vertices.allSatisfy { outer.vertices.count == 9 && $0.color == red })
  }

  @Test func `a list that is emptied is as new, clip and all`() {
    var list = mesh(at: 0)
    list.clipped(to: square) { $0.append(.fill(square, red)) }
    #expect(!list.isEmpty)
    list.removeAll()
    #expect(list.isEmpty && list == DrawList() && list.description.isEmpty)
  }

  @Test func `equal frames are equal lists, and a hair of difference is one`() {
    #expect(mesh(at: 1) == mesh(at: 1))
    #expect(mesh(at: 1) != mesh(at: 1.000_1))
    #expect(mesh(at: 1).hashValue == mesh(at: 1).hashValue)
  }

  @Test func `clips nested at random are what they share`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let rects = (0..<3).map { _ in
        Rect(
          x: random.number(0...50), y: random.number(0...50), width: random.number(0...60),
          height: random.number(0...60))
      }
      var list = DrawList()
      list.clipped(to: rects[0]) { $0.clipped(to: rects[1]) { $0.clipped(to: rects[2]) { _ in } } }
      let shared = rects[0].intersection(rects[1]).intersection(rects[2])
      #expect(list.commands[2] == .clip(shared) && list.commands.last == .clip(nil), "\(rects)")
    }
  }

  private func triangle(at x: Float) -> [Vertex] {
    [Vertex(x: x, y: 0, color: red), Vertex(x: x + 1, y: 0, color: red), Vertex(x: x, y: 1, color: red)]
  }

  private func mesh(at x: Float) -> DrawList {
    var list = DrawList()
    list.appendMesh(points: triangle(at: x), corners: [0, 1, 2])
    return list
  }
}
