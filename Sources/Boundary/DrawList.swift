import Geometry
import Notation

/// A frame: commands in painter's order, the first furthest back. All lengths are points.
///
/// It is a value: equal lists show the same picture, so an idle window can skip drawing.
public struct DrawList: Hashable, Sendable {
  public private(set) var commands: [DrawCommand] = []
  public private(set) var vertices: [Vertex] = []
  public private(set) var indices: [UInt32] = []
  private var clip: Rect?

  public init() {}
}

extension DrawList {
  public var isEmpty: Bool { commands.isEmpty }

  /// Clears the frame but keeps the memory for the next one.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    clip = nil
  }

  /// Longer than any line that fits a screen, in bytes of UTF-8.
  public static let longestText = 4096

  /// Adds a command. What no screen shows of a text is left out.
  public mutating func append(_ command: DrawCommand) {
    if case .text(let text, let box, let style) = command, text.utf8.count > Self.longestText {
      return commands.append(.text(text.beginning(Self.longestText), box: box, style: style))
    }
    commands.append(command)
  }

  /// Clips the drawing of `body` to `rect`, in addition to any clip already in force.
  public mutating func clipped(to rect: Rect, _ body: (inout DrawList) -> Void) {
    let outer = clip
    let inner = outer.map { $0.intersection(rect) } ?? rect
    clip = inner
    commands.append(.clip(inner))
    body(&self)
    commands.append(.clip(outer))
    clip = outer
  }

  /// Adds triangles. `corners` are indices into `points`.
  public mutating func appendMesh(
    skin: Mesh.Skin = .color, points: some Sequence<Vertex>, corners: some Sequence<UInt32>
  ) {
    let first = UInt32(vertices.count)
    let start = indices.count
    vertices.append(contentsOf: points)
    for corner in corners { indices.append(first &+ corner) }
    appendMesh(skin, from: start, Int(first))
  }

  /// Draws the triangles that `body` adds with `corner` and `triangle` as one mesh.
  public mutating func mesh(skin: Mesh.Skin = .color, _ body: (inout DrawList) -> Void) {
    let (start, first) = (indices.count, vertices.count)
    body(&self)
    appendMesh(skin, from: start, first)
  }

  /// Makes a mesh of the indices and vertices from these positions on.
  private mutating func appendMesh(_ skin: Mesh.Skin, from index: Int, _ vertex: Int) {
    commands.append(
      .mesh(
        Mesh(
          skin: skin, indices: index..<indices.count, vertices: vertex..<vertices.count,
          bounds: bounds(of: index, vertex))))
  }

  /// The bounding box of the vertices from `vertex` on, if all indices from `index` on refer to them.
  private func bounds(of index: Int, _ vertex: Int) -> Rect? {
    guard indices[index...].allSatisfy({ Int($0) >= vertex && Int($0) < vertices.count }) else { return nil }
    var least = SIMD2<Float>(repeating: .infinity)
    var most = -least
    for corner in vertices[vertex...] {
      let place = SIMD2(corner.x, corner.y)
      guard corner.x.isFinite, corner.y.isFinite else { return nil }
      least = pointwiseMin(least, place)
      most = pointwiseMax(most, place)
    }
    guard most.x >= least.x else { return nil }
    return Rect(
      x: Double(least.x), y: Double(least.y), width: Double(most.x) - Double(least.x),
      height: Double(most.y) - Double(least.y))
  }

  /// Adds a corner to the current mesh and returns its number for `triangle`.
  public mutating func corner(_ vertex: Vertex) -> UInt32 {
    vertices.append(vertex)
    return UInt32(vertices.count - 1)
  }

  public mutating func triangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Appends another frame unchanged, within any clip already in force.
  public mutating func append(_ list: DrawList) {
    let firstVertex = UInt32(vertices.count)
    let firstIndex = indices.count
    vertices.append(contentsOf: list.vertices)
    append(list.indices, countedFrom: firstVertex)
    let outer = clip
    var hasClip = false
    for command in list.commands {
      switch command {
      case .clip(let rect):
        hasClip = true
        commands.append(.clip(rect.map { rect in outer.map { $0.intersection(rect) } ?? rect } ?? outer))
      case .mesh(let mesh):
        commands.append(.mesh(mesh.moved(indices: firstIndex, vertices: Int(firstVertex))))
      default: commands.append(command)
      }
    }
    if hasClip { commands.append(.clip(outer)) }
  }

  /// Appends the indices of another list, whose vertices begin at `first` in this one.
  private mutating func append(_ others: [UInt32], countedFrom first: UInt32) {
    let start = indices.count
    indices.append(contentsOf: others)
    guard first > 0 else { return }
    indices.withUnsafeMutableBufferPointer { indices in
      for place in start..<indices.count { indices[place] = indices[place] &+ first }
    }
  }

  /// Appends another frame scaled and moved, such as a screen on the stage or a gallery thumbnail.
  public mutating func append(_ list: DrawList, scaledBy scale: Double, at origin: Point) {
    append(list, FrameTransform(scale: scale, origin: origin))
  }

  /// Appends another frame on its way to its place: where it is, as large as it is, and as far as it shows.
  public mutating func append(_ list: DrawList, posed pose: Pose) {
    append(list, FrameTransform(scale: pose.scale, origin: pose.origin, opacity: pose.opacity, isPassing: true))
  }

  private mutating func append(_ list: DrawList, _ placement: FrameTransform) {
    let firstVertex = UInt32(vertices.count)
    let firstIndex = indices.count
    for vertex in list.vertices { vertices.append(placement.place(vertex)) }
    append(list.indices, countedFrom: firstVertex)
    let outer = clip
    for command in list.commands {
      commands.append(placement.place(command, firstIndex: firstIndex, firstVertex: Int(firstVertex), clip: outer))
    }
    if list.commands.contains(where: { if case .clip = $0 { true } else { false } }) { commands.append(.clip(outer)) }
  }
}
