import Boundary
import Geometry
import StudioKit
import Testing

@testable import Desktop

/// Answers to assistive programs about a window, and signals about its changes.
struct AccessibleTreeTests {
  static func window(ratio: Double = 0.5, focus: AccessibleID? = AccessibleID(.panel, 2)) -> AccessibleWindow {
    var slider = AccessibleItem(.slider, "Ratio", words: "\(ratio) x", help: "How fast.")
    (slider.number, slider.takesFocus) = (2, true)
    slider.amount = AccessibleItem.Number(ratio, in: 0...1, step: 0.01)
    slider.frame = Rect(x: 210, y: 20, width: 80, height: 20)
    var field = AccessibleItem(.field, "Title", words: "Un cafe\u{301} noir")
    (field.number, field.takesFocus) = (3, true)
    field.frame = Rect(x: 210, y: 400, width: 80, height: 20)
    var entry = AccessibleItem(.listEntry, "Day and night", words: "not saved", isSet: true)
    entry.number = 7
    let panel = AccessiblePart(
      .panel, .group, "Controls", in: Rect(x: 200, y: 0, width: 100, height: 200), [slider, field])
    let gallery = AccessiblePart(.gallery, .list, "Scenes", in: Rect(x: 0, y: 0, width: 100, height: 200), [entry])
    return AccessibleWindow(
      title: "A scene", size: Size(width: 300, height: 200), isActive: true, parts: [gallery, panel], focus: focus)
  }

  private static func answers(_ window: AccessibleWindow = window()) -> AccessibleAnswers {
    AccessibleAnswers(
      tree: AccessibleTree(window), name: ":1.7", desktop: AccessibleReference(program: ":1.0", path: "/desktop"),
      place: AccessibleScreenPlace(corner: Point(x: 1000, y: 50), pixelsPerPoint: 2))
  }

  private static let root = "/org/a11y/atspi/accessible/window"
  private static let ratio = "\(root)/panel/2"
  private static let title = "\(root)/panel/3"
  private static let entry = "\(root)/gallery/7"

  private func ask(
    _ interface: AccessibleInterface, _ method: String, _ arguments: [BusValue] = [], of path: String = ratio
  ) -> AccessibleAnswer? {
    Self.answers().answer(
      AccessibleQuestion(path: path, interface: interface.rawValue, method: method, arguments: arguments))
  }

  private func property(_ interface: AccessibleInterface, _ name: String, of path: String = ratio) -> BusValue? {
    let question = AccessibleQuestion(
      path: path, interface: "org.freedesktop.DBus.Properties", method: "Get",
      arguments: [.text(interface.rawValue), .text(name)])
    return Self.answers().answer(question)?.values.first?.plain
  }

  @Test func `the program is a child of the desktop, and everything else is below it`() {
    let desktop: BusValue = .record([.text(":1.0"), .object("/desktop")])
    #expect(property(.accessible, "Parent", of: AccessibleTree.root) == desktop)
    #expect(
      ask(.accessible, "GetChildAtIndex", [.signed(0)], of: AccessibleTree.root)?.values
        == [.record([.text(":1.7"), .object(Self.root)])])
    #expect(ask(.accessible, "GetIndexInParent")?.values == [.signed(0)])
    #expect(
      ask(.accessible, "GetChildAtIndex", [.signed(-1)], of: Self.root)?.values == [AccessibleReference.none.value])
    #expect(Self.answers().tree.order.count == 7)
  }

  @Test func `a slider tells its number, its range and its words`() {
    #expect(ask(.accessible, "GetRole")?.values == [.number(51)])
    #expect(property(.value, "CurrentValue") == .real(0.5))
    #expect(property(.value, "MaximumValue") == .real(1))
    #expect(property(.value, "MinimumIncrement") == .real(0.01))
    #expect(property(.accessible, "Description") == .text("How fast."))
    #expect(
      ask(.accessible, "GetAttributes")?.values == [.dictionary(["toolkit": "Parallax", "valuetext": "0.5 x"])])
  }

  @Test func `a number that is set, a press and a grab are wishes about that item`() {
    let set = AccessibleQuestion(
      path: Self.ratio, interface: "org.freedesktop.DBus.Properties", method: "Set",
      arguments: [.text("org.a11y.atspi.Value"), .text("CurrentValue"), .variant(.real(0.25))])
    #expect(Self.answers().answer(set)?.action == AccessibleAction(.set(0.25), on: AccessibleID(.panel, 2)))
    #expect(ask(.component, "GrabFocus")?.action == AccessibleAction(.focus, on: AccessibleID(.panel, 2)))
    #expect(
      ask(.action, "DoAction", [.signed(0)], of: Self.entry)?.action
        == AccessibleAction(.press, on: AccessibleID(.gallery, 7)))
    // A list of scenes takes no focus, and a slider cannot be pressed.
    #expect(ask(.component, "GrabFocus", of: Self.entry)?.values == [.flag(false)])
    #expect(ask(.action, "DoAction", [.signed(0)]) == nil)
  }

  @Test func `places are pixels of the screen or of the window`() {
    let onScreen = ask(.component, "GetExtents", [.number(0)])?.values
    #expect(onScreen == [.record([.signed(1420), .signed(90), .signed(160), .signed(40)])])
    let inWindow = ask(.component, "GetExtents", [.number(1)])?.values
    #expect(inWindow == [.record([.signed(420), .signed(40), .signed(160), .signed(40)])])
    let found = ask(
      .component, "GetAccessibleAtPoint", [.signed(1430), .signed(100), .number(0)], of: "\(Self.root)/panel")
    #expect(found?.values == [.record([.text(":1.7"), .object(Self.ratio)])])
  }

  @Test func `what is scrolled away is there and does not show`() throws {
    let tree = Self.answers().tree
    #expect(try #require(tree[Self.ratio]).states.isSuperset(of: [.showing, .focused, .focusable]))
    let title = try #require(tree[Self.title]).states
    #expect(!title.contains(.showing) && title.contains(.visible) && title.contains(.focusable))
    #expect(try #require(tree[Self.entry]).states.isSuperset(of: [.selectable, .selected]))
    #expect(tree[Self.entry]?.name == "Day and night, not saved")
  }

  @Test func `an open menu shows where it leaves its part`() throws {
    var window = Self.window()
    var entry = AccessibleItem(.menuEntry, "Film it")
    (entry.number, entry.frame) = (9, Rect(x: 20, y: 0, width: 80, height: 20))
    window.parts[1].items.append(entry)
    #expect(try #require(AccessibleTree(window)["\(Self.root)/panel/9"]).states.contains(.showing))
  }

  @Test func `letters are counted as the bus counts them, and words end before the next one`() {
    func text(_ method: String, _ numbers: Int32...) -> [BusValue]? {
      ask(.text, method, numbers.map(BusValue.signed), of: Self.title)?.values
    }
    #expect(property(.text, "CharacterCount", of: Self.title) == .signed(13))
    #expect(text("GetText", 3, -1) == [.text("cafe\u{301} noir")])
    #expect(text("GetText", 9, 100) == [.text("noir")])
    #expect(text("GetCharacterAtOffset", 7) == [.signed(0x301)])
    #expect(text("GetStringAtOffset", 4, 1) == [.text("cafe\u{301} "), .signed(3), .signed(9)])
    #expect(text("GetStringAtOffset", 13, 1) == [.text("noir"), .signed(9), .signed(13)])
    #expect(text("GetStringAtOffset", 4, 3) == [.text("Un cafe\u{301} noir"), .signed(0), .signed(13)])
    #expect(text("GetStringAtOffset", -5, 0) == [.text("U"), .signed(0), .signed(1)])
  }

  @Test(arguments: ["/nowhere", AccessibleTree.root, "", "/org/a11y/atspi/cache"])
  func `an unknown path gets no reply`(path: String) {
    #expect(ask(.accessible, "Explode", of: path) == nil)
    #expect(ask(.value, "GetExtents", of: path) == nil)
    #expect(property(.accessible, "Color", of: path) == nil)
  }

  @Test func `questions without what they need are no crash`() {
    let methods = [
      "GetChildAtIndex", "GetExtents", "Contains", "GetAccessibleAtPoint", "GetText", "GetStringAtOffset", "Get", "Set",
      "GetAll", "DoAction", "GetSelection",
    ]
    for interface in AccessibleInterface.allCases.map(\.rawValue) + ["org.freedesktop.DBus.Properties"] {
      for method in methods {
        for arguments: [BusValue] in [[], [.other], [.signed(.min), .signed(.max)], [.real(.nan)], [.number(.max)]] {
          for path in [Self.ratio, Self.title, AccessibleTree.root] {
            _ = Self.answers().answer(
              AccessibleQuestion(path: path, interface: interface, method: method, arguments: arguments))
          }
        }
      }
    }
  }

  @Test func `a cache gets each object with all that is asked first`() {
    let question = AccessibleQuestion(
      path: AccessibleAnswers.cache, interface: "org.a11y.atspi.Cache", method: "GetItems")
    guard case .list(let items, of: "((so)(so)(so)iiassusau)")? = Self.answers().answer(question)?.values.first else {
      Issue.record("There is no list.")
      return
    }
    #expect(items.count == 7)
    #expect(items.allSatisfy { $0.kind == "((so)(so)(so)iiassusau)" })
  }

  /// The signals of a change, abbreviated.
  private func signals(_ change: (inout AccessibleWindow) -> Void) -> [String] {
    let old = Self.window()
    var new = old
    change(&new)
    return Self.answers(new).signals(since: Self.answers(old)).map { signal in
      let detail = if case .text(let text)? = signal.values.first { ":\(text)" } else { "" }
      let number = if signal.values.count > 1, case .signed(let number) = signal.values[1] { " \(number)" } else { "" }
      return "\(signal.path.replacing(Self.root, with: "")) \(signal.member)\(detail)\(number)"
    }
  }

  @Test func `a window that stays as it is tells nothing`() {
    #expect(signals { _ in }.isEmpty)
  }

  @Test func `the old one loses the focus before the new one has it`() {
    let told = signals { $0.focus = AccessibleID(.panel, 3) }
    #expect(told == ["/panel/2 StateChanged:focused 0", "/panel/3 StateChanged:focused 1"])
  }

  @Test func `a number that is turned is told with what it has become`() {
    #expect(
      signals { $0.parts[1].items[0].amount?.value = 0.6 } == ["/panel/2 PropertyChange:accessible-value 0"])
  }

  @Test func `letters that come and go are told with their place`() {
    let told = signals { $0.parts[1].items[1].words = "Un the noir" }
    // The previous text was "Un cafe noir" with a combining accent.
    #expect(told == ["/panel/3 TextChanged:delete 3", "/panel/3 TextChanged:insert 3"])
  }

  @Test func `what comes and goes is told to its parent and to the cache`() {
    let told = signals { window in
      window.parts[1].items.removeLast()
      window.parts.append(AccessiblePart(.notice, .notice, "Saved", in: Rect(.zero), []))
    }
    #expect(
      told == [
        "/panel ChildrenChanged:remove 1", "/org/a11y/atspi/cache RemoveAccessible",
        "/org/a11y/atspi/cache AddAccessible", " ChildrenChanged:add 2", "/notice StateChanged:showing 1",
      ])
  }

  @Test func `another notice in the place of one shows anew`() {
    var old = Self.window()
    old.parts.append(AccessiblePart(.notice, .notice, "Saved", in: Rect(.zero), []))
    var new = old
    new.parts[2].name = "Copied"
    let told = Self.answers(new).signals(since: Self.answers(old)).map(\.member)
    #expect(told == ["PropertyChange", "StateChanged"])
  }

  @Test func `a window that loses the keyboard has no focus and is not active`() {
    let told = signals { $0.isActive = false }
    #expect(
      told == ["/panel/2 StateChanged:focused 0", " StateChanged:active 0", " Deactivate: 0"])
  }
}
