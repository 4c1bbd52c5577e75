import Boundary
import Geometry
import Testing

@testable import Controls

/// Every control of the kit, in a few lines and without a window.
struct ControlTests {
  /// What a test's controls say.
  private final class Log {
    var said: [String] = []
    var number = 0.5
    var text = "Lisbon"
  }

  private static func slider(_ value: Double) -> Slider {
    var slider = Slider(scale: SliderScale(range: 0...1), step: 0.01)
    slider.value = value
    slider.standard = 0.3
    return slider
  }

  private func surface(_ log: Log) -> Surface {
    Surface { ui in
      if ui.button(PushButton(.save, "Save", tip: "Saves."), in: ui.row(32)) { log.said.append("save") }
      let row = ui.row()
      ui.focusable(.ratio, row)
      let slider = Self.slider(log.number)
      var edits = [ui.track(.ratio, slider, in: Rect(x: row.x, y: row.y, width: 200, height: row.height))]
      let words = "\(log.number)"
      edits.append(
        ui.number(
          .digits, of: .ratio, slider, text: words, editable: words, unit: "pt",
          in: Rect(x: row.maxX - 60, y: row.y, width: 60, height: row.height)
        ) { $0.isNumber || $0 == "." })
      for edit in edits {
        switch edit {
        case .turned(let number): log.number = number
        case .reset: log.number = 0.3
        case .typed(let text): log.number = Double(text) ?? -1
        default: break
        }
      }
      let name = ui.row()
      ui.focusable(.name, name)
      if let typed = ui.textField(.nameText, of: .name, log.text, in: name).typed { log.text = typed }
      let choice = ui.row()
      ui.focusable(.choice, choice)
      if case .chosen(let index) = ui.dropdown(
        .choice, ["one", "two", "three"], title: "one", chosen: 0, in: choice, menu: .words)
      {
        log.said.append("chose \(index)")
      }
    }
  }

  @Test func `a button is pressed by the pointer, by Enter and by Space, and not by letting go elsewhere`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.save)
    let taken = (surface.press(.enter), surface.press(.space))
    #expect(taken == (true, true))
    #expect(log.said == ["save", "save", "save"])
    surface.send(.down(surface.place(.save)), .up(Point(x: 399, y: 399)))
    surface.send(.down(surface.place(.save)), .cancel)
    #expect(log.said.count == 3)
  }

  @Test func `a track goes to the pointer and along with it, a tenth with Shift, in round numbers with Control`() {
    let log = Log()
    var surface = surface(log)
    let start = surface.place(.ratio, share: 0.2)
    surface.send(.down(start))
    #expect(log.number == 0.2)
    surface.send(.move(Point(x: start.x + 20, y: start.y)), .modifiers(.shift))
    #expect(log.number == 0.3)
    surface.send(.move(Point(x: start.x + 30, y: start.y)))
    #expect(log.number == 0.305)
    surface.send(.modifiers(.control), .move(Point(x: start.x + 31, y: start.y)))
    #expect(log.number == 0.3, "the default is a landmark")
    surface.send(.move(Point(x: start.x + 56, y: start.y)))
    #expect(log.number == 0.45)
    surface.send(.move(Point(x: start.x + 68, y: start.y)), .up(nil))
    #expect(log.number == 0.5)
  }

  @Test func `keys turn the number that has the focus, and a double-click brings the default back`() {
    let log = Log()
    var surface = surface(log)
    surface.ui.focus = .ratio
    for (key, modifiers, number) in [
      (Key.right, Modifiers(), 0.51), (.right, .shift, 0.61), (.left, .alt, 0.609), (.home, [], 0), (.end, [], 1),
      (.pageDown, [], 0.9), (.delete, [], 0.3),
    ] {
      surface.press(key, modifiers)
      #expect(abs(log.number - number) < 1e-9, "\(key)")
    }
    let place = surface.place(.ratio, share: 0.9)
    surface.send(.down(place), .up(place), .down(place), .up(place))
    #expect(log.number == 0.3)
    let isTaken = surface.press(.letter("x"))
    #expect(!isTaken, "what means nothing here is for others")
  }

  @Test func `only what can stand in a number goes into it, and a digit after the pointer goes elsewhere`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.digits)
    #expect(surface.ui.isTyping)
    var taken = [surface.press(.letter("7")), surface.send(.text("7")), surface.press(.letter("x"))]
    #expect(taken == [true, true, false], "x is a key of the stage")
    #expect(!surface.ui.isTyping && log.number == 7, "which finds the value in its place")
    taken = [surface.press(.letter("2"))]
    #expect(taken == [false] && !surface.ui.isTyping)
    surface.ui.moveFocus(to: .ratio)
    taken = [surface.press(.letter("2"))]
    #expect(taken == [true] && surface.ui.isTyping, "Tab has led to the number")
    surface.press(.escape)
    #expect(!surface.ui.isTyping && surface.ui.focus == nil && log.number == 7, "one Escape")
  }

  @Test func `a text field takes typing, selection, words and the clipboard`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    surface.send(.text("one two"))
    surface.press(.left, [.control, .shift])
    surface.press(.letter("x"), .control)
    #expect(surface.ui.clipboard == "two" && surface.ui.hasCopied)
    surface.press(.home)
    surface.press(.letter("v"), .control)
    surface.press(.enter)
    #expect(log.text == "twoone " && !surface.ui.isTyping)
  }

  @Test func `an input method's letters stand at the caret until they are text`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    surface.press(.end)
    surface.send(.composition("ni"))
    #expect(surface.texts.contains("Lisbonni"))
    surface.send(.composition(""), .text("你"))
    #expect(surface.texts.contains("Lisbon你"))
    surface.press(.enter)
    #expect(log.text == "Lisbon你")
  }

  @Test func `a press beside a field takes what was typed, and then does its own`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    surface.send(.text("Porto"))
    surface.click(.save)
    #expect(log.text == "Porto" && log.said == ["save"])
    surface.click(.nameText)
    surface.send(.text("Faro"))
    let isTaken = surface.send(.down(Point(x: 50, y: 50)))
    #expect(!isTaken, "outside is somebody else's")
    #expect(log.text == "Faro" && surface.ui.focus == nil)
  }

  @Test func `a menu opens over everything, takes the keys, and goes with a press beside it`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.choice)
    #expect(surface.ui.openMenu == .words)
    surface.press(.down)
    surface.press(.down)
    surface.press(.enter)
    #expect(log.said == ["chose 1"] && surface.ui.openMenu == nil)
    surface.click(.choice)
    let item = surface.ui.menuItem("three") ?? surface.frame
    let place = Point(x: item.midX, y: item.midY)
    surface.send(.hover(place), .down(place), .up(place))
    #expect(log.said == ["chose 1", "chose 2"])
    surface.click(.choice)
    let isTaken = surface.send(.down(Point(x: 20, y: 300)), .up(nil))
    #expect(isTaken, "the press that closes it does nothing else")
    #expect(surface.ui.openMenu == nil && log.said.count == 2)
  }

  @Test func `Tab walks through the controls and round, and goes on where one is gone`() {
    var isThere = true
    var surface = Surface { ui in
      for index in 0..<3 where index != 1 || isThere {
        _ = ui.button(PushButton(.row(index), "\(index)", tip: ""), in: ui.row())
      }
    }
    for index in [0, 1] {
      surface.press(.tab)
      #expect(surface.ui.focus == .row(index))
    }
    isThere = false
    surface.send(.hover(Point(x: 200, y: 200)))
    #expect(surface.ui.focus == nil)
    surface.press(.tab)
    #expect(surface.ui.focus == .row(2))
    surface.press(.tab)
    #expect(surface.ui.focus == .row(0))
    surface.press(.tab, .shift)
    #expect(surface.ui.focus == .row(2))
  }

  @Test func `a tooltip comes after a while beside the surface, and goes with the pointer`() {
    let log = Log()
    var surface = surface(log)
    surface.send(.hover(surface.place(.save)))
    let due = surface.ui.dueTime ?? 0
    #expect(due > surface.time + 0.5 && !surface.texts.contains("Saves."))
    surface.ui.advance(to: due)
    surface.ui.settle(in: surface.frame, at: due, surface.body)
    #expect(surface.texts.contains("Saves.") && surface.ui.dueTime == nil)
    surface.send(.hover(nil))
    #expect(!surface.texts.contains("Saves."))
  }

  @Test func `an area scrolls by the wheel, to the control that Tab comes to, and no farther than it is long`() {
    var surface = Surface { ui in
      ui.scrollArea(.area, in: Rect(x: 100, y: 0, width: 300, height: 100)) { ui in
        for index in 0..<10 { _ = ui.button(PushButton(.row(index), "\(index)", tip: ""), in: ui.row(30)) }
      }
    }
    let place = Point(x: 200, y: 50)
    surface.send(.wheel(dx: 0, dy: -1, at: place))
    #expect(surface.ui.scrollOffset(of: .area) == 56)
    for _ in 0..<9 { surface.send(.wheel(dx: 0, dy: -1, at: place)) }
    #expect(surface.ui.scrollOffset(of: .area) == 10 * 30 + 16 - 100)
    #expect(surface.ui.parts[.row(0)] == nil)
    surface.press(.tab)
    #expect(surface.ui.focus == .row(0) && surface.ui.parts[.row(0)] != nil)
  }

  @Test func `nothing runs while nothing happens`() {
    let log = Log()
    var surface = surface(log)
    surface.send(.hover(nil))
    let before = surface.ui.list
    #expect(!surface.ui.needsRun)
    surface.send(.modifiers([]), .keyUp(.letter("a"), []), .hover(Point(x: 20, y: 20)))
    #expect(!surface.ui.needsRun && surface.ui.list == before)
  }
}
