import Effects
import Geometry

/// Queries an effect for the state of a layer at any offset.
struct LayerProbe {
  private let effect: any Effect
  private let setting: Setting
  private let axis: Axis
  private let layer: LayerID
  /// Memory for the layers at an offset.
  private var layers: [Layer] = []

  init(_ effect: any Effect, in setting: Setting, of layer: LayerID, along axis: Axis) {
    (self.effect, self.setting, self.layer, self.axis) = (effect, setting, layer, axis)
  }
}

extension LayerProbe {
  /// Nil if the layer is not on the screen.
  mutating func point(at offset: Double) -> CurvePoint? {
    layers.removeAll(keepingCapacity: true)
    effect.layers(at: Moment(offset: offset, indicator: 0), in: setting, into: &layers)
    for index in layers.indices where layers[index].id == layer {
      return CurvePoint(layers[index], at: offset, along: axis)
    }
    return nil
  }

  /// The range of offsets around one at which the layer stays on the screen.
  mutating func seen(around offset: Double, in reach: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
    let low = end(from: offset, to: reach.lowerBound, step: -step)
    let high = end(from: offset, to: reach.upperBound, step: step)
    return min(low, high)...max(low, high)
  }

  /// Searches in growing steps until the layer has left, then bisects to where it left.
  private mutating func end(from start: Double, to last: Double, step: Double) -> Double {
    var (seen, stride) = (start, step)
    var gone: Double?
    while gone == nil, seen != last {
      let next = step > 0 ? min(last, seen + stride) : max(last, seen + stride)
      if point(at: next) == nil { gone = next } else { seen = next }
      stride *= 1.1
    }
    guard var gone else { return last }
    for _ in 0..<40 {
      let middle = (seen + gone) / 2
      if point(at: middle) == nil { gone = middle } else { seen = middle }
    }
    return seen
  }
}
