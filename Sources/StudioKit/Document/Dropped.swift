/// What was dropped on the window together, told apart.
public struct Dropped: Hashable, Sendable {
  /// The scene that was on the stage: the pictures are for it.
  public var scene: String
  /// Paths of scene files.
  public var scenes: [String] = []
  /// Paths of pictures, those of a folder in the order of their names.
  public var pictures: [String] = []
  /// A sentence for each thing that is neither.
  public var faults: [String] = []

  public init(on scene: String) {
    self.scene = scene
  }
}
