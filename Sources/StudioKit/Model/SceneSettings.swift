import Documents
import Notation
import Parameters

/// One of a scene's settings.
struct SceneSetting: Sendable {
  fileprivate(set) var name: String
  /// The user's note; may be empty.
  fileprivate(set) var note = ""
  fileprivate(set) var history: History
}

/// The settings of a scene, each with a name and a history of its own, and the one that is shown. There is always one.
public struct SceneSettings: Sendable {
  private(set) var list: [SceneSetting]
  /// The index of the shown setting.
  private(set) var index = 0
  /// The index of the setting that was shown before. Nil if it is gone, or there was none.
  private(set) var otherIndex: Int?
  /// The setting deleted last, and where it was.
  private var deleted: (setting: SceneSetting, index: Int)?
  /// Whether that was the last edit, so that undo restores it.
  private var undoesDeletion = false
  /// The number of the next step.
  private var nextStep = 1
  /// Changes with each change of a setting that is not shown, and of names and notes.
  private var listNumber = 0

  init(_ scene: Scene) {
    list = [SceneSetting(name: "", history: History(scene.bare, number: 0))]
    for variant in scene.variants {
      add(SceneSetting(name: variant.name, note: variant.note, history: History(variant.scene, number: takeNumber())))
    }
    list[0].name = freeLetter
  }
}

/// Identifies the scenes of a document's settings: equal states have equal scenes.
struct SettingsState: Hashable, Sendable {
  private let shown: Int
  private let index: Int
  private let other: Int?
  private let list: Int

  fileprivate init(shown: Int, index: Int, other: Int?, list: Int) {
    (self.shown, self.index, self.other, self.list) = (shown, index, other, list)
  }
}

extension SceneSetting {
  /// Whether its name is a letter that the program gave, as nobody named it.
  fileprivate var isUnnamed: Bool { note.isEmpty && SceneSettings.letters.contains(name) }

  fileprivate var variant: SceneVariant { SceneVariant(name: name, note: note, scene: history.scene) }
}

extension SceneSettings {
  fileprivate static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  var state: SettingsState {
    SettingsState(shown: shown.shown.number, index: index, other: otherIndex, list: listNumber)
  }

  /// The history of the shown setting.
  private(set) var shown: History {
    _read { yield list[index].history }
    _modify { yield &list[index].history }
  }

  /// The shown setting.
  var current: SceneSetting { list[index] }

  /// The settings to choose from. Empty if there is only one.
  var choices: [SceneSetting] { list.count > 1 ? list : [] }

  /// The names of the two settings shown last, in the order of the list. Nil if only one was shown.
  var lastTwo: [String]? { otherIndex.map { other in [index, other].sorted().map { list[$0].name } } }

  /// The setting that was shown before.
  var other: SceneSetting? { otherIndex.map { list[$0] } }

  /// The name of the shown setting. Nil if there is no other to tell it from.
  public var name: String? { otherIndex.map { _ in current.name } }

  /// Whether there is something to undo: a step, or a deletion after it.
  public var canUndo: Bool { undoesDeletion || shown.canUndo }

  /// The name of the setting that can be restored. Nil if there is none.
  var deletedName: String? { deleted?.setting.name }

  /// The fields in which the two shown last differ: `old` is the other one's value, `new` the shown one's.
  public var differences: [Change] {
    guard let other = other?.history.scene, other.effectName == shown.scene.effectName else { return [] }
    return shown.scene.changes(since: other).withWholeDevice
  }

  /// The scene as a file has it: the shown setting, with all that have a name as its variants. One that nobody named is
  /// left out where the file has the same.
  var stored: Scene {
    var scene = shown.scene
    guard list.count > 1 || !list[0].isUnnamed else { return scene }
    var known = list.filter { !$0.isUnnamed }.map(\.history.scene) + [scene]
    scene.variants = list.compactMap { setting in
      if setting.isUnnamed {
        if known.contains(setting.history.scene) { return nil }
        known.append(setting.history.scene)
      }
      return setting.variant
    }
    return scene
  }

  func index(named name: String) -> Int? { list.firstIndex { $0.name == name } }

  private mutating func takeNumber() -> Int {
    defer { nextStep += 1 }
    return nextStep
  }

  private mutating func add(_ setting: SceneSetting) {
    list.append(setting)
    listNumber = takeNumber()
  }

  private var freeLetter: String { Self.letters.first { index(named: $0) == nil } ?? freeName }

  private var freeName: String {
    var number = list.count { !$0.isUnnamed } + 1
    while index(named: "Variant \(number)") != nil { number += 1 }
    return "Variant \(number)"
  }
}

/// Steps of the shown setting. Returned texts are shown to the user.
extension SceneSettings {
  mutating func record(_ scene: Scene, name: String?, held key: String?) {
    undoesDeletion = false
    shown.record(scene.bare, name: name, held: key, number: takeNumber())
  }

  mutating func finish() { shown.finish() }
  mutating func resume(_ key: String) { shown.resume(key) }
  mutating func go(toStep step: Int) { shown.go(to: step) }

  /// Undoes the last step, or the deletion of a setting after it.
  mutating func undo() -> String? {
    guard undoesDeletion, let name = deletedName else {
      go(toStep: shown.position - 1)
      return nil
    }
    return restoreDeleted() ?? "\(name) is back."
  }

  /// Shows the setting that was shown before. The first time, this is a copy of the only one, or the next in the list.
  mutating func switchSetting() -> String? {
    guard list.count == 1 else { return show(otherIndex ?? (index + 1) % list.count) }
    let (old, name) = (list[0].name, freeLetter)
    add(SceneSetting(name: name, history: History(shown.scene, number: takeNumber(), opened: shown.opened)))
    _ = show(1)
    return "This is \(name), a copy of \(old). Change it, then switch with the ` key."
  }

  /// - Returns: The reason for a refusal. Nil on success.
  mutating func show(_ index: Int) -> String? {
    guard list.indices.contains(index), index != self.index else { return nil }
    guard Self.fits(list.count, isUnnamed: list[index].isUnnamed) else { return Self.full }
    shown.finish()
    (otherIndex, self.index, undoesDeletion) = (self.index, index, false)
    return nil
  }

  /// Whether a file has room for this many settings. The shown one counts as a variant only if it has a name.
  private static func fits(_ count: Int, isUnnamed: Bool) -> Bool { count - (isUnnamed ? 1 : 0) <= SceneVariant.most }

  private static let full = "A scene has at most \(SceneVariant.most) variants: delete one first."

  /// Deletes a setting; undo restores it until the next edit.
  private mutating func delete(_ gone: Int) {
    guard list.count > 1, list.indices.contains(gone) else { return }
    if gone == index { (otherIndex, index) = (nil, otherIndex ?? (gone == 0 ? 1 : 0)) }
    deleted = (list.remove(at: gone), gone)
    if index > gone { index -= 1 }
    otherIndex = otherIndex.flatMap { $0 == gone ? nil : $0 > gone ? $0 - 1 : $0 }
    undoesDeletion = true
    listNumber = takeNumber()
  }

  private mutating func restoreDeleted() -> String? {
    guard var (setting, place) = deleted else { return nil }
    guard Self.fits(list.count + 1, isUnnamed: list[index].isUnnamed) else { return Self.full }
    place = min(place, list.count)
    if index(named: setting.name) != nil { setting.name = freeName }
    list.insert(setting, at: place)
    if index >= place { index += 1 }
    otherIndex = place
    (deleted, undoesDeletion) = (nil, false)
    listNumber = takeNumber()
    return nil
  }
}

extension SceneSettings {
  /// Applies an edit of the list.
  ///
  /// - Returns: The reason for a refusal. Nil on success.
  mutating func apply(_ edit: VariantEdit) -> String? {
    switch edit {
    case .keep:
      guard list.count < SceneVariant.most else { return Self.full }
      add(SceneSetting(name: freeName, history: History(shown.scene, number: takeNumber())))
    case .rename(let index, let typed):
      let name = typed.trimmed
      if let problem = SceneVariant.problem(withName: name) { return Self.sentence(problem) }
      if let other = self.index(named: name), other != index {
        return "\u{201C}\(name)\u{201D} already exists: choose another name."
      }
      return mark(index) { $0.name = name }
    case .note(let index, let note):
      if let problem = SceneVariant.problem(withNote: note) { return Self.sentence(problem) }
      return mark(index) { $0.note = note }
    case .replace(let index):
      let (scene, name, number) = (shown.scene, current.name, takeNumber())
      change(index) { $0.history.record(scene, name: "Replaced by \(name)", number: number) }
    case .delete(let index): delete(index)
    case .restore: return restoreDeleted()
    }
    return nil
  }

  /// Changes a name or note, with which the shown setting becomes one more variant of the file.
  private mutating func mark(_ index: Int, _ body: (inout SceneSetting) -> Void) -> String? {
    guard index != self.index || Self.fits(list.count, isUnnamed: false) else { return Self.full }
    change(index, body)
    return nil
  }

  private mutating func change(_ index: Int, _ body: (inout SceneSetting) -> Void) {
    guard list.indices.contains(index) else { return }
    body(&list[index])
    listNumber = takeNumber()
  }

  /// - Parameter problem: The problem in the words of the file reader.
  private static func sentence(_ problem: String) -> String {
    "\(problem.prefix(1).uppercased())\(problem.dropFirst())."
  }

  /// Takes over a scene that was read again from its file: what has changed is a step of its setting.
  ///
  /// - Parameter old: The scene that the file had before.
  mutating func take(_ scene: Scene, since old: Scene?, as step: String) {
    record(scene, name: step, held: nil)
    if let same = scene.variant(named: current.name), same.scene != shown.scene { list[index].name = freeLetter }
    let gone = (old?.variants ?? []).filter { scene.variant(named: $0.name) == nil }
    for variant in gone {
      if let index = index(named: variant.name), index != self.index { delete(index) }
    }
    (deleted, undoesDeletion) = (nil, false)
    for variant in scene.variants {
      let number = takeNumber()
      if let known = index(named: variant.name) {
        change(known) {
          $0.note = variant.note
          $0.history.record(variant.scene, name: step, number: number)
        }
      } else {
        add(SceneSetting(name: variant.name, note: variant.note, history: History(variant.scene, number: number)))
      }
    }
  }

  /// Rewrites the scenes of all steps without adding a step.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    for index in list.indices { list[index].history.replaceScenes(by: other) }
    deleted?.setting.history.replaceScenes(by: other)
    listNumber = takeNumber()
  }
}

/// The format for autosave.
extension SceneSettings {
  var storedWork: JSONValue {
    [
      "shown": .whole(index), "other": otherIndex.map { .whole($0) } ?? .null,
      "list": .list(
        list.map {
          [
            "name": .text($0.name), "note": .text($0.note), "scene": SceneWriter.value(of: $0.history.scene),
            "steps": $0.history.stored,
          ]
        }),
    ]
  }

  /// Nil if it is invalid. A setting whose steps are invalid has one.
  ///
  /// - Parameter read: Reads a scene.
  init?(storedWork: JSONValue, read: (JSONValue) -> Scene?) {
    guard let settings = storedWork["list"]?.list, let index = storedWork["shown"]?.whole,
      settings.indices.contains(index)
    else { return nil }
    list = []
    for setting in settings {
      guard let name = setting["name"]?.text, let note = setting["note"]?.text,
        let scene = setting["scene"].flatMap(read)
      else { return nil }
      add(SceneSetting(name: name, note: note, history: history(setting["steps"], leadingTo: scene, read: read)))
    }
    self.index = index
    otherIndex = storedWork["other"]?.whole.flatMap { settings.indices.contains($0) && $0 != index ? $0 : nil }
  }

  /// The settings of work that a version stored which knew A and B only.
  init(
    _ scene: Scene, steps: JSONValue?, other: (scene: Scene, steps: JSONValue?)?, isB: Bool, read: (JSONValue) -> Scene?
  ) {
    func bare(_ stored: JSONValue) -> Scene? { read(stored)?.bare }
    self.init(scene)
    shown = history(steps, leadingTo: scene.bare, read: bare)
    guard let other else { return }
    if isB { list[0].name = "B" }
    add(
      SceneSetting(
        name: isB ? "A" : freeLetter,
        history: history(other.steps, leadingTo: other.scene.bare, read: bare)))
    otherIndex = list.count - 1
  }

  private mutating func history(
    _ stored: JSONValue?, leadingTo scene: Scene, read: (JSONValue) -> Scene?
  ) -> History {
    if let stored, let history = History(stored: stored, leadingTo: scene, read: read, from: &nextStep) {
      return history
    }
    // Undo goes back to where its steps began.
    var history = History(stored?["first"].flatMap(read) ?? scene, number: takeNumber())
    history.record(scene, name: "Recovered", number: takeNumber())
    return history
  }
}

extension Scene {
  /// The scene without variants.
  fileprivate var bare: Scene {
    guard !variants.isEmpty else { return self }
    var scene = self
    scene.variants = []
    return scene
  }
}

extension [Change] {
  /// The same with one change for all fields of another device, at the place of its name. Reading direction and reduced
  /// motion are the scene's own.
  fileprivate var withWholeDevice: [Change] {
    guard let name = firstIndex(where: { $0.path == "device.name" }) else { return self }
    let fields = filter {
      $0.path.hasPrefix(Self.device) && !["device.direction", "device.reduceMotion"].contains($0.path)
    }
    func whole(_ side: KeyPath<Change, JSONValue>) -> JSONValue {
      .object(fields.map { JSONField(String($0.path.dropFirst(Self.device.count)), $0[keyPath: side]) })
    }
    var changes = self
    changes[name] = Change(path: "device", old: whole(\.old), new: whole(\.new))
    return changes.filter { !fields.contains($0) }
  }

  private static let device = "device."
}
