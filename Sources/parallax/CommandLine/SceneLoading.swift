import Desktop
import Documents
import Geometry
import JSON

/// A scene ready for a command: read, validated, and changed by every `--set`.
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

  /// Applies a named variant first, then an effect, device or preset, so that the others override it.
  private mutating func apply(_ sets: [String]) throws(Failure) {
    var assignments: [FieldAssignment] = []
    for set in sets { assignments.append(try FieldAssignment(set, example: "parameters.ratio=0.5")) }
    let whole = ["effect", "device", "physics", "physics.preset"]
    for assignment in assignments where assignment.path == "variant" { try apply(assignment) }
    for assignment in assignments where whole.contains(assignment.path) { try apply(assignment) }
    for assignment in assignments where assignment.path != "variant" && !whole.contains(assignment.path) {
      try apply(assignment)
    }
  }

  /// Text that happens to be JSON is still text if the field only accepts text.
  private mutating func apply(_ assignment: FieldAssignment) throws(Failure) {
    let problems = scene.assign(assignment.value, to: assignment.path)
    guard !problems.isEmpty, !scene.assign(.text(assignment.text), to: assignment.path).isEmpty else { return }
    throw Failure(.badData, lines: problems.map { "--set \($0)" })
  }
}

extension LoadedScene {
  var placed: PlacedScene { PlacedScene(scene, path: stored.path) }
}

extension PlacedScene {
  /// The report on one of the scene's picture files.
  func report(_ file: String) -> PictureReport { PictureFiles.report(on: picturePath(file)) }
}
