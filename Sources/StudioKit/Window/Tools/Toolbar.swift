import Boundary
import Geometry
import PreviewKit

/// The tools around the stage: in the bar above, in the strip below, and the context menu. The focus comes to them by
/// keys alone: a pressed tool leaves the keys where they were.
enum Toolbar {
  /// Passes an event to a strip. Returns whether it was meant for a tool there.
  static func handle(
    _ event: InputEvent, on strip: SurfaceName, _ ui: inout WindowUI, for studio: inout Studio, at time: Double
  ) -> Bool {
    update(&ui, &studio, at: time)
    ui.enter(strip)
    ui.take(event, at: time)
    update(&ui, &studio, at: time)
    return ui.read(strip) { $0.isTaken }
  }

  /// Applies pending events. The tools are redrawn only if their state has changed.
  static func update(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    let subject = ToolSubject(studio)
    let (layout, window) = (studio.layout, Rect(studio.view.size))
    var intents: [Intent] = []
    for strip in SurfaceName.surfaces {
      ui.enter(strip)
      // Nothing is hovered under a sheet.
      if studio.hasSheet, ui.input.isPointed { ui.leave() }
      let room =
        strip == .notice ? noticeFrame(studio, &ui) : room(for: strip, layout, subject) ?? window
      // Only a screen reader reads the offset from its control.
      let offset = strip == .footer && ui.isHeard && !studio.stage.isMoving(at: time)
      let key = Key(subject: subject, offset: offset ? studio.stage.shown.offset(at: studio.stage.moment(time)) : nil)
      ui.surface(strip.rawValue, in: room, key: key, at: time) {
        var tools = StripTools(studio, subject, at: time)
        tools.show(strip, &$0)
        intents += tools.buttons.intents
      }
    }
    for intent in intents {
      // A menu of the scene on the stage does not begin it anew.
      if case .select(studio.library.selected) = intent { continue }
      studio.apply(intent, at: time)
    }
    if !intents.isEmpty { update(&ui, &studio, at: time) }
  }

  /// The content of a strip: where it is equal, so is the drawing.
  private struct Key: Hashable, Sendable {
    let subject: ToolSubject
    let offset: Double?
  }

  /// Nil for the whole window.
  private static func room(for strip: SurfaceName, _ layout: StudioLayout, _ subject: ToolSubject) -> Rect? {
    switch strip {
    case .bar: layout.bar
    case .footer: layout.footer
    case .timeLine: layout.timeLine
    case .comparison: layout.comparison
    case .gallery: layout.gallery
    case .curve: subject.curveTools
    default: nil
    }
  }

  /// The frame of a notice with buttons. Empty if there is none.
  private static func noticeFrame(_ studio: Studio, _ ui: inout WindowUI) -> Rect {
    guard studio.view.notice?.actions.isEmpty == false else { return Rect(.zero) }
    return ui.pen.measure { studio.view.noticeView(studio.stage, studio.layout, &$0)?.frame(&$0) ?? Rect(.zero) }
  }

  /// The tools' descriptions for a screen reader.
  static func accessibleParts(_ ui: WindowUI) -> [AccessiblePart] {
    SurfaceName.regions.compactMap { strip in
      let (items, frame) = ui.read(strip.name) { ($0.descriptions.items, $0.frame) }
      return items.isEmpty ? nil : AccessiblePart(strip.place, .tools, strip.title, in: frame, items)
    }
  }

  /// Performs an action of a screen reader.
  static func act(
    _ action: AccessibleAction, on strip: SurfaceName, _ ui: inout WindowUI, for studio: inout Studio, at time: Double
  ) {
    guard !studio.hasSheet else { return }
    ui.enter(strip)
    ui.act(action.kind, on: action.id.number)
    update(&ui, &studio, at: time)
  }
}
