import Notation
import ScrollPhysics

/// Reads a recording and reports every problem in one pass, each with its place.
public struct ScrollRecordingReader {
  public static let limits = ReadLimits(depth: 16, size: 16 * 1_048_576, values: 1 << 20)
  /// Largest offset, length, speed and time, against slips of the unit.
  private static let most = 1e6

  private var problems: [Problem] = []

  private init() {}

  /// - Returns: The recording, if there were no errors, and all problems.
  public static func read(_ bytes: [UInt8]) -> (recording: ScrollRecording?, problems: [Problem]) {
    let reading = JSONReader.read(bytes, limits: limits)
    var reader = ScrollRecordingReader()
    reader.problems = reading.problems.map { Problem($0) }
    let recording = reading.root.flatMap { reader.recording($0) }
    return (reader.problems.isEmpty ? recording : nil, reader.problems)
  }
}

extension ScrollRecordingReader {
  private static let kinds = ["bounce", "fling", "targets", "band"]

  private mutating func recording(_ root: Node) -> ScrollRecording? {
    guard let members = root.object else {
      complain(root, "", "a recording is an object, not \(root.kindName)")
      return nil
    }
    var recording = ScrollRecording()
    for member in members {
      switch member.key {
      case "source": recording.source = member.value.text ?? wrong(member.value, "source", "a text", "")
      case "note": break
      case "scale": recording.scale = number(member.value, "scale", in: 0.5...8) ?? 3
      case "targets": targets(member.value, into: &recording)
      case "bounce", "fling", "band":
        for (name, node) in traces(member) {
          if let trace = trace(member.key, node, name) { recording.traces.append(trace) }
        }
      default: unknown(member, among: ["source", "note", "scale"] + Self.kinds, path: member.key)
      }
    }
    if recording.traces.isEmpty, problems.isEmpty {
      complain(
        root, "", "the recording has no trace",
        help: "Give it a \"bounce\", a \"fling\", \"targets\" or a \"band\".")
    }
    return recording
  }

  /// One trace, or those of a list, each with its name.
  private func traces(_ member: Member) -> [(String, Node)] {
    guard let list = member.value.list else { return [(member.key, member.value)] }
    return list.enumerated().map { ("\(member.key)[\($0)]", $1) }
  }

  private mutating func trace(_ kind: String, _ node: Node, _ name: String) -> ScrollRecording.Trace? {
    let (needs, may): ([String], [String]) =
      switch kind {
      case "bounce": (["height", "from", "ms_offset"], ["velocity"])
      case "fling": (["from", "velocity", "ms_offset"], ["rate"])
      default: (["height", "pull_offset"], [])
      }
    guard isObject(node, name, needs: needs, may: may + ["note"]) else { return nil }
    let rate = rate(node, name)
    let motion: ScrollRecording.Motion
    switch kind {
    case "bounce":
      guard let height = length(node, name), let from = number("from", of: node, name),
        let velocity = node["velocity"] == nil ? 0 : number("velocity", of: node, name),
        let marks = marks(node, name)
      else { return nil }
      guard from != 0 else {
        complain(node["from"] ?? node, "\(name).from", "0 is at the edge", help: "Past the upper edge it is negative.")
        return nil
      }
      motion = .bounce(height: height, from: from, velocity: velocity, marks)
    case "fling":
      guard let from = number("from", of: node, name), let velocity = number("velocity", of: node, name),
        let marks = marks(node, name)
      else { return nil }
      motion = .fling(from: from, velocity: velocity, marks)
    default:
      guard let height = length(node, name), let pairs = pairs("pull_offset", of: node, name) else { return nil }
      motion = .band(height: height, pairs.map { ScrollRecording.Pull(pull: $0.0, offset: $0.1) })
    }
    return ScrollRecording.Trace(name: name, motion: motion, rate: rate)
  }

  /// The ends of coasts, a trace for each deceleration.
  private mutating func targets(_ node: Node, into recording: inout ScrollRecording) {
    guard let list = node.list else { return complain(node, "targets", "\(node.quoted) is not a list") }
    var groups: [(rate: Double?, targets: [ScrollRecording.Target])] = []
    for (index, node) in list.enumerated() {
      let path = "targets[\(index)]"
      guard isObject(node, path, needs: ["from", "pt_per_ms", "rest"], may: ["rate", "note"]),
        let from = number("from", of: node, path), let rest = number("rest", of: node, path),
        let speed = number("pt_per_ms", of: node, path, in: -100...100)
      else { continue }
      let target = ScrollRecording.Target(from: from, velocity: PointsPerMillisecond(speed).perSecond.value, rest: rest)
      let rate = rate(node, path)
      if let group = groups.firstIndex(where: { $0.rate == rate }) {
        groups[group].targets.append(target)
      } else {
        groups.append((rate, [target]))
      }
    }
    for group in groups {
      let name = group.rate.map { "targets at \($0.formatted(.shortest))" } ?? "targets"
      recording.traces.append(ScrollRecording.Trace(name: name, motion: .targets(group.targets), rate: group.rate))
    }
  }
}

extension ScrollRecordingReader {
  private mutating func isObject(_ node: Node, _ path: String, needs: [String], may: [String]) -> Bool {
    guard let members = node.object else {
      complain(node, path, "\(node.quoted) is not an object")
      return false
    }
    for member in members where !(needs + may).contains(member.key) {
      unknown(member, among: needs + may, path: "\(path).\(member.key)")
    }
    for name in needs where node[name] == nil { complain(node, path, "\(name) is missing") }
    return needs.allSatisfy { node[$0] != nil }
  }

  private mutating func length(_ node: Node, _ path: String) -> Double? {
    number("height", of: node, path, in: 1...Self.most)
  }

  private mutating func rate(_ node: Node, _ path: String) -> Double? {
    node["rate"] == nil ? nil : number("rate", of: node, path, in: 0.9...0.9999)
  }

  private mutating func marks(_ node: Node, _ path: String) -> [ScrollRecording.Mark]? {
    guard let pairs = pairs("ms_offset", of: node, path) else { return nil }
    for index in pairs.indices.dropFirst() where pairs[index].0 < pairs[index - 1].0 {
      complain(
        node["ms_offset"]?.list?[index] ?? node, "\(path).ms_offset[\(index)]",
        "\(pairs[index].0.formatted(.shortest)) ms is before the previous one", help: "Times must not decrease.")
      return nil
    }
    return pairs.map { ScrollRecording.Mark(time: $0.0 / 1000, offset: $0.1) }
  }

  /// A list of pairs of numbers, at least one.
  private mutating func pairs(_ name: String, of node: Node, _ path: String) -> [(Double, Double)]? {
    guard let list = node[name] else { return nil }
    let path = "\(path).\(name)"
    guard let nodes = list.list, !nodes.isEmpty else {
      complain(list, path, "\(list.quoted) is not a list of pairs", help: "Write [[16.7, -157.3], [33.3, -142]].")
      return nil
    }
    let pairs = nodes.enumerated().compactMap { index, node -> (Double, Double)? in
      guard let pair = node.list, pair.count == 2 else {
        complain(node, "\(path)[\(index)]", "\(node.quoted) is not a pair of numbers")
        return nil
      }
      guard let first = number(pair[0], "\(path)[\(index)]"), let second = number(pair[1], "\(path)[\(index)]") else {
        return nil
      }
      return (first, second)
    }
    return pairs.count == nodes.count ? pairs : nil
  }

  private mutating func number(
    _ name: String, of node: Node, _ path: String, in range: ClosedRange<Double> = -most...most
  ) -> Double? {
    node[name].flatMap { number($0, "\(path).\(name)", in: range) }
  }

  private mutating func number(
    _ node: Node, _ path: String, in range: ClosedRange<Double> = -most...most
  ) -> Double? {
    guard let number = node.number else { return wrong(node, path, "a number", nil) }
    guard range.contains(number) else {
      let (low, high) = (range.lowerBound.formatted(.shortest), range.upperBound.formatted(.shortest))
      complain(node, path, "\(node.quoted) is not in \(low)...\(high)")
      return nil
    }
    return number
  }

  private mutating func wrong<Value>(_ node: Node, _ path: String, _ wanted: String, _ value: Value) -> Value {
    complain(node, path, "\(node.quoted) is not \(wanted)")
    return value
  }

  private mutating func unknown(_ member: Member, among known: [String], path: String) {
    problems.append(
      Problem(
        .scene, at: member.keyPlace, path: path, message: "there is no such field",
        help: NearestName(to: member.key, among: known)?.question ?? ""))
  }

  /// Reports a problem once: what is not JSON has been reported.
  private mutating func complain(_ node: Node, _ path: String, _ message: String, help: String = "") {
    guard node.isSound else { return }
    problems.append(Problem(.scene, at: node.place, path: path, message: message, help: help))
  }
}
