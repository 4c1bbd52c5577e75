import Geometry
import Notation
import Parameters

/// A picture file of a scene, and the part that stays visible.
public struct SceneImage: Hashable, Sendable {
  /// Relative to the scene file, or absolute.
  public var file: String
  /// The point that stays visible when a box shows a part of the picture, in its unit square. Nil means its middle.
  public var focus: Point?

  public init(_ file: String, focus: Point? = nil) {
    self.file = file
    self.focus = focus
  }
}

/// Written as a path, or as `{ "file": "a.jpg", "focus": [0.3, 0.5] }`.
extension SceneImage: ParameterValue {
  public init?(_ value: JSONValue) {
    switch value {
    case .text(let file): self.init(file)
    case .object(let fields):
      guard let image = FocusedImage(value), fields.contains(where: { $0.key == "file" }) else { return nil }
      let focus = image.focus.count == 2 ? Point(x: image.focus[0], y: image.focus[1]) : nil
      self.init(image.file, focus: focus == Self.middle ? nil : focus)
    default: return nil
    }
  }

  public var value: JSONValue {
    guard let focus else { return .text(file) }
    return .object([
      JSONField("file", .text(file)), JSONField("focus", .list([.number(focus.x), .number(focus.y)])),
    ])
  }

  static let domain = Domain.either(.path, FocusedImage.domain)

  public static let middle = Point(x: 0.5, y: 0.5)
}

/// The fields of a picture with a focus.
private struct FocusedImage: Record {
  var file = ""
  var focus = [0.5, 0.5]

  static let noun = "picture"

  static let parameters: [Parameter<Self>] = [
    Parameter("file", \.file, .path, "The picture file."),
    Parameter(
      "focus", \.focus, .list(of: .number(0...1), count: 2...2),
      "The point of the picture that stays visible, across and down."),
  ]

  var problems: [FieldProblem] {
    file.isEmpty
      ? [FieldProblem(path: "file", message: "the file is missing", help: "A picture is a path, or has a file.")] : []
  }
}

extension SceneImage: ExpressibleByStringInterpolation {
  public init(stringLiteral file: String) { self.init(file) }
}
