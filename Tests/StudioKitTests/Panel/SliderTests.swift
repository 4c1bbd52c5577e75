import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import Testing

@testable import StudioKit

struct SliderTests {
  @Test func `a drag on the ratio moves the layers, is one step, and undo restores the file`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    let before = (text: bench.text, layers: bench.layers)
    try bench.drag("parameters.ratio", from: 0.6, to: 0.3)
    #expect(bench.scene.parameter("parameters.ratio")?.get(bench.scene) != .number(0.7))
    #expect(bench.layers != before.layers)
    #expect(bench.studio.document.history.steps.count == 2)
    #expect(bench.studio.document.history.steps.last?.name.hasPrefix("Ratio 0.70 to 0.1") == true)
    bench.press(.letter("z"), .control)
    #expect(bench.text == before.text)
    #expect(bench.layers == before.layers)
    bench.press(.letter("z"), [.control, .shift])
    #expect(bench.text != before.text)
  }

  @Test func `a drag on the name of a number turns it by its step, as one step to undo`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    let label = try bench.place(.label("parameters.ratio"))
    let far = Point(x: label.x + 25, y: label.y)
    bench.send(.hover(label), .down(label), .move(Point(x: label.x + 10, y: label.y)), .move(far), .up(far))
    #expect(bench.scene.parameter("parameters.ratio")?.get(bench.scene) == .number(0.95))
    #expect(bench.studio.document.history.steps.count == 2)
  }

  /// Checks a control by the keyboard alone: both ends of its range, and back.
  private func check(_ path: String, of name: String, in bench: inout Bench) throws {
    let parameter = try #require(bench.scene.parameter(path))
    let field = try #require(bench.inspector.field(path), "\(name) \(path) has no control")
    #expect(bench.inspector.controls.contains(.field(path)), "\(name) \(path) has no control")
    bench.inspector.focus = .field(path)
    if let range = parameter.domain.range, !field.isList {
      if field.isChoiceOrNumber, !field.isNumber {
        for _ in 0..<4 { bench.press(.right) }
      }
      bench.press(.home)
      #expect(parameter.get(bench.scene) == .number(range.lowerBound), "\(name) \(path)")
      bench.press(.end)
      #expect(parameter.get(bench.scene) == .number(range.upperBound), "\(name) \(path)")
      // The pointer reaches the ends of a track as well.
      if [.slider, .choicesOrNumber].contains(field.control), bench.inspector.frame(of: .field(path)) != nil {
        try bench.drag(.field(path), from: 0.5, to: -0.5)
        #expect(parameter.get(bench.scene) == .number(range.lowerBound), "\(name) \(path)")
        try bench.drag(.field(path), from: 0.5, to: 1.5)
        #expect(parameter.get(bench.scene) == .number(range.upperBound), "\(name) \(path)")
      }
    } else if !field.options.isEmpty, !field.isList, !parameter.domain.acceptsText {
      for option in field.options.reversed() {
        for _ in 0..<field.options.count { bench.press(.left) }
        for _ in 0..<(field.options.firstIndex(of: option) ?? 0) { bench.press(.right) }
        #expect(parameter.get(bench.scene) == option, "\(name) \(path)")
      }
    }
    if !field.isList, !parameter.domain.acceptsText {
      bench.inspector.focus = .field(path)
      bench.press(.delete)
      #expect(bench.inspector.field(path)?.value == bench.inspector.field(path)?.standard)
    }
    #expect(!field.help.isEmpty)
  }

  /// The section with the control of a field.
  private func section(of path: String) -> SectionName {
    if path.hasPrefix("device") || path == "content.textScale" { return .device }
    if path.hasPrefix("physics") { return .physics }
    return path.hasPrefix("content") || path == "title" ? .content : .effect
  }

  @Test(arguments: Catalog.names)
  func `every field has a control that reaches every value`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name))
    let scene = Scene(effect: effect.init())
    var bench = try Bench(scene)
    bench.inspector.showsAllPhysics = true
    let paths = Set(bench.inspector.document?.paths ?? [])
    for parameter in scene.parameters where parameter.path != "device.name" && paths.contains(parameter.path) {
      // The fields of the device and the physics are the same for every effect.
      guard name == Catalog.names[0] || !parameter.path.hasPrefix("device.") && !parameter.path.hasPrefix("physics.")
      else { continue }
      // Lists of records have no control of their own.
      guard parameter.domain.entryRecord == nil else { continue }
      var shown = scene
      bench.studio.edit(at: bench.time) { $0.edit(scene) }
      bench.look()
      // What cannot apply to a scene of layers has no control.
      if !scene.composition.isEmpty, let idle = bench.inspector.field(parameter.path)?.idle {
        #expect(shown.assign(idle.value, to: idle.path).isEmpty)
        bench.studio.edit(at: bench.time) { $0.edit(shown) }
      }
      bench.inspector.openSections = [section(of: parameter.path)]
      bench.inspector.setOpen(section(of: parameter.path), true)
      bench.look()
      try check(parameter.path, of: name, in: &bench)
    }
  }

  @Test func `changing the modifier in the middle of a drag does not jump`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    func ratio() -> Double { (bench.scene.effect as? MapCrop)?.ratio ?? .nan }
    let start = try bench.place("parameters.ratio/number")
    bench.send(.hover(start), .down(start), .move(Point(x: start.x - 20, y: start.y)))
    #expect(abs(ratio() - 0.5) < 1e-9)
    bench.send(.modifiers(.alt))
    #expect(abs(ratio() - 0.5) < 1e-9)
    bench.send(.move(Point(x: start.x - 30, y: start.y)))
    #expect(abs(ratio() - 0.49) < 1e-9)
    bench.send(.modifiers([]))
    #expect(abs(ratio() - 0.49) < 1e-9)
    bench.send(.move(Point(x: start.x - 31, y: start.y)))
    #expect(abs(ratio() - 0.48) < 1e-9)
    bench.send(.modifiers(.shift), .move(Point(x: start.x - 29, y: start.y)), .up(nil))
    #expect(abs(ratio() - 0.68) < 1e-9)
    #expect(bench.studio.document.history.steps.count == 2)
  }

  @Test func `a track goes a tenth as far with Alt, from where it is, and by ten steps with Shift`() throws {
    var effect = MapCrop()
    effect.ratio = 0.5
    var bench = try Bench(Scene(effect: effect))
    func ratio() -> Double { (bench.scene.effect as? MapCrop)?.ratio ?? .nan }
    let track = try #require(bench.inspector.frame(of: "parameters.ratio"))
    // On the knob: the track covers -0.5...1.5.
    let start = Point(x: track.midX, y: track.midY)
    let way = track.width / 100
    func check(_ modifiers: Modifiers, moves: Double, gives value: Double) {
      let before = ratio()
      bench.send(.modifiers(modifiers))
      #expect(ratio() == before, "\(modifiers) alone moves it")
      bench.send(.move(Point(x: start.x + moves * way, y: start.y)))
      #expect(abs(ratio() - value) < 0.006, "\(modifiers) \(moves)")
    }
    bench.send(.hover(start), .down(start))
    check([], moves: 10, gives: 0.7)
    check(.alt, moves: 20, gives: 0.72)
    check(.shift, moves: 24, gives: 0.8)
    check([], moves: 14, gives: 0.6)
    bench.send(.up(nil))
    #expect(bench.studio.document.history.steps.count == 2)
  }

  @Test func `Alt that is let go after its arrow is not held for ever`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.send(.modifiers(.alt), .keyDown(.right, .alt, isRepeat: false), .keyUp(.right, .alt), .modifiers([]))
    let start = try bench.place("parameters.ratio/number")
    bench.send(.hover(start), .down(start), .move(Point(x: start.x - 20, y: start.y)), .up(nil))
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.5)
  }

  @Test func `arrows turn by a step, ten steps, a tenth`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    func check(_ modifiers: Modifiers, _ key: Key, gives ratio: Double) {
      bench.press(key, modifiers)
      #expect(bench.scene.parameter("parameters.ratio")?.get(bench.scene) == .number(ratio))
    }
    bench.inspector.focus = "parameters.ratio"
    check([], .right, gives: 0.71)
    check(.shift, .left, gives: 0.61)
    check(.alt, .up, gives: 0.611)
    check([], .end, gives: 1.5)
    check(.shift, .right, gives: 1.5)
    #expect(bench.studio.document.history.steps.count == 5)
  }

  /// The effect of arrow keys on the height of weather pictures derived from the ratio: 0.9 in rows of 100 on 844
  /// points.
  private func check(_ key: Key, anchor: Anchor, gives height: Double) throws {
    var effect = WeatherMenu()
    effect.imageHeight = nil
    effect.ratio = 0.9
    effect.anchor = anchor
    var bench = try Bench(Scene(effect: effect))
    bench.inspector.focus = "parameters.imageHeight"
    bench.press(key)
    #expect((bench.scene.effect as? WeatherMenu)?.imageHeight == height, "\(key) \(anchor)")
  }

  @Test func `an image height that follows from the ratio is turned from where it is`() throws {
    try check(.right, anchor: .center, gives: 195)
    try check(.left, anchor: .center, gives: 193)
    try check(.right, anchor: .top, gives: 185)
  }

  @Test func `the default of the preset is ios, whichever is chosen`() throws {
    for preset in ScrollPreset.allCases {
      var scene = Scene(effect: MapCrop())
      scene.physics = ScenePhysics(preset: preset)
      var bench = try Bench(scene)
      bench.inspector.setOpen(.physics, true)
      bench.look()
      bench.inspector.focus = "physics.preset"
      bench.press(.delete)
      #expect(bench.scene.physics == ScenePhysics(preset: .ios), "\(preset)")
    }
  }

  @Test func `the default of a number of the physics is its preset's`() throws {
    var scene = Scene(effect: MapCrop())
    scene.physics = ScenePhysics(preset: .gtk)
    scene.physics.scroll.bounceFrequency = 30
    var bench = try Bench(scene)
    bench.inspector.setOpen(.physics, true)
    bench.look()
    bench.inspector.focus = "physics.bounceFrequency"
    bench.press(.delete)
    #expect(bench.scene.physics == ScenePhysics(preset: .gtk))
  }
}
