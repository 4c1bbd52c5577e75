import Boundary
import Documents
import Effects
import Geometry
import Glibc
import PreviewKit

/// Choosing layers on the stage, and moving, resizing and turning those that are chosen.
struct StageCanvas: Sendable {
  private var drag: Drag?
  /// The lines with which something that is dragged aligns, in points of the phone's screen.
  private(set) var guides: [SnapLine] = []
  /// The layer whose text is edited in place.
  private(set) var edited: LayerIdentity?

  private enum Drag: Sendable {
    case move(Move)
    case scale(about: Point, reach: Double, applied: Double)
    /// Of a shape, by an edge across an axis.
    case stretch(Axis, about: Point, reach: Double, applied: Double)
    /// In degrees.
    case turn(about: Point, last: Double)
    /// A frame that chooses what it touches, and what was chosen before.
    case frame(from: Point, to: Point, before: [LayerIdentity])
    case nothing
  }

  private struct Move: Sendable {
    let start: Point
    var frame: Rect?
    /// What a click without a drag does.
    var click: Intent?
    /// Whether a copy is moved; it stays where the layers were.
    var copies = false
    /// How far the layers were moved.
    var applied = Point(x: 0, y: 0)
    var hasMoved = false
  }

  /// Distances in window points: of a press from a handle, before a press becomes a drag, of the turning knob, and
  /// from which a layer aligns.
  private static let (reach, slop, knob, snap) = (8.0, 3.0, 26.0, 5.0)
  private static let corner = 8.0
  /// Length of the ends of a distance.
  private static let tick = 7.0
}

/// The chosen layers on the screen.
extension StageCanvas {
  static func isOn(_ studio: Studio) -> Bool {
    studio.view.options.isChoosing && !studio.document.scene.composition.isEmpty
  }

  /// The drawn layer of an identity. Nil if it does not show at this offset.
  private static func drawn(_ name: LayerIdentity, _ studio: Studio) -> Layer? {
    guard let index = studio.document.scene.layerIndex(of: name) else { return nil }
    return studio.stage.layers.layers.first { $0.id.composedIndex == index }
  }

  /// The upright rectangle around a layer on the screen. Nil if it does not show at this offset.
  static func frame(of name: LayerIdentity, _ studio: Studio) -> Rect? { drawn(name, studio).map(outline) }

  /// The layers that a frame touches. One that it is inside of is its background.
  private static func layers(touching frame: Rect, _ studio: Studio) -> [LayerIdentity] {
    studio.stage.layers.layers.compactMap { drawn in
      guard let name = free(drawn, studio) else { return nil }
      let outline = outline(drawn)
      let isAround =
        outline.x < frame.x && outline.y < frame.y && outline.maxX > frame.maxX && outline.maxY > frame.maxY
      return outline.intersection(frame).isEmpty || isAround ? nil : name
    }
  }

  /// Chooses the layer under a menu, unless it is chosen already.
  static func choice(at point: Point, _ studio: Studio) -> [Intent] {
    guard isOn(studio), studio.layout.row == nil else { return [] }
    let found = layers(at: studio.layout.scenePoint(point), studio)
    guard let first = found.first, !found.contains(where: studio.chosenLayers.contains) else { return [] }
    return [.chooseLayer(first, .only)]
  }

  /// The frame of everything that is chosen, in points of the phone's screen.
  private static func frame(_ studio: Studio) -> Rect? {
    var whole: Rect?
    for name in studio.chosenLayers {
      guard let frame = drawn(name, studio).map(outline) else { continue }
      whole = whole.map { $0.union(frame) } ?? frame
    }
    return whole
  }

  /// The upright rectangle around all of a layer, also what its box cuts off.
  private static func outline(_ layer: Layer) -> Rect {
    layer.placement.turn?.bounds(of: layer.wholePicture) ?? layer.wholePicture
  }

  /// The layers at a point, the front one first. Locked ones are looked through.
  private static func layers(at point: Point, _ studio: Studio) -> [LayerIdentity] {
    studio.stage.layers.layers.reversed().compactMap { layer($0, at: point, studio) }
  }

  /// The front layer at a point.
  private static func front(at point: Point, _ studio: Studio) -> LayerIdentity? {
    for drawn in studio.stage.layers.layers.reversed() {
      if let found = layer(drawn, at: point, studio) { return found }
    }
    return nil
  }

  /// The identity of a layer that shows and is not locked.
  private static func free(_ drawn: Layer, _ studio: Studio) -> LayerIdentity? {
    let settings = studio.document.scene.composition
    guard let index = drawn.id.composedIndex, settings.indices.contains(index), !settings[index].locked,
      drawn.isVisible
    else { return nil }
    return studio.document.scene.layerIdentities[index]
  }

  /// The same, if it shows at a point.
  private static func layer(_ drawn: Layer, at point: Point, _ studio: Studio) -> LayerIdentity? {
    guard drawn.placement.contains(point), let name = free(drawn, studio) else { return nil }
    if let picture = drawn.content.picture, let place = drawn.placement.picturePoint(at: point),
      studio.stage.shown.pictures.image(picture).flatMap({ studio.view.tones[$0.id]?.isClear(at: place) }) == true
    {
      return nil
    }
    return name
  }
}

/// The pointer.
extension StageCanvas {
  mutating func press(_ point: Point, isDouble: Bool, _ studio: Studio) -> [Intent] {
    let place = studio.layout.scenePoint(point)
    drag = .nothing
    if let handle = handle(at: point, studio) {
      drag = handle
      return []
    }
    let found = Self.layers(at: place, studio)
    let chosen = studio.chosenLayers
    let modifiers = studio.view.modifiers
    if isDouble, let first = found.first(where: chosen.contains) ?? found.first, isText(first, studio) {
      edited = first
      return [.chooseLayer(first, .only)]
    }
    edited = nil
    let adds = modifiers.contains(.shift) || modifiers.contains(.control)
    guard let first = found.first else {
      drag = .frame(from: place, to: place, before: adds ? chosen : [])
      return adds ? [] : [.chooseNoLayer]
    }
    let held = found.first(where: chosen.contains)
    // With Control, a click changes what is chosen, and a drag copies what is.
    if adds, modifiers.contains(.shift) || held == nil { return [.chooseLayer(first, .toggle)] }
    let below = held.flatMap { found.firstIndex(of: $0) }.map { found[($0 + 1) % found.count] }
    var move = Move(start: place, frame: held != nil ? Self.frame(studio) : Self.frame(of: first, studio))
    move.click = adds ? .chooseLayer(first, .toggle) : below.map { .chooseLayer($0, .only) }
    move.copies = adds
    drag = .move(move)
    return held == nil ? [.chooseLayer(first, .only)] : []
  }

  private func isText(_ name: LayerIdentity, _ studio: Studio) -> Bool {
    let scene = studio.document.scene
    return scene.layerIndex(of: name).map { scene.composition[$0].isText } ?? false
  }

  /// The handle of the chosen layers at a point of the window.
  private func handle(at point: Point, _ studio: Studio) -> Drag? {
    guard let frame = Self.frame(studio), let box = Self.handleBox(studio) else { return nil }
    let (middle, place) = (frame.center, studio.layout.scenePoint(point))
    func isNear(_ handle: Point) -> Bool { handle.distance(to: point) <= Self.reach }
    if isNear(Self.turnKnob(of: box, in: studio.layout.stage)) {
      return .turn(about: middle, last: Self.angle(of: place, about: middle))
    }
    if Self.corners(of: box).contains(where: isNear) {
      return .scale(about: middle, reach: max(1, middle.distance(to: place)), applied: 1)
    }
    let edge = Self.edges(of: box, studio).first { isNear($0.place) }
    return edge.map { .stretch($0.axis, about: middle, reach: max(1, place.distance(to: middle, $0.axis)), applied: 1) }
  }

  mutating func move(to point: Point, _ studio: Studio) -> [Intent] {
    let place = studio.layout.scenePoint(point)
    guard place.x.isFinite, place.y.isFinite else { return [] }
    switch drag {
    case .move(var move):
      var way = Point(x: place.x - move.start.x, y: place.y - move.start.y)
      guard move.hasMoved || move.start.distance(to: place) * studio.layout.zoom >= Self.slop else { return [] }
      let modifiers = studio.view.modifiers
      if !move.hasMoved {
        move.hasMoved = true
        if modifiers.contains(.alt) { move.copies = true }
        if move.copies {
          drag = .move(move)
          return [.layers(.duplicate, of: studio.chosenLayers, isHeld: false)]
        }
      }
      if modifiers.contains(.shift) { if abs(way.x) > abs(way.y) { way.y = 0 } else { way.x = 0 } }
      guides = []
      if let frame = move.frame, move.copies || !modifiers.contains(.control) {
        way = snapped(way, of: frame, studio)
      }
      let step = Point(x: way.x - move.applied.x, y: way.y - move.applied.y)
      move.applied = way
      drag = .move(move)
      return handling(.move(step), studio)
    case .frame(let start, _, let before):
      drag = .frame(from: start, to: place, before: before)
      let found = Self.layers(touching: Rect(from: start, to: place), studio)
      return [.chooseLayers(before.filter { !found.contains($0) } + found)]
    case .scale(let middle, let reach, let applied):
      let factor = max(0.02, middle.distance(to: place) / reach)
      drag = .scale(about: middle, reach: reach, applied: factor)
      return handling(.scale(factor / applied), studio)
    case .stretch(let axis, let middle, let reach, let applied):
      let factor = max(0.02, place.distance(to: middle, axis) / reach)
      drag = .stretch(axis, about: middle, reach: reach, applied: factor)
      let step = factor / applied
      let isAcross = axis == .horizontal
      return handling(.stretch(Size(width: isAcross ? step : 1, height: isAcross ? 1 : step)), studio)
    case .turn(let middle, let last):
      let angle = Self.angle(of: place, about: middle)
      var way = angle - last
      way -= (way / 360).rounded() * 360
      if studio.view.modifiers.contains(.shift) { way = (way / 15).rounded() * 15 }
      guard way != 0 else { return [] }
      drag = .turn(about: middle, last: last + way)
      return handling(.turn(way), studio)
    case .nothing, nil: return []
    }
  }

  private func handling(_ handling: Layers.Handling, _ studio: Studio) -> [Intent] {
    let scene = studio.document.scene
    let settings = scene.composition
    let layers = studio.chosenLayers.filter { scene.layerIndex(of: $0).map { !settings[$0].locked } ?? false }
    guard !layers.isEmpty else { return [] }
    return [.layers(.handle(handling, at: studio.stage.layers.offset), of: layers, isHeld: true)]
  }

  /// Ends a drag. A click on what is chosen already chooses the layer below.
  mutating func release() -> [Intent] {
    defer { (drag, guides) = (nil, []) }
    switch drag {
    case .move(let move) where !move.hasMoved: return move.click.map { [$0] } ?? []
    case .frame: return []
    default: return [.finishEdit]
    }
  }

  private static func angle(of point: Point, about middle: Point) -> Double {
    atan2(point.y - middle.y, point.x - middle.x) * 180 / .pi
  }

  func shape(at point: Point?, _ studio: Studio) -> PointerShape {
    switch drag {
    case .scale, .stretch, .turn: return .cross
    case .move, .frame, .nothing: return .arrow
    case nil: break
    }
    return point.flatMap { handle(at: $0, studio) } == nil ? .arrow : .cross
  }

  /// Begins editing a text in place. Returns false if the layer is none.
  mutating func open(_ layer: LayerIdentity, _ studio: Studio) -> Bool {
    guard isText(layer, studio) else { return false }
    edited = layer
    return true
  }

  /// Ends editing a text in place.
  mutating func endText() { edited = nil }

  /// The frame of the text that is edited, in window points.
  func textBox(_ studio: Studio) -> Rect? {
    guard let edited else { return nil }
    // A layer that was added just now is not drawn yet.
    let stage = studio.stage
    let layer =
      Self.drawn(edited, studio)
      ?? {
        var layers: [Layer] = []
        studio.document.scene.effect.layers(
          at: Moment(offset: stage.layers.offset), in: stage.shown.setting, into: &layers)
        let index = studio.document.scene.layerIndex(of: edited)
        return layers.first { $0.id.composedIndex == index }
      }()
    return layer.flatMap { Self.window(Self.outline($0), studio) }
  }
}

/// Aligning.
extension StageCanvas {
  /// The way along which the frame aligns with the screen, its safe area or another layer, if it comes near.
  private mutating func snapped(_ way: Point, of frame: Rect, _ studio: Studio) -> Point {
    let reach = Self.snap / max(0.01, studio.layout.zoom)
    let (shown, moved) = (studio.stage.shown.setting, frame.moved(x: way.x, y: way.y))
    let chosen = studio.chosenLayers
    let names = studio.document.scene.layerIdentities
    let others = studio.stage.layers.layers.filter { layer in
      layer.id.composedIndex.map { names.indices.contains($0) && !chosen.contains(names[$0]) } ?? false
    }.map(Self.outline)
    let frames = [shown.screen, shown.safeArea] + others
    let found = [Axis.horizontal, .vertical].compactMap { SnapLine.nearest(to: moved, in: frames, $0, within: reach) }
    var way = way
    for (line, step) in found {
      if line.axis == .horizontal { way.x += step } else { way.y += step }
    }
    let placed = frame.moved(x: way.x, y: way.y)
    guides = found.map { line, _ in line.measured(from: placed) }
    return way
  }
}

/// A line on the phone's screen with which something aligns.
struct SnapLine: Hashable, Sendable {
  /// Across which a thing moves onto it.
  let axis: Axis
  let place: Double
  /// The frame whose edge or middle it is.
  private let frame: Rect
  /// The stretches along it between the thing and that frame.
  private(set) var gaps: [ClosedRange<Double>] = []

  /// The line of some frames that is nearest to another one's edges and middle, and how far it is. Nil if none is near.
  static func nearest(
    to moved: Rect, in frames: [Rect], _ axis: Axis, within reach: Double
  ) -> (line: SnapLine, way: Double)? {
    let ways = frames.flatMap { frame in
      places(of: frame, axis).flatMap { line in
        places(of: moved, axis).map { (line: SnapLine(axis: axis, place: line, frame: frame), way: line - $0) }
      }
    }
    guard let best = ways.min(by: { abs($0.way) < abs($1.way) }), abs(best.way) <= reach else { return nil }
    return best
  }

  private static func places(of frame: Rect, _ axis: Axis) -> [Double] {
    axis == .horizontal ? [frame.x, frame.midX, frame.maxX] : [frame.y, frame.midY, frame.maxY]
  }

  /// Shorter distances are not shown, in points.
  private static let leastGap = 0.5

  /// With the distances of a thing on it from the frame that it aligns with: between both if they are apart, to both
  /// edges if one is inside the other.
  func measured(from thing: Rect) -> SnapLine {
    func along(_ rect: Rect) -> (start: Double, end: Double) {
      axis == .horizontal ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    }
    let (one, other) = (along(thing), along(frame))
    var found: [(start: Double, end: Double)] = []
    if one.start >= other.end {
      found = [(other.end, one.start)]
    } else if other.start >= one.end {
      found = [(one.end, other.start)]
    } else if other.start <= one.start && one.end <= other.end || one.start <= other.start && other.end <= one.end {
      found = [
        (min(one.start, other.start), max(one.start, other.start)), (min(one.end, other.end), max(one.end, other.end)),
      ]
    }
    var line = self
    line.gaps = found.filter { $0.end - $0.start > Self.leastGap }.map { $0.start...$0.end }
    return line
  }
}

/// Drawing.
extension StageCanvas {
  /// A rectangle of the phone's screen in the window.
  private static func window(_ frame: Rect, _ studio: Studio) -> Rect? {
    let (screen, zoom) = (studio.layout.screen, studio.layout.zoom)
    guard frame.isFinite else { return nil }
    return Rect(
      x: screen.x + frame.x * zoom, y: screen.y + frame.y * zoom, width: frame.width * zoom,
      height: frame.height * zoom)
  }

  /// The frame of the handles, which are on the stage. Nil if nothing that is chosen is.
  private static func handleBox(_ studio: Studio) -> Rect? {
    let box = frame(studio).flatMap { window($0, studio) }?.intersection(studio.layout.stage.inset(by: corner))
    return box.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func corners(of box: Rect) -> [Point] {
    [box.y, box.maxY].flatMap { y in [box.x, box.maxX].map { Point(x: $0, y: y) } }
  }

  /// The middles of the sides, by which an upright shape is stretched.
  private static func edges(of box: Rect, _ studio: Studio) -> [(place: Point, axis: Axis)] {
    let layers = studio.document.scene.composition
    guard studio.chosenLayers.count == 1, let name = studio.chosenLayers.first, let layer = drawn(name, studio),
      let index = layer.id.composedIndex, layers.indices.contains(index), layers[index].shape != nil,
      !layers[index].fill, layer.placement.turn == nil
    else { return [] }
    return [box.x, box.maxX].map { (Point(x: $0, y: box.midY), .horizontal) }
      + [box.y, box.maxY].map { (Point(x: box.midX, y: $0), .vertical) }
  }

  /// Above the frame, or in it if there is no room.
  private static func turnKnob(of box: Rect, in stage: Rect) -> Point {
    Point(x: box.midX, y: box.y - knob < stage.y + corner ? box.y + knob : box.y - knob)
  }

  /// Draws what is chosen, within the stage.
  func draw(_ studio: Studio, at pointer: Point?, _ theme: Theme, into list: inout DrawList) {
    list.clipped(to: studio.layout.stage) { drawChosen(studio, at: pointer, theme, into: &$0) }
  }

  private func drawChosen(_ studio: Studio, at pointer: Point?, _ theme: Theme, into list: inout DrawList) {
    let layout = studio.layout
    if drag == nil, let pointer, layout.screen(at: pointer) == 0,
      let first = Self.front(at: layout.scenePoint(pointer), studio), !studio.chosenLayers.contains(first)
    {
      outline(first, studio, theme.selection.opacity(0.6), line: 1, into: &list)
    }
    for name in studio.chosenLayers { outline(name, studio, theme.selection, line: 1.5, into: &list) }
    for guide in guides { draw(guide, layout, theme, into: &list) }
    if case .frame(let start, let end, _) = drag, start != end,
      let box = Self.window(Rect(from: start, to: end), studio)
    {
      list.append(
        .shape(
          RoundedShape(
            frame: box, radius: 0, fill: theme.selection.opacity(0.12), border: theme.selection, borderWidth: 1)))
    }
    guard let box = Self.handleBox(studio) else { return }
    for handle in Self.corners(of: box) + Self.edges(of: box, studio).map(\.place) {
      let side = Self.corner
      list.append(
        .shape(
          RoundedShape(
            frame: Rect(x: handle.x - side / 2, y: handle.y - side / 2, width: side, height: side), radius: 2,
            fill: .white, border: theme.selection, borderWidth: 1.5)))
    }
    let knob = Self.turnKnob(of: box, in: layout.stage)
    list.append(.fill(Rect(x: knob.x - 0.5, y: min(knob.y, box.y), width: 1, height: Self.knob), theme.selection))
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: knob.x - 5, y: knob.y - 5, width: 10, height: 10), radius: 5, fill: .white,
          border: theme.selection, borderWidth: 1.5)))
  }

  private func outline(
    _ name: LayerIdentity, _ studio: Studio, _ color: Color, line: Double, into list: inout DrawList
  ) {
    guard let layer = Self.drawn(name, studio), let box = Self.window(Self.outline(layer), studio) else { return }
    list.append(.shape(RoundedShape(frame: box, radius: 0, border: color, borderWidth: line)))
  }

  private func draw(_ guide: SnapLine, _ layout: StudioLayout, _ theme: Theme, into list: inout DrawList) {
    let screen = layout.screen
    let line =
      guide.axis == .horizontal
      ? Rect(x: screen.x + guide.place * layout.zoom - 0.5, y: screen.y, width: 1, height: screen.height)
      : Rect(x: screen.x, y: screen.y + guide.place * layout.zoom - 0.5, width: screen.width, height: 1)
    list.append(.fill(line, theme.article))
    for gap in guide.gaps { draw(gap, of: guide, screen, layout.zoom, theme, into: &list) }
  }

  /// A distance along a line: its ends, and its points in a label beside its middle.
  private func draw(
    _ gap: ClosedRange<Double>, of guide: SnapLine, _ screen: Rect, _ zoom: Double, _ theme: Theme,
    into list: inout DrawList
  ) {
    let isUpright = guide.axis == .horizontal
    let corner = isUpright ? screen.y : screen.x
    let (start, end) = (corner + gap.lowerBound * zoom, corner + gap.upperBound * zoom)
    let across = (isUpright ? screen.x : screen.y) + guide.place * zoom
    for edge in [start, end] {
      list.append(
        .fill(
          isUpright
            ? Rect(x: across - Self.tick / 2, y: edge - 0.5, width: Self.tick, height: 1)
            : Rect(x: edge - 0.5, y: across - Self.tick / 2, width: 1, height: Self.tick), theme.article))
    }
    let words = FieldWords.number((gap.upperBound - gap.lowerBound).rounded(), digits: 0)
    let size = Size(width: Double(words.count) * 6.5 + 9, height: 15)
    let middle = (start + end) / 2
    let box =
      isUpright
      ? Rect(x: across + 5, y: middle - size.height / 2, width: size.width, height: size.height)
      : Rect(x: middle - size.width / 2, y: across + 5, width: size.width, height: size.height)
    list.append(.shape(RoundedShape(frame: box, radius: 4, fill: theme.article)))
    list.append(
      .text(
        words, box: box,
        style: TextStyle(size: 10, weight: .semibold, color: .white, alignment: .center, hasTabularDigits: true)))
  }
}

extension Rect {
  /// Between two points.
  fileprivate init(from start: Point, to end: Point) {
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double { hypot(x - other.x, y - other.y) }

  fileprivate func distance(to other: Point, _ axis: Axis) -> Double {
    axis == .horizontal ? (x - other.x).magnitude : (y - other.y).magnitude
  }
}
