import Documents
import Notation

/// The worst contrast of a line of text over all offsets.
public struct ContrastFinding: Hashable, Sendable {
  /// The layer, by its name in the output of `layout`.
  public var layer: String
  public var words: String
  /// The lowest contrast that was seen, and the offset.
  public var worst: Double
  public var offset: Double
  /// The contrast below which it is nowhere, by bounds.
  public var guaranteed: Double
  /// The contrast that WCAG asks of a text of this size.
  public var needs: Double
  /// Share of the offsets at which it shows and has too little, 0...1.
  public var failing: Double
  /// The part of the way where it has too little, from the first such offset to the last.
  public var failingFrom: Double?
  public var failingTo: Double?
  /// APCA's figure at the worst offset, which is not judged.
  public var apca: Double
  /// The range of offsets at which it shows.
  public var shown: ClosedRange<Double>
  /// Where it was found: the device, and the tone of the page.
  public var device = ""
  public var tone = ""
  public var remedy: AuditRemedy?
  /// Whether a picture under it is missing, so that its colors are not those of the scene.
  public var isOnMissingPicture = false

  /// Whether a contrast was seen that is too low. Contrasts are compared in hundredths, as they are printed.
  public var fails: Bool { !isOnMissingPicture && (worst * 100).rounded() < (needs * 100).rounded() }

  /// Whether the contrast is certain to be high enough everywhere.
  public var passes: Bool { !isOnMissingPicture && guaranteed >= needs }

  /// Whether no contrast was seen that is too low, and one is possible.
  public var isUndecided: Bool { !fails && !passes }
}

extension ContrastFinding {
  /// Why it cannot be decided.
  var doubt: String {
    isOnMissingPicture
      ? "a picture under it is missing"
      : "at least \(guaranteed.formatted(.upTo(1, .down))) of \(needs.formatted(.upTo(1))) is certain"
  }

  func found(on shown: AuditedScene) -> ContrastFinding {
    var finding = self
    (finding.device, finding.tone) = (shown.scene.device.name, shown.tone.rawValue)
    return finding
  }
}
