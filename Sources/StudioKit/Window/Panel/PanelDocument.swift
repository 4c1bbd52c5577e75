import Boundary
import Documents
import Effects
import Geometry
import Handoff
import JSON
import Parameters
import PreviewKit
import ScrollPhysics

/// What the panel shows of the studio, found once for every change of it.
struct PanelDocument: Sendable {
  var scene: Scene
  var parameters: [String: Parameter<Scene>] = [:]
  /// The paths in the order in which they are declared, but for content that the effect does not show.
  var paths: [String] = []
  /// What the effect is asked about.
  var setting: Setting
  /// What the effect shows of the content.
  var content: Set<ContentPart> = []
  /// The scene with every field at its default; the numbers of the physics are the preset's.
  var standard: Scene
  var published: [Change] = []
  /// What taking the article's numbers has changed just now.
  var taken: [Change] = []
  var differences: [Change] = []
  /// Of each thing that moves at a ratio.
  var coverages: [Coverage]
  var remedies: [Remedy] = []
  var findings: [Problem] = []
  var coasting = ""
  /// What each variant looks like, while somebody looks.
  var variantPictures: [DrawList] = []
  var steps: [String] = []
  var position = 0
  /// What brings the last variant back that was replaced or deleted.
  var restoredVariant: String?
  /// The state of commands.
  let facts: ToolSubject
  var pictures: ScenePictures
  /// The ratio in other systems' words; nil until somebody looks.
  var handoff: [HandoffLine]?
  /// The systems that it can be handed over to; the one that it is shown for, and its code; nil until somebody looks.
  var systems: [HandoffSystem] = []
  var handoffTarget: HandoffSystem?
  var handoffCode: [[CodeWord]]?
  /// The same as it is copied; nil: it could not be written.
  var handoffText: String?
  var showsLibraries = false
  var panelWidth: Double
  var openSections: Set<SectionName> = []
  var showsAllPhysics = false
  /// The lists whose entries are shown, by their paths.
  var openLists: Set<String> = []
  /// Why the last typed value was refused, and of which field.
  var complaint: (path: String, message: String)?
}

extension PanelDocument {
  /// A or B where there are two settings.
  var settingName: String? { facts.settingName }

  init(_ studio: Studio) {
    let document = studio.document
    let scene = document.scene
    self.scene = scene
    facts = ToolSubject(studio)
    content = type(of: scene.effect).content
    standard = Scene(effect: type(of: scene.effect).init())
    standard.physics = ScenePhysics(preset: scene.physics.preset)
    let advice = studio.advice
    (coverages, remedies, findings) = (advice.coverages, advice.remedies, advice.findings)
    setting = advice.setting
    pictures = document.miniatures
    panelWidth = studio.view.panelWidth
    for parameter in scene.parameters {
      parameters[parameter.path] = parameter
      if shows(parameter.path) { paths.append(parameter.path) }
    }
    var article = scene
    article.effect = type(of: scene.effect).published
    published = narrowed(scene.changes(since: article))
    taken = document.publishedChanges
    differences = narrowed(document.settings.differences)
    coasting = CoastingWords.of(scene.scroll)
    steps = document.history.steps.map(\.name)
    position = document.history.position
    restoredVariant = document.restoredVariant
  }

  /// Each change as near to what has changed as can be said.
  private func narrowed(_ changes: [Change]) -> [Change] {
    changes.map { $0.narrowed(in: parameters[$0.path]?.domain) }
  }

  private func shows(_ path: String) -> Bool {
    guard path.hasPrefix("content.") else { return true }
    return ContentPart(rawValue: String(path.dropFirst("content.".count).prefix { $0 != "." })).map(content.contains)
      ?? true
  }

  /// A field of the scene as it is now.
  func field(_ path: String) -> Field? {
    if path == "device" { return deviceField }
    guard let parameter = parameter(path) else { return nil }
    var field = Field(
      path: path, label: parameter.label, domain: parameter.domain, help: parameter.help,
      value: parameter.get(scene),
      standard: standard(of: parameter))
    if let name = effectField(path) {
      field.isSpeed = parameter.role == .speed
      field.isInner = name.contains(".")
      field.effective = scene.effect.effective(name, in: setting)
      if field.isSpeed, let coverage = coverages.first(where: { $0.field == name }) {
        field.safe = coverage.safe
        field.leavesGap = !coverage.isCovered
      }
    }
    field.usual = parameter.usual ?? (parameter.role == .offset ? offsets : nil)
    field.idle = idle(path, role: parameter.role)
    return field
  }

  /// Takes the code of the chosen system; where a template is broken, what is wrong is shown in its place.
  mutating func takeCode(of handoff: SceneHandoff?, _ templates: HandoffTemplates) {
    handoffText = nil
    handoffCode = nil
    guard let handoff, let handoffTarget else { return }
    do {
      let text = try handoff.code(as: handoffTarget, from: templates)
      handoffText = text
      handoffCode = CodeWord.lines(of: text)
    } catch {
      handoffCode = [[CodeWord(text: "\(error)", kind: .plain)]]
    }
  }

  /// The parameter with a path, which may lie in an entry of a list.
  func parameter(_ path: String) -> Parameter<Scene>? { parameters[path] ?? scene.parameter(path) }

  /// The article that the effect is from, if there is one.
  var publication: Publication? { type(of: scene.effect).publication }

  /// What the effect calls one of its fields; nil: it is none of the effect's.
  private func effectField(_ path: String) -> String? {
    path.hasPrefix("parameters.") ? String(path.dropFirst("parameters.".count)) : nil
  }

  /// The ratio that drives the whole scene, where one does.
  var speed: String? { paths.first { effectField($0) != nil && parameters[$0]?.role == .speed } }

  /// The distances from rest that can be scrolled.
  private var offsets: ClosedRange<Double> {
    let bounds = scene.effect.extent(in: setting).bounds
    return 0...max(1, (bounds.upperBound - bounds.lowerBound).rounded(.up))
  }

  private func standard(of parameter: Parameter<Scene>) -> JSONValue {
    if parameter.path == "physics.preset" { return parameter.get(Scene(effect: standard.effect)) }
    return parameter.standard ?? parameter.get(standard)
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
  private func idle(_ path: String, role: ParameterRole?) -> IdleField? {
    if let name = effectField(path), let idle = scene.effect.idle(name, in: setting) { return idle }
    switch role {
    case .rowHeight:
      guard content.contains(.rowHeights), scene.content.rowHeights != nil else { return nil }
      return IdleField(
        why: "The rows have heights of their own.", wayOut: "Use one height", path: "content.rowHeights", value: .null)
    case .pull: return unpulled
    default: break
    }
    switch path {
    case "content.titles":
      guard !scene.content.items.isEmpty else { return nil }
      return IdleField(why: "The rows show items.", wayOut: "Show titles", path: "content.items", value: .list([]))
    case "content.textScale":
      guard !content.contains(.titles), scene.content.items.isEmpty else { return nil }
      let item = SceneItem.domain.record?.standard ?? .object([])
      return IdleField(why: "There are no words.", wayOut: "Add an item", path: "content.items", value: .list([item]))
    case "physics.decelerationRate":
      guard scene.physics.scroll.fling != .exponential else { return nil }
      return IdleField(
        why: "The system coasts on a curve of its own.", wayOut: "Scroll as ios", path: "physics.preset", value: "ios")
    case "physics.bandCoefficient":
      guard ![.band, .linear].contains(scene.physics.scroll.overscroll) else { return nil }
      return IdleField(
        why: "This overscroll has no share.", wayOut: "Use the band", path: "physics.overscroll", value: "band")
    default: return nil
    }
  }

  /// Why a pull past the edge does nothing to a header.
  private var unpulled: IdleField? {
    let why: String
    switch scene.physics.scroll.overscroll {
    case .stretch: why = "The whole screen stretches instead."
    case .none: why = "The content stops at its edge."
    case .band, .tanh, .linear: return nil
    }
    return IdleField(why: why, wayOut: "Use the band", path: "physics.overscroll", value: "band")
  }
}
