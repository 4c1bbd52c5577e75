import Documents
import Notation

/// A change of a scene that was tried and ends a failure.
public struct AuditRemedy: Hashable, Sendable {
  public struct Setting: Hashable, Sendable {
    public var path: String
    public var value: JSONValue
  }

  public var settings: [Setting]

  public init(_ settings: [Setting]) { self.settings = settings }

  init(_ path: String, _ value: JSONValue) { settings = [Setting(path: path, value: value)] }
}

extension AuditRemedy {
  /// The change for people: `Set content.scrim to 0.4.`
  public var sentence: String {
    "Set " + settings.map { "\($0.path) to \(JSONWriter.compact($0.value))" }.joined(separator: " and ") + "."
  }

  /// The arguments of a command that make it.
  public var arguments: [String] { settings.map { "--set \($0.path)=\(JSONWriter.compact($0.value))" } }

  /// Makes the change. False if the scene does not take it; it is then as before.
  @discardableResult
  public func apply(to scene: inout Scene) -> Bool {
    var changed = scene
    guard settings.allSatisfy({ changed.assign($0.value, to: $0.path).isEmpty }) else { return false }
    scene = changed
    return true
  }
}
