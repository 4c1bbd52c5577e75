import Boundary
import Geometry

extension PartName { public static let palette: PartName = "palette" }

/// The command palette over the window: a text field, and below it the matching commands with their keys. Arrows select
/// one, Enter or a click runs it, Escape or a click elsewhere closes the palette.
struct PalettePart: Part {
  /// Nil while it is closed.
  private var rows: PaletteRows?
  /// Number of openings so far.
  private var openings = 0

  let name = PartName.palette
  let side = Side.overWindow
  let takesFocus = false
  let takesText = true
  let role = AccessiblePart.Role.dialog
  func title(_ studio: Studio) -> String { Command.palette.words.title }
}

extension PalettePart {
  func isModal(_ studio: Studio) -> Bool { studio.view.options.showsPalette && !studio.isAsking }

  func frame(in room: inout Room, _ studio: Studio) -> Rect { isModal(studio) ? Rect(room.window) : Rect(.zero) }

  /// Opens and closes it. A question takes precedence.
  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    if studio.isAsking, studio.view.options.showsPalette { return [.perform(.palette)] }
    guard frame.isEmpty != (rows == nil) else { return [] }
    ui.renew()
    rows =
      frame.isEmpty
      ? nil
      : PaletteRows(
        CommandSearch(Facts(studio), systems: studio.code.systems, others: studio.partCommands + studio.sceneCommands))
    guard rows != nil else { return [] }
    openings += 1
    ui.moveFocus(to: .paletteField)
    return []
  }

  /// Its rows ask for a run when they change.
  func subject(_ studio: Studio, _ present: Present) -> Int { rows == nil ? 0 : openings }

  mutating func show(_ subject: Int, _ ui: inout WindowUI) -> [Intent] {
    switch rows?.show(&ui) {
    case .perform(let command): [.perform(.palette), .perform(command)]
    case .leave: [.perform(.palette)]
    case .goesOn, nil: []
    }
  }

  mutating func intercept(
    _ event: InputEvent, _ ui: inout WindowUI, _ studio: Studio, at time: Double
  ) -> Interception {
    guard case .keyDown(let key, let modifiers, let isRepeat) = event, !ui.input.isComposing else { return .passes() }
    var intents: [Intent] = []
    switch key {
    case .escape: if !isRepeat { intents = [.perform(.palette)] }
    case .enter:
      guard !isRepeat, let command = rows?.chosenCommand else { break }
      intents = [.perform(.palette), .perform(command)]
    case .up: rows?.choose(-1)
    case .down: rows?.choose(1)
    case .pageUp: rows?.turn(-1)
    case .pageDown: rows?.turn(1)
    case _ where Shortcut.meaning(of: key, modifiers)?.command == .palette: intents = [.perform(.palette)]
    default: return .passes()
    }
    ui.again()
    return .takes(intents)
  }

  /// The field, or the row selected by arrow keys.
  func focus(_ ui: WindowUI, _ studio: Studio) -> Int? {
    let row = rows?.isOnRow == true ? ui.read(name) { $0.descriptions.items.first { $0.isSet == true }?.number } : nil
    return row ?? ui.accessibleFocus(on: ui.number(of: name))
  }
}
