/// The lettering as a font that programs can open. Tests write with it: what is installed differs from machine to
/// machine, and this does not. Lengths are thousandths of the font's size.
public struct Typeface: Sendable {
  public enum Weight: String, CaseIterable, Sendable {
    case regular = "Regular"
    case semibold = "SemiBold"
    case bold = "Bold"

    /// As OpenType counts, 400 being regular.
    var number: Int {
      switch self {
      case .regular: 400
      case .semibold: 600
      case .bold: 700
      }
    }

    fileprivate var pen: Float {
      switch self {
      case .regular: 76
      case .semibold: 108
      case .bold: 136
      }
    }
  }

  /// A character as the font has it: its advance, and the rings around its ink, `y` upwards from the baseline.
  struct Glyph {
    /// Nil: the box for what the font lacks.
    var scalar: Unicode.Scalar?
    var advance: Int
    var rings: [[SIMD2<Int>]]
  }

  static let family = "Parallax Test"
  static let em = 1000
  static let ascent = 960
  static let descent = -240
  static let capHeight = 720
  /// On each side of a letter.
  private static let bearing = 62
  private static let space = 270
  /// Of these pairs the second letter moves so far to the left.
  static let kerning: [(String, Int)] = [
    ("AT", 90), ("AV", 100), ("AY", 90), ("LT", 110), ("LV", 90), ("P.", 90), ("T.", 90), ("TA", 90), ("Ta", 100),
    ("Te", 100), ("To", 100), ("VA", 100), ("Vo", 50), ("YA", 90), ("Yo", 80),
  ]

  /// Versions of FreeType differ in how far they move a dot from what is below it.
  private static let dotless: [Character: Character] = ["i": "ı", "j": "ȷ"]

  let weight: Weight
  /// The box for what is missing, the spaces, and the letters in the order of their numbers.
  let glyphs: [Glyph]

  public init(_ weight: Weight) {
    self.weight = weight
    let scale = (Float(Self.capHeight) - weight.pen) / 6
    func glyph(_ scalar: Unicode.Scalar?, _ letter: Lettering.Letter) -> Glyph {
      // An accent stands over the letter before it.
      let isMark = scalar?.properties.generalCategory == .nonspacingMark
      let advance = isMark ? 0 : Int((letter.width * scale + weight.pen).rounded()) + 2 * Self.bearing
      let rings = letter.lines.flatMap { Outline.stroke($0, width: weight.pen / scale, round: true).rings }
      let left = Float(Self.bearing) + weight.pen / 2
      return Glyph(
        scalar: scalar, advance: advance,
        rings: rings.map { ring in
          Self.distinct(
            ring.map { spot in
              SIMD2(Int((spot.x * scale + left).rounded()), Int(((6 - spot.y) * scale + weight.pen / 2).rounded()))
            })
        })
    }
    let letters = Lettering.letters.compactMap { character, letter in
      character.unicodeScalars.first.map { ($0, Lettering.letters[Self.dotless[character] ?? character] ?? letter) }
    }
    let missing = Lettering.letters["\u{FFFD}"] ?? Lettering.Letter(width: 4, lines: [])
    let spaces: [Unicode.Scalar] = [" ", "\u{A0}"]
    glyphs =
      [glyph(nil, missing)] + spaces.map { Glyph(scalar: $0, advance: Self.space, rings: []) }
      + letters.map(glyph).sorted { ($0.scalar?.value ?? 0) < ($1.scalar?.value ?? 0) }
  }

  /// A ring without points that lie on the one before them.
  private static func distinct(_ ring: [SIMD2<Int>]) -> [SIMD2<Int>] {
    var result: [SIMD2<Int>] = []
    for point in ring where point != result.last { result.append(point) }
    while result.count > 1, result.first == result.last { result.removeLast() }
    return result
  }
}
