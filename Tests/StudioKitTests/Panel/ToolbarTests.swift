import Boundary
import Documents
import Effects
import Geometry
import Notation
import ScrollPhysics
import Testing

@testable import StudioKit

/// Tools used by mouse.
struct ToolbarTests {
  /// A studio with two scenes and its tools, as in the window.
  struct Desk: WindowDriver {
    var shared: SharedWindow
    var time = 1.0

    init(width: Double = 1440) throws {
      let documents = [MapCrop() as any Effect, HeaderParallax()].map {
        SceneDocument(name: type(of: $0).name, scene: Scene(effect: $0))
      }
      shared = SharedWindow(
        Window(try #require(Studio(documents: documents, window: Size(width: width, height: 820), scale: 1))))
      window.advance(to: time)
    }

    /// Whether a control took the event.
    @discardableResult
    mutating func send(_ event: InputEvent) -> Bool {
      time += 0.1
      defer { window.advance(to: time) }
      return window.handle(event, at: time)
    }

    mutating func click(_ place: Rect?) throws {
      let point = try #require(place).center
      for event in [InputEvent.hover(point), .down(point), .up(point)] { send(event) }
    }

    func parts(_ strip: PartName) -> [ControlID: Rect] { window.ui.read(strip) { $0.parts } }

    func part(_ strip: PartName, _ id: ControlID) -> Rect? { parts(strip)[id] }

    func tool(_ title: String) -> Rect? {
      let facts = Facts(studio)
      for (strip, commands) in [
        (PartName.bar, BarPart.files), (.gesture, TimeLinePart.player),
        (.footer, Array(FooterPart.tools(facts).joined())),
      ] {
        if let index = commands.firstIndex(where: { $0.title(facts) == title }) { return part(strip, .tool(index)) }
      }
      return nil
    }

    /// Chooses an item of the open menu.
    mutating func choose(_ title: String) throws {
      try click(window.ui.input.menu?.item(title))
    }

    var words: [String] {
      var list = DrawList()
      for strip in window.ui.names where strip != .panel { window.ui.draw(strip, into: &list) }
      return list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }
  }

  @Test func `a tool does what its key does, and lights up while it is on`() throws {
    var desk = try Desk()
    for command in [Command.xray, .article, .meter, .turnDevice, .plain] {
      for isLit in [true, false] {
        try desk.click(desk.tool(command.words.title))
        #expect(command.isLit(Facts(desk.studio)) == isLit, "\(command)")
      }
    }
    try desk.click(desk.tool("Play"))
    #expect(Facts(desk.studio).isPlaying && desk.tool("Pause") != nil)
    try desk.click(desk.tool("Pause"))
    #expect(!Facts(desk.studio).isPlaying)
    try desk.click(desk.tool("New"))
    // Nothing is hovered under the sheet.
    #expect(desk.studio.hasSheet && !desk.window.ui.input.isPointed && !desk.window.ui.input.isBusy)
  }

  @Test func `device and physics are chosen in the bar, a step each`() throws {
    var desk = try Desk()
    try desk.click(desk.part(.bar, .device))
    try desk.choose("Pixel 8")
    #expect(desk.studio.document.scene.device.presetName == "pixel-8")
    try desk.click(desk.part(.bar, .physics))
    try desk.choose("GTK")
    #expect(desk.studio.document.scene.physics.preset == .gtk && desk.words.contains { $0.contains("GTK") })
    #expect(desk.studio.document.history.steps.count == 3)
  }

  @Test func `the other button asks for a menu on the stage and on a scene of the gallery, and nowhere else`() throws {
    var desk = try Desk()
    desk.send(.secondary(desk.studio.layout.stage.center))
    try desk.choose("X-ray")
    #expect(desk.studio.view.options.isXRay && !desk.window.ui.input.isBusy)
    desk.send(.secondary(desk.window.gallery.seen(1).center))
    try desk.choose("Close")
    #expect(desk.studio.library.documents.map(\.name) == ["map-crop"])
    desk.send(.secondary(desk.studio.layout[.footer].center))
    #expect(desk.window.ui.input.menu == nil)
    // A press beside an open menu only closes it.
    desk.send(.secondary(desk.studio.layout.stage.center))
    let isTaken = desk.send(.down(Point(x: desk.studio.layout.stage.x + 2, y: 300)))
    #expect(isTaken && desk.window.ui.input.menu == nil)
  }

  @Test func `the title and its dot are told apart, and the tools leave the keys alone`() throws {
    var desk = try Desk()
    #expect(desk.words.contains("Map crop"))
    desk.studio.edit(at: 1) { _ = $0.assign(0.3, to: "parameters.ratio") }
    let isTaken = desk.send(.keyDown(.space, [], isRepeat: false))
    #expect(!isTaken && Facts(desk.studio).isPlaying)
  }

  @Test func `tools that have no room go before they are cut`() throws {
    for width in [480.0, 560, 640, 800, 1000, 1900] {
      let desk = try Desk(width: width)
      for (id, place) in desk.parts(.footer) where id != .offset && id != .offsetName {
        #expect(place.x >= 280 && place.maxX <= width, "\(width)")
      }
      let places = desk.parts(.bar).values.sorted { $0.x < $1.x }
      for (one, two) in zip(places, places.dropFirst()) { #expect(one.maxX <= two.x, "\(width): \(one) \(two)") }
    }
  }

  @Test func `a wide footer has every tool, and room for what was tapped`() throws {
    let desk = try Desk(width: 1420)
    #expect(desk.tool(Command.keys.words.title) != nil)
    #expect(desk.part(.footer, .more) == nil && FooterPart.tools(in: desk.studio.layout[.footer]).x - 318 >= 170)
  }

  @Test func `a tip of the panel lies over the tools`() throws {
    var desk = try Desk()
    var frame: DrawList {
      var list = DrawList()
      desk.window.layOut(at: desk.time)
      desk.window.paint(at: desk.time, into: &list)
      return list
    }
    let row = try #require(PanelProbe(shared: desk.shared).rows[.field("parameters.ratio")])
    desk.send(.hover(Point(x: row.x + 20, y: row.y + row.height / 2)))
    desk.time += 2
    desk.window.advance(to: desk.time)
    let words = frame.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    #expect(PanelProbe(shared: desk.shared).showsTip)
    let tip = try #require(words.lastIndex { !$0.isEmpty })
    let tool = try #require(words.lastIndex(of: Command.keys.words.title))
    #expect(tip > tool)
  }
}
