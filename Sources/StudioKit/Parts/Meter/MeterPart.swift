import Boundary
import Geometry
import PreviewKit

extension PartName { public static let meter: PartName = "meter" }

/// The frame times, in the stage's upper right corner. A click on a frame's bar tells of that frame.
struct MeterPart: Part {
  private var words = KeptDrawing<MeterWords>()

  let name = PartName.meter
  let side = Side.cornerOfStage
  let comesAndGoes = true
  let takesFocus = false
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { "Frame times" }

  private static let margin = 16.0
}

extension MeterPart {
  /// The phone makes way for it if that costs it little.
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    guard studio.view.options.showsMeter else { return Rect(.zero) }
    let (size, margin) = (MeterView.size, Self.margin)
    room.corner = Size(width: size.width + margin, height: size.height + margin)
    guard room.rest.width >= room.corner.width else { return Rect(.zero) }
    return Rect(
      x: room.rest.maxX - size.width - margin, y: room.rest.y + margin, width: size.width, height: size.height)
  }

  func subject(_ studio: Studio, _ present: Present) -> Facts { present.facts }

  func show(_ facts: Facts, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    var buttons = ToolButtons(facts: facts)
    buttons.contextMenu(name, Self.menu, at: ui.frame.origin, &ui)
    return buttons.intents
  }

  static func menu(_ facts: Facts) -> [[Command]] { [[.saveLog, .meter]] }

  func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    switch ui.area(.canvas(.meter), ui.frame) {
    case .down(let point):
      let meter = studio.view.meter
      let place = Point(x: point.x - ui.frame.x, y: point.y - ui.frame.y)
      let number = MeterView(budget: meter.budget, origin: ui.frame.origin).frame(at: place, of: meter)
      // A second click on the same frame, or one beside the graph, tells of the last frame again.
      return [.chooseFrame(number == meter.chosen ? nil : number)]
    case .secondary: ui.openMenu(.contextMenu(name), isAsked: true)
    case .move, .up, .cancel, nil: break
    case let event?: return StagePart.turn(event, studio).map { [$0] } ?? []
    }
    return []
  }

  mutating func paint(_ studio: Studio, _ painting: inout Painting) {
    guard !painting.frame.isEmpty else { return }
    MeterView(budget: studio.view.meter.budget, origin: painting.frame.origin)
      .draw(studio.view.meter, studio.view.theme, using: &words, into: &painting.list)
  }
}
