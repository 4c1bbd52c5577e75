import Boundary
import Documents
import Effects
import Notation
import Testing

@testable import StudioKit

/// The variants of a scene in the panel.
struct VariantsSectionTests {
  private func bench() throws -> Bench {
    var scene = Scene(effect: MapCrop())
    scene.content.images = ["a.jpg"]
    var bench = try Bench(scene, height: 3200)
    bench.inspector.setOpen(.variants, true)
    bench.look()
    return bench
  }

  private func set(_ ratio: Double, _ bench: inout Bench) {
    bench.studio.edit(at: bench.time) { _ = $0.assign(.number(ratio), to: "parameters.ratio") }
    bench.look()
  }

  @Test func `keeping a setting shows its picture, and its name and note are typed`() throws {
    var bench = try bench()
    #expect(bench.inspector.parts[.variant(0)] == nil)
    try bench.click(.action(.keepVariant))
    #expect(bench.names == ["A", "Variant 1"])
    #expect(bench.inspector.document?.variantPictures.last?.isEmpty == false)
    // The name has the focus: Enter and typing change it.
    #expect(bench.inspector.focus == .variantName(1))
    bench.press(.enter)
    bench.press(.letter("a"), .control)
    bench.type("Calmer")
    bench.press(.enter)
    #expect(bench.names == ["A", "Calmer"])
    try bench.click(.variantNoteText(1))
    bench.type("for old phones")
    bench.press(.enter)
    #expect(bench.studio.document.stored.variants.map(\.note) == ["for old phones"])
    #expect(bench.studio.document.history.steps.count == 1)
  }

  @Test func `a press on the picture shows it, and the buttons compare, replace, delete and bring back`() throws {
    var bench = try bench()
    try bench.click(.action(.keepVariant))
    let kept = bench.scene
    set(0.31, &bench)
    try bench.click(.variant(1))
    #expect(bench.scene == kept && bench.studio.document.settings.name == "Variant 1")
    try bench.click(.variant(0))
    try bench.click(.compareVariant(1))
    #expect(bench.studio.stage.beside.comparison != nil)
    try bench.click(.replaceVariant(1))
    #expect(bench.studio.document.settings.differences.isEmpty)
    let settings = bench.studio.document.stored
    try bench.click(.removeVariant(1))
    #expect(bench.names == ["A"])
    try bench.click(.action(.restoreVariant))
    #expect(bench.names == ["A", "Variant 1"] && bench.studio.document.stored == settings)
  }

  @Test func `what is shown needs neither comparing nor replacing`() throws {
    var bench = try bench()
    try bench.click(.action(.keepVariant))
    for id in [ControlID.compareVariant(0), .replaceVariant(0)] { #expect(!bench.inspector.controls.contains(id)) }
    for id in [ControlID.compareVariant(1), .replaceVariant(1)] { #expect(bench.inspector.controls.contains(id)) }
  }

  @Test func `a name that is taken is refused in a sentence, and stays what it was`() throws {
    var bench = try bench()
    try bench.click(.action(.keepVariant))
    try bench.click(.action(.keepVariant))
    try bench.click(.variantNameText(2))
    bench.press(.letter("a"), .control)
    bench.type("Variant 1")
    bench.press(.enter)
    #expect(bench.names == ["A", "Variant 1", "Variant 2"])
    #expect(bench.studio.view.notice != nil)
  }
}

extension Bench {
  fileprivate var names: [String] { studio.document.settings.list.map(\.name) }
}
