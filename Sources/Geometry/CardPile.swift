/// Cards of one height below each other that stop at a line near the top of the screen, each on those before it. The
/// covered ones keep a strip in sight, and become smaller and darker.
///
///     arrived = s / pitch                          the card that has just come to its place; a fraction in between
///     depth = max(0, arrived - i)                  the cards that lie on card i
///     steps = min(depth, visible - 1)
///     top(i) = top + max(0, i - arrived)·pitch - peek·steps
///     scale(i) = scale^steps, about the middle of the top edge
///     shade(i) = min(1, dim·steps)
public struct CardPile<Number: Quantity>: Hashable, Sendable {
  /// Height of a card, and the gap to the next one, in points.
  public var height: Number
  public var gap: Number
  /// Distance of the foremost card from the top of the screen, in points.
  public var top: Number
  /// The strip of a covered card that stays in sight, in points.
  public var peek: Number
  /// Number of cards in the pile that can be seen, the foremost included.
  public var visible: Number
  /// Size of a card over that of the card on it.
  public var scale: Number
  /// Darkness that each card on a card adds to it.
  public var dim: Number
  /// Whether cards never stop: a plain list.
  public var isStill: Bool

  @inlinable
  public init(
    height: Number, gap: Number, top: Number, peek: Number, visible: Number, scale: Number, dim: Number,
    isStill: Bool = false
  ) {
    self.height = height
    self.gap = gap
    self.top = top
    self.peek = peek
    self.visible = visible
    self.scale = scale
    self.dim = dim
    self.isStill = isStill
  }
}

extension CardPile {
  /// The position of a card.
  public struct Place: Hashable, Sendable {
    /// Its top edge on the screen, in points.
    public var top: Number
    /// The cards that lie on it.
    public var depth: Number
    /// How far it lies above its stop, in points.
    public var rise: Number
    public var scale: Number
    /// Its darkness, 0...1.
    public var shade: Number
    public var opacity: Number

    @inlinable
    public init(
      top: Number, depth: Number = 0, rise: Number = 0, scale: Number = 1, shade: Number = 0, opacity: Number = 1
    ) {
      self.top = top
      self.depth = depth
      self.rise = rise
      self.scale = scale
      self.shade = shade
      self.opacity = opacity
    }
  }

  /// Distance from one card to the next, in points.
  @inlinable
  public var pitch: Number { (height + gap).called("pitch", "from one card to the next") }

  /// The cards of the pile that can be seen, of which there is always one.
  @inlinable
  public var seen: Number { .most(1, visible) }

  /// The height above the foremost card that the pile needs, in points.
  @inlinable
  public var rise: Number { peek * (seen - 1) }

  /// The place of a card.
  ///
  /// - Parameter scrolled: Distance from rest, in points; negative while pulled.
  @inlinable
  public func place(of card: Number, scrolled: Number) -> Place {
    guard !isStill else { return Place(top: top + card * pitch - scrolled) }
    let arrived = scrolled.share(of: pitch).called("arrived", "the card that has just come to its place")
    let depth = Number.most(0, arrived - card).called("depth", "the cards on it")
    let steps = Number.least(depth, seen - 1).called("steps", "of these, the visible ones")
    let rise = (peek * steps).called("rise", "how far above its stop")
    return Place(
      top: (top + Number.most(0, card - arrived) * pitch - rise).called("y", "its top edge on the screen"),
      depth: depth, rise: rise,
      scale: Number.power(scale, steps).called("size", "about the middle of its top edge"),
      shade: Number.least(1, dim * steps).called("shade", "how dark it is"),
      opacity: (seen - depth).clamped(0, 1).called("opacity", "the last one fades out"))
  }
}

extension CardPile where Number == Double {
  /// The place of a card by its index.
  public func place(of card: Int, scrolled: Double) -> Place { place(of: Double(card), scrolled: scrolled) }

  /// The indices of the cards that may be visible, out of `count`.
  public func cards(of count: Int, scrolled: Double, screen: Double) -> Range<Int> {
    guard pitch > 0, pitch.isFinite, scrolled.isFinite, screen > 0, count > 0 else { return 0..<0 }
    let arrived = scrolled / pitch
    // A still card leaves by the upper edge of the screen, others under the cards on them.
    let first = isStill ? ((scrolled - top - height) / pitch).rounded(.down) : arrived.rounded(.down) - visible
    let reach = (scrolled - top + screen) / pitch
    let last = (isStill ? reach : max(arrived, reach)).rounded(.up) + 1
    guard last > 0, first < Double(count), first < last else { return 0..<0 }
    return Int(max(0, first))..<Int(min(Double(count), last))
  }
}
