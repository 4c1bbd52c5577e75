import Geometry
import TestSupport
import Testing

/// A header collapses, pins and stretches without jumps, and covers its box at its safe ratios.
@Suite struct HeaderTests {
  @Test func `the picture of a collapsing header moves at its ratio`() throws {
    for (header, _) in headers(seed: 1, count: 2000) where header.height > header.minimum + 2 {
      guard let natural = header.natural, natural >= header.height else { continue }
      let end = header.height - header.minimum
      for s in [0.0, end / 3, end / 2] {
        let speed = header.place(scrolled: s).pictureTop - header.place(scrolled: s + 1).pictureTop
        try #require(abs(speed - header.ratio) < 1e-6, "\(header).place(scrolled: \(s))")
      }
    }
  }

  @Test func `nothing jumps, at no edge and in no mode`() throws {
    for (header, viewport) in headers(seed: 2, count: 3000) {
      let collapse = header.height - header.minimum
      let stretch = header.maximumZoom * max(header.natural ?? 0, header.height)
      let edges = [
        0, collapse, header.height - stretch, header.height - (header.natural ?? 0), -viewport / 3,
        header.height * (1 - header.maximumZoom), header.height - header.minimum * header.maximumZoom,
      ]
      for edge in edges {
        let before = header.place(scrolled: edge - 1e-7)
        let behind = header.place(scrolled: edge + 1e-7)
        try #require(
          distance(before, behind) < 1e-4, "\(header).place(scrolled: \(edge)): \(before) jumps to \(behind)")
      }
    }
  }

  @Test func `a collapsed header stays where it is`() throws {
    for (header, viewport) in headers(seed: 3, count: 1000) {
      let end = max(0, header.height - header.minimum)
      let collapsed = header.place(scrolled: end)
      try #require(distance(collapsed, header.place(scrolled: end + viewport)) < 1e-9, "\(header)")
      try #require(abs(collapsed.height - header.minimum) < 1e-9, "\(header)")
    }
  }

  @Test func `a pulled header keeps its bottom on the rows`() throws {
    for (header, viewport) in headers(seed: 4, count: 2000) where header.minimum <= header.height {
      for pull in [1, viewport / 4, viewport] {
        let place = header.place(scrolled: -pull)
        try #require(abs(place.top + place.height - header.height - pull) < 1e-9, "\(header) pulled by \(pull)")
        try #require(
          place.pictureTop + place.pictureHeight >= place.top + place.height - 1e-9, "\(header) pulled by \(pull)")
      }
    }
  }

  @Test func `a picture never grows beyond the largest zoom`() throws {
    for (header, viewport) in headers(seed: 5, count: 2000) {
      let rest = header.place(scrolled: 0).pictureHeight
      let largest = header.largestZoom(pulledBy: viewport)
      var seen = 1.0
      for step in 0...20 {
        seen = max(seen, header.place(scrolled: -viewport * Double(step) / 20).pictureHeight / rest)
      }
      try #require(seen <= header.maximumZoom + 1e-9, "\(header)")
      try #require(abs(seen - largest) < 1e-9, "\(header): \(seen) is not \(largest)")
    }
  }

  @Test func `the safe ratios are those at which no gap is seen`() throws {
    for var (header, viewport) in headers(seed: 6, count: 4000) {
      if viewport < 500 { viewport /= 4 }
      let gap = largestGap(of: header, on: viewport)
      guard let safe = header.safeRatios(on: viewport) else {
        try #require(gap < 1e-9, "\(header) leaves a gap of \(gap)")
        continue
      }
      if safe.contains(header.ratio) {
        try #require(gap < 1e-9, "\(header) leaves a gap of \(gap), safe are \(safe)")
      }
      guard header.height > header.minimum + 1 else { continue }
      for (ratio, isSafe) in [
        (safe.lowerBound - 0.001, false), (safe.lowerBound, true), (safe.upperBound, true),
        (safe.upperBound + 0.001, false),
      ] {
        header.ratio = ratio
        let gap = largestGap(of: header, on: viewport)
        try #require(
          isSafe ? gap < 1e-9 : gap > 1e-7, "\(header) on \(viewport) leaves a gap of \(gap), safe are \(safe)")
      }
    }
  }

  @Test func `degenerate headers give numbers`() throws {
    let odd = [0, -1, 1e300, .nan, .infinity]
    for width in odd {
      for height in odd {
        for natural in odd {
          let header = Header(width: width, height: height, natural: natural, ratio: 0.5, pull: .reveal)
          for screen in odd { _ = header.safeRatios(on: screen) }
          for scrolled in odd + [-1e300] { _ = header.place(scrolled: scrolled) }
        }
      }
    }
  }
}

extension HeaderTests {
  private func headers(seed: UInt64, count: Int) -> [(header: Header<Double>, viewport: Double)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let width = random.number(100...1200)
      let header = Header(
        width: width, height: width / random.edgy(0.5...4),
        natural: width / random.pick([2, 1.5, random.number(0.4...5)]),
        ratio: random.edgy(-0.5...1.5), minimum: random.pick([0, random.number(0...400)]),
        maximumZoom: random.edgy(1...10), pull: random.pick([.reveal, .zoom, .ride]))
      return (header, random.number(300...1200))
    }
  }

  /// How many points of what is on the screen of the box the picture leaves free at the worst moment of collapsing.
  private func largestGap(of header: Header<Double>, on screen: Double) -> Double {
    let collapse = max(0, header.height - header.minimum)
    let edges = [0, header.height - screen, header.height - (header.natural ?? 0), collapse].flatMap { edge in
      [-1e-3, -0.01, -0.1, 0, 0.1, 0.01, 1e-3].map { edge + $0 }
    }
    return ((0...200).map { collapse * Double($0) / 200 } + edges).reduce(0) { gap, scrolled in
      guard scrolled >= 0, scrolled <= collapse else { return gap }
      let place = header.place(scrolled: scrolled)
      let end = min(screen, place.top + place.height)
      return max(gap, min(end, max(place.pictureTop, end - place.pictureTop - place.pictureHeight)))
    }
  }

  private func distance(_ one: HeaderPlace<Double>, _ other: HeaderPlace<Double>) -> Double {
    max(
      abs(one.top - other.top), abs(one.height - other.height), abs(one.pictureTop - other.pictureTop),
      abs(one.pictureHeight - other.pictureHeight))
  }
}
