import Boundary
import Controls
import Documents
import Geometry
import Handoff
import Parameters

/// The panel of controls at the right of the window. Runs its surface for each event, and edits the studio's scene.
struct Panel: Sendable {
  private(set) var document: PanelDocument?
  var openSections: Set<SectionName> = [.effect, .settings]
  var showsAllPhysics = false
  var showsLibraries = false
  private(set) var handoffTarget = HandoffSystem.uikit
  /// Read when code is first shown.
  private lazy var templates = readTemplates()
  private let readTemplates: @Sendable () -> HandoffTemplates
  private var variantPictures = VariantPictures()
  private var openLists: Set<String> = []
  /// The field whose last typed value was refused, and the reason.
  private(set) var complaint: (path: String, message: String)?
  /// The section opened last.
  private var opened: SectionName?
  /// The state that the document was derived from.
  private var subject: PanelSubject?
  /// Whether a section was opened or closed since.
  private var isOld = false
  /// The time of the last wheel event on a control.
  private var lastTick: Double?
  /// Whether it was visible at the last update.
  private(set) var isShown = false

  /// Pause in seconds after which another turn of the wheel is a new edit.
  private static let pause = 0.5

  /// - Parameters:
  ///   - sections: The open sections of an earlier session. Nil if there was none.
  ///   - templates: Reads the code templates.
  init(sections: [String]? = nil, templates: @escaping @Sendable () -> HandoffTemplates) {
    readTemplates = templates
    if let sections { openSections = Set(sections.compactMap(SectionName.init)) }
  }
}

extension Panel {
  /// Opens or closes a section.
  mutating func setOpen(_ section: SectionName, _ isOpen: Bool) {
    if isOpen { openSections.insert(section) } else { openSections.remove(section) }
    isOld = true
  }
}

extension Panel {
  /// Handles an event for the panel. Returns whether a control took it.
  @discardableResult
  mutating func handle(_ event: InputEvent, _ ui: inout WindowUI, for studio: inout Studio, at time: Double) -> Bool {
    ui.enter(.panel)
    guard !studio.layout.panel.isEmpty else {
      leave(&ui, &studio, at: time)
      return false
    }
    // Positions must be those of the current panel.
    follow(studio, &ui)
    settle(&ui, &studio, at: time)
    endTicks(before: event, &studio, at: time)
    ui.take(event, at: time)
    switch event {
    // Many arrive between two frames, and only the last is drawn.
    case .move, .hover: return ui.isTaken
    default: settle(&ui, &studio, at: time)
    }
    switch event {
    case .down where !ui.isTaken, .up, .cancel, .close: studio.finishEdit()
    case .keyUp where !ui.isHeld && ui.focus.current != nil: studio.finishEdit()
    case .keyDown(.tab, _, _): studio.finishEdit()
    default: break
    }
    return ui.isTaken
  }

  /// Applies pending events, also to the scene. The panel runs only if it has events or the scene has changed.
  mutating func update(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    ui.enter(.panel)
    guard !studio.layout.panel.isEmpty else {
      leave(&ui, &studio, at: time)
      isShown = false
      return
    }
    if !isShown { ui.again() }
    isShown = true
    follow(studio, &ui)
    if studio.hasSheet { ui.cover() }
    settle(&ui, &studio, at: time)
  }

  /// Performs an action of a screen reader, as a step of its own.
  mutating func act(_ action: AccessibleAction, _ ui: inout WindowUI, for studio: inout Studio, at time: Double) {
    guard !studio.layout.panel.isEmpty, !studio.hasSheet else { return }
    ui.enter(.panel)
    follow(studio, &ui)
    settle(&ui, &studio, at: time)
    ui.act(action.kind, on: action.id.number)
    settle(&ui, &studio, at: time)
    studio.finishEdit()
  }

  /// Hides the panel: releases the pointer and gives the keys to the stage.
  private mutating func leave(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    guard ui.focus.current != nil || ui.hasMenu || ui.isTyping || ui.isHeld || ui.isPointed else { return }
    ui.leave()
    settle(&ui, &studio, at: time)
    studio.finishEdit()
  }

  /// Ends the step made by a wheel.
  private mutating func endTicks(before event: InputEvent, _ studio: inout Studio, at time: Double) {
    guard let lastTick else { return }
    switch event {
    case .wheel where time - lastTick <= Self.pause: return
    case .wheel, .keyDown, .down: break
    default: return
    }
    self.lastTick = nil
    studio.finishEdit()
  }

  private mutating func follow(_ studio: Studio, _ ui: inout WindowUI) {
    let frame = studio.layout.panel
    if frame != ui.frame, !frame.isEmpty { ui.again() }
    let subject = PanelSubject(studio)
    guard self.subject != subject || isOld else { return }
    // A refusal concerns the previous scene.
    if self.subject != subject { complaint = nil }
    (self.subject, isOld) = (subject, false)
    document = PanelDocument(studio)
    ui.again()
  }

  /// Runs the panel until all pending events are processed.
  private mutating func settle(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    var runs = 0
    while ui.needsRun, runs < 10 {
      runs += 1
      run(&ui, &studio, at: time)
    }
  }

  private mutating func run(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    guard var document else { return }
    (document.openSections, document.showsAllPhysics) = (openSections, showsAllPhysics)
    document.openLists = openLists
    if openSections.contains(.handoff), document.handoff == nil || document.handoffTarget != handoffTarget {
      // Computed once per change of the scene, and only while visible.
      let handoff = studio.document.handoff
      document.handoff = handoff.map(HandoffLine.all) ?? []
      document.handoffTarget = handoffTarget
      document.takeCode(of: handoff, templates)
      self.document = document
    }
    if openSections.contains(.variants), document.variantPictures.count != document.scene.variants.count {
      document.variantPictures = variantPictures.lists(of: studio.document)
      self.document = document
    }
    document.showsLibraries = showsLibraries
    document.complaint = complaint
    let frame = studio.layout.panel.isEmpty ? ui.frame : studio.layout.panel
    var edits: [PanelEdit] = []
    let opened = opened
    self.opened = nil
    ui.run(in: frame, at: time) { edits = PanelBody(document: document, opened: opened).show(&$0) }
    for edit in edits { apply(edit, &ui, &studio, at: time) }
    if let text = ui.clipboard.takeCopy() { studio.requests.ask(.window(.copy(text))) }
    if ui.hasTicked {
      ui.hasTicked = false
      lastTick = time
    }
    // An edit is visible in the frame in which it is made.
    follow(studio, &ui)
  }

  private mutating func apply(_ edit: PanelEdit, _ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    let problems = studio.apply(edit, at: time)
    switch edit {
    case .refuse(let path, let message): complaint = (path, message)
    case .turn(let path, _), .set(let path, _), .reset(let path, _, _):
      complaint = problems.first.map { (path, $0.message) }
    case .open(let section, let isOpen):
      setOpen(section, isOpen)
      if isOpen { opened = section }
      studio.view.panel.sections = openSections.map(\.rawValue).sorted()
    case .openList(let path, let isOpen):
      if isOpen { openLists.insert(path) } else { openLists.remove(path) }
    case .showDifferences:
      setOpen(.settings, true)
      studio.view.panel.sections = openSections.map(\.rawValue).sorted()
      opened = .settings
      ui.focus.current = .section(.settings)
    case .showAllPhysics: showsAllPhysics.toggle()
    case .chooseTarget(let system): handoffTarget = system
    case .showLibraries(let isOpen): showsLibraries = isOpen
    case .copy(let text, _): ui.clipboard.text = text
    default: break
    }
    ui.again()
  }
}
