import Documents
import JSON
import Parameters
import ScrollPhysics
import Text

/// The setup of a simulation: bounds, screen and physics.
struct SimulationSetup {
  var physics = ScenePhysics()
  var bounds: ScrollBounds
  /// The snapping requested by options, which overrides the physics' `snap`.
  private let asked: Snap?
  private var scale = 1.0

  init(_ invocation: Invocation) throws(Failure) {
    physics = try Self.physics(invocation)
    guard let viewport = try invocation.number("viewport") else {
      throw Failure(.usage, "simulate needs the length of the screen, as in --viewport 844.")
    }
    guard viewport > 0 else {
      throw Failure(.usage, "--viewport takes a length of more than 0, not \(invocation["viewport"] ?? "").")
    }
    let numbers = try invocation.numbers("bounds")
    guard numbers != nil || invocation.has("pull") else {
      throw Failure(.usage, "simulate needs the bounds, as in --bounds 0,1000.")
    }
    guard numbers.map({ $0.count == 2 }) ?? true else {
      throw Failure(.usage, "--bounds takes two numbers, as in --bounds 0,1000.")
    }
    bounds = ScrollBounds(low: numbers?[0] ?? 0, high: numbers?[1] ?? 0, viewport: viewport)
    asked = try Self.snap(invocation)
    guard asked != nil || physics.snap != .items else {
      throw Failure(.usage, "A simulation has no items; give the offsets to rest at, as in --snap 0,120,310.")
    }
    scale = try invocation.scale() ?? 1
  }

  /// The physics on this screen.
  var scroll: ScrollParameters { physics.scroll.on(scale: scale) }

  /// The snap targets. Pages are as long as the screen; there are no items.
  var snap: Snap {
    if let asked { return asked }
    guard physics.snap == .page, let pages = SnapTrack(pagesIn: bounds) else { return .none }
    return .track(pages, physics.scroll.pageReach)
  }

  private static func physics(_ invocation: Invocation) throws(Failure) -> ScenePhysics {
    var physics = ScenePhysics()
    if let name = invocation["physics"] {
      guard let preset = ScrollPreset(name: name) else {
        let names = ScrollPreset.allCases.map(\.rawValue)
        throw Failure(
          .usage,
          "There is no physics \"\(name)\".\(NearestName.hint(to: name, among: names)) \(NearestName.choices(names))")
      }
      physics = ScenePhysics(preset: preset)
    }
    for set in invocation.all("set") { try apply(set, to: &physics) }
    return physics
  }

  private static func apply(_ set: String, to physics: inout ScenePhysics) throws(Failure) {
    let assignment = try FieldAssignment(set, example: "physics.bounceDamping=0.8")
    let path = assignment.path
    let name = path == "physics" ? "preset" : path.hasPrefix("physics.") ? String(path.dropFirst(8)) : ""
    guard let parameter = ScenePhysics.parameter(name) else {
      let known = ScenePhysics.parameters.map { "physics.\($0.path)" }
      throw Failure(
        .badData, "--set \(path): a simulation has no such field.\(NearestName.hint(to: path, among: known))")
    }
    if let problem = parameter.set(assignment.value, on: &physics) {
      throw Failure(.badData, "--set physics.\(problem)")
    }
  }

  private static func snap(_ invocation: Invocation) throws(Failure) -> Snap? {
    let targets = try invocation.numbers("snap")
    guard let page = try invocation.number("page") else { return targets.map { .targets($0) } }
    guard targets == nil else { throw Failure(.usage, "--snap and --page exclude each other.") }
    guard page > 0 else {
      throw Failure(.usage, "--page takes a length of more than 0, not \(invocation["page"] ?? "").")
    }
    return .page(page)
  }
}

extension SimulationSetup {
  /// The displayed offset for a pull, and the inverse.
  func band(pulledBy pull: Double) -> JSONValue {
    let band = physics.scroll.band(in: ScrollBounds(low: 0, high: bounds.viewport, viewport: bounds.viewport))
    let displayed = band.displayed(pull)
    return .object([
      JSONField("raw", .number(pull)), JSONField("displayed", .number(displayed)),
      JSONField("slope", .number(band.slope(pull))), JSONField("inverse", .number(band.inverse(displayed))),
    ])
  }
}
