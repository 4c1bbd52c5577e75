import Boundary
import Decoding
import Geometry
import Images
import System

/// Brings pictures from their files onto a canvas, without holding up a frame, and within a budget of memory.
///
/// Each frame: `show` tells it what is on screen, `advance` lets it work. What is on screen is read by a thread of
/// ordinary priority, so that it comes in on a busy machine too; pictures ahead by another one while the machine has
/// nothing better to do. Pictures are made as small as they are drawn, uploaded in strips, and fade in. A file that
/// cannot be shown costs its own picture and no other: there is a sentence in `problems`, and on the tile that is drawn
/// in its place.
///
/// A class because it owns the threads and decides over the pictures of one canvas.
@MainActor package final class PictureLoader {
  private let canvas: Canvas
  private let limits: ImageLimits
  private let decoder: PictureDecoder
  /// No texture may have more pixels on a side.
  private let longestSide: Int
  /// Seconds from some fixed moment. Only bounds the time that uploading takes; everything else gets the time.
  private let clock: () -> Double
  private var cache: PictureCache
  private var paths: [PictureID: String] = [:]
  /// What pictures are made of that frames have shown.
  private var makings: [PictureID: PictureMaking] = [:]
  /// The pictures that could not be loaded, or only in part, and the reasons.
  package private(set) var problems: [PictureID: PictureProblem] = [:]
  /// How light the pictures are that have been loaded.
  package private(set) var tones: [PictureID: PictureTone] = [:]
  /// What tells versions of layers apart, of those on the canvas.
  private var fingerprints: [PictureID: UInt64] = [:]
  /// Read, and to be uploaded one after the other.
  private var arrivals: [PictureReader.Delivery] = []
  private var upload: TextureUpload?
  /// Pictures that fade in, and since when.
  private var fades: [(picture: PictureID, start: Double)] = []
  /// Something came in, faded on or failed since `advance` said so last.
  private var hasNews = false
  /// Reads what is on screen. Nil where the system has no thread left: pictures are then read between two frames.
  private let screenReader: PictureReader?
  /// Reads pictures ahead. Nil if the system has no thread left: the other one does that too.
  private let aheadReader: PictureReader?
  /// The picture that each reader read at the last visit, and whether another visit is due.
  private var reading: (onScreen: PictureID?, ahead: PictureID?) = (nil, nil)
  private var isVisitDue = false

  /// - Parameters:
  ///   - decoder: Decodes what is read.
  ///   - budget: Bytes that pictures may take, decoded and uploaded together. What is on screen is kept beyond it, and
  ///     each picture that is being decoded takes its file's size and four bytes a pixel besides.
  ///   - telling: Called on another thread when `advance` will find something new, to wake the main one:
  ///     `EventSource.wake`.
  ///   - waiting: Called on the thread for pictures ahead, before each picture; a test lets it wait there as on a busy
  ///     machine.
  package init(
    canvas: Canvas, decoder: PictureDecoder, budget: Int = 256_000_000, limits: ImageLimits = .standard,
    clock: @escaping () -> Double = { MonotonicClock.now }, telling: @escaping @Sendable () -> Void = {},
    waiting: @escaping @Sendable () -> Void = {}
  ) {
    self.canvas = canvas
    self.decoder = decoder
    self.limits = limits
    self.clock = clock
    cache = PictureCache(budget: budget)
    let longestSide = max(1, canvas.renderer.longestTextureSide)
    self.longestSide = longestSide
    screenReader = PictureReader(
      isPatient: false,
      reading: { LoadedPicture.read($0, longestSide: longestSide, limits: limits, by: decoder, lane: .prompt) },
      telling: telling)
    aheadReader = PictureReader(
      isPatient: true,
      reading: { request in
        waiting()
        return LoadedPicture.read(request, longestSide: longestSide, limits: limits, by: decoder, lane: .patient)
      }, telling: telling)
  }

  isolated deinit {
    screenReader?.close()
    aheadReader?.close()
  }
}

extension PictureLoader {
  /// Says which file a picture shows.
  package func define(_ picture: PictureID, path: String) {
    guard paths.updateValue(path, forKey: picture) != path else { return }
    outdate(picture)
    problems[picture] = nil
  }

  /// A picture is shown no more. Its memory is free at once.
  package func forget(_ picture: PictureID) {
    (paths[picture], makings[picture]) = (nil, nil)
    for picture in cache.versions(of: picture) {
      problems[picture] = nil
      tones[picture] = nil
      fingerprints[picture] = nil
      cache.forget(picture)
      canvas.textures.forget(picture)
    }
  }

  /// A file has been written: every picture that shows it is loaded again, and the old one stays until then.
  package func reload(path: String) {
    for (picture, known) in paths where known == path { outdate(picture) }
  }

  private func outdate(_ picture: PictureID) {
    for picture in cache.versions(of: picture) { cache.outdate(picture) }
    for (made, making) in makings where making.base == picture { outdate(made) }
  }

  /// Bytes that pictures take, shown or on their way.
  package var bytes: Int { cache.bytes }

  /// Something comes in or fades in: `advance` wants to be called again soon.
  package var isBusy: Bool { upload != nil || !arrivals.isEmpty || !fades.isEmpty || isVisitDue }

  /// When `advance` wants to be called although nothing comes in: a picture's size on screen has then settled.
  package var dueTime: Double? { cache.settlingEnd }

  /// A file is being read.
  package var isReading: Bool { reading.onScreen != nil || reading.ahead != nil }

  /// Everything that the last frame wants is there, as sharp as it can be, or has failed.
  package var isComplete: Bool { upload == nil && arrivals.isEmpty && cache.isComplete }

  /// A frame shows these pictures. To be called before it is drawn, once for all that is drawn into it.
  ///
  /// - Parameters:
  ///   - surface: Size of what the frame is drawn on, in points.
  ///   - scale: Pixels per point.
  package func show(_ list: DrawList, surface: Size, scale: Double, at time: Double) {
    cache.beginFrame(at: time)
    var hasShapes = false
    list.eachPicture(surface: surface, scale: scale) { picture, making, needed, drawn in
      if let making {
        hasShapes = hasShapes || making.isShape
        if makings[picture.sharp] == nil { makings[picture.sharp] = making }
      }
      guard isDefined(picture) else { return }
      cache.show(picture, pixels: picture.pixels(needed: needed), drawn: picture.pixels(needed: drawn))
    }
    if hasShapes { drawShapes() }
  }

  /// Draws the shapes of a frame here and now: none has a file to wait for.
  private func drawShapes() {
    while let next = cache.next(.onScreen, where: { makings[$0]?.isShape == true }), let request = request(next) {
      uploadAll()
      cache.began(next.id)
      take(read(request))
      guard cache.pictures[next.id]?.heldNeed == next.needed else { break }
    }
    if makings.count > Self.mostMakings {
      for picture in makings.keys where !cache.versions(of: picture).contains(where: cache.isWanted) { forget(picture) }
    }
  }

  /// More are forgotten once no frame shows them: each step of a color that is being chosen is another one.
  private static let mostMakings = 256

  /// Whether it is known what a picture shows.
  private func isDefined(_ picture: PictureID) -> Bool {
    switch makings[picture.sharp] {
    case .shape: true
    case .finished(let base, _): paths[base] != nil
    case nil: paths[picture.sharp] != nil
    }
  }

  /// The frame will soon be followed by some that show its pictures with other blurs.
  package func expectBlurs(of list: DrawList, surface: Size, scale: Double) {
    list.eachBlurAhead(surface: surface, scale: scale) { picture, needed in
      expect(picture, pixels: needed, distance: 1)
    }
  }

  /// The frame will soon be followed by some that show a picture, in about `pixels`: `distance` 1 is the next.
  package func expect(_ picture: PictureID, pixels: PixelSize, distance: Int) {
    guard isDefined(picture) else { return }
    cache.expect(picture, pixels: picture.pixels(needed: pixels), distance: distance)
  }

  /// The frame will soon be followed by some that show a picture, which would be so large as a whole, in points.
  package func expect(_ picture: PictureID, size: Size, scale: Double, distance: Int) {
    expect(picture, pixels: PixelSize(size, scale: scale), distance: distance)
  }

  /// Goes on with what there is to do, for about `patience` seconds at most. True: the frame would look different now.
  ///
  /// Call it once between two frames. While nothing is drawn, call it when a reader reports, at `dueTime`, and once per
  /// frame while `isBusy`.
  package func advance(to time: Double, patience: Double = 0.002) -> Bool {
    cache.pass(to: time)
    let deadline = clock() + patience
    recoverLostTextures()
    isVisitDue = !visitReaders()
    uploadArrivals(until: deadline, at: time)
    while let picture = cache.nextToDrop() { drop(picture) }
    fade(at: time)
    defer { hasNews = false }
    return hasNews
  }

  /// Loads all that the last frame wants before it returns, for pictures that are looked at once: a file, a
  /// measurement.
  ///
  /// Nothing fades in, and no reader is waited for: one may be idle for as long as the machine is busy. Several
  /// pictures are read at once, as many as the decoder has processes for.
  ///
  /// - Parameters:
  ///   - isPatient: Whether a size that changed just now is given time to settle, as `advance` does.
  ///   - meanwhile: What there is to do besides, once, while the first pictures are read.
  package func loadAll(isPatient: Bool = false, meanwhile: () -> Void = {}) {
    recoverLostTextures()
    for picture in [reading.onScreen, reading.ahead] { picture.map { cache.gaveUp($0) } }
    while let arrival = arrivals.popLast() { cache.gaveUp(arrival.request.picture) }
    uploadAll()
    var (hasBegun, hasHelp) = (false, false)
    while true {
      let requests = nextRequests(isPatient: isPatient)
      guard !requests.isEmpty else { break }
      if requests.count > 1, let readers = ParallelWork(requests, threads: decoder.promptCount, answering: read) {
        hasHelp = true
        if !hasBegun { meanwhile() }
        for index in requests.indices { take(readers.answer(index)) }
      } else {
        if !hasBegun { meanwhile() }
        for request in requests { take(read(request)) }
      }
      hasBegun = true
    }
    if !hasBegun { meanwhile() }
    if hasHelp {
      let decoder = decoder
      WorkerThread.start { decoder.dismissHelpers() }
    }
    while let picture = cache.nextToDrop() { drop(picture) }
    fade(at: .infinity)
    // No reader was asked for any of this.
    isVisitDue = false
  }
}

extension PictureLoader {
  /// Collects what was read, and says what to read next. False: a reader was in the way, try again soon.
  private func visitReaders() -> Bool {
    guard let screenReader else {
      if arrivals.isEmpty, let next = cache.next(), let request = request(next) { arrivals.append(read(request)) }
      return true
    }
    guard let aheadReader else { return visit(screenReader, &reading.onScreen, for: nil) }
    let isScreenDone = visit(screenReader, &reading.onScreen, for: .onScreen, begunBy: reading.ahead)
    return visit(aheadReader, &reading.ahead, for: .ahead) && isScreenDone
  }

  /// - Parameter patient: Pictures for the patient reader. They may wait for as long as the machine is busy, and is
  ///   read once more where it is needed.
  private func visit(
    _ reader: PictureReader, _ reading: inout PictureID?, for need: PictureCache.Need?,
    begunBy patient: PictureID? = nil
  ) -> Bool {
    reader.visit { mailbox in
      if !mailbox.deliveries.isEmpty {
        arrivals += mailbox.deliveries
        mailbox.deliveries.removeAll()
      }
      reading = mailbox.reading?.picture
      for arrival in arrivals { cache.began(arrival.request.picture) }
      if let reading { cache.began(reading) }
      let isTaken = patient == reading || patient == upload?.request.picture
      // With pictures waiting already, reading more would only fill the memory.
      mailbox.request =
        arrivals.isEmpty ? cache.next(need, inSpiteOf: isTaken ? nil : patient).flatMap(request) : nil
    }
  }

  private func request(_ choice: PictureCache.Wanted) -> PictureRequest? {
    let making = makings[choice.id.sharp]
    return (making?.isShape == true ? "" : paths[making?.base ?? choice.id.sharp]).map { path in
      let entry = cache.pictures[choice.id]
      var request = PictureRequest(
        picture: choice.id, path: path, needed: choice.needed, version: entry?.version ?? 0)
      request.making = making
      // Of a file that was saved, the layers that stayed the same are not decoded again.
      if entry?.held != nil, entry?.heldNeed == choice.needed { request.known = fingerprints[choice.id] }
      return request
    }
  }

  /// Reads a picture at once, on any thread.
  private var read: @Sendable (PictureRequest) -> PictureReader.Delivery {
    let (longestSide, limits, decoder) = (longestSide, limits, decoder)
    return { request in
      PictureReader.Delivery(
        request: request,
        result: LoadedPicture.read(request, longestSide: longestSide, limits: limits, by: decoder, lane: .prompt))
    }
  }

  /// So many pictures are read for each process that decodes before they are taken: none of them waits for long, and
  /// decoded pixels do not pile up.
  private static let requestsPerProcess = 4

  /// The next pictures to read: as many as are read at once.
  private func nextRequests(isPatient: Bool) -> [PictureRequest] {
    var requests: [PictureRequest] = []
    let most = decoder.promptCount > 1 ? decoder.promptCount * Self.requestsPerProcess : 1
    while requests.count < most, let next = cache.next(isPatient: isPatient), let request = request(next) {
      cache.began(next.id)
      requests.append(request)
    }
    return requests
  }

  /// Makes a texture of what was read.
  private func take(_ delivery: PictureReader.Delivery) {
    begin(delivery)
    uploadAll()
  }

  private func uploadAll() { while upload != nil { uploadStrips(until: .infinity, at: -.infinity) } }

  /// Sees to the textures that the driver took away: they are loaded again.
  private func recoverLostTextures() {
    for picture in canvas.textures.takeLostPictures() {
      if picture == TextureUpload.scratch { endUpload() } else { drop(picture) }
    }
  }

  private func fade(at time: Double) {
    guard !fades.isEmpty else { return }
    hasNews = true
    for fade in fades where canvas.textures.state(of: fade.picture) == .ready {
      let share = (time - fade.start) / Self.fadingTime
      canvas.textures.finish(fade.picture, opacity: share < 1 ? max(0, share) : 1)
    }
    fades.removeAll { !(time - $0.start < Self.fadingTime) || canvas.textures.state(of: $0.picture) != .ready }
  }

  /// How long a picture takes to come out of its placeholder, in seconds.
  private static let fadingTime = 0.15
}

extension PictureLoader {
  /// Uploads what was read until the clock shows `deadline`.
  private func uploadArrivals(until deadline: Double, at time: Double) {
    repeat {
      if upload != nil {
        uploadStrips(until: deadline, at: time)
      } else if !arrivals.isEmpty {
        begin(arrivals.removeFirst())
      } else {
        return
      }
    } while clock() < deadline
  }

  /// Makes room for what was read, if it is still wanted.
  private func begin(_ delivery: PictureReader.Delivery) {
    let request = delivery.request
    // What changes nothing on the canvas brings no frame, in which the reader would be asked for the next picture.
    isVisitDue = true
    guard isWanted(request) else { return cache.gaveUp(request.picture) }
    cache.began(request.picture)
    switch delivery.result {
    case .failure(let problem): fail(request, problem)
    case .success(let picture): begin(request, picture)
    }
  }

  private func isWanted(_ request: PictureRequest) -> Bool {
    let isSame =
      request.making?.isShape ?? false || paths[request.making?.base ?? request.picture.sharp] == request.path
    return isSame && cache.isWanted(request.picture)
  }

  private func begin(_ request: PictureRequest, _ picture: LoadedPicture) {
    let known = cache.pictures[request.picture]
    if picture.isUnchanged {
      guard let held = known?.held else { return cache.gaveUp(request.picture) }
      problems[request.picture] = picture.warning
      return cache.finished(
        request.picture, version: request.version, held: held, for: request.needed, bytes: held.byteCount)
    }
    let size = picture.bitmap.size
    cache.measured(request.picture, full: picture.full.fitting(side: longestSide))
    let isThere = known?.held == size && known?.heldVersion == request.version
    // The old texture, the new one and the texels are all there until the last strip is.
    if isThere {
      return cache.finished(
        request.picture, version: request.version, held: size, for: request.needed, bytes: size.byteCount)
    }
    guard makeRoom(for: request.picture, bytes: 2 * size.byteCount) else { return cache.gaveUp(request.picture) }
    do {
      upload = try TextureUpload(request, picture, on: canvas)
    } catch {
      fail(request, PictureProblem(path: request.path, reason: .noTexture(error.message)))
    }
  }

  /// Uploads strips of the picture until the clock shows `deadline`, one at least.
  private func uploadStrips(until deadline: Double, at time: Double) {
    guard var upload else { return }
    guard isWanted(upload.request) else { return endUpload() }
    self.upload = nil
    do {
      try upload.advance(on: canvas, until: deadline, clock)
    } catch {
      canvas.textures.forget(TextureUpload.scratch)
      return fail(upload.request, PictureProblem(path: upload.request.path, reason: .noTexture(error.message)))
    }
    if upload.isWhole { finish(upload, at: time) } else { self.upload = upload }
  }

  /// The texture takes its place on the canvas.
  private func finish(_ upload: TextureUpload, at time: Double) {
    let picture = upload.request.picture
    // A step of a blur takes the place of another one.
    let isShape = upload.request.making?.isShape ?? false
    let isNew = picture.step == nil && !isShape && canvas.textures.state(of: picture) != .ready
    canvas.textures.finish(TextureUpload.scratch, opacity: isNew ? 0 : 1)
    canvas.textures.move(TextureUpload.scratch, to: picture)
    fades.removeAll { $0.picture == picture }
    if isNew { fades.append((picture, time)) }
    problems[picture] = upload.picture.warning
    tones[upload.request.making?.base ?? (picture.step == nil ? picture : picture.sharp)] = upload.picture.tone
    fingerprints[picture] = upload.picture.fingerprint
    hasNews = true
    let held = upload.picture.bitmap.size
    cache.finished(
      picture, version: upload.request.version, held: held, for: upload.request.needed, bytes: held.byteCount)
  }

  /// Forgets the texture that is growing. What was shown before stays.
  private func endUpload() {
    guard let picture = upload?.request.picture else { return }
    upload = nil
    canvas.textures.forget(TextureUpload.scratch)
    cache.setBytes(cache.pictures[picture]?.held?.byteCount ?? 0, of: picture)
    cache.gaveUp(picture)
  }

  /// Notes why a picture is not there. One of the same file that is shown already stays: it was sound once.
  private func fail(_ request: PictureRequest, _ problem: PictureProblem) {
    let picture = request.picture
    problems[picture] = problem
    cache.setBytes(cache.pictures[picture]?.held?.byteCount ?? 0, of: picture)
    cache.failed(picture, version: request.version)
    if let known = cache.pictures[picture], known.held != nil, known.heldVersion == request.version { return }
    drop(picture)
    tones[picture] = nil
    hasNews = true
  }

  /// Counts the bytes that a picture will take besides those it has, and gives others back where they are too many.
  /// False: the picture itself is the one that the screen needs least.
  private func makeRoom(for picture: PictureID, bytes: Int) -> Bool {
    cache.setBytes((cache.pictures[picture]?.bytes ?? 0) + bytes, of: picture)
    while let other = cache.nextToDrop() { drop(other) }
    return (cache.pictures[picture]?.bytes ?? 0) > 0
  }

  /// Frees the pixels of a picture. It is loaded again when it is wanted.
  private func drop(_ picture: PictureID) {
    if upload?.request.picture == picture { endUpload() }
    cache.dropped(picture)
    fingerprints[picture] = nil
    if cache.pictures[picture]?.isHopeless == true, let problem = problems[picture] {
      if case .lost = problem.reason {
        canvas.textures.lose(picture, name: problem.lostName)
      } else {
        canvas.textures.fail(picture, reason: problem.description)
      }
    } else {
      canvas.textures.forget(picture)
    }
  }
}

nonisolated extension LoadedPicture {
  /// Stands for the picture that is held.
  fileprivate static var unchanged: LoadedPicture {
    let bitmap = Bitmap(size: .zero, texels: [])
    return LoadedPicture(bitmap: bitmap, full: .zero, isOpaque: false, tone: PictureTone(bitmap), isUnchanged: true)
  }

  fileprivate static func read(
    _ request: PictureRequest, longestSide: Int, limits: ImageLimits, by decoder: PictureDecoder,
    lane: PictureDecoder.Lane
  ) -> Result<LoadedPicture, PictureProblem> {
    Result { () throws(PictureProblem) in
      if case .shape(let shape) = request.making {
        return ShapeDrawing(shape, covering: request.needed, longestSide: longestSide).picture
          .blurred(request.picture.blur)
      }
      let content = try PictureContent(path: request.path, limits: limits)
      if let known = request.known, content.fingerprint == known { return .unchanged }
      let picture = try content.decoded(
        covering: request.needed, longestSide: longestSide, by: decoder, lane: lane)
      guard case .finished(_, let finishing) = request.making else { return picture.blurred(request.picture.blur) }
      return picture.finished(finishing).blurred(request.picture.blur)
    }
  }
}

extension PictureMaking {
  fileprivate var isShape: Bool { if case .shape = self { true } else { false } }

  /// The picture that it finishes.
  fileprivate var base: PictureID? { if case .finished(let picture, _) = self { picture } else { nil } }
}

extension PictureID {
  /// The pixels needed of a picture that is shown at this size: of a blurred one, only a few.
  fileprivate func pixels(needed: PixelSize) -> PixelSize {
    switch blur {
    case nil: return needed
    case .glass: return PixelSize(width: Bitmap.blurredSide, height: Bitmap.blurredSide)
    case .gaussian(let step):
      let width = max(Self.leastTexels, Int((LoadedPicture.texelsPerDeviation / step.deviation).rounded(.up)))
      guard width < needed.width else { return needed }
      return PixelSize(width: width, height: max(1, needed.height * width / needed.width))
    }
  }

  private static let leastTexels = 16
}
