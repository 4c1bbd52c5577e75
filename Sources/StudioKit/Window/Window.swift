import Boundary
import Controls
import Documents
import Geometry
import Handoff

/// The studio's window without a machine: events, replies and moments go in; a draw list, requests, the window in
/// words, the shape of the pointer and the time of the next change come out. The program and every test drive this
/// value, so there is one order in which an event finds its receiver.
public struct Window: Sendable {
  public var studio: Studio
  var ui: WindowUI
  var panel: Panel
  private var sheets = SheetView()
  private var palette = Palette()
  private var speech = WindowSpeech()

  /// - Parameters:
  ///   - studio: Documents and stage.
  ///   - record: View state that an earlier session has left.
  ///   - measure: How wide texts are.
  ///   - templates: Reads the templates of code for other systems, once they are needed.
  public init(
    _ studio: Studio, record: SessionRecord.View = SessionRecord.View(), measure: TextMeasure = .fixed(),
    templates: @escaping @Sendable () -> HandoffTemplates = { HandoffTemplates([:]) }
  ) {
    self.studio = studio
    ui = WindowUI(look: Theme.dark.look, measure: measure, surfaces: SurfaceName.allCases.count)
    ui.window = Rect(studio.view.size)
    panel = Panel(sections: record.panel.sections, templates: templates)
    self.studio.view.record = record
  }
}

/// Input.
extension Window {
  /// A part of the window that can receive an event.
  private enum Receiver: Hashable {
    /// Controls.
    case surface(SurfaceName)
    /// The stage and what is around it; the studio tells its parts apart.
    case studio
  }

  /// Hands an event to its receiver: the part that the pointer holds, else what lies over everything, else the topmost
  /// part under the pointer. Keys go to an open menu, to the focus, then to the commands and the stage.
  ///
  /// - Returns: Whether a control took it.
  @discardableResult
  public mutating func handle(_ event: InputEvent, at time: Double) -> Bool {
    ui.window = Rect(studio.view.size)
    if case .focus(let isActive) = event { speech.isActive = isActive }
    if studio.isAsking || studio.view.switches.showsPalette, let isTaken = answer(event, at: time) { return isTaken }
    switch event {
    case .hover(let point): return hover(point, at: time)
    case .down(let point): return press(event, at: point, time)
    case .move, .up, .cancel:
      guard let holder = ui.heldSurface else {
        if event.endsHold { deliver(event, to: .surface(.panel), at: time) }
        return deliver(event, to: .studio, at: time)
      }
      return deliver(event, to: .surface(holder), at: time)
    case .secondary(let point):
      ui.closeMenu()
      let isAsking = receiver(at: point) == .studio && !studio.hasSheet && studio.layout.hasMenu(at: point)
      guard isAsking else { return press(event, at: point, time) }
      self.point(at: .surface(.popup), time)
      return deliver(event, to: .surface(.popup), at: time)
    case .wheel(_, _, let point), .touchpad(_, _, let point): return turn(event, at: point, time)
    case .keyDown, .text, .composition:
      if !studio.hasSheet {
        if let menu = ui.menuSurface, menu != .panel, deliver(event, to: .surface(menu), at: time) { return true }
        if deliver(event, to: .surface(.panel), at: time) { return true }
      }
      return deliver(event, to: .studio, at: time)
    case .keyUp, .modifiers, .resize, .focus, .close:
      if event == .close { ui.closeMenu() }
      deliver(event, to: .surface(.panel), at: time)
      return deliver(event, to: .studio, at: time)
    case .pan, .drop: return deliver(event, to: .studio, at: time)
    }
  }

  /// The topmost part at a point; nil: the pointer is outside of the window.
  private func receiver(at point: Point?) -> Receiver? {
    guard let point else { return nil }
    if studio.hasSheet { return .studio }
    if let menu = ui.menuSurface { return .surface(menu) }
    if let strip = Toolbar.strip(at: point, ui, studio.layout) { return .surface(strip) }
    return studio.layout.panel.contains(point) ? .surface(.panel) : .studio
  }

  @discardableResult
  private mutating func deliver(_ event: InputEvent, to receiver: Receiver, at time: Double) -> Bool {
    switch receiver {
    case .surface(.panel): return panel.handle(event, &ui, for: &studio, at: time)
    case .surface(let strip): return Toolbar.handle(event, on: strip, &ui, for: &studio, at: time)
    case .studio:
      if studio.view.switches.showsKeys, event.isTurn {
        sheets.showKeys(&ui, after: event)
      } else {
        studio.handle(event, at: time)
      }
      return false
    }
  }

  private mutating func hover(_ point: Point?, at time: Double) -> Bool {
    let receiver = receiver(at: point)
    self.point(at: receiver, time)
    return receiver.map { deliver(.hover(point), to: $0, at: time) } ?? false
  }

  /// The pointer is over one part, and over no other.
  private mutating func point(at receiver: Receiver?, _ time: Double) {
    if receiver != .studio { studio.unpoint(at: time) }
    if case .surface = receiver { return }
    ui.unpoint()
  }

  /// A press beside an open menu closes it, and does nothing else. One beside a field that is open takes what was
  /// typed, and one on the stage takes the focus from the panel.
  private mutating func press(_ event: InputEvent, at point: Point, _ time: Double) -> Bool {
    let receiver = receiver(at: point) ?? .studio
    self.point(at: receiver, time)
    if receiver != .surface(.panel), !studio.hasSheet, ui.menu == nil, receiver == .studio || ui.isBusy {
      deliver(event, to: .surface(.panel), at: time)
    }
    return deliver(event, to: receiver, at: time)
  }

  private mutating func turn(_ event: InputEvent, at point: Point?, _ time: Double) -> Bool {
    if let strip = ui.menuSurface, strip != .panel, !studio.hasSheet {
      ui.closeMenu()
      return deliver(event, to: .surface(strip), at: time)
    }
    let isPanel = point != nil && receiver(at: point) == .surface(.panel)
    return deliver(event, to: isPanel ? .surface(.panel) : .studio, at: time)
  }

  /// Lets the question or the palette over the window have an event. Nil: it is none of theirs.
  private mutating func answer(_ event: InputEvent, at time: Double) -> Bool? {
    switch event {
    // A hand that was below it already is let go of there.
    case .move, .up, .cancel: if ui.heldSurface.map({ $0 < .sheet }) ?? studio.isHeld { return nil }
    case .down, .hover, .secondary, .wheel, .touchpad, .keyDown, .keyUp, .modifiers, .text, .composition: break
    case .close where !studio.isAsking:
      closePalette()
      return nil
    case .drop, .close, .pan: return false
    case .resize, .focus: return nil
    }
    if var sheet = studio.sheet {
      let answer = sheets.handle(event, &sheet, &ui, at: time)
      studio.sheet = sheet
      take(answer, at: time)
    } else {
      showPalette()
      choose(palette.handle(event, &ui, at: time), at: time)
    }
    if let text = ui.clipboard.takeCopy() { studio.requests.ask(.window(.copy(text))) }
    // Keys that are let go may have been pressed on the stage, and the panel hears what ends a drag.
    switch event {
    case .keyUp, .modifiers: return nil
    case .up, .cancel:
      deliver(event, to: .surface(.panel), at: time)
      return true
    default: return true
    }
  }

  /// Opens the palette where it is wanted and not open, or closes it; a question comes before it.
  private mutating func showPalette() {
    guard studio.view.switches.showsPalette, !studio.isAsking else { return closePalette() }
    if !palette.isOpen { palette.open(CommandSearch(ToolSubject(studio), systems: panel.systems), &ui) }
  }

  private mutating func closePalette() {
    studio.view.switches.showsPalette = false
    palette.close(&ui)
  }

  /// Does a command of the palette, which closes before.
  private mutating func choose(_ command: Command?, at time: Double) {
    if command != nil || !palette.isOpen { closePalette() }
    if let command { studio.perform(command, at: time) }
  }

  private mutating func take(_ answer: SheetAnswer?, at time: Double) {
    guard let answer else { return }
    sheets.close(&ui)
    studio.answer(answer, at: time)
  }

  /// Whether an event may lead to pasting, so that the clipboard is to be read before it is handled: another program
  /// holds it, and may take its time.
  public static func leadsToPasting(_ event: InputEvent) -> Bool {
    switch event {
    case .keyDown(.letter("v"), let modifiers, _): modifiers.contains(.control)
    case .keyDown(.menu, _, _), .secondary: true
    case .keyDown(.function(10), let modifiers, _): modifiers == .shift
    default: false
    }
  }

  /// Text that another program has copied.
  public var clipboard: String {
    get { ui.clipboard.text }
    set { ui.clipboard.text = newValue }
  }

  /// Takes an answer of the machine, or what it says by itself.
  public mutating func receive(_ reply: Reply, at time: Double) {
    guard case .act(let action) = reply else { return studio.receive(reply, at: time) }
    switch action.id.place {
    case .panel: panel.act(action, &ui, for: &studio, at: time)
    case .question:
      guard var sheet = studio.sheet else { return }
      let answer = sheets.act(action, &sheet, &ui)
      studio.sheet = sheet
      take(answer, at: time)
    case .palette: choose(palette.act(action, &ui), at: time)
    case let place:
      guard let strip = SurfaceName.tools.first(where: { $0.place == place }) else {
        return studio.receive(reply, at: time)
      }
      Toolbar.act(action, on: strip, &ui, for: &studio, at: time)
    }
  }

  /// Returns what is asked of the machine since the last call.
  public mutating func takeRequests(at time: Double) -> [Request] {
    let busy = ui.heldSurface ?? ui.menuSurface ?? ui.typing.flatMap { SurfaceName(rawValue: $0.surface) }
    studio.view.isHandBusy = busy.map { $0 < .sheet } ?? false
    studio.advanceFiles(to: time)
    return studio.requests.takeAll()
  }
}

/// Frames.
extension Window {
  /// Lets everything happen that is due by a moment.
  public mutating func advance(to time: Double) {
    ui.window = Rect(studio.view.size)
    ui.look = studio.view.theme.look
    ui.advance(to: time)
    // Nothing below a sheet is pointed at.
    if studio.hasSheet { studio.unpoint(at: time) }
    panel.update(&ui, &studio, at: time)
    Toolbar.update(&ui, &studio, at: time)
    studio.advance(to: time)
  }

  /// Asks the effect for the layers of a moment: the first half of a frame.
  public mutating func layOut(at time: Double) { studio.layOut(at: time) }

  /// Draws the window around the layers that `layOut` found for the same moment: the second half. It covers every
  /// pixel.
  public mutating func paint(at time: Double, into list: inout DrawList) {
    studio.paint(at: time, isMoving: isMoving(at: time), into: &list)
    sheets.advance(to: time)
    if !studio.layout.panel.isEmpty { ui.draw(.panel, into: &list) }
    for strip in SurfaceName.tools { ui.draw(strip, into: &list) }
    drawSheets(into: &list)
  }

  /// Draws what lies over everything: a question, or the list of keys.
  mutating func drawSheets(into list: inout DrawList) {
    ui.window = Rect(studio.view.size)
    showPalette()
    if palette.isOpen {
      _ = palette.settle(&ui, at: 0)
      return ui.draw(.palette, into: &list)
    }
    if var sheet = studio.sheet {
      sheets.update(&sheet, &ui)
      studio.sheet = sheet
    } else if studio.view.switches.showsKeys {
      sheets.showKeys(&ui)
    } else {
      return sheets.close(&ui)
    }
    ui.draw(.sheet, into: &list)
    sheets.drawCards(of: studio.templates, isCalm: studio.view.isCalm, studio.view.theme, into: &list)
  }

  /// Whether the window looks different with each frame. If not, nothing has to be drawn until something happens or
  /// `dueTime` comes.
  public func isMoving(at time: Double) -> Bool {
    studio.isMoving(at: time) || !studio.view.isCalm && studio.isAsking && sheets.hasCards
  }

  /// When the window changes by itself, as seconds on the clock of the events; nil: not before something happens.
  public var dueTime: Double? {
    var due = [studio.library.autosaveDue, studio.view.notice?.end].compactMap { $0 }.min()
    for surface in SurfaceName.allCases where surface < .sheet && (surface != .panel || panel.isShown) {
      if let next = ui.dueTime(of: surface.rawValue) { due = min(due ?? next, next) }
    }
    return due
  }

  /// What a pointer over the stage would do.
  public var pointerShape: PointerShape { studio.pointerShape }

  /// Whether text that is typed now goes into a field.
  public var takesText: Bool {
    palette.isOpen || sheets.takesText(ui) || panel.isShown && ui.takesText(on: SurfaceName.panel.rawValue)
  }

  /// Where the caret of the open field stands, in points of the window; nil: no field is open.
  public var caret: Rect? { ui.typing?.caret }
}

/// For a screen reader.
extension Window {
  /// Whether a screen reader listens: controls describe themselves only then.
  public var isHeard: Bool {
    get { ui.isHeard }
    set { ui.isHeard = newValue }
  }

  /// The window in words.
  public mutating func accessible(at time: Double) -> AccessibleWindow {
    speech.describe(studio, sheets, palette, ui, at: time)
  }
}

extension InputEvent {
  /// A finger or the main button is not down any more.
  fileprivate var endsHold: Bool {
    switch self {
    case .up, .cancel: true
    default: false
    }
  }

  /// A wheel or a touchpad scrolls.
  fileprivate var isTurn: Bool {
    switch self {
    case .wheel, .touchpad: true
    default: false
    }
  }
}
