import Boundary
import Geometry
import Glibc
import ImageHeaders

/// Brings pictures from their files onto a canvas, without holding up a frame, and within a budget of memory.
///
/// Each frame: `show` tells it what is on screen, `advance` lets it work. Pictures are read by a thread of their own
/// when the machine is idle, made as small as they are drawn, uploaded in strips, and fade in. A file that cannot be
/// shown costs its own picture and no other: there is a sentence in `faults`, and on the tile that is drawn in its
/// place.
///
/// A class because it owns the thread and decides over the pictures of one canvas.
@MainActor package final class PictureLoader {
  let canvas: Canvas
  let limits: ImageLimits
  /// No texture may have more pixels on a side.
  let longestSide: Int
  /// Seconds from some fixed moment. Only bounds the time that uploading takes; everything else is told the time.
  let clock: () -> Double
  var shelf: PictureShelf
  /// What could not be loaded, or only in part, and why.
  package internal(set) var faults: [PictureID: PictureFault] = [:]
  var paths: [PictureID: String] = [:]
  /// Read, and to be uploaded one after the other.
  var arrivals: [LoadingWorker.Answer] = []
  var upload: Upload?
  /// Pictures that fade in, and since when.
  var fades: [Fade] = []
  /// Something came in, faded on or failed since `advance` said so last.
  var hasNews = false
  /// What the worker read when it was last visited, and whether it has to be visited again.
  var reading: PictureID?
  var isVisitDue = false
  /// Nil where the system has no thread left: pictures are then read between two frames.
  private let worker: LoadingWorker?
  /// What reads while the machine is too busy for the other one.
  var rescue: Rescue

  /// - Parameters:
  ///   - budget: Bytes that pictures may take, decoded and uploaded together. What is on screen is kept beyond it, and
  ///     the one picture that is being decoded takes its file's size and four bytes a pixel besides.
  ///   - telling: Called on another thread when `advance` will find something new, to wake the main one:
  ///     `EventSource.wake`.
  ///   - waiting: Called on the patient thread before each picture; a test lets it wait there as on a busy machine.
  package init(
    canvas: Canvas, budget: Int = 256_000_000, limits: ImageLimits = .standard,
    clock: @escaping () -> Double = PictureLoader.monotonicTime, telling: @escaping @Sendable () -> Void = {},
    waiting: @escaping @Sendable () -> Void = {}
  ) {
    Surface.prepareDecoders()
    self.canvas = canvas
    self.limits = limits
    self.clock = clock
    shelf = PictureShelf(budget: budget)
    let longestSide = max(1, canvas.renderer.longestTextureSide)
    self.longestSide = longestSide
    worker = LoadingWorker(
      reading: { order in
        waiting()
        return LoadedPicture.read(order, longestSide: longestSide, limits: limits)
      }, telling: telling)
    rescue = Rescue {
      LoadingWorker(
        isPatient: false, reading: { LoadedPicture.read($0, longestSide: longestSide, limits: limits) },
        telling: telling)
    }
  }

  isolated deinit {
    worker?.close()
    rescue.worker?.close()
  }
}

extension PictureLoader {
  /// A picture's texels on their way into a texture.
  struct Upload {
    var order: LoadingWorker.Order
    var picture: LoadedPicture
    /// Rows that are there already.
    var rows = 0
  }

  struct Fade {
    var picture: PictureID
    var start: Double
  }

  /// Where textures grow until they are whole.
  static let scratch = PictureID(rawValue: .min)

  /// Says which file a picture shows.
  ///
  /// - Parameter sharp: Pixels in which the picture shall be sharp even while it is drawn smaller: room for a zoom.
  package func define(_ picture: PictureID, path: String, sharpAt sharp: PixelSize = .zero) {
    shelf.keepSharp(picture, at: sharp)
    guard paths.updateValue(path, forKey: picture) != path else { return }
    shelf.outdate(picture)
    faults[picture] = nil
  }

  /// A picture shall be sharp in so many pixels even while it is drawn smaller: room for a zoom.
  package func keepSharp(_ picture: PictureID, at pixels: PixelSize) { shelf.keepSharp(picture, at: pixels) }

  /// A picture is shown no more. Its memory is free at once.
  package func forget(_ picture: PictureID) {
    paths[picture] = nil
    faults[picture] = nil
    shelf.forget(picture)
    canvas.textures.forget(picture)
  }

  /// A file has been written: every picture that shows it is loaded again, and the old one stays until then.
  package func reload(path: String) {
    for (picture, known) in paths where known == path { shelf.outdate(picture) }
  }

  /// Bytes that pictures take, shown or on their way.
  package var bytes: Int { shelf.bytes }

  /// Seconds that never run backwards.
  nonisolated package static func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Sees to the textures that the driver took away: they are loaded again.
  func recoverLostTextures() {
    for picture in canvas.textures.takeLostPictures() {
      if picture == Self.scratch { endUpload() } else { drop(picture) }
    }
  }

  /// Frees the pixels of a picture. It is loaded again when it is wanted.
  func drop(_ picture: PictureID) {
    if upload?.order.picture == picture { endUpload() }
    shelf.dropped(picture)
    if shelf.entries[picture]?.isHopeless == true, let fault = faults[picture] {
      canvas.textures.fail(picture, reason: fault.description)
    } else {
      canvas.textures.forget(picture)
    }
  }

  /// Collects what was read, and says what to read next. False: a worker was in the way, try again soon.
  func visitWorkers(at time: Double) -> Bool {
    let isPatientDone = visitWorker()
    return visitRescuer(at: time) && isPatientDone
  }

  private func visitWorker() -> Bool {
    guard let worker else {
      if arrivals.isEmpty, let order = nextOrder() { arrivals.append(answer(to: order)) }
      return true
    }
    return worker.visit { desk in
      if !desk.answers.isEmpty {
        arrivals += desk.answers
        desk.answers.removeAll()
      }
      reading = desk.reading?.picture
      for arrival in arrivals { shelf.began(arrival.order.picture) }
      if let reading { shelf.began(reading) }
      // With pictures waiting already, reading more would only fill the memory.
      desk.order = arrivals.isEmpty ? nextOrder() : nil
    }
  }

  /// Reads a picture here and now.
  func answer(to order: LoadingWorker.Order) -> LoadingWorker.Answer {
    LoadingWorker.Answer(
      order: order, result: LoadedPicture.read(order, longestSide: longestSide, limits: limits))
  }

  func nextOrder(isPatient: Bool = true) -> LoadingWorker.Order? {
    guard let next = shelf.next(isPatient: isPatient), let path = paths[next.id] else {
      return nil
    }
    return LoadingWorker.Order(
      picture: next.id, path: path, needed: next.needed, version: shelf.entries[next.id]?.version ?? 0)
  }
}

nonisolated extension LoadedPicture {
  static func read(
    _ order: LoadingWorker.Order, longestSide: Int, limits: ImageLimits
  ) -> Result<LoadedPicture, PictureFault> {
    Result { () throws(PictureFault) in
      try read(path: order.path, covering: order.needed, longestSide: longestSide, limits: limits)
    }
  }
}
