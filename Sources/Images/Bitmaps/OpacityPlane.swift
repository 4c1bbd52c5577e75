/// The opacity of each pixel, 0...1, as of a line of text: rows from the top without gaps.
package struct OpacityPlane: Hashable, Sendable {
  package let size: PixelSize
  package private(set) var values: [Float]

  /// A number of values that does not match `size` is a programming error and gives an empty plane.
  package init(size: PixelSize, values: [Float]) {
    let fits = values.count == size.count
    self.size = fits ? size : .zero
    self.values = fits ? values : []
  }
}

extension OpacityPlane {
  /// Blurs by a Gaussian. What spreads beyond the edges is lost.
  ///
  /// - Parameter deviation: Standard deviation in pixels.
  package mutating func blur(deviation: Double) {
    let kernel = GaussianKernel(deviation: deviation)
    let (width, height, reach) = (size.width, size.height, kernel.reach)
    guard !size.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: Float.self, capacity: size.count) { across in
      across.initialize(repeating: 0)
      values.withUnsafeMutableBufferPointer { values in
        for (index, weight) in kernel.weights.enumerated() {
          let way = index - reach
          let columns = max(0, -way)..<max(0, -way, min(width, width - way))
          for y in 0..<height {
            let row = y * width
            for x in columns { across[row + x] += weight * values[row + x + way] }
          }
        }
        values.update(repeating: 0)
        for y in 0..<height {
          for (index, weight) in kernel.weights.enumerated() {
            let row = y + index - reach
            guard row >= 0, row < height else { continue }
            for x in 0..<width { values[y * width + x] += weight * across[row * width + x] }
          }
        }
      }
    }
  }
}
