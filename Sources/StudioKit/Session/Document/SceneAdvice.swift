import Documents
import Effects
import Geometry
import Handoff
import Parameters
import PreviewKit

/// Findings about gaps and sharpness of a scene, and remedies.
public struct SceneAdvice: Sendable {
  /// The setting passed to the effect.
  public let setting: Setting
  /// The coverage of each part with a ratio.
  public let coverages: [Coverage]
  /// Edits that close gaps, as advised by `check`; without gaps, edits that make the pictures sharp.
  public let remedies: [Remedy]
  /// The problems, in the words of `check`.
  public let findings: [Problem]
  /// The offset at which each is seen best; nil if it is seen at none.
  public let places: [Double?]

  /// Maximum number of pictures checked with every edit.
  private static let mostPictures = 256

  /// - Parameter hasSamples: Whether its pictures only stand in for others, and their sharpness is not told.
  public init(_ scene: Scene, pictures: ScenePictures, hasSamples: Bool = false) {
    let sizes = pictures.sizes(in: scene.content)
    setting = scene.setting { sizes[$0] }
    coverages = scene.effect.advice(in: setting).coverages
    let isCovered = scene.effect.advice(in: setting).findings.isEmpty
    remedies =
      isCovered
      ? hasSamples ? [] : Remedy.sharpening(scene, in: setting, most: Self.mostPictures) { sizes[$0] }
      : Remedy.all(for: scene, in: setting)
    findings = SceneLint.coverage(of: scene, most: Self.mostPictures) { sizes[$0] }
      .filter { !hasSamples || !Self.isUnsharp($0) }
    // Of unsharp pictures only the first is told.
    let told = findings.filter { !Self.isUnsharp($0) } + findings.filter(Self.isUnsharp).prefix(1)
    let setting = setting
    let seen = Dictionary(
      told.compactMap { finding in finding.sight.map { ($0, scene.effect.offset(of: $0, in: setting)) } },
      uniquingKeysWith: { one, _ in one })
    places = findings.map { $0.sight.flatMap { seen[$0] ?? nil } }
  }
}

extension SceneAdvice {
  private static func isUnsharp(_ finding: Problem) -> Bool {
    if case .largestPicture = finding.sight { true } else { false }
  }

  /// The coverage of the single ratio that drives the scene. Nil if there is none, or several.
  public var coverage: Coverage? { coverages.count == 1 ? coverages.first : nil }
}

extension Studio {
  /// The advice on the scene on the stage, with the device in its current orientation.
  public var advice: SceneAdvice {
    SceneAdvice(stage.scene, pictures: document.pictures, hasSamples: files.hasSamples(document))
  }
}

extension SceneDocument {
  /// The scene for the hand-off, with its picture files. Nil if it is impossible.
  public var handoff: SceneHandoff? {
    let sizes = pictures.sizes(in: scene.content)
    return SceneHandoff(scene, named: file.path ?? name) { sizes[$0] }
  }
}

extension Remedy {
  /// The name of the step: `Overscan auto`.
  public var name: String {
    changes.map { change in
      "\(scene.label(of: change.path)) \(FieldWords.value(change.new, of: scene.parameter(change.path)))"
    }
    .joined(separator: ", ")
  }
}
