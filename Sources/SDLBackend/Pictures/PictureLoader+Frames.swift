import Boundary
import Geometry

extension PictureLoader {
  /// How long a picture takes to come out of its placeholder, in seconds.
  private static let fadingTime = 0.15

  /// A frame shows these pictures. To be called before it is drawn, once for all that is drawn into it.
  ///
  /// - Parameters:
  ///   - surface: Size of what the frame is drawn on, in points.
  ///   - scale: Pixels per point.
  package func show(_ list: DrawList, surface: Size, scale: Double, at time: Double) {
    shelf.beginFrame(at: time)
    list.eachPicture(surface: surface, scale: scale) { picture, pixels in
      if paths[picture] != nil { shelf.show(picture, pixels: pixels) }
    }
  }

  /// The frame will soon be followed by some that show a picture, in about `pixels`: `distance` 1 is the next.
  package func expect(_ picture: PictureID, pixels: PixelSize, distance: Int) {
    if paths[picture] != nil { shelf.expect(picture, pixels: pixels, distance: distance) }
  }

  /// The frame will soon be followed by some that show a picture, which would be so large as a whole, in points.
  package func expect(_ picture: PictureID, size: Size, scale: Double, distance: Int) {
    expect(picture, pixels: PixelSize(size, scale: scale), distance: distance)
  }

  /// Goes on with what there is to do, for about `patience` seconds at most. True: the frame would look different now.
  ///
  /// Between two frames one call suffices; where nothing is drawn because nothing moves, one call whenever the worker
  /// tells, and one for each frame while `isBusy`.
  package func advance(to time: Double, patience: Double = 0.002) -> Bool {
    shelf.pass(to: time)
    let deadline = clock() + patience
    recoverLostTextures()
    isVisitDue = !visitWorkers(at: time)
    uploadArrivals(until: deadline, at: time)
    while let picture = shelf.nextToDrop() { drop(picture) }
    fade(at: time)
    defer { hasNews = false }
    return hasNews
  }

  /// Something comes in, fades in or will be decided in a moment: `advance` wants to be called again soon.
  package var isBusy: Bool {
    upload != nil || !arrivals.isEmpty || !fades.isEmpty || isVisitDue || shelf.isSettling || rescue.isUndecided
  }

  /// A file is being read.
  package var isReading: Bool { reading != nil || rescue.reading != nil }

  /// Everything that the last frame wants is there, as sharp as it can be, or has failed.
  package var isComplete: Bool { upload == nil && arrivals.isEmpty && shelf.isComplete }

  private func fade(at time: Double) {
    guard !fades.isEmpty else { return }
    hasNews = true
    for fade in fades where canvas.textures.state(of: fade.picture) == .ready {
      let share = (time - fade.start) / PictureLoader.fadingTime
      canvas.textures.finish(fade.picture, opacity: share < 1 ? max(0, share) : 1)
    }
    fades.removeAll { !(time - $0.start < PictureLoader.fadingTime) || canvas.textures.state(of: $0.picture) != .ready }
  }

  /// Loads all that the last frame wants before it returns, for pictures that are looked at once: a file, a
  /// measurement.
  ///
  /// Nothing fades in, and the worker is not waited for: it may be idle for as long as the machine is busy.
  ///
  /// - Parameter isPatient: Whether a size that changed just now is given time to settle, as `advance` does.
  package func loadAll(isPatient: Bool = false) {
    recoverLostTextures()
    for picture in [reading, rescue.reading] { picture.map { shelf.gaveUp($0) } }
    while true {
      while let arrival = arrivals.popLast() { shelf.gaveUp(arrival.order.picture) }
      if upload != nil {
        uploadStrips(until: .infinity, at: -.infinity)
      } else if let order = nextOrder(isPatient: isPatient) {
        begin(answer(to: order))
      } else {
        break
      }
    }
    while let picture = shelf.nextToDrop() { drop(picture) }
    rescue.look(isLacking: shelf.lacking() != nil, at: shelf.time)
    fade(at: .infinity)
  }
}
