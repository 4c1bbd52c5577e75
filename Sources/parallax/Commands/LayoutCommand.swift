import Desktop
import Documents
import Effects
import Geometry
import Notation

/// `parallax layout`: the frame of every visible layer at an offset, as JSON.
enum LayoutCommand {
  static let command = Subcommand(
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
    return [
      "scene": .text(name), "effect": .text(scene.effectName), "offset": .number(offset),
      "viewport": ["width": .number(setting.viewport.width), "height": .number(setting.viewport.height)],
      "bounds": ["low": .number(bounds.lowerBound), "high": .number(bounds.upperBound)],
      "layers": .list(layers.filter { $0.blur == 0 || $0.touches(setting.screen) }.map(json)),
    ]
  }

  /// What is 0 is left out.
  private static func json(_ layer: Layer) -> JSONValue {
    func number(_ number: Double) -> JSONValue? { number == 0 ? nil : .number(number) }
    let fit: JSONValue? = layer.isWhole ? .text(PictureFit.Mode.contain.rawValue) : nil
    return .present([
      "id": .text(layer.id.description), "kind": .text(layer.content.kind), "frame": json(layer.frame),
      "clip": layer.clip.map(json) ?? .null, "crop": layer.content.isPicture ? json(layer.crop) : .null,
      "opacity": .number(layer.opacity), "fit": fit, "shade": number(layer.content.shade),
      "radius": number(layer.radius), "blurred": layer.content.isBlurred ? true : nil, "shadow": number(layer.shadow),
      "rotation": number(layer.rotation), "blur": number(layer.blur),
    ])
  }

  private static func json(_ rect: Rect) -> JSONValue { .numbers([rect.x, rect.y, rect.width, rect.height]) }
}
