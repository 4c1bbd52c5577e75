import Bench
import Documents
import Notation
import SDLBackend

/// The plan of a measurement, from the options of `bench`.
struct BenchPlan {
  /// Timed frames per repeat.
  var frames = 1800
  /// Untimed frames before them.
  var warmup = 60
  /// Frames per second of the motion, which is also the budget.
  var rate = 60.0
  /// Number of timings of the same frames.
  var repeats = 1
  /// Pixels per point. Nil for the device's.
  var scale: Double?
  var renderer = CanvasOptions.Renderer.auto
  /// Whether to draw in a window at `rate`, instead of without one at full speed.
  var isInWindow = false
  /// Whether to measure only layers and draw list, without opening a canvas.
  var isLayoutOnly = false
  /// Whether to measure only the first frame, memory and textures, which a process has only once.
  var isBeginningOnly = false
  /// Whether to draw the quads of the same frames alone as well.
  var hasFloor = false
  /// Whether frames that show something for the first time count, from the very first one on. That happens once per
  /// process, so each repeat runs in its own.
  var isCold = false
  /// Whether every frame goes into the report.
  var keepsFrames = false
  /// The start of the tape. Nil for its own start, or the low bound for the default tape.
  var start: BenchStart?
  /// The tape. Nil for the scene's default.
  var tape: Tape?
  /// The tape's file name as given.
  var tapeName: String?
  /// Changes to the scene as given.
  var sets: [String] = []
  /// Seconds that a process may take for one scene. Nil for the usual time.
  private var limit: Double?
}

extension BenchPlan {
  static let options: [Option] = [
    Option("frames", takes: "N", "Timed frames; 1800 by default."),
    Option("warmup", takes: "N", "Untimed frames before them; 60 by default."),
    Option("fps", takes: "N", "Frames per second of the motion and the budget; 60 by default."),
    Option("repeats", takes: "N", "Repeats of the measurement; 1 by default, 9 with --against, --baseline or --floor."),
    Option(
      "tape", takes: "FILE", offers: .files, "Loops recorded input instead of the default gesture."),
    Option("from", takes: "N", "Starts the tape at an offset in points, or at a share of the range: 50%."),
    Option("cold", "Skips the rehearsal, so that pictures and text shown for the first time count, in every repeat."),
    Option("scale", takes: "N", "Pixels per point instead of the device's, also for hairlines."),
    Option("window", "Draws in a window, at the rate of --fps."),
    Option("layout-only", "Measures layers and draw list without drawing."),
    Option("beginning-only", "Measures the first frame, and memory and textures after playing the tape once."),
    Option(
      "limit", takes: "SECONDS",
      "Ends a process that measures for longer; by default 10 minutes plus four times the duration of its frames."),
    Option("floor", "Also draws the quads of the same frames alone, and reports the ratio."),
  ]

  init(_ invocation: Invocation) throws(Failure) {
    frames = try invocation.whole("frames", in: 1...1_000_000) ?? frames
    isCold = invocation.has("cold")
    warmup = try invocation.whole("warmup", in: 0...1_000_000) ?? (isCold ? 0 : warmup)
    hasFloor = invocation.has("floor")
    let isCompared = invocation.has("baseline") || invocation.has("against")
    repeats = try invocation.whole("repeats", in: 1...1000) ?? (hasFloor || isCompared ? 9 : 1)
    if let rate = try invocation.number("fps") {
      guard rate >= 1, rate <= 1000 else { throw Failure(.usage, "--fps takes 1...1000 frames per second.") }
      self.rate = rate
    }
    if let scale = try invocation.scale() { self.scale = scale }
    renderer = try invocation.renderer()
    isInWindow = invocation.has("window")
    isLayoutOnly = invocation.has("layout-only")
    isBeginningOnly = invocation.has("beginning-only")
    keepsFrames = ["raw", "csv", "html", "trace", "mangohud"].contains { invocation.has($0) }
    guard !isLayoutOnly || !(isInWindow || hasFloor) else {
      throw Failure(.usage, "--layout-only draws nothing, so it excludes --window and --floor.")
    }
    guard !isBeginningOnly || !(isLayoutOnly || hasFloor) else {
      throw Failure(.usage, "--beginning-only draws a few frames, so it excludes --layout-only and --floor.")
    }
    guard !isInWindow || !hasFloor else {
      throw Failure(.usage, "--floor draws at full speed, so it excludes --window.")
    }
    guard !isCold || !(hasFloor || isBeginningOnly || warmup > 0) else {
      throw Failure(
        .usage, "--cold measures first-time frames, so it excludes --warmup, --floor and --beginning-only.")
    }
    guard !isInWindow || Display.isThere else {
      throw Failure(
        .unavailable, "No display is available, so no window can be opened.", "Without --window, no display is needed.")
    }
    if let text = invocation["from"] {
      guard let start = BenchStart(text) else {
        throw Failure(.usage, "--from takes an offset in points, or a share such as 50%, not \"\(text)\".")
      }
      self.start = start
    }
    if let limit = try invocation.number("limit") {
      guard limit > 0 else { throw Failure(.usage, "--limit takes seconds, more than 0.") }
      self.limit = limit
    }
    tapeName = invocation["tape"]
    if let tapeName { tape = try TapeLoading.tape(at: tapeName) }
    sets = (invocation.has("published") ? ["--published"] : []) + invocation.all("set")
  }

  /// The arguments with which another process measures a scene in the same way and prints its report.
  func words(_ invocation: Invocation, without left: [String] = []) -> [String] {
    var words = ["bench", "--json", "--repeats=\(repeats)"] + (keepsFrames ? ["--raw"] : [])
    let options = Self.options + [.renderer, .published, .set]
    for option in options where !["repeats", "limit"].contains(option.name) && !left.contains(option.name) {
      words += invocation.all(option.name).map { value in
        // What this process has read from a pipe is in its memory.
        let place = option.name == "tape" ? PipedInput.place(of: value) ?? value : value
        return option.value == nil ? "--\(option.name)" : "--\(option.name)=\(place)"
      }
    }
    return words
  }

  /// Seconds that a process may take for one scene.
  var patience: Double { limit ?? 600 + 4 * Double((frames + warmup) * repeats) / rate }

  /// The other options that two runs must share to be comparable.
  var conditions: JSONValue {
    let tape = tape.map { (tape) -> JSONValue in
      [
        "file": .text(tapeName ?? ""), "events": .whole(tape.events.count),
        "seconds": .number(BenchReport.rounded(tape.duration)),
      ]
    }
    return [
      "cold": .flag(isCold), "from": start.map { .text($0.text) } ?? .null, "tape": tape ?? .null,
      "set": .list(sets.map { .text($0) }),
    ]
  }

  /// Time per frame, in milliseconds.
  var budget: Double { 1000 / rate }
}
