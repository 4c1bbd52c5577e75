import Decoding
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend

/// A picture of one scene, at one moment or at several side by side.
struct RenderedScene {
  private let order: RenderOrder
  private let offsets: [Double?]
  /// A moment of the order's tape, in seconds.
  private let moment: (tape: Tape, time: Double)?

  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    order = try RenderOrder(name, invocation)
    offsets = try invocation.numbers("offset") ?? [nil]
    let time = try invocation.number("at")
    if order.hasTape {
      guard let time, time >= 0 else { throw Failure(.usage, "render needs the moment of the tape, as in --at 1.5.") }
      guard !invocation.has("offset") else { throw Failure(.usage, "--tape and --offset exclude each other.") }
      moment = try order.tape().map { ($0, time) }
    } else {
      guard time == nil else { throw Failure(.usage, "--at is a moment of a tape; name it with --tape.") }
      guard order.situation == nil else {
        throw Failure(.usage, "--situation shows how something moves; name a --tape, or a film to write: -o film.mp4.")
      }
      moment = nil
    }
    for option in ["fps", "from", "to"] where invocation.has(option) {
      throw Failure(.usage, "--\(option) belongs to a film; let the name of the file end in .mp4.")
    }
  }
}

extension RenderedScene {
  func pixels(decodedBy decoder: PictureDecoder) throws(Failure) -> Pixels {
    let look = order.look()
    var run = try moment.map { (moment) throws(Failure) in
      try order.run(moment.tape, in: Preview(order.loaded.scene))
    }
    // A tape may turn the device before the moment that is drawn.
    if let moment { run?.seek(to: moment.time) }
    let others = moment.map { companyMoments($0, in: Preview(order.loaded.scene), on: nil).map(\.preview) }
    let room = order.room(
      look, for: run?.preview ?? Preview(order.loaded.scene),
      beside: others ?? order.company.companions.map { $0.preview(on: nil) })
    let stage = try OffscreenStage(
      pixels: try look.pixels(of: room, count: offsets.count), renderer: order.renderer, decoder: decoder)
    let preview = stage.preview(of: order.loaded)
    var frames: [Pixels] = []
    let way = order.company.way
    if let moment {
      var run = try order.run(moment.tape, in: preview)
      run.seek(to: moment.time)
      let others = companyMoments(moment, in: preview, on: stage)
      frames.append(try look.picture(of: ScreenMoment(run), beside: others, way, in: room, on: stage))
    } else {
      for offset in offsets {
        let (shown, others) = (
          Self.held(preview, at: offset),
          order.company.companions.map { ScreenMoment(Self.held($0.preview(on: stage), at: offset)) }
        )
        frames.append(try look.picture(of: ScreenMoment(shown), beside: others, way, in: room, on: stage))
      }
    }
    for fault in stage.faults { Console.complain(fault) }
    return Pixels(sideBySide: frames)
  }

  /// The scenes that are seen beside, at the moment of the tape.
  private func companyMoments(
    _ moment: (tape: Tape, time: Double), in preview: Preview, on stage: OffscreenStage?
  ) -> [ScreenMoment] {
    order.companyRuns(moment.tape, in: preview, on: stage).map { run in
      var run = run
      run.seek(to: moment.time)
      return ScreenMoment(run)
    }
  }

  /// - Parameter offset: Nil: at rest.
  private static func held(_ preview: Preview, at offset: Double?) -> Preview {
    var preview = preview
    if let offset { preview.jump(to: offset, hold: true, at: 0) }
    return preview
  }
}
