import Boundary
import Documents
import Geometry
import Handoff

/// The studio's window, independent of the platform: events, replies and times go in; a draw list, requests,
/// descriptions for a screen reader, the pointer's shape and the time of the next change come out. The program and
/// every test use this value, so events are always dispatched in the same order.
public struct Window: Sendable {
  public var studio: Studio
  var ui: WindowUI
  var panel: Panel
  private var sheets = SheetView()
  private var palette = Palette()
  private var speech = WindowSpeech()
  private var transition = Transition()
  /// The look of the last frame.
  private var look: WindowLook?

  /// - Parameters:
  ///   - studio: Documents and stage.
  ///   - record: The view state of an earlier session.
  ///   - measure: Measures text.
  ///   - templates: Reads the code templates when they are needed.
  public init(
    _ studio: Studio, record: SessionRecord.View = SessionRecord.View(), measure: TextMeasure = .fixed(),
    templates: @escaping @Sendable () -> HandoffTemplates = { HandoffTemplates([:]) }
  ) {
    self.studio = studio
    ui = WindowUI(look: Theme.dark.look, measure: measure, surfaces: SurfaceName.allCases.count)
    ui.window = Rect(studio.view.size)
    panel = Panel(templates: templates)
    self.studio.view.record = record
  }
}

/// Input.
extension Window {
  /// Hands an event to its receiver: the part that the pointer holds, else what lies over everything, else the topmost
  /// part under the pointer. Keys go to what lies over everything, to an open menu, to the focus, then to the commands
  /// and the stage.
  ///
  /// - Returns: Whether a control took it.
  @discardableResult
  public mutating func handle(_ event: InputEvent, at time: Double) -> Bool {
    ui.window = Rect(studio.view.size)
    if case .focus(let isActive) = event { speech.isActive = isActive }
    switch event {
    case .down(let point): return press(event, at: point, time)
    case .secondary(let point): return modal == nil ? ask(event, at: point, time) : press(event, at: point, time)
    case .hover(let point):
      if let modal { return deliver(event, to: modal, at: time) }
      guard ui.heldSurface == nil else { return false }
      let receiver = topmost(at: point)
      self.point(at: receiver, time)
      return receiver.map { deliver(event, to: $0, at: time) } ?? false
    case .move, .up, .cancel:
      let holder = ui.heldSurface ?? modal
      let isTaken = holder.map { deliver(event, to: $0, at: time) } ?? false
      // A step of the panel may have been begun by keys.
      if event.endsHold, holder.map({ $0 >= .sheet }) ?? true { deliver(event, to: .panel, at: time) }
      return isTaken
    case .wheel(_, _, let point), .touchpad(_, _, let point): return turn(event, at: point, time)
    case .keyDown, .text, .composition:
      if let modal { return deliver(event, to: modal, at: time) }
      if !studio.hasSheet, handleKey(event, at: time) { return true }
      studio.handle(event, at: time)
    case .keyUp, .modifiers:
      // The keys may have been pressed on the stage.
      if let modal { deliver(event, to: modal, at: time) }
      deliverBelow(event, at: time)
    case .close where !studio.isAsking:
      closePalette()
      ui.closeMenu()
      deliverBelow(event, at: time)
    case .close: break
    case .resize, .focus: deliverBelow(event, at: time)
    case .pan: if modal == nil { studio.handle(event, at: time) }
    case .drop(let path, let point): if modal == nil { studio.drop(path, on: picture(at: point)) }
    }
    return false
  }

  private mutating func deliverBelow(_ event: InputEvent, at time: Double) {
    deliver(event, to: .panel, at: time)
    studio.handle(event, at: time)
  }

  /// The question or palette that lies over everything and takes all keys.
  private var modal: SurfaceName? { studio.isAsking ? .sheet : studio.view.options.showsPalette ? .palette : nil }

  /// The topmost part at a point; nil: the pointer is outside of the window.
  private func topmost(at point: Point?) -> SurfaceName? {
    guard let point else { return nil }
    return studio.hasSheet ? .sheet : ui.menuSurface ?? part(at: point) { $0 < .popup }
  }

  /// The topmost of some parts at a point.
  private func part(at point: Point?, among isOne: (SurfaceName) -> Bool) -> SurfaceName {
    guard let point else { return .stage }
    return SurfaceName.allCases.last { isOne($0) && frame(of: $0).contains(point) } ?? .stage
  }

  /// The picture at a point, on the stage or in the panel. Nil if there is none.
  private func picture(at point: Point?) -> Int? {
    guard let point else { return nil }
    switch topmost(at: point) {
    case .stage: return studio.view.picture(at: point, studio.stage, studio.layout)?.index
    case .panel:
      return ui.read(.panel) { surface in
        for (id, box) in surface.parts where box.contains(point) {
          if case .picture(let index) = id { return index }
        }
        return nil
      }
    default: return nil
    }
  }

  private func frame(of part: SurfaceName) -> Rect {
    if part == .panel { return studio.layout.panel }
    return part.hasControls ? ui.read(part) { $0.frame } : studio.view.frame(of: part, studio.layout)
  }

  @discardableResult
  private mutating func deliver(_ event: InputEvent, to receiver: SurfaceName, at time: Double) -> Bool {
    switch receiver {
    case .panel: return panel.handle(event, &ui, for: &studio, at: time)
    case .stage, .gallery, .track, .plots, .meter:
      studio.handle(event, on: receiver, at: time)
      ui.hold(receiver, studio.view.hold != nil)
    case .sheet, .palette:
      guard modal != nil else {
        handleKeyList(event)
        break
      }
      handleModal(event, at: time)
      return true
    case .bar, .footer, .timeLine, .comparison, .curve, .notice, .popup:
      return Toolbar.handle(event, on: receiver, &ui, for: &studio, at: time)
    }
    return false
  }

  /// Hands a key to the open menu, the open field or the part with the focus. Without any, Tab and what else the panel
  /// takes goes there.
  private mutating func handleKey(_ event: InputEvent, at time: Double) -> Bool {
    if case .keyDown(.function(6), let modifiers, _) = event, !modifiers.contains(.control) {
      ui.closeMenu()
      moveFocus(isForward: !modifiers.contains(.shift), at: time)
      return true
    }
    if let menu = ui.menuSurface, menu != .panel, deliver(event, to: menu, at: time) { return true }
    let receiver = ui.keySurface ?? .panel
    if receiver == .panel, deliver(event, to: .panel, at: time) { return true }
    if receiver != .panel, Toolbar.handle(event, on: receiver, &ui, for: &studio, at: time) { return true }
    return openMenu(of: receiver, for: event, at: time)
  }

  /// Opens the context menu of the part with the focus.
  private mutating func openMenu(of part: SurfaceName, for event: InputEvent, at time: Double) -> Bool {
    guard case .keyDown(let key, let modifiers, _) = event, key == .menu || key == .function(10) && modifiers == .shift
    else { return false }
    let menu: ControlID
    switch part {
    case .gallery: menu = .galleryMenu(studio.library.selected)
    case .timeLine: menu = .stageMenu(.time)
    case .curve: menu = .stageMenu(.curve)
    default:
      guard ui.keySurface == nil else { return false }
      menu = .stageMenu(.phone)
    }
    studio.view.pointPicture(at: nil, studio.stage, studio.layout)
    ui.enter(.popup)
    ui.openMenu(menu, mark: 0)
    Toolbar.update(&ui, &studio, at: time)
    return true
  }

  /// Moves the focus to the next or previous visible part of the window.
  private mutating func moveFocus(isForward: Bool, at time: Double) {
    let current = ui.keySurface ?? .stage
    let parts = SurfaceName.focusable.filter { part in
      part == .stage || part == current
        || (part != .panel || isPanelShown) && ui.read(part) { !$0.frame.isEmpty && !$0.focus.order.isEmpty }
    }
    guard let place = parts.firstIndex(of: current) else { return }
    let next = parts[(place + (isForward ? 1 : parts.count - 1)) % parts.count]
    releaseKeys(except: next, at: time)
    studio.view.isStageFocused = next == .stage
    guard next != .stage else { return }
    ui.enter(next)
    ui.moveFocus(to: ui.focus.order.first)
    panel.update(&ui, &studio, at: time)
    Toolbar.update(&ui, &studio, at: time)
  }

  /// Takes what is typed, and gives the keys to another part.
  private mutating func releaseKeys(except part: SurfaceName, at time: Double) {
    studio.view.isStageFocused = false
    for other in SurfaceName.focusable where other != part && other != .stage { ui.releaseKeys(of: other) }
    panel.update(&ui, &studio, at: time)
    Toolbar.update(&ui, &studio, at: time)
    studio.finishEdit()
  }

  /// A wheel scrolls the list of keys, and a press closes it.
  private mutating func handleKeyList(_ event: InputEvent) {
    switch event {
    case .wheel, .touchpad: sheets.showKeys(&ui, after: event)
    case .down: studio.view.options.showsKeys = false
    default: break
    }
  }

  /// The pointer is over one part, and over no other.
  private mutating func point(at receiver: SurfaceName?, _ time: Double) {
    let isControl = receiver.map { $0.hasControls && $0 < .sheet } ?? false
    if receiver?.hasControls != false { studio.view.unpoint() }
    if !isControl { ui.unpoint() }
  }

  /// Opens a context menu, where the part under the pointer has one.
  private mutating func ask(_ event: InputEvent, at point: Point, _ time: Double) -> Bool {
    guard ui.heldSurface == nil else { return false }
    ui.closeMenu()
    let hasMenu = topmost(at: point)?.hasControls == false && studio.layout.hasMenu(at: point)
    guard hasMenu else { return press(event, at: point, time) }
    self.point(at: .popup, time)
    studio.view.pointPicture(at: point, studio.stage, studio.layout)
    return deliver(event, to: .popup, at: time)
  }

  /// Handles a press beside an open menu, which only closes it; beside an open field, which commits it; and on the
  /// stage, which takes the focus from the panel. A second press while something is held is ignored.
  private mutating func press(_ event: InputEvent, at point: Point, _ time: Double) -> Bool {
    if let modal { return deliver(event, to: modal, at: time) }
    guard ui.heldSurface == nil else { return false }
    let receiver = topmost(at: point) ?? .stage
    self.point(at: receiver, time)
    let leavesPanel = !receiver.hasControls || ui.input.isBusy
    if receiver != .panel, !studio.hasSheet, ui.input.menu == nil, leavesPanel { deliver(event, to: .panel, at: time) }
    studio.view.isStageFocused = false
    if let strip = ui.keySurface, strip != .panel, strip != receiver, receiver == .panel || leavesPanel {
      ui.releaseKeys(of: strip)
      Toolbar.update(&ui, &studio, at: time)
    }
    return deliver(event, to: receiver, at: time)
  }

  private mutating func turn(_ event: InputEvent, at point: Point?, _ time: Double) -> Bool {
    if let receiver = modal ?? ui.heldSurface { return deliver(event, to: receiver, at: time) }
    if studio.hasSheet { return deliver(event, to: .sheet, at: time) }
    if let strip = ui.menuSurface, strip != .panel {
      let isOver = point.map { ui.input.menu?.scrolls(at: $0) == true } ?? false
      if !isOver { ui.closeMenu() }
      return deliver(event, to: strip, at: time)
    }
    // Tools do not scroll: what lies below them does.
    if topmost(at: point) == .footer, let point, ui.read(.footer, { $0.focus.rows[.offset]?.contains(point) == true }),
      ui.keySurface == .footer, deliver(event, to: .footer, at: time)
    {
      return true
    }
    let isOverPanel = topmost(at: point) == .panel
    return deliver(event, to: isOverPanel ? .panel : part(at: point) { !$0.hasControls }, at: time)
  }

  /// Passes an event to the question or the palette over the window.
  private mutating func handleModal(_ event: InputEvent, at time: Double) {
    if var sheet = studio.sheet {
      let answer = sheets.handle(event, &sheet, &ui, at: time)
      let incomplete = sheet.takeIncomplete()
      studio.sheet = sheet
      if let incomplete { studio.complete(path: incomplete, at: time) }
      take(answer, at: time)
    } else {
      showPalette()
      choose(palette.handle(event, &ui, at: time), at: time)
    }
    if let text = ui.input.clipboard.takeCopy() { studio.requests.ask(.window(.copy(text))) }
  }

  /// Opens or closes the palette as requested; a question takes precedence.
  private mutating func showPalette() {
    guard studio.view.options.showsPalette, !studio.isAsking else { return closePalette() }
    if !palette.isOpen { palette.open(CommandSearch(ToolSubject(studio), systems: panel.systems), &ui) }
  }

  private mutating func closePalette() {
    studio.view.options.showsPalette = false
    palette.close(&ui)
  }

  /// Runs a command of the palette after closing it.
  private mutating func choose(_ command: Command?, at time: Double) {
    if command != nil || !palette.isOpen { closePalette() }
    if let command { studio.apply(.perform(command), at: time) }
  }

  private mutating func take(_ answer: SheetAnswer?, at time: Double) {
    guard let answer else { return }
    sheets.close(&ui)
    studio.apply(.answer(answer), at: time)
  }

  /// Whether an event may lead to pasting, so that the clipboard is read before it is handled: another program holds
  /// it, and may take its time.
  public static func leadsToPasting(_ event: InputEvent) -> Bool {
    switch event {
    case .keyDown(.letter("v"), let modifiers, _): modifiers.contains(.control)
    case .keyDown(.menu, _, _), .secondary: true
    case .keyDown(.function(10), let modifiers, _): modifiers == .shift
    default: false
    }
  }

  /// Text copied by another program.
  public var clipboard: String {
    get { ui.input.clipboard.text }
    set { ui.input.clipboard.text = newValue }
  }

  /// Handles a reply or notification of the services.
  public mutating func receive(_ reply: Reply, at time: Double) {
    guard case .act(let action) = reply else { return studio.receive(reply, at: time) }
    switch action.id.place {
    case .panel:
      releaseKeys(except: .panel, at: time)
      panel.act(action, &ui, for: &studio, at: time)
    case .question:
      guard var sheet = studio.sheet else { return }
      let answer = sheets.act(action, &sheet, &ui)
      studio.sheet = sheet
      take(answer, at: time)
    case .palette: choose(palette.act(action, &ui), at: time)
    case let place:
      guard let strip = SurfaceName.regions.first(where: { $0.place == place }) else {
        return studio.receive(reply, at: time)
      }
      releaseKeys(except: strip.name, at: time)
      Toolbar.act(action, on: strip.name, &ui, for: &studio, at: time)
    }
  }

  /// Returns the requests since the last call.
  public mutating func takeRequests(at time: Double) -> [Request] {
    let busy = ui.heldSurface ?? ui.menuSurface ?? ui.input.typing.flatMap { SurfaceName(rawValue: $0.surface) }
    studio.view.isHandBusy = busy.map { $0 < .sheet } ?? false
    studio.advanceFiles(to: time)
    return studio.requests.takeAll()
  }
}

/// Frames.
extension Window {
  /// Applies everything due by `time`.
  public mutating func advance(to time: Double) {
    ui.window = Rect(studio.view.size)
    ui.look = studio.view.theme.look
    ui.advance(to: time)
    studio.view.endNotice(at: time)
    // Nothing below a sheet is pointed at.
    if studio.hasSheet { studio.view.unpoint() }
    panel.update(&ui, &studio, at: time)
    Toolbar.update(&ui, &studio, at: time)
    if let refusal = ui.refusal {
      ui.refusal = nil
      studio.say(refusal, isFault: true, at: time)
    }
    let curveTools = studio.view.curve.tools
    studio.advance(to: time)
    // They have their place once the curve is computed.
    if studio.view.curve.tools != curveTools { Toolbar.update(&ui, &studio, at: time) }
  }

  /// Computes the layers of a moment: the first half of a frame.
  public mutating func layOut(at time: Double) { studio.view.layOut(studio.stage, at: time) }

  /// Draws the window around the layers from `layOut` for the same moment: the second half of a frame. It covers every
  /// pixel.
  ///
  /// - Parameters:
  ///   - last: The last frame, from which a change takes its way. Nil: changes cut.
  ///   - clock: The time in seconds, by which the meter tells the scene's part from the whole window's.
  public mutating func paint(
    at time: Double, into list: inout DrawList, after last: DrawList? = nil, clock: () -> Double = { 0 }
  ) {
    paintParts(at: time, into: &list, clock: clock)
    guard let last else { return }
    let look = WindowLook(studio, notice: studio.noticeFrame)
    if let before = self.look, before != look {
      if !studio.view.isCalm, let (region, way) = look.change(since: before) {
        transition.begin(in: region, along: way, from: last, at: time)
      } else {
        transition.end()
      }
    }
    self.look = look
    transition.advance(to: time)
    transition.draw(over: &list, in: Rect(studio.view.size), at: time)
  }

  private mutating func paintParts(at time: Double, into list: inout DrawList, clock: () -> Double) {
    studio.paint(at: time, isMoving: isMoving(at: time), into: &list, clock: clock)
    sheets.advance(to: time)
    // Menus and tips lie over the other parts.
    for strip in SurfaceName.surfaces where !isOver(strip) { ui.draw(strip, into: &list) }
    studio.paintNumbers(isTyped: ui.input.typing?.id == .offset, at: time, into: &list)
    if isPanelShown { ui.draw(.panel, into: &list) }
    for strip in SurfaceName.tools where isOver(strip) { ui.draw(strip, into: &list) }
    drawSheets(into: &list)
  }

  private func isOver(_ strip: SurfaceName) -> Bool { ui.menuSurface == strip || ui.read(strip) { $0.tips.isShown } }

  /// Draws the overlays: a question, or the list of keys.
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
    } else if studio.view.options.showsKeys {
      sheets.showKeys(&ui)
    } else {
      return sheets.close(&ui)
    }
    ui.draw(.sheet, into: &list)
    sheets.drawCards(of: studio.templates, isCalm: studio.view.isCalm, studio.view.theme, into: &list)
  }

  /// Whether the window changes with each frame. If not, nothing needs to be drawn until an event or `dueTime`.
  public func isMoving(at time: Double) -> Bool {
    studio.isMoving(at: time) || transition.isRunning || !studio.view.isCalm && studio.isAsking && sheets.hasCards
  }

  /// The time at which the window changes by itself, on the events' clock. Nil if it does not change before an event.
  public var dueTime: Double? {
    var due = [studio.library.autosaveDue, studio.view.notice?.end].compactMap { $0 }.min()
    for surface in SurfaceName.allCases where surface < .sheet && (surface != .panel || isPanelShown) {
      if let next = ui.dueTime(of: surface.rawValue) { due = min(due ?? next, next) }
    }
    return due
  }

  private var isPanelShown: Bool { !studio.layout.panel.isEmpty }

  /// The pointer's shape.
  public var pointerShape: PointerShape {
    let number = ui.input.pointer.surface
    let hasControls = number.flatMap(SurfaceName.init)?.hasControls == true
    return hasControls ? ui.pointerShape ?? .arrow : studio.hasSheet ? .arrow : studio.pointerShape
  }

  /// Whether typed text goes into a field.
  public var takesText: Bool {
    palette.isOpen || sheets.takesText(ui) || isPanelShown && ui.takesText(on: SurfaceName.panel.rawValue)
      || ui.takesText(on: SurfaceName.footer.rawValue) || ui.takesText(on: SurfaceName.bar.rawValue)
  }

  /// The caret of the open field, in window points. Nil if no field is open.
  public var caret: Rect? { ui.input.typing?.caret }
}

/// Support for screen readers.
extension Window {
  /// Whether a screen reader is running: controls describe themselves only then.
  public var isHeard: Bool {
    get { ui.isHeard }
    set { ui.isHeard = newValue }
  }

  /// The window's description.
  public mutating func accessible(at time: Double) -> AccessibleWindow {
    speech.describe(studio, sheets, palette, ui, at: time)
  }
}

extension InputEvent {
  /// Whether it ends a hold of a finger or the primary button.
  fileprivate var endsHold: Bool {
    switch self {
    case .up, .cancel: true
    default: false
    }
  }
}
