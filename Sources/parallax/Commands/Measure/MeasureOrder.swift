import Documents
import Effects
import Geometry
import Measure
import System

/// The parsed arguments of `measure`.
struct MeasureOrder {
  /// The content and the lagging layer, in the film's pixels. Empty to find them.
  let bands: [FilmBand]
  /// The axis that the content scrolls. Nil to find it.
  let axis: Axis?
  let from: Double
  let duration: Double
  /// Width of the screen in points. Nil to use the film's pixels.
  let width: Double?
  let design: MeasureDesign?

  init(_ path: String, _ invocation: Invocation) throws(Failure) {
    guard invocation.has("content") == invocation.has("layer") else {
      throw Failure(.usage, "--content and --layer require each other: the scrolling content and the lagging layer.")
    }
    var bands: [FilmBand] = []
    for option in ["content", "layer"] { if let band = try invocation.band(option) { bands.append(band) } }
    self.bands = bands
    let axis = invocation["axis"]
    guard axis == nil || axis == "vertical" || axis == "horizontal" else {
      throw Failure(.usage, "--axis is vertical or horizontal, not \"\(axis ?? "")\".")
    }
    from = try invocation.number("from") ?? 0
    guard from >= 0 else { throw Failure(.usage, "--from takes a time in the film: 0 or more.") }
    let to = try invocation.number("to") ?? from + FilmDecoder.longest
    guard to > from else { throw Failure(.usage, "--to takes a time after --from.") }
    duration = min(to - from, FilmDecoder.longest)
    let design = try invocation["scene"].map { (name) throws(Failure) in
      try MeasureDesign(name, sets: invocation.all("set"))
    }
    guard design != nil || !invocation.has("set") else {
      throw Failure(.usage, "--set changes a scene; name it with --scene.")
    }
    self.design = design
    let width = try invocation.number("width")
    guard width.map({ $0 >= 1 }) ?? true else { throw Failure(.usage, "--width takes a number of points: 1 or more.") }
    self.width = width ?? design?.width
    self.axis = axis.map { $0 == "horizontal" ? .horizontal : .vertical } ?? design?.axis
    let inputs = InputFiles([], others: [(path, "the film")])
    try inputs.refuse(output: invocation["csv"], as: .text(["csv", "txt"]), invocation)
    try inputs.refuse(output: invocation["tape"], as: .tape, invocation)
    guard invocation["csv"] == nil || invocation["csv"] != invocation["tape"] else {
      throw Failure(.usage, "--csv and --tape name the same file; give each its own.")
    }
  }
}

/// The scene to compare a film with.
struct MeasureDesign {
  let name: String
  let width: Double
  let axis: Axis
  /// The offset at which its content begins.
  let start: Double
  /// The ratios of everything that has one.
  private let ratios: [Double]

  init(_ name: String, sets: [String]) throws(Failure) {
    let loaded = try LoadedScene(name, sets: sets).placed
    let setting = loaded.scene.setting { loaded.report($0).size }
    self.name = name
    width = setting.viewport.width
    let extent = loaded.scene.effect.extent(in: setting)
    (axis, start) = (extent.axis, extent.bounds.lowerBound)
    ratios = loaded.scene.effect.advice(in: setting).coverages.map(\.ratio)
    guard !ratios.isEmpty else { throw Failure(.badData, "\(name): nothing in it moves at a ratio.") }
  }

  /// The ratio nearest to the measured one.
  func ratio(near found: Double) -> Double {
    ratios.min { ($0 - found).magnitude < ($1 - found).magnitude } ?? 1
  }
}
