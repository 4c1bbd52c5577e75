import ScrollPhysics

extension Answers {
  @Sendable static func band(_ v: Vector) -> [String: Value] {
    let band = RubberBand(coefficient: v["c"], dimension: v["dimension"])
    return [
      "y": .number(band.displayed(v["x"])), "slope": .number(band.slope(v["x"])),
      "inverse_of_y": .number(band.inverse(band.displayed(v["x"]))),
    ]
  }

  @Sendable static func signedBand(_ v: Vector) -> [String: Value] {
    let band = RubberBand(coefficient: v["c"], dimension: v["dimension"])
    let bounds = ScrollBounds(low: v["lo"], high: v["hi"], viewport: v["dimension"])
    return ["displayed": .number(band.displayed(v["raw"], in: bounds))]
  }

  @Sendable static func regrab(_ v: Vector) -> [String: Value] {
    let band = RubberBand(coefficient: v["c"], dimension: v["dimension"])
    let raw = band.inverse(v["displayed"])
    let wrong = band.displayed(v["displayed"])
    return [
      "raw": .number(raw), "correct_displayed": .number(band.displayed(raw + v["finger_delta"])),
      "wrong_displayed": .number(wrong), "jump": .number(v["displayed"] - wrong),
    ]
  }

  /// Flutter's step is the finger's times our slope, at the overscroll before the event, or after it when easing.
  @Sendable static func flutterStep(_ v: Vector) -> [String: Value] {
    let bounds = ScrollBounds(low: v["min"], high: v["max"], viewport: v["viewport"])
    let band = RubberBand(coefficient: v["base"], dimension: v["viewport"])
    let out = bounds.overshoot(v["pixels"])
    if out == 0 { return ["applied": .number(v["offset"])] }
    let isEasing = out * v["offset"] > 0
    let place = out.magnitude - (isEasing ? v["offset"].magnitude : 0)
    return ["applied": .number(v["offset"] * band.slope(band.inverse(place)))]
  }

  @Sendable static func eventRate(_ v: Vector) -> [String: Value] {
    let band = RubberBand(coefficient: v["base"], dimension: v["dimension"])
    let step = v["total_drag"] / v["events"]
    var out = step
    for _ in 1..<max(1, Int(v["events"])) { out += step * band.slope(band.inverse(out)) }
    let limit = band.displayed(v["total_drag"])
    return ["overscroll": .number(out), "continuum_limit": .number(limit), "error": .number(out - limit)]
  }

  @Sendable static func bezierBand(_ v: Vector) -> [String: Value] {
    let band = RubberBand(law: .tanh, dimension: v["dimension"])
    return ["stretch": .number(band.displayed(v["accumulated"]))]
  }
}
