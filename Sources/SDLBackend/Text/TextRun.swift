/// A part of a line with one font, script and direction.
struct TextRun: Hashable {
  var text: String
  var font: FontKey
  var script: WritingScript
  /// Embedding level; odd is right to left.
  var level: Int8 = 0
  /// Indices of its characters in the line.
  var places: [Int] = []
  /// The distance to the next run, in pixels, where letters are spaced. Nil: its width.
  var advance: Int?

  var isRightToLeft: Bool { !level.isMultiple(of: 2) }
}

/// Prepares a string for one line: limits its length and removes line breaks and other control characters.
enum PlainLine {
  /// Maximum number of characters; more than any screen shows.
  static let longest = 1024

  /// The first `longest` Unicode scalars of `text`. Breaks and tabs become spaces; emoji variation selectors and skin
  /// tones are removed. Direction marks are kept, because they affect the order of the others.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.value {
      case 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF,
        0xE0000...0xE0FFF:
        continue
      case 0x2028...0x2029: scalars.append(" ")
      default:
        switch scalar.properties.generalCategory {
        case .control: scalars.append(" ")
        case .surrogate, .unassigned, .privateUse: scalars.append("\u{FFFD}")
        default: scalars.append(scalar)
        }
      }
    }
    return scalars
  }

  /// Whether a character is only a direction mark.
  static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
