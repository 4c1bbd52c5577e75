/// A picture at the head of a list: it collapses as the list scrolls up and stretches when the list is pulled down.
///
/// `scrolled` is the distance from rest: positive while the header collapses, negative while it is pulled. The header
/// of a table and the banner above one are this same shape; they differ only in where their offset is zero.
///
///     collapsing   picture top = -ratio·scrolled, until `minimum` is left; its bottom edge keeps to the rows
///     pulled       zoom grows with the height, up to `maximumZoom`; then the picture rides down on the rows
public struct Header: Hashable, Sendable {
  /// The response of a header to being pulled down.
  public enum Pull: Hashable, Sendable {
    /// A picture taller than its box first reveals more of itself, then zooms.
    case reveal
    /// The picture zooms at once.
    case zoom
    /// The picture moves down with the rows at its own size.
    case ride
  }

  /// Width of the box at rest, in points.
  public var width: Double
  /// Height of the box at rest, in points.
  public var height: Double
  /// Height of the whole picture at rest when drawn at full width, in points. At least the box's height.
  public var natural: Double
  public var ratio: Double
  /// Height of the collapsed header, in points.
  public var minimum: Double
  public var maximumZoom: Double
  public var pull: Pull

  public init(
    width: Double, height: Double, natural: Double, ratio: Double, minimum: Double = 0, maximumZoom: Double = 3,
    pull: Pull
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

extension Header {
  /// The position of the header and its picture, `scrolled` points from rest.
  public func place(scrolled: Double) -> HeaderPlace {
    scrolled < 0 ? pulled(by: -scrolled) : collapsed(by: scrolled)
  }

  private func collapsed(by scrolled: Double) -> HeaderPlace {
    // Once collapsed, the picture freezes where it was.
    let distance = min(scrolled, max(0, height - minimum))
    let visible = max(minimum, height - scrolled)
    let drawn = pictureHeight(filling: visible)
    return HeaderPlace(
      top: 0, height: visible, pictureTop: (visible - drawn) / 2 - (ratio - 0.5) * distance, pictureHeight: drawn)
  }

  private func pulled(by distance: Double) -> HeaderPlace {
    if pull == .ride {
      let box = max(minimum, height)
      return HeaderPlace(
        top: distance, height: box, pictureTop: distance + (box - restingPicture) / 2,
        pictureHeight: restingPicture)
    }
    let visible = max(minimum, height + distance)
    let drawn = min(pictureHeight(filling: visible), restingPicture * max(1, maximumZoom))
    // If even the largest picture is too small for the box, it stands on the rows.
    let top = drawn >= visible ? (visible - drawn) / 2 : visible - drawn
    return HeaderPlace(top: 0, height: visible, pictureTop: top, pictureHeight: drawn)
  }

  /// Height of the whole picture at rest, in points.
  public var restingPicture: Double { pictureHeight(filling: max(minimum, height)) }

  /// Height of the whole picture while `visible` points of the header show, before the zoom limit applies.
  ///
  /// A picture flatter than its box is zoomed at rest and shrinks to its natural height along with the box.
  private func pictureHeight(filling visible: Double) -> Double {
    pull == .zoom && visible > height && height > 0 ? max(natural, height) * visible / height : max(natural, visible)
  }
}

extension Header {
  /// The ratios at which the picture covers what is on the screen of the box, at every offset:
  ///
  ///     |ratio - 1/2| <= 1/2 + (natural - height)/(2(height - minimum))      where the collapsed box is on the screen
  ///
  /// A picture flatter than its box covers at 1/2 only. A header that never collapses is covered at any ratio: nil.
  ///
  /// - Parameter screen: Length of the screen along the axis, in points. A box that is longer hides its lower end.
  public func safeRatios(on screen: Double) -> ClosedRange<Double>? {
    let collapse = height - minimum
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

/// The position of a header and its picture along the scroll axis, in points.
public struct HeaderPlace: Hashable, Sendable {
  /// Top of the visible box.
  public var top: Double
  public var height: Double
  /// Top of the whole picture.
  public var pictureTop: Double
  public var pictureHeight: Double
}
