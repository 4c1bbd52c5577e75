import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// The panel's view of the studio, computed once per change.
struct PanelDocument: Sendable {
  var scene: Scene
  var parameters: [String: Parameter<Scene>] = [:]
  /// The paths of the fields in order of declaration, without content that the effect does not show.
  var paths: [String] = []
  /// The setting passed to the effect.
  var setting: Setting
  /// The parts of the content that the effect shows.
  var content: Set<ContentPart> = []
  /// The scene with every field at its default; the physics are the preset's.
  var standard: Scene
  var published: [Change] = []
  /// The changes just made by the article's numbers.
  var taken: [Change] = []
  var differences: [Change] = []
  /// What the film of a build shows. Nil if the scene is compared with none.
  let build: MatchLink.Findings?
  /// The coverage of each part with a ratio.
  var coverages: [Coverage]
  var remedies: [Remedy] = []
  var findings: [Problem] = []
  /// The offset at which each finding is seen best; nil if it is seen at none.
  var places: [Double?] = []
  /// Whether findings and remedies are still being worked out.
  var isAdvicePending = false
  var coasting = ""
  /// The settings of the scene in their order, and which of them is shown.
  let settings: SceneSettings
  /// The thumbnails of the settings, while visible.
  var variantPictures: [DrawList] = []
  let history: History
  /// The state of commands.
  let facts: Facts
  var pictures: ScenePictures
  /// The chosen layers, the last chosen one at the end, and those that the stage shows alone.
  let chosenLayers: [LayerIdentity]
  let soloLayers: Set<LayerIdentity>
  /// Groups whose layers have no rows.
  let foldedGroups: Set<String>
  /// How far the stage is scrolled from rest, while the last chosen layer has keys.
  var keyMoment: Double?
  /// What the files lack that its layers are of, and what the scene lacks of them.
  let art: ArtStanding
  /// The offer of the device's platform.
  let platformOffer: PlatformOffer?
  var state: PanelState
}

extension PanelDocument {
  init(_ studio: Studio) {
    let document = studio.document
    let scene = document.scene
    self.scene = scene
    facts = Facts(studio)
    content = type(of: scene.effect).content
    standard = Scene(effect: type(of: scene.effect).init())
    standard.physics = ScenePhysics(preset: scene.physics.preset)
    let advice = studio.advice
    (coverages, remedies, findings) = (advice.coverages, advice.remedies, advice.findings)
    (places, isAdvicePending) = (advice.places, advice.isPending)
    setting = advice.setting
    pictures = document.miniatures
    platformOffer = PlatformOffer(scene, target: studio.view.handoffTarget)
    (chosenLayers, soloLayers) = (studio.view.layers.layers(of: document), studio.view.layers.solo(of: document))
    foldedGroups = studio.view.layers.folded(of: document)
    art = ArtStanding(document, studio.session.art)
    history = document.history
    settings = document.settings
    build = studio.match.document == document.id ? studio.match.findings : nil
    state = studio.view.panel
    for parameter in scene.parameters {
      parameters[parameter.path] = parameter
      if shows(parameter.path) { paths.append(parameter.path) }
    }
    published = narrowed(scene.asPublished.map { scene.changes(since: $0) } ?? [])
    taken = document.publishedChanges
    differences = narrowed(document.settings.differences)
    coasting = CoastingWords.of(scene.scroll)
  }

  /// Each change narrowed down as far as possible.
  private func narrowed(_ changes: [Change]) -> [Change] {
    changes.map { $0.narrowed(in: parameters[$0.path]?.domain) }
  }

  private func shows(_ path: String) -> Bool {
    guard path.hasPrefix("content.") else { return true }
    return ContentPart(rawValue: String(path.dropFirst("content.".count).prefix { $0 != "." })).map(content.contains)
      ?? true
  }

  /// The indices of the pictures that neither the effect nor a row shows.
  var unshownPictures: Set<Int> { scene.unshownPictures(in: setting) }

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
      field.effective = scene.effect.advice(in: setting).effective(at: name)
      if field.isSpeed, let coverage = coverages.first(where: { $0.field == name }) {
        field.safe = coverage.safe
        field.leavesGap = !coverage.isCovered
      }
    }
    field.isMixed = SharedField(path, chosen: chosenLayers, in: scene).isMixed(field.value, in: scene)
    field.takesLines = parameter.role == .lines
    if parameter.role == .picture { offerPictures(in: &field) }
    if parameter.domain.safe != nil { field.inset = setting.insets.top }
    if let key = KeyField(path, in: scene.composition) {
      field.isKeyed = key.isSet(in: scene.composition)
      if field.isKeyed == false {
        field.value = .number(key.value(in: scene.composition).rounded(digits: parameter.domain.digits))
      }
    }
    field.unset = parameter.unset
    if field.unset != nil, field.value == .null { show(scene.device.look, in: &field) }
    field.usual = parameter.usual ?? (parameter.role == .offset ? offsets : nil)
    field.idle = idle(parameter)
    return field
  }

  /// Offers the scene's pictures by their files.
  private func offerPictures(in field: inout Field) {
    let images = scene.content.images
    guard !images.isEmpty else { return }
    field.values = images.enumerated().map { index, image in image.id.map { .text($0) } ?? .number(Double(index)) }
    field.names = images.map(\.shortName)
    field.title = "none"
    guard let name = PictureName(field.value) else { return }
    let shown = setting.picture(name)
    field.title = images.indices.contains(shown) ? images[shown].shortName : nil
  }

  /// The parameter with a path, which may be inside a list entry.
  func parameter(_ path: String) -> Parameter<Scene>? { parameters[path] ?? scene.parameter(path) }

  /// The effect's article, if there is one.
  var publication: Publication? { type(of: scene.effect).publication }

  /// The effect's own name for a field. Nil if it is not the effect's.
  private func effectField(_ path: String) -> String? {
    path.hasPrefix("parameters.") ? String(path.dropFirst("parameters.".count)) : nil
  }

  /// The ratio that drives the whole scene, if there is one.
  var speed: String? { paths.first { effectField($0) != nil && parameters[$0]?.role == .speed } }

  /// The range of distances from rest that can be scrolled to.
  private var offsets: ClosedRange<Double> {
    let bounds = scene.effect.extent(in: setting).bounds
    return 0...max(1, (bounds.upperBound - bounds.lowerBound).rounded(.up))
  }

  private func standard(of parameter: Parameter<Scene>) -> JSONValue {
    if parameter.path == "physics.preset" { return parameter.get(Scene(effect: standard.effect)) }
    return parameter.standard ?? parameter.get(standard)
  }

  /// The choice of devices by name. A customized one is none of them.
  private var deviceField: Field {
    let known = scene.device.presetName
    var field = Field(
      path: "device", label: "Preset", domain: .words(Device.presets.map(\.name)), help: "The device.",
      value: .text(known ?? ""), standard: .text(Device().presetName ?? ""),
      title: scene.device.title)
    field.names = Device.presets.map(\.device.name)
    (field.details, field.breaks) = (Device.presets.map(\.detail), DevicePreset.breaks)
    return field
  }

  /// Shows in a field of the body without a value what the preset has.
  private func show(_ look: DeviceBody, in field: inout Field) {
    switch field.path {
    case "device.body.corner": field.effective = look.corner
    case "device.body.bezel": field.effective = look.bezel
    case "device.body.kind": field.title = "As the preset: \(look.kind.rawValue)"
    case "device.body.camera": field.title = "As the preset: \(look.camera.rawValue)"
    case "device.body.bars": field.title = "As the preset: \(look.bars.rawValue)"
    default: break
    }
  }

  /// The reason why a field has no effect at present, and the remedy.
  func idle(_ path: String) -> IdleField? { parameter(path).flatMap(idle) }

  private func idle(_ parameter: Parameter<Scene>) -> IdleField? {
    let path = parameter.path
    if let name = effectField(path), let idle = scene.effect.advice(in: setting).idle(at: name) { return idle }
    switch parameter.role {
    case .rowHeight:
      guard content.contains(.rowHeights), scene.content.rowHeights != nil else { return nil }
      return IdleField(
        why: "The rows have their own heights.", wayOut: "Use one height", path: "content.rowHeights", value: .null)
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
        why: "The system coasts on its own curve.", wayOut: "Scroll as ios", path: "physics.preset", value: "ios")
    case "physics.bandCoefficient":
      guard ![.band, .linear].contains(scene.physics.scroll.overscroll) else { return nil }
      return IdleField(
        why: "This overscroll has no share.", wayOut: "Use the band", path: "physics.overscroll", value: "band")
    default: return nil
    }
  }

  /// The reason why a pull past the edge does not affect a header.
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

extension SceneImage {
  /// Its layer, or the name of its file.
  fileprivate var shortName: String { layer ?? FilePath.name(of: file) }
}
