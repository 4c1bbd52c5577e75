import Foundation

// Systems based on curves and tables.
extension Reference {
  static let android = Reference(
    preset: "android", source: "OverScroller.java, EdgeEffect.java", open: nil
  ) { flight in
    let pixels = flight.scale
    let rate = log(0.78) / log(0.9)
    let coefficient = 9.80665 * 39.37 * pixels * 160 * 0.84
    /// Duration and distance of a fling in seconds and pixels, computed as in the source.
    func fling(_ velocity: Double) -> (time: Double, way: Double) {
      let l = log(0.35 * velocity.magnitude / (0.015 * coefficient))
      return (exp(l / (rate - 1)), 0.015 * coefficient * exp(rate / (rate - 1) * l))
    }
    /// The pull on the edge in pixels, until it has returned.
    func pull(_ trip: inout Trip, from y: Double, at v: Double, to edge: Double, side: Double) {
      var (start, gone) = (y, 0.0)
      let spring = SteppedSpring(y, 13 * v, frequency: 24.657, damping: 0.98)
      var back = spring
      if v > 0 {
        let height = flight.viewport * pixels
        gone = spring.time { place, speed in place >= height || speed <= 0 } ?? 0
        trip.add(gone) { edge + side / pixels * spring.place(at: $0) }
        start = min(height, spring.place(at: gone))
        back = SteppedSpring(start, 0, frequency: 24.657, damping: 0.98)
      }
      let linear = back.time { place, speed in place <= 8 && speed.magnitude <= 200 || place <= 0 } ?? 0
      trip.add(linear) { edge + side / pixels * back.place(at: $0) }
      let left = max(0, back.place(at: linear))
      trip.add(left / 200) { edge + side / pixels * (left - 200 * $0) }
      trip.rest = edge
    }
    var trip = Trip(restingAt: flight.from)
    let (time, way) = fling(flight.velocity * pixels)
    let goal = flight.from + (flight.velocity < 0 ? -way : way) / pixels
    let edge = min(max(flight.from, flight.low), flight.high)
    let out = flight.from - edge
    if out != 0, (goal - edge) * out >= 0 {
      let side = out < 0 ? -1.0 : 1
      pull(&trip, from: out.magnitude * pixels, at: side * flight.velocity * pixels, to: edge, side: side)
      return trip
    }
    func place(_ t: Double) -> Double { flight.from + (goal - flight.from) * Self.table(t / time) }
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    guard (goal - ahead) * flight.velocity > 0 else { return clamped(trip, place, lasting: time, flight) }
    let hit = halved(0, time) { (place($0) - ahead) * flight.velocity > 0 }
    trip.add(hit, place)
    let piece = (hit / time * 100).rounded(.down) / 100
    let speed = (place((piece + 0.01) * time) - place(piece * time)) / (0.01 * time)
    pull(&trip, from: 0, at: speed.magnitude * pixels, to: ahead, side: flight.velocity < 0 ? -1 : 1)
    return trip
  }

  /// SPLINE_POSITION, except for its first entry, which the source's search leaves at 2·10⁻⁵ instead of 0.
  private static func table(_ t: Double) -> Double {
    let index = min(Int(t * 100), 99)
    return positions[index] + (t * 100 - Double(index)) * (positions[index + 1] - positions[index])
  }

  private static let positions: [Double] = {
    let p1: Float = 0.5 * 0.35
    let p2: Float = 1 - 1 * (1 - 0.35)
    var table = [Double](repeating: 1, count: 101)
    var xMin: Float = 0
    for i in 0..<100 {
      let alpha = Float(i) / 100
      var xMax: Float = 1
      var (x, coefficient, tx): (Float, Float, Float) = (0, 0, .infinity)
      while abs(Double(tx - alpha)) >= 1e-5 {
        if tx != .infinity { if tx > alpha { xMax = x } else { xMin = x } }
        x = xMin + (xMax - xMin) / 2
        coefficient = 3 * x * (1 - x)
        tx = coefficient * ((1 - x) * p1 + x * p2) + x * x * x
      }
      table[i] = i == 0 ? 0 : Double(coefficient * ((1 - x) * 0.5 + x) + x * x * x)
    }
    return table
  }()

  static let chromium = Reference(
    preset: "chromium", source: "fling_curve.cc, elastic_overscroll_controller_bezier.cc", open: nil
  ) { flight in
    func bounce(_ trip: inout Trip, from y: Double, at v: Double, to edge: Double) {
      let side = (y == 0 ? v : y) < 0 ? -1.0 : 1
      // In pixels per millisecond; an inward flick counts as none.
      let speed = side * v > 200 ? side * v / 1000 : 0
      let delta = 35 * speed.squareRoot()
      let far = max(y.magnitude, min(0.1 * flight.viewport, y.magnitude + delta))
      let (out, back) = (min(150, 2.5 * delta) / 1000, min(300, 15 * far) / 1000)
      func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> (Double) -> Double {
        let (x, y) = x1 * speed < y1 ? (x1, x1 * speed) : (y1 / speed, y1)
        return { bezier(x, y, x2, y2, at: $0) }
      }
      let (forth, home) = (curve(0.25, 1, 0.99, 1), curve(0.05, 0.7, 0.25, 1))
      trip.add(out) { edge + y + (side * far - y) * forth($0 / out) }
      trip.add(back) { edge + side * far * (1 - home($0 / back)) }
      trip.rest = edge
    }
    var trip = Trip(restingAt: flight.from)
    let edge = min(max(flight.from, flight.low), flight.high)
    if edge != flight.from {
      bounce(&trip, from: flight.from - edge, at: flight.velocity, to: edge)
      return trip
    }
    func p(_ t: Double) -> Double { 5707.62 * (1 - exp(-3.7 * t)) - 172 * t }
    func speed(_ t: Double) -> Double { 5707.62 * 3.7 * exp(-3.7 * t) - 172 }
    let end = halved(0, 3) { speed($0) < 0 }
    let begin = flight.velocity.magnitude >= speed(0) ? 0 : halved(0, end) { speed($0) < flight.velocity.magnitude }
    let side = flight.velocity < 0 ? -1.0 : 1
    func place(_ t: Double) -> Double { flight.from + side * (p(begin + t) - p(begin)) }
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    guard (place(end - begin) - ahead) * side > 0 else { return clamped(trip, place, lasting: end - begin, flight) }
    let hit = halved(0, end - begin) { (place($0) - ahead) * side > 0 }
    trip.add(hit, place)
    bounce(&trip, from: 0, at: side * speed(begin + hit), to: ahead)
    return trip
  }

  static let safari = Reference(
    preset: "safari", source: "ScrollingMomentumCalculator.cpp, ScrollElasticityController.mm",
    open: "what a Mac's own momentum is"
  ) { flight in
    func bounce(_ trip: inout Trip, from y: Double, at v: Double, to edge: Double) {
      func place(_ t: Double) -> Double { (y + 0.31 * v * t) * exp(-12.5 * t) }
      let half = 0.5 / flight.scale
      trip.rest = edge
      let times = (0...60_000).map { Double($0) / 20_000 }
      var end = 0.0
      if y != 0 {
        // On the way out it may not be close yet; the first time after that ends it.
        let first = times.first { place($0).magnitude <= half || place($0) * y < 0 } ?? 0
        end = halved(max(0, first - 1 / 20_000), first) { place($0).magnitude <= half || place($0) * y < 0 }
      } else if let last = times.last(where: { place($0).magnitude > half }) {
        end = halved(last, last + 1 / 20_000) { place($0).magnitude <= half }
      } else {
        // Too weak to be visible: it ends at once.
        end = 0
      }
      trip.add(end) { edge + place($0) }
    }
    var trip = Trip(restingAt: flight.from)
    let edge = min(max(flight.from, flight.low), flight.high)
    if edge != flight.from {
      bounce(&trip, from: flight.from - edge, at: flight.velocity, to: edge)
      return trip
    }
    let delta = flight.velocity / 60
    let goal = flight.from + 16.7 * delta
    let progress = min(max(delta / (goal - flight.from), 0.1), 0.5)
    var (magnitude, factor, previous) = (1.1, 1.0, 1.0)
    for _ in 0..<10 {
      factor = magnitude / (magnitude - progress)
      magnitude = 1 / (1 - pow(factor, -60))
      if abs(factor - previous) < 0.001 { break }
      previous = factor
    }
    let (a, b) = (magnitude, factor)
    func place(_ t: Double) -> Double {
      flight.from + (goal - flight.from) * min(1, a * (1 - pow(b, -60 * min(1, t))))
    }
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    guard (goal - ahead) * flight.velocity > 0 else { return clamped(trip, place, lasting: 1, flight) }
    let hit = halved(0, 1) { (place($0) - ahead) * flight.velocity > 0 }
    trip.add(hit, place)
    bounce(&trip, from: 0, at: (goal - flight.from) * a * 60 * log(b) * pow(b, -60 * hit), to: ahead)
    return trip
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
      ((1 - 3 * b + 3 * a) * s * s * s) + (3 * b - 6 * a) * s * s + 3 * a * s
    }
    return value(y1, y2, halved(0, 1) { value(x1, x2, $0) > x })
  }
}
