import Geometry
import Parameters

/// An effect reduced to the numbers that building it elsewhere takes: one of four shared shapes, or a recipe.
public enum Blueprint: Hashable, Sendable {
  case header(HeaderBlueprint)
  case rows(RowsBlueprint)
  case stack(StackBlueprint)
  case cards(CardsBlueprint)
  /// Open to every effect: pieces that move by curves of the offset.
  case recipe(Recipe)
}

extension Blueprint {
  /// The ratio in force: of the picture, of the pictures in the first window, of the deepest layer, of the slowest
  /// piece. Nil where nothing has one.
  public var ratio: Double? {
    switch self {
    case .header(let header): header.header.ratio
    case .rows(let rows): rows.ratio
    case .stack(let stack): stack.stack.ratio
    case .cards: nil
    case .recipe(let recipe): recipe.pieces.map(\.ratio).min() ?? 1
    }
  }

  /// The pass that other systems count their numbers over: a header's box, the first window, an album, or a card.
  public var pass: Pass {
    switch self {
    case .header(let header): Pass(screen: header.screen.height, cell: header.header.height)
    case .rows(let rows): Pass(screen: rows.screen.height, cell: rows.windowHeight)
    case .stack(let stack): stack.stack.pass
    case .cards(let cards): Pass(screen: cards.screen.height, cell: cards.pile.height)
    case .recipe(let recipe):
      Pass(
        screen: recipe.screen.length(along: recipe.axis),
        cell: recipe.header?.height ?? recipe.screen.length(along: recipe.axis))
    }
  }
}

/// The numbers of a header over rows. `header` has the numbers of one screen; the others hold on every one.
public struct HeaderBlueprint: Hashable, Sendable {
  public var header: Header
  public var screen: Size
  /// Width over height of the header at rest.
  public var aspect: Double
  /// Width over height of the picture where it keeps its own; nil: it is filled into the header's box.
  public var pictureAspect: Double?
  /// Height of the collapsed header, on any screen.
  public var minHeight: SafeLength
  /// Whether that is never more than the header's height at rest.
  public var isMinimumBounded: Bool
  /// The bar that comes with the collapsed header.
  public var bar: BarBlueprint?
  /// The refresh that a pull past the edge starts.
  public var refresh: Extent.Refresh?
  /// The rows below, as many as were asked for. Empty where a page stands in for them.
  public var rowHeights: [Double]
  /// Width over height of the page that stands in for the rows.
  public var pageAspect: Double?
}

extension HeaderBlueprint {
  /// How far the list scrolls until the header is as low as it gets, in points.
  public var collapse: Double { max(0, header.height - header.minimum) }

  /// Height of the whole picture at rest, in points.
  public var restingHeight: Double { header.restingPicture }

  /// Height of the box at rest, in points: more than the rows leave it where its minimum is.
  public var boxHeight: Double { max(header.height, header.minimum) }
}

/// The bar into which a header collapses: its ground comes over the last part of the way, and its title comes along,
/// up and smaller. All in points.
public struct BarBlueprint: Hashable, Sendable {
  /// The title comes with the bar, at the size that it has there.
  public var isSmall: Bool
  /// Size of the title's font at rest and in the bar.
  public var size = HeaderBar.titleSize
  public var barSize = HeaderBar.barTitleSize
  /// From the header's lower edge up to the middle of the title, at rest and in the bar.
  public var drop = HeaderBar.restingDrop
  public var barDrop = HeaderBar.barDrop
  /// Room on either side of the title.
  public var margin = RowParts.margin
  /// By how much more the title is indented in the bar, where a mark leads back.
  public var indent: Double

  init(in setting: Setting) {
    isSmall = setting.hasSmallTitle
    indent = setting.hasBackMark ? HeaderBar.markWidth : 0
  }
}

/// The numbers of rows that are windows into larger pictures.
public struct RowsBlueprint: Hashable, Sendable {
  /// The height at which the picture of a row is drawn, for any row.
  public enum Length: Hashable, Sendable {
    /// As tall as its ratio needs so that no gap shows, and at least its natural height at the screen's width.
    case covering
    case natural
    /// So many times its natural height, and at least the row.
    case times(Double)
    /// In points; the ratio follows from it.
    case fixed(Double)
    /// As tall as the row and its drift, whatever the picture.
    case drifting
  }

  public struct Row: Hashable, Sendable {
    public var height: Double
    /// The picture by its place in the scene's list, and where it lies; nil for a row between the windows.
    public var picture: Int?
    public var window: PictureWindow?
    /// The title by its place in the scene's list.
    public var title: Int?
  }

  public var screen: Size
  public var insets: Insets
  /// Height of a window, and the ratio there: of the first one, where they differ.
  public var windowHeight: Double
  public var ratio: Double
  public var anchor: Anchor
  public var length: Length
  /// The first rows, as many as were asked for.
  public var rows: [Row]
}

extension RowsBlueprint {
  /// Whether some row shows a gap on the screen on its way through it.
  public var hasGaps: Bool {
    rows.compactMap(\.window).contains { !$0.isCovering }
  }
}

/// The numbers of albums in depth.
public struct StackBlueprint: Hashable, Sendable {
  public var stack: DepthStack
  public var screen: Size
  public var axis: Axis
  /// A horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  public var count: Int
  /// Distance from one album to the next, in points.
  public var pitch: Double
  public var alphaStep: Double
  /// How much darker each layer is than the one before it.
  public var shade: Double
  /// Of the corners, in points.
  public var radius: Double
  /// How dark the shadow of the cover is, from 0 to 1.
  public var shadow: Double
  /// How much of the cover in the middle shows behind everything, blurred, from 0 to 1.
  public var coverBehind: Double
  /// Whether back layers are frames without a picture.
  public var isOutlined: Bool
  /// Speed at which it scrolls by itself, in points per second.
  public var autoplay: Double
  /// The ratio is the published spread: the deepest layer just reaches the edge of the room in its cell.
  public var isSpread: Bool
  /// How much farther than its first and last album the strip scrolls, in points: at the edge where it begins, and
  /// where it ends.
  public var before: Double
  public var after: Double
}

extension StackBlueprint {
  /// How far the deepest layer moves from behind its cover on the way from the middle to either edge, in points.
  ///
  ///     reach = (1 - ratio)·(screen + cell)/2
  public var reach: Double { (1 - stack.ratio) * stack.pass.travel / 2 }

  /// From the edge of the screen to an album in its middle, in points: so much room there is before the first one.
  public var free: Double { (stack.pass.screen - stack.pass.cell) / 2 }
}
