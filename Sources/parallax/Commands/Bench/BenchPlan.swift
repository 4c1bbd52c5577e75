import Bench
import Documents
import JSON
import SDLBackend

/// How scenes are measured: what the options of `bench` say.
struct BenchPlan {
  /// Timed frames of one repeat.
  var frames = 1800
  /// Frames before them that are thrown away.
  var warmup = 60
  /// Frames per second of the motion, and of the budget.
  var rate = 60.0
  /// How often the same frames are timed.
  var repeats = 1
  /// Pixels per point; the device's if nil.
  var scale: Double?
  var renderer = CanvasOptions.Renderer.auto
  /// In a window, frame by frame at `rate`; else without one, as fast as it goes.
  var isInWindow = false
  /// Layers and draw list alone: nothing is opened and nothing drawn.
  var isLayoutOnly = false
  /// The first frame, memory and textures alone: what a process has only once.
  var isBeginningOnly = false
  /// Also draws the quads of the same frames with nothing else around them.
  var hasFloor = false
  /// Frames that show something for the first time count too, from the process's very first one. A process sees things
  /// for the first time once, so each repeat takes one of its own.
  var isCold = false
  /// Every frame goes into the report.
  var keepsFrames = false
  /// Where the tape begins; nil: where it says, the default one at the low bound.
  var start: BenchStart?
  /// The scene's default if nil.
  var tape: Tape?
  /// The tape's file, as it was called.
  var tapeName: String?
  /// What was changed in the scene, as it was said.
  var sets: [String] = []
}

extension BenchPlan {
  static let options: [Option] = [
    Option("frames", takes: "N", "Timed frames; 1800 if not given."),
    Option("warmup", takes: "N", "Frames before them that do not count; 60 if not given."),
    Option("fps", takes: "N", "Frames per second of the motion and of the budget; 60 if not given."),
    Option("repeats", takes: "N", "Times the same frames again; 1, with --baseline or --floor 9."),
    Option(
      "tape", takes: "FILE", offers: .files, "Plays recorded input, again and again, in place of the scene's default."),
    Option("from", takes: "N", "Begins the tape at an offset in points, or at a share of the way: 50%."),
    Option("cold", "Shows nothing before: first sights of pictures and lines of text count too, in every repeat."),
    Option("scale", takes: "N", "Pixels per point in place of the device's, also for lines as thin as a pixel."),
    Option("window", "Draws into a window, at the rate of --fps."),
    Option("layout-only", "Times layers and draw list, and draws nothing."),
    Option("beginning-only", "Times the first frame, and after showing the tape once tells memory and textures."),
    Option("floor", "Also draws the quads of the same frames with nothing else, and tells the ratio."),
  ]

  init(_ invocation: Invocation) throws(Failure) {
    frames = try invocation.whole("frames", in: 1...1_000_000) ?? frames
    isCold = invocation.has("cold")
    warmup = try invocation.whole("warmup", in: 0...1_000_000) ?? (isCold ? 0 : warmup)
    hasFloor = invocation.has("floor")
    repeats = try invocation.whole("repeats", in: 1...1000) ?? (hasFloor || invocation.has("baseline") ? 9 : 1)
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
      throw Failure(.usage, "--layout-only draws nothing, so there is no --window and no --floor.")
    }
    guard !isBeginningOnly || !(isLayoutOnly || hasFloor) else {
      throw Failure(.usage, "--beginning-only draws a few frames, so there is no --layout-only and no --floor.")
    }
    guard !isInWindow || !hasFloor else {
      throw Failure(.usage, "--floor draws as fast as it goes, so it goes without --window.")
    }
    guard !isCold || !(hasFloor || isBeginningOnly || warmup > 0) else {
      throw Failure(
        .usage, "--cold times what is shown for the first time, so there is no --warmup, --floor or --beginning-only.")
    }
    guard !isInWindow || Display.isThere else {
      throw Failure(
        .unavailable, "There is no display here, so no window can be opened.", "Without --window none is needed.")
    }
    if let text = invocation["from"] {
      guard let start = BenchStart(text) else {
        throw Failure(.usage, "--from takes an offset in points, or a share of the way as in 50%, not \"\(text)\".")
      }
      self.start = start
    }
    tapeName = invocation["tape"]
    if let tapeName { tape = try TapeLoading.tape(at: tapeName) }
    sets = (invocation.has("published") ? ["--published"] : []) + invocation.all("set")
  }

  /// The words that have another process measure a scene in the same way and print its report.
  func words(_ invocation: Invocation, without left: [String] = []) -> [String] {
    var words = ["bench", "--json", "--repeats=\(repeats)"] + (keepsFrames ? ["--raw"] : [])
    let options = Self.options + [.renderer, .published, .set]
    for option in options where option.name != "repeats" && !left.contains(option.name) {
      words += invocation.all(option.name).map { option.value == nil ? "--\(option.name)" : "--\(option.name)=\($0)" }
    }
    return words
  }

  /// What else two runs have to have in common if they are to be compared.
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

  /// Milliseconds that a frame has.
  var budget: Double { 1000 / rate }
}
