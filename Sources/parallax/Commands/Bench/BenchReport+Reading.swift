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
      figures[figure] = json["repeats"]?[figure.rawValue]?.numbers ?? value?.number.map { [$0] }
    }
    for span in FrameSpan.allCases { spans[span] = json["spans_us"]?[span.name]?.number }
    if let width = json["histogram"]?["width_ms"]?.number, let counts = json["histogram"]?["counts"]?.numbers {
      histogram = Histogram(width: width, counts: counts.map { Int(exactly: $0) ?? 0 })
    }
    pacing = json["pacing"]?.text ?? ""
    floor = json["floor"].map(BenchFloor.init)
    if case .list(let reasons)? = json["unreliable"] { unreliable = reasons.compactMap(\.text) }
    (machine, commit) = (json["machine"]?.text ?? "", json["commit"]?.text ?? "")
    if case .list(let runs)? = json["raw"] { records = runs.map(Self.records) }
  }

  private static func records(_ run: JSONValue) -> [TimedFrame] {
    guard case .list(let rows) = run else { return [] }
    return rows.compactMap { $0.numbers.flatMap { TimedFrame($0) } }
  }
}

nonisolated extension BenchFloor {
  init(_ json: JSONValue) {
    func list(_ key: String) -> [Double] { json["repeats"]?[key]?.numbers ?? [] }
    self.init(
      p50: list("p50_ratio"), p99: list("p99_ratio"), processorTime: list("cpu_ratio"), milliseconds: list("p50_ms"))
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
