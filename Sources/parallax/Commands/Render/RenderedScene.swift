import Decoding
import Geometry
import PreviewKit
import SDLBackend
import StudioKit

/// A picture of one scene, at one moment or several side by side.
struct RenderedScene {
  let shot: Shot
  let moment: PictureMoment
  let renderer: CanvasOptions.Renderer
  var fonts = CanvasOptions.Fonts.installed
}

extension RenderedScene {
  /// One of several moments: the scene and those beside it.
  private struct Shown {
    var scene: ScreenMoment
    var others: [ScreenMoment]
  }

  func pixels(decodedBy decoder: PictureDecoder) throws(Failure) -> Pixels {
    let look = shot.look()
    var registry = PictureRegistry()
    let shown = try shown(with: &registry)
    // A tape may have rotated the device before the drawn moment.
    let room = shot.room(look, for: shown[0].scene.preview, beside: shown[0].others.map(\.preview))
    let canvas = try OffscreenCanvas(
      pixels: try look.pixels(of: room, count: shown.count), renderer: renderer, fonts: fonts,
      decoder: decoder, registry: registry)
    let frames = try shown.map { (shown) throws(Failure) in
      try look.picture(of: shown.scene, beside: shown.others, shot.way, in: room, on: canvas)
    }
    for fault in canvas.faults { Console.complain(fault) }
    return Pixels(sideBySide: frames)
  }

  private func shown(with registry: inout PictureRegistry) throws(Failure) -> [Shown] {
    let preview = registry.preview(of: shot.scene)
    let others = shot.previews(with: &registry)
    switch moment {
    case .offsets(let offsets):
      let places: [Double?] = offsets.isEmpty ? [nil] : offsets
      return places.map { offset in
        Shown(
          scene: ScreenMoment(Self.held(preview, at: offset)),
          others: others.map { ScreenMoment(Self.held($0, at: offset)) })
      }
    case .time(let time):
      func sought(_ run: TapeRun) -> ScreenMoment {
        var run = run
        run.seek(to: time)
        return ScreenMoment(run)
      }
      let tape = shot.gesture(in: preview)
      let run = try Shot.run(tape, in: preview, as: shot.situation)
      return [Shown(scene: sought(run), others: shot.runs(tape, in: preview, beside: others).map(sought))]
    }
  }

  /// - Parameter offset: Nil for rest.
  private static func held(_ preview: Preview, at offset: Double?) -> Preview {
    var preview = preview
    if let offset { preview.jump(to: offset, hold: true, at: 0) }
    return preview
  }
}
