import Documents
import Effects
import Geometry
import JSON
import PreviewKit

/// What can be done about a picture that does not cover its window: a scene that does, and what the step is called.
public struct Remedy: Sendable {
  public var name: String
  public var scene: Scene
}

extension Studio {
  /// What is known of gaps and sharpness of the scene on the stage.
  public var coverage: Coverage { coverage(of: scene.scene) }

  func coverage(of scene: Scene) -> Coverage {
    let sizes = pictureSizes
    return scene.effect.coverage(in: scene.setting { sizes[$0] })
  }

  /// Edits that leave no gap, the least first. Each was tried: what does not help is not offered.
  public var remedies: [Remedy] {
    let coverage = coverage
    guard !coverage.isCovered else { return [] }
    var remedies: [Remedy] = []
    func offer(_ name: String, _ edits: [(path: String, value: JSONValue)]) {
      var scene = scene.scene
      guard edits.allSatisfy({ scene.assign($0.value, to: $0.path).isEmpty }), scene != self.scene.scene,
        self.coverage(of: scene).isCovered
      else { return }
      remedies.append(Remedy(name: name, scene: scene))
    }
    offer("Auto overscan", [("parameters.overscan", "auto")])
    if let safe = coverage.safe {
      // Rounded inwards, so that the number on the button is safe.
      let nearest =
        coverage.ratio < safe.lowerBound
        ? (safe.lowerBound * 100).rounded(.up) / 100 : (safe.upperBound * 100).rounded(.down) / 100
      offer("Ratio \(FieldWords.spelled(nearest, digits: 2))", [("parameters.ratio", .number(nearest))])
    }
    offer("Anchor center", [("parameters.anchor", "center")])
    if remedies.isEmpty { offer("Ratio 1", [("parameters.ratio", 1)]) }
    return remedies
  }

  /// What is wrong with gaps and sharpness of the scene on the stage, in the words of `check`.
  public var findings: [Finding] {
    let sizes = pictureSizes
    return SceneLint.coverage(of: scene.scene, most: Self.mostPictures) { sizes[$0] }
  }

  /// Pictures that are looked at anew with every edit.
  private static let mostPictures = 256
}
