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
  /// Hands an event to its receiver: tools and panel come first, and the studio has what they do not want.
  ///
  /// - Returns: Whether a control took it.
  @discardableResult
  public mutating func handle(_ event: InputEvent, at time: Double) -> Bool {
    if case .focus(let isActive) = event { speech.isActive = isActive }
    // What is open in the panel closes first.
    let isPanelFirst = panel.isBusy
    if !isPanelFirst, toolbar.handle(event, for: &studio, at: time) { return true }
    if isForPanel(event), panel.handle(event, for: &studio, at: time) { return true }
    if isPanelFirst, toolbar.handle(event, for: &studio, at: time) { return true }
    studio.handle(event, at: time)
    return false
  }

  /// A sheet comes before the panel; what ends a drag or a key there still reaches it.
  private func isForPanel(_ event: InputEvent) -> Bool {
    switch event {
    case .up, .cancel, .keyUp, .modifiers, .resize, .focus: true
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
      studio.view.palette.clipboard = newValue
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
  public var takesText: Bool { studio.view.palette.isOpen || studio.view.sheets.takesText || panel.takesText }

  /// Where the caret of the open field stands, in points of the window; nil: no field is open.
  public var caret: Rect? { studio.view.palette.caret ?? studio.view.sheets.caret ?? panel.caret }
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
