import Boundary
import Testing

@testable import StudioKit

struct TextEditorTests {
  /// Applies keys to a text in which `|` marks the caret.
  private func check(
    _ text: String, _ keys: [(Key, Modifiers)], clipboard: String = "", gives expected: String, copies: String? = nil
  ) {
    var editor = TextEditor(text)
    var copied = Clipboard()
    copied.text = clipboard
    for (key, modifiers) in keys {
      let isKnown = editor.press(key, modifiers, &copied)
      #expect(isKnown, "\(key)")
    }
    var letters = editor.letters
    letters.insert("|", at: editor.caret)
    #expect(String(letters) == expected, "\(text) \(keys)")
    if let copies { #expect(copied.text == copies) }
  }

  @Test func `the caret moves by letters and by words`() {
    check("", [(.left, []), (.backspace, [])], gives: "|")
    check("ab", [(.left, [])], gives: "a|b")
    check("ab", [(.home, []), (.delete, [])], gives: "|b")
    check("one, two", [(.left, .control), (.left, .control)], gives: "|one, two")
    check("one, two", [(.home, []), (.right, .control)], gives: "one|, two")
    check("one, two", [(.backspace, .control)], gives: "one, |")
  }

  @Test func `in several lines the caret goes up and down, and keeps line ends`() {
    var editor = TextEditor("one\nthree", takesLines: true)
    var clipboard = Clipboard()
    func press(_ key: Key, _ modifiers: Modifiers = []) -> String {
      _ = editor.press(key, modifiers, &clipboard)
      var letters = editor.letters
      letters.insert("|", at: editor.caret)
      return String(letters)
    }
    #expect(press(.up) == "one|\nthree")
    #expect(press(.home) == "|one\nthree")
    #expect(press(.down) == "one\n|three")
    #expect(press(.end) == "one\nthree|")
    #expect(press(.home, .control) == "|one\nthree")
    editor.type("a\r\nb")
    #expect(editor.text == "a\nbone\nthree" && editor.lines == [0..<1, 2..<6, 7..<12])
  }

  @Test func `what is selected is replaced, cut and copied`() {
    check("one", [(.letter("a"), .control), (.delete, [])], gives: "|")
    check("one", [(.left, .shift), (.left, .shift), (.backspace, [])], gives: "o|")
    check("one", [(.left, .shift), (.left, [])], gives: "on|e")
    check("one two", [(.left, [.control, .shift]), (.letter("c"), .control)], gives: "one |two", copies: "two")
    check("one", [(.letter("v"), .control)], clipboard: " a\nb", gives: "one a b|")
    // An empty clipboard replaces nothing: another program may not have answered.
    check("one", [(.letter("a"), .control), (.letter("v"), .control)], gives: "one|")
  }

  @Test func `Control Z takes back what was typed, and Control Shift Z brings it again`() {
    check(
      "one", [(.backspace, []), (.backspace, []), (.letter("z"), .control)], gives: "on|")
    check(
      "one", [(.backspace, []), (.letter("z"), .control), (.letter("z"), [.control, .shift])], gives: "on|")
    check("one", [(.letter("z"), .control)], gives: "one|")
  }

  @Test func `letters of many code points are one letter`() {
    check("a👩‍👩‍👧e\u{301}", [(.left, []), (.backspace, [])], gives: "a|e\u{301}")
  }

  @Test func `a double-click chooses a word`() {
    var editor = TextEditor("one, two")
    editor.selectWord(at: 6)
    #expect(editor.selected == "two")
    editor.selectWord(at: 99)
    #expect(editor.selected == "two")
    editor.selectWord(at: 3)
    #expect(editor.selected == ", ")
  }
}
