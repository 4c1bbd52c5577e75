import Documents
import Effects
import Geometry
import Parameters
import PreviewKit
import StudioKit

/// What the panel shows of a scene, found once for every change of it.
struct Facts {
  var parameters: [String: Parameter<Scene>] = [:]
  /// The paths in the order in which they are declared, but for content that the effect does not show.
  var paths: [String] = []
  /// What the effect shows of the content.
  var content: Set<ContentPart> = []
  /// The scene with every field at its default; the numbers of the physics are the preset's.
  var standard: Scene?
  var published: [Change] = []
  /// What taking the article's numbers has changed just now.
  var taken: [Change] = []
  var differences: [Change] = []
  var coverage: Coverage?
  var remedies: [Remedy] = []
  var findings: [Problem] = []
  var coasting = ""
  /// The ratio in other systems' words; nil until somebody looks.
  var handoff: [HandoffLine]?

  init() {}

  init(_ studio: Studio) {
    let scene = studio.document.scene
    content = type(of: scene.effect).content
    for parameter in scene.parameters {
      parameters[parameter.path] = parameter
      if shows(parameter.path) { paths.append(parameter.path) }
    }
    var standard = Scene(effect: type(of: scene.effect).init())
    standard.physics = ScenePhysics(preset: scene.physics.preset)
    self.standard = standard
    var article = scene
    article.effect = type(of: scene.effect).published
    published = scene.changes(since: article)
    taken = studio.document.publishedChanges
    differences = studio.document.settings.differences
    let advice = studio.document.advice
    coverage = advice.coverage
    remedies = advice.remedies
    findings = advice.findings
    coasting = CoastingWords.of(scene.physics)
  }

  private func shows(_ path: String) -> Bool {
    guard path.hasPrefix("content.") else { return true }
    return ContentPart(rawValue: String(path.dropFirst("content.".count))).map(content.contains) ?? true
  }
}
