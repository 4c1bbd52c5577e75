import FrameStats
import Notation

extension BenchReport {
  /// The report as an object. Names are fixed; `schema` changes with them.
  public var json: JSONValue {
    let repeated = BenchFigure.allCases.filter { tells($0) && (figures[$0]?.count ?? 0) > 1 }
    let head: JSONValue = [
      "schema": .text(Self.schema), "scene": .text(scene),
      "renderer": [
        "name": .text(renderer.name), "device": .text(renderer.device), "isSoftware": .flag(renderer.isSoftware),
      ],
      "pixels": [.whole(width), .whole(height)], "frames": .whole(frames), "warmup": .whole(warmup),
      "budget_ms": .number(Self.rounded(budget)),
    ]
    let body: JSONValue = .present([
      "spans_us": .object(FrameSpan.allCases.map { JSONField($0.name, .number(Self.rounded(spans[$0] ?? 0))) }),
      "histogram": [
        "from_ms": .number(Self.rounded(histogram.edge(0))), "budget_ms": .number(histogram.budget),
        "to_ms": .number(Self.rounded(histogram.edge(Histogram.size))),
        "counts": .numbers(histogram.counts.map(Double.init)),
      ],
      "pacing": .text(pacing), "hitch_scale": JSONValue(encoding: hitchScale),
      "repeats": .object(repeated.map { JSONField($0.rawValue, .numbers((figures[$0] ?? []).map(Self.rounded))) }),
      "floor": floor?.json, "unreliable": JSONValue(encoding: unreliable), "machine": .text(machine),
      "commit": .text(commit),
    ])
    let start = records?.first?.first?.spans.begin ?? 0
    let frames: JSONValue = .present([
      "columns": records.map { _ in JSONValue(encoding: TimedFrame.columns) },
      "raw": records.map { .list($0.map { .list($0.map { .numbers($0.values(since: start).map(Self.rounded)) }) }) },
    ])
    return .object([head.object, figureFields, body.object, details, frames.object].flatMap { $0 ?? [] })
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
    ("copy_cpu_ratio", \.copyTime), ("copy_cpu_ms", \.copyMilliseconds), ("changed_pixels", \.changedPixels),
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
        isSoftware: json["renderer"]?["isSoftware"]?.flag == true),
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
    unreliable = json["unreliable"]?.list?.compactMap(\.text) ?? []
    (machine, commit) = (json["machine"]?.text ?? "", json["commit"]?.text ?? "")
    details = Self.detailKeys.compactMap { key in json[key].map { JSONField(key, $0) } }
    records = json["raw"]?.list?.map { run in (run.list ?? []).compactMap { $0.numbers.flatMap { TimedFrame($0) } } }
  }

  /// The repeats of a figure, scaled so that their median is its value. The stored value counts, even if edited;
  /// the repeats only provide the scatter.
  private static func repeats(_ repeats: [Double]?, of value: Double?) -> [Double]? {
    guard let repeats, let middle = Percentiles.nearestRank(500, of: repeats) else { return value.map { [$0] } }
    guard let value, value != middle else { return repeats }
    return middle > 0 ? repeats.map { value * ($0 / middle) } : [value]
  }
}

extension BenchFloor {
  init(_ json: JSONValue) {
    self.init()
    for (key, list) in Self.lists { self[keyPath: list] = json["repeats"]?[key]?.numbers ?? [] }
  }
}

extension JSONValue {
  /// The numbers of a list that contains nothing else.
  var numbers: [Double]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }

  /// The number in a field. Nil if there is none.
  public func number(_ key: String) -> Double? { self[key]?.number }
}

extension BenchReport {
  /// The report, with its comparison if there is one.
  public func json(with comparison: BenchComparison?, keepsFrames: Bool) -> JSONValue {
    var report = self
    if !keepsFrames { report.records = nil }
    let decisions = comparison?.decisions.filter { $0.scene == scene } ?? []
    guard !decisions.isEmpty, let fields = report.json.object else { return report.json }
    return .object(fields + [JSONField("comparison", .list(decisions.map(\.json)))])
  }
}
