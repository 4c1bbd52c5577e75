import SDLBackend

extension BenchRun {
  /// Their quads are all kept, so there are no more than so many; a longer run shows them again.
  private static let mostPlainFrames = 3600

  /// Plays the tape once more, and after each frame draws its quads with nothing else around them: whatever the
  /// machine is busy with meanwhile, it is busy with for both.
  mutating func measureFloor() throws(SDLError) {
    guard let stage else { return }
    if plainFrames.isEmpty { try collectPlainFrames(from: stage) }
    loop.rewind()
    var (times, floorTimes): ([Double], [Double]) = ([], [])
    times.reserveCapacity(plan.frames)
    floorTimes.reserveCapacity(plan.frames)
    var (used, floorUsed) = (0.0, 0.0)
    for number in 0..<plan.frames {
      let start = ProcessUse.now.processorTime
      times.append(try stage.frame(&loop, at: Double(number) / plan.rate).duration)
      let middle = ProcessUse.now.processorTime
      floorTimes.append(try stage.draw(plainFrames[number % plainFrames.count]))
      used += middle - start
      floorUsed += ProcessUse.now.processorTime - middle
    }
    var floor = report.floor ?? BenchFloor()
    func ratio(_ thousandths: Int) -> Double {
      BenchFigure.percentile(thousandths, of: times) / max(1e-6, BenchFigure.percentile(thousandths, of: floorTimes))
    }
    floor.p50.append(ratio(500))
    floor.p99.append(ratio(990))
    floor.processorTime.append(used / max(1e-9, floorUsed))
    floor.milliseconds.append(BenchFigure.percentile(500, of: floorTimes))
    report.floor = floor
  }

  private mutating func collectPlainFrames(from stage: BenchStage) throws(SDLError) {
    loop.rewind()
    for number in 0..<min(plan.frames, Self.mostPlainFrames) {
      _ = try stage.frame(&loop, at: Double(number) / plan.rate)
      plainFrames.append(try stage.plainFrame())
    }
  }
}
