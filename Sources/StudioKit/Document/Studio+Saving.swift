import Documents

extension Studio {
  /// Saves the scene on the stage: into its file, or as a copy where it has none.
  public mutating func save(at time: Double) { save(scenes[selected].name, at: time) }

  /// Saves it to a place that the person chooses.
  public mutating func saveElsewhere(at time: Double) { choosePlace(for: scenes[selected].name, at: time) }

  mutating func save(_ name: String, then errand: Paperwork.Errand = .nothing, at time: Double) {
    guard let file = paperwork.files[name] else { return }
    guard let path = file.path else { return choosePlace(for: name, then: errand, at: time) }
    write(name, to: path, over: file.expectation, then: errand, at: time)
  }

  mutating func choosePlace(for name: String, then errand: Paperwork.Errand = .nothing, at time: Double) {
    choose(.save(suggestion: place(for: name)), for: .save(name: name, errand: errand), at: time)
  }

  /// Where a scene would be saved if nobody chose.
  func place(for name: String) -> String {
    paperwork.files[name]?.path ?? startFolder.map { "\($0)/\(fileName(for: name))" } ?? fileName(for: name)
  }

  mutating func choose(_ choice: FileChoice, for purpose: Paperwork.Choosing, at time: Double) {
    guard paperwork.choosing == nil else { return say("A file dialog is open already.", at: time) }
    paperwork.choosing = purpose
    ask(.choose(choice))
  }

  mutating func write(
    _ name: String, to path: String, over: Expectation, then errand: Paperwork.Errand, at time: Double
  ) {
    guard let index = index(of: name), let file = paperwork.files[name] else { return }
    if let underWay = paperwork.writings[path] {
      guard underWay.name == name else {
        return say("Not saved: another scene is just going to \(path). Save again.", isFault: true, at: time)
      }
      paperwork.writings[path]?.next = errand
      return
    }
    let scene = scenes[index].scene
    let text = SceneWriter.text(of: PicturePaths.scene(scene, from: file.base, to: FilePath.folder(of: path)))
    guard text.utf8.count <= paperwork.largestFile else {
      return say(
        "Not saved: \(FilePath.name(of: path)) would be too large to be opened again. Take out pictures, or save it "
          + "beside them, which shortens their paths.", isFault: true, at: time)
    }
    paperwork.writings[path] = Paperwork.Writing(name: name, scene: scene, errand: errand)
    ask(.write(text, path: path, over: over))
  }

  /// A file name made of the scene's title: letters, digits and hyphens.
  private func fileName(for name: String) -> String {
    let words = title(of: name).lowercased().split { !$0.isLetter && !$0.isNumber }
    return (words.isEmpty ? "scene" : words.joined(separator: "-")) + ".json"
  }

  /// Where a file dialog begins: beside the scene on the stage, if it has a file, else where the last one was.
  var startFolder: String? {
    (paperwork.files[scenes[selected].name]?.path ?? paperwork.recent.first).map(FilePath.folder)
  }
}

extension Studio {
  mutating func written(_ path: String, _ bytes: [UInt8], at time: Double) {
    guard let writing = paperwork.writings.removeValue(forKey: path), var file = paperwork.files[writing.name] else {
      return
    }
    let isNewPlace = file.path != path
    file.source.path = path
    file.source.bytes = bytes
    file.saved = writing.scene
    file.fault = nil
    file.isGone = false
    file.keeping.outdate()
    paperwork.files[writing.name] = file
    move(writing.name, to: FilePath.folder(of: path), at: time)
    compareAgain()
    remember(path)
    let displaced = isNewPlace ? displace(from: path, for: writing.name) : ""
    say(isNewPlace ? "Saved as \(path)\(displaced)" : "Saved \(FilePath.name(of: path))", at: time)
    if let next = writing.next { return save(writing.name, then: next, at: time) }
    if writing.errand == .quit { quit(at: time) }
  }

  /// Other scenes whose file this was are in no file any more. Returns a sentence about it.
  private mutating func displace(from path: String, for name: String) -> String {
    let others = owners(of: path).filter { $0 != name }
    for other in others {
      paperwork.files[other]?.source.path = nil
      paperwork.files[other]?.source.bytes = nil
      paperwork.files[other]?.saved = nil
      paperwork.files[other]?.fault = nil
      paperwork.files[other]?.isGone = false
      paperwork.files[other]?.keeping.outdate()
    }
    guard let first = others.first else { return "" }
    return ". \(title(of: first)), which was there, is in no file any more."
  }

  /// Something else is where the scene was to go.
  mutating func foundSomethingElse(at path: String, time: Double) {
    guard let writing = paperwork.writings.removeValue(forKey: path) else { return }
    if paperwork.files[writing.name]?.path == path {
      // The answer needs what is there now.
      paperwork.reading[path] = Paperwork.Intent(name: writing.name, errand: writing.errand)
      ask(.read(path: path))
    } else {
      paperwork.waiting.append(.replace(name: writing.name, path: path, errand: writing.errand))
    }
  }

  mutating func writingFailed(_ path: String, _ why: String, at time: Double) {
    paperwork.writings[path] = nil
    say("Not saved: \(path): \(why). Ctrl Shift S saves elsewhere.", isFault: true, at: time)
  }

  mutating func remember(_ path: String) {
    paperwork.recent.removeAll { $0 == path }
    paperwork.recent.insert(path, at: 0)
    ask(.remember(path: path))
  }

  /// Ends the program, once every scene with unsaved changes has been asked about.
  mutating func quit(at time: Double) {
    compareWithFiles(at: time)
    let next =
      undecided { $0.isUnsaved }.map { Question.unsaved(name: $0) }
      ?? undecided { $0.isOtherUnsaved }.map { Question.otherSetting(name: $0) }
    guard let next else {
      for name in paperwork.discarded { forgetKept(name) }
      return ask(.quit)
    }
    let isAsked = paperwork.waiting.contains { $0.leaving != nil }
    guard !isAsked else { return }
    // The person sees what the question is about.
    if let index = next.leaving.flatMap(index(of:)), index != selected { select(index, at: time) }
    paperwork.waiting.append(next)
  }

  /// The first scene of those that were not given up of which something holds.
  private func undecided(_ holds: (SceneFile) -> Bool) -> String? {
    scenes.map(\.name).first { name in
      !paperwork.discarded.contains(name) && paperwork.files[name].map(holds) ?? false
    }
  }

  /// The window was closed, or Ctrl Q pressed.
  mutating func askToQuit(at time: Double) {
    paperwork.discarded = []
    quit(at: time)
  }
}
