/// One picture's subject: paints it from a seed, at any size.
protocol Painter: Sendable {
  /// Film grain in levels of 255 (standard deviation); it also keeps JPEG from turning soft gradients into blocks.
  var grain: Float { get }

  /// Whether the plate starts as glass, for a layer that shows what lies behind it. Such a picture has no grain: it
  /// would lie on one layer and not on the next.
  var isClear: Bool { get }

  /// Covers the whole plate, or what the layer has of it. The same seed and size give the same light.
  func paint(_ plate: inout Plate, seed: UInt64)
}

extension Painter {
  var grain: Float { 1 }
  var isClear: Bool { false }
}
