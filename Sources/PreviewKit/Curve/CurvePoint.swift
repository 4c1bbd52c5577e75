import Effects
import Geometry

/// The state of a layer at one offset.
public struct CurvePoint: Hashable, Sendable {
  /// Offset of the content, in points.
  public var offset: Double
  /// The center of the whole picture on the screen along the axis, in points.
  public var position: Double
  /// Length of the whole picture along the axis, in points.
  public var length: Double
  public var opacity: Double
  /// Degrees clockwise.
  public var rotation = 0.0
  /// In points.
  public var blur = 0.0
  /// Share of its box that its keys show.
  public var reveal = 1.0
}

extension CurvePoint {
  public init(_ layer: Layer, at offset: Double, along axis: Axis) {
    let whole = layer.wholePicture
    self.init(
      offset: offset, position: axis == .vertical ? whole.midY : whole.midX, length: whole.size.length(along: axis),
      opacity: layer.opacity, rotation: layer.rotation, blur: layer.blur, reveal: layer.reveal)
  }
}

/// A varying quantity of a layer.
public enum CurveQuantity: CaseIterable, Hashable, Sendable {
  case position, scale, opacity, rotation, blur, reveal
}

extension CurveQuantity {
  /// - Parameter unit: The length at scale 1, in points.
  public func value(of point: CurvePoint, unit: Double) -> Double {
    switch self {
    case .position: point.position
    case .scale: unit > 0 ? point.length / unit : 1
    case .opacity: point.opacity
    case .rotation: point.rotation
    case .blur: point.blur
    case .reveal: point.reveal
    }
  }
}
