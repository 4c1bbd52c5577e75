import Geometry
import Parameters

/// Where an effect lives: the screen, its insets and direction, the rows and the pictures. It changes on edits, not
/// on frames.
public struct Setting: Hashable, Sendable {
  /// The whole screen, in points. It is what every formula means by H and W.
  public var viewport: Size
  public var insets: Insets
  /// Pixels per point.
  public var scale: Double
  public var isRightToLeft: Bool
  /// Nothing moves by itself and every layer is locked to the content: for reduced motion, and to see a scene without
  /// its effect.
  public var isStill: Bool
  public var rows: Int
  /// Heights of their own for the rows, in place of the effect's.
  public var rowHeights: RowHeights?
  /// Sizes of the scene's pictures; they repeat. Where there are none, a stand-in of this size is.
  public var pictures: [Size]
  /// The point of each picture that is always seen where a box shows a part of it, in its unit square; the middle where
  /// there is none.
  public var focuses: [Point] = []
  /// Size of the page that stands in for the rows.
  public var page: Size?
  /// The items of the list, which repeat. Without items, rows have titles.
  public var items: [RowItem] = []
  /// Rows are cards, apart from each other and from the edges.
  public var hasCards = false
  /// There is a line between rows.
  public var hasSeparators = true
  /// How dark the foot of a picture is made under words, from 0 to 1.
  public var scrim = 0.0
  /// Size of words over their own.
  public var textScale = 1.0
  /// The bar's title is as small as in a collapsed bar all the time.
  public var hasSmallTitle = false
  /// Before the bar's title is a mark that leads back.
  public var hasBackMark = false
  /// The farthest that a hand pulls the content past an edge here, in points as they are displayed.
  public var farthestPull = 0.0
  /// Width of the screen when the article's view was loaded, where the device has been turned since: what its code
  /// still goes by. nil for everything else.
  public var loadedWidth: Double?

  /// No scroll event has come yet: layers lie where an article's code, which moves them in the callback, has loaded
  /// them. False for everything else.
  public var isUnscrolled = false

  public init(
    viewport: Size = Size(width: 390, height: 844), insets: Insets = Insets(), scale: Double = 3,
    isRightToLeft: Bool = false, isStill: Bool = false, rows: Int = 100, rowHeights: RowHeights? = nil,
    pictures: [Size] = [], page: Size? = nil
  ) {
    self.viewport = viewport
    self.insets = insets
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.isStill = isStill
    self.rows = rows
    self.rowHeights = rowHeights
    self.pictures = pictures
    self.page = page
  }
}

extension Setting {
  public var screen: Rect { Rect(viewport) }

  /// The thinnest line that shows, in points.
  public var hairline: Double { scale > 0 ? 1 / scale : 1 }

  /// Which of the pictures the `index`-th place shows.
  public func picture(_ index: Int) -> Int { pictures.isEmpty ? 0 : index % pictures.count }

  /// Width over height of a picture. One that is missing stands in as 3:2.
  public func aspect(ofPicture index: Int) -> Double {
    guard !pictures.isEmpty else { return 1.5 }
    return pictures[index % pictures.count].aspect
  }

  /// The point of a picture that stays visible where a box shows a part of it, in its unit square.
  func focus(ofPicture index: Int) -> Point {
    index < focuses.count ? focuses[index] : Point(x: 0.5, y: 0.5)
  }

  func item(_ index: Int) -> RowItem { items.isEmpty ? RowItem() : items[index % items.count] }

  /// A ratio as it acts here: 1 where nothing may move against the content.
  func ratio(_ ratio: Double) -> Double { isStill || isUnscrolled ? 1 : ratio }

  /// A length from the top of the screen, in points.
  func points(_ length: SafeLength) -> Double { length.points(under: insets.top) }

  /// The insets at the start and at the end of a line: left and right, or right and left, in points.
  var leadingInset: Double { isRightToLeft ? insets.right : insets.left }
  var trailingInset: Double { isRightToLeft ? insets.left : insets.right }

  /// A rectangle as a left-to-right reader has it, turned round for the other direction. It keeps clear of the
  /// leading and trailing insets, not of the left and right ones: those do not turn with it.
  func directed(_ rect: Rect) -> Rect { isRightToLeft ? rect.mirrored(inWidth: viewport.width) : rect }
}
