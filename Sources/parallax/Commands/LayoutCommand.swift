import Desktop
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import StudioKit

/// `parallax layout`: the frame of every visible layer at an offset, or at moments of a gesture, as JSON.
enum LayoutCommand {
  static let command = Subcommand(
    name: "layout", operands: "SCENE", offers: .scenes,
    summary: "Prints the frame of every visible layer at an offset, or at moments of a gesture.",
    examples: [
      "parallax layout map-crop --offset 120", "parallax layout album-stack --offset -30 --set device.width=320",
      "parallax layout header-stretch --tape pull.json --at 0.5,1.5",
    ],
    options: [
      Option("offset", takes: "N", "Scroll offset in points; at rest by default."),
      Option("tape", takes: "FILE", offers: .files, "A recorded gesture; with --at alone, the effect's own."),
      Option("at", takes: "T,T...", "Moments of the gesture, in seconds: a list has the layers at each."), .published,
      .set, .json,
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "layout")
    let offset = try invocation.number("offset")
    let times = try times(invocation)
    let tape = try invocation["tape"].map { (path) throws(Failure) in try TapeLoading.tape(at: path) }
    let stored = try LoadedScene(name, invocation)
    let (loaded, title) = (stored.placed, stored.stored.name)
    guard let times else {
      let setting = loaded.scene.setting { loaded.report($0).size }
      try Console.write(JSONWriter.pretty(json(loaded.scene, named: title, in: setting, offset: offset)))
      return .done
    }
    var shot = Shot(loaded)
    shot.tape = tape
    var registry = PictureRegistry()
    let preview = registry.preview(of: loaded)
    var run = try Shot.run(shot.gesture(in: preview), in: preview)
    let moments = times.map { time in
      run.seek(to: time)
      return json(ScreenMoment(run), named: title)
    }
    try Console.write(JSONWriter.pretty(moments.count == 1 ? moments[0] : .list(moments)))
    return .done
  }

  /// The moments of `--at`; nil: there is no gesture.
  private static func times(_ invocation: Invocation) throws(Failure) -> [Double]? {
    guard let times = try invocation.numbers("at") else {
      guard !invocation.has("tape") else {
        throw Failure(.usage, "--tape needs the moments whose layers to print: --at 0.5,1.5.")
      }
      return nil
    }
    guard !invocation.has("offset") else { throw Failure(.usage, "--offset and --at exclude each other.") }
    guard times.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      throw Failure(.usage, "--at takes moments of the gesture, in seconds: 0 or more.")
    }
    return times
  }

  private static func json(_ moment: ScreenMoment, named name: String) -> JSONValue {
    let (scene, setting) = (moment.preview.scene, moment.preview.setting)
    let offset = moment.preview.offset(at: moment.time)
    return json(moment.layers, of: scene, named: name, in: setting, offset: offset, time: moment.time)
  }

  static func json(_ scene: Scene, named name: String, in setting: Setting, offset: Double?) -> JSONValue {
    let offset = offset ?? scene.effect.extent(in: setting).bounds.lowerBound
    var layers: [Layer] = []
    scene.effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
    return json(layers, of: scene, named: name, in: setting, offset: offset)
  }

  private static func json(
    _ layers: [Layer], of scene: Scene, named name: String, in setting: Setting, offset: Double, time: Double? = nil
  ) -> JSONValue {
    let bounds = scene.effect.extent(in: setting).bounds
    return .present([
      "scene": .text(name), "effect": .text(scene.effectName), "time": time.map { .number($0) },
      "offset": .number(offset),
      "viewport": ["width": .number(setting.viewport.width), "height": .number(setting.viewport.height)],
      "bounds": ["low": .number(bounds.lowerBound), "high": .number(bounds.upperBound)],
      "layers": .list(layers.filter { $0.blur == 0 || $0.touches(setting.screen) }.map(json)),
    ])
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
