import Boundary
import Effects
import Geometry
import Measure
import PreviewKit

/// The design, painted in the pixels of a film.
struct DesignedFrames<Painter: MatchPainter> {
  let screen: DesignedScreen
  let map: ScreenMap
  let painter: Painter
  private var coverages: [LayerContent: CoveredCells] = [:]
  private var sketches: [Int: Sketch] = [:]

  /// Points between two sketches.
  static var spacing: Double { 6 }

  init(_ screen: DesignedScreen, _ map: ScreenMap, _ painter: Painter) {
    (self.screen, self.map, self.painter) = (screen, map, painter)
  }
}

extension DesignedFrames {
  func frame(of layers: [Layer]) throws(MatchFailure) -> GrayFrame {
    var content = DrawList()
    screen.draw(layers, into: &content)
    var list = DrawList()
    list.append(.fill(Rect(x: 0, y: 0, width: Double(painter.width), height: Double(painter.height)), .black))
    list.clipped(to: map.painted(screen.screen)) {
      $0.append(content, scaledBy: map.across, at: map.corner)
    }
    return try painter.gray(of: list)
  }

  /// The part of its box that a layer covers.
  mutating func coverage(of layer: Layer) throws(MatchFailure) -> CoveredCells {
    guard layer.content.isInk || !screen.isOpaque(layer) else { return .all }
    if let known = coverages[layer.content] { return known }
    var alone = layer
    let box = layer.wholePicture.size
    let zoom = layer.content.isInk ? 1 : Double(CoveredCells.side) * 2 / max(1, box.width, box.height)
    let size = Size(width: box.width * zoom, height: box.height * zoom)
    (alone.frame, alone.crop, alone.clip) = (Rect(size), .unit, nil)
    (alone.opacity, alone.rotation, alone.blur, alone.shadow) = (1, 0, 0, 0)
    func frame(on ground: Color) throws(MatchFailure) -> GrayFrame {
      var list = DrawList()
      list.append(.fill(Rect(x: 0, y: 0, width: Double(painter.width), height: Double(painter.height)), ground))
      screen.draw(alone: alone, into: &list)
      return try painter.gray(of: list)
    }
    let found = CoveredCells(
      onBlack: try frame(on: .black), onWhite: try frame(on: .white), width: min(painter.width, Int(size.width)),
      height: min(painter.height, Int(size.height)))
    coverages[layer.content] = found
    return found
  }

  /// A sketch of the design at a multiple of the spacing.
  mutating func sketch(_ number: Int) throws(MatchFailure) -> Sketch {
    if let known = sketches[number] { return known }
    let sketch = Sketch(try frame(of: screen.layers(at: Double(number) * Self.spacing)))
    sketches[number] = sketch
    return sketch
  }
}
