import Documents
import Effects

/// Everything that an audit found.
public struct AuditReport: Hashable, Sendable {
  public var scene: String
  /// The devices and tones that were looked at: `iPhone 14, light`.
  public var screens: [String] = []
  /// The worst first.
  public var contrast: [ContrastFinding] = []
  /// Texts that cannot be read, the worst first.
  public var legible: [LegibleFinding] = []
  public var calm: [CalmFinding] = []
  public var motion = MotionFindings()
  public var reading: [ReadingFinding] = []
  public var touch: [TouchFinding] = []
  public var text: [TextSizeFinding] = []
  public var growth = TextGrowth()
  /// The texts under pictures that are missing.
  public var coveredByMissing: [String] = []
  /// Whether the middle of a long list was left out.
  public var isLong = false
  /// Whether texts have not been looked at yet.
  var isOfFormulas = false

  init(scene: String) { self.scene = scene }

  public var passes: Bool {
    !contrast.contains(where: \.fails) && legible.allSatisfy(\.passes) && calm.allSatisfy(\.passes) && motion.passes
      && touch.allSatisfy(\.passes)
      && text.allSatisfy(\.passes)
  }

  /// The number of things that fail.
  public var failures: Int {
    contrast.count(where: \.fails) + legible.count { !$0.passes } + calm.count { !$0.passes } + (motion.passes ? 0 : 1)
      + touch.count { !$0.passes }
      + text.count { !$0.passes }
  }
}

extension AuditReport {
  /// Keeps the worst contrast of each text.
  mutating func add(_ findings: [ContrastFinding]) {
    for finding in findings {
      guard let known = contrast.firstIndex(where: { $0.layer == finding.layer }) else {
        contrast.append(finding)
        continue
      }
      if finding.worst / finding.needs < contrast[known].worst / contrast[known].needs { contrast[known] = finding }
    }
    contrast.sort { $0.worst / $0.needs < $1.worst / $1.needs }
  }

  /// Keeps the worst of each text.
  mutating func add(_ findings: (found: [LegibleFinding], undecided: [String]), on shown: AuditedScene) {
    coveredByMissing += findings.undecided.filter { !coveredByMissing.contains($0) }
    for var finding in findings.found {
      finding.device = shown.scene.device.name
      if let known = legible.firstIndex(where: { $0.layer == finding.layer }) {
        if legible[known].isWeaker(than: finding) { legible[known] = finding }
      } else {
        legible.append(finding)
      }
    }
    legible.sort { $1.isWeaker(than: $0) || !$0.isWeaker(than: $1) && $0.layer < $1.layer }
  }

  mutating func add(_ findings: [CalmFinding]) {
    for finding in findings {
      if let known = calm.firstIndex(where: { $0.rule == finding.rule }) {
        if calm[known].passes { calm[known] = finding }
      } else {
        calm.append(finding)
      }
    }
  }

  mutating func add(_ other: MotionFindings) {
    if other.largestSpeed > motion.largestSpeed + 1e-6 {
      (motion.largestSpeed, motion.speedLayer) = (other.largestSpeed, other.speedLayer)
    }
    if other.largestShare > motion.largestShare {
      (motion.largestShare, motion.shareOffset) = (other.largestShare, other.shareOffset)
    }
    motion.largestScale = max(motion.largestScale, other.largestScale)
    if other.largestTurn > motion.largestTurn {
      (motion.largestTurn, motion.turnLayer) = (other.largestTurn, other.turnLayer)
    }
    motion.flashes = max(motion.flashes, other.flashes)
    motion.speedOfFlick = max(motion.speedOfFlick, other.speedOfFlick)
  }

  mutating func add(_ findings: [TouchFinding], on shown: AuditedScene) {
    for var finding in findings {
      finding.device = shown.scene.device.name
      let known = touch.firstIndex { $0.kind == finding.kind && $0.thing == finding.thing }
      guard let known else {
        touch.append(finding)
        continue
      }
      if touch[known].passes && !finding.passes || finding.size / finding.needs < touch[known].size / touch[known].needs
      {
        touch[known] = finding
      }
    }
  }

  mutating func add(_ audit: TextSizeAudit) {
    growth.add(audit.growth())
    add(audit.findings())
  }

  private mutating func add(_ findings: [TextSizeFinding]) {
    for finding in findings {
      if let known = text.firstIndex(where: { $0.words == finding.words && $0.kind == finding.kind }) {
        if finding.from < text[known].from { text[known] = finding }
      } else {
        text.append(finding)
      }
    }
    text.sort { ($0.from, $0.layer) < ($1.from, $1.layer) }
  }
}
