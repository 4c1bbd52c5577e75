import Documents
import Notation

/// A scene for a process that follows the one on the stage: a line of JSON.
public struct SceneOrder: Hashable, Sendable {
  /// With absolute picture paths.
  public let scene: PlacedScene
  /// Which of the orders it is, for answers that come late.
  public let number: Int

  /// Maximum size of a line, in bytes.
  public static let largest = 64 << 20

  public init(_ scene: PlacedScene, number: Int = 0) { (self.scene, self.number) = (scene, number) }
}

extension SceneOrder {
  public var line: String {
    JSONWriter.compact([
      "number": .whole(number), "path": .text(scene.path), "text": .text(SceneWriter.text(of: scene.scene)),
    ])
  }

  /// Nil if the line is not an order.
  public init?(line: some Sequence<UInt8>) {
    let reading = JSONReader.read(Array(line), limits: ReadLimits(depth: 4, size: Self.largest, problems: 1))
    guard reading.problems.isEmpty, let path = reading.root?["path"]?.text, path.hasPrefix("/"),
      let count = reading.root?["number"]?.number, let number = Int(exactly: count),
      let text = reading.root?["text"]?.text, let scene = SceneReader.read(Array(text.utf8)).scene
    else { return nil }
    self.init(PlacedScene(scene, path: path), number: number)
  }
}
