import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

@testable import StudioKit

struct TypingTests {
  /// Checks a field after typing a text and Enter, and whether it was refused.
  private func check(
    _ typed: String, into path: String, of effect: any Effect = MapCrop(), gives value: JSONValue, refused: Bool = false
  ) throws {
    var bench = try Bench(Scene(effect: effect))
    bench.inspector.setOpen(.content, true)
    bench.look()
    bench.inspector.focus = .field(path)
    bench.press(.enter)
    #expect(bench.inspector.isTyping)
    // As in a field whose text is selected: typing replaces it.
    bench.send(.keyDown(.letter("a"), .control, isRepeat: false), .keyUp(.letter("a"), []))
    if typed.isEmpty { bench.press(.delete) } else { bench.type(typed) }
    bench.press(.enter)
    #expect(!bench.inspector.isTyping)
    #expect(bench.scene.parameter(path)?.get(bench.scene) == value, "\(typed) in \(path)")
    #expect((bench.inspector.complaint != nil) == refused, "\(typed) in \(path)")
    #expect(bench.studio.document.history.steps.count <= 2)
  }

  @Test func `what is typed counts if it is a value`() throws {
    try check("0.42", into: "parameters.ratio", gives: 0.42)
    try check("0,42", into: "parameters.ratio", gives: 0.42)
    try check(" .5 ", into: "parameters.ratio", gives: 0.5)
    try check("80pt", into: "parameters.rowHeight", gives: 80)
    try check("80 pt", into: "parameters.rowHeight", gives: 80)
    try check("3", into: "parameters.every", gives: 3)
    try check("off", into: "parameters.imageHeight", of: WeatherMenu(), gives: .null)
    try check("150", into: "parameters.imageHeight", of: WeatherMenu(), gives: 150)
    try check("auto", into: "parameters.ratio", of: AlbumStack(), gives: "auto")
    try check("0.8", into: "parameters.ratio", of: AlbumStack(), gives: 0.8)
    try check("Lisbon, Porto", into: "content.titles", gives: ["Lisbon", "Porto"])
    try check("44, 60", into: "content.rowHeights", gives: [44, 60])
    try check("3000 x 2000", into: "content.pictureSize", gives: [3000, 2000])
    try check("My scene", into: "title", gives: "My scene")
  }

  @Test func `a height is typed in points, or below the safe area`() throws {
    try check("91", into: "parameters.minHeight", of: HeaderParallax(), gives: 91)
    try check("safe+44", into: "parameters.minHeight", of: HeaderParallax(), gives: "safe+44")
    try check("Safe + 12.5", into: "parameters.minHeight", of: StretchBanner(), gives: "safe+12.5")
    // A number is of the kind that is chosen.
    try check("60", into: "parameters.minHeight", of: HeaderParallax(["minHeight": "safe+44"]), gives: "safe+60")
    for wrong in ["safe+", "safe+900", "safe-4"] {
      try check(wrong, into: "parameters.minHeight", of: HeaderParallax(), gives: 0, refused: true)
    }
  }

  @Test func `choosing its kind keeps a height as tall as it is on this screen`() throws {
    var bench = try Bench(Scene(effect: HeaderParallax(["minHeight": 91])))
    try bench.click(.word("parameters.minHeight", 1))
    #expect(bench.scene.parameter("parameters.minHeight")?.get(bench.scene) == "safe+44")
    try bench.click(.word("parameters.minHeight", 0))
    #expect(bench.scene.parameter("parameters.minHeight")?.get(bench.scene) == 91)
    bench.inspector.focus = "parameters.minHeight"
    bench.press(.menu)
    try bench.choose("Below the safe area")
    #expect(bench.scene.parameter("parameters.minHeight")?.get(bench.scene) == "safe+44")
  }

  @Test func `nonsense is refused and changes nothing`() throws {
    for nonsense in ["1e999", "0.4.2", "--1", "7", "1/0", "(1", "2**3"] {
      try check(nonsense, into: "parameters.ratio", gives: 0.7, refused: true)
    }
    // Letters that cannot occur in a number are not typed at all.
    for nonsense in ["abc", "nan", "`"] { try check(nonsense, into: "parameters.ratio", gives: 0.7) }
    try check("", into: "parameters.ratio", gives: 0.7, refused: true)
    try check("2.5", into: "parameters.every", gives: 2, refused: true)
    try check("19", into: "parameters.rowHeight", gives: 60, refused: true)
    try check("44, x1x", into: "content.rowHeights", gives: .null, refused: true)
    try check("44, 1", into: "content.rowHeights", gives: .null, refused: true)
  }

  @Test func `one Escape leaves the value and returns to the stage`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    try bench.click("parameters.ratio/number")
    #expect(bench.inspector.isTyping)
    bench.type("0.1")
    bench.press(.escape)
    #expect(!bench.inspector.isTyping)
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.7)
    #expect(bench.inspector.focus == nil)
  }

  @Test func `Escape takes nothing and complains of nothing, whatever was typed`() throws {
    for typed in ["", "5", "rubbish"] {
      var bench = try Bench(Scene(effect: MapCrop()))
      bench.inspector.focus = "parameters.rowHeight"
      bench.press(.letter("5"))
      #expect(bench.inspector.isTyping)
      if !typed.isEmpty { bench.type(typed) }
      bench.press(.escape)
      #expect(!bench.inspector.isTyping && bench.inspector.complaint == nil, "\(typed)")
      #expect(bench.scene.effect as? MapCrop == MapCrop(), "\(typed)")
      #expect(bench.studio.document.history.steps.count == 1, "\(typed)")
    }
  }

  @Test func `a field that was opened by a digit and left empty is no edit`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.rowHeight"
    bench.press(.letter("5"))
    bench.press(.enter)
    #expect(!bench.inspector.isTyping && bench.inspector.complaint == nil)
    #expect(bench.scene.effect as? MapCrop == MapCrop())
  }

  @Test func `Ctrl S takes what is typed first, and Ctrl A is the text's own`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), path: "/a.json")
    bench.inspector.focus = "parameters.ratio"
    bench.press(.enter)
    bench.press(.letter("a"), .control)
    #expect(bench.inspector.isTyping)
    bench.type("0.25")
    #expect(bench.studio.requests.takeAll().isEmpty)
    bench.press(.letter("s"), .control)
    #expect(!bench.inspector.isTyping)
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.25)
    let texts = bench.studio.requests.takeAll().compactMap {
      if case .files(.write(let text, _, _)) = $0 { text } else { nil }
    }
    #expect(texts == [bench.text])
  }

  @Test func `a list longer than the field loses nothing`() throws {
    let images = (0..<900).map { "pictures of the summer/holidays \($0).jpg" }
    var scene = Scene(effect: MapCrop())
    scene.content.images = images.map { SceneImage($0) }
    var bench = try Bench(scene)
    bench.inspector.setOpen(.content, true)
    bench.look()
    bench.inspector.focus = "content.images"
    bench.press(.enter)
    bench.press(.end)
    bench.type(", last.jpg")
    bench.press(.enter)
    #expect(bench.scene.content.images.count == 901)
    #expect(bench.scene.content.imageFiles.first == images.first)
    #expect(bench.scene.content.imageFiles.dropLast().last == images.last)
    #expect(bench.inspector.complaint == nil)
  }

  @Test func `Tab walks through all controls and round`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    var seen: [ControlID] = []
    repeat {
      bench.press(.tab)
      seen.append(bench.inspector.focus ?? .edge)
    } while seen.last != seen.first || seen.count == 1
    #expect(Set(seen) == Set(bench.inspector.controls))
    bench.press(.tab, .shift)
    #expect(bench.inspector.focus == bench.inspector.controls.last)
  }

  @Test func `a copied value can be pasted elsewhere`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.letter("c"), .control)
    #expect(bench.studio.requests.takeAll().contains(.window(.copy("0.7"))))
    bench.inspector.focus = "parameters.textHeight"
    bench.inspector.clipboard = "77"
    bench.press(.letter("v"), .control)
    #expect((bench.scene.effect as? MapCrop)?.textHeight == 77)
    bench.inspector.clipboard = "rubbish"
    bench.press(.letter("v"), .control)
    #expect((bench.scene.effect as? MapCrop)?.textHeight == 77)
    let point = try bench.place("parameters.ratio")
    bench.send(.hover(point), .secondary(point))
    try bench.choose("Copy")
    #expect(bench.studio.requests.takeAll().contains(.window(.copy("0.7"))))
  }

  @Test func `arrows, pages and ends leave a text and a list alone`() throws {
    var scene = Scene(effect: HeaderParallax())
    scene.title = "Sintra"
    scene.content.rowHeights = [44, 60]
    scene.content.pictureSize = [3000, 2000]
    scene.content.page = "page.png"
    scene.content.titles = ["Lisbon"]
    var bench = try Bench(scene)
    bench.inspector.setOpen(.content, true)
    bench.look()
    for path in ["title", "content.rowHeights", "content.pictureSize", "content.page", "content.titles"] {
      bench.inspector.focus = .field(path)
      for key: Key in [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end] {
        bench.press(key)
        #expect(bench.scene == scene, "\(key) on \(path)")
      }
      let place = try bench.place(.field(path))
      bench.send(.wheel(dx: 0, dy: 1, at: place), .wheel(dx: 0, dy: -1, at: place))
      #expect(bench.scene == scene && bench.inspector.complaint == nil, "a wheel on \(path)")
    }
    #expect(bench.studio.document.history.steps.count == 1)
  }
}
