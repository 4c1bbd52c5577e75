import Documents
import Handoff

/// An action available by key, tool, menu, button or palette: one row with everything about it. The rows of a topic
/// are a file in this folder, in the order of menus and the palette.
public struct Command: Sendable {
  fileprivate let row: Row

  /// What all copies of a command share.
  fileprivate final class Row: Sendable {
    let words: CommandWords
    let isLit: @Sendable (Facts) -> Bool
    let isOn: @Sendable (Facts) -> Bool
    let title: @Sendable (Facts) -> String?
    let run: @Sendable (inout Studio, Double) -> Void

    init(
      _ words: CommandWords, isLit: @escaping @Sendable (Facts) -> Bool,
      isOn: @escaping @Sendable (Facts) -> Bool, title: @escaping @Sendable (Facts) -> String?,
      run: @escaping @Sendable (inout Studio, Double) -> Void
    ) {
      (self.words, self.isLit, self.isOn, self.title, self.run) = (words, isLit, isOn, title, run)
    }
  }

  /// - Parameters:
  ///   - id: A permanent identifier, independent of the title.
  ///   - title: In a strip, on a button and in the menu of a choice; `lit` while the command is on.
  ///   - menu: In the context menu and the palette, where there is more space.
  ///   - quiet: Other spellings of its keys, not listed anywhere.
  ///   - repeats: Whether a held key repeats it.
  ///   - isHeld: Whether it lasts only while its key is held.
  ///   - short: The text behind the key in the list of keys.
  ///   - icon: Its sign in a strip of tools.
  ///   - help: One or two sentences without the key, which `tip` adds.
  ///   - also: Other words by which people look for it, as in other programs.
  ///   - isLit: Whether the option that the command turns or chooses is on.
  ///   - isOn: Whether the command is enabled.
  ///   - titled: The title where it depends on more than that.
  ///   - run: What it does, at a time.
  init(
    _ id: String, _ title: String, lit: String? = nil, menu: String? = nil, menuLit: String? = nil,
    keys: [Shortcut] = [], quiet: [Shortcut] = [], repeats: Bool = false, isHeld: Bool = false, short: String? = nil,
    icon: ToolIcon? = nil, _ help: String, also: String = "",
    isLit: @escaping @Sendable (Facts) -> Bool = { _ in false },
    isOn: @escaping @Sendable (Facts) -> Bool = { _ in true },
    titled: @escaping @Sendable (Facts) -> String? = { _ in nil },
    _ run: @escaping @Sendable (inout Studio, Double) -> Void
  ) {
    let words = CommandWords(
      id: id, title: title, lit: lit ?? title, menu: menu ?? title, menuLit: menuLit ?? lit ?? menu ?? title,
      icon: icon, help: help, also: also, keys: keys, quiet: quiet, repeats: repeats, isHeld: isHeld,
      short: short ?? title.prefix(1).lowercased() + title.dropFirst())
    row = Row(words, isLit: isLit, isOn: isOn, title: titled, run: run)
  }
}

extension Command {
  /// A command that turns an option of the window on and off.
  init(
    _ id: String, _ title: String, menu: String? = nil, menuLit: String? = nil, keys: [Shortcut] = [],
    short: String? = nil, icon: ToolIcon? = nil, _ help: String, also: String = "",
    isOn: @escaping @Sendable (Facts) -> Bool = { _ in true },
    turns option: any WritableKeyPath<ViewOptions, Bool> & Sendable
  ) {
    self.init(
      id, title, menu: menu, menuLit: menuLit, keys: keys, short: short, icon: icon, help, also: also,
      isLit: { $0.options[keyPath: option] }, isOn: isOn
    ) { studio, _ in
      if isOn(Facts(studio)) { studio.view.options[keyPath: option].toggle() }
    }
  }
}

extension Command: Hashable, CustomStringConvertible {
  public static func == (one: Command, other: Command) -> Bool { one.row === other.row || one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var description: String { id }

  private var id: String { row.words.id }
}

/// The words of a command.
struct CommandWords: Sendable {
  let id: String
  let title: String
  let lit: String
  let menu: String
  let menuLit: String
  let icon: ToolIcon?
  let help: String
  let also: String
  let keys: [Shortcut]
  let quiet: [Shortcut]
  let repeats: Bool
  let isHeld: Bool
  let short: String
}

extension Command {
  /// Commands on the same topic, in the order of menus and the palette.
  enum Group: CaseIterable {
    case gesture, stage, scene, layers, files, window

    var commands: [Command] {
      switch self {
      case .gesture: Command.ofGestures
      case .stage: Command.ofTheStage
      case .scene: Command.ofTheScene
      case .layers: Command.ofLayers
      case .files: Command.ofFiles
      case .window: Command.ofTheWindow
      }
    }
  }

  /// Every command but those about things with names: kept gestures, variants, pictures, systems.
  static let all = Group.allCases.flatMap(\.commands)

  /// All that there are in a studio and have an effect now, in the order of the table.
  ///
  /// - Parameter systems: Those that a scene can be handed over to.
  static func available(_ facts: Facts, systems: [HandoffSystem] = []) -> [Command] {
    let named =
      facts.keptGestures.flatMap { [.keptGesture($0), .renameGesture($0.name), .deleteGesture($0.name)] }
      + (facts.sceneGestures ?? []).flatMap { [.sceneGesture($0), .removeGesture($0.name)] }
      + facts.others.map(Command.compareWith) + systems.map(Command.saveCode)
      + systems.filter(\.isPage).map(Command.showPage)
    return (all + named).filter { $0.isOn(facts) }
  }
}

extension Command {
  var words: CommandWords { row.words }

  /// Whether the option that the command turns or chooses is on.
  func isLit(_ facts: Facts) -> Bool { row.isLit(facts) }

  /// Whether the command is enabled.
  func isOn(_ facts: Facts) -> Bool { row.isOn(facts) }

  /// The title in a strip, on a button and in the menu of a choice.
  func title(_ facts: Facts) -> String { row.title(facts) ?? (isLit(facts) ? words.lit : words.title) }

  /// The title in the context menu and the palette.
  func menuTitle(_ facts: Facts) -> String { isLit(facts) ? words.menuLit : words.menu }

  /// Its first key; empty if it has none.
  var key: String { words.keys.first?.description ?? "" }

  var spokenKey: String { words.keys.first?.spoken ?? "" }

  /// The help with the key at the end of its first sentence: "Takes the last step back: Ctrl Z."
  var tip: String { tip(words.help) }

  /// The same with another help text.
  func tip(_ help: String) -> String {
    guard let key = words.keys.first, let end = help.firstIndex(of: ".") else { return help }
    return "\(help[..<end]): \(key.phrase)\(words.isHeld ? ", while it is held" : "")\(help[end...])"
  }
}

extension Studio {
  /// Runs a command from a key, tool, menu, button or the palette.
  public mutating func perform(_ command: Command, at time: Double) {
    view.firstMinute.follow(command)
    session.time = time
    command.row.run(&self, time)
    takeSteps(at: time)
  }
}
