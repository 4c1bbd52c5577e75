import Effects
import Geometry
import Notation
import Parameters

/// An edit that closes a gap, with the resulting scene. Remedies are verified: an edit that leaves a gap is none.
public struct Remedy: Sendable {
  /// The fields to set and their values.
  public var changes: [Change]
  public var scene: Scene
}

extension Remedy {
  /// Maximum number of remedies offered.
  private static let most = 3

  /// Edits that make a scene free of gaps, smallest first. Empty if it has no gap.
  ///
  /// - Parameter setting: The scene's own.
  public static func all(for scene: Scene, in setting: Setting) -> [Remedy] {
    let advice: any EffectAdvice = scene.effect.advice(in: setting)
    guard !advice.findings.isEmpty else { return [] }
    var remedies: [Remedy] = []
    for effect in advice.remedies as [any Effect] {
      guard remedies.count < most, let remedy = Remedy(for: scene, taking: effect, in: setting),
        !remedies.contains(where: { $0.scene == remedy.scene })
      else { continue }
      remedies.append(remedy)
    }
    return remedies
  }

  /// An edit that makes every visible picture sharp. Nil if they are already, or no parameter of the effect helps.
  ///
  /// - Parameters:
  ///   - setting: The scene's own.
  ///   - size: Returns the size of a picture file by its name in the scene, or nil if it is missing.
  public static func sharpening(
    _ scene: Scene, in setting: Setting, most: Int = .max, size: (String) -> Size?
  ) -> [Remedy] {
    let blurred = Sharpness.blurred(in: scene, in: setting, most: most, size: size)
    guard let worst = blurred.map(\.enlargement).max(),
      let effect = scene.effect.advice(in: setting).sharpened(by: worst) as (any Effect)?,
      let remedy = Remedy(for: scene, taking: effect, in: setting),
      Sharpness.blurred(in: remedy.scene, in: setting, most: most, size: size).isEmpty
    else { return [] }
    return [remedy]
  }

  /// Nil if these values are not allowed or do not help.
  private init?(for scene: Scene, taking effect: any Effect, in setting: Setting) {
    var wanted = scene
    wanted.effect = effect
    var edited = scene
    // A field cleared only by its rival is not set.
    let changes = wanted.changes(since: scene).filter { $0.new != .null }
    guard !changes.isEmpty, changes.allSatisfy({ edited.assign($0.new, to: $0.path).isEmpty }),
      edited.effect.advice(in: setting).findings.isEmpty
    else { return nil }
    self.changes = changes.flatMap { $0.parts(in: scene.parameter($0.path)?.domain) }
    self.scene = edited
  }

  /// Changes that a phrase says.
  private static let mostNamed = 8

  /// The edit as a phrase that follows "Set": `overscan to "auto"`, `layers.2.picture to 0`.
  var words: String {
    let rest = changes.count - Self.mostNamed
    return changes.prefix(Self.mostNamed).map {
      "\($0.path.replacing("parameters.", with: "")) to \(JSONWriter.compact($0.new))"
    }
    .joined(separator: " and ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
