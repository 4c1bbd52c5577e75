import FrameStats
import JSON

nonisolated extension BenchReport {
  /// Reads what `json` writes. Nil where scene or frame times are missing; of the rest what is there is taken.
  init?(_ json: JSONValue) {
    guard json["schema"] == .text(Self.schema), case .text(let scene)? = json["scene"], json["frame_ms"] != nil else {
      return nil
    }
    self.init(
      scene: scene,
      renderer: Renderer(
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
    if let width = json["histogram"]?["width_ms"]?.number, let counts = json["histogram"]?["counts"]?.numbers {
      histogram = Histogram(width: width, counts: counts.map { Int(exactly: $0) ?? 0 })
    }
    pacing = json["pacing"]?.text ?? ""
    floor = json["floor"].map(BenchFloor.init)
    if case .list(let reasons)? = json["unreliable"] { unreliable = reasons.compactMap(\.text) }
    (machine, commit) = (json["machine"]?.text ?? "", json["commit"]?.text ?? "")
    details = Self.detailKeys.compactMap { key in json[key].map { JSONField(key, $0) } }
    if case .list(let runs)? = json["raw"] { records = runs.map(Self.records) }
  }

  /// The number that stands in its place counts, also where somebody has changed it by hand; the repeats tell how it
  /// scatters.
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

nonisolated extension BenchFloor {
  init(_ json: JSONValue) {
    self.init()
    for (key, list) in Self.lists { self[keyPath: list] = json["repeats"]?[key]?.numbers ?? [] }
  }
}

nonisolated extension JSONValue {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0) } }

  /// The numbers of a list that holds nothing else.
  fileprivate var numbers: [Double]? {
    guard case .list(let values) = self else { return nil }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }
}
