import Effects
import Notation
import Parameters

/// Reads a scene file and reports every problem in one pass, each with its place and, if a name is similar, the name
/// that was meant.
public struct SceneReader {
  /// The format version that this program reads and writes.
  public static let version = 1

  /// Maximum file size, in bytes.
  public static let largestFile = ReadLimits.standard.size

  /// Number of problems reported before the reader stops.
  private static let most = 1000

  private var problems: [Problem] = []
  private var places: [String: Place] = [:]
  /// Paths of values whose problems have been reported.
  private var broken: Set<String> = []
  /// Whether a variant is being read, which cannot have variants itself.
  private var isVariant = false

  private init() {}

  public static func read(_ bytes: [UInt8], limits: ReadLimits = .standard) -> SceneReading {
    let reading = JSONReader.read(bytes, limits: limits)
    var reader = SceneReader()
    reader.problems = reading.problems.map { Problem($0) }
    let scene = reading.root.flatMap { reader.scene($0) }
    let isSound = !reader.problems.contains { $0.severity == .error }
    return SceneReading(
      scene: isSound ? scene : nil, problems: reader.problems.sorted(by: SceneReader.isBefore), places: reader.places)
  }

  /// Orders problems by place, JSON errors first, as they may cause the rest.
  private static func isBefore(_ one: Problem, _ other: Problem) -> Bool {
    guard (one.kind == .syntax) == (other.kind == .syntax) else { return one.kind == .syntax }
    guard let first = one.place else { return other.place != nil }
    return other.place.map { first < $0 } ?? false
  }
}

extension SceneReader {
  private mutating func scene(_ root: Node) -> Scene? {
    guard let members = root.object else {
      if root.isSound {
        complain(root, "", "a scene is an object, not \(root.kindName)", help: "It begins with {.")
      } else if case .null = root.content {
        // A text file that begins with a word.
        problems = [Problem(.syntax, at: root.place, message: "This is not a scene: expected {.")]
      }
      return nil
    }
    guard isReadable(root) else { return nil }
    let effect = effect(root)
    // Without an effect its parameters are unknown, but everything else can still be checked.
    var scene = Scene(effect: effect ?? HeaderParallax())
    let known = effect == nil ? ["parallax", "effect", "parameters"] : ["parallax", "effect"]
    for member in members where !known.contains(member.key) && !isList(member) && !isFull { read(member, into: &scene) }
    checkNames(of: scene, at: root)
    // Variants are stored as changes to the rest.
    for member in members where isList(member) && effect != nil && !isFull { variants(member.value, of: &scene) }
    return effect == nil ? nil : scene
  }

  private mutating func checkNames(of scene: Scene, at root: Node) {
    for problem in scene.nameProblems where !isFull && !broken.contains(problem.path) {
      complain(
        at: places.nearest(to: problem.path) ?? root.place, problem.path, problem.message, help: problem.help)
    }
  }

  private func isList(_ member: Member) -> Bool { member.key == "variants" && !isVariant }

  /// Whether the version is supported. In a newer file nothing else can be trusted.
  private mutating func isReadable(_ root: Node) -> Bool {
    guard let version = root["parallax"] else {
      complain(root, "parallax", "the version is missing", help: "Begin the scene with \"parallax\": \(Self.version).")
      return true
    }
    guard version.isSound else { return true }
    guard let number = version.number, number == number.rounded(), number >= 1 else {
      complain(version, "parallax", "\(version.quoted) is not a version", help: "Write \(Self.version).")
      return true
    }
    if number > Double(Self.version) {
      complain(
        version, "parallax",
        "this scene is of version \(number.formatted(.shortest)), and this program reads version \(Self.version)",
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
      complain(node, "effect", "\(node.quoted) is not the name of an effect")
      return nil
    }
    guard let effect = Catalog.effect(named: name) else {
      complain(node, Scene.unknown(name, at: "effect", kind: "an effect", known: Catalog.names))
      return nil
    }
    return effect.init()
  }
}

extension SceneReader {
  private static let groups = ["title", "effect", "parameters", "device", "physics", "content"]

  /// The nested notation of a field written with the dotted name of `--set`.
  private static func nested(_ key: String) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, ["parameters", "device", "physics", "content"].contains(parts[0]), parts[1].count <= 40,
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
    else { return nil }
    return "Groups are objects: \"\(parts[0])\": { \"\(parts[1])\": ... }."
  }

  private mutating func read(_ member: Member, into scene: inout Scene) {
    guard Self.groups.contains(member.key) else {
      complain(
        at: member.keyPlace, member.quotedKey, "there is no such field",
        help: Self.nested(member.key)
          ?? NearestName(to: member.key, among: Self.groups + (isVariant ? [] : ["parallax", "variants"]))?.question
          ?? "")
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
        "\(member.value.quoted) is not an object"
          + (["device", "physics"].contains(member.key)
            ? " or the name of a \(member.key == "device" ? "device" : "preset")" : ""))
    }
  }

  /// Reads the fields of a group and its subgroups.
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
          complain(member.value, path, "\(member.value.quoted) is not an object")
        }
      } else {
        let known = Self.names(in: group, of: names)
        let owner = group == "parameters" ? "\(scene.effectName) has no such parameter" : "there is no such field"
        complain(
          at: member.keyPlace, "\(group).\(member.quotedKey)", owner,
          help: NearestName.help(for: member.key, among: known))
      }
    }
  }

  /// The keys of a group, each once: `insets` for `device.insets.top` etc.
  private static func names(in group: String, of paths: [String]) -> [String] {
    let keys = paths.filter { $0.hasPrefix(group + ".") }.map { $0.dropFirst(group.count + 1).prefix { $0 != "." } }
    return keys.indices.filter { $0 == 0 || keys[$0] != keys[$0 - 1] }.map { String(keys[$0]) }
  }

  private mutating func set(
    _ parameter: Parameter<Scene>, to member: Member, among members: [Member], on scene: inout Scene
  ) {
    places[parameter.path] = member.value.place
    rememberPlaces(in: member.value, at: parameter.path)
    guard member.value.isSound else { return }
    if !member.value.isNull,
      let rival = parameter.rivals.first(where: { isWritten($0, before: member, among: members) })
    {
      complain(
        at: member.keyPlace, parameter.path, "\(rival) is also given, and excludes this field",
        help: "Keep one of them.")
      return
    }
    // A null for the unused rival is accepted and changes nothing.
    if !parameter.rivals.isEmpty, member.value.isNull { return }
    let value = member.value.value
    // Its broken parts were reported when they were read.
    for problem in parameter.problems(with: value) where !broken.contains(problem.path) {
      complain(
        at: places.nearest(to: problem.path) ?? member.value.place, problem.path, problem.message, help: problem.help)
    }
    _ = parameter.set(value, on: &scene)
  }

  /// Records the places of a value's parts. An unknown field of a record is recorded by its name.
  private mutating func rememberPlaces(in node: Node, at path: String) {
    if !node.isSound { broken.insert(path) }
    for (index, entry) in (node.list ?? []).enumerated() {
      places["\(path)[\(index)]"] = entry.place
      rememberPlaces(in: entry, at: "\(path)[\(index)]")
    }
    for member in node.object ?? [] {
      let inner = "\(path).\(member.key)"
      places[inner] = member.value.place
      rememberPlaces(in: member.value, at: inner)
    }
  }

  private func isWritten(_ path: String, before member: Member, among members: [Member]) -> Bool {
    members.contains { $0.keyPlace < member.keyPlace && path.hasSuffix(".\($0.key)") && !$0.value.isNull }
  }
}

/// Variants stored in the scene.
extension SceneReader {
  private static let variantFields = ["name", "note", "set", "scene"]

  private mutating func variants(_ node: Node, of scene: inout Scene) {
    places["variants"] = node.place
    guard node.isSound || node.list != nil else { return }
    guard let entries = node.list else { return complain(node, "variants", "\(node.quoted) is not a list") }
    let base = scene
    for (index, entry) in entries.enumerated() where !isFull {
      let path = "variants[\(index)]"
      guard index < SceneVariant.most else {
        return complain(entry, path, "a scene has at most \(SceneVariant.most) variants")
      }
      places[path] = entry.place
      guard let variant = variant(entry, at: path, of: base) else { continue }
      if scene.variant(named: variant.name) != nil {
        complain(
          entry["name"] ?? entry, "\(path).name",
          "\(JSONValue.text(variant.name).short) is the name of another variant",
          help: "Each variant needs a unique name.")
      }
      scene.variants.append(variant)
    }
  }

  private mutating func variant(_ node: Node, at path: String, of base: Scene) -> SceneVariant? {
    guard let members = node.object else {
      if node.isSound { complain(node, path, "a variant is an object, not \(node.kindName)") }
      return nil
    }
    for member in members where !Self.variantFields.contains(member.key) {
      complain(
        at: member.keyPlace, "\(path).\(member.quotedKey)", "there is no such field",
        help: NearestName.help(for: member.key, among: Self.variantFields))
    }
    if node["name"] == nil { complain(node, "\(path).name", SceneVariant.problem(withName: "") ?? "") }
    let name = words(in: node, "name", at: path) { SceneVariant.problem(withName: $0) }
    let note = words(in: node, "note", at: path) { SceneVariant.problem(withNote: $0) }
    let scene = setting(node, at: path, of: base)
    return name.map { SceneVariant(name: $0, note: note ?? "", scene: scene ?? base) }
  }

  /// A text of a variant. Nil if there is none.
  ///
  /// - Parameter problem: Returns the reason why a text is not allowed.
  private mutating func words(
    in node: Node, _ key: String, at path: String, problem: (String) -> String?
  ) -> String? {
    guard let node = node[key], node.isSound else { return nil }
    let wrong = node.text.map(problem) ?? "\(node.quoted) is not a text"
    if let wrong { complain(node, "\(path).\(key)", wrong) }
    return node.text
  }

  /// The scene of a variant: a complete one, or changes to the base.
  private mutating func setting(_ node: Node, at path: String, of base: Scene) -> Scene? {
    var reader = SceneReader()
    reader.isVariant = true
    var scene: Scene? = base
    if let whole = node["scene"] {
      if let set = node["set"] {
        complain(set, "\(path).set", "scene is also given", help: "Keep one of them.")
      }
      scene = reader.scene(whole)
      take(reader, under: "\(path).scene")
    } else if let set = node["set"] {
      guard let members = set.object else {
        if set.isSound { complain(set, "\(path).set", "\(set.quoted) is not an object") }
        return nil
      }
      var changed = base
      for member in members {
        if member.key == "effect" {
          reader.complain(
            member.value, "effect", "a variant given by its changes must have the effect of the scene",
            help: "Give the complete variant as \"scene\".")
        } else {
          reader.read(member, into: &changed)
        }
      }
      reader.checkNames(of: changed, at: set)
      scene = changed
      take(reader, under: "\(path).set")
    }
    return scene
  }

  /// Takes over the problems of another reader.
  private mutating func take(_ reader: SceneReader, under path: String) {
    for var problem in reader.problems where !isFull {
      problem.path = problem.path.isEmpty ? path : "\(path).\(problem.path)"
      problems.append(problem)
    }
  }
}

extension SceneReader {
  /// A file with this many problems is probably not a mistyped scene.
  private var isFull: Bool { problems.count >= Self.most }

  private mutating func complain(_ node: Node, _ path: String, _ message: String, help: String = "") {
    complain(at: node.place, path, message, help: help)
  }

  private mutating func complain(_ node: Node, _ problem: FieldProblem) {
    complain(at: node.place, problem.path, problem.message, help: problem.help)
  }

  private mutating func complain(at place: Place, _ path: String, _ message: String, help: String = "") {
    guard !isFull else { return }
    problems.append(Problem(.scene, at: place, path: path, message: message, help: help))
    if isFull {
      problems.append(Problem(.scene, at: place, message: "there are more problems after this, which are not listed"))
    }
  }
}

extension Member {
  /// The key as quoted in a path: plain if it is a word, otherwise shortened, on one line and in quotes.
  fileprivate var quotedKey: String {
    let isWord = !key.isEmpty && key.unicodeScalars.count <= 40 && key.allSatisfy { $0.isLetter || $0.isNumber }
    return isWord ? key : JSONValue.text(key).short
  }
}

extension Node {
  /// The value as quoted in a sentence.
  var quoted: String { value.short }
}

/// The result of reading a scene file: a scene, if there were no errors, and all problems.
public struct SceneReading: Sendable {
  public var scene: Scene?
  public var problems: [Problem]
  /// The place of each field's value: `parameters.ratio`, `content.images[2]`.
  public var places: [String: Place]
}

extension SceneReading {
  /// The reading of a file that is no scene.
  public init(refusing problem: Problem) { self.init(scene: nil, problems: [problem], places: [:]) }

  /// The place of a field, or of the nearest enclosing value.
  public func place(of path: String) -> Place? { places.nearest(to: path) ?? places["effect"] }
}

extension [String: Place] {
  /// The place of a field, or of the nearest enclosing value with one.
  fileprivate func nearest(to path: String) -> Place? {
    if let place = self[path] { return place }
    guard let cut = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
    return nearest(to: String(path[..<cut]))
  }
}
