/// The edges and knobs of an effect that can be dragged on the stage, and the words of its x-ray. Everything has a default: none.
public protocol EffectAffordances: Sendable {
  /// The draggable edges and knobs, and the fields that they change, at a scroll offset.
  func handles(on layers: [Layer], at offset: Double) -> [Handle]
  /// Rectangles that the x-ray shows besides the layers.
  func marks(at moment: Moment) -> [Mark]
  /// The offsets at which something begins or ends, in any order.
  func landmarks() -> [Landmark]
  /// The name of a layer for people; nil if its ID says enough.
  func name(of layer: LayerID) -> String?
}

extension EffectAffordances {
  public func handles(on layers: [Layer], at offset: Double) -> [Handle] { [] }
  public func marks(at moment: Moment) -> [Mark] { [] }
  public func landmarks() -> [Landmark] { [] }
  public func name(of layer: LayerID) -> String? { nil }
}

/// The affordances of an effect that has none.
struct NoAffordances: EffectAffordances {}
