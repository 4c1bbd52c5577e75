import Desktop
import Documents
import Geometry
import Notation

/// A scene that is ready for a command: read, valid, and changed by `--published` and every `--set`.
struct LoadedScene {
  var stored: StoredScene
  var scene: Scene

  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    do throws(Failure) {
      try self.init(name, sets: invocation.all("set"), isPublished: invocation.has("published"))
    } catch {
      throw Failure(error.code, lines: error.lines.map(invocation.named))
    }
  }

  init(_ name: String, sets: [String], isPublished: Bool = false) throws(Failure) {
    try self.init(name) { () throws(FileError) in try SceneLibrary.read(named: name) }
    try apply(sets, isPublished)
  }

  /// A built-in scene as it is in the gallery.
  init(inGallery name: String) throws(Failure) {
    try self.init(name) { () throws(FileError) in try SceneLibrary.readInGallery(name) }
  }

  private init(_ name: String, reading read: () throws(FileError) -> StoredScene) throws(Failure) {
    do {
      stored = try read()
    } catch {
      throw Failure(error)
    }
    let lines = stored.reading.problems.map { $0.line(file: name) }
    guard let scene = stored.reading.scene else { throw Failure(.badData, lines: lines) }
    self.scene = stored.path == PipedInput.name ? scene : scene.named(byFileAt: stored.path)
  }

  /// A named variant, then an effect, device or preset, and then the article's values are taken first, so that the
  /// others change them.
  private mutating func apply(_ sets: [String], _ isPublished: Bool) throws(Failure) {
    var assignments: [FieldAssignment] = []
    for set in sets { assignments.append(try FieldAssignment(set, example: Option.example)) }
    let whole = ["effect", "device", "physics", "physics.preset"]
    for assignment in assignments where assignment.path == "variant" { try apply(assignment) }
    for assignment in assignments where whole.contains(assignment.path) { try apply(assignment) }
    if isPublished {
      guard let published = scene.asPublished else {
        throw Failure(.usage, "No article describes \(scene.effectTitle), so --published has no values for it.")
      }
      scene = published
    }
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

extension SceneLibrary {
  /// Reads a scene that a person has named: a built-in one, a file, a packed scene, standard input or another pipe.
  static func read(named name: String) throws(FileError) -> StoredScene {
    guard !isBuiltIn(name) else { return try read(name) }
    guard
      let copy = try PipedInput.copy(
        of: name, limit: SceneReader.largestFile, packedLimit: PackedScene.largest)
    else { return try read(name) }
    return try read(name, copiedTo: copy, as: PipedInput.name)
  }
}

extension LoadedScene {
  var placed: PlacedScene { PlacedScene(scene, path: stored.path) }
}

extension PlacedScene {
  /// The report on one of the scene's picture files.
  func report(_ file: String) -> PictureReport { PictureFiles.report(on: picturePath(file)) }
}
