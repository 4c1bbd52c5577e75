import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// Variants stored with the scene.
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
    #expect(session.ratio == first && session.names == ["Variant 1"])
    session.setRatio(0.6)
    keep(&session, ratio: 0.4)
    #expect(session.names == ["Variant 1", "Variant 2"])
    session.studio.edit(at: session.time) { $0.resetEverything() }
    #expect(session.names == ["Variant 1", "Variant 2"] && session.ratio == first)
  }

  @Test func `showing one is a step, and undo brings back what was shown`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    session.setRatio(0.6)
    session.show(0)
    #expect(session.ratio == 0.3)
    #expect(session.studio.document.history.steps.last?.name == "Show \u{201C}Variant 1\u{201D}")
    session.control("z")
    #expect(session.ratio == 0.6)
  }

  @Test func `A and B have the same variants`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    session.press(.letter("`"))
    session.setRatio(0.5)
    session.apply(.keep)
    session.press(.letter("`"))
    #expect(session.names == ["Variant 1", "Variant 2"])
    session.apply(.remove(0))
    session.press(.letter("`"))
    #expect(session.names == ["Variant 2"])
  }

  @Test func `names are told apart, and what is refused is said`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    keep(&session, ratio: 0.4)
    #expect(session.apply(.rename(0, "  Calmer ")) == nil && session.names == ["Calmer", "Variant 2"])
    #expect(session.apply(.rename(1, "Calmer")) == "\u{201C}Calmer\u{201D} already exists: choose another name.")
    #expect(session.apply(.rename(1, "  ")) == "A variant needs a name.")
    #expect(session.apply(.rename(0, "Calmer")) == nil)
    let long = String(repeating: "x", count: 61)
    #expect(session.apply(.rename(1, long)) == "The name of a variant has at most 60 letters.")
    #expect(session.apply(.note(1, "after the meeting")) == nil)
    #expect(session.studio.document.scene.variants[1].note == "after the meeting")
    #expect(session.names == ["Calmer", "Variant 2"])
    // A released number is not reused.
    session.apply(.remove(0))
    session.apply(.keep)
    #expect(session.names == ["Variant 2", "Variant 3"] || session.names == ["Variant 2", "Variant 1"])
  }

  @Test func `what is replaced or deleted comes back`() throws {
    var session = try Session()
    keep(&session, ratio: 0.3)
    keep(&session, ratio: 0.4)
    let kept = session.studio.document.scene.variants
    session.apply(.remove(0))
    #expect(session.names == ["Variant 2"])
    #expect(session.studio.document.restoredVariant == "Bring back \u{201C}Variant 1\u{201D}")
    session.apply(.restore)
    #expect(session.studio.document.scene.variants == kept && session.studio.document.restoredVariant == nil)
    session.setRatio(0.9)
    session.apply(.replace(0))
    session.show(1)
    session.show(0)
    #expect(session.ratio == 0.9)
    session.apply(.restore)
    #expect(session.studio.document.scene.variants == kept)
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
    #expect(next.names == ["Variant 1"] && next.isUnsaved)
    session.control("s")
    #expect(!session.isUnsaved && session.file()?.variants.map(\.name) == ["Variant 1"])
  }

  @Test func `a scene that moves to another folder takes the pictures of its variants along`() throws {
    var session = try Session()
    session.apply(.keep)
    session.studio.edit(at: session.time) { $0.move(to: "/home") }
    #expect(session.studio.document.scene.variants[0].scene.content.images.map(\.file) == ["ada/maps/a.jpg"])
  }

  @Test func `the stage compares with a variant, by its name`() throws {
    var stage = TestStudio("header-stretch")
    stage.studio.edit(at: stage.time) { document in
      _ = document.apply(VariantEdit.keep)
      _ = document.apply(VariantEdit.rename(0, "Calmer"))
      _ = document.assign(0.9, to: "parameters.ratio")
    }
    stage.studio.perform(.compareWith(.variant("Calmer")), at: stage.time)
    let document = stage.studio.document
    #expect(stage.studio.stage.beside.comparison?.other(in: document) == .variant("Calmer"))
    #expect(stage.studio.stage.content.captions.map(\.title) == ["Yours", "Calmer"])
    #expect(
      stage.studio.stage.shown(on: 1).scene == document.scene.variants[0].scene)
    let beside = stage.studio.stage.shot(of: document, hasBody: true).companions
    #expect(beside.count == 1 && beside.first?.scene.scene.hasSameEffect(as: document.scene.variants[0].scene) == true)
    // A comparison follows a renamed variant.
    #expect(stage.studio.edit(.rename(0, "Calm"), at: stage.time) == nil)
    #expect(stage.studio.stage.content.captions.map(\.title) == ["Yours", "Calm"])
    #expect(stage.studio.edit(.rename(0, ""), at: stage.time) != nil)
    #expect(stage.studio.stage.content.captions.map(\.title) == ["Yours", "Calm"])
    // If it is deleted, another subject takes its place.
    stage.studio.edit(at: stage.time) { _ = $0.apply(VariantEdit.remove(0)) }
    #expect(stage.studio.stage.beside.comparison?.other(in: stage.studio.document) == .article)
    #expect(!stage.frame().isEmpty)
  }
}

extension Session {
  fileprivate var names: [String] { studio.document.scene.variants.map(\.name) }

  @discardableResult
  fileprivate mutating func apply(_ edit: VariantEdit) -> String? {
    defer { settle() }
    return studio.edit(at: time) { $0.apply(edit) }
  }

  fileprivate mutating func show(_ index: Int) {
    studio.edit(at: time) { $0.show($0.scene.variants[index]) }
  }
}
