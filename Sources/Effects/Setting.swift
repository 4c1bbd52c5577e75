import Geometry
import Parameters

/// The surroundings of an effect: the screen with its insets and direction, the rows and the pictures. It changes with
/// edits, not with frames.
public struct Setting: Hashable, Sendable {
  /// Size of the whole screen in points: the W and H of every formula.
  public var viewport: Size
  public var insets: Insets
  /// Pixels per point.
  public var scale: Double
  public var isRightToLeft: Bool
  /// Whether every layer is locked to the content and nothing moves by itself: for reduced motion, and to see a scene
  /// without its effect.
  public var isStill: Bool
  public var rows: Int
  /// Row heights that replace the effect's.
  public var rowHeights: RowHeights?
  /// Sizes of the scene's pictures, which repeat.
  public var pictures: [Size]
  /// The position of each picture that has an id.
  public var pictureIDs: [String: Int] = [:]
  /// How each picture lies in its box; the others cover it.
  public var fits: [PictureFit] = []
  /// Size of the page that replaces the rows.
  public var page: Size?
  /// Whether the top of the page is the header's picture: the only one then, at the top of its box.
  public var isPageHeader = false
  /// The items of the list, which repeat. Without items, rows have titles.
  public var items: [RowItem] = []
  /// Whether rows are cards, with gaps between them and at the edges.
  public var hasCards = false
  /// Whether there is a line between rows.
  public var hasSeparators = true
  /// Darkness of the lower part of a picture under text, 0...1.
  public var scrim = 0.0
  /// Scale of the text.
  public var textScale = 1.0
  /// Whether the bar's title always has the size that it has in a collapsed bar.
  public var hasSmallTitle = false
  /// Whether a back chevron precedes the bar's title.
  public var hasBackMark = false
  /// When the bar at the top hides, and whether it goes to the nearer end when the content rests.
  public var barHides = BarHiding.never
  public var barSnaps = true
  /// Whether a list has a bar. The insets have it in them.
  public var hasListBar = false
  /// The bar at the foot of the screen. The insets have it in them.
  public var tabBar: TabBar?
  /// The farthest pull past an edge, in points on the screen.
  public var farthestPull = 0.0
  /// How the code of the effect's article departs from its formulas. Not at all but in outlines of it.
  public var slips = ArticleSlips()

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

  /// The index of the picture shown at the `index`-th place.
  public func picture(_ index: Int) -> Int { pictures.isEmpty ? 0 : index % pictures.count }

  /// The index of a named picture.
  public func picture(_ name: PictureName) -> Int {
    switch name {
    case .position(let index): picture(index)
    case .id(let id): picture(pictureIDs[id] ?? 0)
    }
  }

  /// Aspect ratio of a picture; 3:2 for a missing one.
  public func aspect(ofPicture index: Int) -> Double {
    guard !pictures.isEmpty else { return 1.5 }
    return pictures[index % pictures.count].aspect
  }

  /// How a picture lies in its box.
  public func fit(ofPicture index: Int) -> PictureFit { index < fits.count ? fits[index] : PictureFit() }

  /// The size at which the whole of a picture is drawn in a box.
  func size(ofPicture index: Int, in box: Size) -> Size {
    fit(ofPicture: index).size(aspect: aspect(ofPicture: index), box: box)
  }

  func item(_ index: Int) -> RowItem { items.isEmpty ? RowItem() : items[index % items.count] }

  /// A length from the top of the screen, in points.
  func points(_ length: SafeLength) -> Double { length.points(under: insets.top) }

  /// The insets at the start and at the end of a line: left and right, or right and left, in points.
  var leadingInset: Double { isRightToLeft ? insets.right : insets.left }
  var trailingInset: Double { isRightToLeft ? insets.left : insets.right }

  /// A rectangle laid out for left-to-right reading, mirrored if the interface reads from right to left.
  func directed(_ rect: Rect) -> Rect { isRightToLeft ? rect.mirrored(inWidth: viewport.width) : rect }
}
