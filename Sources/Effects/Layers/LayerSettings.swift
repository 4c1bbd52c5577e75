import Geometry
import Notation
import Parameters

/// One layer of a layers scene: a picture, a text or a shape, its ratio, and its keys over the offset.
public struct LayerSettings: Record {
  public enum Align: String, Choice { case leading, center, trailing }
  public enum Tone: String, Choice { case light, dark }
  public enum Weight: String, Choice { case regular, medium, semibold, bold }
  /// The side from which its keys reveal it, in reading direction.
  public enum From: String, Choice { case bottom, top, leading, trailing, center }
  /// What its keys run over: the offset, the speed of the content, or the time since the offset passed a place.
  public enum Over: String, Choice { case offset, speed, time }
  /// How a picture’s colors meet those behind.
  public enum Blend: String, Choice { case normal, multiply, screen, overlay }

  public var name = ""
  /// The name by which edits and the selection find it. Empty: its position has that name.
  public var id = ""
  /// Layers with the same word here are chosen and moved together.
  public var group = ""
  /// A hidden layer is neither laid out nor handed over.
  public var hidden = false
  /// A locked layer cannot be chosen on the stage.
  public var locked = false
  /// Nil for a text or a shape.
  public var picture: PictureName? = 0
  /// Its lines are separated by line ends.
  public var text: String? { didSet { lines = Self.lines(of: text ?? "") } }
  /// The lines of its text: at least one.
  private(set) var lines = [""]
  /// A rectangle or an ellipse in place of a picture.
  public var shape: LayerShape? { didSet { painted = shape?.painted } }
  /// The same as it is drawn, with lengths in points.
  private(set) var painted: PaintedShape?
  public var ratio = 1.0
  /// How fast it follows the offset, per second. Nil: at once.
  public var follow: Double?
  /// The middle of the layer at rest, as a share of the width and of the height of the box. For a layer that fills the
  /// box: the part of the picture that stays visible.
  public var x = 0.5
  public var y = 0.5
  /// Width as a share of the screen's.
  public var width = 1.0
  /// Font size of a text, in points.
  public var size = 34.0
  public var align = Align.center
  public var tone = Tone.light
  /// Nil: by the tone.
  public var color: HexColor?
  public var weight = Weight.bold
  /// A name of a font family. Nil: the system’s.
  public var family: String?
  /// Height of a line over the font size.
  public var lineHeight = LayerSettings.lineHeight
  /// Room between letters, over the font size.
  public var spacing = 0.0
  /// Whether the box of a text is as wide as its words.
  public var hug = false
  /// Radius of a picture’s corners, in points.
  public var radius = 0.0
  /// Opacity of the soft shadow behind a picture.
  public var shadow = 0.0
  public var blend = Blend.normal
  public var fill = false
  public var `repeat` = false
  public var pin: LayerPin?
  public var from = From.bottom
  public var over = Over.offset
  /// Time runs forward once the scroll is this far from rest, in points.
  public var start = 0.0
  /// Whether it runs backward before that.
  public var returns = true
  public var keys: [LayerKey] = []

  public init() {}

  public static let noun = "layer"

  public static let parameters: [Parameter<Self>] = [
    Parameter("name", \.name, "Name in the panel and the x-ray."),
    Parameter(
      "picture", \.picture, or: ["text", "shape"], PictureName.domain,
      "Its picture: the id, or the position in the scene from 0."
    ) { layer, isSet in
      if isSet {
        (layer.text, layer.shape) = (nil, nil)
      } else if layer.shape == nil {
        layer.text = layer.text ?? "Title"
      }
    }.role(.picture),
    Parameter(
      "text", \.text, or: ["picture", "shape"], .text, "A text instead of a picture, of one or more lines."
    ) { layer, isSet in
      if isSet {
        (layer.picture, layer.shape) = (nil, nil)
      } else if layer.shape == nil {
        layer.picture = layer.picture ?? 0
      }
    }.role(.lines),
    Parameter(
      "shape", \.shape, or: ["picture", "text"], LayerShape.domain, "A rectangle or an ellipse instead of a picture."
    ) { layer, isSet in
      if isSet {
        (layer.picture, layer.text) = (nil, nil)
      } else if layer.text == nil {
        layer.picture = layer.picture ?? 0
      }
    },
    Parameter(
      "ratio", \.ratio, .number(-3...3),
      "Layer speed over content speed: 0 is pinned to the screen, 1 moves with the content."
    ).role(.speed).usually(-0.5...1.5),
    Parameter("follow", \.follow, .follow, "How fast the layer follows the offset; if off, at once.")
      .unset("At once"),
    Parameter("x", \.x, .number(-2...3), "Horizontal center at rest, in screen widths.")
      .usually(0...1),
    Parameter("y", \.y, .number(-2...3), "Vertical center at rest, in heights of the box.")
      .usually(0...1),
    Parameter("width", \.width, .number(0.01...10), "Width, in screen widths.")
      .usually(0.05...3),
    Parameter("size", \.size, .points(8...200), "Font size of a text.").usually(8...72),
    Parameter("align", \.align, "Alignment of a text in its width."),
    Parameter("tone", \.tone, "Whether a text is light or dark."),
    Parameter("color", \.color, .either(.color(), .null), "Color of a text; null is white or black by the tone.")
      .unset("By the tone"),
    Parameter("weight", \.weight, "Weight of a text."),
    Parameter(
      "family", \.family, .either(.text, .null),
      "Font family of a text; null is the system\u{2019}s. An app has to have it."
    ),
    Parameter("lineHeight", \.lineHeight, .number(0.5...3), "Height of a line of a text, in font sizes.").usually(
      0.8...2),
    Parameter("spacing", \.spacing, .number(-0.5...2, unit: "em"), "Room between letters, in font sizes.")
      .usually(-0.1...0.5),
    Parameter("hug", \.hug, "Makes the box of a text as wide as its words."),
    Parameter("radius", \.radius, LayerShape.radii, "Radius of a picture\u{2019}s corners.").usually(0...60),
    Parameter("shadow", \.shadow, .number(0...1), "Opacity of a soft shadow behind a picture."),
    Parameter("blend", \.blend, "How the colors of a picture meet those behind."),
    Parameter("fill", \.fill, "Covers the whole box, and is as large as ratio and keys need."),
    Parameter("repeat", \.repeat, "Repeats endlessly along the axis of a whole screen.").labeled("Repeats"),
    Parameter(
      "pin", \.pin, .either(LayerPin.domain, .null),
      "Scrolled points from rest between which it stays in place: from, to."),
    Parameter("from", \.from, "Side from which its keys reveal it.").labeled("Revealed from"),
    Parameter("id", \.id, .text, "Name by which edits find it, wherever it is in the list.").role(.editing),
    Parameter("group", \.group, .text, "Layers with the same group are chosen and moved together.").role(.editing),
    Parameter("hidden", \.hidden, "Neither drawn nor handed over.").role(.editing),
    Parameter("locked", \.locked, "Cannot be chosen on the stage.").role(.editing),
    Parameter("over", \.over, "What the keys run over: offset in points, speed in points a second, or time in seconds.")
      .labeled("Keys over"),
    Parameter(
      "start", \.start, .number(0...1e6, unit: "pt", step: 1), "Scrolled points from rest at which time starts."
    )
    .role(.offset).labeled("Starts at"),
    Parameter("returns", \.returns, "Whether time runs backward before that."),
    Parameter("keys", \.keys, .list(of: LayerKey.domain, count: 0...mostKeys), "Keyframes along the scroll."),
  ]

  public var problems: [FieldProblem] {
    [pin?.problem(at: Self.path(of: \.pin)), earlyKey].compactMap(\.self) + keyProblems
  }

  /// A key over time that is before its start.
  private var earlyKey: FieldProblem? {
    guard over == .time, let index = keys.firstIndex(where: { $0.at < 0 }) else { return nil }
    return FieldProblem(
      path: "keys[\(index)].at", message: "\(keys[index].at.formatted(.shortest)) s is before the start of its time",
      help: "Keys over time are at 0 s or later.")
  }

  private var keyProblems: [FieldProblem] {
    zip(keys, keys.dropFirst()).enumerated().filter { $1.1.at < $1.0.at }.map { index, pair in
      FieldProblem(
        path: "keys[\(index + 1)].at",
        message:
          "\(pair.1.at.formatted(.shortest)) is before the key ahead of it, at \(pair.0.at.formatted(.shortest))",
        help: "Keys are in the order of their offsets.")
    }
  }
}

extension LayerSettings {
  /// Width over height of what it shows.
  func aspect(in setting: Setting) -> Double {
    shape?.aspect ?? picture.map { setting.aspect(ofPicture: setting.picture($0)) } ?? 1
  }

  /// Line height of other texts over the font size.
  static let lineHeight = 1.25

  /// Its name everywhere: in lists, outlines, curves and code.
  public var title: String {
    if !name.isEmpty { return name }
    if let shape { return shape.kind == .ellipse ? "Ellipse" : "Rectangle" }
    guard isText else { return (picture ?? 0).title }
    let words = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? "Text" : words
  }

  public var isText: Bool { picture == nil && shape == nil }

  /// Whether nothing of its box shows through, as far as that is up to the layer and not to its picture.
  var coversItsBox: Bool { !isText && painted?.isOpaque != false && radius == 0 && blend == .normal }

  /// What it shows, in a word.
  public var kindName: String { isText ? "text" : shape == nil ? "picture" : "shape" }

  /// The part of its name among the drawn layers.
  var kind: LayerKind { isText ? .text : shape == nil ? .image : .shape }

  /// The last time of its keys, in seconds.
  var lastTime: Double { max(0, keys.last?.at ?? 0) }

  /// Where keys over speed or time stand with reduced motion.
  var stillPlace: Double { over == .time ? lastTime : 0 }

  /// The color of a text: `0xRRGGBB`.
  public var ink: UInt32 { color?.hex ?? (tone == .light ? LayerText.light : LayerText.dark) }

  /// Height of a line of text, and of all of them, in points.
  var textLine: Double { size * lineHeight }
  var textHeight: Double { textLine * Double(lines.count) }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
