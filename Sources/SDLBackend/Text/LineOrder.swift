internal import CFriBidi

/// In which order the characters of a line stand: Unicode's bidirectional algorithm (UAX 9), by FriBidi.
struct LineOrder: Hashable {
  /// Which way the line as a whole runs.
  enum Direction: Hashable {
    case fromTheLeft, fromTheRight
    /// As its first letter does; from the left where it has none.
    case byItsLetters
  }

  /// How deep each character lies in parts that run the other way: even ones run from the left, odd ones from the
  /// right.
  let levels: [Int8]
  let isRightToLeft: Bool
}

extension LineOrder {
  init(of line: [Unicode.Scalar], _ direction: Direction = .byItsLetters) {
    // Most lines have nothing else, and then there is nothing to ask.
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
    // Both answer 0 where they have no memory; the line then stands as it is.
    let isKnown =
      fribidi_get_par_embedding_levels_ex(kinds, brackets, count, &base, &levels) > 0
      && fribidi_reorder_line(0, kinds, count, 0, base, &levels, nil, nil) > 0
    self.levels = isKnown ? levels : [Int8](repeating: 0, count: line.count)
    isRightToLeft = isKnown && base == FRIBIDI_PAR_RTL
  }

  /// Pieces with a level each, as they stand from left to right: whatever is as deep as a level or deeper is turned
  /// round, from the deepest level to the first odd one (rule L2).
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
