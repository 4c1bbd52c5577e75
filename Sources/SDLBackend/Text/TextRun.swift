/// A part of a line in one font, one script and one direction.
struct TextRun: Hashable {
  var text: String
  var font: FontKey
  var script: WritingScript
  /// How deep it lies in parts of the line that run the other way; an odd one runs from the right.
  var level: Int8 = 0
  /// Which of the line's characters these are.
  var places: [Int] = []

  var isRightToLeft: Bool { !level.isMultiple(of: 2) }
}

/// A string made fit for one line: bounded, without line breaks and other control characters.
enum PlainLine {
  /// No line on any screen shows more.
  static let longest = 1024

  /// `text` in at most `longest` characters of Unicode; breaks and tabs become spaces, marks of emoji style and tone
  /// go. Marks of direction stay: they say in which order the others are.
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

  /// Whether a character only says which way others run.
  static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
