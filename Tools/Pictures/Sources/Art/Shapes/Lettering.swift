/// Words as a pen writes them on a map or a page: lines of one width, along a line that may bend. No font, so that a picture is
/// the same on every machine.
struct Lettering: Sendable {
  /// Height of a capital, in the picture's unit.
  var size: Float
  /// Between two letters, as a share of the height.
  var spacing: Float = 0.22
  /// Between two words, in sixths of the height.
  var gap: Float = 2.2

  /// A letter six high: how wide it is, and the lines of it.
  private struct Letter {
    var width: Float
    var lines: [[Spot]]
  }
}

extension Lettering {
  /// Each letter's lines, `~` before those that are round: places on a grid of six from the capital's top.
  private static let shapes: [Character: String] = [
    "A": "0,6 2,0 4,6|0.8,4 3.2,4",
    "B": "0,0 0,6|0,0 1.8,0|~1.8,0 3.1,0.5 3.2,2.3 1.8,2.9|0,2.9 1.9,2.9|~1.9,2.9 3.6,3.5 3.7,5.3 1.9,6|0,6 1.9,6",
    "C": "~4,1.2 3.2,0.3 2.2,0 0.7,0.8 0,3 0.7,5.2 2.2,6 3.2,5.7 4,4.8",
    "D": "0,0 0,6|0,0 1.5,0|~1.5,0 3.3,0.9 4,3 3.3,5.1 1.5,6|0,6 1.5,6", "E": "3.4,0 0,0 0,6 3.4,6|0,2.9 2.9,2.9",
    "F": "3.4,0 0,0 0,6|0,2.9 2.9,2.9",
    "G": "~4,1.2 3.2,0.3 2.2,0 0.7,0.8 0,3 0.7,5.2 2.2,6 3.5,5.6 4.2,4.6|4.2,4.7 4.2,3.2 2.5,3.2",
    "H": "0,0 0,6|4,0 4,6|0,2.9 4,2.9", "I": "0,0 0,6", "J": "2.6,0 2.6,4.4|~2.6,4.4 2.2,5.6 1.3,6 0.4,5.6 0,4.8",
    "K": "0,0 0,6|3.7,0 0,3.7|1.3,2.5 3.9,6", "L": "0,0 0,6 3.2,6", "M": "0,6 0,0 2.4,4.2 4.8,0 4.8,6",
    "N": "0,6 0,0 4,6 4,0", "O": "~2.2,0 0.7,0.8 0,3 0.7,5.2 2.2,6 3.7,5.2 4.4,3 3.7,0.8 2.2,0",
    "P": "0,6 0,0 1.9,0|~1.9,0 3.4,0.6 3.4,2.6 1.9,3.2|0,3.2 1.9,3.2",
    "Q": "~2.2,0 0.7,0.8 0,3 0.7,5.2 2.2,6 3.7,5.2 4.4,3 3.7,0.8 2.2,0|2.8,4.4 4.4,6.2",
    "R": "0,6 0,0 1.9,0|~1.9,0 3.4,0.6 3.4,2.6 1.9,3.2|0,3.2 1.9,3.2|1.9,3.2 3.8,6",
    "S": "~3.5,1 2.7,0.2 1.7,0 0.4,0.6 0.3,1.9 1.8,2.9 3.3,3.8 3.4,5.2 2.1,6 1,5.9 0,4.9", "T": "0,0 4,0|2,0 2,6",
    "U": "0,0 0,3.8|~0,3.8 0.6,5.5 2,6 3.4,5.5 4,3.8|4,3.8 4,0", "V": "0,0 2,6 4,0", "W": "0,0 1.5,6 3,1.2 4.5,6 6,0",
    "X": "0,0 3.9,6|3.9,0 0,6", "Y": "0,0 2,3 4,0|2,3 2,6", "Z": "0,0 3.7,0 0,6 3.7,6",
  ]

  private static let letters = shapes.merging(smallShapes) { one, _ in one }.mapValues { text in
    let lines = text.split(separator: "|").flatMap { line -> [[Spot]] in
      let spots = line.drop { $0 == "~" }.split(separator: " ").map { spot in
        let numbers = spot.split(separator: ",").map { Float($0) ?? 0 }
        return Spot(numbers.first ?? 0, numbers.last ?? 0)
      }
      // A pen that turned on the spot would be thin there: straight lines are drawn one by one.
      return line.hasPrefix("~") ? [Terrain.curve(spots, steps: 6)] : zip(spots, spots.dropFirst()).map { [$0, $1] }
    }
    return Letter(width: lines.joined().map(\.x).max() ?? 0, lines: lines)
  }

  /// Length of a line of letters, in the picture's unit.
  func length(of text: String) -> Float {
    let widths = text.map { Self.letters[$0]?.width ?? gap }
    return (widths.reduce(0, +) / 6 + spacing * Float(max(0, widths.count - 1))) * size
  }

  /// The pen's lines for a text in the middle of a path, its letters upright; nil where the path is shorter than it.
  func lines(of text: String, along path: [Spot]) -> [[Spot]]? {
    var path = path
    guard let first = path.first, let last = path.last, path.count > 1 else { return nil }
    if last.x < first.x { path.reverse() }
    var runs: [Float] = [0]
    for i in 1..<path.count { runs.append(runs[i - 1] + Art.length(path[i] - path[i - 1])) }
    let whole = length(of: text)
    guard let end = runs.last, end >= whole else { return nil }
    var place = (end - whole) / 2
    var lines: [[Spot]] = []
    for character in text {
      let letter = Self.letters[character] ?? Letter(width: gap, lines: [])
      let width = letter.width / 6 * size
      let (middle, along) = Self.spot(at: place + width / 2, of: path, runs)
      let down = Spot(-along.y, along.x)
      lines += letter.lines.map { line in
        line.map { spot in
          middle + along * ((spot.x - letter.width / 2) / 6 * size) + down * ((spot.y - 3) / 6 * size)
        }
      }
      place += width + spacing * size
    }
    return lines
  }

  private static func spot(at run: Float, of path: [Spot], _ runs: [Float]) -> (Spot, Spot) {
    let next = min(path.count - 1, max(1, runs.firstIndex { $0 >= run } ?? path.count - 1))
    let step = path[next] - path[next - 1]
    let share = unit((run - runs[next - 1]) / max(0.000_001, runs[next] - runs[next - 1]))
    return (path[next - 1] + step * share, normalized(step))
  }
}

extension Plate {
  /// Writes with a pen, first a wider one in another color, so that letters can be read on whatever lies below.
  mutating func write(_ lines: [[Spot]], width: Float, _ ink: Light, halo: Light, opacity: Float = 0.85) {
    for line in lines { fill(.stroke(line, width: width * 3.4, round: true), halo, opacity: opacity) }
    for line in lines { fill(.stroke(line, width: width, round: true), ink) }
  }
}
