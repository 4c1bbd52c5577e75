import Boundary

extension Modifiers {
  /// The factor by which held keys change steps and speeds, the same for keys, the wheel and drags: ten with Shift, a
  /// tenth with Alt.
  var pace: Double { (contains(.shift) ? 10 : 1) * (contains(.alt) ? 0.1 : 1) }
}
