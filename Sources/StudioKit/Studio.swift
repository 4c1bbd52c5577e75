import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The application without its window and its disk: the documents, the one on the stage, what there is to say about
/// files, and the window around it all. It asks the machine with requests and is answered with replies.
public struct Studio: Sendable {
  private(set) var library: Library
  var stage: Stage
  private var files: FileSession
  private(set) var view: WindowView
  private var sheets: SheetView
  private var requests: [Request] = []
  /// Something outside of the stage is being dragged or typed: questions wait until it is done.
  public var isHandBusy = false

  /// - Parameters:
  ///   - documents: The gallery, one at least; the first is shown.
  ///   - measure: How wide texts are; where there are no fonts, all letters are of one width.
  public init?(documents: [SceneDocument], window: Size, scale: Double, measure: TextMeasure = .fixed()) {
    guard let library = Library(documents) else { return nil }
    self.library = library
    stage = Stage(library)
    files = FileSession(templates: SceneTemplates(documents))
    view = WindowView(size: window, scale: scale, measure: measure)
    sheets = SheetView(measure: measure)
  }

  /// What the panel of controls shows: where it is equal, the panel looks the same.
  public struct PanelSubject: Hashable, Sendable {
    private let version: SceneDocument.Version
    private let window: Size
    private let panelWidth: Double
    private let hasPanels: Bool
    private let isTurned: Bool

    fileprivate init(_ studio: Studio) {
      version = studio.library.current.version
      window = studio.view.size
      panelWidth = studio.view.panelWidth
      hasPanels = studio.view.switches.showsPanels
      isTurned = studio.stage.isTurned
    }
  }
}

extension Studio {
  /// What the tools around the stage show: where it is equal, they look the same.
  public struct ToolSubject: Hashable, Sendable {
    fileprivate let version: SceneDocument.Version
    public let isUnsaved: Bool
    public let isTurned: Bool
    /// Without its effect.
    public let isPlain: Bool
    public let isPlaying: Bool
    public let switches: Switches
    public let layout: StudioLayout
    /// As large as fits.
    public let isFitted: Bool
    fileprivate let window: Size
    /// How many scenes the gallery has.
    public let scenes: Int
  }

  public var toolSubject: ToolSubject {
    ToolSubject(
      version: document.version, isUnsaved: document.isUnsaved, isTurned: stage.isTurned,
      isPlain: stage.shown.isStill, isPlaying: stage.loop != nil, switches: view.switches, layout: layout,
      isFitted: view.zoom.factor == nil, window: window, scenes: library.documents.count)
  }
}

extension Studio {
  public var documents: [SceneDocument] { library.documents }
  /// The document on the stage.
  public var document: SceneDocument { _read { yield library.current } }
  /// Which of them it is.
  public var shownIndex: Int { library.selected }
  public var switches: Switches { view.switches }
  public var panelSubject: PanelSubject { PanelSubject(self) }

  /// The scene on the device as it lies on the stage.
  public var shownScene: Scene { stage.preview.scene }

  /// Size of the window, in points.
  public var window: Size { view.size }
  public var layout: StudioLayout { view.layout(stage, library) }
  /// Where the controls lie, in points of the window. Empty while they are hidden or have no room.
  public var panel: Rect { layout.panel }
  /// Pixels for a point of the phone.
  public var stageScale: Double { layout.zoom * view.scale }

  public static let usualPanelWidth = StudioLayout.usualPanelWidth

  /// How wide the panel of controls is where it has room, in points.
  public var panelWidth: Double {
    get { view.panelWidth }
    set {
      view.panelWidth = min(max(260, newValue.rounded()), 560)
      files.panel.width = view.panelWidth
    }
  }

  /// The sections of the panel that are open, for the next start.
  public var openSections: [String]? {
    get { files.panel.sections }
    set { files.panel.sections = newValue }
  }

  /// Frames a second that the window aims at.
  public var frameRate: Double {
    get { view.meter.rate }
    set { view.meter.rate = newValue }
  }

  /// What the window says of a frame that it has shown.
  public mutating func note(_ frame: ShownFrame) { view.meter.add(frame) }
}

/// Requests and replies.
extension Studio {
  /// What is asked of the machine since the last time.
  public mutating func takeRequests() -> [Request] {
    defer { requests.removeAll() }
    return requests
  }

  public mutating func ask(_ request: Request) { requests.append(request) }

  /// Says something to the person at the window.
  public mutating func say(_ text: String, isFault: Bool = false, at time: Double) {
    view.notice = Notice(text: text, isFault: isFault, time: time)
  }

  /// What the machine answers, and what it says by itself.
  public mutating func receive(_ reply: Reply, at time: Double) {
    take(files.handle(reply, in: &library, at: time), at: time)
  }

  public mutating func perform(_ command: FileCommand, at time: Double) {
    take(files.perform(command, in: &library, at: time), at: time)
  }

  /// Lets everything happen to files that is due by a moment.
  public mutating func advanceFiles(to time: Double) {
    let isHandFree = !isHandBusy && !stage.isTouched && view.pressed == nil
    take(files.advance(to: time, isHandFree: isHandFree, in: &library), at: time)
  }

  /// When `advanceFiles` has something to do although nothing happens.
  public var dueTime: Double? { library.autosaveDue }

  /// Where the pictures lie that come with the program: the person's first own ones take their place.
  public mutating func setSamples(_ folder: String?) { files.setSamples(folder) }

  private mutating func answer(_ answer: SheetAnswer?, at time: Double) {
    guard let answer else { return }
    sheets.close()
    take(files.answer(answer, in: &library, at: time), at: time)
    // The next question comes in the same frame.
    advanceFiles(to: time)
  }

  private mutating func take(_ requests: [Request], at time: Double) {
    for request in requests {
      if case .say(let words, let isFault) = request {
        say(words, isFault: isFault, at: time)
      } else {
        ask(request)
      }
    }
    stage.follow(library, at: time)
  }

  /// Asks what was dropped. Things that are dropped together are one request.
  private mutating func askToOpen(_ path: String) {
    var paths = [path]
    if case .open(let others, into: document.id)? = requests.last {
      paths = others + paths
      requests.removeLast()
    }
    ask(.open(paths, into: document.id))
  }
}

/// The document on the stage.
extension Studio {
  /// Shows a document of the gallery from its beginning.
  public mutating func select(_ index: Int, at time: Double) {
    library.select(index, at: time)
    stage.follow(library, at: time)
  }

  /// Adds a document to the gallery, and shows it.
  public mutating func add(_ document: SceneDocument, at time: Double) {
    library.add(document, at: time)
    stage.follow(library, at: time)
  }

  /// Changes the document on the stage, which stays where it is.
  @discardableResult
  public mutating func edit<Result>(at time: Double, _ change: (inout SceneDocument) -> Result) -> Result {
    defer { stage.follow(library, at: time) }
    return change(&library.current)
  }

  /// The control was let go: what comes next is another step.
  public mutating func finishEdit() { library.current.finishEdit() }

  public mutating func undo(at time: Double) { tell(edit(at: time) { $0.undo() }, at: time) }
  public mutating func redo(at time: Double) { edit(at: time) { $0.go(toStep: $0.history.position + 1) } }

  /// Shows the other of the two settings, at the same moment of the same gesture.
  public mutating func switchSetting(at time: Double) {
    // What was said of the other one is not true any more.
    view.notice = nil
    tell(edit(at: time) { $0.switchSetting() }, at: time)
  }

  public mutating func forgetOtherSetting(at time: Double) {
    tell(edit(at: time) { $0.settings.forgetOther() }, at: time)
  }

  private mutating func tell(_ words: String?, at time: Double) {
    if let words { say(words, at: time) }
  }
}

/// What a person does.
extension Studio {
  /// In points of the window.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    if handleSheet(event, at: time) { return }
    switch event {
    case .down(let point):
      let layout = layout
      if !view.press(point, layout), layout.isOnScreen(point) {
        stage.touch(.down(layout.scenePoint(point)), at: time)
      }
    case .move(let point): if stage.isTouched { stage.touch(.move(layout.scenePoint(point)), at: time) }
    case .up(let point):
      if stage.isTouched { stage.touch(.up(point.map(layout.scenePoint)), at: time) }
      if let index = view.release(point, layout) { select(index, at: time) }
    case .cancel:
      if stage.isTouched { stage.touch(.cancel, at: time) }
      _ = view.release(nil, layout)
    case .hover(let point): view.hover(point.flatMap(layout.thumbnail), in: library, at: time)
    case .wheel(let dx, let dy, let point):
      guard view.isOverStage(point, layout), !view.zooms(by: dy, around: point, layout) else { break }
      stage.touch(.wheel(dx: dx, dy: dy, at: nil), at: time)
    case .touchpad(let dx, let dy, let point):
      guard view.isOverStage(point, layout), !view.zooms(by: dy / 8, around: point, layout) else { break }
      stage.touch(.touchpad(dx: dx, dy: dy, at: nil), at: time)
    case .pan(let dx, let dy): view.zoom.pan(dx: dx, dy: dy, in: layout)
    case .modifiers(let modifiers): view.modifiers = modifiers
    case .keyDown(let key, let modifiers, let isRepeat): press(key, modifiers, isRepeat: isRepeat, at: time)
    // Which keys make a question mark depends on the keyboard.
    case .text("?"): view.switches.showsKeys.toggle()
    case .keyUp(.letter("p"), _), .focus(false): stage.holdStill(false, at: time)
    case .resize(let size, let scale): (view.size, view.scale) = (size, scale)
    case .drop(let path, _): askToOpen(path)
    case .close: perform(.quit, at: time)
    default: break
    }
  }

  /// Lets what lies over the window have what a person did. False: there is nothing, or it does not care.
  private mutating func handleSheet(_ event: InputEvent, at time: Double) -> Bool {
    guard var sheet = files.sheet else { return view.switches.showsKeys && scrollKeys(event) }
    switch event {
    // A hand that was on the stage already is let go of there.
    case .move, .up, .cancel: if stage.isTouched || view.pressed != nil { return false }
    case .down, .hover, .secondary, .wheel, .touchpad, .keyDown, .keyUp, .modifiers, .text, .composition: break
    case .drop, .close, .pan: return true
    default: return false
    }
    let answer = sheets.handle(event, &sheet, in: view.size, at: time)
    files.sheet = sheet
    if let text = sheets.takeCopy() { ask(.copy(text)) }
    self.answer(answer, at: time)
    // Keys that are let go may have been pressed on the stage.
    switch event {
    case .keyUp, .modifiers: return false
    default: return true
    }
  }

  /// The list of keys may be longer than the window.
  private mutating func scrollKeys(_ event: InputEvent) -> Bool {
    switch event {
    case .wheel, .touchpad: sheets.showKeys(in: view.size, after: event)
    default: return false
    }
    return true
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool, at time: Double) {
    if let command = StageCommand(key, modifiers, isRepeat: isRepeat) { return perform(command, at: time) }
    if modifiers.contains(.control) {
      if isRepeat { return }
      if key == .letter("v") { return ask(.paste(into: document.id)) }
      let command = FileCommand(key, isShifted: modifiers.contains(.shift))
      if let command { perform(command, at: time) }
      return
    }
    switch key {
    case .escape: view.switches.showsKeys = false
    case .letter("p") where !isRepeat: stage.holdStill(true, at: time)
    case .letter(let letter) where !isRepeat:
      // Other characters have values, too: the key left of 1 on a French keyboard is a square.
      if letter.isASCII, let number = letter.wholeNumberValue, number >= 1 { select(number - 1, at: time) }
    default: stage.scroll(by: key, at: time)
    }
  }

  /// Does what a key, a tool or a menu asks of the stage.
  public mutating func perform(_ command: StageCommand, at time: Double) {
    switch command {
    case .undo: undo(at: time)
    case .redo: redo(at: time)
    case .switchSetting: switchSetting(at: time)
    case .play: stage.toggleLoop(at: time)
    case .showEffect: stage.toggleLoop(showsEffect: true, at: time)
    case .turnDevice: stage.turn(library, at: time)
    case .plain: stage.setStill(!stage.shown.isStill, at: time)
    case .saveLog: if view.switches.showsMeter { ask(.saveLog(view.meter.log)) }
    case .fullScreen: ask(.toggleFullScreen)
    default: view.perform(command, device: shownScene.device, in: layout)
    }
  }
}

/// Frames.
extension Studio {
  /// Lets everything happen that is due by a moment.
  public mutating func advance(to time: Double) {
    stage.advance(to: time)
    view.advance(library, to: time)
  }

  /// When the notice goes by itself; nil where there is none.
  public var noticeEnd: Double? { view.notice?.end }

  /// Whether the window will look different with each frame. If not, nothing has to be drawn until something happens
  /// or the notice ends.
  public func isMoving(at time: Double) -> Bool {
    isAsking && sheets.hasCards || stage.isMoving(at: time) || view.hovered != nil && !layout.thumbnails.isEmpty
  }

  /// Draws the whole window as it is to be seen at a moment, but for the panel and what lies over it. It covers every
  /// pixel.
  public mutating func draw(at time: Double, into list: inout DrawList) {
    layOut(at: time)
    paint(at: time, into: &list)
  }

  /// Asks the effect for the layers of a moment: the first half of `draw`.
  public mutating func layOut(at time: Double) { view.layOut(stage, at: time) }

  /// Draws the window around the layers that `layOut` found for the same moment: the second half of `draw`.
  public mutating func paint(at time: Double, into list: inout DrawList) {
    view.draw(stage, library, isMoving: isMoving(at: time), at: time, into: &list)
    sheets.advance(to: time)
  }

  /// Draws what lies over everything, the panel included: a question about files, the list of keys.
  public mutating func drawSheets(into list: inout DrawList) {
    if var sheet = files.sheet {
      sheets.update(&sheet, in: view.size)
    } else if view.switches.showsKeys {
      sheets.showKeys(in: view.size)
    } else {
      return sheets.close()
    }
    list.append(sheets.list)
    sheets.drawCards(of: files.templates.documents, into: &list)
  }

  /// Where the caret of what is being typed into a question stands, in points of the window; nil: nothing is.
  public var caret: Rect? { isAsking ? sheets.caret : nil }

  /// What text is pasted from into a question. The window keeps it the same as the desktop's.
  public var clipboard: String {
    get { sheets.clipboard }
    set { sheets.clipboard = newValue }
  }

  /// Whether a question is open: keys and the pointer are its.
  public var isAsking: Bool { files.sheet != nil }

  /// Whether a sheet wants the keys and clicks, wherever they go.
  public var hasSheet: Bool { view.switches.showsKeys || isAsking }

  /// Tells the pictures that the stage will show one screen further on, and how large each would be as a whole, in
  /// points of the window: for whoever fetches pictures.
  public mutating func picturesAhead(at time: Double, _ body: (PictureID, Size) -> Void) {
    view.picturesAhead(stage, of: library.current.version, zoom: layout.zoom, at: time, body)
  }
}
