import Boundary
import Geometry

extension PartName { public static let hint: PartName = "hint" }

/// A line below the phone during the first minute: what can be tried. Each sentence goes once it was tried.
struct HintPart: Part {
  let name = PartName.hint
  let side = Side.overStage
  let takesFocus = false
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { "First steps" }

  private static let height = 22.0
  private static let padding = 12.0
}

extension HintPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let words = studio.view.firstMinute.words
    let isOver = studio.hasSheet || studio.stage.beside.comparison != nil || studio.stage.beside.screens.isShown
    let stage = room.layout.stage
    guard !words.isEmpty, !isOver, studio.view.notice == nil, room.isRoomy else { return Rect(.zero) }
    let width = room.widths.width(words, .small) + 2 * Self.padding
    guard width < stage.width else { return Rect(.zero) }
    return Rect(
      x: (stage.midX - width / 2).rounded(), y: stage.maxY - Self.height - 1, width: width.rounded(.up),
      height: Self.height)
  }

  func subject(_ studio: Studio, _ present: Present) -> FirstMinute { studio.view.firstMinute }

  func show(_ steps: FirstMinute, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    ui.descriptions.add(words: steps.words, in: ui.frame)
    ui.pen.fill(ui.frame, radius: Self.height / 2, ui.pen.look.raised)
    ui.pen.text(steps.words, in: ui.frame, .small, ui.pen.look.text, alignment: .center)
    return []
  }
}
