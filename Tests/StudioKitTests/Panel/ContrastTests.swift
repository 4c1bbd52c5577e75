import Boundary
import Documents
import Effects
import Foundation
import Geometry
import Notation
import TestSupport
import Testing

@testable import StudioKit

/// Legibility of every text and sign of the studio, dark and light, measured in the drawn frames.
@Suite struct ContrastTests {
  /// The minima by WCAG 2, AA: for text, and for signs.
  private static let least = 4.5
  private static let leastOfSigns = 3.0

  /// The contrast ratio, from 1 to 21.
  private static func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ channel: UInt8) -> Double {
        let share = Double(channel) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A point of a text's background.
  private static func place(of box: Rect, _ style: TextStyle) -> Point {
    let x =
      switch style.alignment {
      case .leading: box.x + 3
      case .center: box.midX
      case .trailing: box.maxX - 3
      }
    return Point(x: x, y: box.midY)
  }

  /// The texts of a frame with too little contrast to their background, outside an area. More transparent texts are
  /// disabled controls.
  private static func faint(_ list: DrawList, outside screen: Rect) -> (texts: Int, faint: Set<String>) {
    var faint: Set<String> = []
    var texts = 0
    let grounds = Grounds(of: list)
    for (index, command) in list.commands.enumerated() {
      guard case .text(let text, let box, let style) = command, style.color.alpha > 200 else { continue }
      let place = place(of: box, style)
      guard !screen.contains(place), let ground = grounds.color(at: place, before: index) else { continue }
      texts += 1
      let contrast = contrast(style.color, ground)
      if contrast < least { faint.insert("\(text): \(contrast)") }
    }
    return (texts, faint)
  }

  /// The place and color of a command that draws a sign or a part of one: a small line, ring or shape in one color.
  private static func sign(_ command: DrawCommand, in list: DrawList) -> (place: Point, color: Color)? {
    switch command {
    case .mesh(let mesh):
      guard mesh.skin == .color, let bounds = mesh.bounds, max(bounds.width, bounds.height) < 20 else { return nil }
      let core = list.vertices[mesh.vertices].max { $0.color.alpha < $1.color.alpha }
      return core.map { (bounds.center, $0.color) }
    case .shape(let shape):
      let (least, most) = (min(shape.frame.width, shape.frame.height), max(shape.frame.width, shape.frame.height))
      let isRing = shape.fill.alpha == 0 && (1.2...1.5).contains(shape.borderWidth)
      if isRing { return most < 18 ? (shape.frame.center, shape.border) : nil }
      // A bar or a dot of a sign.
      return least <= 4 && most <= 14 && shape.part == .inside ? (shape.frame.center, shape.fill) : nil
    default: return nil
    }
  }

  /// The signs of a frame with too little contrast to their background, outside an area.
  private static func faintSigns(_ list: DrawList, outside screen: Rect) -> (signs: Int, faint: Set<String>) {
    var faint: Set<String> = []
    var signs = 0
    let grounds = Grounds(of: list)
    for (index, command) in list.commands.enumerated() {
      guard let (place, color) = sign(command, in: list), color.alpha > 200, !screen.contains(place),
        let ground = grounds.color(at: place, before: index)
      else { continue }
      signs += 1
      let contrast = contrast(color, ground)
      if contrast < leastOfSigns { faint.insert("a sign at \(place): \(contrast)") }
    }
    return (signs, faint)
  }

  /// What a frame draws behind words and signs, from the back: each area with the number of its command, and its color,
  /// nil for a picture.
  private struct Grounds {
    private var areas: [(number: Int, frame: Rect, color: Color?)] = []

    init(of list: DrawList) {
      for (number, command) in list.commands.enumerated() {
        switch command {
        case .fill(let rect, let color): areas.append((number, rect, color))
        case .shape(let shape) where shape.part == .inside: areas.append((number, shape.frame, shape.fill))
        case .picture(let quad): areas.append((number, quad.frame, nil))
        default: break
        }
      }
    }

    /// The color at a point before a command. Nil for a picture.
    func color(at place: Point, before number: Int) -> Color? {
      var ground: Color? = .black
      for area in areas {
        guard area.number < number else { break }
        if area.frame.contains(place) { ground = area.color.flatMap { blend($0, over: ground) } }
      }
      return ground
    }
  }

  private static func blend(_ color: Color, over ground: Color?) -> Color? {
    if color.alpha == 255 { return color }
    guard color.alpha > 0, let ground else { return ground }
    var opaque = color
    opaque.alpha = 255
    return ground.mixed(with: opaque, share: Double(color.alpha) / 255)
  }

  /// The window with its panel and tools.
  private struct WholeWindow {
    var bench: Bench

    init(_ look: DesktopLook) throws {
      bench = try Bench(Scene(effect: HeaderParallax(["ratio": 3])), height: 1600)
      bench.studio.receive(.desktopLook(look), at: 0)
      for section in SectionName.allCases { bench.inspector.setOpen(section, true) }
    }

    mutating func frame() -> DrawList {
      bench.time += 2
      return bench.window.frame(at: bench.time)
    }

    mutating func send(_ events: InputEvent...) { for event in events { bench.send(event) } }
  }

  /// The possible appearance settings: dark and light, each with an accent that is hard to read there, and with more
  /// contrast.
  private static let looks: [DesktopLook] = [Appearance.dark, .light].flatMap { appearance in
    [(false, nil), (false, appearance == .dark ? Color(0x613583) : Color(0xF6D32D)), (true, nil)].map {
      strong, accent in
      var look = DesktopLook()
      (look.appearance, look.hasHighContrast, look.accent) = (appearance, strong, accent)
      return look
    }
  }

  private static func expectReadable(_ window: inout WholeWindow, _ what: String) {
    let list = window.frame()
    let (texts, faint) = faint(list, outside: window.bench.studio.layout.screen)
    #expect(texts > 3 && faint.isEmpty, "\(window.bench.studio.view.appearance.desktop), \(what): \(faint.sorted())")
    let signs = faintSigns(list, outside: window.bench.studio.layout.screen)
    #expect(
      signs.signs > 10 && signs.faint.isEmpty,
      "\(window.bench.studio.view.appearance.desktop), \(what): \(signs.faint.sorted())")
  }

  @Test(arguments: looks) func `every text can be read`(_ look: DesktopLook) throws {
    var window = try WholeWindow(look)
    Self.expectReadable(&window, "with all sections open")
    let panel = window.bench.studio.layout[.panel]
    // Half of the rows and tools in each look, the others in the next one.
    let half = try #require(Self.looks.firstIndex(of: look)) % 2
    for y in stride(from: panel.y + 8 + Double(half) * 21, to: panel.maxY, by: 42) {
      window.send(.hover(Point(x: panel.x + 60, y: y)))
      Self.expectReadable(&window, "pointing at \(y)")
    }
    for _ in 0..<30 {
      window.send(.keyDown(.tab, [], isRepeat: false))
      Self.expectReadable(&window, "with the focus further down")
    }
    window.send(.keyDown(.escape, [], isRepeat: false), .keyDown(.escape, [], isRepeat: false))
    for command in [Command.curve, .meter, .xray, .article, .plain, .play] {
      window.bench.studio.perform(command, at: window.bench.time)
      Self.expectReadable(&window, "\(command)")
    }
    for strip in [window.bench.studio.layout[.bar], FooterPart.tools(in: window.bench.studio.layout[.footer])] {
      for x in stride(from: strip.x + 8 + Double(half) * 25, to: strip.maxX, by: 50) {
        window.send(.hover(Point(x: x, y: strip.midY)))
        Self.expectReadable(&window, "pointing at a tool at \(x)")
      }
    }
    window.send(.secondary(window.bench.studio.layout.stage.center))
    Self.expectReadable(&window, "with a menu")
    window.send(.keyDown(.down, [], isRepeat: false))
    Self.expectReadable(&window, "with a line of the menu")
  }

  @Test(arguments: looks) func `every text over the window can be read`(
    _ look: DesktopLook
  ) throws {
    var window = try WholeWindow(look)
    window.bench.studio.perform(.keys, at: window.bench.time)
    Self.expectReadable(&window, "the keys")
    window.bench.studio.perform(.keys, at: window.bench.time)
    window.bench.studio.say("It is in /a/file", isFault: true, at: window.bench.time + 2)
    Self.expectReadable(&window, "a notice")
    window.bench.studio.perform(.newScene, at: window.bench.time)
    Self.expectReadable(&window, "the effects of a new scene")
    window.send(.keyDown(.right, [], isRepeat: false))
    Self.expectReadable(&window, "another effect")
    window.send(.keyDown(.escape, [], isRepeat: false))
    window.bench.studio.perform(.quit, at: window.bench.time)
    Self.expectReadable(&window, "a question")
  }

  @Test(arguments: looks) func `every text and sign of each sheet and column can be read`(_ look: DesktopLook) throws {
    for command in [
      Command.handOff, .palette, .film, .newScene, .keys, .openRecent, .saveElsewhere, .phone, .audit, .keyTrack,
      .compare,
      .screens,
    ] {
      var window = try WholeWindow(look)
      window.bench.studio.perform(command, at: window.bench.time)
      Self.expectReadable(&window, "\(command)")
      for _ in 0..<8 {
        window.send(.keyDown(.tab, [], isRepeat: false))
        Self.expectReadable(&window, "\(command), with the focus further down")
      }
    }
  }

  /// The colors in which signs of tools are drawn, over their grounds.
  @Test(arguments: looks) func `every sign of a tool has enough contrast in each of its states`(_ look: DesktopLook) {
    let colors = Theme(look.appearance, look).look
    let states = [
      (colors.quietText, colors.panel), (colors.quietText, colors.field), (colors.text, colors.raised),
      (colors.selection, colors.field), (colors.selection, colors.raised),
    ]
    for (color, ground) in states {
      let contrast = Self.contrast(color, ground)
      #expect(contrast >= Self.leastOfSigns, "\(look): \(color) on \(ground): \(contrast)")
      for icon in ToolIcon.allCases {
        var pen = Pen(look: colors, measure: .fixed())
        let frame = Rect(x: 0, y: 0, width: 40, height: 40)
        pen.begin(in: frame)
        pen.fill(frame, ground)
        pen.icon(icon, at: frame.center, color)
        pen.end()
        let (signs, faint) = Self.faintSigns(pen.list, outside: Rect(.zero))
        #expect(signs > 0 && faint.isEmpty, "\(icon): \(signs), \(faint.sorted())")
      }
    }
  }
}
