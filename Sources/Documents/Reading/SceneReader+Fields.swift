import JSON
import Parameters
import Text

extension SceneReader {
  private static let groups = ["title", "effect", "parameters", "device", "physics", "content"]

  mutating func read(_ member: Member, into scene: inout Scene) {
    guard Self.groups.contains(member.key) else {
      complain(
        at: member.keyPlace, member.spelledKey, "there is no such field",
        help: NearestName(to: member.key, among: Self.groups + ["parallax"])?.question ?? "")
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
    let presetFirst = members.filter { $0.key == "preset" } + members.filter { $0.key != "preset" }
    for member in presetFirst where !isFull {
      let path = "\(group).\(member.key)"
      if !member.key.contains("."), let parameter = scene.parameter(path) {
        set(parameter, to: member, among: members, on: &scene)
      } else if names.contains(where: { $0.hasPrefix(path + ".") }) {
        places[path] = member.value.place
        if member.value.object != nil {
          fields(of: member.value, in: path, into: &scene)
        } else if member.value.isSound {
          complain(member.value, path, "\(member.value.spelled) is not an object")
        }
      } else {
        let known = Self.names(in: group, of: names)
        let owner = group == "parameters" ? "\(scene.effectName) has no such parameter" : "there is no such field"
        complain(
          at: member.keyPlace, "\(group).\(member.spelledKey)", owner,
          help: NearestName.help(for: member.key, among: known))
      }
    }
  }

  /// The keys that a group knows, each once: `insets` for `device.insets.top` and its like.
  private static func names(in group: String, of paths: [String]) -> [String] {
    let keys = paths.filter { $0.hasPrefix(group + ".") }.map { $0.dropFirst(group.count + 1).prefix { $0 != "." } }
    return keys.indices.filter { $0 == 0 || keys[$0] != keys[$0 - 1] }.map { String(keys[$0]) }
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
    let value = member.value.value
    for problem in parameter.problems(with: value) {
      complain(at: places[problem.path] ?? member.value.place, problem.path, problem.message, help: problem.help)
    }
    _ = parameter.set(value, on: &scene)
  }

  private func isSpelled(_ path: String, before member: Member, among members: [Member]) -> Bool {
    members.contains { $0.keyPlace < member.keyPlace && path.hasSuffix(".\($0.key)") && !$0.value.isNull }
  }
}
