import Documents
import Effects
import Geometry
import Parameters
import PreviewKit

extension Remedy {
  /// What the step is called: `Overscan auto`.
  public var name: String {
    changes.map { change in
      let domain = scene.parameter(change.path)?.domain
      return "\(FieldWords.label(change.path)) \(FieldWords.spelled(change.new, in: domain))"
    }
    .joined(separator: ", ")
  }
}

extension Studio {
  /// What is known of gaps and sharpness of the scene on the stage.
  public var coverage: Coverage { scene.scene.effect.coverage(in: coverageSetting) }

  /// Edits that leave no gap, as `check` advises them.
  public var remedies: [Remedy] { Remedy.all(for: scene.scene, in: coverageSetting) }

  private var coverageSetting: Setting {
    let sizes = pictureSizes
    return scene.scene.setting { sizes[$0] }
  }

  /// What is wrong with gaps and sharpness of the scene on the stage, in the words of `check`.
  public var findings: [Problem] {
    let sizes = pictureSizes
    return SceneLint.coverage(of: scene.scene, most: Self.mostPictures) { sizes[$0] }
  }

  /// Pictures that are looked at anew with every edit.
  private static let mostPictures = 256
}
