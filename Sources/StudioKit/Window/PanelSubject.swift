import Geometry

/// The state shown by the panel: if equal, the panel looks the same.
public struct PanelSubject: Hashable, Sendable {
  private let version: SceneDocument.Version
  private let window: Size
  private let panelWidth: Double
  private let hasPanels: Bool
  private let isTurned: Bool

  public init(_ studio: Studio) {
    version = studio.document.version
    window = studio.view.size
    panelWidth = studio.view.panelWidth
    hasPanels = studio.view.options.showsPanels
    isTurned = studio.stage.isTurned
  }
}
