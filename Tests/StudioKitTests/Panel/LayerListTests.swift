import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

@testable import StudioKit

/// Layers in the panel: a row a layer, and the fields of the chosen one.
struct LayerListTests {
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

  private func names(_ bench: Bench) -> [String] { bench.scene.composition.map(\.name) }

  private func chosen(_ bench: Bench) -> [String] {
    let layers = bench.scene.composition
    return bench.studio.chosenLayers.compactMap { layers.index(of: $0).map { layers[$0].name } }
  }

  private func id(_ name: String, _ bench: Bench) throws -> ControlID {
    let layers = bench.scene.composition
    return .layer(layers.identities[try #require(layers.firstIndex { $0.name == name })])
  }

  private func part(_ name: String, _ part: LayerPart, _ bench: Bench) throws -> ControlID {
    guard case .layer(let layer) = try id(name, bench) else { return .ground }
    return .layerPart(layer, part)
  }

  @Test func `a shape is added with a press, and has the fields of its color or its gradient`() throws {
    var bench = try bench()
    for command in [Command.addRectangle, .addEllipse] { try bench.click(.action(command)) }
    #expect(bench.scene.composition.dropFirst(3).map(\.shape?.kind) == [.rectangle, .ellipse])
    #expect(chosen(bench) == [""] && bench.scene.composition[4].width == 0.5)
    let path = "\(Self.path).4.shape"
    func isShown(_ field: String) -> Bool { bench.inspector.controls.contains(.field("\(path).\(field)")) }
    #expect(!isShown("radius") && isShown("fill") && !isShown("stroke.width"))
    #expect(!bench.inspector.controls.contains(.field("\(Self.path).4.picture")))
    try bench.click(.word("\(path).fill", 8))
    #expect(bench.scene.composition[4].shape?.fill == .color(HexColor(hex: 0x0A84FF)))
    try bench.click(.wayOut("\(path).fill"))
    guard case .gradient(let gradient)? = bench.scene.composition[4].shape?.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color) == [HexColor(hex: 0x0A84FF, alpha: 0), HexColor(hex: 0x0A84FF)])
    bench.look()
    #expect(isShown("fill.angle"))
    try bench.click(.field("\(path).stroke"))
    bench.look()
    #expect(bench.scene.composition[4].shape?.stroke?.width == 1 && isShown("stroke.width"))
    try bench.click(.wayOut("\(path).fill"))
    #expect(bench.scene.composition[4].shape?.fill == .color(HexColor(hex: 0x0A84FF)))
  }

  @Test func `a text has a row of colors, a weight, and as many lines as it has`() throws {
    var bench = try bench()
    bench.studio.edit(.addText, of: [], isHeld: false, at: bench.time)
    bench.look()
    let path = "\(Self.path).3"
    try bench.click(.word("\(path).color", 4))
    #expect(bench.scene.composition[3].color?.hex == 0xFF9F0A)
    #expect(!bench.inspector.controls.contains(.field("\(path).tone")))
    try bench.click(.word("\(path).weight", 0))
    #expect(bench.scene.composition[3].weight == .regular)
    let one = try #require(bench.inspector.frame(of: .written("\(path).text")))
    try bench.click(.written("\(path).text"))
    bench.type("a")
    bench.press(.enter, .shift)
    bench.type("b")
    bench.press(.enter)
    bench.look()
    let two = try #require(bench.inspector.frame(of: .written("\(path).text")))
    #expect(bench.scene.composition[3].text == "a\nb" && two.height > one.height)
  }

  @Test func `the front layer is on top, and a click chooses one and shows its fields`() throws {
    var bench = try bench()
    let rows = try ["Tree", "Hill", "Sky"].map { try bench.place(try id($0, bench)).y }
    #expect(rows == rows.sorted())
    #expect(!bench.inspector.controls.contains(.field("\(Self.path).1.ratio")))
    try bench.click(try id("Hill", bench))
    #expect(chosen(bench) == ["Hill"])
    #expect(bench.inspector.controls.contains(.field("\(Self.path).1.ratio")))
    #expect(bench.inspector.controls.contains(.list("\(Self.path).1.keys")))
    #expect(chosen(bench) == ["Hill"])
    // What cannot apply to a picture in a header is not there.
    #expect(!bench.inspector.controls.contains(.field("\(Self.path).1.size")))
    #expect(!bench.inspector.controls.contains(.field("\(Self.path).1.repeat")))
    try bench.click(try id("Hill", bench))
    #expect(chosen(bench).isEmpty && !bench.inspector.controls.contains(.field("\(Self.path).1.ratio")))
  }

  @Test func `a header has no row for a length and an axis, and a screen none for a height`() throws {
    var bench = try bench()
    func shows() -> [Bool] {
      ["length", "axis", "height"].map { bench.inspector.controls.contains(.field("parameters.\($0)")) }
    }
    #expect(shows() == [false, false, true])
    bench.studio.edit(at: bench.time) { document in
      var scene = document.scene
      _ = scene.assign("screen", to: "parameters.place")
      document.edit(scene, as: "Place")
    }
    bench.look()
    #expect(shows() == [true, true, false])
  }

  @Test func `several are chosen with Control and with Shift`() throws {
    var bench = try bench()
    try bench.click(try id("Sky", bench))
    bench.send(.modifiers(.control))
    try bench.click(try id("Tree", bench))
    bench.send(.modifiers([]))
    #expect(chosen(bench) == ["Sky", "Tree"])
    try bench.click(try id("Sky", bench))
    bench.send(.modifiers(.shift))
    try bench.click(try id("Tree", bench))
    bench.send(.modifiers([]))
    #expect(chosen(bench) == ["Sky", "Hill", "Tree"])
  }

  @Test func `a layer's ratio is dragged in its row, and undo takes it back`() throws {
    var bench = try bench()
    try bench.drag(try part("Hill", .ratio, bench), from: 0.1, to: 0.9)
    let ratio = bench.scene.composition[1].ratio
    #expect(ratio > 0.5 && bench.scene.composition[0].ratio == 0.5)
    #expect(bench.studio.document.history.steps.count == 2)
    #expect(bench.studio.document.history.steps.last?.name.hasPrefix("Hill: ratio 0.50 to") == true)
    bench.press(.letter("z"), .control)
    #expect(bench.scene.composition[1].ratio == 0.5)
  }

  @Test func `a layer is carried by the pointer and by keys, with its identity`() throws {
    var bench = try bench()
    let (from, to) = (try bench.place(try id("Sky", bench)), try bench.place(try id("Tree", bench)))
    let sky = try id("Sky", bench)
    bench.send(.hover(from), .down(from), .move(Point(x: from.x, y: from.y - 8)), .move(to), .up(to))
    #expect(names(bench) == ["Hill", "Tree", "Sky"])
    let carried = try id("Sky", bench)
    #expect(carried == sky && bench.inspector.focus == sky)
    bench.press(.down, .alt)
    #expect(names(bench) == ["Hill", "Sky", "Tree"])
    #expect(bench.studio.document.history.steps.count == 3)
  }

  @Test func `a layer is duplicated, removed, renamed, hidden and locked by keys`() throws {
    var bench = try bench()
    try bench.click(try id("Hill", bench))
    bench.press(.letter("d"), .control)
    #expect(names(bench) == ["Sky", "Hill", "Hill 2", "Tree"] && chosen(bench) == ["Hill 2"])
    bench.press(.function(2))
    bench.send(.keyDown(.letter("a"), .control, isRepeat: false))
    bench.type("Ridge")
    bench.press(.enter)
    #expect(names(bench) == ["Sky", "Hill", "Ridge", "Tree"])
    bench.press(.letter("h"), .shift)
    bench.press(.letter("l"), .shift)
    #expect(bench.scene.composition[2].hidden && bench.scene.composition[2].locked)
    bench.press(.delete)
    #expect(names(bench) == ["Sky", "Hill", "Tree"])
  }

  @Test func `the eye hides a layer, and with Alt shows it alone without changing the scene`() throws {
    var bench = try bench()
    try bench.click(try part("Hill", .eye, bench))
    #expect(bench.scene.composition[1].hidden)
    let before = bench.scene
    bench.send(.modifiers(.alt))
    try bench.click(try part("Tree", .eye, bench))
    bench.send(.modifiers([]))
    #expect(bench.scene == before)
    #expect(bench.studio.stage.scene.composition.map(\.hidden) == [true, true, false])
    bench.send(.modifiers(.alt))
    try bench.click(try part("Tree", .eye, bench))
    bench.send(.modifiers([]))
    #expect(bench.studio.stage.scene.composition.map(\.hidden) == [false, true, false])
  }

  @Test func `layers of a group are chosen and removed together`() throws {
    var bench = try bench()
    try bench.click(try id("Sky", bench))
    bench.send(.modifiers(.control))
    try bench.click(try id("Tree", bench))
    bench.send(.modifiers([]))
    bench.press(.letter("g"), .control)
    #expect(names(bench) == ["Hill", "Sky", "Tree"])
    #expect(bench.scene.composition.map(\.group) == ["", "Group 1", "Group 1"])
    try bench.click(try id("Hill", bench))
    try bench.click(try group("Tree", .row, bench))
    #expect(Set(chosen(bench)) == ["Sky", "Tree"])
    try bench.click(try id("Sky", bench))
    #expect(chosen(bench) == ["Sky"])
    try bench.click(try group("Tree", .row, bench))
    bench.press(.letter("g"), [.control, .shift])
    #expect(bench.scene.composition.map(\.group) == ["", "", ""])
  }

  /// A part of the row of a group, by its front layer.
  private func group(_ front: String, _ part: LayerPart, _ bench: Bench) throws -> ControlID {
    guard case .layer(let layer) = try id(front, bench) else { return .ground }
    return .groupPart(layer, part)
  }

  private func carry(_ row: ControlID, onto other: ControlID, _ bench: inout Bench) throws {
    let (from, to) = (try bench.place(row), try bench.place(other))
    bench.send(.hover(from), .down(from), .move(Point(x: from.x, y: from.y - 8)), .move(to), .up(to))
  }

  @Test func `a group is folded, named, hidden and carried as a whole, and takes a layer dropped into it`() throws {
    var bench = try bench()
    bench.studio.edit(
      .group(), of: Array(bench.scene.layerIdentities.suffix(2)), isHeld: false, at: bench.time)
    bench.look()
    let row = try group("Tree", .row, bench)
    try bench.click(try group("Tree", .fold, bench))
    #expect(!bench.inspector.controls.contains(try id("Hill", bench)) && bench.inspector.controls.contains(row))
    bench.inspector.focus = row
    bench.press(.right)
    #expect(bench.inspector.controls.contains(try id("Hill", bench)))
    bench.press(.function(2))
    bench.send(.keyDown(.letter("a"), .control, isRepeat: false))
    bench.type("Wood")
    bench.press(.enter)
    #expect(bench.scene.composition.map(\.group) == ["", "Wood", "Wood"])
    try bench.click(try group("Tree", .eye, bench))
    #expect(bench.scene.composition.map(\.hidden) == [false, true, true])
    try carry(row, onto: try id("Sky", bench), &bench)
    #expect(names(bench) == ["Hill", "Tree", "Sky"])
    try carry(try id("Sky", bench), onto: try id("Tree", bench), &bench)
    #expect(names(bench) == ["Hill", "Sky", "Tree"])
    #expect(bench.scene.composition.map(\.group) == ["Wood", "Wood", "Wood"])
  }

  @Test func `rows that are carried keep each group in one stretch`() throws {
    var random = SplitMix64(seed: 51)
    for seed in 0..<200 {
      var effect = Layers()
      effect.layers = (0..<random.whole(2...9)).map { LayerSettings(["name": .text("\($0)")]) }
      var group = 0
      for index in effect.layers.indices {
        if random.flag() { group += 1 }
        effect.layers[index].group = group % 3 == 0 ? "" : "\(group)"
      }
      var scene = Scene(effect: effect)
      let setting = scene.setting { _ in nil }
      for _ in 0..<12 {
        let layers = scene.composition
        let rows = LayerRow.rows(of: layers, folded: random.flag() ? [layers[0].group] : [])
        let (row, other) = (random.pick(rows), random.pick(rows))
        let known = scene.layerIdentities
        let edit = LayerEdit.carry(known[row.index], to: other.place(for: row))
        guard let after = try edit.applied(to: scene, Array(known[row.members]), in: setting)?.scene else { continue }
        scene = after
        let groups = scene.composition.map(\.group)
        let starts = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }.map { groups[$0] }
        let named = starts.filter { !$0.isEmpty }
        try #require(Set(named).count == named.count, "\(seed): \(groups) from \(layers.map(\.group))")
        #expect(Set(scene.layerIdentities) == Set(known))
      }
    }
  }

  @Test func `a text is added in front, and one of a key's values is turned`() throws {
    var bench = try bench()
    try bench.click(.action(.addText))
    #expect(bench.scene.composition.last?.text == "Title" && chosen(bench) == [""])
    try bench.click(try id("Hill", bench))
    let keys = "\(Self.path).1.keys"
    bench.inspector.focus = .list(keys)
    bench.press(.enter)
    bench.inspector.focus = .entry(keys, 1)
    bench.press(.enter)
    bench.inspector.focus = .field("\(keys).1.opacity")
    bench.press(.right)
    #expect(bench.scene.composition[1].keys[1].opacity == 0.51)
  }

  @Test func `the last layer stays, and a notice says why`() throws {
    var bench = try bench()
    try bench.click(try id("Tree", bench))
    for _ in 0..<3 { bench.press(.delete) }
    #expect(names(bench).count == 1)
    #expect(bench.studio.view.notice?.text.contains("A scene needs a layer") == true)
  }

  @Test func `the curve is that of the chosen layer`() throws {
    var bench = try bench()
    bench.press(.letter("g"))
    try bench.click(try id("Tree", bench))
    #expect(bench.studio.view.curve.filmed?.name == "layer-2/image")
  }
}

extension LayerListTests {
  @Test func `a picture that no layer shows becomes a layer by a press`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings()]
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg", "b.jpg"]
    var bench = try Bench(scene, height: 2400)
    bench.inspector.openSections = [.effect]
    bench.look()
    try bench.click(.unusedPicture(1))
    #expect(bench.scene.composition.map(\.picture) == [0, 1] && bench.scene.composition[1].fill)
    #expect(!bench.inspector.controls.contains(.unusedPicture(1)))
  }
}
