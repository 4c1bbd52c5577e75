import Decoding
import Desktop
import Glibc
import Handoff
import SDLBackend
import StudioKit
import System

/// Carries out an export order: for `render`, `handoff`, and a studio that has started this process.
struct Exporter {
  private let order: ExportOrder
  private let renderer: CanvasOptions.Renderer
  /// Whether the size of a film or of a folder is printed before it is written.
  private let announces: Bool
  /// Sentences for the head of code.
  private let remarks: [String]
  /// Whether the pictures of a folder keep all their pixels.
  private let isFull: Bool

  init(
    _ order: ExportOrder, renderer: CanvasOptions.Renderer = .auto, announces: Bool = false, remarks: [String] = [],
    isFull: Bool = false
  ) {
    (self.order, self.renderer, self.announces, self.remarks) = (order, renderer, announces, remarks)
    self.isFull = isFull
  }
}

extension Exporter {
  private func withFilm<Result>(
    _ shot: Shot, _ cut: FilmCut, _ work: (inout RenderedFilm) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let path = order.path
    guard let format = FilmFormat(path: path) else {
      throw Failure(.usage, "A film is .mp4, .webm, .gif, .webp or -%04d.png, not \(path).")
    }
    // Before any other thread starts, so that a cancelled film leaves nothing behind.
    Interruption.hold()
    Interruption.limit()
    defer { Interruption.release() }
    // ffmpeg may end early and report why.
    signal(SIGPIPE, SIG_IGN)
    var film = try RenderedFilm(shot, cut, as: format, to: path, renderer: renderer)
    return try work(&film)
  }

  /// Returns the answer to the order: if files block it, nothing was written.
  ///
  /// - Parameter tell: Receives the finished and total number of frames of a film.
  func run(telling tell: @escaping FilmProgress.Telling = { _, _ in }) throws(Failure) -> ExportAnswer {
    let path = order.path
    if order.isFile {
      try InputFiles(order.scene.map { [$0] } ?? []).refuse(output: path)
      if !order.replaces, access(path, F_OK) == 0 { return .blocked(by: [path]) }
    }
    switch order.content {
    case .film(let shot, let cut):
      let file = try withFilm(shot, cut) { (film) throws(Failure) in
        try film.write(replacing: order.replaces, isAnnounced: announces, telling: tell)
      }
      if let file { return .blocked(by: [file]) }
    case .estimate(let shot, let cut):
      let estimate = try withFilm(shot, cut) { (film) throws(Failure) in try film.estimate() }
      guard let estimate else { throw Failure(.usage, "Only the size of a film can be estimated.") }
      return .estimate(estimate)
    case .picture(let shot, let moment):
      let decoder = PictureDecoder.ofThisProgram()
      decoder.start()
      let scene = RenderedScene(shot: shot, moment: moment, renderer: renderer)
      try ExportedFile.write(scene.pixels(decodedBy: decoder), to: path)
    case .curve(let shot, let layer): try RenderedCurve(shot, layer, renderer: renderer).write(to: path)
    case .code(let scene, let wanted):
      // An order may name anything.
      guard let system = Resources.systems().first(where: { $0.name == wanted.name }) else {
        throw Failure(.badData, "There is no system \"\(wanted.name)\". Those are \(HandoffCommand.names).")
      }
      try ExportedFile.write(scene.code(as: system, to: path, remarks: remarks), to: path)
    case .folder(let scene):
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      do throws(FileError) { try Folder.check(folder) } catch { throw Failure(error) }
      let files = try HandoffFolder(scene.handoff(remarks: remarks), scene, isFull: isFull)
        .write(to: folder, replacing: order.replaces, announces: announces)
      if !files.isEmpty { return .blocked(by: files) }
    case .packed(let scene, let expectation):
      let packing = try PackingOrder(scene, replacing: path)
      guard try packing.write(to: path, over: expectation) else { return .blocked(by: [path]) }
      return Self.outcome(packing)
    case .unpacked(let scene):
      let packing = try PackingOrder(scene)
      let files = try packing.write(toFolder: path, replacing: order.replaces)
      return files.isEmpty ? Self.outcome(packing) : .blocked(by: files)
    case .text(let text, _): try ExportedFile.write(text, to: path)
    }
    return .done
  }

  private static func outcome(_ packing: PackingOrder) -> ExportAnswer {
    packing.leftOut.isEmpty
      ? .done : .incomplete(Dictionary(packing.leftOut.map { ($0.path, $0.why) }) { first, _ in first })
  }
}
