import Documents
import Effects
import Parameters
import PreviewKit

extension Studio {
  /// Opens a scene file: it joins the gallery and is shown. One that is there already is only shown.
  public mutating func open(_ path: String, at time: Double) {
    if let index = scenes.firstIndex(where: { paperwork.files[$0.name]?.path == path }) {
      remember(path)
      return select(index, at: time)
    }
    paperwork.opening.insert(path)
    ask(.read(path: path))
  }

  /// Asks which file to open.
  mutating func chooseFile(at time: Double) { choose(.open(folder: startFolder), for: .open, at: time) }

  /// A new scene: the effect on the stage with its defaults, on the same device with the same pictures.
  mutating func makeNew(at time: Double) {
    let entry = scenes[selected]
    var scene = Scene(effect: type(of: entry.scene.effect).init())
    scene.title = "Untitled"
    scene.device = entry.scene.device
    scene.physics = entry.scene.physics
    scene.content = entry.scene.content
    let folder = paperwork.files[entry.name]?.base ?? "."
    _ = add(scene, named: "Untitled", from: SceneSource(path: nil, folder: folder, bytes: nil), at: time)
  }

  mutating func read(_ path: String, _ bytes: [UInt8], at time: Double) {
    if paperwork.opening.remove(path) != nil { return open(path, bytes, at: time) }
    let intent = paperwork.reading.removeValue(forKey: path)
    for name in owners(of: path) { reload(name, bytes, then: intent?.name == name ? intent?.errand : nil, at: time) }
    goOn(with: intent, unlessAt: path, at: time)
  }

  /// The scenes whose file this is: one, unless somebody named it in two ways.
  func owners(of path: String) -> [String] { scenes.map(\.name).filter { paperwork.files[$0]?.path == path } }

  /// Saves a scene that was to go to a path, and meanwhile has another one or none.
  private mutating func goOn(with intent: Paperwork.Intent?, unlessAt path: String, at time: Double) {
    guard let intent, paperwork.files[intent.name]?.path != path else { return }
    save(intent.name, then: intent.errand, at: time)
  }

  private mutating func open(_ path: String, _ bytes: [UInt8], at time: Double) {
    let reading = SceneReader.read(bytes)
    guard let scene = reading.scene else { return say(Self.complaint(reading, path), isFault: true, at: time) }
    _ = add(
      scene, named: path, from: SceneSource(path: path, folder: FilePath.folder(of: path), bytes: bytes), at: time)
    remember(path)
  }

  /// The first of what is wrong with a file, and how much more there is.
  static func complaint(_ reading: SceneReading, _ path: String) -> String {
    let faults = reading.problems.filter { $0.severity == .error }
    guard let first = faults.first else { return "\(FilePath.name(of: path)) is no scene." }
    return first.line(file: FilePath.name(of: path)) + (faults.count > 1 ? " (and \(faults.count - 1) more)" : "")
  }
}

extension Studio {
  /// The file of a scene has been written by somebody, or was looked at before it is overwritten.
  ///
  /// - Parameter errand: What was to happen once the scene is saved; nil: nobody is saving.
  private mutating func reload(
    _ name: String, _ bytes: [UInt8], then errand: Paperwork.Errand?, at time: Double
  ) {
    guard var file = paperwork.files[name], let path = file.path, let index = index(of: name) else { return }
    let isNews = bytes != file.source.bytes
    if !isNews || file.isGone { file.fault = nil }
    file.isGone = false
    defer { compareAgain() }
    guard isNews else {
      paperwork.files[name] = file
      // What was in the way is gone again.
      if let errand { save(name, then: errand, at: time) }
      return
    }
    let reading = SceneReader.read(bytes)
    let theirs = reading.scene.map { PicturePaths.scene($0, from: FilePath.folder(of: path), to: file.base) }
    file.fault = theirs == nil ? Self.complaint(reading, path) : nil
    let mine = scenes[index].scene
    file.note(work(on: scenes[index]), time: time)
    if let theirs, theirs == mine || theirs == file.saved || !file.isUnsaved {
      // Nothing of the person's own is at stake.
      let isReloaded = !file.isUnsaved && theirs != mine
      if !file.isUnsaved || theirs == mine { file.saved = theirs }
      file.source.bytes = bytes
      paperwork.files[name] = file
      if isReloaded {
        edit(theirs, of: name, as: "Reloaded from disk", at: time)
        say("Reloaded \(FilePath.name(of: path))", at: time)
      }
      if let errand { save(name, then: errand, at: time) }
    } else {
      paperwork.files[name] = file
      // A broken file is no choice; it is one as soon as it has to be overwritten.
      guard theirs != nil || errand != nil else { return }
      wonder(.changed(name: name, theirs: theirs, bytes: bytes, errand: errand))
    }
  }

  /// Asks about a changed file: once, about its last state.
  private mutating func wonder(_ question: Question) {
    paperwork.waiting.removeAll { $0.isAbout(question) }
    if let asked = paperwork.sheet, asked.question.isAbout(question) {
      paperwork.sheet = Sheet(question, in: self)
    } else {
      paperwork.waiting.append(question)
    }
  }

  /// A file that was to be read cannot be.
  mutating func readingFailed(_ path: String, _ why: String, isMissing: Bool, at time: Double) {
    if paperwork.opening.remove(path) != nil {
      return say("\(FilePath.name(of: path)): \(why)", isFault: true, at: time)
    }
    let intent = paperwork.reading.removeValue(forKey: path)
    for name in owners(of: path) {
      paperwork.files[name]?.fault =
        "\(FilePath.name(of: path)): \(why). The scene is safe here; "
        + (isMissing ? "Ctrl S writes it anew." : "Ctrl Shift S saves it elsewhere.")
      paperwork.files[name]?.isGone = true
      if isMissing { paperwork.files[name]?.source.bytes = nil }
    }
    compareAgain()
    guard let intent, paperwork.files[intent.name]?.path == path else {
      return goOn(with: intent, unlessAt: path, at: time)
    }
    // What cannot even be read is not overwritten blindly: the person is told, and saves elsewhere.
    isMissing ? save(intent.name, then: intent.errand, at: time) : writingFailed(path, why, at: time)
  }
}
