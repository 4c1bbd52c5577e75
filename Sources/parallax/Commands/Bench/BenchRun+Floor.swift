import FrameStats
import SDLBackend

extension BenchRun {
  /// Their quads are all kept, so there are no more than so many; a longer run shows them again.
  private static let mostPlainFrames = 3600

  /// What is drawn in turn: the scene, its quads each by itself, and its quads in batches.
  private enum Way: Int, CaseIterable {
    case scene, plain, batched
  }

  /// Plays the tape once more, and draws each frame's quads with nothing else around them, too: whatever the machine is
  /// busy with meanwhile, it is busy with for all. Each way comes first as often as the others, since what comes after
  /// finds caches as that one left them.
  mutating func measureFloor() throws(SDLError) {
    guard let stage, !isOver else { return }
    if plainFrames.isEmpty { try collectPlainFrames(from: stage) }
    loop.rewind()
    var times = Way.allCases.map { _ in [Double]() }
    for way in times.indices { times[way].reserveCapacity(plan.frames) }
    var used = Way.allCases.map { _ in 0.0 }
    for number in 0..<plan.frames where !isOver {
      let place = number % plainFrames.count
      // The loader may have given textures back. Then the scene has to be drawn before its quads are known.
      let first = stage.canDraw(plainFrames[place]) ? number % times.count : 0
      for turn in times.indices {
        let way = (first + turn) % times.count
        if way != Way.scene.rawValue, !stage.canDraw(plainFrames[place]) {
          plainFrames[place] = try stage.plainFrame()
        }
        let before = ProcessUse.now.processorTime
        times[way].append(
          way == Way.scene.rawValue
            ? try stage.frame(&loop, at: Double(number) / plan.rate).duration
            : try stage.draw(plainFrames[place], inBatches: way == Way.batched.rawValue))
        used[way] += ProcessUse.now.processorTime - before
      }
    }
    // What ended early has not shown every frame in all ways.
    guard times[0].count == plan.frames else { return }
    var floor = report.floor ?? BenchFloor()
    floor.append(times, used: used)
    report.floor = floor
  }

  private mutating func collectPlainFrames(from stage: BenchStage) throws(SDLError) {
    loop.rewind()
    for number in 0..<min(plan.frames, Self.mostPlainFrames) where !isOver {
      _ = try stage.frame(&loop, at: Double(number) / plan.rate)
      plainFrames.append(try stage.plainFrame())
    }
  }
}

nonisolated extension BenchFloor {
  /// Adds a repeat.
  ///
  /// - Parameters:
  ///   - times: Milliseconds of every frame: of the scene, of its quads, of its quads in batches.
  ///   - used: Processor time that each of the three took.
  fileprivate mutating func append(_ times: [[Double]], used: [Double]) {
    func ratio(_ thousandths: Int) -> Double {
      (Percentiles.nearestRank(thousandths, of: times[0]) ?? 0)
        / max(1e-6, Percentiles.nearestRank(thousandths, of: times[1]) ?? 0)
    }
    p50.append(ratio(500))
    p99.append(ratio(990))
    processorTime.append(used[0] / max(1e-9, used[1]))
    milliseconds.append(Percentiles.nearestRank(500, of: times[1]) ?? 0)
    batchedTime.append(used[2] / max(1e-9, used[1]))
    batchedMilliseconds.append(Percentiles.nearestRank(500, of: times[2]) ?? 0)
  }
}
