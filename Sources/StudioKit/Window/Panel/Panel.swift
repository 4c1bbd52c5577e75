import Boundary
import Controls
import Documents
import Geometry
import Handoff
import Parameters

/// The panel of controls at the right of the window: it runs its surface for each event that it is given, and edits the
/// studio's scene.
struct Panel: Sendable {
  private(set) var document: PanelDocument?
  var openSections: Set<SectionName> = [.effect, .settings]
  var showsAllPhysics = false
  var showsLibraries = false
  /// Nil until one is chosen.
  private var handoffTarget: HandoffSystem?
  /// Read when somebody looks at code for the first time.
  private lazy var templates = readTemplates()
  private let readTemplates: @Sendable () -> HandoffTemplates
  private var variantPictures = VariantPictures()
  private var openLists: Set<String> = []
  /// Why the last typed value was refused, and of which field.
  private(set) var complaint: (path: String, message: String)?
  /// The section that has just been opened.
  private var opened: SectionName?
  /// What the document was made of.
  private var subject: PanelSubject?
  /// A section was opened or closed since.
  private var isOld = false
  /// When a wheel last turned a control.
  private var lastTick: Double?
  /// There was room for it in the window, and it was not hidden, when it was updated last.
  private(set) var isShown = false

  /// Turns of a wheel with a longer pause between them are two edits, in seconds.
  private static let pause = 0.5

  /// - Parameters:
  ///   - sections: The sections that an earlier session has left open; nil: there was none.
  ///   - templates: Reads the templates of code for other systems.
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
  /// Takes an event that is meant for the panel. Returns whether a control took it.
  @discardableResult
  mutating func handle(_ event: InputEvent, _ ui: inout WindowUI, for studio: inout Studio, at time: Double) -> Bool {
    ui.enter(.panel)
    guard !studio.layout.panel.isEmpty else {
      leave(&ui, &studio, at: time)
      return false
    }
    // Positions must be those of the panel as it is now.
    follow(studio, &ui)
    settle(&ui, &studio, at: time)
    endTicks(before: event, &studio, at: time)
    ui.take(event, at: time)
    switch event {
    // Many come between two frames; the next one shows the last.
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

  /// Lets what happened have its effect, on the scene too. The panel runs anew only if something has happened to it
  /// or to the scene.
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

  /// Does what somebody wants through a screen reader: a step of its own.
  mutating func act(_ action: AccessibleAction, _ ui: inout WindowUI, for studio: inout Studio, at time: Double) {
    guard !studio.layout.panel.isEmpty, !studio.hasSheet else { return }
    ui.enter(.panel)
    follow(studio, &ui)
    settle(&ui, &studio, at: time)
    ui.act(action.kind, on: action.id.number)
    settle(&ui, &studio, at: time)
    studio.finishEdit()
  }

  /// The panel is hidden: nothing is held, and keys go to the stage.
  private mutating func leave(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    guard ui.focus.current != nil || ui.hasMenu || ui.isTyping || ui.isHeld || ui.isPointed else { return }
    ui.leave()
    settle(&ui, &studio, at: time)
    studio.finishEdit()
  }

  /// What a wheel has turned is a step of its own.
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
    // What was refused was refused of another scene.
    if self.subject != subject { complaint = nil }
    (self.subject, isOld) = (subject, false)
    document = PanelDocument(studio)
    ui.again()
  }

  /// Runs the panel until everything that waits has had its effect.
  private mutating func settle(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    var runs = 0
    while ui.needsRun, runs < 10 {
      runs += 1
      run(&ui, &studio, at: time)
    }
  }

  /// The systems that a scene can be handed over to.
  var systems: [HandoffSystem] { mutating get { templates.systems } }

  /// The system whose code is shown: at first one that is no page.
  private var target: HandoffSystem? {
    mutating get { handoffTarget ?? systems.first { !$0.isPage } ?? systems.first }
  }

  private mutating func run(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    guard var document else { return }
    (document.openSections, document.showsAllPhysics) = (openSections, showsAllPhysics)
    document.openLists = openLists
    if openSections.contains(.handoff), document.handoff == nil || document.handoffTarget != target {
      // Found once for every change of the scene, and only while somebody looks.
      let handoff = studio.document.handoff
      document.handoff = handoff.map(HandoffLine.all) ?? []
      (document.handoffTarget, document.systems) = (target, systems)
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
    // An edit shows in the frame in which it was made.
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
