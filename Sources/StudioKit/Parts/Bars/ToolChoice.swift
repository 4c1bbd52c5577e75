import Documents
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// A button that opens a menu of what is to choose.
struct ToolChoice {
  struct Item {
    let title: String
    var key = ""
    let intent: Intent
  }

  let button: ControlID
  let menu: ControlID
  /// Its title behind the last button of its strip, before what is chosen.
  let name: String
  /// The chosen entry.
  let title: String
  let items: [Item]
  let chosen: Int?
  let tip: String
  /// The entries that begin a group.
  var breaks: [Int] = []
}

extension ToolChoice {
  /// Commands of which one is in effect.
  ///
  /// - Parameter usual: The title if none is in effect.
  init(
    _ number: Int, _ name: String, _ commands: [Command], usual: String = "", tip: String, _ facts: Facts
  ) {
    (button, menu, self.name, self.tip) = (.choice(number), .choiceMenu(number), name, tip)
    items = commands.map { Item(title: $0.title(facts), key: $0.key, intent: .perform($0)) }
    chosen = commands.firstIndex { $0.isLit(facts) }
    title = if let chosen { items[chosen].title } else { usual }
  }
}

/// Those of several strips.
extension ToolChoice {
  /// The choice of gesture, and its destinations.
  static func gestures(_ facts: Facts) -> ToolChoice {
    let inScene = facts.sceneGestures ?? []
    let kept = inScene.map(Command.sceneGesture) + facts.keptGestures.map(Command.keptGesture)
    func played(of gestures: [KeptGesture]) -> KeptGesture? { gestures.first { facts.gesture == .tape($0.tape) } }
    let (own, came) = (played(of: facts.keptGestures), played(of: inScene))
    let filing: [Command] =
      (own == nil ? [.keepGesture] : []) + (came == nil && facts.sceneGestures != nil ? [.addGesture] : [])
      + [.saveTape, .film] + (own.map { [.renameGesture($0.name), .deleteGesture($0.name)] } ?? [])
      + (came.map { [.removeGesture($0.name)] } ?? [])
    return ToolChoice(
      0, "Gesture",
      [.showEffect] + UsefulGesture.allCases.map(Command.gesture) + kept + filing
        + (facts.deletedGesture == nil ? [] : [.restoreGesture]),
      usual: facts.playsFilm ? "The film\u{2019}s" : "Your gesture",
      tip: "Chooses the gesture to play: your last one, the effect's own, a preset, or one that was saved.", facts)
  }

  /// The choice of playback.
  static func playing(_ facts: Facts) -> [ToolChoice] {
    [
      ToolChoice(
        1, "Simulate a fault", Command.situations,
        tip: "Simulates a flawed implementation. Red marks each layer's error.", facts),
      ToolChoice(2, "Playback", Command.repetitions, tip: "Repeats the gesture or plays it once.", facts),
      ToolChoice(3, "Speed", Command.speeds, tip: "Sets the playback speed.", facts),
    ]
  }
}
