import Effects
import Geometry

extension BarBlueprint {
  /// Where the title begins at rest, in points; one that comes with the bar begins behind its mark.
  var start: Double { isSmall ? margin + indent : margin }

  /// How far it has moved on from there, over 1 - its zoom; nil: not at all. Both go the same way.
  var shiftPerZoom: Double? { isSmall || indent == 0 ? nil : indent / (1 - barSize / size) }
}
