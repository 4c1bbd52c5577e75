extension VelocityTracker {
  /// A weighted mean of the last three pair speeds, newest first. Pairs without time count as standstill, or, when
  /// `sharing`, not at all.
  func weighted(_ first: Double, _ second: Double, _ third: Double, sharing: Bool) -> Double {
    var (sum, used, total) = (0.0, 0, 0.0)
    var age = 0
    while used < 3, age + 1 < count {
      let speed = pairVelocity(age)
      age += 1
      if sharing, speed == nil { continue }
      let weight = used == 0 ? first : used == 1 ? second : third
      used += 1
      sum += weight * (speed ?? 0)
      total += weight
    }
    return sharing && total > 0 ? sum / total : sum
  }

  /// How many samples belong to the stroke that just ended: the last 100 ms, back to a gap of more than 40 ms.
  func recent() -> Int {
    guard count > 0 else { return 0 }
    var samples = 1
    while samples < count {
      let sample = self[samples]
      guard self[0].time - sample.time <= 0.1, self[samples - 1].time - sample.time <= 0.04 else { break }
      samples += 1
    }
    return samples
  }

  /// The mean speed over a window. `countingFirst` counts the delta that led to the first sample in it as well.
  func windowMean(_ window: Double, countingFirst: Bool) -> Double {
    guard count > 1 else { return 0 }
    var oldest = 0
    while oldest + 1 < count, self[0].time - self[oldest + 1].time <= window { oldest += 1 }
    let time = self[0].time - self[oldest].time
    guard time > 0 else { return pairVelocity(0) ?? 0 }
    // A position before the window tells the first delta.
    let from = countingFirst && oldest + 1 < count ? oldest + 1 : oldest
    return (self[0].position - self[from].position) / time
  }

  /// The energy of a stroke: each change of speed does work, and v = √(2W) with the sign of W.
  func impulse(samples: Int) -> Double {
    var work = 0.0
    var isFirst = true
    for age in (0..<max(0, samples - 1)).reversed() {
      guard let speed = pairVelocity(age) else { continue }
      work += (speed - Self.speed(ofWork: work)) * speed.magnitude
      if isFirst { work /= 2 }
      isFirst = false
    }
    return Self.speed(ofWork: work)
  }

  private static func speed(ofWork work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
