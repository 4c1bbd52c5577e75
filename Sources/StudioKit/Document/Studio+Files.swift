import Documents
import PreviewKit

extension Studio {
  /// Says which file a scene of the gallery was read from, and what it says there; nil: what the scene is now.
  public mutating func attach(_ source: SceneSource, to name: String, saved: Scene? = nil) {
    guard let entry = scenes.first(where: { $0.name == name }) else { return }
    paperwork.files[name] = SceneFile(source, saved: saved ?? entry.scene)
  }

  /// The folder that a scene spells its pictures from.
  public func folder(of name: String) -> String? { paperwork.files[name]?.base }

  /// Whether a scene has changes that are in no file.
  public func isUnsaved(_ name: String) -> Bool { paperwork.files[name]?.isUnsaved ?? false }

  func index(of name: String) -> Int? { scenes.firstIndex { $0.name == name } }

  /// The scene as a person knows it.
  func title(of name: String) -> String { index(of: name).map { scenes[$0].scene.displayTitle } ?? name }

  /// The scene's title in the bar and the gallery, with a dot while it is unsaved.
  mutating func markedTitle(of index: Int) -> String {
    let title = scenes[index].scene.displayTitle
    return isUnsaved(scenes[index].name) ? face.titles.marked(title, of: index) : title
  }

  /// Puts another scene in the place of one that the gallery has. On the stage it stays where it is, and it can be
  /// undone.
  ///
  /// - Parameter step: What undo calls it.
  mutating func edit(_ scene: Scene, of name: String, as step: String, at time: Double) {
    guard let index = index(of: name) else { return }
    if index == selected { return edit(scene, as: step, at: time) }
    var draft = drafts[name] ?? Draft(scenes[index].scene)
    draft.undo.record(scene, name: step)
    draft.forgotten = nil
    drafts[name] = draft
    scenes[index] = scenes[index].showing(scene)
    face.forget(index)
  }

  /// What a scene's pictures are has come to be known.
  mutating func setEntry(_ entry: StudioScene, at index: Int, time: Double) {
    if index == selected { return restage(entry, at: time) }
    scenes[index] = entry
    face.forget(index)
  }

  /// Adds a scene to the gallery and shows it.
  mutating func add(_ scene: Scene, named wish: String, from source: SceneSource, at time: Double) -> String {
    let name = freeName(wish)
    show(StudioScene(name: name, scene: scene, pictures: ScenePictures()), at: time)
    attach(source, to: name)
    ask(.pictures(of: name))
    return name
  }

  private func freeName(_ wish: String) -> String {
    guard index(of: wish) != nil else { return wish }
    var number = 2
    while index(of: "\(wish) \(number)") != nil { number += 1 }
    return "\(wish) \(number)"
  }
}

extension Studio {
  /// Lets everything happen to files that is due by a moment: the title, autosave, and questions that waited for the
  /// hand to be free.
  public mutating func tend(at time: Double) {
    if paperwork.seen != edits || paperwork.titled != selected {
      (paperwork.seen, paperwork.titled) = (edits, selected)
      compareWithFiles(at: time)
      retitle()
    }
    if let due = paperwork.due, due <= time { keepChanges(by: time) }
    if paperwork.sheet == nil, grip == .nothing, !isHandBusy, !paperwork.waiting.isEmpty {
      paperwork.sheet = Sheet(paperwork.waiting.removeFirst(), in: self)
    }
  }

  /// When `tend` has something to do although nothing happens.
  public var dueTime: Double? { paperwork.due }

  private mutating func retitle() {
    let title = "\(markedTitle(of: selected)) - Parallax"
    if title != paperwork.title {
      paperwork.title = title
      ask(.title(title))
    }
  }

  func work(on entry: StudioScene) -> Work {
    let draft = drafts[entry.name]
    return Work(scene: entry.scene, other: draft?.other?.shown, isB: draft?.isB ?? false)
  }

  /// Looks which scenes differ from their files.
  mutating func compareWithFiles(at time: Double) {
    var watched: [String] = []
    for entry in scenes {
      guard var file = paperwork.files[entry.name] else { continue }
      file.note(work(on: entry), time: time)
      if file.hasOtherPictures(entry.scene.content) { ask(.pictures(of: entry.name)) }
      paperwork.files[entry.name] = file
      if !file.isAtStake { forgetKept(entry.name) }
      if let path = file.path { watched.append(path) }
    }
    planKeeping()
    if watched != paperwork.watched {
      paperwork.watched = watched
      ask(.watch(watched))
    }
  }

  /// Files have changed their minds about what is saved.
  mutating func compareAgain() { paperwork.seen = -1 }
}
