import Documents
import Effects
import Parameters

/// The initial scene of each effect: a built-in example, or just the effect.
struct SceneTemplates: Sendable {
  /// In the order of the catalog.
  let documents: [SceneDocument]

  /// - Parameter documents: Those of the gallery, as opened.
  init(_ documents: [SceneDocument]) {
    self.documents = Catalog.effects.map { effect in
      documents.first { $0.scene.effectName == effect.name && $0.file.path == nil }
        ?? SceneDocument(name: effect.name, scene: Scene(effect: effect.init()))
    }
  }
}

extension SceneTemplates {
  /// A new document: an effect with its defaults, on the same device.
  ///
  /// - Parameters:
  ///   - other: The document on the stage.
  ///   - sharing: Whether to use that document's pictures. Always the case without samples.
  func document(of effect: String, beside other: SceneDocument, sharing: Bool) -> SceneDocument {
    let sample = documents.first { $0.scene.effectName == effect } ?? other
    let source = sharing || sample.scene.content.images.isEmpty ? other : sample
    var new = Scene(effect: type(of: sample.scene.effect).init())
    new.title = Scene.untitled
    (new.device, new.physics, new.content) = (other.scene.device, other.scene.physics, source.scene.content)
    return SceneDocument(name: new.title, scene: new, file: SceneFile(folder: source.file.folder, saved: new))
  }
}
