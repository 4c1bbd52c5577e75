import Notation

/// A named variant of a scene. Names are unique.
public struct SceneVariant: Hashable, Sendable {
  public var name: String
  /// The user's note; may be empty.
  public var note: String
  /// The scene in this variant, without variants of its own.
  public let scene: Scene

  public init(name: String, note: String = "", scene: Scene) {
    (self.name, self.note) = (name, note)
    var scene = scene
    scene.variants = []
    self.scene = scene
  }
}

extension SceneVariant {
  /// Maximum number of variants.
  public static let most = 64
  private static let longestName = 60
  private static let longestNote = 1000

  /// The reason why a name is not allowed. Nil if it is.
  public static func problem(withName name: String) -> String? {
    if name.allSatisfy(\.isWhitespace) { return "a variant needs a name" }
    if name.count > longestName { return "the name of a variant has at most \(longestName) letters" }
    return hasControls(name) ? "the name of a variant is one line" : nil
  }

  /// The reason why a note is not allowed. Nil if it is.
  public static func problem(withNote note: String) -> String? {
    note.count > longestNote ? "a note has at most \(longestNote) letters" : nil
  }

  private static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }
}

extension Scene {
  /// The scene of a variant, with all variants attached.
  public func shown(as variant: SceneVariant) -> Scene {
    var scene = variant.scene
    scene.variants = variants
    return scene
  }

  public func variant(named name: String) -> SceneVariant? { variants.first { $0.name == name } }
}
