/// A scene and its file, whose folder is the base of picture paths.
public struct PlacedScene: Hashable, Sendable {
  public var scene: Scene
  public var path: String

  public init(_ scene: Scene, path: String) {
    (self.scene, self.path) = (scene, path)
  }
}

extension PlacedScene {
  /// The path of a picture by its name in the scene.
  public func picturePath(_ file: String) -> String { FilePath.path(file, from: FilePath.folder(of: path)) }
}

/// With its text as it stands in a file, for what only this program reads again.
extension PlacedScene: Codable {
  private enum CodingKeys: CodingKey { case path, text }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    path = try fields.decode(String.self, forKey: .path)
    let reading = SceneReader.read(Array(try fields.decode(String.self, forKey: .text).utf8))
    guard let scene = reading.scene else { throw UnreadableText(reading.problems, of: path, or: "a scene") }
    self.scene = scene
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(path, forKey: .path)
    try fields.encode(SceneWriter.text(of: scene), forKey: .text)
  }
}

extension Tape: Codable {
  public init(from decoder: any Decoder) throws {
    let reading = TapeReader.read(Array(try decoder.singleValueContainer().decode(String.self).utf8))
    guard let tape = reading.tape else { throw UnreadableText(reading.problems, of: "the tape", or: "a tape") }
    self = tape
  }

  public func encode(to encoder: any Encoder) throws {
    var text = encoder.singleValueContainer()
    try text.encode(TapeWriter.text(of: self))
  }
}

/// Why a text within what was sent is no document, as a sentence.
public struct UnreadableText: Error, Hashable, CustomStringConvertible {
  public let description: String

  fileprivate init(_ problems: [Problem], of file: String, or kind: String) {
    description = problems.first.map { $0.line(file: file) } ?? "\(file): this is not \(kind)."
  }
}
