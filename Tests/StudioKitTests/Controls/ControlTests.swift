import Boundary
import Geometry
import Testing

@testable import StudioKit

/// Every control in a few lines, without a window.
struct ControlTests {
  /// The test's controls.
  private typealias Control = Surface.Control

  private final class Log {
    var said: [String] = []
    var number = 0.5
    var text = "Lisbon"
    var isSet = false
    var side = 0
  }

  private static func slider(_ value: Double) -> Slider {
    var slider = Slider(scale: SliderScale(range: 0...1), step: 0.01)
    slider.value = value
    slider.standard = 0.3
    return slider
  }

  private func surface(_ log: Log) -> Surface {
    Surface { ui in
      if PushButton(.save, "Save", tip: "Saves.").show(in: ui.layout.row(32), &ui) { log.said.append("save") }
      let row = ui.layout.row()
      ui.focus.add(.ratio, row)
      let slider = Self.slider(log.number)
      let words = "\(log.number)"
      let number = NumberBox<Control>(.digits, of: .ratio, slider, words: words, editable: words, unit: "pt")
      let edits = [
        Track(.ratio, slider).show(in: Rect(x: row.x, y: row.y, width: 200, height: row.height), &ui),
        number.show(in: Rect(x: row.maxX - 60, y: row.y, width: 60, height: row.height), &ui) {
          $0.isNumber || $0 == "."
        },
      ]
      for edit in edits {
        switch edit {
        case .turned(let number): log.number = number
        case .reset: log.number = 0.3
        case .typed(let text): log.number = Double(text) ?? -1
        default: break
        }
      }
      let name = ui.layout.row()
      ui.focus.add(.name, name)
      if let typed = TextBox(.nameText, of: .name, log.text).show(in: name, &ui).typed { log.text = typed }
      let choice = ui.layout.row()
      ui.focus.add(.choice, choice)
      let list = Dropdown(Words<Control>(.choice, ["one", "two", "three"], chosen: 0), title: "one", menu: .words)
      if case .chosen(let index) = list.show(in: choice, &ui) { log.said.append("chose \(index)") }
      let flag = ui.layout.row()
      ui.focus.add(.flag, flag)
      if Toggle(.flag, isSet: log.isSet).show(in: flag, &ui).turned { log.isSet.toggle() }
      let sides = Segments(Words<Control>(.side, ["left", "right"], chosen: log.side))
      let side = ui.layout.row()
      ui.focus.add(.side, side)
      if case .chosen(let index) = sides.show(in: side, part: { .word($0) }, &ui) { log.side = index }
    }
  }

  @Test func `a button is pressed by the pointer, by Enter and by Space, and not by letting go elsewhere`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.save)
    // After a click Space is left to the window, where it plays.
    let afterClick = (surface.press(.space), surface.press(.enter))
    #expect(afterClick == (false, true))
    surface.ui.moveFocus(to: .save)
    let afterTab = surface.press(.space)
    #expect(afterTab)
    #expect(log.said == ["save", "save", "save"])
    surface.send(.down(surface.place(.save)), .up(Point(x: 399, y: 399)))
    surface.send(.down(surface.place(.save)), .cancel)
    #expect(log.said.count == 3)
  }

  @Test func `a track goes to the pointer and along with it, a tenth with Alt, in round numbers with Control`() {
    let log = Log()
    var surface = surface(log)
    let start = surface.place(.ratio, share: 0.2)
    surface.send(.down(start))
    #expect(log.number == 0.2)
    surface.send(.move(Point(x: start.x + 20, y: start.y)), .modifiers(.alt))
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
    surface.ui.focus.current = .ratio
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

  @Test func `a wheel turns a number by a step for every notch, however it is cut`() {
    let log = Log()
    var surface = surface(log)
    surface.ui.focus.current = .ratio
    let place = surface.place(.ratio, share: 0.9)
    surface.send(.wheel(dx: 0, dy: -3, at: place))
    #expect(abs(log.number - 0.53) < 1e-9 || abs(log.number - 0.47) < 1e-9, "two that came at once are two")
    let start = log.number
    for part in 1...8 {
      surface.send(.wheel(dx: 0, dy: -0.125, at: place))
      #expect((log.number != start) == (part == 8), "\(part)")
    }
    for _ in 0..<7 { surface.send(.wheel(dx: 0, dy: -0.125, at: place)) }
    surface.send(.wheel(dx: 0, dy: 1, at: place))
    #expect(abs(log.number - start) < 1e-9, "what is left of one way does not hold up the other")
  }

  @Test func `only what can stand in a number goes into it, and a digit after the pointer goes elsewhere`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.digits)
    #expect(surface.ui.input.typing != nil)
    var taken = [surface.press(.letter("7")), surface.send(.text("7")), surface.press(.letter("x"))]
    #expect(taken == [true, true, true], "x is refused, and is no key of the stage")
    #expect(surface.ui.input.typing?.isRefused == true && surface.ui.refusal != nil)
    surface.press(.enter)
    #expect(surface.ui.input.typing == nil && log.number == 7)
    taken = [surface.press(.letter("2"))]
    #expect(taken == [false] && surface.ui.input.typing == nil)
    surface.ui.moveFocus(to: .ratio)
    taken = [surface.press(.letter("2"))]
    #expect(taken == [true] && surface.ui.input.typing != nil, "Tab has led to the number")
    surface.press(.escape)
    #expect(surface.ui.input.typing == nil && surface.ui.focus.current == nil && log.number == 7, "one Escape")
  }

  @Test func `a text field takes typing, selection, words and the clipboard`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    surface.send(.text("one two"))
    surface.press(.left, [.control, .shift])
    surface.press(.letter("x"), .control)
    #expect(surface.ui.input.clipboard.takeCopy() == "two")
    surface.press(.home)
    surface.press(.letter("v"), .control)
    surface.press(.enter)
    #expect(log.text == "twoone " && surface.ui.input.typing == nil)
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
    #expect(!isTaken, "outside belongs to another part")
    #expect(log.text == "Faro" && surface.ui.focus.current == nil)
  }

  @Test func `what an input method composes stands in the place of what is selected, and shows where it is`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    let start = surface.ui.input.typing?.caret
    surface.send(.composition("ni"))
    #expect(surface.texts.contains("ni") && !surface.texts.contains("Lisbon"))
    let caret = surface.ui.input.typing?.caret
    #expect(caret != nil && start != nil && caret?.x != start?.x, "its window stands beside it")
    surface.press(.escape)
    #expect(surface.texts.contains("Lisbon") && surface.ui.input.typing != nil, "the key ends what is composed")
    surface.press(.escape)
    #expect(surface.ui.input.typing == nil && log.text == "Lisbon")
  }

  @Test func `keys are the input method's while it composes`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    surface.press(.end)
    surface.send(.composition("ni"))
    for key in [Key.left, .backspace, .home, .tab, .pageDown, .space, .letter("x")] {
      let isTaken = surface.press(key)
      #expect(isTaken, "\(key) goes nowhere else")
      #expect(surface.texts.contains("Lisbonni"), "\(key)")
    }
    // A field that passes Enter on receives the text after it.
    surface.press(.enter)
    #expect(surface.ui.input.typing != nil && log.text == "Lisbon")
    surface.send(.text("你"), .composition(""))
    surface.press(.enter)
    #expect(surface.ui.input.typing == nil && log.text == "Lisbon你")
  }

  @Test func `the caret stands where the input method has it, and stays in the field`() throws {
    let log = Log()
    var surface = surface(log)
    surface.click(.nameText)
    func caret(_ event: InputEvent) throws -> Double {
      surface.send(event)
      return try #require(surface.ui.input.typing?.caret).x
    }
    let start = try caret(.composition("nihao", caret: 0))
    let middle = try caret(.composition("nihao", caret: 2))
    let end = try caret(.composition("nihao"))
    #expect(start < middle && middle < end)
    #expect(try caret(.composition("nihao", caret: 99)) == end)
    let box = try #require(surface.ui.parts[.nameText])
    let far = try caret(.composition(String(repeating: "ni hao ", count: 40)))
    #expect(far > end && far <= box.maxX, "a long one is moved so that its end is seen")
    surface.send(.composition(""))
    #expect(surface.texts.contains("Lisbon"))
  }

  @Test func `text is expected where a field is open, and where a key would open one`() {
    let log = Log()
    var surface = surface(log)
    #expect(!surface.ui.takesText(on: 0))
    surface.click(.nameText)
    #expect(surface.ui.takesText(on: 0))
    surface.press(.enter)
    surface.click(.flag)
    #expect(surface.ui.input.typing == nil && !surface.ui.takesText(on: 0), "the pointer was there last")
    surface.press(.tab)
    #expect(surface.ui.takesText(on: 0))
  }

  @Test func `a switch and words side by side are turned by the pointer and by arrows`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.flag)
    #expect(log.isSet)
    surface.press(.left)
    #expect(!log.isSet)
    surface.click(.word(1))
    #expect(log.side == 1 && surface.ui.focus.current == .side)
    surface.press(.left)
    #expect(log.side == 0)
  }

  @Test func `a menu opens over everything, takes the keys, and goes with a press beside it`() {
    let log = Log()
    var surface = surface(log)
    surface.click(.choice)
    #expect(surface.ui.input.menu?.id == .words)
    #expect(surface.ui.input.menu?.mark == 0, "it opens on what is chosen")
    surface.press(.down)
    surface.press(.enter)
    #expect(log.said == ["chose 1"] && surface.ui.input.menu?.id == nil)
    surface.click(.choice)
    let item = surface.ui.input.menu?.item("three") ?? surface.frame
    let place = Point(x: item.midX, y: item.midY)
    surface.send(.hover(place), .down(place), .up(place))
    #expect(log.said == ["chose 1", "chose 2"])
    surface.click(.choice)
    let isTaken = surface.send(.down(Point(x: 20, y: 300)), .up(nil))
    #expect(isTaken, "the press that closes it does nothing else")
    #expect(surface.ui.input.menu?.id == nil && log.said.count == 2)
  }

  @Test func `the keys of a menu stand in a column of their own, at its right edge`() throws {
    let items = ["Play", "Show the whole effect", "Add"]
    let keys = ["Space", "Shift Space", ""]
    var surface = Surface { ui in
      if ui.hit(.choice, ui.layout.row()).isPressed { ui.openMenu(.words) }
      _ = Menu<Control>(.words, items, keys: keys).show(at: Point(x: 120, y: 40), width: 60, &ui)
    }
    surface.click(.choice)
    let texts = surface.ui.pen.list.commands.compactMap { command -> (text: String, box: Rect, style: TextStyle)? in
      if case .text(let text, let box, let style) = command { (text, box, style) } else { nil }
    }
    #expect(texts.map(\.text) == ["Play", "Space", "Show the whole effect", "Shift Space", "Add"])
    let (words, column) = (texts.filter { items.contains($0.text) }, texts.filter { keys.contains($0.text) })
    #expect(column.allSatisfy { $0.style.alignment == .trailing && $0.box.maxX == column[0].box.maxX })
    let start = try #require(column.map { $0.box.maxX - Double($0.text.count) * $0.style.size / 2 }.min())
    let end = try #require(words.map { $0.box.x + Double($0.text.count) * $0.style.size / 2 }.max())
    #expect(end + 16 <= start)
  }

  @Test func `Tab walks through the controls and round, and goes on where one is gone`() {
    var isThere = true
    var surface = Surface { ui in
      for index in 0..<3 where index != 1 || isThere {
        _ = PushButton(.row(index), "\(index)", tip: "").show(in: ui.layout.row(), &ui)
      }
    }
    for index in [0, 1] {
      surface.press(.tab)
      #expect(surface.ui.focus.current == .row(index))
    }
    isThere = false
    surface.send(.hover(Point(x: 200, y: 200)))
    #expect(surface.ui.focus.current == nil)
    surface.press(.tab)
    #expect(surface.ui.focus.current == .row(2))
    surface.press(.tab)
    #expect(surface.ui.focus.current == .row(0))
    surface.press(.tab, .shift)
    #expect(surface.ui.focus.current == .row(2))
  }

  @Test func `a tooltip comes after a while beside the surface, and goes with the pointer`() {
    let log = Log()
    var surface = surface(log)
    surface.send(.hover(surface.place(.save)))
    let due = surface.ui.dueTime(of: 0) ?? 0
    #expect(due > surface.time + 0.5 && !surface.texts.contains("Saves."))
    surface.ui.advance(to: due)
    surface.ui.settle(in: surface.frame, at: due, surface.body)
    #expect(surface.texts.contains("Saves.") && surface.ui.dueTime(of: 0) == nil)
    surface.send(.hover(nil))
    #expect(!surface.texts.contains("Saves."))
  }

  @Test func `an area scrolls by the wheel, to the control that Tab comes to, and no farther than it is long`() {
    var surface = Surface { ui in
      ScrollArea(.area, in: Rect(x: 100, y: 0, width: 300, height: 100)).show(&ui) { ui in
        for index in 0..<10 {
          _ = PushButton(.row(index), "\(index)", tip: "").show(in: ui.layout.row(30), &ui)
        }
      }
    }
    let place = Point(x: 200, y: 50)
    surface.send(.wheel(dx: 0, dy: -1, at: place))
    #expect(surface.ui.scrolls.offset(of: .area) == 56)
    for _ in 0..<9 { surface.send(.wheel(dx: 0, dy: -1, at: place)) }
    #expect(surface.ui.scrolls.offset(of: .area) == 10 * 30 + 16 - 100)
    #expect(surface.ui.parts[.row(0)] == nil)
    surface.press(.tab)
    #expect(surface.ui.focus.current == .row(0) && surface.ui.parts[.row(0)] != nil)
  }

  @Test func `nothing runs while nothing happens`() {
    let log = Log()
    var surface = surface(log)
    surface.send(.hover(nil))
    let before = surface.ui.pen.list
    #expect(!surface.ui.needsRun(in: surface.frame))
    surface.send(.modifiers([]), .keyUp(.letter("a"), []), .hover(Point(x: 20, y: 20)))
    #expect(!surface.ui.needsRun(in: surface.frame) && surface.ui.pen.list == before)
  }
}
