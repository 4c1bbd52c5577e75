import Documents
import Effects
import Geometry
import PreviewKit

/// Where several things go that are to stand in one line, or at equal distances.
enum LayerAlignment: String, CaseIterable, Sendable {
  case left, center, right, top, middle, bottom
  /// Equal gaps between them.
  case across, down

  /// What they align with.
  enum Ground: String, CaseIterable, Sendable {
    case selection, screen, safeArea
  }
}

extension LayerAlignment {
  private var isDistribution: Bool { self == .across || self == .down }

  private var axis: Axis {
    switch self {
    case .left, .center, .right, .across: .horizontal
    case .top, .middle, .bottom, .down: .vertical
    }
  }

  /// How far each of some frames moves.
  ///
  /// - Parameter ground: What they align with; nil: each other.
  func ways(of frames: [Rect], on ground: Rect? = nil) -> [Point] {
    guard let first = frames.first else { return [] }
    let whole = ground ?? frames.dropFirst().reduce(first) { $0.union($1) }
    let (start, end) = Self.ends(of: whole, axis)
    let ways = isDistribution ? gaps(between: frames, from: start, to: end) : frames.map { way(of: $0, start, end) }
    return ways.map { axis == .horizontal ? Point(x: $0, y: 0) : Point(x: 0, y: $0) }
  }

  private static func ends(of frame: Rect, _ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
  }

  private func way(of frame: Rect, _ start: Double, _ end: Double) -> Double {
    let own = Self.ends(of: frame, axis)
    return switch self {
    case .left, .top: start - own.start
    case .right, .bottom: end - own.end
    default: (start + end) / 2 - (own.start + own.end) / 2
    }
  }

  /// The first and the last one go to the ends, and the others follow in their order.
  private func gaps(between frames: [Rect], from start: Double, to end: Double) -> [Double] {
    let ends = frames.map { Self.ends(of: $0, axis) }
    let order = frames.indices.sorted { ends[$0].start + ends[$0].end < ends[$1].start + ends[$1].end }
    let lengths = ends.reduce(0) { $0 + $1.end - $1.start }
    let gap = frames.count > 1 ? (end - start - lengths) / Double(frames.count - 1) : 0
    var ways = [Double](repeating: 0, count: frames.count)
    var place = start
    for index in order {
      ways[index] = place - ends[index].start
      place += ends[index].end - ends[index].start + gap
    }
    return ways
  }
}

extension Studio {
  /// Aligns the chosen layers, those of a group as one; a single thing with the screen, or its safe area.
  mutating func align(_ alignment: LayerAlignment, at time: Double) {
    let (layers, setting) = (document.scene.composition, stage.shown.setting)
    var things: [(layers: [LayerIdentity], frame: Rect, group: String)] = []
    for name in chosenLayers {
      guard let index = layers.index(of: name), !layers[index].locked, let frame = StageCanvas.frame(of: name, self)
      else { continue }
      let group = layers[index].group
      if let place = things.firstIndex(where: { !group.isEmpty && $0.group == group }) {
        things[place].layers.append(name)
        things[place].frame = things[place].frame.union(frame)
      } else {
        things.append(([name], frame, group))
      }
    }
    let ground: Rect? =
      switch view.layers.ground {
      case .safeArea: setting.safeArea
      case .screen: setting.screen
      case .selection: things.count > 1 ? nil : setting.screen
      }
    var ways: [LayerIdentity: Point] = [:]
    for (thing, way) in zip(things, alignment.ways(of: things.map(\.frame), on: ground)) {
      for name in thing.layers { ways[name] = way }
    }
    guard !ways.isEmpty else { return say("None of the chosen layers can be moved here.", isFault: true, at: time) }
    edit(.shift(ways, at: stage.layers.offset), of: chosenLayers.filter { ways[$0] != nil }, isHeld: false, at: time)
  }
}

extension Setting {
  /// The part of the screen that no bar or camera covers.
  var safeArea: Rect {
    Rect(
      x: screen.x + insets.left, y: screen.y + insets.top, width: screen.width - insets.left - insets.right,
      height: screen.height - insets.top - insets.bottom)
  }
}
