import Effects
import JSON
import Parameters

/// Reads a scene file: every problem in one pass, each with its place and, where a name is near, the name that was meant.
public struct SceneReader {
  /// The version of the format that this program reads and writes.
  public static let version = 1

  private var findings: [Finding] = []
  private var places: [String: Place] = [:]

  private init() {}

  public static func read(_ bytes: [UInt8]) -> SceneReading {
    let reading = JSONReader.read(bytes)
    var reader = SceneReader()
    reader.findings = reading.problems.map { Finding($0) }
    let scene = reading.root.flatMap { reader.scene($0) }
    let isSound = !reader.findings.contains { $0.severity == .error }
    return SceneReading(
      scene: isSound ? scene : nil, findings: reader.findings.sorted(by: SceneReader.isBefore), places: reader.places)
  }

  private static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
    guard let first = one.place else { return other.place != nil }
    return other.place.map { first < $0 } ?? false
  }
}

extension SceneReader {
  private static let groups = ["title", "effect", "parameters", "device", "physics", "content"]

  private mutating func scene(_ root: Node) -> Scene? {
    guard let members = root.object else {
      if root.isSound { complain(root, "", "a scene is an object, not \(root.kindName)", help: "It begins with {.") }
      return nil
    }
    guard isReadable(root) else { return nil }
    let effect = effect(root)
    // Without an effect its parameters cannot be judged, but everything else can.
    var scene = Scene(effect: effect ?? MapCrop())
    for member in members where member.key != "parallax" && member.key != "effect" {
      if effect != nil || member.key != "parameters" { read(member, into: &scene) }
    }
    return effect.map { _ in scene }
  }

  /// Whether the file is of a version that this program reads. Nothing else can be trusted where it is newer.
  private mutating func isReadable(_ root: Node) -> Bool {
    guard let version = root["parallax"] else {
      complain(root, "parallax", "the version is missing", help: "Begin the scene with \"parallax\": \(Self.version).")
      return true
    }
    guard version.isSound else { return true }
    guard let number = version.number, number == number.rounded(), number >= 1 else {
      complain(version, "parallax", "\(version.spelled) is not a version", help: "Write \(Self.version).")
      return true
    }
    if number > Double(Self.version) {
      complain(
        version, "parallax",
        "this scene is of version \(JSONWriter.spelling(of: number)), and this program reads version \(Self.version)",
        help: "Open it with a newer Parallax.")
      return false
    }
    return true
  }

  private mutating func effect(_ root: Node) -> (any Effect)? {
    guard let node = root["effect"] else {
      complain(root, "effect", "the effect is missing", help: "It is one of \(Catalog.names.joined(separator: ", ")).")
      return nil
    }
    places["effect"] = node.place
    guard node.isSound else { return nil }
    guard let name = node.text else {
      complain(node, "effect", "\(node.spelled) is not the name of an effect")
      return nil
    }
    guard let effect = Catalog.effect(named: name) else {
      complain(node, Scene.unknown("\"\(name)\"", at: "effect", kind: "an effect", known: Catalog.names, typed: name))
      return nil
    }
    return effect.init()
  }

  private mutating func read(_ member: Member, into scene: inout Scene) {
    guard Self.groups.contains(member.key) else {
      complain(
        at: member.keyPlace, member.key, "there is no such field",
        help: nearest(to: member.key, among: Self.groups + ["parallax"]).map { "Did you mean \"\($0)\"?" } ?? "")
      return
    }
    places[member.key] = member.value.place
    guard member.value.isSound || member.value.object != nil else { return }
    if member.key == "title" || (member.value.text != nil && ["device", "physics"].contains(member.key)) {
      for problem in scene.assign(member.value.value, to: member.key) { complain(member.value, problem) }
    } else if member.value.object != nil {
      fields(of: member.value, in: member.key, into: &scene)
    } else {
      complain(
        member.value, member.key,
        "\(member.value.spelled) is not an object"
          + (["device", "physics"].contains(member.key)
            ? " or the name of a \(member.key == "device" ? "device" : "preset")" : ""))
    }
  }

  /// Reads the fields of a group, and of the groups in it.
  private mutating func fields(of node: Node, in group: String, into scene: inout Scene) {
    guard let members = node.object else { return }
    let names = scene.parameters.map(\.path)
    let isPresetFirst = members.filter { $0.key == "preset" } + members.filter { $0.key != "preset" }
    for member in isPresetFirst {
      let path = "\(group).\(member.key)"
      if let parameter = scene.parameter(path) {
        set(parameter, to: member, among: members, on: &scene)
      } else if names.contains(where: { $0.hasPrefix(path + ".") }) {
        places[path] = member.value.place
        if member.value.object != nil {
          fields(of: member.value, in: path, into: &scene)
        } else if member.value.isSound {
          complain(member.value, path, "\(member.value.spelled) is not an object")
        }
      } else {
        let known = names.filter { $0.hasPrefix(group + ".") }.map { String($0.dropFirst(group.count + 1)) }
        let meant = nearest(to: member.key, among: known.map { String($0.prefix { $0 != "." }) })
        let owner = group == "parameters" ? "\(scene.effectName) has no such parameter" : "there is no such field"
        complain(
          at: member.keyPlace, path, owner,
          help: meant.map { "Did you mean \"\($0)\"?" } ?? "Known are \(known.joined(separator: ", ")).")
      }
    }
  }

  private mutating func set(
    _ parameter: Parameter<Scene>, to member: Member, among members: [Member], on scene: inout Scene
  ) {
    places[parameter.path] = member.value.place
    for (index, entry) in (member.value.list ?? []).enumerated() { places["\(parameter.path)[\(index)]"] = entry.place }
    guard member.value.isSound else { return }
    if let rival = parameter.rival, !member.value.isNull, isSpelled(rival, before: member, among: members) {
      complain(
        at: member.keyPlace, parameter.path, "\(rival) is given too, and the two say the same thing",
        help: "Keep one of them.")
      return
    }
    // A rival that is not in use may be spelled as null; it changes nothing.
    if parameter.rival != nil, member.value.isNull { return }
    if let problem = parameter.set(member.value.value, on: &scene) {
      complain(at: places[problem.path] ?? member.value.place, problem.path, problem.message, help: problem.help)
    }
  }

  private func isSpelled(_ path: String, before member: Member, among members: [Member]) -> Bool {
    members.contains { $0.keyPlace < member.keyPlace && path.hasSuffix(".\($0.key)") && !$0.value.isNull }
  }
}

extension SceneReader {
  private mutating func complain(_ node: Node, _ path: String, _ message: String, help: String = "") {
    complain(at: node.place, path, message, help: help)
  }

  private mutating func complain(_ node: Node, _ problem: Problem) {
    complain(at: node.place, problem.path, problem.message, help: problem.help)
  }

  private mutating func complain(at place: Place, _ path: String, _ message: String, help: String = "") {
    findings.append(Finding(.scene, at: place, path: path, message: message, help: help))
  }
}

extension Node {
  /// The value as the file spells it, short enough for a sentence.
  var spelled: String {
    switch kind {
    case .list, .object: kindName
    default: JSONWriter.compact(value)
    }
  }
}
