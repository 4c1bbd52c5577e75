import Documents

/// A built-in scene, read from its file.
public struct BuiltInScene: Sendable {
  public var name: String
  public var scene: Scene

  /// Every scene in `Resources/Scenes`, ordered by name.
  public static let all: [BuiltInScene] = Repository.files(in: "Resources/Scenes", ending: ".json").compactMap { file in
    guard let bytes = Repository.bytes(of: "Resources/Scenes/\(file)"), let scene = SceneReader.read(bytes).scene else {
      return nil
    }
    return BuiltInScene(name: String(file.dropLast(5)), scene: scene)
  }

  public static var names: [String] { all.map(\.name) }

  /// The scene with that name. Nil if there is none.
  public static func named(_ name: String) -> Scene? { all.first { $0.name == name }?.scene }
}
