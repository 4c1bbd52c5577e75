import Boundary
import Controls
import Documents
import Effects
import Geometry
import Glibc
import PreviewKit

/// A message that disappears by itself.
public struct Notice: Hashable, Sendable {
  private static let duration = 6.0

  let text: String
  let isFault: Bool
  let time: Double

  public var end: Double { time + Self.duration }

  func isShown(at time: Double) -> Bool { time < end }
}

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
}

/// The view of the window around the stage: its state and overlays, and memory for the current frame.
public struct WindowView: Sendable {
  /// Size in points, and pixels per point.
  public internal(set) var size: Size
  public internal(set) var scale: Double
  public internal(set) var options = ViewOptions()
  public var appearance = AppearanceChoice()
  /// The tones of loaded pictures, to choose legible colors.
  public var tones: [PictureID: PictureTone] = [:]
  /// The state of the panel, and its preferred width.
  public var panel = SessionRecord.PanelState()
  var zoom = Zoom()
  var curve = StageCurve()
  /// The modifiers held: with Control, a wheel zooms.
  var modifiers: Modifiers = []
  public internal(set) var notice: Notice?
  public var meter = Meter()
  /// Whether something outside the stage is being dragged or edited, so that questions wait.
  public var isHandBusy = false
  private(set) var hovered: GalleryHover?
  /// The thing held by the pointer. Nil for none, or a control.
  private(set) var hold: Hold?
  private(set) var galleryScroll = GalleryScroll()
  /// The selection and gallery frame when the gallery was last scrolled to it.
  private var revealed: (selection: Library.Selection, gallery: Rect)?
  private var layers: [Layer] = []
  private var earlierLayers: [Layer] = []
  private var publishedLayers: [Layer] = []
  private var screen = DrawList()
  private var companions = CompanionView()
  private var thumbnails = ThumbnailCache()
  private var meterWords = MeterWordsCache()
  private var ahead = PicturesAhead()
  private var handles = StageHandles()
  private var widths: TextWidths

  init(size: Size, scale: Double, measure: TextMeasure) {
    self.size = size
    self.scale = scale
    widths = TextWidths(measure)
  }
}

extension WindowView {
  public var theme: Theme { appearance.theme }

  /// The state restored at the next start.
  public var record: SessionRecord.View {
    get {
      SessionRecord.View(panel: panel, appearance: appearance.own, showsTimeLine: options.showsTimeLine)
    }
    set {
      (panel, appearance.own, options.showsTimeLine) = (newValue.panel, newValue.appearance, newValue.showsTimeLine)
    }
  }

  /// Whether the desktop requests reduced motion.
  var isCalm: Bool { appearance.desktop.reducesMotion }

  /// In points.
  public var panelWidth: Double { panel.width ?? StudioLayout.usualPanelWidth }

  func layout(_ stage: Stage, _ library: Library) -> StudioLayout {
    StudioLayout(
      window: size, scale: scale, device: stage.shown.scene.device, scenes: library.documents.count,
      showsPanels: options.showsPanels, panelWidth: panelWidth, zoom: zoom, showsMeter: options.showsMeter,
      showsTimeLine: options.showsTimeLine, showsCurve: options.showsCurve,
      isCompared: stage.comparison != nil || stage.screens.isShown,
      hasFoot: stage.comparison?.hasFoot == true, beside: stage.row, grip: origin,
      scrolled: galleryScroll.offset)
  }

  /// Advances the notice, and the playing thumbnail under the pointer.
  mutating func advance(_ library: Library, to time: Double) {
    if let notice, !notice.isShown(at: time) { self.notice = nil }
    hovered?.advance(library, to: time)
  }

  /// Updates the curve for the stage.
  mutating func followCurve(_ stage: Stage, _ library: Library) {
    curve.follow(
      stage, library, in: layout(stage, library).curve, theme, showsArticle: options.showsArticle)
  }

  /// The curve as a file.
  mutating func curveFile(_ stage: Stage, _ library: Library) -> String? {
    curve.file(stage, library, theme, showsArticle: options.showsArticle)
  }

  /// The geometry of the handles, while outlines are shown or Control is held.
  private func handleSurface(_ stage: Stage, _ layout: StudioLayout) -> HandleSurface? {
    guard options.isXRay || modifiers.contains(.control) || heldHandle != nil, !options.showsKeys else { return nil }
    let shown = stage.shown
    let minimap = options.isXRay ? minimap(of: shown, layout) : nil
    return HandleSurface(
      handles: shown.scene.effect.handles(on: layers, in: shown.setting),
      minimap: minimap.flatMap { map, room in
        map.frame(in: room).map { HandleSurface.Minimap(picture: map.index, frame: $0) }
      }, stage: layout.stage, screen: layout.screen, zoom: layout.zoom)
  }

  /// The pointer's shape over the stage.
  func pointerShape(_ stage: Stage, _ library: Library) -> PointerShape {
    let layout = layout(stage, library)
    if heldShare != nil || companions.isOnShare(stage, layout) { return .leftRight }
    return handles.shape(handleSurface(stage, layout), heldHandle)
  }

  mutating func hoverHandles(_ point: Point?) {
    handles.hover(point)
    companions.pointer = point
  }

  private var heldHandle: StageHandles.Hold? { if case .handle(let handle)? = hold { handle } else { nil } }
  private var heldShare: CompanionView.Share? { if case .share(let share)? = hold { share } else { nil } }
  /// The origin of a dragged companion screen: see `StudioLayout.grip`.
  private var origin: Point? { if case .screen(let origin)? = hold { origin } else { nil } }

  /// The edit of the scene by the handle that the pointer holds.
  mutating func dragHandle(_ held: StageHandles.Hold, to point: Point, _ stage: Stage, _ layout: StudioLayout)
    -> StageHandles.Edit?
  {
    handleSurface(stage, layout).flatMap { handles.drag(held, to: point, stage.scene, $0) }
  }

  /// Selects the clicked layer for the curve while outlines are shown.
  mutating func chooseLayer(at point: Point, _ stage: Stage, at time: Double) {
    guard options.isXRay, options.showsCurve else { return }
    curve.choose(layers, at: point, place: stage.shown.offset(at: stage.moment(time)))
  }

  /// Whether a wheel there is for the stage: not under the list of keys.
  func isOverStage(_ point: Point?, _ layout: StudioLayout) -> Bool {
    !options.showsKeys && point.map { layout.stage.contains($0) || layout.curve.contains($0) } ?? !options.showsKeys
  }

  /// Zooms if the modifiers for it are held. Returns false if the wheel scrolls instead.
  ///
  /// - Parameter notches: Positive away from the user.
  mutating func zooms(by notches: Double, around point: Point?, _ layout: StudioLayout) -> Bool {
    guard modifiers.contains(.control) else { return false }
    // Fractions of a notch add up to the same zoom as a whole one.
    zoom.set(layout.zoom * pow(1.1, min(max(-8, notches), 8)), around: point, in: layout)
    return true
  }

  /// Selects the next layer forwards or backwards for the curve.
  mutating func stepCurve(by steps: Int) { curve.step(by: steps, among: layers) }

  /// Scrolls the thumbnail of the scene on the stage into view if the selection or the gallery has changed.
  mutating func reveal(_ library: Library, _ layout: StudioLayout) {
    let subject = (library.selection, layout.gallery)
    guard revealed.map({ $0 != subject }) ?? true else { return }
    revealed = subject
    galleryScroll.show(library.selected, layout)
  }

  /// Scrolls the gallery.
  ///
  /// - Parameter way: Distance downwards, in points.
  mutating func turnGallery(by way: Double, _ layout: StudioLayout) {
    if !options.showsKeys { galleryScroll.turn(by: way, layout) }
  }

  /// Drags the gallery, which then is no click on a thumbnail.
  mutating func dragGallery(_ scene: Int?, _ grip: GalleryScroll.Grip?, to point: Point, _ layout: StudioLayout) {
    guard var grip else { return }
    let hasMoved = galleryScroll.move(&grip, to: point, layout)
    hold = .gallery(scene: hasMoved ? nil : scene, grip)
  }

  /// Applies the desktop's appearance settings.
  mutating func takeLook(_ look: DesktopLook) {
    // The playing thumbnail restarts or stops.
    if look.reducesMotion != isCalm { hovered = nil }
    appearance.desktop = look
  }

  mutating func hover(_ index: Int?, in library: Library, at time: Double) {
    if index != hovered?.index {
      hovered = index.map { GalleryHover($0, of: library.documents[$0], moves: !isCalm, at: time) }
    }
  }

  /// Handles a press by the topmost thing under it: the list of keys closes, the meter and the difference's description
  /// are clicked, and anything else is held until `release`.
  mutating func press(_ point: Point, _ stage: Stage, _ layout: StudioLayout) -> Press {
    if options.showsKeys {
      options.showsKeys = false
      return .taken
    }
    if let view = meterView(layout), view.frame.contains(point) {
      // A second click on the same frame, or one beside the graph, deselects it.
      let number = view.frame(at: Point(x: point.x - view.origin.x, y: point.y - view.origin.y), of: meter)
      meter.choose(number == meter.chosen ? nil : number)
      return .taken
    }
    if layout.curve.contains(point) { return curve.isHold(point) ? take(.curve) : .taken }
    if layout.isOnTimeLine(point) { return take(.timeLine) }
    let (scene, grip) = (layout.thumbnail(at: point), galleryScroll.press(point, layout))
    if scene != nil || grip != nil { return take(.gallery(scene: scene, grip)) }
    if let moment = stage.differenceMoment(at: point, layout) { return .moment(moment) }
    if let share = companions.press(point, stage, layout) { return take(.share(share)) }
    if let surface = handleSurface(stage, layout), let handle = handles.press(point, stage.scene, surface) {
      return take(.handle(handle))
    }
    return layout.isOnScreen(point) ? take(.screen(origin: layout.grip(at: point))) : .taken
  }

  /// The result of a press.
  enum Press {
    case held(Hold)
    /// Shows a moment of the gesture.
    case moment(Double)
    case taken
  }

  private mutating func take(_ hold: Hold) -> Press {
    self.hold = hold
    return .held(hold)
  }

  /// Releases the held thing and returns it.
  mutating func release() -> Hold? {
    defer { hold = nil }
    return hold
  }

  /// The meter in the stage's upper right corner.
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

extension WindowView {
  /// Computes the layers of a moment.
  mutating func layOut(_ stage: Stage, at time: Double) {
    stage.layers(at: time, into: &layers, using: &earlierLayers)
    companions.layOut(stage, at: time)
  }

  /// Draws the window around the layers from `layOut` for the same moment, except for the panel and its overlays.
  ///
  /// - Parameter isMoving: Whether the stage moves, so that the meter updates.
  mutating func draw(
    _ stage: Stage, _ library: Library, isMoving: Bool, at time: Double, into list: inout DrawList
  ) {
    let layout = layout(stage, library)
    // The panels and the screen paint their own backgrounds.
    let parts = layout.stage.parts(around: layout.row == nil ? layout.screen : Rect(.zero))
    fillGround(parts.0, into: &list)
    fillGround(parts.1, into: &list)
    fillGround(parts.2, into: &list)
    fillGround(parts.3, into: &list)
    if !layout.panel.isEmpty { list.append(.fill(layout.panel, theme.panel)) }
    let frame = deviceFrame(stage, layout)
    if layout.row == nil, layout.isInside(frame.outline) {
      drawStage(stage, frame, layout, at: time, into: &list)
    } else {
      list.clipped(to: layout.stage) { drawStage(stage, frame, layout, at: time, into: &$0) }
    }
    let isBarHeld = if case .gallery(_, let grip?)? = hold { grip.isOnBar } else { false }
    GalleryView(layout: layout, theme: theme, library: library, hovered: hovered, isBarHeld: isBarHeld)
      .draw(at: time, thumbnails: &thumbnails, into: &list)
    let bars = Bars(layout: layout, stage: stage, theme: theme)
    bars.drawTop(into: &list)
    bars.drawComparison(into: &list)
    bars.drawFooter(at: time, into: &list)
    TimeLineView(layout: layout, theme: theme, stage: stage).draw(at: time, into: &list)
    curve.draw(layers, of: stage, at: time, in: layout, theme, into: &list)
    if let view = meterView(layout) {
      // Only motion is measured, so the figures rest with it.
      if isMoving || meter.isStale { meter.refresh(at: time) }
      view.draw(meter, theme, using: &meterWords, into: &list)
    }
    if let notice, notice.isShown(at: time) { draw(notice, in: layout, into: &list) }
    if let fault = library.current.file.fault { drawFault(fault, in: layout, into: &list) }
  }

  private func fillGround(_ part: Rect, into list: inout DrawList) {
    if !part.isEmpty { list.append(.fill(part, theme.window)) }
  }

  private func deviceFrame(_ stage: Stage, _ layout: StudioLayout) -> DeviceFrame {
    let scene = stage.shown.scene
    return DeviceFrame(
      scene.device.look, title: scene.barTitle, around: layout.screen, zoom: layout.zoom, shadow: theme.shadow)
  }

  private mutating func drawStage(
    _ stage: Stage, _ frame: DeviceFrame, _ layout: StudioLayout, at time: Double, into list: inout DrawList
  ) {
    let (shown, moment) = (stage.shown, stage.moment(time))
    let drawing = ScreenDrawing(options, tones, scale: scale, zoom: layout.zoom)
    frame.drawBody(into: &list)
    screen.removeAll()
    drawing.draw(shown, layers, at: moment, using: &publishedLayers, into: &screen)
    companions.draw(screen, stage, drawing, theme, layout, at: time, into: &list)
    if options.isXRay, let (minimap, room) = minimap(of: shown, layout) {
      minimap.draw(in: room, paper: theme.panel, edge: theme.hairline, into: &list)
    }
    frame.roundCorners(into: &list)
    companions.drawLabels(stage, held: heldShare, theme, &widths, layout, into: &list)
    if let surface = handleSurface(stage, layout) {
      handles.draw(surface, of: stage.scene, heldHandle, theme, &widths, into: &list)
    }
    if options.showsArticle { drawArticle(of: shown, in: layout, into: &list) }
    if let finger = stage.finger(at: time) {
      drawFinger(finger, on: layout.screen, layout, into: &list)
      for (index, companion) in stage.companions.screens.enumerated() where layout.row != nil {
        if let finger = companion.finger { drawFinger(finger, on: layout.screen(index + 1), layout, into: &list) }
      }
    }
  }

  /// The minimap and its frame in a lower corner of the stage: the left one, unless only the right one is beside the
  /// phone.
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

  /// Draws the caption of the pink outlines.
  private mutating func drawArticle(of shown: Preview, in layout: StudioLayout, into list: inout DrawList) {
    guard let article = type(of: shown.scene.effect).publication.map({ "\($0)" }) else { return }
    let words =
      shown.published == nil
      ? "These are the numbers of \(article)"
      : publishedLayers.isEmpty ? "Nothing on the screen is elsewhere in \(article)" : "Outlined: as in \(article)"
    var strip = Strip(
      words, .small, theme.article, margin: Size(width: 12, height: 4), in: layout.stage, theme)
    strip.radius = 6
    strip.draw(.bottom(6), &widths, into: &list)
  }

  /// Draws the finger of a tape: a soft dot, as in screen recordings.
  private func drawFinger(_ point: Point, on screen: Rect, _ layout: StudioLayout, into list: inout DrawList) {
    let side = max(18, 44 * layout.zoom)
    let center = Point(x: screen.x + point.x * layout.zoom, y: screen.y + point.y * layout.zoom)
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), radius: side / 2,
          fill: theme.finger, border: Color.white.opacity(0.7), borderWidth: 1.5)))
  }

  private mutating func draw(_ notice: Notice, in layout: StudioLayout, into list: inout DrawList) {
    var strip = Strip(notice.text, .body, theme.text, margin: Size(width: 20, height: 9), in: layout.stage, theme)
    strip.border = notice.isFault ? theme.fault : theme.hairline
    strip.casts = true
    strip.draw(.bottom(24), &widths, into: &list)
  }

  /// Draws the problem with the document's file in a strip at the top of the stage, as long as it lasts.
  private mutating func drawFault(_ fault: String, in layout: StudioLayout, into list: inout DrawList) {
    var strip = Strip(fault, .body, theme.fault, margin: Size(width: 16, height: 7), in: layout.stage, theme)
    strip.border = theme.fault
    strip.draw(.top(8), &widths, into: &list)
  }
}
