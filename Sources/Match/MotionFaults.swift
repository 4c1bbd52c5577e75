import Documents
import Effects
import Geometry
import Measure
import Notation
import ScrollPhysics

/// Differences in how the content itself moves: its glide, its edges, a refresh, its frames.
struct MotionFaults {
  let evidence: FilmEvidence
}

extension MotionFaults {
  func found() -> [Fault] {
    guard evidence.course.hasTimes else { return [] }
    return [halfRate, physics, edge, refresh].compactMap(\.self)
  }

  private var screen: DesignedScreen { DesignedScreen(evidence.scene, evidence.pictures) }

  private func fault(
    _ kind: FaultKind, designed: JSONValue, built: JSONValue, at index: Int, off: Double, _ sentence: String,
    edit: Fault.Edit? = nil
  ) -> Fault {
    Fault(
      kind: kind, layer: nil, designed: designed, built: built, range: nil, time: evidence.readings[index].time,
      off: off,
      sentence: sentence, edit: edit, course: [])
  }

  /// Speed above which a frame must differ from the one before, in points per second, and the frames that tell.
  private static let (moving, telling) = (90.0, 12)
  /// Rate of a film in which half of it is noticed, and the shares of equal frames.
  private static let fast = 45.0
  private static let half = 0.42...0.6

  /// Content that moves at every second frame only.
  private var halfRate: Fault? {
    let (times, offsets) = (evidence.course.times.compactMap(\.self), evidence.course.offsets)
    guard times.count > Self.telling, let first = times.first, let last = times.last, last > first,
      Double(times.count - 1) / (last - first) > Self.fast
    else { return nil }
    var (moved, equal, turns) = (0, 0, 0)
    for index in 2..<max(2, times.count - 2) {
      let speed = (offsets[index + 2] - offsets[index - 2]) / max(1e-6, times[index + 2] - times[index - 2])
      guard speed.magnitude > Self.moving else { continue }
      moved += 1
      let (before, now) = (evidence.readings[index - 1].isRepeated, evidence.readings[index].isRepeated)
      if now { equal += 1 }
      if before != now { turns += 1 }
    }
    guard moved >= Self.telling, Self.half.contains(Double(equal) / Double(moved)), turns * 10 >= moved * 8 else {
      return nil
    }
    let rate = Double(times.count - 1) / (last - first)
    return fault(
      .halfRate, designed: .number(rate.rounded()), built: .number((rate / 2).rounded()), at: 0, off: 0,
      "The screen changes at every second frame only: \((rate / 2).formatted(.upTo(0))) times a second.")
  }

  /// How much worse than the best system's the designed one's glide fits, and by how many points.
  private static let (worse, far) = (3.0, 3.5)

  private var physics: Fault? {
    let designed = evidence.scene.physics.preset
    guard evidence.scene.physics.scroll == designed.parameters, evidence.scene.physics.snap == .none,
      let glide = GlideFit(times: evidence.course.times.compactMap(\.self), offsets: evidence.course.offsets),
      glide.isKnown, let best = glide.matches.first, let own = glide.matches.first(where: { $0.preset == designed }),
      !glide.best.contains(where: { $0.preset == designed }), own.deviation > max(Self.far, best.deviation * Self.worse)
    else { return nil }
    let index = evidence.readings.firstIndex { ($0.time ?? 0) >= glide.start } ?? 0
    let last = evidence.readings.lastIndex { ($0.time ?? 0) <= glide.end } ?? index
    // At an edge it goes by other rules.
    let (bounds, way) = (screen.bounds, evidence.course.offsets[index...max(index, last)])
    guard (way.min() ?? 0) > bounds.lowerBound + Self.near, (way.max() ?? 0) < bounds.upperBound - Self.near else {
      return nil
    }
    return fault(
      .physics, designed: .text(designed.rawValue), built: .text(best.preset.rawValue), at: index, off: own.deviation,
      "The content glides as \(best.preset.rawValue) does, off by \(best.deviation.formatted(.fixed(1))) pt; as "
        + "\(designed.rawValue), which is designed, it would be off by \(own.deviation.formatted(.fixed(1))) pt.",
      edit: Fault.Edit(path: "physics.preset", value: .text(best.preset.rawValue)))
  }

  /// Speed at which an edge is hit, how far from it content then stays, in points, and seconds in which it gets there.
  private static let (hit, near, soon) = (500.0, 1.5, 1.0 / 45)
  /// Seconds between two frames over which a speed is known. Between slower ones a finger may slow down and rest.
  private static let known = 0.05

  /// Content that does not bounce at an edge where it should.
  private var edge: Fault? {
    let (scroll, bounds) = (evidence.scene.scroll, screen.bounds)
    guard [.band, .linear].contains(scroll.overscroll), bounds.upperBound > bounds.lowerBound else { return nil }
    let (times, offsets) = (evidence.course.times.compactMap(\.self), evidence.course.offsets)
    for (end, way) in [(bounds.upperBound, 1.0), (bounds.lowerBound, -1.0)] {
      for index in offsets.indices.dropFirst(3).dropLast(6) {
        let seconds = times[index] - times[index - 2]
        let speed = way * (offsets[index] - offsets[index - 2]) / max(1e-6, seconds)
        let rest = way * (end - offsets[index])
        guard seconds < Self.known, speed > Self.hit, rest >= 0, rest < speed * Self.soon else { continue }
        let after = offsets[(index + 2)...min(offsets.count - 1, index + 12)].map { way * ($0 - end) }
        if after.allSatisfy({ $0.magnitude < Self.near }) {
          return fault(
            .physics, designed: .text("bounce"), built: .text("none"), at: index, off: speed / 60,
            "The content stops dead at its end, reached at \(speed.formatted(.upTo(0))) pt a second; the design bounces.",
            edit: Fault.Edit(path: "physics.overscroll", value: .text("none")))
        }
        // A finger that holds the content slows it down, or holds it still.
        let speeds = (index - 2...index).map {
          way * (offsets[$0] - offsets[$0 - 1]) / max(1e-6, times[$0] - times[$0 - 1])
        }
        let (slowest, fastest) = (speeds.min() ?? 0, speeds.max() ?? 0)
        let later = offsets[index...min(offsets.count - 1, index + 20)].suffix(8).map { way * ($0 - end) }
        let isHeld = later.allSatisfy { $0 > Self.near && ($0 - later[0]).magnitude < Self.near }
        // A place that was misread is a leap.
        guard slowest > Self.fastHit, fastest < slowest * Self.steadily, !isHeld else { continue }
        let (seen, designed) = (max(0, after.max() ?? 0), bounce(at: slowest, end: end, way: way))
        guard seen < designed * Self.little else { continue }
        return fault(
          .physics, designed: .number(designed.rounded()), built: .number(seen.rounded()), at: index,
          off: designed - seen,
          "The content goes \(seen.formatted(.upTo(0))) pt beyond its end, reached at \(speed.formatted(.upTo(0))) pt a "
            + "second; the design bounces by \(designed.formatted(.upTo(0))) pt.")
      }
    }
    return nil
  }

  /// The speed above which no finger stops the content within a few frames, in points per second; the ratio between the
  /// speeds of these frames above which one was misread; and the share of the designed bounce that is too small.
  private static let (fastHit, steadily, little) = (1200.0, 1.6, 0.35)

  /// How far content is designed to go beyond an end that it reaches freely, in points.
  private func bounce(at speed: Double, end: Double, way: Double) -> Double {
    let bounds = screen.bounds
    let plan = Plan(
      from: end, velocity: PointsPerSecond(way * speed),
      bounds: ScrollBounds(
        low: bounds.lowerBound, high: bounds.upperBound, viewport: screen.screen.size.length(along: screen.axis)),
      parameters: evidence.scene.scroll)
    return stride(from: 0, through: 0.5, by: 1.0 / 120).map { way * (plan.position(at: $0) - end) }.max() ?? 0
  }

  /// Seconds for which pulled content has to stay to be held, and points within which it stays.
  private static let (held, steady) = (0.3, 1.5)

  /// A refresh that holds the content elsewhere.
  private var refresh: Fault? {
    guard let control = screen.extent.refresh else { return nil }
    let (times, offsets) = (evidence.course.times.compactMap(\.self), evidence.course.offsets)
    let low = screen.bounds.lowerBound
    // Where the content came to its place, and where it was first pulled.
    var (start, pull) = (0, 0)
    for index in offsets.indices {
      if offsets[index] >= low { pull = index }
      if (offsets[index] - offsets[start]).magnitude > Self.steady { start = index }
      guard times[index] - times[start] >= Self.held, offsets[index] < low - 8 else { continue }
      let (place, deepest) = (low - offsets[index], low - (offsets[pull...index].min() ?? low))
      // A finger may rest anywhere before it lifts.
      guard deepest > place + 3 else { continue }
      if (place - control.hold).magnitude > 3 {
        return fault(
          .refresh, designed: .number(control.hold), built: .number(place.rounded()), at: index,
          off: (place - control.hold).magnitude,
          "While it refreshes the content is held at \(place.formatted(.upTo(0))) pt; the design holds it at "
            + "\(control.hold.formatted(.upTo(0))) pt.")
      }
      if deepest < control.threshold - 3 {
        return fault(
          .refresh, designed: .number(control.threshold), built: .number(deepest.rounded()), at: index,
          off: control.threshold - deepest,
          "A pull of \(deepest.formatted(.upTo(0))) pt refreshes; the design asks for "
            + "\(control.threshold.formatted(.upTo(0))) pt.")
      }
    }
    return nil
  }
}
