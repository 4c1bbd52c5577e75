import Boundary
import Geometry
import Notation
import Parameters

/// Reads a tape and reports every problem in one pass, each with its place.
public struct TapeReader {
  public static let version = 1

  /// Larger than for scenes, as a tape may hold a long session.
  public static let limits = ReadLimits(depth: 16, size: 128 * 1_048_576, values: 1 << 24)

  private var problems: [Problem] = []
  private var latest = 0.0

  private init() {}

  /// - Returns: The tape, if there were no errors, and all problems.
  public static func read(_ bytes: [UInt8]) -> (tape: Tape?, problems: [Problem]) {
    let reading = JSONReader.read(bytes, limits: limits)
    var reader = TapeReader()
    reader.problems = reading.problems.map { Problem($0) }
    let tape = reading.root.flatMap { reader.tape($0) }
    return (reader.problems.isEmpty ? tape : nil, reader.problems)
  }
}

extension TapeReader {
  private static let fields = ["tape", "from", "events"]
  /// Maximum number of reported problems.
  private static let mostProblems = 100

  private mutating func tape(_ root: Node) -> Tape? {
    guard let members = root.object else {
      if root.isSound { complain(root.place, "", "a tape is an object, not \(root.kindName)") }
      return nil
    }
    guard isReadable(root) else { return nil }
    var tape = Tape()
    for member in members where member.key != "tape" {
      switch member.key {
      case "from": tape.from = number(member.value, "from")
      case "events": tape.events = events(member.value)
      default: unknown(member, among: Self.fields, path: member.key)
      }
    }
    if root["events"] == nil { complain(root.place, "events", "the events are missing", help: "They are a list.") }
    return tape
  }

  private mutating func isReadable(_ root: Node) -> Bool {
    guard let version = root["tape"] else {
      complain(root.place, "tape", "the version is missing", help: "Begin the tape with \"tape\": \(Self.version).")
      return true
    }
    guard let number = version.number, number == number.rounded(), number >= 1 else {
      complain(version.place, "tape", "\(version.quoted) is not a version", help: "Write \(Self.version).")
      return true
    }
    guard number > Double(Self.version) else { return true }
    complain(
      version.place, "tape",
      "this tape is of version \(version.quoted), and this program reads version \(Self.version)",
      help: "Play it with a newer Parallax.")
    return false
  }

  private mutating func events(_ node: Node) -> [TapeEvent] {
    guard let nodes = node.list else {
      if node.isSound { complain(node.place, "events", "\(node.quoted) is not a list") }
      return []
    }
    var events: [TapeEvent] = []
    events.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      if problems.count >= Self.mostProblems { return events }
      if let event = event(node, index) { events.append(event) }
    }
    return events
  }

  private mutating func event(_ node: Node, _ index: Int) -> TapeEvent? {
    guard node.object != nil else {
      if node.isSound { complain(node.place, "events[\(index)]", "\(node.quoted) is not an object") }
      return nil
    }
    guard let time = time(of: node, index), let action = action(of: node, index) else { return nil }
    return TapeEvent(time: time, action: action)
  }

  /// The time of an event. Times must not decrease; they may be equal.
  private mutating func time(of node: Node, _ index: Int) -> Double? {
    guard let time = required("time", of: node, index).flatMap({ number($0, "events[\(index)].time") }) else {
      return nil
    }
    guard time >= latest else {
      complain(
        node["time"]?.place ?? node.place, "events[\(index)].time",
        time < 0
          ? "\(time.formatted(.shortest)) is before the tape begins"
          : "\(time.formatted(.shortest)) is before the previous event, at \(latest.formatted(.shortest))",
        help: "Times must not decrease.")
      return nil
    }
    latest = time
    return time
  }
}

extension TapeReader {
  /// The required and optional fields of each kind of event, besides the time.
  private static let kinds: [(name: String, needs: [String], may: [String])] = [
    ("down", ["x", "y"], []), ("move", ["x", "y"], []), ("up", [], ["x", "y"]), ("wheel", ["dx", "dy"], []),
    ("touchpad", ["dx", "dy"], []), ("offset", ["offset"], []), ("resize", ["width", "height"], []),
    ("set", ["path", "value"], []),
  ]

  private mutating func action(of node: Node, _ index: Int) -> TapeEvent.Action? {
    let names = Self.kinds.map(\.name)
    guard let kindNode = required("kind", of: node, index) else { return nil }
    guard let kind = Self.kinds.first(where: { $0.name == kindNode.text }) else {
      if kindNode.isSound {
        complain(
          kindNode.place, "events[\(index)].kind", "\(kindNode.quoted) is not a kind of event",
          help: NearestName.help(for: kindNode.text ?? "", among: names))
      }
      return nil
    }
    for member in node.object ?? [] where !(["time", "kind"] + kind.needs + kind.may).contains(member.key) {
      unknown(member, among: kind.needs + kind.may, path: "events[\(index)].\(member.key)")
    }
    if kind.name == "set" { return set(node, index) }
    return numbers(kind.needs, of: node, index).flatMap { action(kind.name, $0, of: node, index) }
  }

  private mutating func action(_ kind: String, _ numbers: [Double], of node: Node, _ index: Int) -> TapeEvent.Action? {
    switch kind {
    case "down": return .input(.down(Point(x: numbers[0], y: numbers[1])))
    case "move": return .input(.move(Point(x: numbers[0], y: numbers[1])))
    case "wheel": return .input(.wheel(dx: numbers[0], dy: numbers[1], at: nil))
    case "touchpad": return .input(.touchpad(dx: numbers[0], dy: numbers[1], at: nil))
    case "offset": return .offset(numbers[0])
    case "resize":
      let sides = Device.parameters.filter { $0.path == "width" || $0.path == "height" }
      for (side, number) in zip(sides, numbers) {
        guard let complaint = side.domain.problems(with: .number(number)).first else { continue }
        complain(node[side.path]?.place ?? node.place, "events[\(index)].\(side.path)", complaint.message)
        return nil
      }
      return .resize(Size(width: numbers[0], height: numbers[1]))
    default:
      guard node["x"] != nil || node["y"] != nil else { return .input(.up(nil)) }
      return self.numbers(["x", "y"], of: node, index).map { .input(.up(Point(x: $0[0], y: $0[1]))) }
    }
  }

  private mutating func set(_ node: Node, _ index: Int) -> TapeEvent.Action? {
    guard let path = required("path", of: node, index), let value = required("value", of: node, index),
      path.isSound, value.isSound
    else { return nil }
    guard let text = path.text else {
      complain(path.place, "events[\(index)].path", "\(path.quoted) is not text")
      return nil
    }
    return .set(path: text, value: value.value)
  }

  private mutating func numbers(_ names: [String], of node: Node, _ index: Int) -> [Double]? {
    var numbers: [Double] = []
    for name in names {
      guard let value = required(name, of: node, index).flatMap({ number($0, "events[\(index)].\(name)") }) else {
        continue
      }
      numbers.append(value)
    }
    return numbers.count == names.count ? numbers : nil
  }

  private mutating func required(_ name: String, of node: Node, _ index: Int) -> Node? {
    if let value = node[name] { return value }
    if node.isSound { complain(node.place, "events[\(index)]", "\(name) is missing") }
    return nil
  }

  private mutating func number(_ node: Node, _ path: String) -> Double? {
    if let number = node.number { return number }
    if node.isSound { complain(node.place, path, "\(node.quoted) is not a number") }
    return nil
  }

  private mutating func unknown(_ member: Member, among known: [String], path: String) {
    complain(
      member.keyPlace, path, "there is no such field",
      help: NearestName(to: member.key, among: known)?.question ?? "")
  }

  private mutating func complain(_ place: Place, _ path: String, _ message: String, help: String = "") {
    problems.append(Problem(.scene, at: place, path: path, message: message, help: help))
  }
}
