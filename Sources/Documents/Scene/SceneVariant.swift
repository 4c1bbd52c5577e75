import JSON
import Text

/// A setting of a scene that is kept beside it, under a name that no other one has.
public struct SceneVariant: Hashable, Sendable {
  public var name: String
  /// What somebody has noted about it; empty: nothing.
  public var note: String
  /// The scene as it is in this setting. It has no variants of its own.
  public let scene: Scene

  public init(name: String, note: String = "", scene: Scene) {
    (self.name, self.note) = (name, note)
    var scene = scene
    scene.variants = []
    self.scene = scene
  }
}

extension SceneVariant {
  /// More than anybody compares.
  public static let most = 64
  private static let longestName = 60
  private static let longestNote = 1000

  /// Why something cannot be the name of a variant; nil: it can.
  public static func problem(withName name: String) -> String? {
    if name.allSatisfy(\.isWhitespace) { return "a variant needs a name" }
    if name.count > longestName { return "the name of a variant has \(longestName) letters at most" }
    return hasControls(name) ? "the name of a variant is one line" : nil
  }

  /// Why something cannot be noted; nil: it can.
  public static func problem(withNote note: String) -> String? {
    note.count > longestNote ? "a note has \(longestNote) letters at most" : nil
  }

  private static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }
}

extension Scene {
  /// The scene in one of the settings that are kept beside it, with all of them.
  public func shown(as variant: SceneVariant) -> Scene {
    var scene = variant.scene
    scene.variants = variants
    return scene
  }

  public func variant(named name: String) -> SceneVariant? { variants.first { $0.name == name } }
}
