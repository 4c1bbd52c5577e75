import Effects
import JSON
import Parameters
import Text

/// Reads a scene file: every problem in one pass, each with its place and, where a name is near, the name that was
/// meant.
public struct SceneReader {
  /// The version of the format that this program reads and writes.
  public static let version = 1

  /// The largest file that is read, in bytes.
  public static let largestFile = ReadLimits.standard.size

  /// Problems told before the reader gives up.
  static let most = 1000

  var problems: [Problem] = []
  var places: [String: Place] = [:]

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

  private static func isBefore(_ one: Problem, _ other: Problem) -> Bool {
    guard let first = one.place else { return other.place != nil }
    return other.place.map { first < $0 } ?? false
  }
}

extension SceneReader {
  private mutating func scene(_ root: Node) -> Scene? {
    guard let members = root.object else {
      if root.isSound { complain(root, "", "a scene is an object, not \(root.kindName)", help: "It begins with {.") }
      return nil
    }
    guard isReadable(root) else { return nil }
    let effect = effect(root)
    // Without an effect nobody knows its parameters, but all else can still be checked.
    var scene = Scene(effect: effect ?? HeaderParallax())
    let known = effect == nil ? ["parallax", "effect", "parameters"] : ["parallax", "effect"]
    for member in members where !known.contains(member.key) && !isFull { read(member, into: &scene) }
    return effect == nil ? nil : scene
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
      complain(node, "effect", "\(node.spelled) is not the name of an effect")
      return nil
    }
    guard let effect = Catalog.effect(named: name) else {
      complain(node, Scene.unknown(name, at: "effect", kind: "an effect", known: Catalog.names))
      return nil
    }
    return effect.init()
  }
}
