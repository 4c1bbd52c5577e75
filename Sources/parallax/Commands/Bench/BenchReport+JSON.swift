import FrameStats
import JSON

nonisolated extension BenchReport {
  /// One object. Its names are fixed; `schema` changes with them.
  var json: JSONValue {
    var fields = [
      JSONField("schema", .text(Self.schema)), JSONField("scene", .text(scene)),
      JSONField(
        "renderer",
        ["name": .text(renderer.name), "device": .text(renderer.device), "isSoftware": .flag(renderer.isSoftware)]),
      JSONField("pixels", [.whole(width), .whole(height)]), JSONField("frames", .whole(frames)),
      JSONField("warmup", .whole(warmup)), JSONField("budget_ms", .number(Self.rounded(budget))),
    ]
    fields += figureFields
    fields.append(
      JSONField(
        "spans_us", .object(FrameSpan.allCases.map { JSONField($0.name, .number(Self.rounded(spans[$0] ?? 0))) })))
    fields.append(
      JSONField(
        "histogram", ["width_ms": .number(histogram.width), "counts": .numbers(histogram.counts.map(Double.init))]))
    fields.append(JSONField("pacing", .text(pacing)))
    fields.append(JSONField("hitch_scale", .text(HitchScale.scrolling.name)))
    let repeated = BenchFigure.allCases.filter { (figures[$0]?.count ?? 0) > 1 }
    fields.append(
      JSONField(
        "repeats", .object(repeated.map { JSONField($0.rawValue, .numbers((figures[$0] ?? []).map(Self.rounded))) })))
    if let floor { fields.append(JSONField("floor", floor.json)) }
    fields.append(JSONField("unreliable", .list(unreliable.map { .text($0) })))
    fields += [JSONField("machine", .text(machine)), JSONField("commit", .text(commit))]
    fields += details
    if let records {
      let start = records.first?.first?.marks[0] ?? 0
      fields.append(JSONField("columns", .list(TimedFrame.columns.map { .text($0) })))
      fields.append(
        JSONField("raw", .list(records.map { .list($0.map { .numbers($0.values(since: start).map(Self.rounded)) }) })))
    }
    return .object(fields)
  }

  /// Figures with a dotted name become an object of those that share its first part.
  private var figureFields: [JSONField] {
    var fields: [JSONField] = []
    for figure in BenchFigure.allCases {
      let number = JSONValue.number(Self.rounded(value(figure)))
      guard figure.path.count == 2 else {
        fields.append(JSONField(figure.path[0], number))
        continue
      }
      let field = JSONField(figure.path[1], number)
      if fields.last?.key == figure.path[0], case .object(let others)? = fields.last?.value {
        fields[fields.count - 1].value = .object(others + [field])
      } else {
        fields.append(JSONField(figure.path[0], .object([field])))
      }
    }
    return fields
  }

  /// Six digits behind the point are a nanosecond; more would be noise.
  static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}

nonisolated extension BenchFloor {
  /// Each list of repeats beside its key.
  static let lists: [(key: String, list: any WritableKeyPath<BenchFloor, [Double]> & Sendable)] = [
    ("cpu_ratio", \.processorTime), ("p50_ratio", \.p50), ("p99_ratio", \.p99), ("p50_ms", \.milliseconds),
    ("batched_cpu_ratio", \.batchedTime), ("batched_p50_ms", \.batchedMilliseconds),
  ]

  var json: JSONValue {
    let medians = Self.lists.map { key, list in
      JSONField(key, .number(BenchReport.rounded(Percentiles.nearestRank(500, of: self[keyPath: list]) ?? 0)))
    }
    let repeats = Self.lists.map { key, list in
      JSONField(key, .numbers(self[keyPath: list].map(BenchReport.rounded)))
    }
    return .object(medians + [JSONField("repeats", .object(repeats))])
  }
}
