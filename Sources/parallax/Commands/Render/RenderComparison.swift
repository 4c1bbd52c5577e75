import Documents
import Notation
import PreviewKit
import StudioKit

/// The scenes beside the one given to `render`: one to compare it with, or the scene on other devices.
enum RenderComparison {
  /// The kind of comparison, by its name on the command line.
  enum View: String, CaseIterable {
    case side, split, onion, difference
  }

  /// The prefix of a variant's name.
  private static let variant = "variant="

  static func companions(_ invocation: Invocation, of scene: PlacedScene) throws(Failure) -> [Companion] {
    let name = invocation["compare"]
    if name == nil, invocation.has("view") || invocation.has("share") {
      throw Failure(.usage, "--view and --share require a comparison: --compare article.")
    }
    guard let names = invocation["devices"] else {
      return try name.map { (name) throws(Failure) in [try companion(name, of: scene)] } ?? []
    }
    guard name == nil else { throw Failure(.usage, "--devices and --compare exclude each other.") }
    return try devices(names, of: scene)
  }

  /// How the two share one screen. Nil if each has its own.
  static func way(_ invocation: Invocation) throws(Failure) -> Superposition? {
    guard invocation.has("compare") else { return nil }
    let share = try invocation.number("share") ?? 0.5
    guard (0...1).contains(share) else { throw Failure(.usage, "--share takes a share of the screen from 0 to 1.") }
    return switch try invocation["view"].map(view) ?? .side {
    case .side: nil
    case .split: .split(share)
    case .onion: .onion(share)
    case .difference: .difference
    }
  }

  private static func view(_ name: String) throws(Failure) -> View {
    if let view = View(rawValue: name) { return view }
    let names = View.allCases.map(\.rawValue)
    throw Failure(
      .usage, "There is no view \"\(name)\".\(NearestName.hint(to: name, among: names)) \(NearestName.choices(names))")
  }

  /// - Parameter name: Another scene, a variant, the scene with the article's numbers, or without its effect.
  private static func companion(_ name: String, of scene: PlacedScene) throws(Failure) -> Companion {
    switch name {
    case "none": return .plain(scene)
    case "article":
      guard let companion = Companion.article(scene) else {
        throw Failure(.usage, "No article describes \(scene.scene.effectTitle), so there are no published numbers.")
      }
      return companion
    case _ where name.hasPrefix(variant):
      var other = scene
      let variant = String(name.dropFirst(variant.count))
      let problems = other.scene.assign(.text(variant), to: "variant")
      guard problems.isEmpty else { throw Failure(.badData, lines: problems.map { "--compare \($0)" }) }
      return Companion(other, named: variant)
    default:
      let other = try LoadedScene(name, sets: []).placed
      return Companion(other, named: other.scene.displayTitle)
    }
  }

  private static func devices(_ names: String, of scene: PlacedScene) throws(Failure) -> [Companion] {
    let names = names.split(separator: ",").map(String.init)
    guard (1...Shot.mostCompanions).contains(names.count) else {
      throw Failure(
        .usage, "--devices takes one to \(Shot.mostCompanions) names: --devices iphone-se,pixel-9.")
    }
    return try names.map { (name) throws(Failure) in .device(try Device(option: name), of: scene) }
  }
}
