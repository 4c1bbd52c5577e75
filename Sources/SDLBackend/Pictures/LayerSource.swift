import Art
import Decoding
import Images

/// What a layer's picture is made of, as another process needs it.
nonisolated struct LayerSource: Hashable, Sendable {
  private let order: ArtOrder
  let layer: FileLayer

  init(_ order: ArtOrder, of layer: FileLayer) {
    (self.order, self.layer) = (order, layer)
  }

  var bytes: [UInt8] { order.bytes }

  /// Tells versions of the layer apart.
  var fingerprint: UInt64 { order.fingerprint }

  func order(covering needed: PixelSize?, longestSide: Int) -> DecodingOrder {
    let format: ImageFormat =
      switch order.kind {
      case .composition: .png
      case .drawing: .svg
      }
    var order = DecodingOrder(
      format: format, fileSize: bytes.count, neededWidth: needed?.width ?? .max, neededHeight: needed?.height ?? .max,
      longestSide: longestSide)
    order.isLayer = true
    return order
  }
}
