import Effects
import Geometry

extension BarBlueprint {
  /// Start of the title at rest, in points; a title that fades in with the bar begins behind the chevron.
  var start: Double { isSmall ? margin + indent : margin }

  /// How far it has moved on from there, over 1 - its zoom; nil: not at all. Both go the same way.
  var shiftPerZoom: Double? { isSmall || indent == 0 ? nil : indent / (1 - barSize / size) }
}
