import Effects
import Geometry
import Measure
import Notation

/// Finds layers that are not there, or lie in another order, by the pixels of a few frames.
struct AppearanceSearch<Painter: MatchPainter> {
  let evidence: FilmEvidence
  /// The same across the axis: what is moved aside is not missing.
  let across: FilmEvidence
  let frames: DesignedFrames<Painter>
  /// Frames of the film with the positions of their readings in the evidence.
  let kept: [(index: Int, frame: GrayFrame)]
}

extension AppearanceSearch {
  /// The difference of a pixel that can be seen, the share of the frame that has to have it, and the share of those
  /// pixels that has to look like another build.
  private static var seen: Int { 14 }
  private static var area: Double { 0.0008 }
  private static var share: Double { 0.8 }
  /// How much of what another change explains one has to explain to be named beside it.
  private static var alike: Double { 0.97 }
  /// The fewest frames that have to agree.
  private static var fewest: Int { 2 }

  private struct Tally {
    var frames = 0
    var agreeing = 0
    /// How much nearer the frames are to the other build, over all pixels.
    var gain = 0
    var worst = 0.0
    var place = 0
    var layer: LayerID?

    var isSure: Bool { agreeing >= AppearanceSearch.fewest && agreeing * 3 >= frames * 2 }
  }

  /// What is not shown, and what lies in another order: whichever explains more of the pixels. With the groups whose
  /// places say nothing then.
  func found() throws(MatchFailure) -> (faults: [Fault], groups: Set<MovingGroup>) {
    guard var built = evidence.built([]) else { return ([], []) }
    var tallies: [Change: Tally] = [:]
    let suspects = suspects
    var layers: [Layer] = []
    for (index, frame) in kept {
      built.layers(at: index, into: &layers)
      let design = try frames.frame(of: layers)
      for group in suspects {
        let without = layers.filter { MovingGroup($0.id) != group }
        guard without.count < layers.count else { continue }
        let layer = layers.first { MovingGroup($0.id) == group }?.id
        try compare(frame, design, without, index, layer, into: &tallies[.missing(group), default: Tally()])
      }
      for (below, above) in neighbors(in: layers) {
        var other = layers
        other.swapAt(below, above)
        let change = Change.swapped(MovingGroup(layers[below].id), MovingGroup(layers[above].id))
        try compare(frame, design, other, index, layers[above].id, into: &tallies[change, default: Tally()])
      }
    }
    var (faults, groups): ([Fault], Set<MovingGroup>) = ([], [])
    let sure = tallies.filter(\.value.isSure).sorted { $0.value.gain > $1.value.gain }
    var best: [MovingGroup: Int] = [:]
    for (change, tally) in sure {
      // A layer that lies behind one that hides it looks as if it were missing.
      let gain = change.groups.compactMap { best[$0] }.max()
      guard gain.map({ Double(tally.gain) > Self.alike * Double($0) }) ?? true else { continue }
      faults.append(fault(change.kind, tally))
      groups.formUnion(change.groups)
      for group in change.groups { best[group] = max(best[group] ?? 0, tally.gain) }
    }
    return (faults, groups)
  }

  private enum Change: Hashable {
    case missing(MovingGroup)
    /// The first is in front, and should be behind the second.
    case swapped(MovingGroup, MovingGroup)

    var kind: FaultKind { if case .missing = self { .missingLayer } else { .order } }

    var groups: Set<MovingGroup> {
      switch self {
      case .missing(let group): [group]
      case .swapped(let one, let other): [one, other]
      }
    }
  }

  /// Groups that were hardly ever seen where they should be, and texts that were not seen beside it either.
  private var suspects: [MovingGroup] {
    let (lost, lostAcross) = (evidence.readings.lostGroups, across.readings.lostGroups)
    return lost.filter { !$0.isOfText || lostAcross.contains($0) }.sorted { "\($0)" < "\($1)" }
  }

  /// Composed layers that lie on each other, one directly over the other.
  private func neighbors(in layers: [Layer]) -> [(Int, Int)] {
    let composed = layers.indices.filter { MovingGroup(layers[$0].id).isComposed }
    return zip(composed, composed.dropFirst()).filter { layers[$0.0].visibleFrame.overlaps(layers[$0.1].visibleFrame) }
      .map { ($0.0, $0.1) }
  }

  private func compare(
    _ film: GrayFrame, _ design: GrayFrame, _ layers: [Layer], _ index: Int, _ layer: LayerID?, into tally: inout Tally
  ) throws(MatchFailure) {
    let other = try frames.frame(of: layers)
    var (differing, alike, gain) = (0, 0, 0)
    for pixel in stride(from: 0, to: min(film.pixels.count, design.pixels.count), by: 2) {
      let (one, two, seen) = (Int(design.pixels[pixel]), Int(other.pixels[pixel]), Int(film.pixels[pixel]))
      gain += abs(seen - one) - abs(seen - two)
      guard abs(one - two) > Self.seen else { continue }
      differing += 1
      if abs(seen - two) < abs(seen - one) { alike += 1 }
    }
    let share = Double(differing) * 2 / Double(max(1, film.pixels.count))
    guard share > Self.area else { return }
    tally.frames += 1
    tally.gain += gain
    if Double(alike) > Self.share * Double(differing) { tally.agreeing += 1 }
    if share > tally.worst { (tally.worst, tally.place, tally.layer) = (share, index, layer) }
  }

  private func fault(_ kind: FaultKind, _ tally: Tally) -> Fault {
    let name = tally.layer.map { "\($0)" } ?? "A layer"
    let time = evidence.readings[tally.place].time
    let moment = time.map { " at \($0.formatted(.fixed(2))) s" } ?? ""
    let share = (tally.worst * 100).formatted(.upTo(1))
    return Fault(
      kind: kind, layer: tally.layer, designed: kind == .order ? .text("in front") : .text("shown"),
      built: kind == .order ? .text("behind") : .text("missing"), range: nil, time: time, off: 0,
      sentence: kind == .order
        ? "\(name) lies behind the layer that it should cover; it shows in \(share) % of the screen\(moment)."
        : "\(name) is not shown; it should be seen in \(share) % of the screen\(moment).", edit: nil, course: [])
  }
}
