import Boundary
import Geometry
import Notation
import Parameters

/// A picture file of a scene, and how it lies in its box.
public struct SceneImage: Hashable, Sendable {
  /// What layers and items call it. Nil if they count positions.
  public var id: String?
  /// Relative to the scene file, or absolute.
  public var file: String
  /// The layer of the file that it is, by its path there. Nil for the whole picture.
  public var layer: String?
  /// The point that stays visible when a box shows a part of the picture, in its unit square. Nil means its middle.
  public var focus: Point? { didSet { if focus == Self.middle { focus = nil } } }
  /// Whether it covers its box or is seen whole in it.
  public var fit: PictureFit.Mode

  public init(
    _ file: String, layer: String? = nil, id: String? = nil, focus: Point? = nil, fit: PictureFit.Mode = .cover
  ) {
    (self.file, self.layer, self.id, self.fit) = (file, layer, id, fit)
    self.focus = focus == Self.middle ? nil : focus
  }
}

extension SceneImage {
  /// The file, or its layer, as one path.
  public var address: String { PictureAddress(file: file, layer: layer).text }
}

extension PictureFit.Mode: Choice {}

/// Written as a path, or as `{ "file": "a.ora", "layer": "Hills", "focus": [0.3, 0.5], "fit": "contain" }`.
extension SceneImage: ParameterValue {
  public init?(_ value: JSONValue) {
    switch value {
    case .text(let file): self.init(file)
    case .object(let fields):
      guard let image = FittedImage(value), fields.contains(where: { $0.key == "file" }) else { return nil }
      let focus = image.focus.count == 2 ? Point(x: image.focus[0], y: image.focus[1]) : nil
      self.init(image.file, layer: image.layer, id: image.id, focus: focus, fit: image.fit)
    default: return nil
    }
  }

  public var value: JSONValue { fitted?.value ?? .text(file) }

  public func value(at steps: ArraySlice<FieldStep>) -> JSONValue? {
    steps.isEmpty ? value : fitted?.value(at: steps)
  }

  /// Nil if its path says all.
  private var fitted: FittedImage? {
    guard id != nil || layer != nil || focus != nil || fit != .cover else { return nil }
    var image = FittedImage()
    (image.id, image.file, image.layer, image.fit) = (id, file, layer, fit)
    if let focus { image.focus = [focus.x, focus.y] }
    return image
  }

  static let domain = Domain.either(.path, FittedImage.domain)

  public static let middle = Point(x: 0.5, y: 0.5)
}

/// The fields of a picture that has an id, or does not cover its box from its middle.
private struct FittedImage: Record {
  var id: String?
  var file = ""
  var layer: String?
  var focus = [0.5, 0.5]
  var fit = PictureFit.Mode.cover

  static let noun = "picture"

  static let parameters: [Parameter<Self>] = [
    Parameter("id", \.id, .either(.text, .null), "What layers and items call it, wherever it is in the list."),
    Parameter("file", \.file, .path, "The picture file."),
    Parameter(
      "layer", \.layer, .either(.text, .null),
      "The layer of the file to show, through its groups: Hills/Near. Without it, the whole picture."),
    Parameter(
      "focus", \.focus, .list(of: .number(0...1), count: 2...2),
      "The point of the picture that stays visible, across and down."),
    Parameter("fit", \.fit, "Whether the picture covers its box, or is shown whole if the effect allows it."),
  ]

  var problems: [FieldProblem] {
    file.isEmpty
      ? [FieldProblem(path: "file", message: "the file is missing", help: "A picture is a path, or has a file.")] : []
  }
}

extension SceneImage: ExpressibleByStringInterpolation {
  public init(stringLiteral file: String) { self.init(file) }
}
