import Boundary
import Documents
import Geometry
import PreviewKit

extension PartName { public static let curve: PartName = "curve" }

/// The curve of a layer, beside the phone or below it; over the stage's foot if neither fits. Its tools are beside its
/// title, and a drag on its plots scrolls the content.
struct CurvePart: Part {
  let name = PartName.curve
  let side = Side.besidePhone
  let comesAndGoes = true
  func title(_ studio: Studio) -> String { "Curve" }

  /// Minimum width of the stage beside it.
  private static let leastStage = 180.0
  /// The smallest legible curve.
  private static let least = Size(width: 260, height: 220)
}

/// Its place.
extension CurvePart {
  /// Side by side with the stage or below it, whichever makes the phone larger.
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    guard studio.view.options.showsCurve else { return Rect(.zero) }
    let rest = room.rest
    let wide = min(480, max(Self.least.width, rest.width * 0.56)).rounded()
    let high = min(300, rest.height * 0.46).rounded()
    let fitsBeside =
      wide >= Self.least.width && rest.height >= Self.least.height
      && min(rest.width - wide, rest.height) >= Self.leastStage
    let fitsBelow =
      rest.width >= Self.least.width && high >= Self.least.height
      && min(rest.width, rest.height - high) >= Self.leastStage
    guard fitsBeside || fitsBelow else {
      guard rest.width >= Self.least.width, rest.height >= Self.least.height else { return Rect(.zero) }
      return Rect(x: rest.x, y: rest.maxY - Self.least.height, width: rest.width, height: Self.least.height)
    }
    let (device, others) = (studio.stage.shown.scene.device, studio.stage.row)
    var (beside, below) = (room, room)
    let frames = (beside.left(wide), below.bottom(high))
    let isBelow =
      fitsBelow
      && (!fitsBeside
        || PhonePlace.zoom(of: device, beside: others, in: below.rest)
          > PhonePlace.zoom(of: device, beside: others, in: beside.rest))
    room = isBelow ? below : beside
    return isBelow ? frames.1 : frames.0
  }
}

/// Tools.
extension CurvePart {
  struct Subject: Hashable, Sendable {
    fileprivate let facts: Facts
    /// The area for tools. Empty without a curve.
    fileprivate let tools: Rect
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(facts: present.facts, tools: studio.view.curve.tools)
  }

  func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    var buttons = ToolButtons(facts: subject.facts)
    buttons.contextMenu(name, Self.menu, at: ui.frame.origin, &ui)
    if !subject.tools.isEmpty { buttons.fill([Self.tools], in: subject.tools, on: name, margin: 0, &ui) }
    return buttons.intents
  }

  static let tools: [Command] = [.layerBehind, .layerInFront, .wholeCurve, .saveCurve]

  func menu(_ studio: Studio) -> ControlID? { .contextMenu(name) }

  static func menu(_ facts: Facts) -> [[Command]] {
    [[.layerBehind, .layerInFront, .wholeCurve], [.saveCurve, .curve]]
  }
}

/// The pointer.
extension CurvePart {
  func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    let curve = studio.view.curve
    switch ui.area(.canvas(.curve), curve.card?.plots ?? Rect(.zero)) {
    case .down(let point), .move(let point): return curve.offset(at: point).map { [.show(offset: $0)] } ?? []
    case .up, .cancel: return [.letGo]
    case .secondary: ui.openMenu(.contextMenu(name), isAsked: true)
    case let event?: return StagePart.turn(event, studio).map { [$0] } ?? []
    case nil: break
    }
    switch ui.area(.ground, ui.frame) {
    case .secondary: ui.openMenu(.contextMenu(name), isAsked: true)
    case .down, .move, .up, .cancel, nil: break
    case let event?: return StagePart.turn(event, studio).map { [$0] } ?? []
    }
    return []
  }
}

/// Frames.
extension CurvePart {
  func paint(_ studio: Studio, _ painting: inout Painting) {
    guard !painting.frame.isEmpty else { return }
    let (stage, theme) = (studio.stage, studio.view.theme)
    let isOver = studio.layout.stage.overlaps(painting.frame)
    if !isOver { painting.list.append(.fill(painting.frame, theme.window)) }
    let shadow = isOver ? RoundedShape.Shadow(color: theme.shadow, blur: 16) : nil
    studio.view.curve.card?.draw(
      at: stage.shown.offset(at: stage.moment(painting.time)), among: stage.layers.layers, shadow: shadow,
      into: &painting.list)
  }
}
