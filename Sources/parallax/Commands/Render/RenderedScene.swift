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
  /// What a picture of several side by side shows: the scene, and what is seen beside it.
  private struct Shown {
    var scene: ScreenMoment
    var others: [ScreenMoment]
  }

  func pixels(decodedBy decoder: PictureDecoder) throws(Failure) -> Pixels {
    let look = order.look()
    var book = PictureBook()
    let shown = try shown(with: &book)
    // A tape may have turned the device before the moment that is drawn.
    let room = order.room(look, for: shown[0].scene.preview, beside: shown[0].others.map(\.preview))
    let stage = try OffscreenStage(
      pixels: try look.pixels(of: room, count: shown.count), renderer: order.renderer, decoder: decoder, book: book)
    let frames = try shown.map { (shown) throws(Failure) in
      try look.picture(of: shown.scene, beside: shown.others, order.company.way, in: room, on: stage)
    }
    for fault in stage.faults { Console.complain(fault) }
    return Pixels(sideBySide: frames)
  }

  private func shown(with book: inout PictureBook) throws(Failure) -> [Shown] {
    let preview = book.preview(of: order.loaded)
    let others = order.company.previews(with: &book)
    guard let moment else {
      return offsets.map { offset in
        Shown(
          scene: ScreenMoment(Self.held(preview, at: offset)),
          others: others.map { ScreenMoment(Self.held($0, at: offset)) })
      }
    }
    func sought(_ run: TapeRun) -> ScreenMoment {
      var run = run
      run.seek(to: moment.time)
      return ScreenMoment(run)
    }
    let run = try order.run(moment.tape, in: preview)
    return [Shown(scene: sought(run), others: order.runs(moment.tape, in: preview, beside: others).map(sought))]
  }

  /// - Parameter offset: Nil: at rest.
  private static func held(_ preview: Preview, at offset: Double?) -> Preview {
    var preview = preview
    if let offset { preview.jump(to: offset, hold: true, at: 0) }
    return preview
  }
}
