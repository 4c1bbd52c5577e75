import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import ScrollPhysics

/// What moves in a scene otherwise than its content: figures to know, of which flashes alone are judged.
public struct MotionFindings: Hashable, Sendable {
  /// The largest speed of a layer against the content, over that of the content: 0 goes with it, 1 stays while it moves.
  public var largestSpeed = 0.0
  public var speedLayer: String?
  /// The largest share of the screen that moves otherwise than the content.
  public var largestShare = 0.0
  public var shareOffset = 0.0
  /// The largest change of a layer's size while the content goes by a screen, as a factor: 1 is none.
  public var largestScale = 1.0
  /// The largest turn of a layer while the content goes by a screen, in degrees.
  public var largestTurn = 0.0
  public var turnLayer: String?
  /// Times that something large appears and goes in a second of the fastest flick, at most.
  public var flashes = 0
  public var speedOfFlick = 0.0
  /// More flashes in a second are not allowed (WCAG 2.3.1).
  public static let mostFlashes = 3

  public var passes: Bool { flashes <= Self.mostFlashes }

  /// A turn of this many degrees in a screen of scroll is a spin.
  private static let spin = 360.0

  /// A sentence on a layer that spins.
  public var spinning: String? {
    guard largestTurn >= Self.spin, let turnLayer else { return nil }
    let turns = (largestTurn / 360).formatted(.upTo(1))
    return
      "\(turnLayer) spins: it turns \(turns) times in a screen of scroll. Spinning can make people dizzy, and Apple "
      + "lists it among the motions to avoid."
  }
}

/// Finds out what moves, by the formulas.
struct MotionAudit {
  private let screen: AuditedScreen

  init(_ screen: AuditedScreen) { self.screen = screen }

  /// The distance of offsets, and that over which a motion is told, in points.
  private static let (step, way) = (6.0, 0.25)
  /// The fewest offsets between two neighboring landmarks.
  private static let leastParts = 8
  /// A layer that covers less of the screen is too small to be felt.
  private static let leastArea = 0.01
  /// A speed nearer to that of the content is its own.
  private static let leastSpeed = 0.02
  /// Points of the screen that are looked at.
  private static let (columns, rows) = (16, 32)
}

extension MotionAudit {
  func findings() -> MotionFindings {
    var findings = MotionFindings()
    var fastest: Double?
    for offset in offsets {
      let speed = findings.largestSpeed
      look(at: offset, &findings)
      if findings.largestSpeed > speed { fastest = offset }
    }
    if let fastest { climb(from: fastest, &findings) }
    for speed in [FlickSpeed.fastest(for: screen.preview.scene.scroll), FlickSpeed.fast, FlickSpeed.slow] {
      let flashes = flashes(at: speed)
      if flashes > findings.flashes || findings.speedOfFlick == 0 {
        (findings.flashes, findings.speedOfFlick) = (flashes, speed)
      }
    }
    return findings
  }

  /// The offsets to look at: one every few points, and several between neighboring landmarks.
  private var offsets: [Double] {
    let bounds = screen.extent.bounds
    let landmarks = screen.landmarks.sorted()
    return screen.stretches.flatMap { stretch -> [Double] in
      let (low, high) = (max(stretch.lowerBound, bounds.lowerBound), min(stretch.upperBound, bounds.upperBound))
      let places = [low] + landmarks.filter { low < $0 && $0 < high } + [high]
      return zip(places, places.dropFirst()).flatMap { start, end -> [Double] in
        guard start < end else { return [] }
        let count = max(Self.leastParts, Int(((end - start) / Self.step).rounded(.up)))
        return (0..<count).map { start + (end - start) * Double($0) / Double(count) }
      }
    }
  }

  /// Looks for a greater speed beside the greatest that was seen.
  private func climb(from offset: Double, _ findings: inout MotionFindings) {
    let bounds = screen.extent.bounds
    var (offset, step) = (offset, Self.step / 2)
    while step >= Self.way {
      let speed = findings.largestSpeed
      for place in [offset - step, offset + step] where bounds.lowerBound <= place && place < bounds.upperBound {
        let before = findings.largestSpeed
        look(at: place, &findings)
        if findings.largestSpeed > before { offset = place }
      }
      if findings.largestSpeed <= speed { step /= 2 }
    }
  }

  private func look(at offset: Double, _ findings: inout MotionFindings) {
    let layers = screen.layers(at: offset)
    let later = Dictionary(
      screen.layers(at: offset + Self.way).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var moves = [Bool](repeating: false, count: layers.count)
    let whole = screen.setting.viewport.width * screen.setting.viewport.height
    for (index, layer) in layers.enumerated() {
      guard layer.isVisible, let other = later[layer.id], whole > 0 else { continue }
      let seen = layer.paintedFrame.intersection(screen.setting.screen)
      guard !seen.isEmpty, let motion = motion(from: layer, to: other, at: seen.center) else { continue }
      moves[index] = motion.speed > Self.leastSpeed || motion.turn > 0 || motion.scale > 1 + 1e-9
      guard seen.width * seen.height >= whole * Self.leastArea, layer.content.isPictureOrWords else { continue }
      if motion.speed > findings.largestSpeed + 1e-6 {
        (findings.largestSpeed, findings.speedLayer) = (motion.speed, layer.id.description)
      }
      findings.largestScale = max(findings.largestScale, motion.scale)
      if motion.turn > findings.largestTurn {
        (findings.largestTurn, findings.turnLayer) = (motion.turn, layer.id.description)
      }
    }
    let share = share(of: layers, moves)
    if share > findings.largestShare + 1e-9 { (findings.largestShare, findings.shareOffset) = (share, offset) }
  }

  /// The speed against the content over that of the content, and the turn and the change of size in a screen of scroll.
  private func motion(from layer: Layer, to later: Layer, at place: Point) -> (
    speed: Double, turn: Double, scale: Double
  )? {
    guard let point = layer.placement.picturePoint(at: place) else { return nil }
    let moved = later.placement.point(ofPicture: point)
    let content = screen.extent.isMirrored ? Self.way : 0 - Self.way
    let (along, across) =
      screen.extent.axis == .vertical ? (moved.y - place.y, moved.x - place.x) : (moved.x - place.x, moved.y - place.y)
    let speed = ((along - content) * (along - content) + across * across).squareRoot() / Self.way
    let screens = screen.length / Self.way
    let (before, after) = (layer.wholePicture.width, later.wholePicture.width)
    let factor = before > 0 && after > 0 ? max(after / before, before / after) : 1
    return (speed, (later.rotation - layer.rotation).magnitude * screens, 1 + (factor - 1) * screens)
  }

  /// The share of the screen where what is in front moves otherwise than the content.
  private func share(of layers: [Layer], _ moves: [Bool]) -> Double {
    guard moves.contains(true) else { return 0 }
    var count = 0
    let size = screen.setting.viewport
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let place = Point(
          x: size.width * (Double(column) + 0.5) / Double(Self.columns),
          y: size.height * (Double(row) + 0.5) / Double(Self.rows))
        let front = layers.indices.last { index in
          layers[index].opacity >= 0.5 && layers[index].isSolid && layers[index].placement.contains(place)
        }
        if let front, moves[front] { count += 1 }
      }
    }
    return Double(count) / Double(Self.rows * Self.columns)
  }
}

extension MotionAudit {
  /// A change of brightness counts from this part of the whole range on, and where it covers this part of the screen.
  private static let (leastChange, leastFlash) = (0.1, 0.25)

  /// The flashes in the worst second of a flick: pictures that come and go by their opacity. At most all of the
  /// brightness changes with it.
  private func flashes(at speed: Double) -> Int {
    let plan = screen.flick(at: speed)
    let end = min(10, plan.restTime)
    guard end > 0, end.isFinite else { return 0 }
    var courses: [LayerID: Course] = [:]
    let whole = screen.setting.viewport.width * screen.setting.viewport.height
    for frame in 0...Int(end * 60) {
      let time = Double(frame) / 60
      for layer in screen.layers(at: plan.position(at: time)) where layer.content.isPicture {
        let seen = layer.paintedFrame.intersection(screen.setting.screen)
        guard seen.width * seen.height >= whole * Self.leastFlash else { continue }
        courses[layer.id, default: Course(last: layer.opacity)].go(to: layer.opacity, at: time, least: Self.leastChange)
      }
    }
    return courses.values.map { $0.flashesInASecond }.max() ?? 0
  }

  /// The course of a layer's opacity: the times at which it turns back.
  private struct Course {
    /// The last extreme, and the direction since.
    var last: Double
    var rises: Bool?
    var turns: [Double] = []

    init(last: Double) { self.last = last }

    mutating func go(to opacity: Double, at time: Double, least: Double) {
      if let rises, rises ? opacity >= last : opacity <= last {
        last = opacity
      } else if (opacity - last).magnitude >= least {
        (rises, last) = (opacity > last, opacity)
        turns.append(time)
      }
    }

    /// A flash is a change and the one back.
    var flashesInASecond: Int {
      turns.indices.map { first in turns[first...].prefix { $0 <= turns[first] + 1 }.count / 2 }.max() ?? 0
    }
  }
}

extension LayerContent {
  fileprivate var isPictureOrWords: Bool { isPicture || isWords }
}
