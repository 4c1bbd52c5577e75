import Glibc

/// The weights of neighbors, whose sum is 1.
struct GaussianKernel {
  let weights: [Float]
  /// Neighbors on each side.
  let reach: Int

  init(deviation: Double) {
    let spread = max(deviation, 1e-3)
    let reach = Int((3 * spread).rounded(.up))
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * spread * spread)) }
    let sum = bell.reduce(0, +)
    self.reach = reach
    weights = bell.map { Float($0 / sum) }
  }
}
