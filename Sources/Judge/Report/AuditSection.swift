import Notation

/// A section of a report: what was judged, and a line for each thing that was found.
public struct AuditSection: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// Nil for what is reported and not judged.
    public var passes: Bool?
    public var words: String
    /// The remedy that was tried, as a sentence. Empty if there is none.
    public var remedy = ""
    /// Where it is seen, if it fails.
    public var moment: AuditMoment?
  }

  public var title: String
  /// What the section is about, with its source.
  public var about: String
  public var links: [(name: String, address: String)] { sources.map { ($0[0], $0[1]) } }
  private var sources: [[String]] = []
  public var lines: [Line]

  fileprivate init(_ title: String, _ about: String, links: [[String]] = [], _ lines: [Line]) {
    (self.title, self.about, sources, self.lines) = (title, about, links, lines)
  }
}

extension AuditReport {
  /// A line that sums it up.
  public var summary: String {
    let shown = screens.joined(separator: "; ")
    let undecided = contrast.count(where: \.isUndecided)
    let failing = passes ? "nothing fails" : counted(failures, "thing fails", "things fail")
    let open = undecided > 0 ? ", \(counted(undecided, "contrast")) cannot be decided" : ""
    return "\(scene): \(failing)\(open) (\(shown))."
  }

  public var sections: [AuditSection] {
    [
      contrastSection, legibleSection, calmSection, motionSection, readingSection, touchSection, textSection,
      unjudgedSection,
    ]
  }

  private static let mostPictures = 12

  /// The moments that are worth a picture, in the order of the sections.
  public var moments: [AuditMoment] {
    var moments: [AuditMoment] = []
    for moment in sections.flatMap(\.lines).compactMap(\.moment) where !moments.contains(moment) {
      moments.append(moment)
    }
    return Array(moments.prefix(Self.mostPictures))
  }

  private static let mostPassing = 3
  private static let understanding = "https://www.w3.org/WAI/WCAG22/Understanding/"

  private var contrastSection: AuditSection {
    let (open, passing) = (contrast.filter { !$0.passes }, contrast.filter(\.passes))
    var lines = (open + passing.prefix(Self.mostPassing)).map(\.line)
    Self.sayOnce(&lines, open.map(\.remedy))
    if passing.count > Self.mostPassing {
      lines.append(AuditSection.Line(passes: true, words: "\(passing.count - Self.mostPassing) more texts"))
    }
    if lines.isEmpty { lines = [AuditSection.Line(passes: true, words: "No text is over a picture.")] }
    return AuditSection(
      "Contrast", "The lowest contrast of every text that can be over a picture, over all offsets (WCAG 1.4.3).",
      links: [["Contrast (Minimum)", Self.understanding + "contrast-minimum"]], lines)
  }

  /// Leaves a remedy that ends several failures at the first of them, with their number.
  private static func sayOnce(_ lines: inout [AuditSection.Line], _ remedies: [AuditRemedy?]) {
    for (index, remedy) in remedies.enumerated() {
      guard let remedy else { continue }
      let count = remedies.count { $0 == remedy }
      guard count > 1 else { continue }
      lines[index].remedy =
        remedies[..<index].contains(remedy) ? "" : "\(remedy.sentence) This ends \(count) failures."
    }
  }

  private var unjudgedSection: AuditSection {
    AuditSection("Not judged", "Look at these yourself.", unjudged.map { AuditSection.Line(words: $0) })
  }

  private var legibleSection: AuditSection {
    let lines = legible.map { finding in
      AuditSection.Line(
        passes: finding.passes ? nil : false, words: "\(finding.layer): \(finding.sentence) (\(finding.device))",
        moment: AuditMoment(layer: finding.layer, offset: finding.offset, device: finding.device))
    }
    return AuditSection(
      "Letters",
      "Whether every text that shows can be read at some offset, with its blur, under the layers over it, among "
        + "other texts and in the body of the device.",
      lines.isEmpty ? [AuditSection.Line(passes: true, words: "Every text can be read at some offset.")] : lines)
  }

  private var calmSection: AuditSection {
    AuditSection(
      "Reduced motion", "Motion with the system's reduced motion (WCAG 2.3.3).",
      links: [["Animation from Interactions", Self.understanding + "animation-from-interactions"]],
      calm.map { AuditSection.Line(passes: $0.passes, words: $0.sentence) })
  }

  private var motionSection: AuditSection {
    func percent(_ share: Double) -> String { "\((share * 100).formatted(.upTo(0))) %" }
    var lines = [
      AuditSection.Line(
        words:
          "Largest speed of a layer against the content: \(motion.largestSpeed.formatted(.upTo(2))) of the content's"
          + (motion.speedLayer.map { " (\($0))" } ?? "")),
      AuditSection.Line(
        words: "Largest share of the screen that moves differently from the content: \(percent(motion.largestShare)), "
          + "at \(motion.shareOffset.formatted(.upTo(0))) pt"),
      AuditSection.Line(
        words: "Largest change of size in a screen of scroll: \(motion.largestScale.formatted(.upTo(2))) times; "
          + "largest turn: \(motion.largestTurn.formatted(.upTo(0)))°"),
    ]
    lines.append(
      AuditSection.Line(
        passes: motion.passes,
        words: "\(counted(motion.flashes, "flash", "flashes")) in a second of a flick at "
          + "\(motion.speedOfFlick.formatted(.upTo(0))) pt/s; \(MotionFindings.mostFlashes) are allowed (WCAG 2.3.1)"))
    if let spinning = motion.spinning { lines.append(AuditSection.Line(words: spinning)) }
    return AuditSection(
      "What moves",
      "Figures to know; only flashes have a limit. Apple names scaling, spinning and motion at the edge of the view as "
        + "triggers, W3C backgrounds at another speed than the foreground. Android does not name any; its setting turns "
        + "animations off.",
      links: [
        [
          "Apple",
          "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/"
            + "reduced-motion-accessibility-evaluation-criteria",
        ],
        ["W3C", Self.understanding + "animation-from-interactions"],
        ["Android", "https://developer.android.com/reference/android/animation/ValueAnimator#areAnimatorsEnabled()"],
        ["Flashes", Self.understanding + "three-flashes-or-below-threshold"],
      ], lines)
  }

  private var readingSection: AuditSection {
    func seconds(_ time: Double?) -> String { time.map { "\($0.formatted(.upTo(1))) s" } ?? "not on the way" }
    let shortest = reading.sorted { ($0.fast ?? .infinity, $0.slow ?? 0) < ($1.fast ?? .infinity, $1.slow ?? 0) }
    return AuditSection(
      "Reading",
      "How long a text can be read whole, with enough contrast, during a slow and a fast flick from the start.",
      shortest.prefix(8).map {
        AuditSection.Line(words: "\($0.layer) “\($0.words)”: slow \(seconds($0.slow)), fast \(seconds($0.fast))")
      })
  }

  private var touchSection: AuditSection {
    AuditSection(
      "Touch", "The size of what can be tapped, and whether the system's bars leave it free.",
      links: [["Target Size (Minimum)", Self.understanding + "target-size-minimum"]],
      touch.map { finding in
        AuditSection.Line(
          passes: finding.passes, words: "\(finding.sentence) (\(finding.device))",
          remedy: finding.remedy?.sentence ?? "",
          moment: finding.passes
            ? nil : AuditMoment(layer: finding.layer, offset: finding.offset, device: finding.device))
      })
  }

  private var textSection: AuditSection {
    func percent(_ size: Double) -> String { "\((size * 100).formatted(.upTo(0))) %" }
    // The same happens to many rows at the same size: the first of them stands for all.
    var groups: [(first: TextSizeFinding, count: Int)] = []
    for finding in text {
      let known = groups.firstIndex {
        $0.first.kind == finding.kind && $0.first.from == finding.from && $0.first.passes == finding.passes
      }
      if let known { groups[known].count += 1 } else { groups.append((finding, 1)) }
    }
    let lines = groups.map { finding, count -> AuditSection.Line in
      let what =
        switch (finding.kind, count) {
        case (.cut, 1): "is cut"
        case (.overlaps, 1): "runs into \(finding.other ?? "another text")"
        case (.cut, _): "and \(count - 1) more are cut"
        case (.overlaps, _): "and \(count - 1) more run into other texts"
        }
      return AuditSection.Line(
        passes: finding.passes ? nil : false,
        words: "\(finding.layer) “\(finding.words)” \(what) from \(percent(finding.from)) on")
    }
    return AuditSection(
      "Larger text", "Texts at 100 to 310 % of their size, as set in the system (WCAG 1.4.4).",
      links: [["Resize Text", Self.understanding + "resize-text"]],
      (lines.isEmpty && growth.hasGrowing
        ? [AuditSection.Line(passes: true, words: "No text is cut or runs into another.")] : lines)
        + [fixedSentence].compactMap(\.self).map { AuditSection.Line(words: $0) })
  }
}

extension ContrastFinding {
  fileprivate var line: AuditSection.Line {
    var words =
      "\(layer) “\(self.words)”: \(worst.formatted(.upTo(2))) of \(needs.formatted(.upTo(1))) at "
      + "\(offset.formatted(.upTo(1))) pt (\(device), \(tone))"
    if fails { words += ", too little on \((failing * 100).formatted(.upTo(0))) % of its way" }
    words += "; nowhere below \((guaranteed * 100).rounded(.down) / 100); APCA \(apca.formatted(.upTo(0)))"
    if isUndecided { words += "; cannot be decided: \(doubt)" }
    return AuditSection.Line(
      passes: isUndecided ? nil : passes, words: words, remedy: remedy?.sentence ?? "",
      moment: fails ? AuditMoment(layer: layer, offset: offset, device: device, tone: tone) : nil)
  }
}
