import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// What is removed is named in a notice, whose button brings it back.
struct RemovalTests {
  private static let layered = """
    {"parallax": 1, "effect": "layers", "content": {"images": ["/sky.png", "/hill.png"], "titles": ["one", "two", "three"]},
     "parameters": {"layers": [
       {"name": "Sky", "picture": 0}, {"name": "Hill", "picture": 1},
       {"name": "Moon", "text": "O", "keys": [{"at": 0}, {"at": 90, "x": 20}]}]}}
    """

  private func bench() throws -> Bench { try Bench(try #require(SceneReader.read(Array(Self.layered.utf8)).scene)) }

  private func chosen(_ names: String..., in bench: inout Bench) {
    let layers = bench.scene.composition
    bench.studio.apply(
      .chooseLayers(
        layers.identities.filter { name in layers.index(of: name).map { names.contains(layers[$0].name) } == true }),
      at: bench.time)
  }

  private static let removals: [(words: String, act: @Sendable (inout Bench) throws -> Void)] = [
    ("Removed Moon.", { $0.studio.perform(.removeLayers, at: $0.time) }),
    ("Removed Moon.", { $0.studio.perform(.cutLayers, at: $0.time) }),
    (
      "Removed a key of Moon.",
      { bench in
        let moon = bench.scene.composition.identities[2]
        bench.studio.apply(.chooseKey(KeyPlace(layer: moon, index: 1), isAdded: false), at: bench.time)
        bench.studio.perform(.removeLayers, at: bench.time)
      }
    ),
    ("Removed picture 2.", { $0.studio.apply(.change(.removePicture(1)), at: $0.time) }),
    (
      "Removed entry 2 of Titles.",
      { bench in
        bench.inspector.openSections = [.content]
        bench.look()
        try bench.click(.list("content.titles"))
        bench.send(.hover(try bench.place(.entry("content.titles", 1))))
        try bench.click(.removeEntry("content.titles", 1))
      }
    ),
  ]

  @Test(arguments: removals.indices) func `what is removed is named, and the button brings back the same bytes`(
    _ index: Int
  ) throws {
    var bench = try bench()
    chosen("Moon", in: &bench)
    let before = bench.text
    try Self.removals[index].act(&bench)
    bench.look()
    #expect(bench.studio.view.notice?.text == Self.removals[index].words && bench.text != before)
    let button = try #require(bench.window.ui.read(.notice) { $0.parts[.noticeAction(0)] })
    bench.send(.hover(button.center), .down(button.center), .up(button.center))
    #expect(bench.text == before && bench.studio.view.notice == nil)
  }

  @Test func `the button goes with the next step, an undo, and another scene`() throws {
    for act: (inout Bench) -> Void in [
      { $0.studio.perform(.undo, at: $0.time) },
      { bench in _ = bench.studio.edit(at: bench.time) { $0.assign("Dawn", to: "title") } },
      { bench in bench.studio.add(SceneDocument(name: "other", scene: Scene(effect: MapCrop())), at: bench.time) },
    ] {
      var bench = try bench()
      chosen("Moon", in: &bench)
      bench.studio.perform(.removeLayers, at: bench.time)
      let notice = try #require(bench.studio.view.notice)
      #expect(notice.actions.map(\.title) == ["Undo (Ctrl Z)"])
      act(&bench)
      #expect(bench.studio.view.notice == nil)
    }
  }

  @Test func `what is undone or redone to a removal says so only where it removes again`() throws {
    var bench = try bench()
    chosen("Moon", in: &bench)
    bench.studio.perform(.removeLayers, at: bench.time)
    _ = bench.studio.edit(at: bench.time) { $0.assign("Dawn", to: "title") }
    bench.studio.perform(.undo, at: bench.time)
    #expect(bench.studio.view.notice == nil)
    bench.studio.perform(.undo, at: bench.time)
    bench.studio.perform(.redo, at: bench.time)
    #expect(bench.studio.view.notice?.text == "Removed Moon.")
  }

  @Test func `a variant is named and comes back`() throws {
    var bench = try bench()
    bench.studio.perform(.switchSetting, at: bench.time)
    bench.studio.perform(.forgetOtherSetting, at: bench.time)
    let notice = try #require(bench.studio.view.notice)
    #expect(notice.text == "Removed A." && bench.studio.document.settings.list.count == 1)
    bench.studio.apply(.answerNotice(notice.actions[0]), at: bench.time)
    #expect(bench.studio.document.settings.list.map(\.name).sorted() == ["A", "B"])
  }
}
