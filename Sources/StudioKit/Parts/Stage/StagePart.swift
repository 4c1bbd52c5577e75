import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

extension PartName {
  public static let stage: PartName = "stage"
  /// The phone on the stage, which has a menu of its own.
  public static let phone: PartName = "phone"
}

/// The stage: the screen in its device, screens beside it, and everything on them that can be held.
struct StagePart: Part {
  /// A drawing for each screen; the first is the main one.
  private var pictures: [ScreenPicture] = []
  /// The drawing of a phone on its way, and the words below several, which are still seen while they go.
  private var moving = DrawList()
  private var captions = DrawList()
  private var held: Held?
  private var canvas = StageCanvas()
  /// The text that is edited in place, and its frame.
  private var field: Rect?
  /// The last description, which stays the same while the scene moves.
  private var spoken: AccessibleItem?

  /// The thing on the stage that the pointer holds.
  private enum Held {
    /// A screen. `origin` maps points of a companion screen to the main one; nil for the main one itself.
    case screen(origin: Point?)
    /// An edge on the stage, or a picture's focus point.
    case handle(StageHandles.Hold)
    /// The line or slider of a comparison.
    case share(CompanionView.Share)
    /// Layers that are chosen.
    case canvas
    /// Layers that are drawn apart, from a point.
    case depth(Point)
  }

  let name = PartName.stage
  let side = Side.stage
  let role = AccessiblePart.Role.group
  let takesText = true
  func title(_ studio: Studio) -> String { "Stage" }

  /// Height of the opacity slider or the difference's description.
  private static let foot = 30.0
}

/// The place of the phone.
extension StagePart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let (stage, scene) = (room.rest, studio.stage.shown.scene)
    var open = stage
    if studio.stage.beside.comparison?.hasFoot == true { open.height = max(1, open.height - Self.foot) }
    room.layout.phone = PhonePlace(
      on: stage, fittedTo: Self.room(in: open, beside: room.corner, for: scene.device), scene.device,
      beside: studio.stage.row, wish: studio.view.zoom, scale: room.scale)
    return stage
  }

  /// The stage beside something in its corner or below it, if that costs the phone little; otherwise all of it.
  private static func room(in stage: Rect, beside corner: Size, for device: Device) -> Rect {
    guard corner.width > 0 else { return stage }
    let beside = Rect(x: stage.x, y: stage.y, width: stage.width - corner.width, height: stage.height)
    let below = Rect(x: stage.x, y: stage.y + corner.height, width: stage.width, height: stage.height - corner.height)
    let least = 0.8 * PhonePlace.zoom(of: device, in: stage)
    return [beside, below].first { !$0.isEmpty && PhonePlace.zoom(of: device, in: $0) >= least } ?? stage
  }
}

/// The context menus.
extension StagePart {
  func subject(_ studio: Studio, _ present: Present) -> Facts { present.facts }

  mutating func show(_ facts: Facts, _ ui: inout WindowUI) -> [Intent] {
    var buttons = ToolButtons(facts: facts)
    let picture = facts.layout.picture.intersection(ui.frame)
    buttons.contextMenu(.phone, Self.phoneMenu, at: picture.origin, &ui)
    buttons.contextMenu(.stage, Self.groundMenu, at: ui.frame.origin, &ui)
    return buttons.intents + edited(&ui)
  }

  /// The text of a layer, edited where it stands.
  private mutating func edited(_ ui: inout WindowUI) -> [Intent] {
    guard let layer = canvas.edited, let field else { return [] }
    let id = ControlID.layerText(layer)
    guard ui.input.typing?.id == id else { return [] }
    let words = ui.input.typing?.text ?? ""
    let (width, height) = (max(field.width, 160), TypedLine.height(of: words))
    let box = Rect(x: field.midX - width / 2, y: field.midY - height / 2, width: width, height: height)
    ui.pen.fill(box, radius: 5, ui.pen.look.panel)
    ui.focus.add(id, box)
    ui.descriptions.add(
      id, in: box,
      AccessibleItem(
        .field, "Words of the layer", words: words,
        help: "Enter takes them, Shift Enter begins another line, Escape leaves them as they were."))
    guard case .finished(let typed, _) = OpenField(id, of: id).show(in: box, &ui) else { return [] }
    canvas.endText()
    self.field = nil
    ui.focus.current = nil
    return typed.map { [.layers(.write($0), of: [layer], isHeld: false)] } ?? []
  }

  func menu(_ studio: Studio) -> ControlID? { .contextMenu(.phone) }

  private static func zoom(_ facts: Facts) -> Command { facts.isFitted ? .zoom(1) : .zoomToFit }

  /// What can be done with the chosen layers.
  private static let layerMenu: [[Command]] = [
    [.cutLayers, .copyLayers, .paste, .duplicateLayers, .removeLayers],
    [.groupLayers, .bringForward, .sendBack, .hideLayers, .lockLayers],
    LayerAlignment.allCases.map(Command.align), LayerAlignment.Ground.allCases.map(Command.alignTo),
  ]

  static func phoneMenu(_ facts: Facts) -> [[Command]] {
    if facts.options.isChoosing, facts.chosenLayers > 0 { return layerMenu }
    guard let picture = facts.picture else {
      return [
        [.play, .showEffect, .film, .copyMoment], [.xray, .plain, .compare, .screens], [.turnDevice, zoom(facts)],
      ]
    }
    return [
      [.replacePicture(picture.index), .focusPicture(picture)]
        + (picture.hasFocus ? [.centerPicture(picture.index)] : [])
        + (picture.refit.map { [$0] } ?? [])
        + [.editPicture(picture.index)],
      [.play, .film, .copyMoment], [.xray, .compare, .turnDevice],
    ]
  }

  static func groundMenu(_ facts: Facts) -> [[Command]] {
    [
      [zoom(facts), .screens, .curve, .showGesture, .meter], [.choosePictures, .paste, .save],
      [.appearance, .panels, .fullScreen],
    ]
  }
}

/// The pointer.
extension StagePart {
  mutating func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    if !ui.input.isHeld { held = nil }
    let isDouble = ui.happenings.now == .press(isDouble: true)
    switch ui.area(.canvas(.stage), ui.frame) {
    case .down(let point):
      defer { openText(studio, &ui) }
      return press(point, isDouble: isDouble, studio)
    case .move(let point):
      if case .canvas? = held { return canvas.move(to: point, studio) }
      if case .depth(let last)? = held {
        held = .depth(point)
        return [.turnDepth(by: Point(x: point.x - last.x, y: point.y - last.y))]
      }
      return drag(to: point, studio).map { [$0] } ?? []
    case .up(let point): return release(.up(point.map { scenePoint($0, studio) }))
    case .cancel: return release(.cancel)
    case .secondary(let point):
      let isOnPhone = studio.layout.picture.intersection(ui.frame).contains(point)
      ui.openMenu(.contextMenu(isOnPhone ? .phone : .stage), isAsked: true)
      return [.point(at: point)] + (isOnPhone ? StageCanvas.choice(at: point, studio) : [])
    case let event?: return Self.turn(event, studio).map { [$0] } ?? []
    case nil: return []
    }
  }

  /// Takes hold of the topmost thing under a press.
  private mutating func press(_ point: Point, isDouble: Bool, _ studio: Studio) -> [Intent] {
    let (stage, layout) = (studio.stage, studio.layout)
    if studio.view.options.showsDepth {
      held = .depth(point)
      return []
    }
    if let moment = stage.differenceMoment(at: point, layout) { return [.scrub(to: moment)] }
    if let share = CompanionView.press(point, stage, layout) {
      held = .share(share)
      // The line jumps to no other place: it is held where it is.
      return share == .slider ? [.share(CompanionView.drag(share, to: point, layout))] : []
    }
    if let surface = handleSurface(studio), let handle = StageHandles.press(point, stage.scene, surface) {
      held = .handle(handle)
      return []
    }
    if StageCanvas.isOn(studio), layout.row == nil {
      held = .canvas
      return canvas.press(point, isDouble: isDouble, studio)
    }
    guard layout.isOnScreen(point) else { return [] }
    let origin = layout.origin(heldAt: point)
    held = .screen(origin: origin)
    return [.touch(.down(layout.scenePoint(point, from: origin)))]
  }

  /// Opens the text that a command asks for.
  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    guard let layer = studio.view.openedText else { return [] }
    if canvas.open(layer, studio) { openText(studio, &ui) }
    return [.shown(.text)]
  }

  /// Opens the text that a double-click has chosen.
  private mutating func openText(_ studio: Studio, _ ui: inout WindowUI) {
    guard let layer = canvas.edited, ui.input.typing?.id != .layerText(layer) else { return }
    // A text that is out of sight at this offset is edited in the middle of the screen.
    let screen = studio.layout.screen
    field = canvas.textBox(studio) ?? Rect(x: screen.x, y: screen.midY - 20, width: screen.width, height: 40)
    let layers = studio.document.scene.composition
    let text = layers.index(of: layer).flatMap { layers[$0].text } ?? ""
    ui.focus.press(.layerText(layer))
    ui.type(in: .layerText(layer), text, takesLines: true)
  }

  private func scenePoint(_ point: Point, _ studio: Studio) -> Point {
    if case .screen(let origin)? = held { studio.layout.scenePoint(point, from: origin) } else { point }
  }

  private func drag(to point: Point, _ studio: Studio) -> Intent? {
    switch held {
    case .screen: .touch(.move(scenePoint(point, studio)))
    case .handle(let handle):
      handleSurface(studio).flatMap { StageHandles.drag(handle, to: point, studio.stage.scene, $0) }
    case .share(let share): .share(CompanionView.drag(share, to: point, studio.layout))
    case .canvas, .depth, nil: nil
    }
  }

  private mutating func release(_ event: InputEvent) -> [Intent] {
    defer { held = nil }
    return switch held {
    case .screen: [.touch(event)]
    case .handle: [.finishEdit]
    case .canvas: canvas.release()
    case .share, .depth, nil: []
    }
  }

  /// A wheel scrolls the content; with Control it zooms.
  static func turn(_ event: InputEvent, _ studio: Studio) -> Intent? {
    let (layout, modifiers) = (studio.layout, studio.view.modifiers)
    if case .wheel(_, let dy, let point?) = event, studio.stage.isOnOnionSlider(point, layout) {
      return .share((studio.stage.beside.comparison?.opacity ?? 0) + dy * 0.05)
    }
    return switch event {
    case .wheel(_, let dy, let point) where modifiers.contains(.control): .zoom(notches: dy, around: point)
    case .touchpad(_, let dy, let point) where modifiers.contains(.control): .zoom(notches: dy / 8, around: point)
    case .wheel(let dx, let dy, _): .touch(.wheel(dx: dx * modifiers.pace, dy: dy * modifiers.pace, at: nil))
    case .touchpad(let dx, let dy, _): .touch(.touchpad(dx: dx, dy: dy, at: nil))
    default: nil
    }
  }

  func picture(at point: Point, _ studio: Studio, _ ui: WindowUI) -> Int? { studio.picture(at: point)?.index }

  func shape(_ studio: Studio, _ ui: WindowUI) -> PointerShape? {
    let (stage, layout, pointer) = (studio.stage, studio.layout, ui.input.pointer.place)
    switch held {
    case .share: return .leftRight
    case .screen, .depth: return .hand
    case .handle, .canvas, nil: break
    }
    if studio.view.options.showsDepth { return .hand }
    if StageCanvas.isOn(studio), layout.row == nil { return canvas.shape(at: pointer, studio) }
    if held == nil, CompanionView.isOnShare(pointer, stage, layout) { return .leftRight }
    let shape = StageHandles.shape(handleSurface(studio), heldHandle, at: pointer)
    return shape == .arrow && pointer.map(layout.isOnScreen) ?? false ? .hand : shape
  }

  private var heldHandle: StageHandles.Hold? { if case .handle(let handle)? = held { handle } else { nil } }

  /// Everything that can be dragged, and where: while outlines are shown, or Control is held.
  private func handleSurface(_ studio: Studio) -> HandleSurface? {
    let options = studio.view.options
    guard options.isXRay || studio.view.modifiers.contains(.control) || heldHandle != nil, !options.showsKeys
    else { return nil }
    let (shown, layout, main) = (studio.stage.shown, studio.layout, studio.stage.layers)
    let minimap = options.isXRay ? minimap(of: studio.stage, layout) : nil
    return HandleSurface(
      handles: shown.scene.effect.affordances(in: shown.setting).handles(on: main.layers, at: main.offset),
      minimap: minimap.flatMap { map, room in
        map.frame(in: room).map { HandleSurface.Minimap(picture: map.index, frame: $0) }
      }, stage: layout.stage, screen: layout.screen, zoom: layout.zoom)
  }

  /// The whole picture with the part of it that shows, and its place in a lower corner of the stage: the left one,
  /// unless only the right one is beside the phone.
  private func minimap(of stage: Stage, _ layout: StudioLayout) -> (Minimap, Rect)? {
    guard let minimap = Minimap(stage.layers.layers, of: stage.shown) else { return nil }
    let room = layout.stage
    let width = min(140, room.width / 3)
    let needed = width + 32
    let isRight = layout.screen.x - room.x < needed && room.maxX - layout.screen.maxX >= needed
    return (
      minimap,
      Rect(
        x: isRight ? room.maxX - 16 - width : room.x + 16, y: room.maxY - 16 - 140, width: width, height: 140)
    )
  }
}

extension Studio {
  /// The place of something dropped at a point of the stage, or pasted into the middle of the screen.
  func dropPlace(at point: Point?) -> DropPlace {
    let (shown, offset) = (stage.shown, stage.layers.offset)
    let effect = shown.scene.effect as? Layers
    let place = point.map { layout.scenePoint($0) } ?? (effect?.place == .screen ? shown.setting.screen.center : nil)
    return DropPlace(
      document.id, picture: point.flatMap(picture)?.index,
      middle: place.flatMap { effect?.middle(at: $0, scrolledTo: offset, in: shown.setting) })
  }

  /// The picture of the main screen that shows at a point. Nil if there is none.
  func picture(at point: Point) -> PointedPicture? {
    PointedPicture(at: point, stage.layers.layers, of: stage.shown, tones: view.tones, layout)
  }
}

/// Frames.
extension StagePart {
  mutating func paint(_ studio: Studio, _ painting: inout Painting) {
    let (stage, layout, theme) = (studio.stage, studio.layout, studio.view.theme)
    if studio.view.options.showsDepth { return paintDepth(studio, &painting) }
    // The screen covers its own part.
    let isStill = !studio.view.motions.isMoving(.phone(0))
    let ground = layout.stage.parts(around: layout.row == nil && isStill ? layout.screen : Rect(.zero))
    for part in [ground.0, ground.1, ground.2, ground.3] where !part.isEmpty {
      painting.list.append(.fill(part, theme.window))
    }
    let body = DeviceFrame(
      stage.shown.scene.device.look, title: stage.shown.scene.barTitle, around: layout.screen, zoom: layout.zoom,
      shadow: theme.shadow)
    let isInside = layout.row == nil && isStill && layout.isInside(body.outline)
    guard !isInside else { return draw(studio, body, &painting) }
    painting.clipped(to: layout.stage) { draw(studio, body, &$0) }
  }

  private func chosenIndices(_ studio: Studio) -> Set<Int> {
    let chosen = studio.chosenLayers
    guard !chosen.isEmpty else { return [] }
    let names = studio.document.scene.layerIdentities
    return Set(chosen.compactMap(names.firstIndex))
  }

  private func paintDepth(_ studio: Studio, _ painting: inout Painting) {
    let frame = studio.layout.stage
    painting.list.append(.fill(frame, studio.view.theme.window))
    var view = DepthView(studio.stage.shown)
    (view.yaw, view.pitch) = studio.view.depth
    painting.list.clipped(to: frame) { view.draw(studio.stage.layers.layers, in: frame, into: &$0) }
  }

  private mutating func draw(_ studio: Studio, _ body: DeviceFrame, _ painting: inout Painting) {
    let (stage, layout, theme) = (studio.stage, studio.layout, studio.view.theme)
    let (time, pointer) = (painting.time, painting.pointer)
    var options = studio.view.options
    // A film has bars of its own in the same place.
    if stage.content.choice == .build, stage.superposition != nil { options.showsBars = false }
    let drawing = ScreenDrawing(
      options, studio.view.tones, chosen: options.isXRay ? chosenIndices(studio) : [], scale: studio.view.scale,
      zoom: layout.zoom)
    drawPhones(studio, drawing, body, &painting)
    // Where it lies over the phone, its corners are not the screen's.
    if options.isXRay, let (minimap, room) = minimap(of: stage, layout) {
      minimap.draw(in: room, paper: theme.panel, edge: theme.hairline, into: &painting.list)
    }
    let share: CompanionView.Share? = if case .share(let share)? = held { share } else { nil }
    drawLabels(studio, held: share, &painting)
    // What is held on the phone shows once it is in its place.
    guard !studio.view.motions.isMoving(.phone(0)) else { return }
    if let surface = handleSurface(studio) {
      StageHandles.draw(
        surface, of: stage.scene, heldHandle, at: pointer, theme, &painting.widths, into: &painting.list)
    }
    if StageCanvas.isOn(studio), layout.row == nil { canvas.draw(studio, at: pointer, theme, into: &painting.list) }
    if options.showsArticle { drawArticle(of: stage.shown, in: layout, theme, &painting) }
    for number in stage.screens.indices where number == 0 || layout.row != nil {
      guard let finger = stage.finger(at: time, on: number) else { continue }
      draw(finger, on: layout.screen(number), layout, theme, into: &painting.list)
    }
  }

  /// Draws the screens in their phones, the main one in front, and those that are on their way behind it.
  private mutating func drawPhones(
    _ studio: Studio, _ drawing: ScreenDrawing, _ body: DeviceFrame, _ painting: inout Painting
  ) {
    let (stage, layout, motions, time) = (studio.stage, studio.layout, studio.view.motions, painting.time)
    while pictures.count < stage.screens.count { pictures.append(ScreenPicture()) }
    while pictures.count > stage.screens.count, !motions.isKnown(.phone(pictures.count - 1)) { pictures.removeLast() }
    for number in stage.screens.indices {
      let layers = stage.layers(on: number).layers
      pictures[number].draw(
        layers, of: stage.shown(on: number), isFilm: stage.screens[number].film != nil, drawing,
        at: stage.moment(time, on: number))
      if number == 0 || layout.row != nil {
        pictures[number].seat = PhoneSeat(stage, number, layout, studio.view.theme, body: number == 0 ? body : nil)
      }
    }
    for number in pictures.indices.dropFirst() where layout.row != nil || motions.isKnown(.phone(number)) {
      draw(number, studio, into: &painting)
    }
    draw(0, studio, into: &painting)
  }

  /// Draws a phone where it is now.
  private mutating func draw(_ number: Int, _ studio: Studio, into painting: inout Painting) {
    guard let seat = pictures[number].seat else { return }
    let superposition = number == 0 ? studio.stage.superposition : nil
    guard let pose = studio.view.motions.pose(ofPhone: number, around: seat.screen, at: painting.time) else {
      return seat.draw(pictures, number, superposition, into: &painting.list)
    }
    moving.removeAll()
    seat.draw(pictures, number, superposition, into: &moving)
    painting.list.append(moving, posed: pose)
  }

  /// Draws the words below several phones, which come and go, or on one that is compared.
  private mutating func drawLabels(
    _ studio: Studio, held share: CompanionView.Share?, _ painting: inout Painting
  ) {
    let (stage, layout, theme) = (studio.stage, studio.layout, studio.view.theme)
    if layout.row == nil {
      CompanionView.drawLabels(stage, held: share, theme, &painting.widths, layout, into: &painting.list)
    } else {
      captions.removeAll()
      CompanionView.drawLabels(stage, held: share, theme, &painting.widths, layout, into: &captions)
    }
    let shown = studio.view.motions.share(of: .captions, at: painting.time)
    guard shown > 0 else { return }
    painting.list.append(captions, posed: Pose(opacity: shown))
  }

  /// The outline of the focus, and the problem with the document's file in a strip at the top, as long as it lasts.
  func paintOver(_ studio: Studio, _ painting: inout Painting) {
    let (stage, theme) = (studio.layout.stage, studio.view.theme)
    if studio.view.isStageFocused {
      painting.list.append(
        .shape(RoundedShape(frame: stage.inset(by: 2), radius: 6, border: theme.look.focus, borderWidth: 2)))
    }
    guard let fault = studio.library.current.file.fault else { return }
    var strip = Strip(fault, .body, theme.fault, margin: Size(width: 16, height: 7), in: stage, theme)
    strip.border = theme.fault
    strip.draw(.top(8), &painting.widths, into: &painting.list)
  }

  /// Words about the pink outlines.
  private func drawArticle(
    of shown: Preview, in layout: StudioLayout, _ theme: Theme, _ painting: inout Painting
  ) {
    guard let article = type(of: shown.scene.effect).publication.map({ "\($0)" }) else { return }
    let words =
      shown.published == nil
      ? "These are the numbers of \(article)"
      : pictures[0].published.isEmpty ? "Matches \(article)" : "Outlined: as in \(article)"
    var strip = Strip(words, .small, theme.article, margin: Size(width: 12, height: 4), in: layout.stage, theme)
    strip.radius = 6
    strip.draw(.bottom(6), &painting.widths, into: &painting.list)
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

/// Support for screen readers.
extension StagePart {
  /// The scene, as an adjustable number: its scroll offset.
  mutating func items(_ items: [AccessibleItem], _ studio: Studio, at time: Double) -> [AccessibleItem] {
    let (document, layout, stage) = (studio.document, studio.layout, studio.stage)
    let scene = document.scene
    var item = AccessibleItem(
      .slider, document.title.shown,
      help: "\(type(of: scene.effect).title) on \(scene.device.title). "
        + "Arrows scroll, \(Command.play.spokenKey) plays the gesture, Tab goes to the controls, F6 from part to part, "
        + "\(Command.keys.spokenKey) lists all keys.")
    // The screen may lie beside the stage, where others are beside it.
    let seen = layout.screen.intersection(layout.stage)
    (item.number, item.frame, item.takesFocus) = (
      document.id.spoken, seen.isEmpty ? layout.stage : seen, true
    )
    if stage.isMoving(at: time) {
      // A screen reader would read numbers that change with each frame without end.
      if let spoken, spoken.number == item.number { (item.words, item.amount) = (spoken.words, spoken.amount) }
    } else {
      let shown = stage.shown
      let bounds = shown.extent.bounds
      let offset = shown.offset(at: stage.moment(time)).rounded()
      item.amount = AccessibleItem.Number(
        min(max(offset, bounds.lowerBound), bounds.upperBound), in: bounds,
        step: StageScreen.keyStep)
      let (least, most) = (bounds.lowerBound.formatted(.whole), bounds.upperBound.formatted(.whole))
      item.words =
        "offset \(offset.formatted(.whole)) " + (least == "0" ? "of \(most) points" : "from \(least) to \(most) points")
    }
    spoken = item
    return [item] + items
  }

  func focus(_ ui: WindowUI, _ studio: Studio) -> Int? {
    ui.accessibleFocus(on: ui.number(of: name)) ?? studio.document.id.spoken
  }

  func act(_ action: AccessibleAction, _ ui: inout WindowUI, _ studio: Studio) -> [Intent] {
    guard action.id.number == studio.document.id.spoken else {
      ui.act(action.kind, on: action.id.number)
      return []
    }
    return switch action.kind {
    case .set(let offset) where offset.isFinite: [.show(offset: offset), .letGo]
    case .press: [.perform(.play)]
    default: []
    }
  }
}
