import Boundary
import Documents
import Effects
import Geometry
import JSON
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

struct UndoTests {
  private func studio(_ effect: any Effect = MapCrop()) throws -> Studio {
    try #require(
      Studio(
        scenes: [StudioScene(name: "test", scene: Scene(effect: effect), pictures: ScenePictures())],
        window: Size(width: 1280, height: 820), scale: 1))
  }

  /// What edits of a map's ratio leave in the list of steps.
  private func check(_ edits: [(value: Double, isHeld: Bool)], steps names: [String]) throws {
    var studio = try studio()
    let before = SceneWriter.text(of: studio.scene.scene)
    for edit in edits {
      if !edit.isHeld { studio.finishEdit() }
      studio.assign(.number(edit.value), to: "parameters.ratio", isHeld: edit.isHeld, at: 0)
    }
    #expect(studio.steps.steps.map(\.name) == ["Opened"] + names)
    while studio.steps.canUndo { studio.undo(at: 0) }
    #expect(SceneWriter.text(of: studio.scene.scene) == before)
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

  @Test func `an edit after undo forgets what was undone`() throws {
    var studio = try studio()
    studio.assign(0.5, to: "parameters.ratio", at: 0)
    studio.assign(80, to: "parameters.rowHeight", at: 0)
    studio.undo(at: 0)
    #expect(studio.steps.canRedo)
    studio.assign(90, to: "parameters.rowHeight", at: 0)
    #expect(!studio.steps.canRedo)
    #expect(studio.steps.steps.map(\.name) == ["Opened", "Ratio 0.70 to 0.50", "Row height 60 to 90"])
  }

  @Test func `rivals give way to each other in one step`() throws {
    var studio = try studio(WeatherMenu())
    studio.assign(0.8, to: "parameters.ratio", at: 0)
    #expect(studio.steps.steps.last?.name == "Ratio set to 0.80")
    studio.undo(at: 0)
    #expect((studio.scene.scene.effect as? WeatherMenu) == WeatherMenu())
  }

  @Test func `nothing can be undone or done again past the ends`() throws {
    var studio = try studio()
    studio.undo(at: 0)
    studio.redo(at: 0)
    studio.go(toStep: 99, at: 0)
    studio.go(toStep: -1, at: 0)
    #expect(studio.steps.position == 0)
  }

  @Test func `a thousand steps need no more room than five hundred`() throws {
    var studio = try studio()
    for step in 0..<1000 { studio.assign(.number(Double(20 + step % 700)), to: "parameters.rowHeight", at: 0) }
    #expect(studio.steps.steps.count == 500)
    #expect(studio.steps.position == 499)
  }

  @Test func `each of two settings keeps its own steps`() throws {
    var studio = try studio()
    studio.assign(0.5, to: "parameters.ratio", at: 0)
    studio.switchSetting(at: 0)
    #expect(studio.settingName == "B")
    studio.assign(0.2, to: "parameters.ratio", at: 0)
    #expect(studio.settingDifferences.map(\.path) == ["parameters.ratio"])
    #expect(studio.settingDifferences.first?.old == 0.5)
    studio.switchSetting(at: 0)
    #expect(studio.settingName == "A")
    #expect((studio.scene.scene.effect as? MapCrop)?.ratio == 0.5)
    studio.undo(at: 0)
    #expect((studio.scene.scene.effect as? MapCrop)?.ratio == 0.7)
    studio.switchSetting(at: 0)
    #expect((studio.scene.scene.effect as? MapCrop)?.ratio == 0.2)
    studio.forgetOtherSetting(at: 0)
    #expect(studio.settingName == nil)
    #expect(studio.canUndo)
    studio.undo(at: 0)
    #expect(studio.settingName == "B")
    studio.switchSetting(at: 0)
    #expect((studio.scene.scene.effect as? MapCrop)?.ratio == 0.7)
    studio.switchSetting(at: 0)
    studio.forgetOtherSetting(at: 0)
    studio.assign(0.3, to: "parameters.ratio", at: 0)
    studio.undo(at: 0)
    #expect(studio.settingName == nil && (studio.scene.scene.effect as? MapCrop)?.ratio == 0.2)
  }

  @Test func `everything is reset to what was opened, however many steps ago`() throws {
    var studio = try studio()
    let opened = studio.scene.scene
    for step in 0..<700 { studio.assign(.number(Double(20 + step)), to: "parameters.rowHeight", at: 0) }
    studio.resetEverything(at: 0)
    #expect(studio.scene.scene == opened)
  }

  @Test func `either setting is reset to what was opened`() throws {
    var studio = try studio()
    studio.assign(0.5, to: "parameters.ratio", at: 0)
    studio.switchSetting(at: 0)
    for ratio in [0.2, 0.4] {
      studio.assign(.number(ratio), to: "parameters.ratio", at: 0)
      studio.resetEverything(at: 0)
      #expect((studio.scene.scene.effect as? MapCrop) == MapCrop())
      studio.switchSetting(at: 0)
    }
  }

  @Test func `what is looked at twice takes back no step that was undone`() throws {
    var studio = try studio()
    studio.assign(0.5, to: "parameters.ratio", at: 0)
    studio.undo(at: 0)
    studio.edit(studio.scene.scene, at: 0)
    #expect(studio.steps.canRedo)
  }
}

struct LoopEditTests {
  @Test func `a loop plays on through edits, where it would have been with them`() throws {
    var studio = try #require(
      Studio(
        scenes: [StudioScene(name: "test", scene: Scene(effect: MapCrop()), pictures: ScenePictures())],
        window: Size(width: 1280, height: 820), scale: 1))
    studio.handle(.keyDown(.space, [], isRepeat: false), at: 10)
    for time in [10.3, 10.6, 11.1, 12, 14, 19, 33] {
      studio.advance(to: time)
      let before = studio.shown.offset(at: studio.previewTime(time))
      studio.assign(.number(0.1 + time / 100), to: "parameters.ratio", isHeld: true, at: time)
      #expect(studio.deck.loop != nil)
      #expect(studio.shown.offset(at: studio.previewTime(time)) == before, "at \(time)")
      #expect((studio.shown.scene.effect as? MapCrop)?.ratio == 0.1 + time / 100)
    }
  }
}
