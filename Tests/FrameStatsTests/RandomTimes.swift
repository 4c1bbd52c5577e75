import TestSupport

extension SplitMix64 {
  /// Frame times around 16 ms, some of them long, in milliseconds.
  mutating func times(_ count: Int) -> [Double] {
    (0..<count).map { _ in
      Double.random(in: 0..<1, using: &self) < 0.05
        ? Double.random(in: 17...400, using: &self) : Double.random(in: 1...17, using: &self)
    }
  }
}
