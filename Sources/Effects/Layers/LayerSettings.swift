import Geometry
import Notation
import Parameters

/// One layer of a layers scene: a picture or a text, its ratio, and its keys over the offset.
public struct LayerSettings: Record {
  public enum Align: String, Choice { case leading, center, trailing }
  public enum Tone: String, Choice { case light, dark }
  /// The side from which its keys reveal it, in reading direction.
  public enum From: String, Choice { case bottom, top, leading, trailing, center }

  public var name = ""
  /// The picture's index in the scene's list; nil for a text.
  public var picture: Int? = 0
  public var text: String?
  public var ratio = 1.0
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
  public var fill = false
  public var `repeat` = false
  public var pin: LayerPin?
  public var from = From.bottom
  public var keys: [LayerKey] = []

  public init() {}

  public static let noun = "layer"

  public static let parameters: [Parameter<Self>] = [
    Parameter("name", \.name, "What the panel and the x-ray call it."),
    Parameter(
      "picture", \.picture, or: "text", \.text, fallback: "Title", .whole(0...99_999),
      "Which of the scene's pictures it shows, counted from 0."),
    Parameter("text", \.text, or: "picture", \.picture, fallback: 0, .text, "A line of text in place of a picture."),
    Parameter(
      "ratio", \.ratio, .number(-3...3), "Its speed over the content's: 0 is pinned to the screen, 1 goes along."
    ).role(.speed).usually(-0.5...1.5),
    Parameter("x", \.x, .number(-2...3), "Where its middle lies at rest, as a share of the screen's width.")
      .usually(0...1),
    Parameter("y", \.y, .number(-2...3), "Where its middle lies at rest, as a share of the box's height.")
      .usually(0...1),
    Parameter("width", \.width, .number(0.01...10), "Its width as a share of the screen's.")
      .usually(0.05...3),
    Parameter("size", \.size, .points(8...200), "Size of a text's font.").usually(8...72),
    Parameter("align", \.align, "Where a text lies in its width."),
    Parameter("tone", \.tone, "Whether a text is light or dark."),
    Parameter("fill", \.fill, "Covers the whole box, as large as its ratio and keys need for that."),
    Parameter("repeat", \.repeat, "Goes on without end along the axis of a whole screen.").labeled("Repeats"),
    Parameter(
      "pin", \.pin, .either(LayerPin.domain, .null),
      "Points of scroll from rest between which it stays where it is on the screen: from, to."),
    Parameter("from", \.from, "The side from which its keys reveal it."),
    Parameter("keys", \.keys, .list(of: LayerKey.domain, count: 0...64), "What becomes of it over the offset."),
  ]

  public var problems: [FieldProblem] {
    [pin?.problem(at: Self.path(of: \.pin))].compactMap(\.self) + keyProblems
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
  /// Line height relative to the font size.
  static let lineHeight = 1.25

  public var title: String {
    if !name.isEmpty { return name }
    return text.map { $0.isEmpty ? "Text" : $0 } ?? "Picture \((picture ?? 0) + 1)"
  }

  var isText: Bool { picture == nil }
}
