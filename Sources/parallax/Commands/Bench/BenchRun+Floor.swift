import Bench
import SDLBackend

extension BenchRun {
  /// Maximum number of frames in a floor measurement, as all of their quads are kept.
  private static let mostPlainFrames = 3600

  /// Plays the tape once more and also draws each frame's quads alone, so that other load on the machine affects all
  /// ways equally.
  mutating func measureFloor() throws(SDLError) {
    guard let stage, !isOver else { return }
    if plainFrames.isEmpty { try collectPlainFrames(from: stage) }
    content.loop.rewind()
    var times = FloorWay.allCases.map { _ in [Double]() }
    for way in times.indices { times[way].reserveCapacity(plainFrames.count) }
    var used = FloorWay.allCases.map { _ in 0.0 }
    let start = ProcessUse.withMachine
    for number in plainFrames.indices where !isOver {
      content.next = Double(number) / plan.rate
      // The loader may have released textures; then the scene has to be drawn before its quads are known.
      let canBegin = stage.canDraw(plainFrames[number])
      for way in canBegin ? FloorWay.order(number) : FloorWay.sceneFirst(number) {
        if way != .scene, !stage.canDraw(plainFrames[number]) { plainFrames[number] = try stage.plainFrame() }
        let before = ProcessUse.now.processorTime
        times[way.rawValue].append(
          way == .scene
            ? try stage.frame().duration
            : try stage.draw(plainFrames[number], inBatches: way == .batched))
        used[way.rawValue] += ProcessUse.now.processorTime - before
      }
    }
    floorUse.add(from: start, to: .withMachine)
    // After an early end, not every frame was drawn in all ways.
    guard !isOver else { return }
    var floor = report.floor ?? BenchFloor()
    floor.append(times, used: used)
    report.floor = floor
  }

  private mutating func collectPlainFrames(from stage: BenchStage) throws(SDLError) {
    content.loop.rewind()
    for number in 0..<min(plan.frames, Self.mostPlainFrames) where !isOver {
      content.next = Double(number) / plan.rate
      _ = try stage.frame()
      plainFrames.append(try stage.plainFrame())
    }
  }
}
