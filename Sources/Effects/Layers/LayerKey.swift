import Geometry
import Notation
import Parameters

/// The values of a layer at an offset. Values between two keys are interpolated.
public struct LayerKey: Record {
  /// Offset from rest, in points.
  public var at = 0.0
  /// Translation in addition to the ratio, in points.
  public var x = 0.0
  public var y = 0.0
  /// Scale about the middle.
  public var scale = 1.0
  public var opacity = 1.0
  /// The easing from the previous key.
  public var ease = Easing.linear

  public init() {}

  public init(at: Double, x: Double = 0, y: Double = 0, scale: Double = 1, opacity: Double = 1) {
    (self.at, self.x, self.y, self.scale, self.opacity) = (at, x, y, scale, opacity)
  }

  public static let noun = "key"

  public var title: String { "at \(at.formatted(.upTo(1))) pt" }

  public static let parameters: [Parameter<Self>] = [
    Parameter("at", \.at, .points(-4096...204_800), "Points of scroll from rest at which the layer is like this.")
      .role(.offset),
    Parameter("x", \.x, .points(-4096...4096), "How far it is moved to the right.").usually(-400...400),
    Parameter("y", \.y, .points(-4096...4096), "How far it is moved down.").usually(-400...400),
    Parameter("scale", \.scale, .number(0...10, unit: "x"), "Its size over its own, about its middle.").usually(0...3),
    Parameter("opacity", \.opacity, .number(0...1), "How much of it shows."),
    Parameter("ease", \.ease, Easing.domain, "How it comes here from the key before."),
  ]

  public var problems: [FieldProblem] {
    guard case .bezier(let x1, _, let x2, _) = ease else { return [] }
    return [(0, x1), (2, x2)].filter { !(0...1).contains($0.1) }.map {
      FieldProblem(
        path: "ease[\($0.0)]", message: "\($0.1) is not in 0...1", help: "The first and the third number are times.")
    }
  }
}

extension LayerKey {
  /// The values between this key and the next.
  func blended(with next: LayerKey, share: Double) -> LayerKey {
    let part = next.ease.value(at: share)
    func blend(_ one: Double, _ other: Double) -> Double { one == other ? one : one + (other - one) * part }
    return LayerKey(
      at: at + (next.at - at) * share, x: blend(x, next.x), y: blend(y, next.y),
      scale: max(0, blend(scale, next.scale)), opacity: min(1, max(0, blend(opacity, next.opacity))))
  }
}

extension [LayerKey] {
  private static var rest: LayerKey { LayerKey() }

  /// The values at an offset from rest. They are constant before the first key and after the last; of two keys at the
  /// same offset, the later one applies from there on.
  func value(at scrolled: Double) -> LayerKey {
    guard count > 0 else { return Self.rest }
    var next = 0
    while next < count, self[next].at <= scrolled { next += 1 }
    guard next < count else { return self[count - 1] }
    guard next > 0 else { return self[0] }
    let (before, after) = (self[next - 1], self[next])
    return before.blended(with: after, share: (scrolled - before.at) / (after.at - before.at))
  }
}
