import Boundary
import Documents
import Geometry
import Handoff
import Parameters

/// The panel of controls at the right of the window. Runs its surface for each event, and edits the studio's scene.
struct Panel: Sendable {
  private(set) var document: PanelDocument?
  /// Read when code is first shown.
  private lazy var templates = readTemplates()
  private let readTemplates: @Sendable () -> HandoffTemplates
  private var variantPictures = VariantPictures()
  /// State of the studio that the document was made of.
  private var subject: PanelSubject?
  /// When a wheel last turned a control.
  private var lastTick: Double?

  /// Pause in seconds after which another turn of the wheel is a new edit.
  private static let pause = 0.5

  /// - Parameter templates: Reads the templates of code for other systems.
  init(templates: @escaping @Sendable () -> HandoffTemplates) { readTemplates = templates }
}

extension Panel {
  /// Handles an event for the panel. Returns whether a control took it.
  @discardableResult
  mutating func handle(_ event: InputEvent, _ ui: inout WindowUI, for studio: inout Studio, at time: Double) -> Bool {
    // Positions must be those of the panel as it is now.
    guard settle(&ui, &studio, at: time) else { return false }
    endTicks(before: event, &studio, at: time)
    ui.take(event, at: time)
    switch event {
    // Many arrive between two frames, and only the last is drawn.
    case .move, .hover: return ui.isTaken
    default: settle(&ui, &studio, at: time)
    }
    switch event {
    case .down where !ui.isTaken, .up, .cancel, .close: studio.finishEdit()
    case .keyUp where !ui.input.isHeld && ui.focus.current != nil: studio.finishEdit()
    case .keyDown(.tab, _, _): studio.finishEdit()
    default: break
    }
    return ui.isTaken
  }

  /// Applies pending events, also to the scene. The panel runs only if it has events or shows something else.
  mutating func update(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    ui.enter(.panel)
    if studio.hasSheet, !studio.layout.panel.isEmpty { ui.input.cover(&ui.surfaces.current) }
    settle(&ui, &studio, at: time)
  }

  /// Performs an action of a screen reader, as a step of its own.
  mutating func act(_ action: AccessibleAction, _ ui: inout WindowUI, for studio: inout Studio, at time: Double) {
    guard !studio.hasSheet, settle(&ui, &studio, at: time) else { return }
    ui.act(action.kind, on: action.id.number)
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

  /// Runs the panel until all pending events are processed, and it shows the studio as it is. A hidden one releases the
  /// pointer and gives the keys to the stage.
  ///
  /// - Returns: Whether it is visible.
  @discardableResult
  private mutating func settle(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) -> Bool {
    ui.enter(.panel)
    let isShown = !studio.layout.panel.isEmpty
    if !isShown {
      guard ui.focus.current != nil || ui.input.hasMenu || ui.input.isTyping || ui.input.isHeld || ui.input.isPointed
      else { return false }
      ui.leave()
    }
    for _ in 0..<10 {
      if ui.show(Key(subject: PanelSubject(studio), state: studio.view.panel)) { follow(&studio) }
      let frame = studio.layout.panel.isEmpty ? ui.frame : studio.layout.panel
      guard ui.needsRun(in: frame) else { break }
      run(in: frame, &ui, &studio, at: time)
    }
    if !isShown { studio.finishEdit() }
    return isShown
  }

  /// The state that the panel shows. Equal keys give equal drawings.
  private struct Key: Hashable, Sendable {
    let subject: PanelSubject
    let state: PanelState
  }

  private mutating func follow(_ studio: inout Studio) {
    let subject = PanelSubject(studio)
    guard self.subject != subject else { return }
    // It is about a field of another scene.
    studio.view.panel.complaint = nil
    self.subject = subject
    studio.askForAdvice()
    document = PanelDocument(studio)
  }

  /// The systems that a scene can be handed over to.
  var systems: [HandoffSystem] { mutating get { templates.systems } }

  private mutating func run(in frame: Rect, _ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    guard var document else { return }
    let revealed = studio.view.panel.takeRevealed()
    document.state = studio.view.panel
    let isOtherTarget = document.state.handoffTarget != document.wantedTarget
    if document.state.openSections.contains(.handoff), document.handoff == nil || isOtherTarget {
      document.findHandoff(studio.document.handoff, templates)
    }
    if document.state.openSections.contains(.variants), document.variantPictures.count != document.scene.variants.count
    {
      document.variantPictures = variantPictures.lists(of: studio.document)
    }
    self.document = document
    var intents: [Intent] = []
    ui.run(in: frame, at: time) { intents = PanelBody(document: document, revealed: revealed).show(&$0) }
    for intent in intents {
      studio.apply(intent, at: time)
      switch intent {
      case .copy(let text, _): ui.input.clipboard.text = text
      case .panel(.showDifferences): ui.focus.current = .section(.settings)
      default: break
      }
      ui.again()
    }
    if let text = ui.input.clipboard.takeCopy() { studio.requests.ask(.window(.copy(text))) }
    if ui.input.wheel.hasTurned {
      ui.input.wheel.hasTurned = false
      lastTick = time
    }
  }
}
