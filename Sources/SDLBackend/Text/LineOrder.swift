internal import CFriBidi

/// The visual order of the characters in a line: Unicode's bidirectional algorithm (UAX 9), by FriBidi.
struct LineOrder: Hashable {
  /// The direction of the whole line.
  enum Direction: Hashable {
    case fromTheLeft, fromTheRight
    /// The direction of the first letter; left to right without letters.
    case byItsLetters
  }

  /// The embedding level of each character: even is left to right, odd is right to left.
  let levels: [Int8]
  let isRightToLeft: Bool
}

extension LineOrder {
  init(of line: [Unicode.Scalar], _ direction: Direction = .byItsLetters) {
    // Most lines contain only left-to-right characters, and need no analysis.
    if direction != .fromTheRight, line.allSatisfy({ $0.value < 0x590 }) {
      (levels, isRightToLeft) = ([Int8](repeating: 0, count: line.count), false)
      return
    }
    let characters = line.map(\.value)
    let count = FriBidiStrIndex(characters.count)
    var kinds = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: line.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: line.count)
    fribidi_get_bidi_types(characters, count, &kinds)
    fribidi_get_bracket_types(characters, count, kinds, &brackets)
    var base =
      switch direction {
      case .fromTheLeft: FRIBIDI_PAR_LTR
      case .fromTheRight: FRIBIDI_PAR_RTL
      case .byItsLetters: FRIBIDI_PAR_ON
      }
    var levels = [FriBidiLevel](repeating: 0, count: line.count)
    // Both return 0 if memory runs out; the line then keeps its order.
    let isKnown =
      fribidi_get_par_embedding_levels_ex(kinds, brackets, count, &base, &levels) > 0
      && fribidi_reorder_line(0, kinds, count, 0, base, &levels, nil, nil) > 0
    self.levels = isKnown ? levels : [Int8](repeating: 0, count: line.count)
    isRightToLeft = isKnown && base == FRIBIDI_PAR_RTL
  }

  /// Pieces with levels, in visual order: runs at a level or deeper are reversed, from the deepest level to the first
  /// odd one (rule L2).
  static func fromTheLeft<Piece>(_ pieces: [Piece], level: (Piece) -> Int8) -> [Piece] {
    var pieces = pieces
    guard let deepest = pieces.lazy.map(level).max(), deepest > 0 else { return pieces }
    for depth in (1...deepest).reversed() {
      var start = 0
      while start < pieces.count {
        guard level(pieces[start]) >= depth else {
          start += 1
          continue
        }
        let end = pieces[start...].firstIndex { level($0) < depth } ?? pieces.count
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces
  }
}
