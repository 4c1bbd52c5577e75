import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit

/// The builds that are tried against a film.
struct Trials {
  private let evidence: FilmEvidence
  private let groups: Set<MovingGroup>
  private let departures: [MovingGroup: Departure]
  private let deviations: [Deviation]
  private let choices: FieldChoices
  /// The groups that a build has to explain: what is off, and what must not be.
  private let judged: Set<MovingGroup>

  init(
    _ evidence: FilmEvidence, groups: Set<MovingGroup>, departures: [MovingGroup: Departure],
    beside deviations: [Deviation]
  ) {
    (self.evidence, self.groups, self.departures, self.deviations) = (evidence, groups, departures, deviations)
    judged = evidence.judged.union(groups)
    choices = FieldChoices(evidence.scene, groups: groups)
  }
}

extension Trials {
  private func cost(_ deviation: Deviation, at sample: [Int]) -> Double? {
    evidence.built(deviations + [deviation]).map { evidence.cost(of: $0, at: sample, judging: judged) }
  }

  /// What is left to explain.
  func base(at sample: [Int]) -> Double {
    evidence.built(deviations).map { evidence.cost(of: $0, at: sample, judging: judged) } ?? 0
  }

  /// One explanation of each kind of deviation, at its best value.
  func all(at sample: [Int]) -> [Explanation] {
    var found: [Explanation] = []
    func look(_ kind: FaultKind, _ deviation: Deviation) {
      if let cost = cost(deviation, at: sample) {
        found.append(Explanation(kind: kind, deviation: deviation, cost: cost))
      }
    }
    guard !groups.isEmpty else {
      if evidence.misplacement(beside: deviations) > 0 {
        choices.fields.forEach { found += best($0, at: sample).map { [$0] } ?? [] }
      }
      for scale in pixelScales { look(.wholePixels, .wholePixels(scale)) }
      return found
    }
    for field in choices.fields {
      for other in field.others { look(field.kind, field.deviation(other)) }
      if let best = best(field, at: sample) { found.append(best) }
    }
    for (index, image) in evidence.scene.content.images.enumerated() { lookAtFocus(of: index, image, look) }
    for scale in pixelScales { look(.wholePixels, .wholePixels(scale)) }
    lookAtTimes(look)
    lookAtPulls(look)
    lookAtEnds(look)
    for group in groups.subtracting(evidence.content) {
      guard let way = departures[group]?.middle, way.magnitude > 0.3 else { continue }
      look(group.isOfText ? .title : .other, .moved(group, way))
    }
    if groups.contains(where: \.isOfBar) { look(.bar, .neverReturns) }
    return found
  }

  /// The scales to whose pixels a build may round. A film does not show pixels that are smaller than its own.
  private var pixelScales: [Double] {
    Set([evidence.scene.device.scale, 2, 1]).filter { $0 < evidence.scale * 1.01 }.sorted(by: >)
  }

  /// Groups that may go by a rule of their own: nil for all together.
  private var subjects: [MovingGroup?] { [nil] + groups.filter { $0.isComposed && !evidence.content.contains($0) } }

  private func lookAtFocus(of index: Int, _ image: SceneImage, _ look: (FaultKind, Deviation) -> Void) {
    let focus = image.focus ?? SceneImage.middle
    for place in stride(from: 0.0, through: 1, by: 0.125) {
      for point in [Point(x: place, y: focus.y), Point(x: focus.x, y: place)] where point != focus {
        look(.focus, .focus(picture: index, point))
      }
    }
  }

  private func lookAtTimes(_ look: (FaultKind, Deviation) -> Void) {
    guard evidence.course.hasTimes else { return }
    for subject in subjects {
      for frames in [0.5, 1, 1.5, 2, 3, 4] {
        for rides in [false, true] { look(.lag, .late(subject, frames / 60, rides: rides)) }
      }
      for rate in [30.0, 20] { look(.halfRate, .halved(subject, rate: rate)) }
    }
  }

  private func lookAtPulls(_ look: (FaultKind, Deviation) -> Void) {
    let low = DesignedScreen(evidence.scene, evidence.pictures).bounds.lowerBound
    guard evidence.course.offsets.contains(where: { $0 < low - 4 }) else { return }
    for rule in [PullRule.rides, .frozen, .fromTop, .fromBottom] { look(.stretch, .pulled(rule)) }
    for free in [5.0, 10, 20, 40, 80] { look(.stretch, .pulled(.late(free))) }
  }

  private func lookAtEnds(_ look: (FaultKind, Deviation) -> Void) {
    let offsets = evidence.course.offsets
    guard let low = offsets.min(), let high = offsets.max(), high > low else { return }
    let landmarks = DesignedScreen(evidence.scene, evidence.pictures).preview.landmarks.map(\.offset)
    for group in groups.subtracting(evidence.content) where !group.isOfText {
      for share in stride(from: 0.05, to: 1, by: 0.05) {
        let place = low + share * (high - low)
        look(.clamp, .held(group, from: -.infinity, to: place))
        look(.clamp, .held(group, from: place, to: .infinity))
      }
      for landmark in landmarks where landmark > low && landmark < high {
        look(.clamp, .unheld(group, from: landmark - 1))
        for early in [5.0, 10, 20, 40] {
          look(.clamp, .held(group, from: -.infinity, to: landmark - early))
        }
      }
    }
  }

  /// A field at the number that explains most; nil if it changes nothing.
  private func best(_ field: FieldChoices.Field, at sample: [Int]) -> Explanation? {
    var best: Explanation?
    var seen: Set<Double> = []
    for (index, number) in field.numbers.enumerated() {
      let deviation = field.deviation(.number(number))
      guard let cost = cost(deviation, at: sample) else { continue }
      seen.insert(cost)
      if cost < best?.cost ?? .infinity { best = Explanation(kind: field.kind, deviation: deviation, cost: cost) }
      // What makes no difference at the first values makes none.
      if index == 5, seen.count == 1 { return nil }
    }
    return seen.count > 1 ? best : nil
  }

  /// The explanation at the value that explains most of the readings.
  func refined(_ explanation: Explanation, at sample: [Int]) -> Explanation {
    guard let (value, make) = scalar(of: explanation.deviation) else {
      return Explanation(
        kind: explanation.kind, deviation: explanation.deviation,
        cost: cost(explanation.deviation, at: sample) ?? .infinity)
    }
    var best = (value: value, cost: cost(make(value), at: sample) ?? .infinity)
    var step = max(0.04 * value.magnitude, Self.firstStep(explanation.deviation))
    for _ in 0..<26 {
      var moved = false
      for other in [best.value - step, best.value + step] {
        if let cost = cost(make(other), at: sample), cost < best.cost {
          best = (other, cost)
          moved = true
          break
        }
      }
      if !moved { step /= 2 }
    }
    return Explanation(kind: explanation.kind, deviation: make(best.value), cost: best.cost)
  }

  private static func firstStep(_ deviation: Deviation) -> Double {
    switch deviation {
    case .late: 1.0 / 240
    case .field, .focus: 0.01
    default: 1
    }
  }

  /// The number in a deviation, and the deviation with another one.
  private func scalar(of deviation: Deviation) -> (Double, (Double) -> Deviation)? {
    switch deviation {
    case .field(let path, .number(let value)):
      if let field = choices.fields.first(where: { $0.path == path }), case .whole = field.domain { return nil }
      return (value, { .field(path: path, .number($0)) })
    case .late(let group, let lag, let rides): return (lag, { .late(group, max(0, $0), rides: rides) })
    case .held(let group, let from, let to):
      return to.isFinite
        ? (to, { .held(group, from: from, to: $0) }) : (from, { .held(group, from: $0, to: to) })
    case .unheld(let group, let from): return (from, { .unheld(group, from: $0) })
    case .pulled(.late(let free)): return (free, { .pulled(.late(max(0, $0))) })
    case .moved(let group, let way): return (way, { .moved(group, $0) })
    case .focus(let picture, let point):
      let middle = evidence.scene.content.images[picture].focus ?? SceneImage.middle
      return point.x != middle.x
        ? (point.x, { .focus(picture: picture, Point(x: min(1, max(0, $0)), y: point.y)) })
        : (point.y, { .focus(picture: picture, Point(x: point.x, y: min(1, max(0, $0)))) })
    case .field, .halved, .wholePixels, .pulled, .neverReturns: return nil
    }
  }

  /// The cost up to which a value is as good as the best one, and the steps by which its ends are sought.
  private static let asGood = (share: 1.03, more: 8.0)
  private static let mostSteps = 24

  /// The values of a number that explain nearly as much as its best one.
  func range(of explanation: Explanation, at sample: [Int]) -> ClosedRange<Double>? {
    guard let (value, make) = scalar(of: explanation.deviation) else { return nil }
    let most = explanation.cost * Self.asGood.share + Self.asGood.more
    func end(_ way: Double) -> Double {
      var (end, step) = (value, max(1e-5, value.magnitude * 1e-4))
      for _ in 0..<Self.mostSteps {
        guard let cost = cost(make(value + way * step), at: sample), cost < most else { break }
        end = value + way * step
        step *= 1.5
      }
      return end
    }
    return end(-1)...end(1)
  }
}
