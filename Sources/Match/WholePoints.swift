import Documents
import Effects
import Geometry
import Notation

/// Layers that are rounded to whole points, although the design places them at fractions of one. A rounded layer is
/// never far from its designed place, so the distances do not tell; the fractions of its places do.
struct WholePoints {
  let evidence: FilmEvidence

  /// Readings that are looked at, and the fewest places that tell.
  private static let (many, fewest) = (400, 40)
  /// Points that a layer goes between two of its places.
  private static let apart = 0.15
  /// Most places, as a share of all. Rounded ones have fractions within the smaller part of a point; a design that
  /// rounds nothing needs more than the larger part.
  private static let (together, rounded, spread) = (0.75, 0.45, 0.6)
  /// Pixels per point of films in which a pixel is about a point, so that places in them lie on whole points anyway.
  private static let ownPixels = 0.8...1.1
}

extension WholePoints {
  func found() -> Fault? {
    guard !Self.ownPixels.contains(evidence.scale), let design = evidence.built([]) else { return nil }
    var places: [MovingGroup: [(seen: Double, designed: Double)]] = [:]
    var last: [LayerID: Double] = [:]
    var shown: [MovingGroup: (layer: LayerID, index: Int)] = [:]
    evidence.forEachStart(of: design, at: evidence.sample(Self.many)) { index, id, group, seen, designed in
      guard !group.isOfText, !evidence.content.contains(group),
        last[id].map({ (designed - $0).magnitude > Self.apart }) ?? true
      else { return }
      last[id] = designed
      shown[group] = (id, index)
      places[group, default: []].append((seen, designed))
    }
    let rounded = places.filter { _, places in
      places.count >= Self.fewest && Self.part(of: places.map(\.seen)) < Self.rounded
        && Self.part(of: places.map(\.designed)) > Self.spread
    }
    guard let (group, _) = rounded.max(by: { $0.value.count < $1.value.count }), let (layer, index) = shown[group]
    else { return nil }
    return Fault(
      kind: .wholePixels, layer: layer, designed: .null, built: 1, range: nil, time: evidence.readings[index].time,
      off: 0.5,
      sentence: "\(layer) is rounded to whole points, so it jitters in slow motion. Place it at fractions of a point.",
      edit: nil, course: [])
  }

  /// The smallest part of a point that holds the fractions of most places.
  private static func part(of places: [Double]) -> Double {
    let fractions = places.map { $0 - $0.rounded(.down) }.sorted()
    let count = max(1, Int(Double(fractions.count) * together))
    return fractions.indices.map { first in
      let end = first + count - 1
      let last = end < fractions.count ? fractions[end] : fractions[end - fractions.count] + 1
      return last - fractions[first]
    }.min() ?? 1
  }
}
