import Documents
import Effects
import Geometry
import JSON
import Parameters
import PreviewKit
import ScrollPhysics
import StudioKit

/// What the panel shows of the studio, found once for every change of it.
struct PanelDocument {
  var scene: Scene
  var parameters: [String: Parameter<Scene>] = [:]
  /// The paths in the order in which they are declared, but for content that the effect does not show.
  var paths: [String] = []
  /// What the effect shows of the content.
  var content: Set<ContentPart> = []
  /// The scene with every field at its default; the numbers of the physics are the preset's.
  var standard: Scene
  var published: [Change] = []
  /// What taking the article's numbers has changed just now.
  var taken: [Change] = []
  var differences: [Change] = []
  var coverage: Coverage
  var remedies: [Remedy] = []
  var findings: [Problem] = []
  var coasting = ""
  var steps: [String] = []
  var position = 0
  var canUndo = false
  var canRedo = false
  /// A or B where there are two settings.
  var settingName: String?
  var pictures: ScenePictures
  /// The ratio in other systems' words; nil until somebody looks.
  var handoff: [HandoffLine]?
  var panelWidth: Double
  var openSections: Set<SectionName> = []
  var showsAllPhysics = false
  /// The lists whose entries are shown, by their paths.
  var openLists: Set<String> = []
  /// Why the last typed value was refused, and of which field.
  var complaint: (path: String, message: String)?
}

extension PanelDocument {
  init(_ studio: Studio) {
    let document = studio.document
    let scene = document.scene
    self.scene = scene
    content = type(of: scene.effect).content
    standard = Scene(effect: type(of: scene.effect).init())
    standard.physics = ScenePhysics(preset: scene.physics.preset)
    let advice = studio.advice
    (coverage, remedies, findings) = (advice.coverage, advice.remedies, advice.findings)
    pictures = document.miniatures
    panelWidth = studio.view.panelWidth
    for parameter in scene.parameters {
      parameters[parameter.path] = parameter
      if shows(parameter.path) { paths.append(parameter.path) }
    }
    var article = scene
    article.effect = type(of: scene.effect).published
    published = scene.changes(since: article)
    taken = document.publishedChanges
    differences = document.settings.differences
    coasting = CoastingWords.of(scene.scroll)
    steps = document.history.steps.map(\.name)
    position = document.history.position
    (canUndo, canRedo) = (document.settings.canUndo, document.history.canRedo)
    settingName = document.settings.name
  }

  private func shows(_ path: String) -> Bool {
    guard path.hasPrefix("content.") else { return true }
    return ContentPart(rawValue: String(path.dropFirst("content.".count))).map(content.contains) ?? true
  }

  /// A field of the scene as it is now.
  func field(_ path: String) -> Field? {
    if path == "device" { return deviceField }
    guard let parameter = parameters[path] else { return nil }
    var field = Field(
      path: path, label: FieldWords.label(path), domain: parameter.domain, help: parameter.help,
      value: parameter.get(scene),
      standard: parameter.get(path == "physics.preset" ? Scene(effect: standard.effect) : standard))
    switch path {
    case "parameters.ratio":
      field.effective = coverage.ratio
      field.safe = coverage.safe
      field.leavesGap = !coverage.isCovered
    case "parameters.imageHeight": field.effective = coverage.imageHeight
    case "parameters.overscan":
      field.effective = coverage.neededOverscan.map { min(4, ($0 * 100).rounded(.up) / 100) }
    default: break
    }
    field.idle = idle(path)
    return field
  }

  /// The devices by their names. One that was changed is none of them.
  private var deviceField: Field {
    let known = scene.device.presetName
    var field = Field(
      path: "device", label: "Preset", domain: .words(Device.presets.map(\.name)), help: "Whose screen this is.",
      value: .text(known ?? ""), standard: .text(Device().presetName ?? ""),
      title: scene.device.title)
    field.names = Device.presets.map(\.device.name)
    return field
  }

  /// Why a field has no effect now, and what gives it one.
  private func idle(_ path: String) -> Field.Idle? {
    func value(_ path: String) -> JSONValue? { parameters[path].map { $0.get(scene) } }
    switch path {
    case "parameters.rowHeight":
      guard content.contains(.rowHeights), let heights = value("content.rowHeights"), heights != .null else {
        return nil
      }
      return Field.Idle(
        why: "The rows have heights of their own.", wayOut: "Use one height", path: "content.rowHeights", value: .null)
    case "parameters.refreshThreshold", "parameters.refreshHold", "parameters.refreshDuration":
      guard value("parameters.overscroll") != "refresh" else { return unpulled }
      return Field.Idle(
        why: "Pulling does not refresh.", wayOut: "Let it refresh", path: "parameters.overscroll", value: "refresh")
    case "parameters.maxStretch":
      guard let overscroll = value("parameters.overscroll"), overscroll != "stretch" else { return unpulled }
      return Field.Idle(
        why: "Pulling does not stretch.", wayOut: "Let it stretch", path: "parameters.overscroll", value: "stretch")
    case "physics.decelerationRate":
      guard scene.physics.scroll.fling != .exponential else { return nil }
      return Field.Idle(
        why: "The system coasts on a curve of its own.", wayOut: "Scroll as ios", path: "physics.preset", value: "ios")
    case "physics.bandCoefficient":
      guard ![.band, .linear].contains(scene.physics.scroll.overscroll) else { return nil }
      return Field.Idle(
        why: "This overscroll has no share.", wayOut: "Use the band", path: "physics.overscroll", value: "band")
    default: return nil
    }
  }

  /// Why a pull past the edge does nothing to a header.
  private var unpulled: Field.Idle? {
    let why: String
    switch scene.physics.scroll.overscroll {
    case .stretch: why = "The whole screen stretches instead."
    case .none: why = "The content stops at its edge."
    case .band, .tanh, .linear: return nil
    }
    return Field.Idle(why: why, wayOut: "Use the band", path: "physics.overscroll", value: "band")
  }
}
