import Parameters

/// Covers side by side, each before a stack of frames that fans out as it passes through the screen.
public struct AlbumStack: RatioEffect {
  public enum Ratio: String, Choice { case auto }
  public enum LayerShape: String, Choice { case uniform, published }
  public enum LayerFill: String, Choice { case picture, outline }
  public enum Direction: String, Choice { case horizontal, vertical }

  public var ratio = WordOrNumber<Ratio>.word(.auto)
  public var follow: Double?
  public var layers = 5
  public var inset = 2.0
  public var alphaStep = 0.2
  public var cellWidth = 142.0
  public var coverSize = 82.0
  public var pitch = 112.0
  /// Corner radius of the covers, in points.
  public var radius = 0.0
  /// How dark the shadow of the cover is, and how much darker each layer is than the one before it.
  public var shadow = 0.0
  public var shade = 0.06
  /// Opacity of the middle cover, blurred, behind everything.
  public var coverBehind = 0.0
  public var layerShape = LayerShape.uniform
  public var layerFill = LayerFill.picture
  public var axis = Direction.horizontal
  public var autoplay = 0.0

  public init() {}

  public static let name = "album-stack"
  public static let title = "Album stack"
  public static let content: Set<ContentPart> = [.rows, .images, .items, .tabBar, .tone, .textScale]
  public static let traits: Set<EffectTrait> = [.horizontal, .turnsSidewaysOnly, .containsPictures]

  public static let parameters: [Parameter<Self>] = [
    Parameter(
      "ratio", \.ratio, .either(Ratio.domain, .ratio),
      "Speed of the deepest layer over the cover's; auto fills the cell exactly."
    ).role(.speed),
    Parameter("follow", \.follow, .follow, "How fast the layers follow the covers; if off, at once.").unset("At once"),
    Parameter("layers", \.layers, .whole(0...12), "Number of stacked frames, including the cover."),
    Parameter("inset", \.inset, .points(0...20), "Decrease in size from layer to layer."),
    Parameter("alphaStep", \.alphaStep, .number(0...1), "Decrease in opacity from layer to layer.")
      .labeled("Fade step"),
    Parameter("shade", \.shade, .number(0...0.3), "Darkening from layer to layer.")
      .labeled("Darkening"),
    Parameter("radius", \.radius, .points(0...100), "Radius of the corners."),
    Parameter("shadow", \.shadow, .number(0...1), "Darkness of the cover's shadow."),
    Parameter(
      "coverBehind", \.coverBehind, .number(0...0.9),
      "Opacity of the middle cover, blurred, behind everything."),
    Parameter("cellWidth", \.cellWidth, .points(40...800), "Space for an album along the axis."),
    Parameter("coverSize", \.coverSize, .points(40...600), "Side of the cover."),
    Parameter("pitch", \.pitch, .points(20...800), "Distance from one album to the next."),
    Parameter("layerShape", \.layerShape, "Whether back layers stay square or keep the cover's height."),
    Parameter("layerFill", \.layerFill, "Whether back layers show neighboring covers or an outline."),
    Parameter("axis", \.axis, "Direction in which the albums scroll."),
    Parameter(
      "autoplay", \.autoplay, .number(0...400, unit: "pt/s", step: 1),
      "Speed of automatic scrolling until a touch."),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source("UICollectionView 实现专辑封面视差滚动", on: "16 December 2014"),
    "a translation into Chinese that names neither author nor translator",
    original: Publication.Source(
      "Parallax scrolling album covers with UICollectionView",
      at: "nrj.io/parallax-scrolling-album-covers-with-uicollectionview"),
    departure:
      "The article spreads its layers over the free space in a cell. Here the ratio can also be a number, because "
      + "that spread is another ratio on each device: with cells of 142 points and covers of 82 it is 0.87 on a screen "
      + "of 320 points and 0.89 on one of 390.")

  public var backdrop: Backdrop { .dark }

  public static var published: Self {
    var effect = Self()
    effect.layerShape = .published
    effect.layerFill = .outline
    effect.autoplay = 66.7
    return effect
  }
}
