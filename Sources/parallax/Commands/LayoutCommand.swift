import Desktop
import Documents
import Effects
import Geometry
import Notation

/// `parallax layout`: the frame of every visible layer at an offset, as JSON.
enum LayoutCommand {
  static let command = Command(
    name: "layout", operands: "SCENE", offers: .scenes,
    summary: "Prints the frame of every visible layer at an offset.",
    examples: [
      "parallax layout map-crop --offset 120", "parallax layout album-stack --offset -30 --set device.width=320",
    ],
    options: [
      Option("offset", takes: "N", "Scroll offset in points; at rest by default."), .published,
      .set, .json,
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "layout")
    let offset = try invocation.number("offset")
    let stored = try LoadedScene(name, invocation)
    let loaded = stored.placed
    let setting = loaded.scene.setting { loaded.report($0).size }
    try Console.write(JSONWriter.pretty(json(loaded.scene, named: stored.stored.name, in: setting, offset: offset)))
    return .done
  }

  static func json(_ scene: Scene, named name: String, in setting: Setting, offset: Double?) -> JSONValue {
    let bounds = scene.effect.extent(in: setting).bounds
    let offset = offset ?? bounds.lowerBound
    var layers: [Layer] = []
    scene.effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
    return .object([
      JSONField("scene", .text(name)), JSONField("effect", .text(scene.effectName)),
      JSONField("offset", .number(offset)),
      JSONField("viewport", ["width": .number(setting.viewport.width), "height": .number(setting.viewport.height)]),
      JSONField("bounds", ["low": .number(bounds.lowerBound), "high": .number(bounds.upperBound)]),
      JSONField("layers", .list(layers.filter { $0.blur == 0 || $0.touches(setting.screen) }.map(json))),
    ])
  }

  private static func json(_ layer: Layer) -> JSONValue {
    .object(
      [
        JSONField("id", .text(layer.id.description)), JSONField("kind", .text(layer.content.kind)),
        JSONField("frame", json(layer.frame)), JSONField("clip", layer.clip.map(json) ?? .null),
        JSONField("crop", layer.content.isPicture ? json(layer.crop) : .null),
        JSONField("opacity", .number(layer.opacity)),
      ] + (layer.isWhole ? [JSONField("fit", .text(PictureFit.Mode.contain.rawValue))] : [])
        + number("shade", layer.content.shade) + number("radius", layer.radius)
        + (layer.content.isBlurred ? [JSONField("blurred", .flag(true))] : []) + number("shadow", layer.shadow)
        + number("rotation", layer.rotation) + number("blur", layer.blur))
  }

  /// The field, left out where the number is 0.
  private static func number(_ name: String, _ number: Double) -> [JSONField] {
    number == 0 ? [] : [JSONField(name, .number(number))]
  }

  private static func json(_ rect: Rect) -> JSONValue { .numbers([rect.x, rect.y, rect.width, rect.height]) }
}
