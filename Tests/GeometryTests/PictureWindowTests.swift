import Geometry
import TestSupport
import Testing

/// A window into a picture: speed, neutral position, symmetry, and the ratios and lengths that cover.
@Suite struct PictureWindowTests {
  @Test func `the picture moves at its ratio on the screen`() throws {
    for window in windows(seed: 1, count: 2000) {
      for start in [-window.pass.cell, 0, window.pass.screen / 3] {
        let speed = (start + 1 + window.top(start: start + 1)) - (start + window.top(start: start))
        try #require(abs(speed - window.ratio) < 1e-6, "\(window) at \(start)")
      }
    }
  }

  @Test func `the crop is what the top says`() throws {
    for window in windows(seed: 2, count: 2000) {
      let start = -window.pass.cell / 2
      let crop = window.crop(start: start)
      try #require(abs(-crop.start * window.drawn - window.top(start: start)) < 1e-6, "\(window)")
      try #require(abs(crop.length * window.drawn - window.pass.cell) < 1e-9, "\(window)")
    }
  }

  @Test func `a centred crop mirrors the crop on the other side`() throws {
    var random = SplitMix64(seed: 3)
    for var window in windows(seed: 3, count: 3000) {
      window.anchor = .center
      let start = random.number(-window.pass.cell...window.pass.screen)
      let crop = window.crop(start: start)
      let other = window.crop(start: window.pass.screen - window.pass.cell - start)
      try #require(abs(crop.start + crop.length - (1 - other.start)) < 1e-9, "\(window) at \(start)")
    }
  }

  @Test func `a covering length covers, and nothing shorter does`() throws {
    for var window in windows(seed: 4, count: 3000) {
      window.drawn = PictureWindow.coveringLength(of: window.pass, ratio: window.ratio, anchor: window.anchor)
      try #require(largestGap(of: window) < 1e-6, "\(window)")
      window.drawn -= 0.01
      try #require(largestGap(of: window) > 1e-4, "\(window)")
    }
  }

  @Test func `the safe ratios are those that leave no gap`() throws {
    for window in windows(seed: 5, count: 4000) {
      let gap = largestGap(of: window)
      guard let safe = PictureWindow.safeRatios(of: window.pass, anchor: window.anchor, drawn: window.drawn) else {
        try #require(gap > 0, "\(window)")
        continue
      }
      if safe.contains(window.ratio) {
        try #require(gap < 1e-9, "\(window) leaves a gap of \(gap), safe are \(safe)")
      } else if min(abs(window.ratio - safe.lowerBound), abs(window.ratio - safe.upperBound)) > 1e-6 {
        try #require(gap > 1e-6, "\(window), safe are \(safe)")
      }
    }
  }

  @Test func `a pass runs from -1 to 1 and drifts as far as a layer does`() throws {
    for window in windows(seed: 6, count: 1000) {
      let pass = window.pass
      try #require(abs(pass.position(start: -pass.cell) + 1) < 1e-12)
      try #require(abs(pass.position(start: (pass.screen - pass.cell) / 2)) < 1e-12)
      try #require(abs(pass.position(start: pass.screen) - 1) < 1e-12)
      let drift = window.top(start: -pass.cell) - window.top(start: pass.screen)
      try #require(abs(drift - pass.drift(ratio: window.ratio)) < 1e-9, "\(window)")
    }
  }

  @Test func `degenerate windows do not trap`() throws {
    let odd = [0, -1, 1e300, .nan, .infinity]
    for screen in odd {
      for cell in odd {
        for drawn in odd {
          let pass = Pass(screen: screen, cell: cell)
          let window = PictureWindow(pass: pass, ratio: 0.5, anchor: .center, drawn: drawn)
          _ = (window.top(start: cell), window.crop(start: cell), pass.position(start: screen))
          for anchor in Anchor.allCases { _ = PictureWindow.safeRatios(of: pass, anchor: anchor, drawn: drawn) }
        }
      }
    }
    try #require(Pass(screen: 0, cell: 0).position(start: 5) == 0)
  }
}

extension PictureWindowTests {
  private func windows(seed: UInt64, count: Int) -> [PictureWindow] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let cell = random.edgy(20...800)
      return PictureWindow(
        pass: Pass(screen: random.edgy(100...4096), cell: cell), ratio: random.edgy(-0.5...1.5),
        anchor: random.pick(Anchor.allCases), drawn: cell * random.edgy(0.5...6))
    }
  }

  /// The largest uncovered part of the cell during a pass, in points.
  private func largestGap(of window: PictureWindow) -> Double {
    (0...100).map { step in
      let top = window.top(start: -window.pass.cell + window.pass.travel * Double(step) / 100)
      return max(top, window.pass.cell - top - window.drawn)
    }.max() ?? 0
  }
}
