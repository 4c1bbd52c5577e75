import Documents

extension Studio {
  /// What the person decided.
  mutating func answer(_ answer: Answer, at time: Double) {
    guard let sheet = paperwork.sheet else { return }
    paperwork.sheet = nil
    switch (sheet.question, answer) {
    case (_, .open(let path)): open(path, at: time)
    case (.unsaved(let name), _), (.otherSetting(let name), _): leave(name, answer, at: time)
    case (.changed(let name, let theirs, let bytes, let errand), _):
      resolve(name, theirs, bytes, errand, answer, at: time)
    case (.replace(let name, let path, let errand), .replace):
      write(name, to: path, over: .anything, then: errand, at: time)
    case (.recover(let work, let keepsake), .recover): recover(work, keepsake, at: time)
    case (.recover(_, let keepsake), .discard): ask(.forget(key: keepsake.key))
    case (.recover, _): say("The unsaved work will be offered again next time.", at: time)
    case (.path(let purpose), .done):
      if let typed = sheet.field?.text, !typed.isEmpty {
        chosen(whole(typed), for: purpose, isConfirmed: false, at: time)
      }
    default: break
    }
    // The next question comes in the same frame.
    tend(at: time)
  }

  /// On the way out.
  private mutating func leave(_ name: String, _ answer: Answer, at time: Double) {
    switch answer {
    case .save: save(name, then: .quit, at: time)
    case .show:
      paperwork.discarded = []
      switchSetting(at: time)
    case .discard:
      paperwork.discarded.insert(name)
      quit(at: time)
    default: paperwork.discarded = []
    }
  }

  private mutating func resolve(
    _ name: String, _ theirs: Scene?, _ bytes: [UInt8], _ errand: Paperwork.Errand?, _ answer: Answer, at time: Double
  ) {
    // They have been seen: what is in the file now may be overwritten.
    paperwork.files[name]?.source.bytes = bytes
    switch answer {
    case .loadTheirs:
      guard let theirs else { return }
      paperwork.files[name]?.saved = theirs
      paperwork.files[name]?.fault = nil
      edit(theirs, of: name, as: "Loaded from disk", at: time)
      compareAgain()
      if errand == .quit { quit(at: time) }
    case .saveElsewhere: choosePlace(for: name, then: errand ?? .nothing, at: time)
    default:
      if let theirs { paperwork.files[name]?.saved = theirs }
      paperwork.files[name]?.isGone = theirs == nil
      compareAgain()
      if let errand { save(name, then: errand, at: time) }
    }
  }
}

extension Studio {
  /// A path was picked or typed.
  mutating func chosen(
    _ path: String, for purpose: Paperwork.Choosing, isConfirmed: Bool, at time: Double
  ) {
    switch purpose {
    case .open: open(path, at: time)
    case .pictures(let name): addPictures([path], to: name, at: time)
    case .page(let name): setPage(path, of: name, at: time)
    case .save(let name, let errand):
      let named = path.lowercased().hasSuffix(".json") ? path : path + ".json"
      let isOwn = paperwork.files[name]?.path == named
      // The dialog has asked about the name that was picked, not about one with an ending added.
      let over: Expectation = isConfirmed && named == path ? .anything : .nothing
      write(
        name, to: named, over: isOwn ? paperwork.files[name]?.expectation ?? .nothing : over, then: errand, at: time)
    }
  }

  /// What stands in the path field before anything is typed.
  func suggestion(for purpose: Paperwork.Choosing) -> String {
    switch purpose {
    case .open: return startFolder.map { $0 + "/" } ?? ""
    case .pictures(let name), .page(let name): return pictureFolder(of: name).map { $0 + "/" } ?? ""
    case .save(let name, _): return place(for: name)
    }
  }

  /// A typed path with its beginning: the person's own folder for `~`, else the folder that the program works in.
  private func whole(_ typed: String) -> String {
    if typed.hasPrefix("/") { return typed }
    if typed.hasPrefix("~/"), let home = paperwork.places.home { return home + typed.dropFirst() }
    return paperwork.places.folder.isEmpty ? typed : "\(paperwork.places.folder)/\(typed)"
  }
}
