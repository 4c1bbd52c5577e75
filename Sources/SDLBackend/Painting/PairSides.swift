import Boundary
import Raster

/// The two drawings of a pair, as a painter finds them on their planes: one with the commands of the last frame is there
/// already and is not drawn again. A mix of two still drawings costs no more than the mixing.
struct PairSides {
  /// The commands of each. Empty unless the frame has one pair alone, as all share the planes.
  private var commands = (first: 0..<0, second: 0..<0)
  /// The part of its plane in which each is whole.
  private var whole = (first: PixelBounds.none, second: PixelBounds.none)
  private var isKept = (first: false, second: false)
}

extension PairSides {
  /// Decides what is kept, once the damage of a frame is known.
  mutating func find(in list: DrawList, _ damage: FrameDamage) {
    commands = Self.commands(of: list)
    isKept.first = Self.keeps(commands.first, &whole.first, damage)
    isKept.second = Self.keeps(commands.second, &whole.second, damage)
  }

  /// Whether a command needs no drawing.
  func keep(_ command: Int) -> Bool {
    isKept.first && commands.first.contains(command) || isKept.second && commands.second.contains(command)
  }

  private static func commands(of list: DrawList) -> (first: Range<Int>, second: Range<Int>) {
    let none = 0..<0
    var (start, middle, sides) = (0, 0, (first: none, second: none))
    for (index, command) in list.commands.enumerated() {
      guard case .pair(let step) = command else { continue }
      switch step {
      case .first: start = index
      case .second: middle = index
      case .both:
        guard sides.second.isEmpty else { return (none, none) }
        sides = (start..<middle, middle..<index)
      }
    }
    return sides
  }

  private static func keeps(_ commands: Range<Int>, _ whole: inout PixelBounds, _ damage: FrameDamage) -> Bool {
    if !commands.isEmpty, damage.leaves(commands), damage.parts.allSatisfy({ $0.intersection(whole) == $0 }) {
      return true
    }
    whole = !commands.isEmpty && damage.parts.count == 1 ? damage.parts[0] : .none
    return false
  }
}
