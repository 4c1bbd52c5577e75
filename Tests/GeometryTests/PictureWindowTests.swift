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

  @Test func `a centered crop mirrors the crop on the other side`() throws {
    var random = SplitMix64(seed: 3)
    for var window in windows(seed: 3, count: 3000) {
      window.anchor = .center
      let start = random.number(-window.pass.cell...window.pass.screen)
      let crop = window.crop(start: start)
      let other = window.crop(start: window.pass.screen - window.pass.cell - start)
      try #require(abs(crop.start + crop.length - (1 - other.start)) < 1e-9, "\(window) at \(start)")
    }
  }

  @Test func `a covering length covers what is seen, and nothing shorter does`() throws {
    for var window in windows(seed: 4, count: 3000) {
      window.drawn = PictureWindow.coveringLength(of: window.pass, ratio: window.ratio, anchor: window.anchor)
      try #require(largestGap(of: window) < 1e-6, "\(window)")
      try #require(window.isCovering, "\(window)")
      // A row longer than the screen may do with less, but no scene can say so.
      guard window.drawn > window.pass.cell else { continue }
      window.drawn -= 0.01
      try #require(largestGap(of: window) > 1e-4, "\(window)")
      try #require(!window.isCovering, "\(window)")
    }
  }

  @Test func `the automatic length covers all of a row, and nothing shorter does`() throws {
    for var window in windows(seed: 7, count: 3000) {
      window.drawn = PictureWindow.automaticLength(of: window.pass, ratio: window.ratio, anchor: window.anchor)
      try #require(largestGap(of: window, onScreen: false) < 1e-6, "\(window)")
      window.drawn -= 0.01
      try #require(largestGap(of: window, onScreen: false) > 1e-4, "\(window)")
    }
  }

  @Test func `the safe ratios are those at which no gap is seen`() throws {
    var (covered, bare) = (0, 0)
    for var window in windows(seed: 5, count: 4000) {
      let gap = largestGap(of: window)
      guard let safe = PictureWindow.safeRatios(of: window.pass, anchor: window.anchor, drawn: window.drawn) else {
        try #require(gap > 0, "\(window)")
        bare += 1
        continue
      }
      covered += 1
      if safe.contains(window.ratio) {
        try #require(gap < 1e-9, "\(window) leaves a gap of \(gap), safe are \(safe)")
      }
      for (ratio, isSafe) in [
        (safe.lowerBound - 0.001, false), (safe.lowerBound, true), (safe.upperBound, true),
        (safe.upperBound + 0.001, false),
      ] {
        window.ratio = ratio
        let gap = largestGap(of: window)
        try #require(isSafe ? gap < 1e-9 : gap > 1e-6, "\(window) leaves a gap of \(gap), safe are \(safe)")
      }
    }
    #expect(covered > 1000 && bare > 100)
  }

  @Test func `a centered row is seen covered as far as one formula says`() throws {
    for window in windows(seed: 8, count: 2000) where window.drawn >= window.pass.cell {
      let (screen, cell, drawn) = (window.pass.screen, window.pass.cell, window.drawn)
      guard cell < screen else { continue }
      let safe = try #require(PictureWindow.safeRatios(of: window.pass, anchor: .center, drawn: drawn))
      try #require(abs(safe.upperBound - 1 - (drawn - cell) / (screen + cell)) < 1e-9, "\(window)")
      guard safe.lowerBound >= 0 else { continue }
      try #require(abs(1 - safe.lowerBound - (drawn - cell) / (screen - cell)) < 1e-9, "\(window)")
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
    try #require(Pass(screen: 0, cell: 0).position(start: 5) == -1)
  }
}

extension PictureWindowTests {
  private func windows(seed: UInt64, count: Int) -> [PictureWindow<Double>] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let cell = random.edgy(20...800)
      return PictureWindow(
        pass: Pass(screen: random.edgy(100...4096), cell: cell), ratio: random.edgy(-0.5...1.5),
        anchor: random.pick(Anchor.allCases), drawn: cell * random.edgy(0.5...6))
    }
  }

  /// By how much the picture fails to cover its cell at the worst moment of a pass, in points: what is on the screen of
  /// it, or all of it.
  private func largestGap(of window: PictureWindow<Double>, onScreen: Bool = true) -> Double {
    let (screen, cell) = (window.pass.screen, window.pass.cell)
    // All the way, and close to where an edge of the cell meets one of the screen.
    var starts = (0...100).map { -cell + window.pass.travel * Double($0) / 100 }
    for edge in [-cell, 0, screen - cell, screen] {
      starts += [0, 1e-3, 1e-2, 0.1].flatMap { [edge - $0, edge + $0] }
    }
    return starts.reduce(0) { gap, start in
      guard start >= -cell, start <= screen else { return gap }
      let low = onScreen ? max(0, start) : start
      let high = onScreen ? min(screen, start + cell) : start + cell
      let top = start + window.top(start: start)
      return max(gap, min(max(top - low, high - top - window.drawn), high - low))
    }
  }
}
