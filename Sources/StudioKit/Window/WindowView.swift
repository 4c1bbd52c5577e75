import Boundary
import Documents
import Geometry
import Glibc
import Notation
import PreviewKit

/// The view options.
public struct ViewOptions: Hashable, Sendable {
  public var showsPanels = true
  public var showsKeys = false
  public internal(set) var showsPalette = false
  public var isXRay = false
  /// Whether to show where the article's own numbers would put the pictures.
  public var showsArticle = false
  public var showsMeter = false
  /// Whether to show the status bar, camera and home indicator.
  public var showsBars = true
  /// Whether to show the timeline.
  public var showsTimeLine = true
  /// Whether to show the curve.
  public var showsCurve = false
  /// Whether to show the panel in a narrow window.
  public var showsDrawer = false
}

/// The window around the stage: what is switched on, and the parts without controls.
public struct WindowView: Sendable {
  /// Size in points, and pixels per point.
  public internal(set) var size: Size
  public internal(set) var scale: Double
  public internal(set) var options = ViewOptions()
  public var appearance = AppearanceChoice()
  /// Whether the window fills its display, as the next start will find it.
  public var isMaximized = false
  /// The tones of loaded pictures, to choose legible colors.
  public var tones: [PictureID: PictureTone] = [:]
  var panel = PanelState()
  var zoom = Zoom()
  /// The keys that are held: with Control a wheel zooms.
  var modifiers: Modifiers = []
  public internal(set) var notice: Notice?
  public var meter = Meter()
  /// Time for which the scene of the last frame was painted, in milliseconds.
  public private(set) var scenePaint = 0.0
  /// Whether F6 has given the keys to the stage, which is then outlined.
  var isStageFocused = false
  /// A control is held, open or typed into: questions wait until it is not.
  public var isHandBusy = false
  /// The thing that the pointer holds on the part that `UI` says it holds; nil on one with controls.
  private(set) var hold: Hold?
  var curve = StageCurve()
  /// The picture on the stage whose menu was asked for.
  private(set) var pointedPicture: PointedPicture?
  private var phone: StageSurface
  private var gallery = GallerySurface()
  private var timeLine = TimeLineSurface()
  private var meterWords = KeptDrawing<MeterWords>()
  private var ahead = PicturesAhead()
  private var widths: TextWidths

  init(size: Size, scale: Double, measure: TextMeasure) {
    (self.size, self.scale) = (size, scale)
    phone = StageSurface(measure: measure)
    widths = TextWidths(measure)
  }
}

extension WindowView {
  public var theme: Theme { appearance.theme }

  /// State for the next start.
  public var record: SessionRecord.View {
    get {
      SessionRecord.View(
        panel: panel.record, appearance: appearance.own, showsTimeLine: options.showsTimeLine, isMaximized: isMaximized)
    }
    set {
      (panel.record, appearance.own, options.showsTimeLine, isMaximized) = (
        newValue.panel, newValue.appearance, newValue.showsTimeLine, newValue.isMaximized
      )
    }
  }

  /// Whether the desktop requests reduced motion.
  var isCalm: Bool { appearance.desktop.reducesMotion }

  func layout(_ stage: Stage, _ library: Library) -> StudioLayout {
    StudioLayout(
      window: size, scale: scale, device: stage.shown.scene.device, scenes: library.documents.count,
      showsPanels: options.showsPanels, panelWidth: panel.width, zoom: zoom, showsMeter: options.showsMeter,
      showsTimeLine: options.showsTimeLine, showsCurve: options.showsCurve, showsDrawer: options.showsDrawer,
      isCompared: stage.beside.comparison != nil || stage.beside.screens.isShown,
      hasFoot: stage.beside.comparison?.hasFoot == true, beside: stage.row, scrolled: gallery.scroll.offset)
  }

  private func context(_ stage: Stage, _ library: Library, _ layout: StudioLayout) -> SurfaceContext {
    SurfaceContext(
      stage: stage, library: library, layout: layout, theme: theme, options: options, modifiers: modifiers, hold: hold)
  }

  /// Removes the notice once its time is over.
  mutating func endNotice(at time: Double) { if let notice, !notice.isShown(at: time) { self.notice = nil } }

  /// Lets everything happen that is due by a moment: the picture under the pointer plays, the curve follows
  /// the scene on the stage.
  mutating func advance(_ stage: Stage, _ library: Library, _ layout: StudioLayout, to time: Double) {
    gallery.advance(library, to: time)
    curve.follow(stage, library, in: layout.curve, theme, showsArticle: options.showsArticle)
    timeLine.follow(stage, at: time)
  }

  /// Shows a shorter or longer part of the gesture on the timeline; nil: all of it.
  mutating func zoomTime(by factor: Double?, _ stage: Stage, at time: Double) {
    timeLine.zoom(by: factor, stage, at: time)
  }

  /// Whether the timeline shows the whole gesture.
  var showsWholeTime: Bool { timeLine.isWhole }

  /// Scrolls the gallery to the scene on the stage where that is another one, or the gallery another.
  ///
  /// - Returns: Whether it has scrolled.
  mutating func reveal(_ library: Library, _ layout: StudioLayout) -> Bool { gallery.reveal(library, layout) }

  /// Whether a picture of the gallery plays under the pointer.
  var isPlaying: Bool { !isCalm && gallery.hovered != nil }

  /// The curve as a file.
  mutating func curveFile(_ stage: Stage, _ library: Library) -> String? {
    curve.file(stage, library, theme, showsArticle: options.showsArticle)
  }

  /// A layer that is clicked while the outlines are shown is the curve's.
  mutating func chooseLayer(at point: Point, _ stage: Stage, at time: Double) {
    guard options.isXRay, options.showsCurve else { return }
    curve.choose(phone.layers, at: point, place: stage.shown.offset(at: stage.moment(time)))
  }

  /// The picture of the main screen that shows at a point. Nil if there is none.
  func picture(at point: Point, _ stage: Stage, _ layout: StudioLayout) -> PointedPicture? {
    PointedPicture(at: point, phone.layers, of: stage.shown, tones: tones, layout)
  }

  /// Remembers the picture under the pointer, for its menu.
  mutating func pointPicture(at point: Point?, _ stage: Stage, _ layout: StudioLayout) {
    pointedPicture = point.flatMap { picture(at: $0, stage, layout) }
  }

  /// The curve becomes that of a layer further in front, or behind.
  mutating func stepCurve(by steps: Int) { curve.step(by: steps, among: phone.layers) }

  /// Applies the desktop's appearance settings.
  mutating func takeLook(_ look: DesktopLook) {
    // A picture that plays under the pointer begins anew, or stands still.
    if look.reducesMotion != isCalm { gallery.unhover() }
    appearance.desktop = look
  }

  /// Where the meter lies: in the stage's upper right corner.
  func meterView(_ layout: StudioLayout) -> MeterView? {
    guard options.showsMeter, layout.stage.width >= MeterView.size.width + MeterView.margin else { return nil }
    let margin = MeterView.margin
    let origin = Point(x: layout.stage.maxX - MeterView.size.width - margin, y: layout.stage.y + margin)
    return MeterView(budget: meter.budget, origin: origin)
  }

  /// Passes on the pictures that the stage will show within the next screen.
  mutating func picturesAhead(
    _ stage: Stage, of version: SceneDocument.Version, zoom: Double, at time: Double,
    _ body: (PictureID, Size) -> Void
  ) {
    ahead.update(stage.shown, at: stage.moment(time), of: version, zoom: zoom)
    for picture in ahead.pictures { body(picture.id, picture.size) }
  }
}

/// The pointer.
extension WindowView {
  /// The frame of a part without controls, of which the stage covers everything.
  func frame(of surface: SurfaceName, _ layout: StudioLayout) -> Rect {
    switch surface {
    case .stage: Rect(size)
    case .gallery: layout.gallery
    case .plots: layout.curve
    case .meter: meterView(layout)?.frame ?? Rect(.zero)
    case .track: layout.timeLine.isEmpty ? Rect(.zero) : layout.track.inset(by: -8).intersection(layout.timeLine)
    default: Rect(.zero)
    }
  }

  /// Lets a part have an event of the pointer. What is held has it until it is let go.
  mutating func handle(
    _ event: InputEvent, on surface: SurfaceName, _ stage: Stage, _ library: Library, _ layout: StudioLayout,
    at time: Double
  ) -> Intent? {
    let context = context(stage, library, layout)
    switch event {
    case .down(let point): return hold == nil ? press(point, on: surface, context) : nil
    case .move(let point): return hold.flatMap { drag($0, to: point, context) }
    case .up(let point): return release(at: point, isCancelled: false, layout)
    case .cancel: return release(at: nil, isCancelled: true, layout)
    case .hover(let point):
      phone.hover(point)
      gallery.hover(point, library, layout, moves: !isCalm, at: time)
    case .wheel(_, _, let point), .touchpad(_, _, let point): return turn(event, at: point, on: surface, context, time)
    default: break
    }
    return nil
  }

  private mutating func press(_ point: Point, on surface: SurfaceName, _ context: SurfaceContext) -> Intent? {
    switch surface {
    case .meter: choose(at: point, context.layout)
    case .plots: hold = curve.isHold(point) ? .curve : nil
    case .track: hold = .moment
    case .gallery: hold = gallery.press(point, context.layout)
    default:
      if let moment = context.stage.differenceMoment(at: point, context.layout) { return .scrub(to: moment) }
      hold = phone.press(point, context)
    }
    switch hold {
    case .screen(let origin): return .touch(.down(context.layout.scenePoint(point, from: origin)))
    case .moment, .curve, .share(.slider): return hold.flatMap { drag($0, to: point, context) }
    case .gallery, .handle, .share(.line), nil: return nil
    }
  }

  /// A second click on the same frame, or one beside the graph, tells of the last frame again.
  private mutating func choose(at point: Point, _ layout: StudioLayout) {
    guard let view = meterView(layout) else { return }
    let number = view.frame(at: Point(x: point.x - view.origin.x, y: point.y - view.origin.y), of: meter)
    meter.choose(number == meter.chosen ? nil : number)
  }

  private mutating func drag(_ held: Hold, to point: Point, _ context: SurfaceContext) -> Intent? {
    switch held {
    case .screen(let origin): return .touch(.move(context.layout.scenePoint(point, from: origin)))
    case .moment: return timeLine.scrub(to: point, context)
    case .curve: return curve.offset(at: point).map { .show(offset: $0) }
    case .gallery(let scene, let grip): hold = gallery.drag(scene, grip, to: point, context.layout)
    case .handle(let handle): return phone.drag(handle, to: point, context)
    case .share(let share): return .share(CompanionView.drag(share, to: point, context.layout))
    }
    return nil
  }

  private mutating func release(at point: Point?, isCancelled: Bool, _ layout: StudioLayout) -> Intent? {
    defer { hold = nil }
    switch hold {
    case .screen(let origin):
      return .touch(isCancelled ? .cancel : .up(point.map { layout.scenePoint($0, from: origin) }))
    case .curve: return .letGo
    case .gallery(let scene?, _): return point.flatMap(layout.thumbnail) == scene ? .select(scene) : nil
    case .handle: return .finishEdit
    case .gallery(nil, _), .moment, .share, nil: return nil
    }
  }

  private mutating func turn(
    _ event: InputEvent, at point: Point?, on surface: SurfaceName, _ context: SurfaceContext, _ time: Double
  ) -> Intent? {
    let layout = context.layout
    if surface == .track { return timeLine.turn(event, context) }
    if surface == .gallery {
      guard layout.galleryBar != nil else { return nil }
      gallery.turn(event, layout)
      // Another picture lies under the pointer.
      gallery.hover(
        point, context.library, self.layout(context.stage, context.library), moves: !isCalm, at: time)
      return nil
    }
    if case .wheel(_, let dy, let point?) = event, context.stage.isOnOnionSlider(point, layout) {
      return .share((context.stage.beside.comparison?.opacity ?? 0) + dy * 0.05)
    }
    guard point.map({ layout.stage.contains($0) || layout.curve.contains($0) }) ?? true else { return nil }
    switch event {
    case .wheel(_, let dy, _) where modifiers.contains(.control): zoom(by: dy, around: point, layout)
    case .touchpad(_, let dy, _) where modifiers.contains(.control): zoom(by: dy / 8, around: point, layout)
    case .wheel(let dx, let dy, _):
      return .touch(.wheel(dx: dx * modifiers.pace, dy: dy * modifiers.pace, at: nil))
    case .touchpad(let dx, let dy, _): return .touch(.touchpad(dx: dx, dy: dy, at: nil))
    default: break
    }
    return nil
  }

  /// Parts of a notch come to the same as the notch.
  ///
  /// - Parameter notches: Turned away from the person.
  private mutating func zoom(by notches: Double, around point: Point?, _ layout: StudioLayout) {
    zoom.set(layout.zoom * pow(1.1, min(max(-8, notches), 8)), around: point, in: layout)
  }

  /// Nothing on the stage or in the gallery is pointed at.
  mutating func unpoint() {
    phone.hover(nil)
    gallery.unhover()
  }

  func pointerShape(_ stage: Stage, _ library: Library, _ layout: StudioLayout) -> PointerShape {
    phone.pointerShape(context(stage, library, layout))
  }
}

/// Frames.
extension WindowView {
  /// Asks the effect for the layers of a moment.
  mutating func layOut(_ stage: Stage, at time: Double) { phone.layOut(stage, at: time) }

  /// Draws the parts without controls around the layers that `layOut` found for the same moment.
  ///
  /// - Parameters:
  ///   - isMoving: Whether the stage moves, so that the meter updates.
  ///   - clock: The time in seconds.
  mutating func draw(
    _ stage: Stage, _ library: Library, _ layout: StudioLayout, isMoving: Bool, at time: Double,
    into list: inout DrawList, clock: () -> Double = { 0 }
  ) {
    let context = context(stage, library, layout)
    // The screen covers its own part.
    let ground = layout.stage.parts(around: layout.row == nil ? layout.screen : Rect(.zero))
    fillGround(ground.0, into: &list)
    fillGround(ground.1, into: &list)
    fillGround(ground.2, into: &list)
    fillGround(ground.3, into: &list)
    if !layout.panel.isEmpty { list.append(.fill(layout.panel, theme.panel)) }
    let start = clock()
    phone.draw(
      context, ScreenDrawing(options, tones, scale: scale, zoom: layout.zoom), at: time, into: &list)
    scenePaint = (clock() - start) * 1000
    gallery.draw(context, at: time, into: &list)
    let bars = Bars(layout: layout, stage: stage, theme: theme)
    bars.drawTop(into: &list)
    bars.drawComparison(into: &list)
    bars.drawFooter(into: &list)
    timeLine.draw(context, at: time, into: &list)
    if isStageFocused {
      list.append(
        .shape(
          RoundedShape(frame: layout.stage.inset(by: 2), radius: 6, border: theme.accent, borderWidth: 1.5)))
    }
    curve.draw(phone.layers, of: stage, at: time, in: layout, theme, into: &list)
    if let view = meterView(layout) {
      // Only motion is measured, so the figures rest with it.
      if isMoving || meter.isStale { meter.refresh(at: time) }
      view.draw(meter, theme, using: &meterWords, into: &list)
    }
    noticeView(stage, layout, &widths)?.draw(&widths, into: &list)
    if let fault = library.current.file.fault { drawFault(fault, in: layout, into: &list) }
  }

  /// The frame of the notice. Empty without one.
  mutating func noticeFrame(_ stage: Stage, _ layout: StudioLayout) -> Rect {
    noticeView(stage, layout, &widths)?.frame(&widths) ?? Rect(.zero)
  }

  /// Draws the numbers of the strip below the stage, over its controls.
  ///
  /// - Parameter isTyped: Whether the offset is being typed.
  mutating func drawNumbers(
    _ stage: Stage, _ layout: StudioLayout, isTyped: Bool, at time: Double, into list: inout DrawList
  ) {
    let unit = isTyped ? nil : widths.width(OffsetControl.unit, .small) + 3
    Bars(layout: layout, stage: stage, theme: theme).drawNumbers(at: time, unit: unit, into: &list)
  }

  private func fillGround(_ part: Rect, into list: inout DrawList) {
    if !part.isEmpty { list.append(.fill(part, theme.window)) }
  }

  /// Draws the problem with the document's file in a strip at the top of the stage, as long as it lasts.
  private mutating func drawFault(_ fault: String, in layout: StudioLayout, into list: inout DrawList) {
    var strip = Strip(fault, .body, theme.fault, margin: Size(width: 16, height: 7), in: layout.stage, theme)
    strip.border = theme.fault
    strip.draw(.top(8), &widths, into: &list)
  }
}
