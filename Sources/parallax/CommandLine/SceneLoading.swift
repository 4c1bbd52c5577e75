import Desktop
import Documents
import Geometry
import JSON

/// A scene that is ready for a command: read, valid, and changed by every `--set`.
struct LoadedScene {
  var stored: StoredScene
  var scene: Scene

  init(_ name: String, sets: [String]) throws(Failure) {
    do {
      stored = try SceneLibrary.read(name)
    } catch {
      throw Failure(error)
    }
    let lines = stored.reading.problems.map { $0.line(file: name) }
    guard let scene = stored.reading.scene else { throw Failure(.badData, lines: lines) }
    self.scene = scene
    try apply(sets)
  }

  /// A named effect, device or preset is expanded first, so that the others change it.
  private mutating func apply(_ sets: [String]) throws(Failure) {
    var pairs: [(path: String, text: String)] = []
    for set in sets {
      guard let equals = set.firstIndex(of: "="), equals != set.startIndex else {
        throw Failure(.usage, "--set takes PATH=VALUE, as in --set parameters.ratio=0.5, not \"\(set)\".")
      }
      pairs.append((String(set[..<equals]), String(set[set.index(after: equals)...])))
    }
    let whole = ["effect", "device", "physics", "physics.preset"]
    for pair in pairs.filter({ whole.contains($0.path) }) + pairs.filter({ !whole.contains($0.path) }) {
      try apply(pair.text, to: pair.path)
    }
  }

  /// A value is JSON if it parses, else text; text that happens to be JSON is still text where only text fits.
  private mutating func apply(_ text: String, to path: String) throws(Failure) {
    let value = JSONValue(reading: text) ?? .text(text)
    let problems = scene.assign(value, to: path)
    guard !problems.isEmpty, !scene.assign(.text(text), to: path).isEmpty else { return }
    throw Failure(.badData, lines: problems.map { "--set \($0)" })
  }
}

extension LoadedScene {
  /// What is known of the scene's picture files.
  func report(_ spelled: String) -> PictureReport { PictureFiles.report(on: stored.picturePath(spelled)) }
}
