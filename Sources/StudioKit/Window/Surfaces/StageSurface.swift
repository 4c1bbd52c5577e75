import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The stage: the screen in its device, screens beside it, and everything on them that can be held, with memory for the
/// frame under way.
struct StageSurface: Sendable {
  /// A drawing for each screen; the first is the main one.
  private var frames = [ScreenFrame()]
  private var companions = CompanionView()
  private var handles = StageHandles()
  private var widths: TextWidths

  init(measure: TextMeasure) { widths = TextWidths(measure) }
}

/// The pointer.
extension StageSurface {
  /// The layers of the main screen.
  var layers: [Layer] { frames[0].layers }

  /// Takes hold of the topmost thing under a press; nil: there is none.
  mutating func press(_ point: Point, _ context: SurfaceContext) -> Hold? {
    if let share = companions.press(point, context.stage, context.layout) { return .share(share) }
    if let surface = handleSurface(context), let handle = handles.press(point, context.stage.scene, surface) {
      return .handle(handle)
    }
    return context.layout.isOnScreen(point) ? .screen(origin: context.layout.origin(heldAt: point)) : nil
  }

  mutating func drag(_ handle: StageHandles.Hold, to point: Point, _ context: SurfaceContext) -> Intent? {
    handleSurface(context).flatMap { handles.drag(handle, to: point, context.stage.scene, $0) }
  }

  mutating func hover(_ point: Point?) {
    handles.hover(point)
    companions.pointer = point
  }

  func pointerShape(_ context: SurfaceContext) -> PointerShape {
    if case .share? = context.hold { return .leftRight }
    if companions.isOnShare(context.stage, context.layout) { return .leftRight }
    if case .screen? = context.hold { return .hand }
    let shape = handles.shape(handleSurface(context), context.heldHandle)
    let isOnScreen = companions.pointer.map(context.layout.isOnScreen) ?? false
    return shape == .arrow && isOnScreen ? .hand : shape
  }

  /// Everything that can be dragged, and where: while outlines are shown, or Control is held.
  private func handleSurface(_ context: SurfaceContext) -> HandleSurface? {
    let isXRay = context.options.isXRay
    guard isXRay || context.modifiers.contains(.control) || context.heldHandle != nil, !context.options.showsKeys
    else { return nil }
    let (shown, layout) = (context.stage.shown, context.layout)
    let minimap = isXRay ? minimap(of: shown, layout) : nil
    return HandleSurface(
      handles: shown.scene.effect.affordances(in: shown.setting).handles(on: layers, at: frames[0].offset),
      minimap: minimap.flatMap { map, room in
        map.frame(in: room).map { HandleSurface.Minimap(picture: map.index, frame: $0) }
      }, stage: layout.stage, screen: layout.screen, zoom: layout.zoom)
  }

  /// The whole picture with the part of it that shows, and its place in a lower corner of the stage: the left one,
  /// unless only the right one is beside the phone.
  private func minimap(of shown: Preview, _ layout: StudioLayout) -> (Minimap, Rect)? {
    guard let minimap = Minimap(layers, of: shown) else { return nil }
    let width = min(140, layout.stage.width / 3)
    let needed = width + 32
    let isRight = layout.screen.x - layout.stage.x < needed && layout.stage.maxX - layout.screen.maxX >= needed
    let room = Rect(
      x: isRight ? layout.stage.maxX - 16 - width : layout.stage.x + 16, y: layout.stage.maxY - 16 - 140,
      width: width, height: 140)
    return (minimap, room)
  }
}

/// Frames.
extension StageSurface {
  /// Asks the effect for the layers of a moment.
  mutating func layOut(_ stage: Stage, at time: Double) {
    fit(stage)
    for number in frames.indices { frames[number].layOut(stage, on: number, at: time) }
  }

  private mutating func fit(_ stage: Stage) {
    while frames.count < stage.screens.count { frames.append(ScreenFrame()) }
    if frames.count > stage.screens.count { frames.removeSubrange(stage.screens.count...) }
  }

  /// Draws the layers that `layOut` found for the same moment.
  mutating func draw(_ context: SurfaceContext, _ drawing: ScreenDrawing, at time: Double, into list: inout DrawList) {
    let (layout, theme) = (context.layout, context.theme)
    let scene = context.stage.shown.scene
    let body = DeviceFrame(
      scene.device.look, title: scene.barTitle, around: layout.screen, zoom: layout.zoom, shadow: theme.shadow)
    if layout.row == nil, layout.isInside(body.outline) {
      draw(context, drawing, body, at: time, into: &list)
    } else {
      list.clipped(to: layout.stage) { draw(context, drawing, body, at: time, into: &$0) }
    }
  }

  private mutating func draw(
    _ context: SurfaceContext, _ drawing: ScreenDrawing, _ body: DeviceFrame, at time: Double, into list: inout DrawList
  ) {
    let (stage, layout, theme) = (context.stage, context.layout, context.theme)
    let shown = stage.shown
    body.drawBody(into: &list)
    fit(stage)
    for number in frames.indices {
      frames[number].draw(stage.shown(on: number), drawing, at: stage.moment(time, on: number))
    }
    companions.draw(frames, stage, theme, layout, into: &list)
    body.roundCorners(into: &list)
    // Where it lies over the phone, its corners are not the screen's.
    if context.options.isXRay, let (minimap, room) = minimap(of: shown, layout) {
      minimap.draw(in: room, paper: theme.panel, edge: theme.hairline, into: &list)
    }
    let held: CompanionView.Share? = if case .share(let share)? = context.hold { share } else { nil }
    companions.drawLabels(stage, held: held, theme, &widths, layout, into: &list)
    if let surface = handleSurface(context) {
      handles.draw(surface, of: stage.scene, context.heldHandle, theme, &widths, into: &list)
    }
    if context.options.showsArticle { drawArticle(of: shown, in: layout, theme, into: &list) }
    for number in stage.screens.indices where number == 0 || layout.row != nil {
      guard let finger = stage.finger(at: time, on: number) else { continue }
      draw(finger, on: layout.screen(number), layout, theme, into: &list)
    }
  }

  /// Words about the pink outlines.
  private mutating func drawArticle(
    of shown: Preview, in layout: StudioLayout, _ theme: Theme, into list: inout DrawList
  ) {
    guard let article = type(of: shown.scene.effect).publication.map({ "\($0)" }) else { return }
    let words =
      shown.published == nil
      ? "These are the numbers of \(article)"
      : frames[0].published.isEmpty ? "Matches \(article)" : "Outlined: as in \(article)"
    var strip = Strip(words, .small, theme.article, margin: Size(width: 12, height: 4), in: layout.stage, theme)
    strip.radius = 6
    strip.draw(.bottom(6), &widths, into: &list)
  }

  /// The finger of the tape: a soft dot, as screen recordings have it.
  private func draw(
    _ finger: Point, on screen: Rect, _ layout: StudioLayout, _ theme: Theme, into list: inout DrawList
  ) {
    let side = max(18, 44 * layout.zoom)
    let center = Point(x: screen.x + finger.x * layout.zoom, y: screen.y + finger.y * layout.zoom)
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), radius: side / 2,
          fill: theme.finger, border: Color.white.opacity(0.7), borderWidth: 1.5)))
  }
}

extension SurfaceContext {
  fileprivate var heldHandle: StageHandles.Hold? { if case .handle(let handle)? = hold { handle } else { nil } }
}
