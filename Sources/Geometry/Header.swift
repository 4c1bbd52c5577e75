/// A picture at the head of a list: it collapses as the list scrolls up and stretches when the list is pulled down.
///
/// `scrolled` is the distance from rest: positive while the header collapses, negative while it is pulled. The header
/// of a table and the banner above one are this same shape; they differ only in where their offset is zero.
///
///     collapsing   picture top = -ratio·scrolled, until `minimum` is left; its bottom edge keeps to the rows
///     pulled       zoom grows with the height, up to `maximumZoom`; then the picture rides down on the rows
public struct Header<Number: Quantity>: Hashable, Sendable {
  /// Width of the box at rest, in points.
  public var width: Number
  /// Height of the box at rest, in points.
  public var height: Number
  /// Height of the whole picture at full width, in points. Nil: the picture has the shape of the box.
  public var natural: Number?
  public var ratio: Number
  /// Height of the collapsed header, in points.
  public var minimum: Number
  public var maximumZoom: Number
  public var pull: HeaderPull

  @inlinable
  public init(
    width: Number, height: Number, natural: Number?, ratio: Number, minimum: Number = 0, maximumZoom: Number = 3,
    pull: HeaderPull
  ) {
    self.width = width
    self.height = height
    self.natural = natural
    self.ratio = ratio
    self.minimum = minimum
    self.maximumZoom = maximumZoom
    self.pull = pull
  }
}

/// The response of a header to being pulled down.
public enum HeaderPull: Hashable, Sendable {
  /// A picture taller than its box first reveals more of itself, then zooms.
  case reveal
  /// The picture zooms at once.
  case zoom
  /// The picture moves down with the rows at its own size.
  case ride
}

/// The position of a header and its picture along the scroll axis, in points.
public struct HeaderPlace<Number: Quantity>: Hashable, Sendable {
  /// Top of the visible box.
  public var top: Number
  public var height: Number
  /// Top of the whole picture within the box.
  public var pictureStart: Number
  public var pictureHeight: Number

  @inlinable
  init(top: Number, height: Number, pictureStart: Number, pictureHeight: Number) {
    self.top = top
    self.height = height
    self.pictureStart = pictureStart
    self.pictureHeight = pictureHeight
  }

  /// Top of the whole picture.
  @inlinable
  public var pictureTop: Number { top + pictureStart }
}

extension Header {
  /// How far the list scrolls until the header is as low as it gets, in points.
  @inlinable
  public var collapse: Number { .most(0, height - minimum) }

  /// The position of the header and its picture, `scrolled` points from rest.
  @inlinable
  public func place(scrolled: Number) -> HeaderPlace<Number> { place(scrolled: scrolled, picture: scrolled) }

  /// The same for a picture that follows the list: it is where the list was `picture` points from rest.
  @inlinable
  public func place(scrolled: Number, picture: Number) -> HeaderPlace<Number> {
    let collapsed = picture.clamped(0, collapse).called("collapsed", "how far it has collapsed")
    let left = pull == .ride ? height - .most(0, scrolled) : height - scrolled
    let visible = Number.most(minimum, left).called("visible", "height that shows")
    let drawn = pictureHeight(filling: visible)
    let gap = (visible - drawn).called("gap", "positive once the picture cannot grow")
    let lag = natural == nil ? ratio : ratio - 0.5
    // A picture of its own shape is in the middle of the box. One that is too small for the box is at its foot.
    let start =
      switch (pull, natural) {
      case (.ride, nil): Number(floatLiteral: 0)
      case (.ride, _): gap / 2
      case (_, nil): Number.most(0, gap)
      default: Number.most(gap, gap / 2)
      }
    return HeaderPlace(
      top: pull == .ride ? .most(0, -scrolled) : 0, height: visible,
      // Once collapsed, the picture freezes where it was.
      pictureStart: (start - lag * collapsed).called("top", "of the picture, in what shows"), pictureHeight: drawn)
  }

  /// How many points of what is on the screen of the box the picture leaves free; negative where it covers all of it.
  @inlinable
  public func gap(scrolled: Number, on screen: Number) -> Number {
    let place = place(scrolled: scrolled)
    let end = Number.least(screen, place.top + place.height)
    return .most(place.pictureTop - place.top, end - place.pictureTop - place.pictureHeight)
  }

  /// Height of the whole picture at rest, in points.
  @inlinable
  public var restingPicture: Number { grown(filling: .most(minimum, height)) }

  /// The height from which a pull no longer enlarges the picture, in points.
  @inlinable
  public var largest: Number {
    (restingPicture * .most(1, maximumZoom)).called("largest", "a pull makes the picture no taller")
  }

  /// Height of the whole picture while `visible` points of the header show, in points.
  ///
  /// A picture flatter than its box is zoomed at rest and shrinks to its natural height along with the box.
  @inlinable
  public func pictureHeight(filling visible: Number) -> Number {
    let height =
      switch (pull, natural) {
      case (.ride, nil): self.height
      case (.ride, let natural?): Number.most(natural, visible)
      default: Number.least(grown(filling: visible), largest)
      }
    return height.called("drawn", "height of the picture")
  }

  /// The same before the zoom limit applies.
  @inlinable
  func grown(filling visible: Number) -> Number {
    guard let natural else { return .most(height, visible) }
    guard pull == .zoom else { return .most(natural, visible) }
    let tallness = Number.most(1, natural.share(of: height)).called("tallness", "of the picture, in headers")
    return .most(natural, visible * tallness)
  }
}

extension Header where Number == Double {
  /// The ratios at which the picture covers what is on the screen of the box, at every offset:
  ///
  ///     |ratio - 1/2| <= 1/2 + (natural - height)/(2(height - minimum))      where the collapsed box is on the screen
  ///
  /// A picture flatter than its box covers at 1/2 only. A header that never collapses is covered at any ratio: nil.
  ///
  /// - Parameter screen: Length of the screen along the axis, in points. A box that is longer hides its lower end.
  public func safeRatios(on screen: Double) -> ClosedRange<Double>? {
    let (collapse, natural) = (height - minimum, natural ?? height)
    guard collapse > 0 else { return nil }
    guard collapse.isFinite, natural.isFinite else { return 0.5...0.5 }
    var (low, high) = (-Double.infinity, Double.infinity)
    // Collapsed, with its end at the screen's, and as tall as the picture: between these the bounds run one way.
    for scrolled in [collapse, height - screen, height - natural] where scrolled > 0 && scrolled <= collapse {
      let visible = height - scrolled
      let drawn = max(natural, visible)
      low = max(low, 0.5 - (drawn - visible) / (2 * scrolled))
      high = min(high, 0.5 + ((visible + drawn) / 2 - min(visible, screen)) / scrolled)
    }
    return low <= high ? low...high : 0.5...0.5
  }

  /// The largest zoom, relative to rest, when the content is pulled down by up to `pull` points.
  public func largestZoom(pulledBy pull: Double) -> Double {
    guard self.pull != .ride else { return 1 }
    return restingPicture > 0 ? max(1, self.place(scrolled: -max(0, pull)).pictureHeight / restingPicture) : 1
  }
}
