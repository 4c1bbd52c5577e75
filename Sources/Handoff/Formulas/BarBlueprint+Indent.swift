import Effects
import Geometry

extension BarBlueprint {
  /// Where the title begins at rest, in points; one that comes with the bar begins behind its mark.
  var start: Double { isSmall ? margin + indent : margin }

  /// How far it has moved on from there, as arithmetic with its zoom; nil: not at all. Both go the same way.
  ///
  /// - Parameter zoom: What the system calls that.
  func shift(zoom: String = "zoom") -> String? {
    isSmall || indent == 0 ? nil : "\((indent / (1 - barSize / size)).short) * (1 - \(zoom))"
  }
}
