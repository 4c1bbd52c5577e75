import Glibc

/// Cards of one height below each other that stop at a line near the top of the screen, each on those before it. The
/// covered ones keep a strip in sight, and become smaller and darker.
///
///     arrived = s / pitch                          the card that has just come to its place; a fraction in between
///     depth = max(0, arrived - i)                  the cards that lie on card i
///     steps = min(depth, visible - 1)
///     top(i) = top + max(0, i - arrived)·pitch - peek·steps
///     scale(i) = scale^steps, about the middle of the top edge
///     shade(i) = min(1, dim·steps)
public struct CardPile: Hashable, Sendable {
  /// Height of a card, and the gap to the next one, in points.
  public var height: Double
  public var gap: Double
  /// Distance of the foremost card from the top of the screen, in points.
  public var top: Double
  /// The strip of a covered card that stays in sight, in points.
  public var peek: Double
  /// Number of cards in the pile that can be seen, the foremost included.
  public var visible: Int
  /// Size of a card over that of the card on it.
  public var scale: Double
  /// Darkness that each card on a card adds to it.
  public var dim: Double
  /// Whether cards never stop: a plain list.
  public var isStill: Bool

  public init(
    height: Double, gap: Double, top: Double, peek: Double, visible: Int, scale: Double, dim: Double,
    isStill: Bool = false
  ) {
    (self.height, self.gap, self.top, self.peek, self.visible) = (height, gap, top, peek, visible)
    (self.scale, self.dim, self.isStill) = (scale, dim, isStill)
  }
}

extension CardPile {
  /// The position of a card.
  public struct Place: Hashable, Sendable {
    /// Its top edge on the screen, in points.
    public var top: Double
    /// The cards that lie on it.
    public var depth: Double
    public var scale: Double
    /// Its darkness, 0...1.
    public var shade: Double
    public var opacity: Double
  }

  /// Distance from one card to the next, in points.
  public var pitch: Double { height + gap }

  /// The cards that are not covered after this number of others, counted from the foremost.
  private var steps: Double { Double(max(1, visible) - 1) }

  /// The height above the foremost card that the pile needs, in points.
  public var rise: Double { peek * steps }

  /// The place of a card.
  ///
  /// - Parameter scrolled: Distance from rest, in points; negative while pulled.
  public func place(of card: Int, scrolled: Double) -> Place {
    let number = Double(card)
    guard !isStill, pitch > 0 else {
      return Place(top: top + number * pitch - scrolled, depth: 0, scale: 1, shade: 0, opacity: 1)
    }
    let arrived = scrolled / pitch
    let depth = max(0, arrived - number)
    let steps = min(depth, steps)
    return Place(
      top: top + max(0, number - arrived) * pitch - peek * steps, depth: depth,
      scale: steps == 0 ? 1 : pow(scale, steps), shade: min(1, dim * steps),
      opacity: min(1, max(0, Double(max(1, visible)) - depth)))
  }

  /// The indices of the cards that may be visible, out of `count`.
  public func cards(of count: Int, scrolled: Double, screen: Double) -> Range<Int> {
    guard pitch > 0, pitch.isFinite, scrolled.isFinite, screen > 0, count > 0 else { return 0..<0 }
    let arrived = scrolled / pitch
    // A still card leaves by the upper edge of the screen, others under the cards on them.
    let first = isStill ? ((scrolled - top - height) / pitch).rounded(.down) : arrived.rounded(.down) - Double(visible)
    let reach = (scrolled - top + screen) / pitch
    let last = (isStill ? reach : max(arrived, reach)).rounded(.up) + 1
    guard last > 0, first < Double(count), first < last else { return 0..<0 }
    return Int(max(0, first))..<Int(min(Double(count), last))
  }
}
