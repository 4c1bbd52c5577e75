import Measure
import Notation
import ScrollPhysics
import System

/// The output of `measure` for a film.
struct MeasureReport {
  let film: MeasuredFilm
  let order: MeasureOrder
}

extension MeasureReport {
  private var ratio: Double { film.motion.ratio.value }

  /// The deviation of the film's layer from the design: the difference of the ratios, and the largest distance with its
  /// time.
  private var departure: (ratio: Double, apart: Double, worst: Double, time: Double)? {
    guard film.motion.verdict.range != nil, let design = order.design?.ratio(near: ratio) else { return nil }
    var worst = (way: 0.0, time: 0.0)
    for place in film.motion.places {
      let off = (place.layer - design * place.offset) * film.points
      if off.magnitude > worst.way.magnitude { worst = (off, film.time(of: place)) }
    }
    return (design, ratio - design, worst.way, worst.time)
  }

  private var ratioLine: String {
    guard let range = film.motion.verdict.range else { return "ratio     cannot be told: \(reason ?? "")" }
    return "ratio     \(ratio.formatted(.fixed(3)))  (\(range.lowerBound.formatted(.fixed(3))) to "
      + "\(range.upperBound.formatted(.fixed(3))), from \(counted(film.motion.ratio.count, "moment", "moments")))"
  }

  /// Why the ratio cannot be told, and what would help; nil if it can.
  var reason: String? {
    guard case .unknown(let reason) = film.motion.verdict else { return nil }
    let mark = "Mark the content and one layer: --content X,Y,W,H --layer X,Y,W,H."
    let part = "Select the part that only scrolls: --from T --to T."
    switch reason {
    case .several(let ratios):
      let list = ratios.map { $0.formatted(.fixed(2)) }.joined(separator: ", ")
      return "several layers move at different ratios, about \(list). \(mark)"
    case .changing(let range):
      return "parts of the film disagree, from \(range.lowerBound.formatted(.fixed(3))) to "
        + "\(range.upperBound.formatted(.fixed(3))), for example in a pull, a collapse or between keys. \(part)"
    case .pulled: return "the content is only pulled past its edge, and layers follow another rule there. \(part)"
    case .resting: return "everything except the content is still: a bar, or a layer of ratio 0. \(mark)"
    case .small: return "the fastest part is small, such as a text in front, and may not be the content. \(mark)"
    case .mixed: return "the rest moves at many speeds, like pictures that zoom or turn. \(mark)"
    case .scarce: return "every layer is visible too briefly. \(mark)"
    }
  }

  var text: String {
    let (facts, unit) = (film.facts, film.unit)
    let motion = film.motion
    var lines = [
      "\(film.name): \(film.frames) frames of \(facts.width) x \(facts.height), \(short(facts.rate)) a second",
      ratioLine,
      film.hasDistances
        ? "content   \((motion.travel * film.points).formatted(.whole)) \(unit) in all"
        : "content   cannot be told: the film shows the same content twice, and its steps do not add up to the way between. "
          + film.confusion,
    ]
    if let glide = film.glide, let best = glide.matches.first {
      lines.append(
        "glide     from \(glide.start.formatted(.fixed(2))) to \(glide.end.formatted(.fixed(2))) s, "
          + "\(glide.distance.formatted(.whole)) \(unit), at first \(glide.velocity.formatted(.whole)) \(unit)/s")
      let off = "off by \(best.deviation.formatted(.fixed(2))) \(unit)"
      lines.append(
        glide.isKnown
          ? "physics   \(glide.best.map(\.preset.rawValue).joined(separator: ", ")), \(off)"
          : "physics   no system\u{2019}s; \(best.preset.rawValue) is nearest, \(off)")
    } else if film.hasDistances {
      lines.append("physics   no glide that is long and fast enough")
    }
    if let departure, let design = order.design {
      lines.append(
        "design    \(design.name): ratio \(departure.ratio.formatted(.fixed(3))), the film's is "
          + (departure.apart.magnitude < 0.0005
            ? "the same"
            : "\(departure.apart.magnitude.formatted(.fixed(3))) \(departure.apart < 0 ? "lower" : "higher")"))
      lines.append(
        "          farthest off at \(departure.time.formatted(.fixed(2))) s: "
          + "\(departure.worst.formatted(.fixed(1))) \(unit)")
    }
    return (lines + [""]).joined(separator: "\n")
  }

  private func short(_ number: Double) -> String { number.formatted(.upTo(3)) }

  var json: JSONValue {
    let (facts, motion, range) = (film.facts, film.motion, film.motion.verdict.range)
    var ratios: JSONValue?
    if case .unknown(.several(let several)) = motion.verdict { ratios = .numbers(several) }
    let glide = film.glide.map { glide -> JSONValue in
      [
        "start": .number(glide.start), "end": .number(glide.end), "velocity": .number(glide.velocity),
        "distance": .number(glide.distance),
        "physics": .list(
          glide.matches.map { ["preset": .text($0.preset.rawValue), "deviation": .number($0.deviation)] }),
      ]
    }
    let places = motion.places.map { place -> JSONValue in
      .numbers([film.time(of: place), place.offset * film.points, place.layer * film.points])
    }
    return .present([
      "film": .text(film.name), "frames": .whole(film.frames),
      "size": .numbers([Double(facts.width), Double(facts.height)]), "fps": .number(facts.rate),
      "unit": .text(film.unit), "axis": .text(film.isHorizontal ? "horizontal" : "vertical"),
      "ratio": range == nil ? .null : .number(ratio), "ratio_low": range.map { .number($0.lowerBound) },
      "ratio_high": range.map { .number($0.upperBound) }, "why": range == nil ? .text(reason ?? "") : nil,
      "ratios": ratios, "moments": .whole(motion.ratio.count),
      "travel": film.hasDistances ? .number(motion.travel * film.points) : .null, "glide": glide,
      "design": design, "places": .list(places),
    ])
  }

  private var design: JSONValue? {
    guard let departure, let design = order.design else { return nil }
    return [
      "scene": .text(design.name), "ratio": .number(departure.ratio), "apart": .number(departure.apart),
      "worst": .number(departure.worst), "worst_time": .number(departure.time),
    ]
  }
}
