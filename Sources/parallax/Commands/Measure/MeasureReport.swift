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
    guard let design = order.design?.ratio(near: ratio) else { return nil }
    var worst = (way: 0.0, time: 0.0)
    for place in film.motion.places {
      let off = (place.layer - design * place.offset) * film.points
      if off.magnitude > worst.way.magnitude { worst = (off, film.time(of: place)) }
    }
    return (design, ratio - design, worst.way, worst.time)
  }

  var text: String {
    let (facts, unit) = (film.facts, film.unit)
    let motion = film.motion
    var lines = [
      "\(film.name): \(film.frames) frames of \(facts.width) x \(facts.height), \(short(facts.rate)) a second",
      "ratio     \(ratio.formatted(.fixed(3)))  (give or take \(motion.ratio.doubt.formatted(.fixed(3))), from "
        + "\(counted(motion.ratio.count, "moment", "moments")))",
      "content   \((motion.travel * film.points).formatted(.whole)) \(unit) in all",
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
    } else {
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
    let (facts, motion) = (film.facts, film.motion)
    var fields = [
      JSONField("film", .text(film.name)), JSONField("frames", .number(Double(film.frames))),
      JSONField("size", .numbers([Double(facts.width), Double(facts.height)])),
      JSONField("fps", .number(facts.rate)), JSONField("unit", .text(film.unit)),
      JSONField("ratio", .number(ratio)), JSONField("ratio_doubt", .number(motion.ratio.doubt)),
      JSONField("moments", .number(Double(motion.ratio.count))),
      JSONField("travel", .number(motion.travel * film.points)),
    ]
    if let glide = film.glide {
      fields.append(
        JSONField(
          "glide",
          .object([
            JSONField("start", .number(glide.start)), JSONField("end", .number(glide.end)),
            JSONField("velocity", .number(glide.velocity)), JSONField("distance", .number(glide.distance)),
            JSONField(
              "physics",
              .list(
                glide.matches.map { match in
                  .object([
                    JSONField("preset", .text(match.preset.rawValue)), JSONField("deviation", .number(match.deviation)),
                  ])
                })),
          ])))
    }
    if let departure, let design = order.design {
      fields.append(
        JSONField(
          "design",
          .object([
            JSONField("scene", .text(design.name)), JSONField("ratio", .number(departure.ratio)),
            JSONField("apart", .number(departure.apart)), JSONField("worst", .number(departure.worst)),
            JSONField("worst_time", .number(departure.time)),
          ])))
    }
    fields.append(
      JSONField(
        "places",
        .list(
          motion.places.map { place in
            .numbers([film.time(of: place), place.offset * film.points, place.layer * film.points])
          })))
    return .object(fields)
  }
}
