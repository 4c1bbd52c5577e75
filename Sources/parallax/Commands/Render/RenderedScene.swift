import Boundary
import Decoding
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend

/// One scene drawn at one moment or several.
struct RenderedScene {
  private var loaded: LoadedScene
  private var scale: Double
  private var offsets: [Double?]
  private var tape: (tape: Tape, time: Double)?
  private var isXRay: Bool
  private var hasBody: Bool
  private var renderer: CanvasOptions.Renderer

  /// The longest side of a picture, in pixels: what every driver can draw.
  private static let longestSide = 16_384.0

  private static let mostPixels = 268_435_456.0

  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    let wanted = try invocation.scale()
    offsets = try invocation.numbers("offset") ?? [nil]
    renderer = try invocation.renderer()
    isXRay = invocation.has("xray")
    hasBody = invocation.has("body")
    let time = try invocation.number("at")
    loaded = try LoadedScene(name, sets: invocation.all("set"))
    try InputFiles([loaded], others: [(invocation["tape"], "the tape")]).refuse(output: invocation["output"])
    scale = wanted ?? loaded.scene.device.scale
    if let path = invocation["tape"] {
      guard let time, time >= 0 else { throw Failure(.usage, "render needs the moment of the tape, as in --at 1.5.") }
      guard !invocation.has("offset") else { throw Failure(.usage, "--tape and --offset exclude each other.") }
      tape = (try TapeLoading.tape(at: path), time)
    } else if time != nil {
      throw Failure(.usage, "--at is a moment of a tape; name it with --tape.")
    }
  }
}

extension RenderedScene {
  /// - Parameter decoder: Decodes the scene's pictures.
  func pixels(decodedBy decoder: PictureDecoder) throws(Failure) -> Pixels {
    let device = try deviceAtTheMoment()
    let room = hasBody ? BodyRoom.size(of: device) : device.size
    let width = (room.width * scale).rounded()
    let height = (room.height * scale).rounded()
    guard max(width, height) <= Self.longestSide, width * Double(offsets.count) * height <= Self.mostPixels else {
      throw Failure(
        .usage,
        "That would be a picture of \(Int(width) * offsets.count) x \(Int(height)) pixels; take a lower --scale.")
    }
    let stage = try OffscreenStage(
      pixels: Size(width: max(1, width), height: max(1, height)), renderer: renderer, decoder: decoder)
    let preview = stage.preview(of: loaded)
    var frames: [Pixels] = []
    for offset in offsets { frames.append(try frame(of: preview, at: offset, on: stage)) }
    for fault in stage.faults { Console.complain(fault) }
    return Pixels(sideBySide: frames)
  }

  /// A tape may turn the device before the moment that is drawn.
  private func deviceAtTheMoment() throws(Failure) -> Device {
    guard let tape else { return loaded.scene.device }
    var player = TapePlayer(tape.tape, into: Preview(loaded.scene))
    let problems = player.play(to: tape.time)
    guard problems.isEmpty else { throw Failure(.badData, lines: problems.map { "the tape sets \($0)" }) }
    return player.preview.scene.device
  }

  private func frame(of preview: Preview, at offset: Double?, on stage: OffscreenStage) throws(Failure) -> Pixels {
    var preview = preview
    var time = 0.0
    if let tape {
      var player = TapePlayer(tape.tape, into: preview)
      player.play(to: tape.time)
      (preview, time) = (player.preview, tape.time)
    } else if let offset {
      preview.jump(to: offset, hold: true, at: time)
    }
    var layers: [Layer] = []
    preview.layers(at: time, into: &layers)
    guard hasBody else {
      var list = DrawList()
      draw(layers, of: preview, at: time, into: &list)
      return try stage.pixels(of: list, size: preview.setting.viewport, scale: scale)
    }
    let room = BodyRoom(preview.scene, scale: scale)
    return try stage.pixels(size: room.size, scale: scale) { list, tones in
      var screen = DrawList()
      draw(layers, of: preview, at: time, into: &screen)
      ScreenBars(preview.scene.device).draw(over: layers, ScreenTone(preview, tones: tones), into: &screen)
      room.draw(screen, into: &list)
    }
  }

  private func draw(_ layers: [Layer], of preview: Preview, at time: Double, into list: inout DrawList) {
    LayerPainter(preview).draw(layers, at: time, into: &list)
    if isXRay { XRay(preview, scale: scale).draw(layers, at: time, into: &list) }
  }
}
