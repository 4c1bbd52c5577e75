import Effects
import Notation
import Parameters

extension Scene {
  /// Sets a field, a whole group of fields, or a device, physics or variant by name. Either everything is valid and
  /// set, or nothing is.
  ///
  ///     scene.assign(.number(0.5), to: "parameters.ratio")
  ///     scene.assign(.text("iphone-se"), to: "device")
  ///     scene.assign(.text("Calmer"), to: "variant")
  public mutating func assign(_ value: JSONValue, to path: String) -> [FieldProblem] {
    var scene = self
    var problems = scene.apply(value, to: path)
    if problems.isEmpty { problems = scene.nameProblems }
    if problems.isEmpty { self = scene }
    return problems
  }

  private mutating func apply(_ value: JSONValue, to path: String) -> [FieldProblem] {
    switch (path, value) {
    case ("effect", .text(let name)):
      guard let effect = Catalog.effect(named: name) else {
        return [Scene.unknown(name, at: path, kind: "an effect", known: Catalog.names)]
      }
      self.effect = effect.init()
      return []
    case ("effect", _): return [FieldProblem(path: path, message: "\(value.short) is not the name of an effect")]
    case ("device", .text(let name)):
      guard let device = Device.preset(named: name) else {
        return [Scene.unknown(name, at: path, kind: "a device", known: Device.presets.map(\.name))]
      }
      self.device = device
      return []
    case ("variant", .text(let name)):
      guard let variant = variant(named: name) else { return [unknownVariant(name)] }
      self = shown(as: variant)
      return []
    case ("physics", .text): return apply(value, to: "physics.preset")
    case (_, .object(let fields)) where isGroup(path):
      // The preset goes first, so that the other fields override it.
      return (fields.filter { $0.key == "preset" } + fields.filter { $0.key != "preset" })
        .flatMap { apply($0.value, to: "\(path).\($0.key)") }
    default:
      guard let parameter = parameter(path) else { return [unknownField(path)] }
      return parameter.change(value, on: &self)
    }
  }

  /// Whether the path is a group of fields, such as `device` or `device.insets`.
  private func isGroup(_ path: String) -> Bool { parameters.contains { $0.path.hasPrefix(path + ".") } }

  /// The error for an unknown field, with the nearest known one.
  func unknownField(_ path: String) -> FieldProblem {
    let names = ["effect", "device", "physics", "variant"] + parameters.map(\.path)
    if let (list, rest) = Scene.listAround(path, in: parameters) { return unknownEntry(path, rest, of: list) }
    guard isGroup(path) else {
      return FieldProblem(
        path: path, message: "there is no such field", help: nearest(to: path, among: names)?.plainQuestion ?? "")
    }
    return FieldProblem(
      path: path, message: "this is a group of fields", help: "Name one of them, such as \(path).\(example(of: path)).")
  }

  /// A name such as `ratio` means the field that ends in it.
  private func nearest(to path: String, among names: [String]) -> NearestName? {
    guard !path.contains("."), NearestName(to: path, among: names) == nil else {
      return NearestName(to: path, among: names)
    }
    let ends = names.map { name in (name, String(name.split(separator: ".").last ?? "")) }
    guard let end = NearestName(to: path, among: ends.map(\.1))?.name,
      let name = ends.first(where: { $0.1 == end })?.0
    else { return nil }
    return NearestName(to: name, among: [name])
  }

  private func unknownVariant(_ name: String) -> FieldProblem {
    if variants.isEmpty { return FieldProblem(path: "variant", message: "the scene has no variants") }
    return Scene.unknown(name, at: "variant", kind: "a variant of the scene", known: variants.map(\.name))
  }

  /// The error for an invalid path into a list.
  private func unknownEntry(_ path: String, _ rest: Substring, of list: Parameter<Scene>) -> FieldProblem {
    if list.domain.isRecord, let shape = list.domain.record {
      let field = rest.split { ".[]".contains($0) }.first.map(String.init) ?? ""
      return FieldProblem(
        path: path, message: "there is no such field",
        help: NearestName.help(for: field, among: shape.fields.map(\.name)))
    }
    guard case .list(let entries) = list.get(self) else {
      return FieldProblem(path: path, message: "there is no list here", help: "Set \(list.path) first.")
    }
    let word = rest.split { ".[]".contains($0) }.first.map(String.init) ?? ""
    guard let index = Int(word), index < entries.count else {
      return FieldProblem(
        path: path, message: "\(list.path) has no entry \(JSONValue.text(word).short)",
        help: entries.isEmpty ? "It is empty." : "Its entries are 0...\(entries.count - 1).")
    }
    guard let shape = list.domain.entryRecord else {
      return FieldProblem(path: path, message: "an entry of \(list.path) has no fields")
    }
    let field = rest.split { ".[]".contains($0) }.dropFirst().first.map(String.init) ?? ""
    return FieldProblem(
      path: path, message: "there is no such field",
      help: shape.field(field) == nil ? NearestName.help(for: field, among: shape.fields.map(\.name)) : "")
  }

  private func example(of group: String) -> String {
    parameters.first { $0.path.hasPrefix(group + ".") }.map { String($0.path.dropFirst(group.count + 1)) } ?? "name"
  }

  static func unknown(_ name: String, at path: String, kind: String, known: [String]) -> FieldProblem {
    FieldProblem(
      path: path, message: "\(JSONValue.text(name).short) is not \(kind)",
      help: NearestName.help(for: name, among: known))
  }
}
