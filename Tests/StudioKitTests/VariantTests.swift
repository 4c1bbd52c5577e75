import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The settings of a scene.
struct VariantTests {
  private func keep(_ session: inout Session, ratio: Double) {
    session.setRatio(ratio)
    session.apply(.keep)
  }

  @Test func `a setting that is kept outlives the undo of all that led to it`() throws {
    var session = try Session()
    let first = session.ratio
    keep(&session, ratio: 0.3)
    session.control("z")
    #expect(session.ratio == first && session.names == ["A", "Variant 1"])
    session.setRatio(0.6)
    keep(&session, ratio: 0.4)
    #expect(session.names == ["A", "Variant 1", "Variant 2"])
    session.studio.edit(at: session.time) { $0.resetEverything() }
    #expect(session.names == ["A", "Variant 1", "Variant 2"] && session.ratio == first)
  }

  @Test func `each has steps of its own, and the key goes back to the one shown before`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    session.setRatio(0.6)
    session.show(1)
    #expect(session.ratio == 0.3 && session.studio.document.settings.name == "Variant 1")
    session.setRatio(0.35)
    session.press(.letter("`"))
    #expect(session.ratio == 0.6 && session.studio.document.settings.name == "A")
    session.control("z")
    #expect(session.ratio == 0.3)
    session.press(.letter("`"))
    #expect(session.ratio == 0.35)
    session.control("z")
    #expect(session.ratio == 0.3 && !session.studio.document.history.canUndo)
  }

  @Test func `A, B and what was kept are one list, of which the key exchanges the last two`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    session.press(.letter("`"))
    #expect(session.studio.document.settings.name == "Variant 1", "there is another, so that none is made")
    session.press(.letter("`"))
    session.setRatio(0.5)
    session.apply(.keep)
    session.show(2)
    for name in ["A", "Variant 2", "A"] {
      session.press(.letter("`"))
      #expect(session.studio.document.settings.name == name)
    }
    session.apply(.delete(1))
    #expect(session.names == ["A", "Variant 2"] && session.studio.document.settings.name == "A")
    // The shown one is deleted, and the one shown before takes its place.
    session.apply(.delete(0))
    #expect(session.names == ["Variant 2"] && session.studio.document.settings.name == nil && session.ratio == 0.5)
    session.apply(.delete(0))
    #expect(session.names == ["Variant 2"], "the last one stays")
  }

  @Test func `names are told apart, and what is refused is said`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    keep(&session, ratio: 0.4)
    #expect(session.apply(.rename(1, "  Calmer ")) == nil && session.names == ["A", "Calmer", "Variant 2"])
    #expect(session.apply(.rename(2, "Calmer")) == "\u{201C}Calmer\u{201D} already exists: choose another name.")
    #expect(session.apply(.rename(2, "  ")) == "A variant needs a name.")
    #expect(session.apply(.rename(1, "Calmer")) == nil)
    let long = String(repeating: "x", count: 61)
    #expect(session.apply(.rename(2, long)) == "The name of a variant has at most 60 letters.")
    #expect(session.apply(.note(2, "after the meeting")) == nil)
    #expect(session.studio.document.stored.variants[1].note == "after the meeting")
    #expect(session.names == ["A", "Calmer", "Variant 2"])
    for _ in session.names.count..<SceneVariant.most { session.apply(.keep) }
    #expect(session.apply(.keep) == "A scene has at most 64 variants: delete one first.")
    #expect(Set(session.names).count == SceneVariant.most)
  }

  @Test func `what is deleted comes back with its steps, and what is replaced by its own undo`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    keep(&session, ratio: 0.4)
    let kept = session.studio.document.stored
    session.apply(.delete(1))
    #expect(session.names == ["A", "Variant 2"])
    #expect(Command.restoreVariant.title(Facts(session.studio)) == "Bring back \u{201C}Variant 1\u{201D}")
    session.apply(.restore)
    #expect(session.studio.document.stored == kept && session.studio.document.settings.deletedName == nil)
    session.setRatio(0.9)
    session.apply(.replace(1))
    session.show(1)
    #expect(session.ratio == 0.9)
    session.control("z")
    #expect(session.ratio == 0.3)
  }

  @Test func `the file has what is shown as its scene, and every name among its variants`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    session.apply(.rename(1, "Calm"))
    session.setRatio(0.6)
    session.show(1)
    session.control("s")
    let file = try #require(session.file())
    #expect((file.effect as? MapCrop)?.ratio == 0.3 && file.variants.map(\.name) == ["A", "Calm"])
    // Opened again, nothing is lost, and nothing is unsaved.
    var again = SceneDocument(name: "again", scene: file)
    #expect(again.settings.list.map(\.name) == ["B", "A", "Calm"] && again.stored == file && !again.isUnsaved)
    _ = again.settings.show(1)
    #expect((again.scene.effect as? MapCrop)?.ratio == 0.6 && again.stored.variants.map(\.name) == ["Calm"])
  }

  @Test func `a file that another program changed changes the settings that it names`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    keep(&session, ratio: 0.4)
    session.control("s")
    let old = try #require(session.file())
    var theirs = old
    theirs.variants.remove(at: 0)
    theirs.variants[0] = SceneVariant(name: "Variant 2", note: "theirs", scene: Scene(effect: MapCrop()))
    theirs.variants.append(SceneVariant(name: "New", scene: Scene(effect: AlbumStack())))
    session.studio.edit(at: session.time) {
      _ = $0.read(FileContent(Session.path, Array(SceneWriter.text(of: theirs).utf8)))
    }
    #expect(session.names == ["A", "Variant 2", "New"] && !session.isUnsaved)
    #expect(session.studio.document.stored == session.studio.document.file.saved)
    session.show(1)
    #expect(session.ratio == MapCrop().ratio)
    session.control("z")
    #expect(session.ratio == 0.4, "their change is a step")
  }

  @Test func `work that was stored while there were A and B alone comes back as both`() throws {
    var shown = Scene(effect: MapCrop())
    try #require(shown.assign(0.3, to: "parameters.ratio").isEmpty)
    let other = Scene(effect: MapCrop())
    shown.variants = [SceneVariant(name: "Calm", scene: other)]
    for isB in [true, false] {
      let text = JSONWriter.pretty([
        "autosave": 1, "name": "old", "path": .null, "folder": "/home", "file": .null, "changes": 1,
        "scene": SceneWriter.value(of: shown), "other": SceneWriter.value(of: other), "isB": .flag(isB),
        "steps": History(shown, number: 0).stored, "otherSteps": .null,
      ])
      var settings = try #require(UnsavedWork(text)).settings
      #expect(settings.list.map(\.name) == (isB ? ["B", "Calm", "A"] : ["A", "Calm", "B"]))
      #expect(settings.name == (isB ? "B" : "A") && settings.stored.effect as? MapCrop == shown.effect as? MapCrop)
      _ = settings.switchSetting()
      #expect(settings.name == (isB ? "A" : "B") && settings.shown.scene == other && !settings.canUndo)
    }
  }

  @Test func `a file with as many variants as there can be stays one that can be read`() throws {
    var scene = Scene(effect: MapCrop())
    for number in 1...SceneVariant.most {
      var other = scene
      other.content.rows = number + 1
      scene.variants.append(SceneVariant(name: "Name \(number)", scene: other))
    }
    var document = SceneDocument(name: "many", scene: scene)
    document.assign(0.3, to: "parameters.ratio")
    let full = "A scene has at most 64 variants: delete one first."
    #expect(document.settings.show(1) == full && document.settings.switchSetting() == full)
    #expect(document.settings.apply(.rename(0, "New")) == full && document.settings.apply(.note(0, "new")) == full)
    #expect(document.settings.apply(.keep) == full)
    #expect(document.settings.apply(.delete(64)) == nil && document.settings.show(1) == nil)
    #expect(document.settings.apply(.restore) == full)
    let reading = SceneReader.read(Array(SceneWriter.text(of: document.stored).utf8))
    #expect(reading.scene == document.stored && document.stored.variants.count == SceneVariant.most)
  }

  /// A random edit of the settings.
  private func change(_ session: inout Session, _ random: inout SplitMix64) {
    let index = Int.random(in: 0..<session.names.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: session.setRatio(Double.random(in: 0...1, using: &random))
    case 2: session.press(.letter("`"))
    case 3: session.apply(.keep)
    case 4: session.apply(.rename(index, "Name \(Int.random(in: 0..<5, using: &random))"))
    case 5: session.apply(.replace(index))
    case 6: session.apply(.delete(index))
    case 7: session.show(index)
    default: session.control("z")
    }
  }

  @Test func `after any edits every setting but unnamed twins is in the file, under its name`() throws {
    var random = SplitMix64(seed: 58)
    for _ in 0..<20 {
      var session = try Session()
      for _ in 0..<25 { change(&session, &random) }
      let settings = session.studio.document.settings
      #expect(Set(session.names).count == settings.list.count)
      let file = session.studio.document.stored
      #expect(file.variants.allSatisfy { $0.scene.variants.isEmpty } && session.studio.document.scene.variants.isEmpty)
      for setting in settings.list {
        let kept = file.variant(named: setting.name)?.scene
        let isInIt = kept == setting.history.scene
        let hasTwin = file.variants.contains { $0.scene == setting.history.scene }
        let isScene = settings.list[settings.index].history.scene == setting.history.scene
        #expect(isInIt || (setting.name.count == 1 && (hasTwin || isScene)), "\(setting.name)")
      }
      // As read again it has the same settings, by what they are.
      let again = SceneDocument(name: "again", scene: file)
      #expect(again.stored == file && again.scene == session.studio.document.scene)
      // And so has the work that is stored meanwhile.
      let work = UnsavedWork(UnsavedWork(session.studio.document).text)
      #expect(work?.settings.stored == file && work?.settings.name == settings.name)
      #expect(work?.settings.list.map(\.name) == session.names)
    }
  }

  @Test func `they are saved in the scene's file, and until then they are unsaved work that a crash does not take`()
    throws
  {
    var session = try Session()
    session.apply(.keep)
    #expect(session.isUnsaved)
    session.wait(1)
    let text = try #require(session.kept.values.first)
    var next = try Session()
    next.happens(.work(.leftover(AutosaveFile(key: "left", text: text, time: "12:31"))))
    next.press(.enter)
    #expect(next.names == ["A", "Variant 1"] && next.isUnsaved)
    session.control("s")
    #expect(!session.isUnsaved && session.file()?.variants.map(\.name) == ["Variant 1"])
  }

  @Test func `a scene that moves to another folder takes the pictures of its variants along`() throws {
    var session = try Session()
    session.apply(.keep)
    session.studio.edit(at: session.time) { $0.move(to: "/home") }
    #expect(session.studio.document.stored.variants[0].scene.content.images.map(\.file) == ["ada/maps/a.jpg"])
  }

  @Test func `the stage compares with a variant, by its name`() throws {
    var stage = TestStudio("header-stretch")
    stage.studio.edit(at: stage.time) { document in
      _ = document.settings.apply(.keep)
      _ = document.settings.apply(.rename(1, "Calmer"))
      _ = document.assign(0.9, to: "parameters.ratio")
    }
    stage.studio.perform(.compareWith(.setting("Calmer")), at: stage.time)
    let document = stage.studio.document
    #expect(stage.studio.stage.beside.comparison?.other(in: document, nil) == .setting("Calmer"))
    #expect(stage.studio.stage.content.captions.map(\.title) == ["A", "Calmer"])
    let calmer = document.settings.list[1].history.scene
    #expect(stage.studio.stage.shown(on: 1).scene == calmer)
    let beside = stage.studio.stage.shot(of: document, hasBody: true).companions
    #expect(beside.count == 1 && beside.first?.scene.scene.hasSameEffect(as: calmer) == true)
    // A comparison follows a renamed variant.
    #expect(stage.studio.edit(.rename(1, "Calm"), at: stage.time) == nil)
    #expect(stage.studio.stage.content.captions.map(\.title) == ["A", "Calm"])
    #expect(stage.studio.edit(.rename(1, ""), at: stage.time) != nil)
    #expect(stage.studio.stage.content.captions.map(\.title) == ["A", "Calm"])
    // If it is deleted, another subject takes its place.
    stage.studio.edit(at: stage.time) { _ = $0.settings.apply(.delete(1)) }
    #expect(stage.studio.stage.beside.comparison?.other(in: stage.studio.document, nil) == .article)
    #expect(!stage.frame().isEmpty)
  }
}

extension Session {
  fileprivate var names: [String] { studio.document.settings.list.map(\.name) }

  @discardableResult
  fileprivate mutating func apply(_ edit: VariantEdit) -> String? {
    defer { settle() }
    return studio.edit(at: time) { $0.settings.apply(edit) }
  }

  fileprivate mutating func show(_ index: Int) {
    _ = studio.edit(at: time) { $0.settings.show(index) }
  }
}
