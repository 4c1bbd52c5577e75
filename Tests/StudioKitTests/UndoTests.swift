import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

struct UndoTests {
  private func studio(_ effect: any Effect = MapCrop()) throws -> Studio {
    try #require(
      Studio(
        documents: [SceneDocument(name: "test", scene: Scene(effect: effect), pictures: ScenePictures())],
        window: Size(width: 1280, height: 820), scale: 1))
  }

  /// Checks the history after edits of a map's ratio.
  private func check(_ edits: [(value: Double, isHeld: Bool)], steps names: [String]) throws {
    var studio = try studio()
    let before = SceneWriter.text(of: studio.document.scene)
    for edit in edits {
      if !edit.isHeld { studio.finishEdit() }
      studio.edit(at: 0) { $0.assign(.number(edit.value), to: "parameters.ratio", isHeld: edit.isHeld) }
    }
    #expect(studio.document.history.steps.map(\.name) == ["Opened"] + names, "while held")
    studio.finishEdit()
    #expect(studio.document.history.steps.map(\.name) == ["Opened"] + names)
    while studio.document.history.canUndo { studio.perform(.undo, at: 0) }
    #expect(SceneWriter.text(of: studio.document.scene) == before)
  }

  @Test func `a drag is one step, typed values are one each, and what came back is none`() throws {
    try check([], steps: [])
    try check([(0.42, false)], steps: ["Ratio 0.70 to 0.42"])
    try check([(0.6, true), (0.5, true), (0.42, true)], steps: ["Ratio 0.70 to 0.42"])
    try check([(0.6, true), (0.7, true)], steps: [])
    try check([(0.6, true), (0.7, true), (0.8, true)], steps: ["Ratio 0.70 to 0.80"])
    try check([(0.6, false), (0.5, false)], steps: ["Ratio 0.70 to 0.60", "Ratio 0.60 to 0.50"])
    try check([(0.7, false)], steps: [])
    try check([(9, false)], steps: [])
  }

  @Test func `a drag that another control interrupts keeps its changes when the scene moves`() throws {
    var studio = try studio()
    studio.edit(at: 0) { $0.move(to: "/scenes") }
    studio.edit(at: 0) { $0.assign(["pictures/map.jpg"], to: "content.images") }
    studio.edit(at: 0) { $0.assign(0.5, to: "parameters.ratio", isHeld: true) }
    studio.edit(at: 0) { $0.assign(90, to: "parameters.rowHeight", isHeld: true) }
    studio.edit(at: 0) { $0.move(to: "/elsewhere") }
    let changes = studio.document.history.steps.dropFirst(2).map { $0.changes?.map(\.path) }
    #expect(changes == [["parameters.ratio"], ["parameters.rowHeight"]])
  }

  @Test func `an edit after undo forgets what was undone`() throws {
    var studio = try studio()
    studio.edit(at: 0) { $0.assign(0.5, to: "parameters.ratio") }
    studio.edit(at: 0) { $0.assign(80, to: "parameters.rowHeight") }
    studio.perform(.undo, at: 0)
    #expect(studio.document.history.canRedo)
    studio.edit(at: 0) { $0.assign(90, to: "parameters.rowHeight") }
    #expect(!studio.document.history.canRedo)
    #expect(studio.document.history.steps.map(\.name) == ["Opened", "Ratio 0.70 to 0.50", "Row height 60 to 90"])
  }

  @Test func `rivals give way to each other in one step`() throws {
    var studio = try studio(WeatherMenu())
    studio.edit(at: 0) { $0.assign(0.8, to: "parameters.ratio") }
    #expect(studio.document.history.steps.last?.name == "Ratio set to 0.80")
    studio.perform(.undo, at: 0)
    #expect((studio.document.scene.effect as? WeatherMenu) == WeatherMenu())
  }

  @Test func `nothing can be undone or done again past the ends`() throws {
    var studio = try studio()
    studio.perform(.undo, at: 0)
    studio.perform(.redo, at: 0)
    studio.edit(at: 0) { $0.go(toStep: 99) }
    studio.edit(at: 0) { $0.go(toStep: -1) }
    #expect(studio.document.history.position == 0)
  }

  @Test func `a thousand steps need no more room than five hundred`() throws {
    var studio = try studio()
    for step in 0..<1000 {
      studio.edit(at: 0) { $0.assign(.number(Double(20 + step % 700)), to: "parameters.rowHeight") }
    }
    #expect(studio.document.history.steps.count == 500)
    #expect(studio.document.history.position == 499)
  }

  @Test func `each of two settings keeps its own steps`() throws {
    var studio = try studio()
    studio.edit(at: 0) { $0.assign(0.5, to: "parameters.ratio") }
    studio.perform(.switchSetting, at: 0)
    #expect(studio.document.settings.name == "B")
    studio.edit(at: 0) { $0.assign(0.2, to: "parameters.ratio") }
    #expect(studio.document.settings.differences.map(\.path) == ["parameters.ratio"])
    // Another device is one difference, and can be taken as one.
    studio.edit(at: 0) { _ = $0.assign("pixel-8", to: "device") }
    let differences = studio.document.settings.differences
    #expect(Set(differences.map(\.path)) == ["parameters.ratio", "device"])
    if let device = differences.first(where: { $0.path == "device" }) {
      #expect(FieldWords.value(device.new, in: nil) == "Pixel 8")
      studio.edit(at: 0) { _ = $0.assign(device.old, to: "device") }
    }
    #expect(studio.document.settings.differences.map(\.path) == ["parameters.ratio"])
    #expect(studio.document.settings.differences.first?.old == 0.5)
    studio.perform(.switchSetting, at: 0)
    #expect(studio.document.settings.name == "A")
    #expect((studio.document.scene.effect as? MapCrop)?.ratio == 0.5)
    studio.perform(.undo, at: 0)
    #expect((studio.document.scene.effect as? MapCrop)?.ratio == 0.7)
    studio.perform(.switchSetting, at: 0)
    #expect((studio.document.scene.effect as? MapCrop)?.ratio == 0.2)
    studio.perform(.forgetOtherSetting, at: 0)
    #expect(studio.document.settings.name == nil)
    #expect(studio.document.settings.canUndo)
    studio.perform(.undo, at: 0)
    #expect(studio.document.settings.name == "B")
    studio.perform(.switchSetting, at: 0)
    #expect((studio.document.scene.effect as? MapCrop)?.ratio == 0.7)
    studio.perform(.switchSetting, at: 0)
    studio.perform(.forgetOtherSetting, at: 0)
    studio.edit(at: 0) { $0.assign(0.3, to: "parameters.ratio") }
    studio.perform(.undo, at: 0)
    #expect(studio.document.settings.name == nil && (studio.document.scene.effect as? MapCrop)?.ratio == 0.2)
  }

  @Test func `everything is reset to what was opened, however many steps ago`() throws {
    var studio = try studio()
    let opened = studio.document.scene
    for step in 0..<700 { studio.edit(at: 0) { $0.assign(.number(Double(20 + step)), to: "parameters.rowHeight") } }
    studio.edit(at: 0) { $0.resetEverything() }
    #expect(studio.document.scene == opened)
  }

  @Test func `either setting is reset to what was opened`() throws {
    var studio = try studio()
    studio.edit(at: 0) { $0.assign(0.5, to: "parameters.ratio") }
    studio.perform(.switchSetting, at: 0)
    for ratio in [0.2, 0.4] {
      studio.edit(at: 0) { $0.assign(.number(ratio), to: "parameters.ratio") }
      studio.edit(at: 0) { $0.resetEverything() }
      #expect((studio.document.scene.effect as? MapCrop) == MapCrop())
      studio.perform(.switchSetting, at: 0)
    }
  }

  @Test func `what is looked at twice takes back no step that was undone`() throws {
    var studio = try studio()
    studio.edit(at: 0) { $0.assign(0.5, to: "parameters.ratio") }
    studio.perform(.undo, at: 0)
    studio.edit(at: 0) { $0.edit($0.scene) }
    #expect(studio.document.history.canRedo)
  }
}

struct LoopEditTests {
  @Test func `a loop plays on through edits, where it would have been with them`() throws {
    var studio = try #require(
      Studio(
        documents: [SceneDocument(name: "test", scene: Scene(effect: MapCrop()), pictures: ScenePictures())],
        window: Size(width: 1280, height: 820), scale: 1))
    studio.handle(.keyDown(.space, [], isRepeat: false), at: 10)
    for time in [10.3, 10.6, 11.1, 12, 14, 19, 33] {
      studio.stage.advance(to: time)
      let before = studio.stage.shown.offset(at: studio.stage.moment(time))
      studio.edit(at: time) { $0.assign(.number(0.1 + time / 100), to: "parameters.ratio", isHeld: true) }
      #expect(studio.stage.isPlaying)
      #expect(studio.stage.shown.offset(at: studio.stage.moment(time)) == before, "at \(time)")
      #expect((studio.stage.shown.scene.effect as? MapCrop)?.ratio == 0.1 + time / 100)
    }
  }
}
