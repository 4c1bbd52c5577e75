import Effects
import Geometry

/// An opaque bar over the layers that end where it ends.
///
/// Two layers with a common edge between two pixels both cover a part of the same pixels, and the lower one shows
/// through by up to a quarter. A picture that a bar covers is therefore drawn a little smaller than the bar, on the
/// page's color, and other covered layers are not drawn.
struct CoveringBar {
  private let index: Int
  let frame: Rect
  private let screen: Rect

  /// Tolerance in points for edges that differ only by rounding.
  private static let touch = 0.01
  /// Distance in points between the edges of a bar and of a picture below it: a pixel at least, in a thumbnail too.
  private static let overlap = 4.0

  /// The bar among the layers; nil if none is opaque.
  init?(of layers: [Layer], on screen: Rect) {
    guard let index = layers.firstIndex(where: \.isOpaqueBar) else { return nil }
    (self.index, frame, self.screen) = (index, layers[index].visibleFrame.intersection(screen), screen)
  }
}

extension CoveringBar {
  /// Whether a layer lies entirely below the bar.
  func covers(_ layers: [Layer], _ place: Int) -> Bool {
    guard place < index else { return false }
    let (layer, bar) = (layers[place].drawnFrame.intersection(screen), frame.inset(by: -Self.touch))
    return layer.x >= bar.x && layer.y >= bar.y && layer.maxX <= bar.maxX && layer.maxY <= bar.maxY
  }

  /// The layer with its edges away from those of the bar; nil for all but pictures, which stay loaded only while they
  /// are drawn.
  func shrunk(_ layer: Layer) -> Layer? {
    guard layer.content.isPicture else { return nil }
    let inner = layer.visibleFrame.intersection(frame.inset(by: min(Self.overlap, frame.height / 4)))
    guard inner.width > 0, inner.height > 0 else { return nil }
    var layer = layer
    layer.clip = inner
    return layer
  }
}

extension Layer {
  fileprivate var isOpaqueBar: Bool {
    if case .surface(.bar) = content { opacity >= 1 } else { false }
  }
}

extension LayerContent {
  fileprivate var isPicture: Bool {
    switch self {
    case .picture, .page, .blurred: true
    default: false
    }
  }
}
