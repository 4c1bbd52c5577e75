import Boundary
import Geometry
import PreviewKit

extension PartName { public static let sheet: PartName = "question" }

/// The sheet over the window: the open question, otherwise the list of keys.
struct SheetPart: Part {
  /// What its controls were laid out for, and whether the first one still has to get the focus.
  private var shown = Shown.nothing
  private var isNew = false
  /// The frames of the cards' pictures.
  private var cards: [Rect] = []
  private var playbacks: [EffectLoop] = []

  private enum Shown: Hashable {
    case nothing, keys
    case question(Sheet.Words)
    /// The next question is another one, even if it has the same words.
    case answered
  }

  let name = PartName.sheet
  let side = Side.overWindow
  let takesFocus = false
  let takesText = true
  let role = AccessiblePart.Role.dialog
  func title(_ studio: Studio) -> String { studio.sheet?.title ?? "Keys" }
}

extension SheetPart {
  func isModal(_ studio: Studio) -> Bool { studio.isAsking }

  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let options = studio.view.options
    return studio.isAsking || options.showsKeys && !options.showsPalette ? Rect(room.window) : Rect(.zero)
  }

  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    let wanted: Shown = frame.isEmpty ? .nothing : studio.sheet.map { .question($0.words) } ?? .keys
    guard wanted != shown else { return [] }
    shown = wanted
    (isNew, cards, playbacks) = (true, [], [])
    ui.renew()
    return []
  }

  enum Subject: Hashable, Sendable {
    case nothing
    /// With the commands that parts of the window bring.
    case keys([Command])
    case question(Sheet)
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    switch shown {
    case .nothing, .answered: .nothing
    case .keys: .keys(studio.partCommands)
    case .question: studio.sheet.map(Subject.question) ?? .nothing
    }
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    switch subject {
    case .nothing: return []
    case .keys(let others):
      KeySheet.show(KeyList.groups(with: others), &ui)
      return []
    case .question(let sheet): return show(sheet, &ui)
    }
  }

  private mutating func show(_ sheet: Sheet, _ ui: inout WindowUI) -> [Intent] {
    let body = SheetBody(sheet: sheet)
    var (typed, film) = (sheet.typed, sheet.film)
    var incomplete: String?
    let answer = body.show(&typed, &incomplete, &film, &ui)
    if isNew {
      isNew = false
      ui.moveFocus(to: sheet.typed == nil ? .button(sheet.mainButton) : .answer)
    }
    cards = sheet.question.hasCards ? body.cards(in: ui.frame).map(SheetBody.picture) : []
    var intents: [Intent] = []
    if let typed, typed != sheet.typed { intents.append(.sheet(.type(typed))) }
    if let film, film != sheet.film { intents.append(.sheet(.film(film))) }
    if let incomplete { intents.append(.sheet(.complete(incomplete))) }
    return intents + (answer.map { take($0) } ?? [])
  }

  private mutating func take(_ answer: SheetAnswer) -> [Intent] {
    shown = .answered
    return [.answer(answer)]
  }

  /// Escape answers a question, and a press anywhere closes the list of keys.
  mutating func intercept(
    _ event: InputEvent, _ ui: inout WindowUI, _ studio: Studio, at time: Double
  ) -> Interception {
    switch (shown, event) {
    case (.keys, .down): return .takes([.perform(.keys)])
    case (.question, .keyDown(.escape, _, let isRepeat)) where !ui.input.isComposing:
      guard !isRepeat, let answer = studio.sheet?.question.escape else { return .takes() }
      return .takes(take(answer))
    default: return .passes()
    }
  }
}

/// Frames.
extension SheetPart {
  func isMoving(_ studio: Studio) -> Bool { !studio.view.isCalm && !cards.isEmpty }

  /// The moving content of cards about effects: each plays the effect's own gesture.
  mutating func paintOver(_ studio: Studio, _ painting: inout Painting) {
    guard !cards.isEmpty else { return }
    let (isCalm, time) = (studio.view.isCalm, painting.time)
    if playbacks.isEmpty {
      playbacks = studio.templates.map { EffectLoop($0.scene, $0.miniatures, at: time) }
    }
    if !isCalm { for index in playbacks.indices { playbacks[index].advance(to: time) } }
    for (playback, frame) in zip(playbacks, cards) {
      let (preview, moment) = playback.shown(at: time)
      let picture = GalleryCell.picture(preview, at: isCalm ? 0 : moment, in: frame)
      painting.list.clipped(to: frame) { $0.append(picture) }
      painting.list.append(
        .shape(RoundedShape(frame: frame, radius: 5, part: .corners, fill: studio.view.theme.field)))
    }
  }
}

/// Support for screen readers.
extension SheetPart {
  /// Reading the list of keys begins with its first item.
  func focus(_ ui: WindowUI, _ studio: Studio) -> Int? {
    shown == .keys
      ? ui.read(name) { $0.descriptions.items.first?.number } : ui.accessibleFocus(on: ui.number(of: name))
  }

  func act(_ action: AccessibleAction, _ ui: inout WindowUI, _ studio: Studio) -> [Intent] {
    guard shown != .keys else { return action.kind == .press ? [.perform(.keys)] : [] }
    // A press on an option is no answer.
    let isOption = if case .control(.filmOption) = ui.descriptions[action.id.number] { true } else { false }
    ui.act(isOption && action.kind == .press ? .focus : action.kind, on: action.id.number)
    return []
  }
}
