import Boundary
import Documents
import Geometry
import PreviewKit

extension PartName { public static let hint: PartName = "hint" }

/// A line below the phone during the first minute: what can be tried. Each sentence goes once it was tried.
struct HintPart: Part {
  let name = PartName.hint
  let side = Side.overStage
  let takesFocus = false
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { "First steps" }

  private static let height = 16.0
  private static let padding = 8.0
  /// The farthest that it is from the phone.
  private static let gap = 8.0
}

extension HintPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let words = studio.view.firstMinute.words
    // Comparisons, other devices and the article's outlines have words there, too.
    let isOver =
      studio.hasSheet || studio.stage.beside.comparison != nil || studio.stage.beside.screens.isShown
      || studio.view.options.showsArticle
    let stage = room.layout.stage
    guard !words.isEmpty, !isOver, studio.view.notice == nil, room.isRoomy else { return Rect(.zero) }
    let width = (room.widths.width(words, .small) + 2 * Self.padding).rounded(.up)
    guard width < stage.width else { return Rect(.zero) }
    // It is centered in the space below the phone, or at the foot of the stage if there is none.
    let screen = room.layout.screen
    let body = DeviceFrame.edges(of: studio.stage.shown.scene.device.look, zoom: room.layout.zoom)
    let free = stage.maxY - screen.maxY - body.bottom
    let below = min(Self.gap, max(3, ((free - Self.height) / 2).rounded()))
    let left = min(max(stage.x, (screen.midX - width / 2).rounded()), stage.maxX - width)
    return Rect(
      x: left, y: stage.maxY - max(Self.height + 3, free - below), width: width, height: Self.height)
  }

  func subject(_ studio: Studio, _ present: Present) -> FirstMinute { studio.view.firstMinute }

  func show(_ steps: FirstMinute, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    ui.descriptions.add(words: steps.words, in: ui.frame)
    ui.pen.fill(ui.frame, radius: Self.height / 2, ui.pen.look.panel)
    ui.pen.text(steps.words, in: ui.frame, .small, ui.pen.look.text, alignment: .center)
    return []
  }
}
