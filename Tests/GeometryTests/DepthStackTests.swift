import Geometry
import TestSupport
import Testing

/// A depth stack is symmetric, fans out evenly, and stays in its cell at its safe ratios.
@Suite struct DepthStackTests {
  @Test func `the stack at one place mirrors the stack at the other`() throws {
    for (stack, start) in stacks(seed: 1, count: 3000) {
      let other = stack.pass.screen - stack.pass.cell - start
      for layer in 0..<Int(stack.layers) {
        let one = stack.frame(layer: layer, start: start)
        let two = stack.frame(layer: layer, start: other).mirrored(inWidth: stack.pass.cell)
        try #require(
          abs(one.x - two.x) < 1e-9 && one.size == two.size, "\(stack).frame(layer: \(layer), start: \(start))")
      }
    }
  }

  @Test func `centers go one way from the cover to the deepest layer`() throws {
    for (stack, start) in stacks(seed: 2, count: 3000) {
      let centers = (0..<Int(stack.layers)).map { stack.frame(layer: $0, start: start).midX }
      let shift = stack.shift(start: start)
      for (one, next) in zip(centers, centers.dropFirst()) {
        try #require((next - one) * shift >= -1e-9, "\(stack) at \(start)")
      }
    }
  }

  @Test func `in the middle of the screen every layer is centered`() throws {
    for (stack, _) in stacks(seed: 3, count: 1000) {
      let start = (stack.pass.screen - stack.pass.cell) / 2
      for layer in 0..<Int(stack.layers) {
        try #require(abs(stack.frame(layer: layer, start: start).midX - stack.pass.cell / 2) < 1e-9, "\(stack)")
      }
    }
  }

  @Test func `layer i moves at 1 - (1 - ratio) i / (n - 1)`() throws {
    for (stack, start) in stacks(seed: 4, count: 2000) where stack.layers > 1 {
      for layer in 0..<Int(stack.layers) {
        let speed = stack.frame(layer: layer, start: start + 1).x + 1 - stack.frame(layer: layer, start: start).x
        let expected = 1 - (1 - stack.ratio) * Double(layer) / (stack.layers - 1)
        try #require(abs(speed - expected) < 1e-6, "\(stack) layer \(layer)")
      }
    }
  }

  @Test func `the cover stays in the middle of its cell`() throws {
    for (stack, start) in stacks(seed: 5, count: 1000) where stack.layers > 0 {
      try #require(abs(stack.frame(layer: 0, start: start).midX - stack.pass.cell / 2) < 1e-9)
      try #require(stack.frame(layer: 0, start: start).y == 0)
    }
  }

  @Test func `the safe ratios keep every center in the room of its cell`() throws {
    for (stack, _) in stacks(seed: 6, count: 4000) where stack.layers > 1 {
      let ends = [-stack.pass.cell, stack.pass.screen].map { abs(stack.shift(start: $0)) }
      let free = (stack.pass.cell - stack.cover) / 2
      let isInside = ends.allSatisfy { $0 <= free + 1e-9 }
      guard let safe = stack.safeRatios else {
        try #require(free < 0, "\(stack)")
        continue
      }
      if min(abs(stack.ratio - safe.lowerBound), abs(stack.ratio - safe.upperBound)) > 1e-9 {
        try #require(safe.contains(stack.ratio) == isInside, "\(stack)")
      }
    }
  }

  @Test func `the published ratio just fills the cell`() throws {
    try #require(abs(DepthStack.publishedRatio(pass: Pass(screen: 320, cell: 142), cover: 82) - 0.870) < 5e-4)
    try #require(abs(DepthStack.publishedRatio(pass: Pass(screen: 390, cell: 142), cover: 82) - 0.887) < 5e-4)
    try #require(DepthStack.publishedRatio(pass: Pass(screen: 0, cell: 0), cover: 82) == 1)
  }

  @Test func `degenerate stacks do not trap`() throws {
    let odd = [0, -1, 1e300, .nan, .infinity]
    for screen in odd {
      for cell in odd {
        for cover in odd {
          let pass = Pass(screen: screen, cell: cell)
          for layers in [0, 1, 2, 12] {
            let stack = DepthStack(
              pass: pass, cover: cover, layers: Double(layers), inset: 20, ratio: 0.5, isUniform: true)
            _ = (stack.safeRatios, stack.frame(layer: 0, start: cell), stack.frame(layer: 11, start: 0))
          }
        }
      }
    }
  }

  private func stacks(seed: UInt64, count: Int) -> [(stack: DepthStack<Double>, start: Double)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let pass = Pass(screen: random.edgy(100...4096), cell: random.edgy(40...800))
      let stack = DepthStack(
        pass: pass, cover: random.edgy(40...600), layers: Double(random.whole(0...12)), inset: random.edgy(0...20),
        ratio: random.edgy(-0.5...1.5), isUniform: random.flag())
      return (stack, random.number(-pass.cell...pass.screen))
    }
  }
}
