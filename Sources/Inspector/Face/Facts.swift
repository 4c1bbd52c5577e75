import Documents
import Effects
import Geometry
import Parameters
import PreviewKit
import StudioKit

/// What the panel shows of a scene, found once for every change of it.
struct Facts {
  var parameters: [String: Parameter<Scene>] = [:]
  /// The paths in the order in which they are declared.
  var paths: [String] = []
  /// The scene with every field at its default; the numbers of the physics are the preset's.
  var standard: Scene?
  var published: [Change] = []
  /// What taking the article's numbers has changed just now.
  var taken: [Change] = []
  var differences: [Change] = []
  var coverage: Coverage?
  var remedies: [Remedy] = []
  var findings: [Finding] = []
  var coasting = ""
  /// The ratio in other systems' words; nil until somebody looks.
  var handoff: [HandoffLine]?

  init() {}

  init(_ studio: Studio) {
    let scene = studio.scene.scene
    for parameter in scene.parameters {
      parameters[parameter.path] = parameter
      paths.append(parameter.path)
    }
    var standard = Scene(effect: type(of: scene.effect).init())
    standard.physics = ScenePhysics(preset: scene.physics.preset)
    self.standard = standard
    var article = scene
    article.effect = type(of: scene.effect).published
    published = scene.changes(since: article)
    taken = studio.publishedChanges
    differences = studio.settingDifferences
    coverage = studio.coverage
    remedies = studio.remedies
    findings = studio.findings
    coasting = CoastingWords.of(scene.physics)
  }
}
