import Boundary
import Effects
import Geometry

/// A small view of a whole picture with the visible crop moving over it.
public struct Minimap: Hashable, Sendable {
  /// Index into the scene's pictures.
  public let index: Int
  var picture: ScenePicture
  var aspect: Double
  /// The visible part, in the picture's unit square. Outside the square where a formula exceeds it.
  public private(set) var part: Rect

  private static let frame = Color(0x4C9DFF)
  private static let shade = Color(0x000000, opacity: 0.55)
  private static let margin = 8.0

  /// For the picture layer nearest the middle of the screen. Nil if there is none.
  public init?(_ layers: [Layer], of preview: Preview) {
    let screen = preview.setting.screen
    func distance(_ layer: Layer) -> Double {
      let frame = layer.visibleFrame.intersection(screen)
      let away = Point(x: frame.midX - screen.midX, y: frame.midY - screen.midY)
      // In a stack the cover, which is drawn last.
      return away.x * away.x + away.y * away.y
    }
    var nearest: (layer: Layer, picture: Int)?
    for layer in layers where layer.isVisible && !layer.visibleFrame.intersection(screen).isEmpty {
      guard case .picture(let index, _) = layer.content, preview.pictures.images.indices.contains(index) else {
        continue
      }
      if let known = nearest, distance(known.layer) < distance(layer) - 1e-9 { continue }
      nearest = (layer, index)
    }
    guard let nearest else { return nil }
    let placement = nearest.layer.placement
    let whole = placement.whole
    guard whole.width > 0, whole.height > 0 else { return nil }
    let shown = placement.part(in: screen)
    index = nearest.picture
    picture = preview.pictures.images[nearest.picture]
    aspect = preview.setting.aspect(ofPicture: nearest.picture)
    part = Rect(
      x: (shown.x - whole.x) / whole.width, y: (shown.y - whole.y) / whole.height,
      width: shown.width / whole.width, height: shown.height / whole.height)
  }
}

extension Minimap {
  /// The picture's frame: as large as fits in the lower left corner of `room`. Nil if there is no space.
  public func frame(in room: Rect) -> Rect? {
    let space = Size(width: room.width - 2 * Self.margin, height: room.height - 2 * Self.margin)
    guard space.width > 8, space.height > 8, aspect > 0, aspect.isFinite else { return nil }
    let width = min(space.width, space.height * aspect)
    let height = width / aspect
    return Rect(x: room.x + Self.margin, y: room.maxY - Self.margin - height, width: width, height: height)
  }

  /// Draws it there, on a small card with a border.
  public func draw(in room: Rect, paper: Color, edge: Color, into list: inout DrawList) {
    guard let frame = frame(in: room) else { return }
    let (width, height) = (frame.width, frame.height)
    list.append(
      .shape(
        RoundedShape(
          frame: frame.inset(by: 0 - Self.margin), radius: 8, fill: paper, border: edge, borderWidth: 1)))
    list.append(.picture(PictureQuad(picture.id, frame: frame)))
    let crop = Rect(
      x: frame.x + part.x * width, y: frame.y + part.y * height, width: part.width * width,
      height: part.height * height)
    shade(frame, around: crop.intersection(frame), into: &list)
    list.append(
      .shape(
        RoundedShape(frame: crop.intersection(frame.inset(by: -6)), radius: 1, border: Self.frame, borderWidth: 1.5)))
  }

  private func shade(_ frame: Rect, around crop: Rect, into list: inout DrawList) {
    guard !crop.isEmpty else { return list.append(.fill(frame, Self.shade)) }
    let sides = [
      Rect(x: frame.x, y: frame.y, width: frame.width, height: crop.y - frame.y),
      Rect(x: frame.x, y: crop.maxY, width: frame.width, height: frame.maxY - crop.maxY),
      Rect(x: frame.x, y: crop.y, width: crop.x - frame.x, height: crop.height),
      Rect(x: crop.maxX, y: crop.y, width: frame.maxX - crop.maxX, height: crop.height),
    ]
    for side in sides where !side.isEmpty { list.append(.fill(side, Self.shade)) }
  }
}
