import Geometry

/// Corners, shadow and blending of a picture of the layers effect.
///
/// Corners and shadow are made once for all sizes of the layer, so they are relative to its box at rest.
public struct LayerFinish: Hashable, Sendable {
  /// Radius of the corners over the width of the box.
  public var corner: Double
  /// Opacity of the shadow.
  public var shadow: Double
  /// Width of the box at rest, in points.
  public var width: Double
  public var blend: LayerSettings.Blend
  /// Whether its keys blur it or show a part of it, so that its corners have to be cut before.
  public var isKeyed: Bool
}

extension LayerFinish {
  /// Standard deviation of a shadow, and how far it is below its picture, in points at rest.
  public static let (deviation, drop) = (9.0, 6.0)

  /// Nil for a layer without any of it.
  init?(_ layer: LayerSettings, width: Double) {
    guard layer.shape == nil, layer.radius > 0 || layer.shadow > 0 || layer.blend != .normal, width > 0 else {
      return nil
    }
    (corner, shadow, self.width, blend) = (layer.radius / width, layer.shadow, width, layer.blend)
    isKeyed = layer.keys.range(of: .reveal).lowerBound < 1 || layer.keys.range(of: .blur).upperBound > 0
  }

  /// Whether a picture has to be made for it, instead of drawing a file’s.
  public var isMade: Bool { shadow > 0 || corner > 0 && isKeyed }

  /// Reach of the shadow beyond the box, over the width of the box.
  var reach: Double {
    shadow > 0 ? (Self.deviation * Layer.blurReach + Self.drop) / width : 0
  }
}
