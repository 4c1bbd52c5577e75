import Boundary
import Controls
import Documents
import Geometry
import Handoff
import Parameters
import StudioKit

/// The panel of controls at the right of the window. It is fed with input events, edits the studio's scene, and
/// appends what it looks like to the frame; it knows no window and no renderer. A class because the window and its
/// studio share it.
public final class Panel {
  var ui: PanelUI
  private(set) var document: PanelDocument?
  var openSections: Set<SectionName> = [.effect, .settings]
  var showsAllPhysics = false
  var showsLibraries = false
  private(set) var handoffTarget = HandoffSystem.uikit
  /// Read when somebody looks at code for the first time.
  private lazy var templates = readTemplates()
  private let readTemplates: () -> HandoffTemplates
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
  private var isShown = false

  /// Turns of a wheel with a longer pause between them are two edits, in seconds.
  private static let pause = 0.5

  /// - Parameters:
  ///   - measure: How wide texts are.
  ///   - sections: The sections that an earlier session has left open; nil: there was none.
  ///   - templates: Reads the templates of code for other systems.
  public init(
    measure: TextMeasure, sections: [String]? = nil,
    templates: @escaping () -> HandoffTemplates
  ) {
    readTemplates = templates
    ui = UI(look: Theme.dark.look, measure: measure)
    if let sections { openSections = Set(sections.compactMap(SectionName.init)) }
  }
}

extension Panel {
  /// What text fields and menus copy to and paste from. The window keeps it the same as the desktop's.
  public var clipboard: String {
    get { ui.clipboard.text }
    set { ui.clipboard.text = newValue }
  }

  /// Whether a control is held, a menu is open or something is being typed: no moment to be asked anything.
  public var isBusy: Bool { ui.isBusy }

  /// Whether something is being typed, so that letters are no keys.
  public var isTyping: Bool { ui.typing != nil }

  /// Whether text that is typed now goes into the panel, if only because a key there opens a field with it.
  public var takesText: Bool { isShown && ui.takesText }

  /// Where the caret of what is being typed stands, in points of the window; nil: nothing is.
  public var caret: Rect? { ui.typing?.caret }

  /// When the panel will look different by itself, because a tooltip is due; nil where none is.
  public var dueTime: Double? { isShown ? ui.dueTime : nil }

  /// Opens or closes a section.
  func setOpen(_ section: SectionName, _ isOpen: Bool) {
    if isOpen { openSections.insert(section) } else { openSections.remove(section) }
    isOld = true
  }
}

extension Panel {
  /// Takes an event that is meant for the panel. False: it is the studio's.
  public func handle(_ event: InputEvent, for studio: inout Studio, at time: Double) -> Bool {
    guard !studio.layout.panel.isEmpty else {
      leave(&studio, at: time)
      return false
    }
    // Positions must be those of the panel as it is now.
    follow(studio)
    settle(&studio, at: time)
    if studio.view.switches.showsKeys, !ui.isGripped, isUnderKeys(event) { return false }
    endTicks(before: event, &studio, at: time)
    ui.take(event, at: time)
    switch event {
    // Many come between two frames; the next one shows the last.
    case .move, .hover: return ui.isTaken
    default: settle(&studio, at: time)
    }
    switch event {
    case .down where !ui.isTaken, .up, .cancel, .close: studio.finishEdit()
    case .keyUp where !ui.isGripped && ui.focus.current != nil: studio.finishEdit()
    case .keyDown(.tab, _, _): studio.finishEdit()
    default: break
    }
    return ui.isTaken
  }

  /// Lets what happened have its effect, on the scene too. The panel runs anew only if something has happened to it
  /// or to the scene.
  public func update(_ studio: inout Studio, at time: Double) {
    guard !studio.layout.panel.isEmpty else {
      leave(&studio, at: time)
      isShown = false
      return
    }
    if !isShown { ui.again() }
    isShown = true
    ui.look = studio.view.theme.look
    follow(studio)
    if studio.hasSheet { ui.cover() }
    ui.advance(to: time)
    settle(&studio, at: time)
  }

  /// Appends the panel to the frame, as the last update left it.
  public func draw(_ studio: Studio, into list: inout DrawList) {
    if !studio.layout.panel.isEmpty { list.append(ui.pen.list) }
  }

  /// Does what somebody wants through a screen reader: a step of its own.
  public func act(_ action: AccessibleAction, for studio: inout Studio, at time: Double) {
    guard !studio.layout.panel.isEmpty, !studio.hasSheet else { return }
    follow(studio)
    settle(&studio, at: time)
    ui.act(action.kind, on: action.id.number)
    settle(&studio, at: time)
    studio.finishEdit()
  }

  /// Somebody listens: the controls say in words what they are.
  public var isHeard: Bool {
    get { ui.isHeard }
    set { ui.isHeard = newValue }
  }

  /// The panel in words; nil: it is not there.
  public func accessiblePart(_ studio: Studio) -> AccessiblePart? {
    let frame = studio.layout.panel
    return frame.isEmpty ? nil : AccessiblePart(.panel, .group, "Controls", in: frame, ui.descriptions.items)
  }

  /// The control that has the keys, or the item of its menu.
  public var accessibleFocus: AccessibleID? {
    isShown ? ui.accessibleFocus.map { AccessibleID(.panel, $0) } : nil
  }

  /// Whether the list of keys, which lies over the panel, has the event first.
  private func isUnderKeys(_ event: InputEvent) -> Bool {
    switch event {
    case .down, .move, .up, .cancel, .hover, .secondary, .wheel, .touchpad: true
    case .keyDown(.escape, _, _): !ui.isBusy
    default: false
    }
  }

  /// The panel is hidden: nothing is held, and keys go to the stage.
  private func leave(_ studio: inout Studio, at time: Double) {
    guard ui.focus.current != nil || ui.isBusy || ui.isPointed else { return }
    ui.leave()
    settle(&studio, at: time)
    studio.finishEdit()
  }

  /// What a wheel has turned is a step of its own.
  private func endTicks(before event: InputEvent, _ studio: inout Studio, at time: Double) {
    guard let lastTick else { return }
    switch event {
    case .wheel where time - lastTick <= Self.pause: return
    case .wheel, .keyDown, .down: break
    default: return
    }
    self.lastTick = nil
    studio.finishEdit()
  }

  private func follow(_ studio: Studio) {
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
  private func settle(_ studio: inout Studio, at time: Double) {
    var runs = 0
    while ui.needsRun, runs < 10 {
      runs += 1
      run(&studio, at: time)
    }
  }

  private func run(_ studio: inout Studio, at time: Double) {
    guard var document else { return }
    (document.openSections, document.showsAllPhysics) = (openSections, showsAllPhysics)
    document.openLists = openLists
    if openSections.contains(.handoff), document.handoff == nil || document.handoffTarget != handoffTarget {
      // Found once for every change of the scene, and only while somebody looks.
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
    ui.window = Rect(studio.view.size)
    let frame = studio.layout.panel.isEmpty ? ui.frame : studio.layout.panel
    var edits: [PanelEdit] = []
    let opened = opened
    self.opened = nil
    ui.run(in: frame, at: time) { edits = PanelBody(document: document, opened: opened).show(&$0) }
    for edit in edits { apply(edit, &studio, at: time) }
    if let text = ui.clipboard.takeCopy() { studio.requests.ask(.copy(text)) }
    if ui.hasTicked {
      ui.hasTicked = false
      lastTick = time
    }
    // An edit shows in the frame in which it was made.
    follow(studio)
  }

  private func apply(_ edit: PanelEdit, _ studio: inout Studio, at time: Double) {
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
    case .perform(.differences):
      setOpen(.settings, true)
      studio.view.panel.sections = openSections.map(\.rawValue).sorted()
      opened = .settings
      ui.focus.current = .section(.settings)
    case .perform(.allPhysics): showsAllPhysics.toggle()
    case .chooseTarget(let system): handoffTarget = system
    case .showLibraries(let isOpen): showsLibraries = isOpen
    case .copy(let text, _): ui.clipboard.text = text
    default: break
    }
    ui.again()
  }
}
