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
    let files = Dictionary(zip(self.scene.scene.content.images, self.scene.pictures.images)) { one, _ in one }
    return scene.effect.coverage(in: scene.setting { files[$0]?.size })
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

  /// The first picture with fewer pixels than the device shows of it at the largest zoom: its size, and the size that
  /// is needed.
  public var unsharpPicture: (index: Int, size: Size, needed: Size)? {
    let scene = scene.scene
    for (index, picture) in self.scene.pictures.images.prefix(32).enumerated() {
      guard let size = picture.size else { continue }
      var setting = scene.setting { _ in size }
      setting.pictures = [size]
      let needed = scene.effect.coverage(in: setting).sharpPicture
      if size.width.rounded() < needed.width.rounded(.down), size.height.rounded() < needed.height.rounded(.down) {
        return (index, size, needed)
      }
    }
    return nil
  }
}
