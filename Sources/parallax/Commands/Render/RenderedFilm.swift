import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Glibc
import Images
import Notation
import PreviewKit
import SDLBackend
import StudioKit
import System

/// A film of one scene with a tape or its effect's own gesture. Its frames are the same as the window's.
struct RenderedFilm {
  private let shot: Shot
  private let format: FilmFormat
  private let path: String
  private let look: FrameLook
  private let canvas: OffscreenCanvas
  /// What the encoder reads, if it reads planes.
  private var planes: FilmPlanes?
  private var run: TapeRun
  /// The same gesture in the companions.
  private var others: [TapeRun]
  /// The curve at their right.
  private var curve: FilmedCurve?
  private let times: FilmTimes
  /// How often it is shown.
  private let repeats: Int
  /// Size of every frame, in points.
  private let room: Size
  private let pixels: Size

  /// Number of frames sampled for a palette.
  private static let samples = 24
  /// How many times as long as the sample a film is whose size is estimated before it is written.
  private static let worthEstimating = 8

  init(
    _ shot: Shot, _ cut: FilmCut, as format: FilmFormat, to path: String, renderer: CanvasOptions.Renderer
  ) throws(Failure) {
    (self.shot, self.format, self.path) = (shot, format, path)
    let rate = cut.rate ?? format.usualRate
    guard format.rates.contains(rate) else {
      throw Failure(
        .usage,
        "\(FilePath.name(of: path)) takes --fps from \(format.rates.lowerBound.formatted(.shortest)) to "
          + "\(format.rates.upperBound.formatted(.shortest)), not \(rate.formatted(.shortest)).")
    }
    look = shot.look(share: format.usualShare)
    var registry = PictureRegistry()
    let preview = registry.preview(of: shot.scene)
    let played = shot.gesture(in: preview)
    run = try Shot.run(played, in: preview, as: shot.situation)
    others = shot.runs(played, in: preview, beside: shot.previews(with: &registry))
    times = try Self.times(of: [run] + others, cut, rate: rate)
    repeats = cut.repeats
    room = Self.room(for: run, beside: others, shot, look)
    let height = room.height
    curve = try cut.curve.map { (layer) throws(Failure) in try FilmedCurve(shot.curve(layer), height: height) }
    pixels = try look.pixels(of: Size(width: room.width + (curve?.width ?? 0), height: room.height))
    planes = format.colors.map { [pixels] colors in
      FilmPlanes(
        width: Int(pixels.width), height: Int(pixels.height), colors.isHD ? .bt709 : .bt601,
        sharpening: colors.sharpening)
    }
    canvas = try OffscreenCanvas(pixels: pixels, renderer: renderer, decoder: .ofThisProgram(), registry: registry)
  }

  private static func times(of runs: [TapeRun], _ cut: FilmCut, rate: Double) throws(Failure) -> FilmTimes {
    let (from, to) = (cut.from, cut.to ?? runs.map(\.end).reduce(0, max) + FilmTimes.stay)
    guard from >= 0 else { throw Failure(.usage, "--from takes a time on the tape: 0 or more.") }
    guard to > from else {
      throw Failure(
        .usage,
        "The film would end at \(to.formatted(.shortest)) s, which is not after --from \(from.formatted(.shortest)).")
    }
    guard (to - from) * rate * Double(cut.repeats) <= Double(FilmTimes.mostFrames) else {
      throw Failure(
        .usage, "A film has at most \(FilmTimes.mostFrames) frames; use an earlier --to, or a lower --fps.")
    }
    return FilmTimes(from: from, to: to, rate: rate)
  }

  /// The size that fits every frame, even if a tape rotates the device.
  private static func room(
    for run: TapeRun, beside others: [TapeRun], _ shot: Shot, _ look: FrameLook
  ) -> Size {
    var (run, others) = (run, others)
    var room = shot.room(look, for: Preview(shot.scene.scene), beside: others.map(\.preview))
    for event in run.tape.events {
      switch event.action {
      case .input, .offset: continue
      case .resize, .set: break
      }
      run.seek(to: event.time)
      for index in others.indices { others[index].seek(to: event.time) }
      let turned = shot.room(look, for: run.preview, beside: others.map(\.preview))
      room = Size(width: max(room.width, turned.width), height: max(room.height, turned.height))
    }
    return room
  }
}

extension RenderedFilm {
  /// Returns the first existing file if none may be replaced; then nothing was written.
  ///
  /// - Parameter isAnnounced: Whether its size is printed before.
  mutating func write(
    replacing: Bool, isAnnounced: Bool, telling tell: @escaping FilmProgress.Telling
  ) throws(Failure) -> String? {
    if !replacing, let file = files.first(where: { access($0, F_OK) == 0 }) { return file }
    if case .pictures(let names) = format {
      if isAnnounced { announce(nil) }
      try writePictures(names, FilmProgress(frames: count, telling: tell))
    } else {
      do throws(FileError) { try AtomicFile.check(path) } catch { throw Failure(error) }
      let progress = FilmProgress(frames: count, telling: tell)
      let palette = try palette(progress)
      defer { palette?.close() }
      // Others are written nearly as soon as estimated.
      let isLong = count > Self.worthEstimating * (format.sample?.count ?? count)
      if isAnnounced { announce(isLong ? try estimate(palette) : nil) }
      try writeFilm(replacing: replacing, palette, progress)
    }
    for fault in canvas.faults { Console.complain(fault) }
    return nil
  }

  private var size: FilmSize { FilmSize(width: Int(pixels.width), height: Int(pixels.height), rate: times.rate) }

  /// Prints the size of the film before it is written.
  private func announce(_ estimate: FilmEstimate?) {
    let size = estimate.map { "; about \(FilmFormat.words(bytes: $0.bytes))" } ?? ""
    Console.complain("\(FilePath.name(of: path)): \(summary)\(size)")
  }

  /// The number of all frames.
  private var count: Int { times.count * repeats }

  private var files: [String] {
    if case .pictures(let names) = format { (0..<count).map { names[$0] } } else { [path] }
  }

  private var summary: String {
    let frames = counted(count, "frame", "frames")
    return "\(frames) of \(Int(pixels.width)) x \(Int(pixels.height)), \(times.rate.formatted(.shortest)) a second, "
      + "\((times.duration * Double(repeats)).formatted(.fixed(2))) s"
  }

  private mutating func frame(at time: Double) throws(Failure) -> Pixels {
    run.seek(to: time)
    for index in others.indices { others[index].seek(to: time) }
    let moment = ScreenMoment(run)
    var drawing = DrawList()
    curve?.draw(moment, into: &drawing)
    return try look.picture(
      of: moment, beside: others.map { ScreenMoment($0) }, shot.way, in: room,
      with: curve.map { (drawing, $0.width) }, on: canvas)
  }

  private mutating func writePictures(_ names: PictureNames, _ progress: FilmProgress) throws(Failure) {
    var written: [String] = []
    do throws(Failure) {
      for index in 0..<count {
        let name = names[index]
        try ExportedFile.write(try frame(at: times[index % times.count]), to: name)
        written.append(name)
        Interruption.removeAtEnd(name)
        try progress.tell(index + 1)
      }
    } catch {
      for name in written { unlink(name) }
      throw error
    }
  }

  private mutating func writeFilm(
    replacing: Bool, _ palette: UnnamedFile?, _ progress: FilmProgress
  ) throws(Failure) {
    let draft: DraftFile
    do throws(FileError) {
      draft = try DraftFile(for: path)
    } catch {
      throw Failure(error)
    }
    do throws(Failure) {
      guard let arguments = format.arguments(size, to: draft.place, palette: palette?.place) else { return }
      try encode(0..<count, arguments, progress, isCounted: true)
    } catch {
      draft.discard()
      throw error
    }
    do throws(FileError) {
      try draft.publish(replacing: replacing)
    } catch {
      throw Failure(error)
    }
  }

  /// A palette from evenly spaced frames. Nil if the format needs none.
  private mutating func palette(_ progress: FilmProgress) throws(Failure) -> UnnamedFile? {
    guard format.hasPalette else { return nil }
    guard let file = UnnamedFile() else { throw Failure(.cannotWrite, "\(path): there is no space for its palette.") }
    do throws(Failure) {
      let step = max(1, times.count / Self.samples)
      try encode(
        stride(from: 0, to: times.count, by: step), FilmFormat.paletteArguments(size, to: file.place), progress,
        isCounted: false)
    } catch {
      file.close()
      throw error
    }
    return file
  }

  /// What the film takes, from a sample of it. Nil for pictures.
  mutating func estimate() throws(Failure) -> FilmEstimate? {
    let palette = try palette(FilmProgress(frames: count) { _, _ in })
    defer { palette?.close() }
    return try estimate(palette)
  }

  private mutating func estimate(_ palette: UnnamedFile?) throws(Failure) -> FilmEstimate? {
    guard let sample = format.sample else { return nil }
    let progress = FilmProgress(frames: count) { _, _ in }
    let begin = MonotonicClock.now
    guard let starts = sample.starts(in: times.count) else {
      let bytes = try encodedBytes(Array(0..<times.count), every: nil, palette, progress)
      let share = Double(repeats)
      return FilmEstimate(bytes: bytes * share, seconds: (MonotonicClock.now - begin) * share)
    }
    let keys = try encodedBytes(starts, every: sample.hasKeyFrames ? 1 : nil, palette, progress)
    let middle = MonotonicClock.now
    let frames = starts.flatMap { $0..<$0 + sample.length }
    let whole = try encodedBytes(frames, every: sample.hasKeyFrames ? sample.length : nil, palette, progress)
    let pace = (MonotonicClock.now - middle) / Double(frames.count)
    return FilmEstimate(
      bytes: sample.bytes(of: count, keys: keys, whole: whole), seconds: pace * Double(count))
  }

  /// The size of a film of some frames.
  private mutating func encodedBytes(
    _ frames: [Int], every interval: Int?, _ palette: UnnamedFile?, _ progress: FilmProgress
  ) throws(Failure) -> Double {
    guard let file = UnnamedFile() else { throw Failure(.cannotWrite, "\(path): there is no space for a part of it.") }
    defer { file.close() }
    guard let arguments = format.arguments(size, to: file.place, palette: palette?.place, interval: interval) else {
      return 0
    }
    try encode(frames, arguments, progress, isCounted: false)
    return Double(file.size)
  }

  /// - Parameter isCounted: Whether these frames count as progress.
  private mutating func encode(
    _ frames: some Sequence<Int>, _ arguments: [String], _ progress: FilmProgress, isCounted: Bool
  ) throws(Failure) {
    let encoder: FilmEncoder
    do throws(FilmError) {
      encoder = try FilmEncoder(arguments, searching: Environment.value("PATH"))
    } catch {
      throw Failure(error == .missing ? .unavailable : .cannotWrite, "\(path): \(error)")
    }
    var isHeard = true
    do throws(Failure) {
      for index in frames where isHeard {
        let frame = try frame(at: times[index % times.count])
        planes?.take(frame.bytes)
        isHeard = encoder.take(planes?.bytes ?? frame.bytes)
        try progress.tell(isCounted ? index + 1 : 0)
      }
    } catch {
      encoder.cancel()
      throw error
    }
    do throws(FilmError) {
      try encoder.finish()
    } catch {
      throw Failure(.cannotWrite, "\(path): \(error)")
    }
  }
}
