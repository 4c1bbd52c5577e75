import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import Testing

/// `--set` sets a field, a group or a named device; an invalid value is reported and changes nothing.
@Suite struct AssigningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    var value: JSONValue
    var told: String

    init(_ path: String, _ value: JSONValue, _ told: String = "") {
      self.path = path
      self.value = value
      self.told = told
    }

    var testDescription: String { "\(path)=\(JSONWriter.compact(value))" }
  }

  static let cases = [
    Case("parameters.ratio", 0.5), Case("device", "iphone-se"), Case("device.width", 320), Case("physics", "gtk"),
    Case("content.rows", 1_000_000), Case("effect", "weather-menu"), Case("title", "a"),
    Case("device", ["width": 320, "insets": ["top": 5]]), Case("device.insets", ["top": 5]), Case("parameters", [:]),
    Case("content.images", ["a", "b"]), Case("content.page", nil), Case("content.rowHeights", [20, 800]),
    Case("parameters.ratio", 1.8, "parameters.ratio: 1.8 is not in -0.5...1.5"),
    Case("parameters.raito", 1, "parameters.raito: there is no such field. Did you mean parameters.ratio?"),
    Case("ratio", 1, "ratio: there is no such field. Did you mean parameters.ratio?"),
    Case("", 1, ": there is no such field"), Case(".", [:], ".: there is no such field"),
    Case("parameters", 1, "parameters: this is a group of fields. Name one of them, such as parameters.ratio."),
    Case("device.insets", 1, "device.insets: this is a group of fields. Name one of them, such as device.insets.top."),
    Case("device", 5, "device: this is a group of fields. Name one of them, such as device.name."),
    Case("device", "iphone-51", "device: \"iphone-51\" is not a device. Did you mean \"iphone-15\"?"),
    Case("effect", 5, "effect: 5 is not the name of an effect"),
    Case("effect", ["a": 1], "effect: an object is not the name of an effect"),
    Case("effect", "map", "effect: \"map\" is not an effect. Did you mean \"map-crop\"?"),
    Case("title", nil, "title: null is not text"),
    Case("device", ["width": 5, "height": 5], "device.width: 5 is not in 100...4096 pt"),
    Case("device", ["width": 320, "hight": 5], "device.hight: there is no such field. Did you mean device.height?"),
    Case("content.images", ["a", 5], "content.images[1]: 5 is neither the path of a file nor a picture"),
    Case("content.rows", .number(.nan), "content.rows: nan is not in 0...10000000, whole"),
    Case("content.rows", 1e18, "content.rows: 1e+18 is not in 0...10000000, whole"),
  ]

  @Test(arguments: cases)
  func `a value is set, or told and nothing changes`(_ c: Case) {
    var scene = Scene(effect: MapCrop())
    let problems = scene.assign(c.value, to: c.path)
    #expect(problems.first?.description ?? "" == c.told)
    #expect(c.told.isEmpty || scene == Scene(effect: MapCrop()))
  }

  @Test(arguments: [
    "title", "content.bar.title", "content.titles.0", "content.items.0.title", "content.items.0.subtitle",
    "content.items.0.value", "content.items.0.symbol", "parameters.layers.0.name", "parameters.layers.0.text",
  ]) func `a text holds no character that none can show`(_ path: String) {
    var scene = Scene(effect: Layers())
    scene.content.titles = ["a"]
    scene.content.items = [SceneItem("a", subtitle: "b", value: "c", symbol: "d")]
    let before = scene
    let problems = scene.assign(.text("a\0b"), to: path).map(\.description)
    #expect(problems == ["\(path): \"a\\u0000b\" contains \\u0000, which is not allowed. Remove it."])
    #expect(scene == before)
    #expect(scene.assign(.text("a\u{1}\n\u{202E}b"), to: path).isEmpty)
  }

  @Test func `all that is wrong with a group is told`() {
    var scene = Scene(effect: MapCrop())
    #expect(scene.assign(["width": 5, "height": 5, "x": 1], to: "device").count == 3)
    #expect(scene.assign(["images": ["a", 1, 2], "rows": -1], to: "content").count == 3)
  }

  @Test func `a name is expanded first, then a field changes it`() {
    var scene = Scene(effect: MapCrop())
    #expect(scene.assign("iphone-se", to: "device") + scene.assign(300, to: "device.width") == [])
    #expect((scene.device.width, scene.device.height) == (300, 667))
    #expect(scene.assign("weather-menu", to: "effect") + scene.assign(0.5, to: "parameters.ratio") == [])
    #expect(scene.effect.advice(in: scene.setting { _ in nil }).coverages.first?.ratio == 0.5)
  }

  @Test func `the devices of the contract have its sizes`() {
    let sizes: [(name: String, width: Double, height: Double, scale: Double)] = [
      ("iphone-se", 375, 667, 2), ("iphone-14", 390, 844, 3), ("iphone-15", 393, 852, 3),
      ("iphone-15-plus", 430, 932, 3), ("desktop", 1280, 800, 1), ("iphone-2013", 320, 568, 2),
    ]
    for (name, width, height, scale) in sizes {
      let device = Device.preset(named: name)
      #expect(device?.width == width && device?.height == height && device?.scale == scale, "\(name)")
      #expect(device?.presetName == name)
    }
    for name in ["pixel-8", "galaxy-s24", "ipad-11"] { #expect(Device.preset(named: name) != nil) }
    #expect(Device().presetName == "iphone-14")
    #expect((Device().insets.top, Device().insets.bottom) == (47, 34))
    #expect(Device.preset(named: "iphone-15")?.insets.top == 59)
    #expect(Set(Device.presets.map(\.name)).count == Device.presets.count)
  }

  /// A value that is wrong in a file is wrong in `--set` and in a tape, with the same words, whether it is set in a
  /// field, in an entry or with its whole list.
  @Test(arguments: [
    ("pin", "[5, 1]"), ("keys", #"[{"at": 9}, {"at": 3}]"#), ("keys.1.at", "-1"), ("keys.0.at", "200"),
    ("keys.0.ease", "[2, 0, 0, 1]"), ("keys.0.only", "[]"), ("keys.0.only", #"["x", "x"]"#),
    ("keys.0.only", #"["opacty"]"#), ("keys.0.only.0", #""x""#),
  ]) func `fields that do not go together are refused on every way in`(_ field: String, _ value: String) throws {
    let layers: JSONValue = [["picture": 0, "keys": [["at": 0], ["at": 100]]]]
    var scene = Scene(effect: Layers())
    try #require(scene.assign(layers, to: "parameters.layers").isEmpty)
    let before = scene
    let value = try #require(JSONValue(reading: value))
    let problems = scene.assign(value, to: "parameters.layers.0.\(field)")
    #expect(problems.count == 1 && scene == before, "\(problems)")
    // The same in a whole list, as a file has it.
    if !field.contains(".") {
      let layer = JSONValue.object([JSONField("picture", 0), JSONField(field, value)])
      let whole = scene.assign(.list([layer]), to: "parameters.layers")
      #expect(whole.map(\.message) == problems.map(\.message) && scene == before, "\(whole)")
    }
  }

  @Test func `a list of what a key sets drops its other values, and then these are refused`() throws {
    let layers: JSONValue = [["picture": 0, "keys": [["at": 0], ["at": 100, "x": 9, "opacity": 0.5]]]]
    var scene = Scene(effect: Layers())
    try #require(scene.assign(layers, to: "parameters.layers").isEmpty)
    let key = "parameters.layers.0.keys.1"
    #expect(scene.assign(["opacity"], to: "\(key).only").isEmpty)
    #expect(
      SceneWriter.text(of: scene).replacing(/\s/, with: "")
        .contains(#""keys":[{},{"at":100,"only":["opacity"],"opacity":0.5}]"#))
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
    #expect(
      scene.assign(9, to: "\(key).x").map(\.description) == [
        "parameters.layers.0.keys.1.x: x is not in only. Add it there, or leave the value out."
      ])
    #expect(scene.assign("x", to: "\(key).only.0").isEmpty && scene.assign(9, to: "\(key).x").isEmpty)
    #expect(scene.assign(.null, to: "\(key).only").isEmpty)
    #expect(scene.parameter("\(key).opacity")?.get(scene) == 1 && scene.parameter("\(key).x")?.get(scene) == 9)
  }

  @Test func `a layer has a picture or a text, however it is given`() {
    var scene = Scene(effect: Layers())
    let both: JSONValue = ["picture": 0, "text": "a"]
    for (path, value) in [("parameters.layers", [both]), ("parameters.layers.0", both)] as [(String, JSONValue)] {
      let before = scene
      #expect(scene.assign(value, to: path).first?.message.contains("is also given") == true)
      #expect(scene == before)
    }
  }
}
