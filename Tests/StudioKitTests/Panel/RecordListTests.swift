import Boundary
import Documents
import Effects
import Notation
import Parameters
import TestSupport
import Testing

@testable import StudioKit

/// Layers and their keys in the panel.
struct RecordListTests {
  private static let path = "parameters.layers"

  private func bench() throws -> Bench {
    var effect = Layers()
    effect.layers = ["Sky", "Hill", "Tree"].map { LayerSettings(["name": .text($0), "ratio": 0.5]) }
    effect.layers[1].keys = [LayerKey(at: 0), LayerKey(at: 100, [.opacity: 0.5])]
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg"]
    var bench = try Bench(scene, height: 2400)
    bench.inspector.openSections = [.effect]
    bench.look()
    return bench
  }

  private func names(_ bench: Bench) -> [String] { (bench.scene.effect as? Layers)?.layers.map(\.name) ?? [] }

  private func layer(_ bench: Bench, _ index: Int) -> LayerSettings? { (bench.scene.effect as? Layers)?.layers[index] }

  @Test func `layers are listed, and one opens with a control for every field`() throws {
    var bench = try bench()
    #expect(bench.inspector.controls.contains(.entry(Self.path, 2)))
    #expect(!bench.inspector.controls.contains(.field("\(Self.path).1.ratio")))
    bench.inspector.focus = .entry(Self.path, 1)
    bench.press(.enter)
    for field in try #require(bench.inspector.field(Self.path)?.domain.entryRecord).fields {
      let path = "\(Self.path).1.\(field.name)"
      let isThere = [ControlID.field(path), .list(path)].contains(where: bench.inspector.controls.contains)
      #expect(isThere, "\(field.name)")
    }
    bench.press(.enter)
    #expect(!bench.inspector.controls.contains(.field("\(Self.path).1.ratio")))
  }

  @Test func `a slider in a layer turns that layer's number, and undo takes it back`() throws {
    var bench = try bench()
    bench.inspector.focus = .entry(Self.path, 1)
    bench.press(.enter)
    bench.inspector.focus = .field("\(Self.path).1.ratio")
    bench.press(.right)
    #expect(layer(bench, 1)?.ratio == 0.51 && layer(bench, 0)?.ratio == 0.5)
    #expect(bench.studio.document.history.steps.last?.name == "Hill: ratio 0.50 to 0.51")
    bench.press(.letter("z"), .control)
    #expect(layer(bench, 1)?.ratio == 0.5)
  }

  @Test func `a layer is carried, doubled, taken out and added`() throws {
    var bench = try bench()
    bench.inspector.focus = .entry(Self.path, 0)
    bench.press(.down, .alt)
    #expect(names(bench) == ["Hill", "Sky", "Tree"])
    bench.press(.letter("d"), .control)
    #expect(names(bench) == ["Hill", "Sky", "Sky", "Tree"])
    bench.press(.delete)
    #expect(names(bench) == ["Hill", "Sky", "Tree"])
    try bench.click(.addEntry(Self.path))
    #expect(names(bench) == ["Hill", "Sky", "Tree", "Tree"])
  }

  @Test func `a key of a layer opens in it`() throws {
    var bench = try bench()
    bench.inspector.focus = .entry(Self.path, 1)
    bench.press(.enter)
    let keys = "\(Self.path).1.keys"
    bench.inspector.focus = .list(keys)
    bench.press(.enter)
    bench.inspector.focus = .entry(keys, 1)
    bench.press(.enter)
    bench.inspector.focus = .field("\(keys).1.opacity")
    bench.press(.right)
    #expect(layer(bench, 1)?.keys[1].opacity == 0.51)
  }

  @Test func `the last layer stays, and the panel says why`() throws {
    var bench = try bench()
    bench.inspector.focus = .entry(Self.path, 0)
    for _ in 0..<3 { bench.press(.delete) }
    #expect(names(bench).count == 1)
  }
}
