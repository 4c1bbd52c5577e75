import Bench
import SDLBackend

extension BenchRun {
  /// Maximum number of frames in a floor measurement, as all of their quads are kept.
  private static let mostPlainFrames = 3600

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
    report.floor = floor
  }

  private mutating func collectPlainFrames(from bench: FrameBench) throws(SDLError) {
    content.loop.rewind()
    for number in 0..<min(plan.frames, Self.mostPlainFrames) where !isOver {
      content.next = Double(number) / plan.rate
      _ = try bench.frame()
      plainFrames.append(try bench.plainFrame())
    }
  }
}
