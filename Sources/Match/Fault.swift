import Effects
import Geometry
import Notation

/// A difference between a build and its design.
public struct Fault: Hashable, Sendable {
  public let kind: FaultKind
  /// The layer that shows it best; nil if it is not about layers.
  public let layer: LayerID?
  public let designed: JSONValue
  public let built: JSONValue
  /// Where the built number lies within the precision of the film.
  public let range: ClosedRange<Double>?
  /// When it shows most, in seconds of the film. Nil for pictures.
  public let time: Double?
  /// How far off the layer is then, in points.
  public let off: Double
  public let sentence: String
  /// The field of the scene with the built value. Nil if no field has it.
  public let edit: Edit?
  /// How far the layer is off at offsets: x is the offset, y the distance along the axis, both in points.
  public let course: [Point]

  public struct Edit: Hashable, Sendable {
    public let path: String
    public let value: JSONValue
  }
}

extension Fault {
  /// The same with a number that is not to be relied on.
  var rough: Fault {
    Fault(
      kind: kind, layer: layer, designed: designed, built: built, range: nil, time: time, off: off,
      sentence: sentence + " The number is rough: it does not explain all of the motion.", edit: nil, course: course)
  }
}
