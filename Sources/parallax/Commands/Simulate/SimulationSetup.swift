import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// The setup of a simulation: bounds, screen and physics.
struct SimulationSetup {
  var physics = ScenePhysics()
  var bounds: ScrollBounds
  /// Snapping requested by options or the scene, which overrides the physics' `snap`.
  private let asked: Snap?
  private var scale = 1.0
  private(set) var axis = Axis.vertical
  private(set) var isMirrored = false

  init(_ invocation: Invocation) throws(Failure) {
    var extent: Extent?
    var length: Double?
    if let placed = try Self.scene(invocation) {
      let setting = placed.scene.setting { placed.report($0).size }
      let ownExtent = placed.scene.effect.extent(in: setting)
      physics = placed.scene.physics
      (axis, isMirrored, scale) = (ownExtent.axis, ownExtent.isMirrored, setting.scale)
      (extent, length) = (ownExtent, setting.viewport.length(along: ownExtent.axis))
    } else {
      physics = try Self.physics(invocation)
    }
    guard let viewport = try invocation.number("viewport") ?? length else {
      throw Failure(.usage, "simulate needs the length of the screen (--viewport 844) or a scene.")
    }
    guard viewport > 0 else {
      throw Failure(.usage, "--viewport takes a length of more than 0, not \(invocation["viewport"] ?? "").")
    }
    let numbers = try invocation.numbers("bounds") ?? extent.map { [$0.bounds.lowerBound, $0.bounds.upperBound] }
    guard numbers != nil || invocation.has("pull") else {
      throw Failure(.usage, "simulate needs the bounds (--bounds 0,1000) or a scene.")
    }
    guard numbers.map({ $0.count == 2 }) ?? true else {
      throw Failure(.usage, "--bounds takes two numbers: --bounds 0,1000.")
    }
    bounds = ScrollBounds(low: numbers?[0] ?? 0, high: numbers?[1] ?? 0, viewport: viewport)
    let (physics, bounds) = (physics, bounds)
    asked = try Self.snap(invocation) ?? extent.map { Snap(physics, $0, in: bounds) }
    guard asked != nil || physics.snap != .items else {
      throw Failure(.usage, "A simulation has no items; give the offsets to rest at: --snap 0,120,310.")
    }
    if let scale = try invocation.scale() { self.scale = scale }
  }

  /// The scene whose content scrolls, if one is named.
  private static func scene(_ invocation: Invocation) throws(Failure) -> PlacedScene? {
    guard !invocation.operands.isEmpty else { return nil }
    let name = try invocation.scene(for: "simulate")
    var sets = invocation.all("set")
    if let physics = invocation["physics"] { sets.insert("physics=\(try preset(physics).rawValue)", at: 0) }
    return try LoadedScene(name, sets: sets, isPublished: invocation.has("published")).placed
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
    if let name = invocation["physics"] { physics = ScenePhysics(preset: try preset(name)) }
    for set in invocation.all("set") { try apply(set, to: &physics) }
    return physics
  }

  private static func preset(_ name: String) throws(Failure) -> ScrollPreset {
    if let preset = ScrollPreset(name: name) { return preset }
    let names = ScrollPreset.allCases.map(\.rawValue)
    throw Failure(
      .usage,
      "There is no physics \"\(name)\".\(NearestName.hint(to: name, among: names)) \(NearestName.choices(names))")
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
    return [
      "raw": .number(pull), "displayed": .number(displayed), "slope": .number(band.slope(pull)),
      "inverse": .number(band.inverse(displayed)),
    ]
  }
}
