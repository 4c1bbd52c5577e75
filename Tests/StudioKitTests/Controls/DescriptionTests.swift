import Boundary
import Geometry
import Testing

@testable import StudioKit

/// Descriptions of controls for a screen reader, and its actions on them.
struct DescriptionTests {
  /// State owned by a control's owner.
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// A surface with a screen reader running.
  private static func heard(_ body: @escaping (inout UI<Surface.Control>) -> Void) -> Surface {
    var surface = Surface(body)
    surface.ui.isHeard = true
    surface.ui.settle(in: surface.frame, at: surface.time, body)
    return surface
  }

  private static func item(_ name: String, _ surface: Surface) -> AccessibleItem? {
    surface.ui.descriptions.items.first { $0.name == name }
  }

  private func act(_ kind: AccessibleAction.Kind, on number: Int, _ surface: inout Surface) {
    surface.ui.act(kind, on: number)
    surface.ui.settle(in: surface.frame, at: surface.time, surface.body)
  }

  @Test func `controls give no descriptions without a screen reader`() {
    var surface = Surface { _ = PushButton(.save, "Save", tip: "Saves.").show(in: $0.layout.row(), &$0) }
    #expect(surface.ui.descriptions.items.isEmpty)
    surface.ui.isHeard = true
    surface.ui.settle(in: surface.frame, at: surface.time, surface.body)
    #expect(surface.ui.descriptions.items.map(\.name) == ["Save"])
    surface.ui.isHeard = false
    #expect(surface.ui.descriptions.items.isEmpty)
  }

  @Test func `a button says its word, what it does and that keys can go to it`() throws {
    let surface = Self.heard { _ = PushButton(.save, "Save", tip: "Saves.").show(in: $0.layout.row(), &$0) }
    let item = try #require(Self.item("Save", surface))
    #expect(item.role == .button && item.help == "Saves." && item.takesFocus && item.isOn)
    #expect(item.frame == Rect(x: 100, y: 0, width: 300, height: 28))
  }

  @Test func `a button that is off cannot have the keys`() throws {
    let surface = Self.heard {
      _ = PushButton(.save, "Save", tip: "", isOn: false).show(in: $0.layout.row(), &$0)
    }
    let item = try #require(Self.item("Save", surface))
    #expect(!item.isOn && !item.takesFocus)
  }

  @Test func `what is pressed without a pointer has the focus, and is pressed once`() throws {
    let presses = Box(0)
    var surface = Self.heard {
      if PushButton(.save, "Save", tip: "").show(in: $0.layout.row(), &$0) { presses.value += 1 }
      $0.descriptions.add(words: "Some words", in: $0.layout.row())
    }
    act(.press, on: try #require(Self.item("Save", surface)).number, &surface)
    #expect(presses.value == 1 && surface.ui.focus.current == .save)
    #expect(surface.ui.accessibleFocus(on: 0) == Self.item("Save", surface)?.number)
    // Text is not a control, and the other number does not exist.
    act(.press, on: try #require(Self.item("Some words", surface)).number, &surface)
    act(.press, on: 99, &surface)
    #expect(presses.value == 1)
  }

  @Test func `what takes no keys is pressed, too`() throws {
    let presses = Box(0)
    var surface = Self.heard { ui in
      let row = ui.layout.row()
      ui.descriptions.add(.side, in: row, AccessibleItem(.button, "Tool"))
      if ui.hit(.side, row).isClicked { presses.value += 1 }
    }
    act(.press, on: try #require(Self.item("Tool", surface)).number, &surface)
    #expect(presses.value == 1 && surface.ui.focus.current == nil)
  }

  @Test func `a menu that is opened so begins with its first item, and an item can be pressed`() throws {
    let choice = Box<Int?>(nil)
    var surface = Self.heard { ui in
      let row = ui.layout.row()
      ui.descriptions.add(.side, in: row, AccessibleItem(.choice, "More"))
      if ui.hit(.side, row).isClicked { ui.openMenu(.choice) }
      let menu = Menu<Surface.Control>(.choice, ["One", "Two"])
      if let index = menu.show(at: Point(x: row.x, y: row.maxY), width: 80, &ui) { choice.value = index }
    }
    act(.press, on: try #require(Self.item("More", surface)).number, &surface)
    #expect(surface.ui.accessibleFocus(on: 0) == Self.item("One", surface)?.number)
    act(.press, on: try #require(Self.item("Two", surface)).number, &surface)
    #expect(choice.value == 1 && surface.ui.input.menu == nil)
  }

  @Test(arguments: [(0.3, 0.3), (7, 1), (-1, 0), (Double.nan, 0.5)])
  func `a number is set on its grid and within its range`(wanted: Double, expected: Double) throws {
    let value = Box(0.5)
    var surface = Self.heard { ui in
      let row = ui.layout.row()
      var slider = Slider(scale: SliderScale(range: 0...1), step: 0.1)
      slider.value = value.value
      ui.focus.add(.ratio, row)
      ui.descriptions.add(.ratio, in: row, AccessibleItem(.slider, "Ratio"))
      if case .turned(let number) = Track(.ratio, slider).show(in: row, &ui) { value.value = number }
    }
    act(.set(wanted), on: try #require(Self.item("Ratio", surface)).number, &surface)
    #expect(value.value == expected)
  }

  @Test func `a control that comes back has its number again, and another one has another`() throws {
    let isThere = Box(true)
    var surface = Self.heard { ui in
      if isThere.value { _ = PushButton(.save, "Save", tip: "").show(in: ui.layout.row(), &ui) }
      _ = PushButton(.name, "Name", tip: "").show(in: ui.layout.row(), &ui)
    }
    func look() { surface.ui.run(in: surface.frame, at: surface.time, surface.body) }
    let (save, name) = (Self.item("Save", surface)?.number, Self.item("Name", surface)?.number)
    #expect(save != name)
    isThere.value = false
    look()
    #expect(Self.item("Save", surface) == nil && Self.item("Name", surface)?.number == name)
    isThere.value = true
    look()
    #expect(Self.item("Save", surface)?.number == save)
  }

  @Test func `what is being typed is said letter by letter, with the caret`() throws {
    var surface = Self.heard { ui in
      let row = ui.layout.row()
      ui.focus.add(.name, row)
      ui.descriptions.add(.name, in: row, AccessibleItem(.field, "Name", words: "ab"))
      _ = TextBox(.nameText, of: .name, "ab").show(in: row, &ui)
    }
    act(.press, on: try #require(Self.item("Name", surface)).number, &surface)
    #expect(Self.item("Name", surface)?.typed == AccessibleItem.Typed("ab", caret: 2, selection: 0..<2))
    surface.send(.text("\u{E9}"))
    #expect(Self.item("Name", surface)?.typed == AccessibleItem.Typed("\u{E9}", caret: 1, selection: 1..<1))
    surface.press(.enter)
    #expect(Self.item("Name", surface)?.typed == nil)
  }
}
