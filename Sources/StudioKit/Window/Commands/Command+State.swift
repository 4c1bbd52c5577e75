/// The state of a command, and the texts that depend on it.
extension Command {
  /// Whether the option that the command options or chooses is on.
  func isLit(_ facts: ToolSubject) -> Bool {
    switch self {
    case .play: facts.isPlaying
    case .showEffect: facts.gesture == .effect || facts.gesture == nil
    case .gesture(let gesture): facts.gesture == .useful(gesture)
    case .keptGesture(let name): facts.keptGestures.contains { $0.name == name && facts.gesture == .tape($0.tape) }
    case .repeats(let again): facts.repeats == again
    case .speed(let speed): facts.speed == speed
    case .situation(let situation): facts.situation == situation
    case .turnDevice: facts.isTurned
    case .zoomToFit: facts.isFitted
    case .plain: facts.isPlain
    case .xray: facts.options.isXRay
    case .article: facts.options.showsArticle
    case .bars: facts.options.showsBars
    case .timeLine: facts.options.showsTimeLine
    case .curve: facts.options.showsCurve
    case .wholeCurve: facts.isCurveWhole
    case .meter: facts.options.showsMeter
    case .compare: facts.comparison != nil
    case .arrange(let arrangement): facts.comparison?.arrangement == arrangement
    case .compareWith(let other): facts.comparedWith == other
    case .screens: facts.screens.isShown
    case .device(let name): facts.screens.names.contains(name)
    case .appearance: facts.appearance == .dark
    case .panels: facts.options.showsPanels
    case .drawer: facts.options.showsDrawer
    default: false
    }
  }

  /// Whether the command is enabled.
  func isOn(_ facts: ToolSubject) -> Bool {
    switch self {
    case .undo: facts.canUndo
    case .redo: facts.canRedo
    case .resetEverything: facts.hasSteps
    case .forgetOtherSetting: facts.settingName != nil
    case .restoreVariant: facts.canRestoreVariant
    case .restoreGesture: facts.deletedGesture != nil
    case .asPublished: facts.hasArticle
    case .compareWith(let other): facts.others.contains(other)
    case .close, .sceneBefore, .sceneAfter: facts.scenes > 1
    case .layerBehind, .layerInFront, .wholeCurve, .saveCurve: facts.options.showsCurve
    case .saveLog: facts.options.showsMeter
    case .drawer: facts.layout.hasDrawer
    case .zoomTimeIn: facts.hasTime
    case .zoomTimeOut, .wholeTime: facts.hasTime && !facts.showsWholeTime
    case .speed, .situation, .repeats, .zoomToFit: !isLit(facts)
    default: true
    }
  }

  /// The title in a strip, on a button and in the menu of a choice.
  func title(_ facts: ToolSubject) -> String {
    switch self {
    case .compareWith(.setting): "\(facts.settingName == "B" ? "A" : "B"), the other setting"
    case .restoreGesture: facts.deletedGesture.map { "Bring back \u{201C}\($0)\u{201D}" } ?? words.title
    default: isLit(facts) ? words.lit : words.title
    }
  }

  /// The title in the context menu and the palette.
  func menuTitle(_ facts: ToolSubject) -> String { isLit(facts) ? words.menuLit : words.menu }

  /// Its first key; empty if it has none.
  var key: String { words.keys.first?.description ?? "" }

  var spokenKey: String { words.keys.first?.spoken ?? "" }

  /// The help with the key at the end of its first sentence: "Takes the last step back: Ctrl Z."
  var tip: String { tip(words.help) }

  /// The same with another help text.
  func tip(_ help: String) -> String {
    guard let key = words.phrase, let end = help.firstIndex(of: ".") else { return help }
    return "\(help[..<end]): \(key)\(help[end...])"
  }
}
