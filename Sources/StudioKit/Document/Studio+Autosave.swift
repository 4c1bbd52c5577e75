import Documents

extension Studio {
  /// Stores the work that waits for it.
  ///
  /// - Parameter time: Changes made later than this, less the patience, wait on. Infinity stores everything.
  mutating func keepChanges(by time: Double) {
    for entry in scenes {
      guard let file = paperwork.files[entry.name], file.keeping.isDue(by: time) else { continue }
      let work = work(on: entry)
      paperwork.files[entry.name]?.keeping.ask(for: work)
      ask(.keep(Recovery(name: entry.name, file: file, work: work).text, key: Recovery.key(entry.name)))
    }
    planKeeping()
  }

  mutating func planKeeping() { paperwork.due = paperwork.files.values.compactMap(\.keeping.due).min() }

  /// What autosave has of a scene is not needed any more.
  mutating func forgetKept(_ name: String) {
    guard var keeping = paperwork.files[name]?.keeping, !keeping.isEmpty else { return }
    for key in [Recovery.key(name)] + keeping.forget() { ask(.forget(key: key)) }
    paperwork.files[name]?.keeping = keeping
  }

  /// The program is ended from outside: everything is stored, and the next session will ask.
  mutating func endNow() {
    compareAgain()
    tend(at: .infinity)
    ask(.quit)
  }

  mutating func kept(_ key: String) {
    guard let name = name(of: key) else { return }
    for old in paperwork.files[name]?.keeping.succeed() ?? [] { ask(.forget(key: old)) }
    planKeeping()
  }

  mutating func keepingFailed(_ key: String, _ why: String, at time: Double) {
    guard let name = name(of: key), let isKnown = paperwork.files[name]?.keeping.isFailing else { return }
    paperwork.files[name]?.keeping.fail(at: time)
    planKeeping()
    if !isKnown { say("Unsaved work cannot be kept for a crash: \(why). Ctrl S saves it.", isFault: true, at: time) }
  }

  /// The scene whose work is stored under a key.
  private func name(of key: String) -> String? { scenes.map(\.name).first { Recovery.key($0) == key } }
}

extension Studio {
  /// Work of an earlier session has turned up.
  mutating func offer(_ keepsake: Keepsake, at time: Double) {
    guard let recovery = Recovery(keepsake.text) else {
      return say("Unsaved work of \(keepsake.time) cannot be read; it stays in the autosave folder.", at: time)
    }
    paperwork.waiting.append(.recover(recovery, keepsake))
  }

  /// Brings unsaved work back: into its scene, or as a scene of its own.
  mutating func recover(_ work: Recovery, _ keepsake: Keepsake, at time: Double) {
    let name: String
    let known = scenes.first { entry in
      guard let file = paperwork.files[entry.name] else { return false }
      return work.path == nil ? file.path == nil && entry.name == work.name : file.path == work.path
    }
    if let known, let file = paperwork.files[known.name], !file.isAtStake {
      name = known.name
      let shown = PicturePaths.scene(work.work.scene, from: work.folder, to: file.base)
      edit(shown, of: name, as: "Recovered", at: time)
      bringBack(work, in: name)
      // If the file has changed since, saving will ask.
      if work.path != nil { paperwork.files[name]?.source.bytes = work.file }
      if let index = index(of: name), index != selected { select(index, at: time) }
    } else {
      let path = known == nil ? work.path : nil
      let folder = path.map(FilePath.folder) ?? work.folder
      let source = SceneSource(path: path, folder: folder, bytes: path == nil ? nil : work.file)
      let shown = PicturePaths.scene(work.work.scene, from: work.folder, to: folder)
      name = add(shown, named: work.name, from: source, at: time)
      paperwork.files[name]?.saved = nil
      bringBack(work, in: name)
    }
    // The old work goes when the same is stored under its new owner's key, or saved.
    paperwork.files[name]?.keeping.inherit(keepsake.key)
    compareAgain()
    tend(at: .infinity)
    say("Recovered. Ctrl S saves it.", at: time)
  }

  /// The setting that was not shown.
  private mutating func bringBack(_ work: Recovery, in name: String) {
    guard let other = work.work.other, let file = paperwork.files[name], let index = index(of: name) else { return }
    var draft = drafts[name] ?? Draft(scenes[index].scene)
    draft.other = Undo(PicturePaths.scene(other, from: work.folder, to: file.base), opened: draft.undo.opened)
    draft.isB = work.work.isB
    drafts[name] = draft
    revision += 1
  }
}
