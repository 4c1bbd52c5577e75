/// One picture's subject: paints it from a seed, at any size.
protocol Painter: Sendable {
  /// Film grain in levels of 255 (standard deviation); it also keeps JPEG from turning soft gradients into blocks.
  var grain: Float { get }

  /// Covers the whole plate. The same seed and size give the same light.
  func paint(_ plate: inout Plate, seed: UInt64)
}

extension Painter {
  var grain: Float { 1 }
}
