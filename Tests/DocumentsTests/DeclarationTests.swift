import Documents
import Effects
import Notation
import Parameters
import ScrollPhysics
import TestSupport
import Testing

/// Every stored property is declared, every default is valid, and every field survives a round trip.
@Suite struct DeclarationTests {
  /// Fields determined by the preset or device, which no scene contains.
  private static let ofThePreset = [
    "fling", "edgeLaw", "stretchLaw", "inwardFlick", "scale", "velocityRule", "springRestDistance", "springRestSpeed",
    "restsInPoints", "slowsInPoints", "overscrollReach", "pageReach",
  ]

  /// The stored properties of a value that no parameter's path begins with.
  private func undeclared(in value: some Declared) -> [String] {
    let declared = type(of: value).parameters.map { $0.path.prefix { $0 != "." } }
    let names = Mirror(reflecting: value).children.compactMap(\.label)
    return names.filter { !declared.contains(Substring($0)) }
  }

  @Test func `every stored property is declared`() {
    for type in Catalog.effects {
      // What follows from the layers is kept beside them.
      #expect(undeclared(in: type.init()) == (type == Layers.self ? ["identities"] : []), "\(type.name)")
    }
    #expect(undeclared(in: Device()) == [])
    #expect(undeclared(in: SceneContent()) == [])
    // Its numbers are in `scroll`, which the mirror sees as one property.
    #expect(undeclared(in: ScenePhysics()) == ["scroll"])
    let scroll = Mirror(reflecting: ScenePhysics().scroll).children.compactMap(\.label)
    let declared = ScenePhysics.parameters.map(\.path)
    #expect(scroll.filter { !declared.contains($0) } == Self.ofThePreset)
  }

  @Test func `paths come once, and every field says what it does`() {
    func check<D: Declared>(_ type: D.Type) {
      #expect(Set(D.parameters.map(\.path)).count == D.parameters.count)
      for parameter in D.parameters {
        #expect(parameter.help.hasSuffix(".") && parameter.help.count > 10, "\(type) \(parameter.path)")
        #expect(guideTable(type).contains("| `\(parameter.path)` |"))
      }
    }
    for type in Catalog.effects { check(type) }
    check(Device.self)
    check(SceneContent.self)
    check(ScenePhysics.self)
  }

  @Test func `defaults, presets and the published numbers are legal`() {
    func check<D: Declared>(_ value: D) {
      for parameter in D.parameters {
        let current = parameter.get(value)
        #expect(parameter.domain.contains(current), "\(D.self) \(parameter.path) is \(current)")
      }
    }
    func checkBoth<E: Effect>(_: E.Type) {
      check(E())
      check(E.published)
    }
    for type in Catalog.effects { checkBoth(type) }
    for preset in Device.presets { check(preset.device) }
    for preset in ScrollPreset.allCases { check(ScenePhysics(preset: preset)) }
    check(SceneContent())
  }

  @Test func `every field survives at every extreme of its domain`() {
    for type in Catalog.effects {
      for parameter in Scene(effect: type.init()).parameters {
        // A record may require a field; lists without it are rejected elsewhere.
        for value in parameter.domain.extremes where !value.lacksFile {
          var scene = Scene(effect: type.init())
          #expect(scene.assign(value, to: parameter.path) == [], "\(type.name) \(parameter.path)=\(value)")
          let text = SceneWriter.text(of: scene)
          let reading = SceneReader.read(Array(text.utf8))
          #expect(reading.scene == scene, "\(parameter.path)=\(value): \(reading.problems) in \(text)")
          guard let read = reading.scene else { continue }
          #expect(
            !parameter.rivals.isEmpty && value == .null || parameter.get(read) == value, "\(parameter.path)=\(value)")
          #expect(SceneWriter.text(of: read) == text)
        }
      }
    }
  }

  @Test func `setting a field changes that field and its rival only`() throws {
    var random = SplitMix64(seed: 1)
    for type in Catalog.effects {
      let before = Scene(effect: type.init())
      for parameter in before.parameters where parameter.path != "physics.preset" {
        var scene = before
        let value = parameter.domain.anyValue(using: &random)
        guard !value.lacksFile else { continue }
        try #require(scene.assign(value, to: parameter.path) == [])
        let allowed = Set([parameter.path] + parameter.rivals)
        #expect(Set(scene.changes(since: before).map(\.path)).isSubset(of: allowed), "\(parameter.path)=\(value)")
      }
    }
  }

  @Test func `a preset brings every number, and a number after it stays`() {
    var scene = Scene(effect: MapCrop())
    #expect(scene.assign(0.95, to: "physics.decelerationRate") == [])
    #expect(scene.assign("web", to: "physics.preset") == [])
    #expect(scene.physics.scroll == ScrollPreset.firefox.parameters)
    #expect(scene.assign(["decelerationRate": 0.97, "preset": "gtk"], to: "physics") == [])
    #expect(scene.physics.scroll.decelerationRate == 0.97 && scene.physics.preset == .gtk)
    #expect(scene.physics.scroll.overscroll == .linear)
  }
}

extension DeclarationTests {
  @Test(arguments: ScrollPreset.allCases)
  func `every number of a preset has one origin, and dated evidence unless it was chosen`(_ preset: ScrollPreset) {
    let known = Set(ScenePhysics.presetFields.map(\.path))
    var named: Set<String> = []
    for (origin, fields) in preset.origins {
      #expect(fields.isSubset(of: known), "\(fields.subtracting(known))")
      #expect(named.isDisjoint(with: fields), "\(named.intersection(fields))")
      named.formUnion(fields)
      if ![.chosen, .idle].contains(origin.kind) { #expect(origin.evidence.contains(/20\d\d/), "\(origin.evidence)") }
    }
    #expect(preset.origin(of: "wheelStep") == .unknown)
  }
}

extension JSONValue {
  /// A list in which a picture has a focus but no file.
  fileprivate var lacksFile: Bool {
    guard case .list(let entries) = self else { return false }
    return entries.contains { entry in
      guard case .object(let fields) = entry else { return false }
      return !fields.contains { $0.key == "file" } && fields.allSatisfy { ["focus", "fit"].contains($0.key) }
    }
  }
}
