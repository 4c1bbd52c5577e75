import Geometry

/// A collapsible section of the panel: shows a part of the document and returns the user's edits.
protocol PanelSection: Sendable {
  var name: SectionName { get }
  /// The tooltip: what opening it shows.
  var tip: String { get }
  func title(_ document: PanelDocument) -> String
  /// Whether there is anything to show.
  func isThere(in document: PanelDocument) -> Bool
  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent]
}

extension PanelSection {
  func isThere(in document: PanelDocument) -> Bool { true }
}

/// Heights of the panel's parts in its last run, in points.
struct PanelHeights: Hashable, Sendable {
  /// That of the advice at the foot.
  var foot = 0.0
  /// Those of the contents of sections.
  var sections: [SectionName: Double] = [:]
}

/// The whole panel.
struct PanelBody {
  let document: PanelDocument
  /// The section that has just been opened: it comes into view.
  let revealed: SectionName?
  /// How much of each section shows that opens or closes, from 0 to 1.
  let unfolding: [SectionName: Double]
  private(set) var heights: PanelHeights

  /// From top to bottom.
  private static let sections: [any PanelSection] = [
    BuildSection(), EffectSection(), DeviceSection(), PhysicsSection(), ContentSection(), PublishedSection(),
    VariantsSection(),
    StepsSection(),
    // Last, so that its growth moves nothing else.
    SettingsSection(),
  ]
}

extension PanelBody {
  /// Share of the panel that advice may take; more scrolls.
  private static let mostAdvice = 0.4

  mutating func show(_ ui: inout WindowUI) -> [Intent] {
    let frame = ui.frame
    ui.pen.fill(Rect(x: frame.x, y: frame.y, width: 1, height: frame.height), ui.pen.look.hairline)
    var edits: [Intent] = []
    ui.layout = Layout(in: frame, margin: PanelMetrics.margin)
    edits += PinnedHead(document: document).show(&ui)
    let top = ui.layout.y
    let height = min(heights.foot, ((frame.maxY - top) * Self.mostAdvice).rounded())
    let rest = Rect(x: frame.x, y: top, width: frame.width, height: max(0, frame.maxY - top - height))
    let below = Rect(x: frame.x, y: rest.maxY, width: frame.width, height: height)
    let area = ScrollArea<ControlID>(
      .sections, in: rest, margin: PanelMetrics.margin, wheel: heights.foot > height ? rest : frame)
    // The pinned part already ends with a line.
    area.show(&ui) { edits += sections(&$0, hasLine: false) }
    edits += advice(in: below, &ui)
    // Last, so that Tab begins with the tools.
    return edits + edge(&ui)
  }

  /// Advice has a place of its own at the foot, so that it moves nothing when it comes or goes.
  private mutating func advice(in frame: Rect, _ ui: inout WindowUI) -> [Intent] {
    var edits: [Intent] = []
    var length = 0.0
    func lay(_ ui: inout WindowUI) {
      let top = ui.layout.y
      edits = PanelAdvice(document: document).show(&ui)
      length = ui.layout.y - top
    }
    if heights.foot > frame.height {
      ScrollArea<ControlID>(.advice, in: frame, margin: PanelMetrics.margin).show(&ui, lay)
    } else {
      ui.layout = Layout(in: frame, margin: PanelMetrics.margin)
      ui.clipped(to: frame, lay)
    }
    if length != heights.foot {
      heights.foot = length
      ui.again()
    }
    if !frame.isEmpty {
      ui.pen.fill(Rect(x: frame.x, y: frame.y, width: frame.width, height: 1), ui.pen.look.hairline)
    }
    return edits
  }

  private mutating func sections(_ ui: inout WindowUI, hasLine: Bool) -> [Intent] {
    var edits: [Intent] = []
    let start = ui.layout.y
    var headEnd = ui.layout.y
    for section in Self.sections where section.isThere(in: document) {
      // Closed sections are close together; an open one has space below it.
      ui.layout.skip(min(8, ui.layout.y - headEnd))
      let isOpen = document.state.openSections.contains(section.name)
      let top = ui.layout.y
      var head = SectionHead(
        ControlID.section(section.name), section.title(document), tip: section.tip, isOpen: isOpen)
      head.hasLine = hasLine || top > start
      head.unfolding = unfolding[section.name]
      if head.show(&ui) { edits.append(.panel(.open(section.name, !isOpen))) }
      headEnd = ui.layout.y
      edits += show(section, unfolding[section.name] ?? (isOpen ? 1 : 0), &ui)
      if revealed == section.name {
        ui.reveal(Rect(x: ui.layout.x, y: top, width: ui.layout.width, height: ui.layout.y - top))
      }
    }
    return edits
  }

  /// The content of a section, as far as it is unfolded.
  private mutating func show(_ section: any PanelSection, _ share: Double, _ ui: inout WindowUI) -> [Intent] {
    guard share > 0 else { return [] }
    guard share < 1 else { return section.body(&ui, document) }
    let (top, height) = (ui.layout.y, heights.sections[section.name] ?? 0)
    var edits: [Intent] = []
    ui.clipped(to: Rect(x: ui.frame.x, y: top, width: ui.frame.width, height: height * share)) {
      edits = section.body(&$0, document)
    }
    if ui.layout.y - top != height {
      heights.sections[section.name] = ui.layout.y - top
      ui.again()
    }
    ui.layout.y = top + height * share
    return edits
  }

  /// The left edge, which can be dragged.
  private func edge(_ ui: inout WindowUI) -> [Intent] {
    let place = Rect(x: ui.frame.x, y: ui.frame.y, width: 5, height: ui.frame.height)
    let grip = EdgeGrip(
      id: ControlID.edge, name: "panel", width: ui.frame.width, range: PanelPart.width.range, isAtRight: false)
    return switch grip.show(in: place, &ui) {
    case .width(let width): [.panel(.widen(width))]
    case .reset: [.panel(.widen(nil))]
    case nil: []
    }
  }
}
