import Boundary

/// A text by characters. AT-SPI counts Unicode scalars.
struct AccessibleText: Hashable, Sendable {
  let scalars: [Unicode.Scalar]
  let caret: Int
  let selection: Range<Int>

  /// Nil if the item has no text.
  init?(_ item: AccessibleItem) {
    guard let text = item.text else { return nil }
    self.scalars = Array(text.unicodeScalars)
    let letters = Array(text)
    func scalars(before letter: Int) -> Int {
      letters.prefix(max(0, letter)).reduce(0) { $0 + $1.unicodeScalars.count }
    }
    caret = scalars(before: item.typed?.caret ?? 0)
    selection =
      item.typed.map { scalars(before: $0.selection.lowerBound)..<scalars(before: $0.selection.upperBound) } ?? 0..<0
  }
}

extension AccessibleText {
  var properties: [String: BusValue] {
    ["CharacterCount": .signed(Int32(clamping: scalars.count)), "CaretOffset": .signed(Int32(clamping: caret))]
  }

  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(text)
  }

  /// Nil if the method is unknown.
  func answer(_ question: AccessibleQuestion) -> [BusValue]? {
    func number(_ index: Int) -> Int {
      guard question.arguments.indices.contains(index) else { return 0 }
      return switch question.arguments[index] {
      case .signed(let number): Int(number)
      case .number(let number): Int(number)
      default: 0
      }
    }
    let start = min(max(0, number(0)), scalars.count)
    switch question.method {
    case "GetText":
      let end = number(1) < 0 ? scalars.count : min(max(start, number(1)), scalars.count)
      return [.text(string(start..<end))]
    case "GetCharacterAtOffset": return [.signed(start < scalars.count ? Int32(bitPattern: scalars[start].value) : 0)]
    case "GetStringAtOffset", "GetTextAtOffset": return found(unit(number(1), at: start, question.method))
    case "GetTextBeforeOffset": return found(max(0, start - 1)..<start)
    case "GetTextAfterOffset":
      return found(min(start + 1, scalars.count)..<min(start + 2, scalars.count))
    case "GetNSelections": return [.signed(selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      return [.signed(Int32(clamping: selection.lowerBound)), .signed(Int32(clamping: selection.upperBound))]
    case "GetAttributes", "GetAttributeRun":
      return [.dictionary([:]), .signed(0), .signed(Int32(clamping: scalars.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([:])]
    case "GetAttributeValue": return [.text("")]
    case "SetCaretOffset", "AddSelection", "RemoveSelection", "SetSelection", "ScrollSubstringTo":
      return [.flag(false)]
    default: return nil
    }
  }

  /// A character, a word, or everything, since there is only one line. 2 means a sentence in the newer of two methods,
  /// and the end of a word in the older one.
  private func unit(_ unit: Int, at place: Int, _ method: String) -> Range<Int> {
    switch unit {
    case 0: place..<min(place + 1, scalars.count)
    case 1: word(at: place)
    case 2 where method == "GetTextAtOffset": word(at: place)
    default: 0..<scalars.count
    }
  }

  private func found(_ range: Range<Int>) -> [BusValue] {
    [.text(string(range)), .signed(Int32(clamping: range.lowerBound)), .signed(Int32(clamping: range.upperBound))]
  }

  /// The word at a character, including trailing spaces.
  private func word(at place: Int) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
    var (start, end) = (place, place)
    while start > 0, start == scalars.count || isSpace(start) { start -= 1 }
    while start > 0, !isSpace(start - 1) { start -= 1 }
    end = max(end, start)
    while end < scalars.count, !isSpace(end) { end += 1 }
    while end < scalars.count, isSpace(end) { end += 1 }
    return start..<end
  }
}
