import Geometry
import Handoff

/// State that the panel of controls shows: where it is equal, the panel looks the same.
struct PanelSubject: Hashable, Sendable {
  private let version: SceneDocument.Version
  private let window: Size
  private let hasPanels: Bool
  private let isTurned: Bool
  private let advice: Int
  private let layers: LayerSelection
  private let handoffTarget: HandoffSystem?
  private let art: Int
  private let build: MatchLink.Findings?

  init(_ studio: Studio) {
    version = studio.document.version
    window = studio.view.size
    hasPanels = studio.view.options.showsPanels
    isTurned = studio.stage.isTurned
    advice = studio.advisor.count
    layers = studio.view.layers
    handoffTarget = studio.view.handoffTarget
    art = studio.session.art.version
    build = studio.match.findings
  }
}
