import Boundary

/// The positions of the letters of a line with right-to-left scripts, in which consecutive letters may not be adjacent.
/// In points from the left end of the line.
struct LetterPlaces: Hashable, Sendable {
  let spans: [LetterSpan]
}

extension LetterPlaces {
  var width: Double { spans.reduce(0) { max($0, $1.right) } }

  /// The caret's position before a letter: at the end of the previous one.
  func caret(_ place: Int) -> Double {
    guard !spans.isEmpty else { return 0 }
    let letter = spans[min(max(0, place - 1), spans.count - 1)]
    return (place <= 0) == letter.isRightToLeft ? letter.right : letter.left
  }

  /// The caret index nearest to a point: on either side of the letter there.
  func place(at x: Double) -> Int {
    func distance(_ span: LetterSpan) -> Double { max(span.left - x, x - span.right, 0) }
    guard let letter = spans.indices.min(by: { distance(spans[$0]) < distance(spans[$1]) }) else { return 0 }
    let isRightHalf = x > (spans[letter].left + spans[letter].right) / 2
    return isRightHalf == spans[letter].isRightToLeft ? letter : letter + 1
  }

  /// The extents of a part of the text, from left to right: several if it has both directions.
  func pieces(of part: Range<Int>) -> [ClosedRange<Double>] {
    var pieces: [ClosedRange<Double>] = []
    for span in spans[part.clamped(to: spans.indices)].sorted(by: { $0.left < $1.left }) where span.left < span.right {
      // Letters of one word touch, apart from rounding.
      if let last = pieces.last, span.left <= last.upperBound + 0.5 {
        pieces[pieces.count - 1] = last.lowerBound...max(last.upperBound, span.right)
      } else {
        pieces.append(span.left...span.right)
      }
    }
    return pieces
  }
}

extension Character {
  /// Whether it belongs to a right-to-left script.
  var runsFromTheRight: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: isLetter
    default: false
    }
  }
}
