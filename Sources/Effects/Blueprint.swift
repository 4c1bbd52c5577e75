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
  public var pass: Pass<Double> {
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
  public var header: Header<Double>
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
  /// Aspect ratio of the page that replaces the rows.
  public var pageAspect: Double?
  /// How fast the picture follows the rows, per second; nil: at once.
  public var follow: Double?
}

extension HeaderBlueprint {
  /// How far the list scrolls until the header is as low as it gets, in points.
  public var collapse: Double { header.collapse }

  /// Height of the whole picture at rest, in points.
  public var restingHeight: Double { header.restingPicture }

  /// Height of the box at rest, in points. A minimum height can be larger than the header's own.
  public var boxHeight: Double { max(header.height, header.minimum) }
}

/// The bar into which a header collapses: its background fades in at the end, and its title moves up and shrinks.
/// All lengths are in points.
public struct BarBlueprint: Hashable, Sendable {
  /// Whether the title fades in with the bar, at the size that it has there.
  public var isSmall: Bool
  /// Size of the title's font at rest and in the bar.
  public var size = BarMeasures.titleSize
  public var barSize = BarMeasures.barTitleSize
  /// Opacity of the ground from which the title is dark; below it is white with a shadow, as large as it is at rest.
  public var inkShare = BarMeasures.inkShare
  public var shadow = BarMeasures.shadow.deviation
  /// Distance of the title's middle from the header's lower edge, at rest and in the bar.
  public var drop = BarMeasures.restingDrop
  public var barDrop = BarMeasures.barDrop
  /// Room on either side of the title.
  public var margin = RowParts.margin
  /// Additional indent of the title in the bar, for the back chevron.
  public var indent: Double

  init(in setting: Setting) {
    isSmall = setting.hasSmallTitle
    indent = setting.hasBackMark ? BarMeasures.markWidth : 0
  }
}

/// The numbers of rows that are windows into larger pictures.
public struct RowsBlueprint: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var height: Double
    /// The picture by its index in the scene's list, and its window; nil for a row between windows.
    public var picture: Int?
    public var window: PictureWindow<Double>?
    /// The title by its index in the scene's list.
    public var title: Int?
  }

  public var screen: Size
  public var insets: Insets
  /// Height and ratio of a window; of the first one if they differ.
  public var windowHeight: Double
  public var ratio: Double
  public var anchor: Anchor
  /// The height at which the picture of a row is drawn, for any row.
  public var length: PictureWindow<Double>.Length
  /// The first rows, up to the requested number.
  public var rows: [Row]
  /// How fast the pictures follow the rows, per second; nil: at once.
  public var follow: Double?
}

extension RowsBlueprint {
  /// Whether a row shows a gap anywhere on its pass through the screen.
  public var hasGaps: Bool {
    rows.compactMap(\.window).contains { !$0.isCovering }
  }
}

/// The numbers of albums in depth.
public struct StackBlueprint: Hashable, Sendable {
  public var stack: DepthStack<Double>
  public var screen: Size
  public var axis: Axis
  /// Whether it is a horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  public var count: Int
  /// Distance from one album to the next, in points.
  public var pitch: Double
  public var alphaStep: Double
  /// How much darker each layer is than the one before it.
  public var shade: Double
  /// Corner radius of the layers, in points.
  public var radius: Double
  /// Opacity of the cover's shadow, 0...1.
  public var shadow: Double
  /// Opacity of the blurred cover behind everything, 0...1.
  public var coverBehind: Double
  /// Whether back layers are frames without a picture.
  public var isOutlined: Bool
  /// Speed of automatic scrolling, in points per second.
  public var autoplay: Double
  /// Whether the ratio is the published spread: the deepest layer just reaches the edge of its cell.
  public var isSpread: Bool
  /// How far the strip scrolls past its first and its last album, in points.
  public var before: Double
  public var after: Double
  /// How fast the layers follow the covers, per second; nil: at once.
  public var follow: Double?
}

extension StackBlueprint {
  /// Distance of a centered album from the edge of the screen, in points: the space before the first one.
  public var free: Double { (stack.pass.screen - stack.pass.cell) / 2 }
}
