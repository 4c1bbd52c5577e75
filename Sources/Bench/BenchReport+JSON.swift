import FrameStats
import Notation

extension BenchReport {
  /// The report as an object. Names are fixed; `schema` changes with them.
  public var json: JSONValue {
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
        "histogram",
        [
          "from_ms": .number(Self.rounded(histogram.edge(0))), "budget_ms": .number(histogram.budget),
          "to_ms": .number(Self.rounded(histogram.edge(Histogram.size))),
          "counts": .numbers(histogram.counts.map(Double.init)),
        ]))
    fields.append(JSONField("pacing", .text(pacing)))
    fields.append(JSONField("hitch_scale", hitchScale.map { .text($0) } ?? .null))
    let repeated = BenchFigure.allCases.filter { tells($0) && (figures[$0]?.count ?? 0) > 1 }
    fields.append(
      JSONField(
        "repeats", .object(repeated.map { JSONField($0.rawValue, .numbers((figures[$0] ?? []).map(Self.rounded))) })))
    if let floor { fields.append(JSONField("floor", floor.json)) }
    fields.append(JSONField("unreliable", .list(unreliable.map { .text($0) })))
    fields += [JSONField("machine", .text(machine)), JSONField("commit", .text(commit))]
    fields += details
    if let records {
      let start = records.first?.first?.spans.begin ?? 0
      fields.append(JSONField("columns", .list(TimedFrame.columns.map { .text($0) })))
      fields.append(
        JSONField("raw", .list(records.map { .list($0.map { .numbers($0.values(since: start).map(Self.rounded)) }) })))
    }
    return .object(fields)
  }

  /// Figures with a dotted name, grouped into one object per first part.
  private var figureFields: [JSONField] {
    var fields: [JSONField] = []
    for figure in BenchFigure.allCases {
      let number: JSONValue = tells(figure) ? .number(Self.rounded(value(figure))) : .null
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

  /// Six decimals are a nanosecond; more would be noise.
  public static func rounded(_ number: Double) -> Double { number.rounded(digits: 6) }
}

extension BenchFloor {
  /// Each list of repeats with its key.
  static let lists: [(key: String, list: any WritableKeyPath<BenchFloor, [Double]> & Sendable)] = [
    ("cpu_ratio", \.processorTime), ("p50_ratio", \.p50), ("p99_ratio", \.p99), ("p50_ms", \.milliseconds),
    ("batched_cpu_ratio", \.batchedTime), ("batched_p50_ms", \.batchedMilliseconds),
  ]

  public var json: JSONValue {
    let medians = Self.lists.map { key, list in
      JSONField(
        key, Percentiles.nearestRank(500, of: self[keyPath: list]).map { .number(BenchReport.rounded($0)) } ?? .null)
    }
    let repeats = Self.lists.filter { !self[keyPath: $0.list].isEmpty }.map { key, list in
      JSONField(key, .numbers(self[keyPath: list].map(BenchReport.rounded)))
    }
    return .object(medians + [JSONField("repeats", .object(repeats))])
  }
}

extension BenchReport {
  /// Reads the output of `json`. Nil if the scene or frame times are missing; other parts are optional.
  public init?(_ json: JSONValue) {
    guard let schema = json["schema"]?.text, Self.schemas.contains(schema), case .text(let scene)? = json["scene"],
      json["frame_ms"] != nil
    else {
      return nil
    }
    self.init(
      scene: scene,
      renderer: DrawingDevice(
        name: json["renderer"]?["name"]?.text ?? "", device: json["renderer"]?["device"]?.text ?? "",
        isSoftware: json["renderer"]?["isSoftware"] == .flag(true)),
      width: 0, height: 0, frames: json["frames"]?.whole ?? 0, warmup: json["warmup"]?.whole ?? 0,
      budget: json["budget_ms"]?.number ?? 0)
    let pixels = json["pixels"]?.numbers ?? []
    if pixels.count == 2 { (width, height) = (Int(exactly: pixels[0]) ?? 0, Int(exactly: pixels[1]) ?? 0) }
    for figure in BenchFigure.allCases {
      var value: JSONValue? = json
      for key in figure.path { value = value?[key] }
      figures[figure] = Self.repeats(json["repeats"]?[figure.rawValue]?.numbers, of: value?.number)
    }
    for span in FrameSpan.allCases { spans[span] = json["spans_us"]?[span.name]?.number }
    if let budget = json["histogram"]?["budget_ms"]?.number, let counts = json["histogram"]?["counts"]?.numbers {
      histogram = Histogram(around: budget, counts: counts.map { Int(exactly: $0) ?? 0 })
    }
    (pacing, hitchScale) = (json["pacing"]?.text ?? "", json["hitch_scale"]?.text)
    floor = json["floor"].map(BenchFloor.init)
    if case .list(let reasons)? = json["unreliable"] { unreliable = reasons.compactMap(\.text) }
    (machine, commit) = (json["machine"]?.text ?? "", json["commit"]?.text ?? "")
    details = Self.detailKeys.compactMap { key in json[key].map { JSONField(key, $0) } }
    if case .list(let runs)? = json["raw"] { records = runs.map(Self.records) }
  }

  /// The repeats of a figure, scaled so that their median is its value. The stored value counts, even if edited;
  /// the repeats only provide the scatter.
  private static func repeats(_ repeats: [Double]?, of value: Double?) -> [Double]? {
    guard let repeats, let middle = Percentiles.nearestRank(500, of: repeats) else { return value.map { [$0] } }
    guard let value, value != middle else { return repeats }
    return middle > 0 ? repeats.map { value * ($0 / middle) } : [value]
  }

  private static func records(_ run: JSONValue) -> [TimedFrame] {
    guard case .list(let rows) = run else { return [] }
    return rows.compactMap { $0.numbers.flatMap { TimedFrame($0) } }
  }
}

extension BenchFloor {
  init(_ json: JSONValue) {
    self.init()
    for (key, list) in Self.lists { self[keyPath: list] = json["repeats"]?[key]?.numbers ?? [] }
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0) } }

  /// The numbers of a list that contains nothing else.
  fileprivate var numbers: [Double]? {
    guard case .list(let values) = self else { return nil }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }
}

extension BenchReport {
  /// The report, with its comparison if there is one.
  public func json(with comparison: BenchComparison?, keepsFrames: Bool) -> JSONValue {
    var report = self
    if !keepsFrames { report.records = nil }
    let decisions = comparison?.decisions.filter { $0.scene == scene } ?? []
    guard !decisions.isEmpty, case .object(let fields) = report.json else { return report.json }
    return .object(fields + [JSONField("comparison", .list(decisions.map(\.json)))])
  }
}
