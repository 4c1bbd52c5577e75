import Boundary
import Documents
import Geometry
import Handoff
import PreviewKit
import StudioKit

/// One window under random events, which depend only on the seed and the window's layout.
struct TrialRun {
  private(set) var window: Window
  private var random: TrialRandom
  private(set) var time = 100.0
  private var pointer: Point?
  private var isDown = false
  private var held: Modifiers = []
  private var size: Size
  /// The last frame.
  private(set) var list = DrawList()
  private let isHeard: Bool
  private var spoken: AccessibleWindow?

  init?(
    _ documents: [SceneDocument], _ scene: Int, _ size: Size, isLight: Bool, isHeard: Bool,
    measure: TextMeasure = .fixed(), seed: UInt64, templates: HandoffTemplates = HandoffTemplates()
  ) {
    guard var studio = Studio(documents: documents, window: size, scale: 1) else { return nil }
    studio.select(scene, at: time)
    window = Window(studio, measure: measure, templates: { templates })
    random = TrialRandom(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    self.size = size
    self.isHeard = isHeard
    if isLight {
      var look = DesktopLook()
      look.appearance = .light
      window.receive(.desktopLook(look), at: time)
    }
    window.isHeard = isHeard
    window.receive(.gestures([KeptGesture(name: "Kept", tape: Tape(from: 0))], faults: []), at: time)
  }
}

extension TrialRun {
  mutating func play(_ count: Int, number: Int, showing shown: Int?) {
    frame()
    for index in 0..<count {
      let (event, answers) = act()
      if let shown, shown != index { continue }
      print(
        "\(number).\(index) \(event) | list \(drawn) words \(said) "
          + "\(window.pointerShape) \(window.takesText) \(caret) \(due) \(window.isMoving(at: time)) | \(answers)")
      guard shown == index else { continue }
      for command in list.commands { print(command) }
      for part in spoken?.parts ?? [] {
        print(part.part, part.name, part.frame)
        for item in part.items { print("  ", item) }
      }
      print(spoken?.focus as Any)
    }
  }

  /// Lets one thing happen and shows a frame. Returns the words of the event, and of what was asked of the machine.
  mutating func act() -> (event: String, answers: String) {
    time += random.pick([0, 0.004, 0.008, 0.016, 0.016, 0.016, 0.1, 0.3, 0.7, 1.5])
    let event = step()
    let requests = window.takeRequests(at: time)
    let answers = requests.map { answer($0) }.joined(separator: ";")
    frame()
    return (event, answers)
  }

  /// What is drawn, in whatever order: without clips, and of meshes only their number.
  private var drawn: String {
    var (sum, meshes) = (0, 0)
    for command in list.commands {
      switch command {
      case .clip: break
      case .mesh: meshes += 1
      default: sum &+= command.hashValue
      }
    }
    return "\(sum) and \(meshes) meshes"
  }

  /// What is said, in whatever order.
  private var said: String {
    guard let spoken else { return "-" }
    var sum = 0
    for part in spoken.parts {
      for var item in part.items {
        item.number = 0
        sum &+= item.hashValue
      }
    }
    let focus = spoken.focus.flatMap { focus in
      spoken.parts.first { $0.part == focus.part }?.items.first { $0.number == focus.number }?.name
    }
    return "\(sum) \(spoken.parts.count) at \(focus ?? "-")"
  }

  private var caret: String { window.caret.map { "\($0)" } ?? "-" }

  private var due: String { window.dueTime.map { "\(($0 * 1000).rounded())" } ?? "-" }

  private mutating func frame() {
    list.removeAll()
    window.advance(to: time)
    window.layOut(at: time)
    window.paint(at: time, into: &list)
    spoken = isHeard ? window.accessible(at: time) : nil
  }

  /// Replies to some requests like a machine without file dialogs, and returns the request as text.
  private mutating func answer(_ request: Request) -> String {
    switch request {
    case .dialog: window.receive(.choice(.noDialog(folder: "/home/ada", home: "/home/ada")), at: time)
    case .files(.read(let path)): window.receive(.file(.missing(path: path)), at: time)
    default: break
    }
    let words = "\(request)"
    return words.count > 200 ? "\(words.prefix(160))... \(words.hashValue)" : words
  }

  /// Performs one event and returns it as text.
  private mutating func step() -> String {
    if isDown {
      switch random.index(below: 10) {
      case 0...5: return send(.move(near(pointer ?? place())))
      case 6: return send(.move(place()))
      case 7: return other()
      default:
        isDown = false
        return send(random.index(below: 12) == 0 ? .cancel : .up(random.index(below: 8) == 0 ? nil : pointer))
      }
    }
    switch random.index(below: 20) {
    case 0...5: return send(.hover(random.index(below: 20) == 0 ? nil : place()))
    case 6...10:
      let place = random.index(below: 3) == 0 ? place() : pointer ?? place()
      isDown = true
      return send(.down(place))
    case 11: return send(.wheel(dx: 0, dy: random.pick([-3, -1, -0.5, 0.25, 1, 2]), at: pointer))
    case 12: return send(.touchpad(dx: 0, dy: random.pick([-8, -1, 0.5, 4]), at: pointer))
    case 13: return send(.secondary(pointer ?? place()))
    default: return other()
    }
  }

  /// An event of the keyboard or the services.
  private mutating func other() -> String {
    switch random.index(below: 24) {
    case 0: return send(.pan(dx: random.pick([-20, 7]), dy: random.pick([-9, 30])))
    case 1: return send(.text(random.pick(["1", "0.4", "x", "?", "abc", "\u{E9}", "50%"])))
    case 2: return send(.composition(random.pick(["", "ni", "\u{306B}"]), caret: nil))
    case 3:
      held = random.pick([[], [], .shift, .control])
      return send(.modifiers(held))
    case 4: return send(.focus(random.index(below: 2) == 0))
    case 5 where random.index(below: 3) == 0:
      size = random.pick([
        Size(width: 1440, height: 900), Size(width: 900, height: 640), Size(width: 480, height: 360),
        Size(width: 700, height: 1000),
      ])
      return send(.resize(size, scale: 1))
    case 6 where random.index(below: 6) == 0: return send(.close)
    case 7 where random.index(below: 4) == 0: return send(.drop(path: "/a/b.png", at: pointer))
    case 8, 9: return act()
    default: return key()
    }
  }

  private static let keys: [Key] = [
    .tab, .tab, .tab, .enter, .escape, .escape, .space, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    .delete, .backspace, .menu, .function(1), .function(10), .function(11),
  ]
  private static let letters: [Character] = [
    "x", "a", "d", "h", "b", "m", "l", "r", "t", "e", "s", "c", "g", ".", ",", "`", "p", "1", "2", "5", "0", "v", "n",
    "o", "w", "q", "z", "y", "+", "-", "u",
  ]

  private mutating func key() -> String {
    let key = random.index(below: 3) == 0 ? Key.letter(random.pick(Self.letters)) : random.pick(Self.keys)
    let modifiers: Modifiers = random.pick([[], [], [], [], .shift, .control, [.control, .shift], .alt])
    let isRepeat = random.index(below: 8) == 0
    let words = send(.keyDown(key, modifiers, isRepeat: isRepeat))
    return random.index(below: 4) == 0 ? words : words + " " + send(.keyUp(key, modifiers))
  }

  /// An action of a screen reader.
  private mutating func act() -> String {
    guard let spoken else { return key() }
    // In an order that does not depend on that of the parts.
    let items = spoken.parts.flatMap { part in part.items.map { (part.part, $0, "\($0.frame) \($0.name)") } }
      .sorted { $0.2 < $1.2 }
    guard !items.isEmpty else { return key() }
    let (place, item, _) = items[random.index(below: items.count)]
    let kind: AccessibleAction.Kind = random.pick([.focus, .press, .press, .set(random.pick([0, 0.5, 3, 120]))])
    let action = AccessibleAction(kind, on: AccessibleID(place, item.number))
    window.receive(.act(action), at: time)
    return "act \(item.name) \(kind)"
  }

  private mutating func send(_ event: InputEvent) -> String {
    switch event {
    case .down(let point), .move(let point), .secondary(let point): pointer = point
    case .hover(let point): pointer = point
    case .up(let point): pointer = point ?? pointer
    default: break
    }
    window.handle(event, at: time)
    return "\(event)"
  }

  private mutating func near(_ point: Point) -> Point {
    Point(x: point.x + random.pick([-40, -9, -2, 0, 1, 5, 30]), y: point.y + random.pick([-60, -8, -1, 0, 2, 7, 45]))
  }

  /// A random point of the window, preferably on something clickable.
  private mutating func place() -> Point {
    let layout = window.studio.layout
    let (panel, foot, time) = (layout["panel"], layout["view"], layout["gesture"])
    let frames = [
      panel, panel, panel, layout.stage, layout.screen, layout["gallery"], layout["files"],
      Rect(x: foot.maxX - foot.width / 2, y: foot.y, width: foot.width / 2, height: foot.height), time,
      Rect(x: time.maxX - time.width / 4, y: time.y, width: time.width / 4, height: time.height),
      Rect(x: time.x, y: time.y, width: time.width / 8, height: time.height), layout["comparison"], layout["curve"],
      foot, Rect(x: 0, y: 0, width: size.width, height: size.height),
    ].filter { !$0.isEmpty }
    let frame = frames[random.index(below: frames.count)]
    return Point(
      x: (frame.x + frame.width * random.share).rounded(), y: (frame.y + frame.height * random.share).rounded())
  }
}

/// Random numbers from a seed, the same on every machine.
struct TrialRandom {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  var share: Double {
    mutating get { Double(next() >> 11) / 9_007_199_254_740_992 }
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(below: elements.count)] }
}
