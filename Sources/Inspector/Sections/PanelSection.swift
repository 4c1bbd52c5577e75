import Controls
import Geometry

/// A part of the panel that opens and closes: what it shows of the document, and what somebody wants who uses it.
protocol PanelSection: Sendable {
  var name: SectionName { get }
  /// What opening it shows.
  var tip: String { get }
  func title(_ document: PanelDocument) -> String
  /// Whether there is anything to show.
  func isThere(in document: PanelDocument) -> Bool
  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit]
}

extension PanelSection {
  func isThere(in document: PanelDocument) -> Bool { true }
}

extension PanelUI {
  /// From the top to the bottom.
  private static var sections: [any PanelSection] {
    [
      EffectSection(), DeviceSection(), PhysicsSection(), ContentSection(), PublishedSection(), HandoffSection(),
      StepsSection(),
      // The last one: however long it becomes, nothing moves.
      SettingsSection(),
    ]
  }

  /// Everything that the panel shows.
  ///
  /// - Parameter opened: The section that has just been opened: it comes into view.
  mutating func panel(_ document: PanelDocument, opened: SectionName?) -> [PanelEdit] {
    fill(Rect(x: frame.x, y: frame.y, width: 1, height: frame.height), look.hairline)
    var edits = edge(document)
    layout = Layout(in: frame, margin: PanelMetrics.margin)
    edits += head(document)
    let rest = Rect(x: frame.x, y: layout.y, width: frame.width, height: max(0, frame.maxY - layout.y))
    scrollArea(.sections, in: rest, margin: PanelMetrics.margin, wheel: frame) { ui in
      edits += ui.advice(document)
      var headEnd = ui.layout.y
      for section in Self.sections where section.isThere(in: document) {
        // Closed sections stand close together; an open one has air below it.
        if ui.layout.y > headEnd { ui.skip(8) }
        let isOpen = document.openSections.contains(section.name)
        let top = ui.layout.y
        if ui.sectionHead(
          .section(section.name), section.title(document), tip: section.tip, isOpen: isOpen)
        {
          edits.append(.open(section.name, !isOpen))
        }
        headEnd = ui.layout.y
        if isOpen { edits += section.body(&ui, document) }
        if opened == section.name {
          ui.reveal(Rect(x: ui.layout.x, y: top, width: ui.layout.width, height: ui.layout.y - top))
        }
      }
    }
    return edits
  }

  /// The left edge, which can be dragged.
  private mutating func edge(_ document: PanelDocument) -> [PanelEdit] {
    let place = Rect(x: frame.x, y: frame.y, width: 5, height: frame.height)
    tip(.edge, place, "Drag to make the panel wider; a double-click makes it as wide as it was.")
    let (way, isReset) = grip(.edge, in: place)
    if isReset { return [.widen(nil)] }
    return way.map { [.widen(document.panelWidth - $0)] } ?? []
  }
}
