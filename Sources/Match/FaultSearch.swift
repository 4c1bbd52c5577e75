import Documents
import Effects
import Geometry
import Notation

/// Finds the differences between build and design that explain a film.
struct FaultSearch {
  let evidence: FilmEvidence

  /// Readings that decide, and those that a first look takes.
  private static let (many, few) = (150, 40)
  /// What a person does not see, in points.
  private static let unseen = 1.1
  /// The share of the cost that an explanation has to take away, and that two of them may differ by.
  private static let (gain, alike) = (0.2, 0.04)
  private static let mostFaults = 3
  /// Explanations that are looked at closely.
  private static let finalists = 8
}

extension FaultSearch {
  private var tolerance: Double { max(Self.unseen, 6.5 * evidence.precision) }

  /// The differences, those that explain most first, and the deviations that make the build of the design.
  ///
  /// - Parameter known: Deviations that are known already.
  func found(beside known: [Deviation] = []) -> (faults: [Fault], deviations: [Deviation]) {
    guard !evidence.readings.isEmpty else { return ([], known) }
    let (many, few) = (evidence.sample(Self.many), evidence.sample(Self.few))
    var deviations = known
    let lost = evidence.readings.lostGroups
    var faults: [Fault] = []
    while faults.count < Self.mostFaults, let base = evidence.built(deviations) {
      let departures = evidence.departures(from: base, at: many)
      // After the first difference, layers that are rarely seen do not count.
      let off = departures.filter { isOff($0.key, $0.value) && (faults.isEmpty || !lost.contains($0.key)) }
      let misplaced = evidence.misplacement(beside: deviations)
      let ranked = explanations(of: off, beside: deviations, many: many, few: few)
      guard let best = ranked.first,
        let telling = readings(
          showing: best, of: base, off, isSmall: off.isEmpty && misplaced == 0, beside: deviations, many)
      else {
        if faults.isEmpty, let fault = unexplained(off, misplaced) { faults.append(fault) }
        break
      }
      // Content that rests elsewhere shows it by nothing else.
      let words =
        off.isEmpty && misplaced > 0
        ? FaultWords(evidence, misplaced: misplaced)
        : FaultWords(evidence, shown(best, among: off.isEmpty ? departures : off, beside: deviations, many))
      let fault = words.fault(best, beside: deviations, at: telling)
      // The film allows the designed number, too.
      if let range = fault.range, let designed = fault.designed.number, range.contains(designed) { break }
      faults.append(fault)
      if faults.count == 1, let second = ranked.dropFirst().first(where: { $0.kind != best.kind && $0.kind != .other }),
        second.cost - best.cost < max(0, evidence.cost(of: base, at: many, judging: judged(off)) - best.cost)
          * Self.alternative
      {
        faults.append(words.fault(second, beside: deviations, at: many, instead: true))
      }
      deviations.append(best.deviation)
    }
    return (checked(faults, after: deviations, at: many), deviations)
  }

  /// The faults, without the precision of a number that leaves its layers far off in most readings.
  private func checked(_ faults: [Fault], after deviations: [Deviation], at many: [Int]) -> [Fault] {
    guard faults.contains(where: { $0.range != nil }), let built = evidence.built(deviations) else { return faults }
    let left = evidence.departures(from: built, at: many).filter { $0.value.share(beyond: Self.far) > Self.clear }
    return faults.map { fault in
      guard fault.range != nil, let layer = fault.layer, left[MovingGroup(layer)] != nil else { return fault }
      return fault.rough
    }
  }

  /// What can be seen to be elsewhere, although nothing explains it.
  private func unexplained(_ off: [MovingGroup: Departure], _ misplaced: Double) -> Fault? {
    // Without content the offset itself is a guess.
    let share = evidence.content.isEmpty ? Self.certain : Self.clear
    let clear = off.values.filter { Self.worst($0) > Self.far && $0.share(beyond: tolerance) > share }
    if let worst = clear.max(by: { Self.worst($0) < Self.worst($1) }) {
      return FaultWords(evidence, worst).unexplained()
    }
    return misplaced > 0 ? FaultWords(evidence, misplaced: misplaced).restingElsewhere() : nil
  }

  /// Whether a group can be seen to be elsewhere. Content tells the offset, so it has to be elsewhere often.
  private func isOff(_ group: MovingGroup, _ departure: Departure) -> Bool {
    let tolerance = group.isOfText ? max(tolerance, evidence.typesetting) : tolerance
    guard let worst = departure.worst, worst.off.magnitude > tolerance, !group.isSetByTheSystem else { return false }
    let share = departure.share(beyond: tolerance)
    return share > (evidence.content.contains(group) ? Self.often : group.isOfBar ? Self.sometimes : 0)
  }

  /// The shares of readings in which content, and a bar, have to be elsewhere. A bar hides at an offset, so a small
  /// error of that hides it a few frames earlier.
  private static let (often, sometimes) = (0.4, 0.1)
  /// A fifth of a frame, in seconds.
  private static let leastLag = 1.0 / 300
  /// How far and in which share of the readings something has to be elsewhere that nothing explains.
  private static let (far, clear, certain) = (3.0, 0.5, 0.8)

  /// The share of the cost above which an explanation explains nothing.
  private static let useless = 0.985

  /// How much less of the cost than the best one an explanation may take away to be named beside it.
  private static let alternative = 0.25

  private static func worst(_ departure: Departure) -> Double { departure.worst?.off.magnitude ?? 0 }

  private func judged(_ off: [MovingGroup: Departure]) -> Set<MovingGroup> {
    off.isEmpty ? evidence.judged : Set(off.keys)
  }

  /// Returns the readings that an explanation accounts for: all of them, or only those in which something is off. Nil if
  /// it accounts for too little.
  ///
  /// - Parameter isSmall: Whether nothing is visibly off. Only whole pixels explain that.
  private func readings(
    showing best: Explanation, of base: BuiltCourse, _ off: [MovingGroup: Departure], isSmall: Bool,
    beside deviations: [Deviation], _ many: [Int]
  ) -> [Int]? {
    let groups = judged(off)
    let cost = evidence.cost(of: base, at: many, judging: groups)
    if isSmall {
      // The remainder of an earlier difference is not rounding.
      guard case .wholePixels = best.deviation, deviations.isEmpty else { return nil }
      return best.cost < cost * 0.75 ? many : nil
    }
    guard let built = evidence.built(deviations + [best.deviation]) else { return nil }
    let left = evidence.cost(of: built, at: many, judging: groups)
    if left < cost * (1 - Self.gain) { return many }
    // The number of an earlier difference is never exact, and its error shows in a few readings.
    guard deviations.isEmpty else { return nil }
    let places = Set(off.values.flatMap { $0.readings(beyond: tolerance) }).sorted()
    guard left < cost * Self.useless, places.count >= Self.fewest else { return nil }
    let isExplained =
      evidence.cost(of: built, at: places, judging: groups)
      < evidence.cost(of: base, at: places, judging: groups) * Self.most
    return isExplained ? places : nil
  }

  /// An explanation of the off readings alone needs at least this many of them, and may leave this share of their cost.
  private static let (fewest, most) = (5, 0.45)

  /// The departure that an explanation makes smaller by the most.
  private func shown(
    _ best: Explanation, among off: [MovingGroup: Departure], beside deviations: [Deviation], _ many: [Int]
  ) -> Departure {
    let after = evidence.built(deviations + [best.deviation]).map { evidence.departures(from: $0, at: many) } ?? [:]
    func gain(_ group: MovingGroup, _ departure: Departure) -> Double {
      Self.worst(departure) - (after[group].map(Self.worst) ?? 0)
    }
    return off.max { gain($0.key, $0.value) < gain($1.key, $1.value) }?.value ?? Departure()
  }

  private func explanations(
    of off: [MovingGroup: Departure], beside deviations: [Deviation], many: [Int], few: [Int]
  ) -> [Explanation] {
    let trials = Trials(evidence, groups: Set(off.keys), departures: off, beside: deviations)
    let useless = trials.base(at: few) * Self.useless
    let first = trials.all(at: few).filter { $0.cost < useless }.sorted { $0.cost < $1.cost }
    var finalists: [Explanation] = []
    for explanation in first where finalists.count < Self.finalists {
      guard finalists.count(where: { $0.kind == explanation.kind }) < 3 else { continue }
      finalists.append(explanation)
    }
    // A lag of zero means that the link does not follow at all, which the field `follow` says.
    let refined = finalists.map { trials.refined($0, at: many) }.filter { explanation in
      if case .late(_, let lag, _) = explanation.deviation { lag > Self.leastLag } else { true }
    }
    let margin = (refined.map(\.cost).min() ?? 0) * Self.alike
    return refined.sorted { $0.precedes($1, within: margin) }
  }
}
