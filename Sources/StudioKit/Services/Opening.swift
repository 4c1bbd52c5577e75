import Art
import Documents
import Effects

/// Opens scenes and tapes, and begins new scenes.
struct Opening: Sendable {
  /// Files being read to be opened.
  private var paths: Set<String> = []
  /// Scenes passed on by another start of the program, waiting until the user is idle and no question is open.
  private var called: [String] = []
  /// The initial scene of each effect.
  let templates: SceneTemplates

  init(templates: SceneTemplates) { self.templates = templates }
}

extension Opening {
  /// Opens a scene file, or shows it if it is already open.
  mutating func open(_ path: String, _ session: inout SessionState) {
    if let known = session.library.documents(at: path).first {
      session.remember(path)
      return session.library.select(known, at: session.time)
    }
    // A scene made of a painting has the painting's name, as long as it has no file.
    if let made = session.library.documents.first(where: { $0.isMade(of: path) }) {
      return session.library.select(made.id, at: session.time)
    }
    paths.insert(path)
    session.steps.ask(.files(.read(path: path)))
  }

  /// Takes the scenes that another start passes on.
  mutating func take(called scenes: [String], _ session: inout SessionState) {
    if !session.refuses(called + scenes) { called += scenes }
  }

  /// Opens the scenes passed on by another start, once no question is open.
  mutating func openCalled(_ session: inout SessionState) {
    guard session.questions.sheet == nil, !called.isEmpty else { return }
    for scene in called {
      if scene.hasPrefix("/") {
        open(scene, &session)
      } else if let known = session.library.documents.first(where: { $0.name == scene && $0.file.path == nil }) {
        session.library.select(known.id, at: session.time)
      }
    }
    called = []
  }

  /// Opens dropped scenes, and shows dropped pictures in the document on which they were dropped.
  mutating func take(_ dropped: Dropped, _ pictures: PictureChoice, _ session: inout SessionState) {
    for path in dropped.scenes { open(path, &session) }
    pictures.drop(dropped, &session)
    for art in dropped.art where !pictures.drop(art, on: dropped.place, &session) { begin(with: art, &session) }
    if let film = dropped.films.first { session.steps.append(.compare(film: film, dropped.place.document)) }
    guard let fault = dropped.faults.first else { return }
    let others = dropped.faults.count - 1
    session.steps.say(others > 0 ? "\(fault) (and \(others) more)" : fault, isFault: true)
  }

  /// Handles the content of a file that was read to be opened.
  ///
  /// - Returns: Whether it was.
  mutating func read(_ content: FileContent, _ session: inout SessionState) -> Bool {
    let (path, bytes) = (content.path, content.text)
    guard paths.remove(path) != nil else { return false }
    Self.isTape(path, bytes) ? opened(tape: path, bytes, &session) : opened(content, &session)
    return true
  }

  /// Handles the outline of a file that was read to be opened.
  ///
  /// - Returns: Whether it was.
  mutating func read(_ art: SeenArt, _ session: inout SessionState) -> Bool {
    guard paths.remove(art.path) != nil else { return false }
    begin(with: art, &session)
    return true
  }

  /// Adds a scene made of a file's layers, on the same device, to the gallery.
  private func begin(with art: SeenArt, _ session: inout SessionState) {
    let other = session.library.current.scene
    let name = FilePath.name(of: art.path)
    guard
      let imported = ImportedScene(art.outline, at: name, title: FilePath.stem(of: art.path), device: other.device)
    else { return session.steps.say("\(art.name): no layer in it can be shown.", isFault: true) }
    var scene = imported.scene
    scene.physics = other.physics
    let file = SceneFile(folder: FilePath.folder(of: art.path), saved: scene)
    session.learn(art)
    session.add(SceneDocument(name: art.path, scene: scene, file: file))
    session.remember(art.path)
    session.tell(of: imported, from: art)
  }

  /// Takes the pictures of a folder that was to be opened, as if it had been dropped.
  mutating func foundFolder(_ path: String, _ session: inout SessionState) {
    guard paths.remove(path) != nil else { return }
    session.steps.ask(.pictures(.open([path], into: DropPlace(session.library.current.id))))
  }

  /// - Returns: Whether the file was to be opened.
  mutating func readingFailed(_ path: String, _ why: String, _ session: inout SessionState) -> Bool {
    guard paths.remove(path) != nil else { return false }
    fail(path, "\(FilePath.shown(FilePath.name(of: path))): \(why)", &session)
    return true
  }

  /// Opens the file of unsaved work, whose pictures are in it.
  mutating func open(for work: UnsavedWork, _ autosaved: AutosaveFile, _ session: inout SessionState) {
    guard let path = work.path else { return }
    session.recoveries[path] = (work, autosaved)
    open(path, &session)
  }

  /// Whether it is a tape, by its name or its first field.
  private static func isTape(_ path: String, _ bytes: [UInt8]) -> Bool {
    path.hasSuffix(Tape.ending)
      || String(decoding: bytes.prefix(64), as: UTF8.self).drop { $0 == "{" || $0.isWhitespace }.hasPrefix("\"tape\"")
  }

  private func opened(_ content: FileContent, _ session: inout SessionState) {
    let (path, reading) = (content.path, content.reading)
    guard let scene = reading.scene?.named(byFileAt: path) else {
      return fail(path, reading.complaint(about: path), &session)
    }
    session.add(SceneDocument(name: path, scene: scene, file: SceneFile(content, saved: scene)))
    session.remember(path)
    recover(path, &session)
  }

  /// Says why a file cannot be opened. Unsaved work on it is there nevertheless.
  private func fail(_ path: String, _ why: String, _ session: inout SessionState) {
    session.steps.say(why, isFault: true)
    recover(path, &session)
  }

  private func recover(_ path: String, _ session: inout SessionState) {
    if let (work, autosaved) = session.recoveries.removeValue(forKey: path) { session.recover(work, autosaved) }
  }

  /// Plays a tape on the scene on the stage.
  private func opened(tape path: String, _ bytes: [UInt8], _ session: inout SessionState) {
    let reading = TapeReader.read(bytes)
    guard let tape = reading.tape else {
      let first = reading.problems.first.map { $0.line(file: FilePath.name(of: path)) }
      return session.steps.say(first ?? "\(FilePath.name(of: path)) is not a tape.", isFault: true)
    }
    session.steps.append(.play(tape))
  }

  /// Adds a new scene to the gallery, and asks for its pictures if they are to be files.
  func begin(_ effect: String, with source: PictureSource, _ session: inout SessionState) {
    let current = session.library.current
    let folder = session.chooser.pictureFolder(of: current.id, in: session.library)
    let id = session.add(templates.document(of: effect, beside: current, sharing: source == .shared))
    switch source {
    case .files: session.choose(.pictures(folder: folder), for: .pictures(id))
    case .page: session.choose(.page(folder: folder), for: .page(id))
    case .shared, .samples: break
    }
  }
}
