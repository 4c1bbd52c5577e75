import Documents
import Notation

/// A scene for the process that shows it on phones: a line of JSON.
public struct PhoneOrder: Hashable, Sendable {
  /// With absolute picture paths.
  public let scene: PlacedScene

  /// Maximum size of a line, in bytes.
  public static let largest = 64 << 20

  public init(_ scene: PlacedScene) { self.scene = scene }
}

extension PhoneOrder {
  public var line: String {
    JSONWriter.compact(["path": .text(scene.path), "text": .text(SceneWriter.text(of: scene.scene))])
  }

  /// Nil if the line is not an order.
  public init?(line: some Sequence<UInt8>) {
    let reading = JSONReader.read(Array(line), limits: ReadLimits(depth: 4, size: Self.largest, problems: 1))
    guard reading.problems.isEmpty, let path = reading.root?["path"]?.text, path.hasPrefix("/"),
      let text = reading.root?["text"]?.text, let scene = SceneReader.read(Array(text.utf8)).scene
    else { return nil }
    self.init(PlacedScene(scene, path: path))
  }
}
