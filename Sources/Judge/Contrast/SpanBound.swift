import Boundary
import Effects
import Geometry
import PreviewKit

/// The least contrast that a line of text can have anywhere in a short span of offsets.
///
/// Every layer below is drawn once, alone, where the text is at the middle of the span. How far it moves against the
/// letters anywhere in the span follows from the formulas, so its colors under each letter are those of the pixels
/// within that distance. What lies over each other is put together as ranges of colors.
struct SpanBound<Painter: AuditPainter> {
  let looker: WordLooker<Painter>
  let id: LayerID
  /// The looks at the start of the span, at its middle and at its end.
  let looks: [WordLook]
  let middle: WordLook

  /// Distances over which a bound says something, in points.
  private static var farthest: Double { 40 }
  /// Room for what happens between the looks: a part of the distance, and points.
  private static var slack: Double { 0.1 }
  private static var leastSlack: Double { 0.02 }

  /// Nil if the text does not show at all of the offsets.
  init?(_ looker: WordLooker<Painter>, _ id: LayerID, from low: Double, to high: Double) throws(AuditFailure) {
    var looks: [WordLook] = []
    for offset in [low, (low + high) / 2, high] {
      guard let look = try looker.look(for: id, at: offset) else { return nil }
      looks.append(look)
    }
    (self.looker, self.id, self.looks, middle) = (looker, id, looks, looks[1])
  }
}

extension SpanBound {
  /// The least contrast over what the text needs by its size. Nil if too much changes in the span to say anything.
  func least() throws(AuditFailure) -> Double? {
    guard looks.allSatisfy({ $0.color == middle.color && $0.line.words == middle.line.words }) else { return nil }
    var ground = GroundRange(
      width: middle.ink.width, height: middle.ink.height,
      color: looker.screen.painter.page.channels)
    let floor = middle.below.lastIndex(where: isFloor) ?? 0
    for look in looks where look.offset != middle.offset {
      // What is under the letters elsewhere and not here.
      let known = Set(middle.below.map(\.id))
      for layer in look.below where !layer.content.isWords && !known.contains(layer.id) {
        if layer.isVisible, layer.drawnFrame.overlaps(look.frame) { return nil }
      }
    }
    for index in middle.below.indices where index >= floor && !middle.below[index].content.isWords {
      switch try colors(of: middle.below[index]) {
      case .none: continue
      case .within(let range): ground.cover(with: range)
      case .any: return nil
      }
    }
    if let own = try ownGround() { ground.cover(with: own) }
    let parts = looks.map(\.visible)
    let around = parts.dropFirst().reduce(parts[0]) { $0.union($1) }
    let within = parts.dropFirst().reduce(parts[0]) { $0.intersection($1) }
    let needs = looks.map { Legibility.needed(by: $0.line.style) }.max() ?? Legibility.text
    let least = looker.bound(
      of: middle, over: ground, in: around, fewest: middle.ink.count(in: within),
      alpha: looks.map(\.alpha).min() ?? middle.alpha)
    return least / needs
  }

  /// Whether a layer hides everything below it under the letters, in the whole span.
  private func isFloor(_ layer: Layer) -> Bool {
    guard looker.screen.hides(layer, middle.frame) else { return false }
    return looks.allSatisfy { look in
      look.below.contains { $0.id == layer.id && looker.screen.hides($0, look.frame) }
    }
  }

  /// What a text draws under its own letters goes with them.
  private func ownGround() throws(AuditFailure) -> LayerRange? {
    guard middle.line.ground.commands.count > 1 else { return nil }
    return try drawn(margin: 0) { $0.append(middle.line.ground) }
  }

  /// The colors of a layer under the letters, in the whole span.
  private enum Colors {
    /// It is never there.
    case none
    case within(LayerRange)
    /// It changes too much to say.
    case any
  }

  private func colors(of layer: Layer) throws(AuditFailure) -> Colors {
    let others = looks.map { look in look.below.first { $0.id == layer.id } }
    var reach = Point.zero
    var opacities: [Double] = []
    var isCut = false
    for (look, other) in zip(looks, others) {
      guard let other, other.isVisible else {
        opacities.append(0)
        continue
      }
      guard other.content == layer.content else { return .any }
      opacities.append(other.opacity)
      if let clip = other.edge, !clip.covers(look.frame) { isCut = true }
      guard let way = distance(of: layer, other, look) else { return .any }
      reach = Point(x: max(reach.x, way.x), y: max(reach.y, way.y))
    }
    let isTouched = zip(looks, others).contains { look, other in
      other.map { $0.isVisible && $0.drawnFrame.inset(by: -1).overlaps(look.frame) } ?? false
    }
    guard isTouched else { return .none }
    guard layer.opacity > 0, layer.finish?.blend ?? .normal == .normal else { return .any }
    if reach.x > 0 { reach.x = reach.x * (1 + Self.slack) + Self.leastSlack }
    if reach.y > 0 { reach.y = reach.y * (1 + Self.slack) + Self.leastSlack }
    guard max(reach.x, reach.y) <= Self.farthest else { return .any }
    var bare = layer
    if layer.content.isUnclipped { bare.clip = nil }
    var range = try drawn(bare, reach)
    // A blur between two others is taken to be between them.
    for other in others.compactMap(\.self) where other.blur != layer.blur {
      var blurred = bare
      blurred.blur = other.blur
      range.add(try drawn(blurred, reach))
    }
    range.move(across: Float(reach.x), down: Float(reach.y))
    let (least, most) = (isCut ? 0 : opacities.min() ?? 0, opacities.max() ?? 1)
    range.fade(by: Float(least / layer.opacity)...Float(max(least, most) / layer.opacity))
    return .within(range)
  }

  private func drawn(_ layer: Layer, _ reach: Point) throws(AuditFailure) -> LayerRange {
    let margin = Int(max(reach.x, reach.y).rounded(.up)) + 1
    let isOpaque = looker.screen.hides(layer, middle.frame.inset(by: -Double(margin)))
    return try drawn(margin: margin, isOpaque: isOpaque) {
      looker.screen.painter.draw(alone: layer, into: &$0)
    }
  }

  /// Draws around the letters' rectangle at the middle of the span, on black and on white.
  private func drawn(
    margin: Int, isOpaque: Bool = false, _ draw: (inout DrawList) -> Void
  ) throws(AuditFailure) -> LayerRange {
    var list = DrawList()
    draw(&list)
    let (width, height) = (middle.ink.width + 2 * margin, middle.ink.height + 2 * margin)
    let corner = Point(x: Double(margin) - middle.frame.x, y: Double(margin) - middle.frame.y)
    func pixels(on color: Color) throws(AuditFailure) -> PixelGrid {
      var placed = DrawList()
      placed.append(.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), color))
      placed.append(list, scaledBy: 1, at: corner)
      return try looker.painter.pixels(of: placed, width: width, height: height)
    }
    return LayerRange(
      onBlack: try pixels(on: .black), onWhite: isOpaque ? nil : try pixels(on: .white), margin: margin)
  }

  /// How far the part of a layer under the letters at another offset is from that at the middle, in points.
  private func distance(of layer: Layer, _ other: Layer, _ look: WordLook) -> Point? {
    let (here, there) = (middle.layer.placement, look.layer.placement)
    let (ground, moved) = (layer.ground, other.ground)
    var far = Point.zero
    let frame = middle.frame
    for corner in [
      frame.origin, Point(x: frame.maxX, y: frame.y), Point(x: frame.x, y: frame.maxY),
      Point(x: frame.maxX, y: frame.maxY),
    ] {
      guard let letter = here.picturePoint(at: corner),
        let place = moved.picturePoint(at: there.point(ofPicture: letter))
      else { return nil }
      let now = ground.point(ofPicture: place)
      guard now.x.isFinite, now.y.isFinite else { return nil }
      far = Point(x: max(far.x, (now.x - corner.x).magnitude), y: max(far.y, (now.y - corner.y).magnitude))
    }
    return far
  }
}

extension Layer {
  /// Where the painting of a layer is anchored: surfaces fill what shows of them.
  fileprivate var ground: Placement {
    switch content {
    case .surface: Placement(frame: visibleFrame, whole: visibleFrame)
    default: placement
    }
  }

  /// The rectangle outside of which it paints nothing.
  fileprivate var edge: Rect? { content.isUnclipped ? clip : nil }
}

extension LayerContent {
  /// Whether a clip only cuts it, and moves nothing of it.
  fileprivate var isUnclipped: Bool {
    switch self {
    case .picture, .shape, .blurred, .page, .scrim: true
    default: false
    }
  }
}

extension Rect {
  /// Whether another rectangle is inside this one.
  fileprivate func covers(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension AuditedScreen {
  /// Whether a layer covers a rectangle so that nothing shows through.
  func hides(_ layer: Layer, _ rect: Rect) -> Bool {
    guard layer.opacity >= 1, layer.radius == 0, layer.finish == nil, layer.rotation == 0, layer.blur == 0,
      layer.paintedFrame.covers(rect)
    else { return false }
    return layer.content == .surface(.bar) || preview.pictures.isOpaque(layer.content)
  }
}
