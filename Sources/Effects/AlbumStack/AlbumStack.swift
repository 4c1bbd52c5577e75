import Parameters

/// Covers side by side, each before a stack of frames that fans out as it passes through the screen.
public struct AlbumStack: RatioEffect {
  public enum Ratio: String, Choice { case auto }
  public enum LayerShape: String, Choice { case uniform, published }
  public enum LayerFill: String, Choice { case picture, outline }
  public enum Direction: String, Choice { case horizontal, vertical }

  public var ratio = WordOrNumber<Ratio>.word(.auto)
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
  /// How much of the cover in the middle shows behind everything, blurred.
  public var coverBehind = 0.0
  public var layerShape = LayerShape.uniform
  public var layerFill = LayerFill.picture
  public var axis = Direction.horizontal
  public var autoplay = 0.0

  public init() {}

  public static let name = "album-stack"
  public static let title = "Album stack"
  public static let content: Set<ContentPart> = [.rows, .images, .items, .tone, .textScale]
  public static let traits: Set<EffectTrait> = [.horizontal, .turnsSidewaysOnly, .containsPictures]

  public static let parameters: [Parameter<Self>] = [
    Parameter(
      "ratio", \.ratio, .either(Ratio.domain, .ratio),
      "Speed of the deepest layer over the cover's; auto just fills the cell, as published."
    ).role(.speed),
    Parameter("layers", \.layers, .whole(0...12), "How many frames are stacked, the cover included."),
    Parameter("inset", \.inset, .points(0...20), "By how much each layer is smaller than the one before it."),
    Parameter("alphaStep", \.alphaStep, .number(0...1), "How much more transparent each layer is.")
      .labeled("Fade step"),
    Parameter("shade", \.shade, .number(0...0.3), "How much darker each layer is than the one before it.")
      .labeled("Darkening"),
    Parameter("radius", \.radius, .points(0...100), "Radius of the corners."),
    Parameter("shadow", \.shadow, .number(0...1), "How dark the shadow of the cover is."),
    Parameter(
      "coverBehind", \.coverBehind, .number(0...0.9),
      "How much of the cover in the middle shows behind everything, blurred."),
    Parameter("cellWidth", \.cellWidth, .points(40...800), "Room for an album along the axis."),
    Parameter("coverSize", \.coverSize, .points(40...600), "Side of the cover."),
    Parameter("pitch", \.pitch, .points(20...800), "Distance from one album to the next."),
    Parameter("layerShape", \.layerShape, "Whether back layers stay square or keep the cover's height."),
    Parameter("layerFill", \.layerFill, "Whether back layers show neighbouring covers or an outline."),
    Parameter("axis", \.axis, "Which way the albums scroll."),
    Parameter(
      "autoplay", \.autoplay, .number(0...400, unit: "pt/s", step: 1),
      "Speed at which it scrolls by itself until touched."),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source("UICollectionView 实现专辑封面视差滚动", on: "16 December 2014"),
    "a translation into Chinese that names neither author nor translator",
    original: Publication.Source(
      "Parallax scrolling album covers with UICollectionView",
      at: "nrj.io/parallax-scrolling-album-covers-with-uicollectionview"),
    departure: "The ratio can be a number, where the article spreads its layers over the room in a cell, since that "
      + "spread is another ratio on each device: with cells of 142 points and covers of 82 it is .87 on a screen of "
      + "320 points and .89 on one of 390.")

  public var backdrop: Backdrop { .dark }

  public static var published: Self {
    var effect = Self()
    effect.layerShape = .published
    effect.layerFill = .outline
    effect.autoplay = 66.7
    return effect
  }
}
