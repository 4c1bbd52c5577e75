import Documents

/// A scene for a process that follows the one on the stage.
public struct SceneOrder: Message {
  /// With absolute picture paths.
  public let scene: PlacedScene
  /// Which of the orders it is, for answers that come late.
  public let number: Int
  /// The film that it is compared with.
  public var film: FilmToMatch?

  public static let largest = 64 << 20

  public init(_ scene: PlacedScene, number: Int = 0) { (self.scene, self.number) = (scene, number) }

  public var isSound: Bool {
    scene.path.hasPrefix("/") && film.map { $0.path.hasPrefix("/") && $0.folder.hasPrefix("/") } ?? true
  }
}

/// Where phones scroll with the stage, for the process that shows the scene on them.
public enum FollowOrder: Message {
  /// The stage's offset, in points. Nil: each phone scrolls for itself.
  case follow(Double?)

  public static let largest = 100

  public init(_ offset: Double?) { self = .follow(offset) }

  public var offset: Double? {
    switch self {
    case .follow(let offset): offset
    }
  }
}
