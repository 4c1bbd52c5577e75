import Bench
import SDLBackend

extension BenchRun {
  /// Maximum number of frames in a floor measurement, as all of their quads are kept.
  private static let mostPlainFrames = 3600
  /// Copies of the same pixels, of which the fastest counts.
  private static let copies = 3

  /// Plays the tape once more and also draws each frame's quads alone, so that other load on the machine affects all
  /// ways equally.
  mutating func measureFloor() throws(SDLError) {
    guard let bench, !isOver else { return }
    if plainFrames.isEmpty { try collectPlainFrames(from: bench) }
    content.loop.rewind()
    var times = FloorMode.allCases.map { _ in [Double]() }
    for mode in times.indices { times[mode].reserveCapacity(plainFrames.count) }
    var used = FloorMode.allCases.map { _ in 0.0 }
    let start = ProcessUse.withMachine
    for number in plainFrames.indices where !isOver {
      content.next = Double(number) / plan.rate
      // The loader may have released textures; then the scene has to be drawn before its quads are known.
      let canBegin = bench.canDraw(plainFrames[number])
      for mode in canBegin ? FloorMode.order(number) : FloorMode.sceneFirst(number) {
        if mode != .scene, !bench.canDraw(plainFrames[number]) { plainFrames[number] = try bench.plainFrame() }
        let before = ProcessUse.now.processorTime
        times[mode.rawValue].append(
          mode == .scene
            ? try bench.frame().duration
            : try bench.draw(plainFrames[number], inBatches: mode == .batched))
        used[mode.rawValue] += ProcessUse.now.processorTime - before
      }
    }
    floorUse.add(from: start, to: .withMachine)
    // After an early end, not every frame was drawn in all ways.
    guard !isOver else { return }
    var floor = report.floor ?? BenchFloor()
    floor.append(times, used: used)
    if report.renderer.isPainter, let copy = try measureCopy(on: bench) { floor.append(copy) }
    report.floor = floor
  }

  /// Plays the tape twice more: for the processor time of its frames alone, and for that of copying the pixels in which
  /// they differ from the frames before them, which is the least that drawing them can cost. Nil after an early end, or
  /// if no frame differs.
  private func measureCopy(on bench: FrameBench) throws(SDLError) -> BenchFloor.Copy? {
    var copy = BenchFloor.Copy()
    try play(plainFrames.count) { (isFirst) throws(SDLError) in
      let before = ProcessUse.now.processorTime
      _ = try bench.frame()
      if !isFirst { copy.sceneTime += ProcessUse.now.processorTime - before }
    }
    var shown = Pixels(width: 0, height: 0)
    try play(plainFrames.count) { (isFirst) throws(SDLError) in
      _ = try bench.frame()
      let pixels = try bench.canvas.readPixels()
      if !isFirst {
        let changed = ChangedPixels(of: pixels, since: shown)
        // The first copy also brings the pixels into the caches.
        copy.time +=
          (0..<Self.copies).map { _ in
            let before = ProcessUse.now.processorTime
            changed.copy(from: pixels, into: &shown)
            return ProcessUse.now.processorTime - before
          }
          .min() ?? 0
        (copy.pixels, copy.frames) = (copy.pixels + changed.count, copy.frames + 1)
      }
      shown = pixels
    }
    return isOver || copy.pixels == 0 ? nil : copy
  }

  /// Plays the tape from its start.
  ///
  /// - Parameter act: Draws a frame.
  private func play(_ count: Int, _ act: (_ isFirst: Bool) throws(SDLError) -> Void) throws(SDLError) {
    content.loop.rewind()
    for number in 0..<count where !isOver {
      content.next = Double(number) / plan.rate
      try act(number == 0)
    }
  }

  private mutating func collectPlainFrames(from bench: FrameBench) throws(SDLError) {
    var frames: [PlainFrame] = []
    try play(min(plan.frames, Self.mostPlainFrames)) { (_) throws(SDLError) in
      _ = try bench.frame()
      frames.append(try bench.plainFrame())
    }
    plainFrames = frames
  }
}
