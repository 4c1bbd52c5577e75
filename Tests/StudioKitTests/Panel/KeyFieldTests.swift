import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The fields of a key in the panel: which values it sets, and what they are where it does not.
struct KeyFieldTests {
  private static let list = "parameters.layers.0.keys"

  /// A title that fades and moves; the key in the middle sets only its place.
  private func bench() throws -> Bench {
    var effect = Layers()
    effect.layers = [LayerSettings(["name": "Title", "text": "Dusk"])]
    effect.layers[0].keys = [
      LayerKey(at: 0), LayerKey(["at": 100, "only": ["y"], "y": -20]), LayerKey(["at": 200, "opacity": 0]),
    ]
    var bench = try Bench(Scene(effect: effect), height: 3000)
    bench.inspector.openSections = [.effect]
    bench.studio.apply(.chooseLayer(bench.scene.layerIdentities[0], .only), at: bench.time)
    for path in [Self.list, "\(Self.list).1"] { bench.studio.apply(.panel(.openList(path, true)), at: bench.time) }
    bench.look()
    return bench
  }

  private func key(_ bench: Bench) -> LayerKey { bench.scene.composition[0].keys[1] }

  @Test func `a value that the key does not set is that of the keys around it`() throws {
    let bench = try bench()
    let (opacity, y) = (bench.inspector.field("\(Self.list).1.opacity"), bench.inspector.field("\(Self.list).1.y"))
    #expect(opacity?.isKeyed == false && opacity?.value == 0.5 && y?.isKeyed == true && y?.value == -20)
    #expect(!bench.inspector.controls.contains(.field("\(Self.list).1.only")))
    #expect(bench.inspector.field("\(Self.list).1.at")?.isKeyed == nil)
  }

  @Test func `the diamond sets a value in the key as it is there, and takes it out again`() throws {
    var bench = try bench()
    let text = bench.text
    try bench.click(.keyedValue("\(Self.list).1.opacity"))
    #expect(key(bench).only == [.y, .opacity] && key(bench).opacity == 0.5)
    try bench.click(.keyedValue("\(Self.list).1.opacity"))
    #expect(bench.text == text)
    // By keys, too.
    bench.inspector.focus = .keyedValue("\(Self.list).1.scale")
    bench.press(.space)
    #expect(key(bench).only == [.y, .scale])
  }

  @Test func `a key without its last value is gone`() throws {
    var bench = try bench()
    try bench.click(.keyedValue("\(Self.list).1.y"))
    #expect(bench.scene.composition[0].keys.map(\.at) == [0, 200])
    bench.press(.letter("z"), .control)
    #expect(bench.scene.composition[0].keys.count == 3)
  }

  @Test func `a number that is typed for a value sets it in the key`() throws {
    var bench = try bench()
    let text = bench.text
    bench.studio.apply(.set("\(Self.list).1.rotation", to: 12), at: bench.time)
    #expect(key(bench).only == [.y, .rotation] && key(bench).rotation == 12 && key(bench).opacity == 1)
    bench.press(.letter("z"), .control)
    #expect(bench.text == text)
    bench.studio.apply(.set("\(Self.list).1.opacity", to: 7), at: bench.time)
    #expect(bench.text == text)
  }

  @Test func `the panel says what the keys make of the layer at the present offset`() throws {
    var bench = try bench()
    func words() -> [String] {
      bench.list.commands.compactMap { if case .text(let words, _, _) = $0 { words } else { nil } }
    }
    #expect(words().contains { $0.hasPrefix("At 0 pt its keys change nothing") })
    bench.studio.stage.main.jump(to: 100, at: bench.time)
    bench.send(.hover(Point(x: 1, y: 1)))
    #expect(words().contains { $0.contains("y \u{2212}20") || $0.contains("y -20") }, "\(words())")
  }
}
