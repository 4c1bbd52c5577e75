import Effects
import Geometry
import JSON
import Parameters

/// An edit that ends a gap, and the scene with it. It was tried: what leaves a gap is no remedy.
public struct Remedy: Sendable {
  /// The fields that are set, and to what.
  public var changes: [Change]
  public var scene: Scene
}

extension Remedy {
  /// As many as there is room to offer.
  private static let most = 3

  /// Edits of a scene after which it shows no gap, the least first; none where it shows none.
  ///
  /// - Parameter setting: The scene's own.
  public static func all(for scene: Scene, in setting: Setting) -> [Remedy] {
    guard !scene.effect.findings(in: setting).isEmpty else { return [] }
    var remedies: [Remedy] = []
    for effect in scene.effect.remedies(in: setting) as [any Effect] {
      guard remedies.count < most, let remedy = Remedy(for: scene, taking: effect, in: setting),
        !remedies.contains(where: { $0.scene == remedy.scene })
      else { continue }
      remedies.append(remedy)
    }
    return remedies
  }

  /// An edit after which every picture is sharp that can be seen; none where it is, or no number of the effect helps.
  ///
  /// - Parameters:
  ///   - setting: The scene's own.
  ///   - size: The size of the picture file that the scene names so; nil where it has none.
  public static func sharpening(
    _ scene: Scene, in setting: Setting, most: Int = .max, size: (String) -> Size?
  ) -> [Remedy] {
    let blurred = Sharpness.blurred(in: scene, in: setting, most: most, size: size)
    guard let worst = blurred.map(\.enlargement).max(),
      let effect = scene.effect.sharpened(in: setting, by: worst) as (any Effect)?,
      let remedy = Remedy(for: scene, taking: effect, in: setting),
      Sharpness.blurred(in: remedy.scene, in: setting, most: most, size: size).isEmpty
    else { return [] }
    return [remedy]
  }

  /// Nil where the scene may not have these numbers, or they do not help.
  private init?(for scene: Scene, taking effect: any Effect, in setting: Setting) {
    var wanted = scene
    wanted.effect = effect
    var edited = scene
    // A field that only gives way to its rival is not set.
    let changes = wanted.changes(since: scene).filter { $0.new != .null }
    guard !changes.isEmpty, changes.allSatisfy({ edited.assign($0.new, to: $0.path).isEmpty }),
      edited.effect.findings(in: setting).isEmpty
    else { return nil }
    self.changes = changes.flatMap { $0.parts(in: scene.parameter($0.path)?.domain) }
    self.scene = edited
  }

  /// What to do, as it follows "Set": `overscan to "auto"`, `layers.2.picture to 0`.
  var words: String {
    changes.map { "\($0.path.replacing("parameters.", with: "")) to \(JSONWriter.compact($0.new))" }
      .joined(separator: " and ")
  }
}
