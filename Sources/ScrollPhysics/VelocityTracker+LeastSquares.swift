extension VelocityTracker {
  /// The slope, at the newest sample, of the parabola that fits best; of the line where a parabola is not determined.
  func parabola(samples: Int) -> Double {
    guard samples > 1 else { return 0 }
    let fit = moments(samples: samples)
    let n = Double(samples)
    // Centred sums: S(a, b) = Σab − Σa·Σb/n.
    let tt = fit.t2 - fit.t1 * fit.t1 / n
    let tq = fit.t3 - fit.t1 * fit.t2 / n
    let qq = fit.t4 - fit.t2 * fit.t2 / n
    let tx = fit.tx - fit.t1 * fit.x / n
    let qx = fit.qx - fit.t2 * fit.x / n
    let determinant = tt * qq - tq * tq
    if samples > 2, determinant > 1e-9 * tt * qq { return (tx * qq - qx * tq) / determinant }
    return tt > 0 ? tx / tt : 0
  }

  /// `velocity` kept between the slowest and the fastest pair.
  func bounded(_ velocity: Double, samples: Int) -> Double {
    var (low, high) = (Double.infinity, -Double.infinity)
    for age in 0..<max(0, samples - 1) {
      guard let speed = pairVelocity(age) else { continue }
      (low, high) = (min(low, speed), max(high, speed))
    }
    return low <= high ? min(max(velocity, low), high) : 0
  }

  /// Sums of powers of t and of t·x, with times and positions counted from the newest sample.
  private func moments(samples: Int) -> Moments {
    var sums = Moments()
    for age in 0..<samples {
      let t = self[age].time - self[0].time
      let x = self[age].position - self[0].position
      sums.t1 += t
      sums.t2 += t * t
      sums.t3 += t * t * t
      sums.t4 += t * t * t * t
      sums.x += x
      sums.tx += t * x
      sums.qx += t * t * x
    }
    return sums
  }

  private struct Moments {
    var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
    var (x, tx, qx) = (0.0, 0.0, 0.0)
  }
}
