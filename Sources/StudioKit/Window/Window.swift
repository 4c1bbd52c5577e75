import Boundary
import Controls
import Documents
import Geometry

/// The studio's window without a machine: events, replies and moments go in; a draw list, requests, the window in words,
/// the shape of the pointer and the time of the next change come out. The program and every test drive this value, so
/// there is one order in which an event finds its receiver.
public struct Window: Sendable {
  public var studio: Studio
  var panel: Panel
  var toolbar: Toolbar
  private var speech = WindowSpeech()
  /// The part over which the pointer is.
  private var pointed: Receiver?

  /// - Parameters:
  ///   - studio: Documents and stage.
  ///   - record: View state that an earlier session has left.
  ///   - measure: How wide texts are.
  public init(_ studio: Studio, record: SessionRecord.View = SessionRecord.View(), measure: TextMeasure = .fixed()) {
    self.studio = studio
    panel = Panel(measure: measure, sections: record.panel.sections)
    toolbar = Toolbar(measure: measure)
    self.studio.view.record = record
  }
}

/// Input.
extension Window {
  /// A part of the window that can receive an event. Parts of the stage are told apart by the studio.
  private enum Receiver: Hashable {
    case tools(Toolbar.Strip)
    case panel, studio
  }

  /// Hands an event to its receiver: the part whose control the pointer holds, else what lies over everything, else the
  /// topmost part under the pointer. Keys go to an open menu, to the focus, and then to the studio.
  ///
  /// - Returns: Whether a control took it.
  @discardableResult
  public mutating func handle(_ event: InputEvent, at time: Double) -> Bool {
    if case .focus(let isActive) = event { speech.isActive = isActive }
    switch event {
    case .hover(let point):
      let pointed = receiver(at: point)
      if let earlier = self.pointed, earlier != pointed { deliver(.hover(nil), to: earlier, at: time) }
      self.pointed = pointed
      return pointed.map { deliver(event, to: $0, at: time) } ?? false
    case .down(let point): return press(event, at: point, time)
    case .move, .up, .cancel:
      let holder = holder
      let isTaken = deliver(event, to: holder, at: time)
      if holder == .studio, isForPanel(event) { panel.handle(event, for: &studio, at: time) }
      return isTaken
    case .secondary(let point):
      closeMenus(at: time)
      if receiver(at: point) == .studio, !studio.hasSheet,
        studio.layout.stage.contains(point) || studio.layout.gallery.contains(point)
      {
        return deliver(event, to: .tools(.popup), at: time)
      }
      return press(event, at: point, time)
    case .wheel(_, _, let point), .touchpad(_, _, let point):
      if let strip = toolbar.menuStrip, !studio.hasSheet {
        toolbar.closeMenus()
        return deliver(event, to: .tools(strip), at: time)
      }
      let receiver = point == nil ? .studio : receiver(at: point)
      return deliver(event, to: receiver == .panel ? .panel : .studio, at: time)
    case .keyDown, .text, .composition:
      if !studio.hasSheet {
        if let strip = toolbar.menuStrip, deliver(event, to: .tools(strip), at: time) { return true }
        if panel.handle(event, for: &studio, at: time) { return true }
      }
      return deliver(event, to: .studio, at: time)
    case .keyUp, .modifiers, .resize, .focus, .close:
      if !studio.hasSheet { toolbar.tell(event, at: time) }
      if event != .close || !studio.hasSheet { panel.handle(event, for: &studio, at: time) }
      return deliver(event, to: .studio, at: time)
    case .pan, .drop: return deliver(event, to: .studio, at: time)
    }
  }

  /// Hands a press to its receiver. One beside an open menu closes it, and does nothing else; one beside a field that is
  /// open takes what was typed.
  private mutating func press(_ event: InputEvent, at point: Point, _ time: Double) -> Bool {
    if let strip = toolbar.menuStrip, !studio.hasSheet { return deliver(event, to: .tools(strip), at: time) }
    let receiver = receiver(at: point) ?? .studio
    if receiver != .panel, !studio.hasSheet, receiver == .studio || panel.isBusy {
      if panel.handle(event, for: &studio, at: time) { return true }
    }
    return deliver(event, to: receiver, at: time)
  }

  @discardableResult
  private mutating func deliver(_ event: InputEvent, to receiver: Receiver, at time: Double) -> Bool {
    switch receiver {
    case .tools(let strip): return toolbar.handle(event, on: strip, for: &studio, at: time)
    case .panel: return panel.handle(event, for: &studio, at: time)
    case .studio:
      studio.handle(event, at: time)
      return false
    }
  }

  /// The part whose control the pointer holds.
  private var holder: Receiver {
    if let strip = toolbar.heldStrip { return .tools(strip) }
    return panel.isHeld ? .panel : .studio
  }

  /// The topmost part at a point; nil: the pointer is outside of the window.
  private func receiver(at point: Point?) -> Receiver? {
    guard let point else { return nil }
    if studio.hasSheet { return .studio }
    if let strip = toolbar.menuStrip { return .tools(strip) }
    if panel.hasMenu { return .panel }
    if let strip = toolbar.strip(at: point, studio.layout) { return .tools(strip) }
    return studio.layout.panel.contains(point) ? .panel : .studio
  }

  private mutating func closeMenus(at time: Double) {
    toolbar.closeMenus()
    panel.closeMenu()
  }

  /// What ends a drag or a key reaches the panel even below a sheet.
  private func isForPanel(_ event: InputEvent) -> Bool {
    switch event {
    case .up, .cancel: true
    default: !studio.hasSheet
    }
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
    get { panel.clipboard }
    set {
      panel.clipboard = newValue
      studio.view.sheets.clipboard = newValue
    }
  }

  /// Takes an answer of the machine, or what it says by itself.
  public mutating func receive(_ reply: Reply, at time: Double) {
    switch reply {
    case .act(let action) where action.id.place == .panel: panel.act(action, for: &studio, at: time)
    case .act(let action) where Toolbar.places.contains(action.id.place): toolbar.act(action, for: &studio, at: time)
    default: studio.receive(reply, at: time)
    }
  }

  /// Returns what is asked of the machine since the last call.
  public mutating func takeRequests(at time: Double) -> [Request] {
    studio.view.isHandBusy = panel.isBusy || toolbar.isBusy
    studio.advanceFiles(to: time)
    return studio.requests.takeAll()
  }
}

/// Frames.
extension Window {
  /// Lets everything happen that is due by a moment.
  public mutating func advance(to time: Double) {
    // Nothing below a sheet is pointed at.
    if studio.hasSheet { studio.unpoint(at: time) }
    panel.update(&studio, at: time)
    toolbar.update(&studio, at: time)
    studio.advance(to: time)
  }

  /// Asks the effect for the layers of a moment: the first half of a frame.
  public mutating func layOut(at time: Double) { studio.layOut(at: time) }

  /// Draws the window around the layers that `layOut` found for the same moment: the second half. It covers every pixel.
  public mutating func paint(at time: Double, into list: inout DrawList) {
    studio.paint(at: time, into: &list)
    panel.draw(studio, into: &list)
    toolbar.draw(into: &list)
    studio.drawSheets(into: &list)
  }

  /// Whether the window looks different with each frame.
  public func isMoving(at time: Double) -> Bool { studio.isMoving(at: time) }

  /// When the window changes by itself, as seconds on the clock of the events; nil: not before something happens.
  public var dueTime: Double? {
    [studio.library.autosaveDue, studio.view.notice?.end, panel.dueTime, toolbar.dueTime].compactMap { $0 }.min()
  }

  /// What a pointer over the stage would do.
  public var pointerShape: PointerShape { studio.pointerShape }

  /// Whether text that is typed now goes into a field.
  public var takesText: Bool { studio.view.sheets.takesText || panel.takesText }

  /// Where the caret of the open field stands, in points of the window; nil: no field is open.
  public var caret: Rect? { studio.view.sheets.caret ?? panel.caret }
}

/// For a screen reader.
extension Window {
  /// Whether a screen reader listens: controls describe themselves only then.
  public var isHeard: Bool {
    get { panel.isHeard }
    set { (panel.isHeard, toolbar.isHeard, studio.isHeard) = (newValue, newValue, newValue) }
  }

  /// The window in words.
  public mutating func accessible(at time: Double) -> AccessibleWindow {
    speech.describe(studio, panel, toolbar, at: time)
  }
}
