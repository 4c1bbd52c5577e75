import Effects
import JSON
import Parameters

extension Scene {
  /// Sets a field, a whole group of fields, or a device or physics by name. Either all of it fits and is set, or nothing is.
  ///
  ///     scene.assign(.number(0.5), to: "parameters.ratio")
  ///     scene.assign(.text("iphone-se"), to: "device")
  public mutating func assign(_ value: JSONValue, to path: String) -> [Problem] {
    var scene = self
    let problems = scene.apply(value, to: path)
    if problems.isEmpty { self = scene }
    return problems
  }

  private mutating func apply(_ value: JSONValue, to path: String) -> [Problem] {
    switch (path, value) {
    case ("effect", .text(let name)):
      guard let effect = Catalog.effect(named: name) else {
        return [Scene.unknown("\"\(name)\"", at: path, kind: "an effect", known: Catalog.names, typed: name)]
      }
      self.effect = effect.init()
      return []
    case ("device", .text(let name)):
      guard let device = Device.preset(named: name) else {
        return [
          Scene.unknown("\"\(name)\"", at: path, kind: "a device", known: Device.presets.map(\.name), typed: name)
        ]
      }
      self.device = device
      return []
    case ("physics", .text): return apply(value, to: "physics.preset")
    case (_, .object(let fields)) where !path.isEmpty && parameter(path) == nil:
      // The preset is expanded first, so that the other fields change it.
      return (fields.filter { $0.key == "preset" } + fields.filter { $0.key != "preset" })
        .flatMap { apply($0.value, to: "\(path).\($0.key)") }
    default:
      guard let parameter = parameter(path) else { return [unknownField(path)] }
      return parameter.set(value, on: &self).map { [$0] } ?? []
    }
  }

  /// The complaint about a field that does not exist, with the nearest one that does.
  func unknownField(_ path: String) -> Problem {
    let names = ["effect", "device", "physics"] + parameters.map(\.path)
    let isGroup = names.contains { $0.hasPrefix(path + ".") }
    guard isGroup else {
      let meant = nearest(to: path, among: names)
      return Problem(path: path, message: "there is no such field", help: meant.map { "Did you mean \($0)?" } ?? "")
    }
    return Problem(
      path: path, message: "this is a group of fields", help: "Name one of them, as in \(path).\(example(of: path)).")
  }

  private func example(of group: String) -> String {
    parameters.first { $0.path.hasPrefix(group + ".") }.map { String($0.path.dropFirst(group.count + 1)) } ?? "name"
  }

  static func unknown(_ spelled: String, at path: String, kind: String, known: [String], typed: String) -> Problem {
    let meant = nearest(to: typed, among: known).map { "Did you mean \"\($0)\"?" }
    return Problem(
      path: path, message: "\(spelled) is not \(kind)", help: meant ?? "Known are \(known.joined(separator: ", ")).")
  }
}
