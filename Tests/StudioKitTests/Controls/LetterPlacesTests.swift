import Boundary
import Geometry
import Testing

@testable import StudioKit

/// A line with left-to-right letters and Hebrew ones, each 10 points wide.
@Suite struct LetterPlacesTests {
  /// "ab" and three letters in reverse order.
  private let line = LetterPlaces(
    spans: [(0, false), (1, false), (4, true), (3, true), (2, true)].map {
      LetterSpan(left: Double($0.0) * 10, right: Double($0.0) * 10 + 10, isRightToLeft: $0.1)
    })

  @Test func `the caret stands where the letter before it ends`() {
    #expect((0...5).map(line.caret) == [0, 10, 20, 40, 30, 20])
    #expect(LetterPlaces(spans: Array(line.spans[2...])).caret(0) == 50)
    #expect(LetterPlaces(spans: []).caret(3) == 0)
  }

  @Test func `a click on a half of a letter goes to that side of it`() {
    #expect([1.0, 9, 11, 19].map(line.place) == [0, 1, 1, 2])
    #expect([49.0, 41, 39, 21, -5, 500].map(line.place) == [2, 3, 3, 5, 0, 2])
  }

  @Test func `every letter lies in what is selected, and none that is not`() {
    #expect(line.pieces(of: 1..<3) == [10...20, 40...50])
    #expect(line.pieces(of: 2..<5) == [20...50] && line.pieces(of: 0..<5) == [0...50])
    #expect(line.pieces(of: 3..<3).isEmpty && line.pieces(of: 4..<9) == [20...30])
  }

  @Test func `arrows go to where they point in a line that runs from the right`() {
    var editor = TextEditor("\u{5D0}\u{5D1}\u{5D2}")
    var clipboard = Clipboard()
    editor.place(0)
    _ = editor.press(.left, [], &clipboard)
    #expect(editor.caret == 1)
    _ = editor.press(.right, [.shift], &clipboard)
    #expect(editor.caret == 0 && editor.selected == "\u{5D0}")
  }
}
