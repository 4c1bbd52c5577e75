import Documents
import Effects
import Geometry
import Handoff
import Parameters
import PreviewKit

/// What is known of gaps and sharpness of a scene, and what helps.
public struct SceneAdvice: Sendable {
  /// What the effect was asked about.
  public let setting: Setting
  /// Of each thing that moves at a ratio.
  public let coverages: [Coverage]
  /// Edits that leave no gap, as `check` advises them; where there is none, those that make the pictures sharp.
  public let remedies: [Remedy]
  /// What is wrong, in the words of `check`.
  public let findings: [Problem]

  /// Pictures that are looked at anew with every edit.
  private static let mostPictures = 256

  public init(_ scene: Scene, pictures: ScenePictures) {
    let sizes = pictures.sizes(in: scene.content)
    setting = scene.setting { sizes[$0] }
    coverages = scene.effect.coverages(in: setting)
    remedies =
      scene.effect.findings(in: setting).isEmpty
      ? Remedy.sharpening(scene, in: setting, most: Self.mostPictures) { sizes[$0] }
      : Remedy.all(for: scene, in: setting)
    findings = SceneLint.coverage(of: scene, most: Self.mostPictures) { sizes[$0] }
  }
}

extension SceneAdvice {
  /// What is known of the one ratio that drives the scene; nil where there is none, or several.
  public var coverage: Coverage? { coverages.count == 1 ? coverages.first : nil }
}

extension Studio {
  /// What is known of the scene on the stage, on the device as it lies.
  public var advice: SceneAdvice { SceneAdvice(stage.scene, pictures: document.pictures) }
}

extension SceneDocument {
  /// The scene as it is handed over, by the files that its pictures are; nil where it cannot be.
  public var handoff: SceneHandoff? {
    let sizes = pictures.sizes(in: scene.content)
    return SceneHandoff(scene) { sizes[$0] }
  }
}

extension Remedy {
  /// What the step is called: `Overscan auto`.
  public var name: String {
    changes.map { change in
      let domain = scene.parameter(change.path)?.domain
      return "\(scene.label(of: change.path)) \(FieldWords.value(change.new, in: domain))"
    }
    .joined(separator: ", ")
  }
}
