import Notation

/// A thing that fails, in one sentence.
public struct AuditFault: Hashable, Sendable {
  public var sentence: String
  /// The offset at which it can be seen. Nil if it is about the whole way.
  public var offset: Double?
  public var remedy: AuditRemedy?
}

extension AuditReport {
  /// What fails, a sentence each.
  public var faults: [AuditFault] {
    var faults = contrast.filter(\.fails).map { $0.fault(of: screens.count) }
    faults += legible.filter { !$0.passes }.map { AuditFault(sentence: $0.sentence, offset: $0.offset) }
    faults += calm.filter { !$0.passes }.map { AuditFault(sentence: $0.sentence) }
    if !motion.passes {
      faults.append(
        AuditFault(
          sentence: "A flick makes \(motion.flashes) flashes in a second; \(MotionFindings.mostFlashes) are allowed."))
    }
    faults += touch.filter { !$0.passes }.map {
      AuditFault(sentence: $0.sentence, offset: $0.offset, remedy: $0.remedy)
    }
    faults += text.filter { !$0.passes }.map { AuditFault(sentence: "\($0.words(isAsked: true)).", offset: $0.offset) }
    return faults
  }

  /// What was found, whether or not it fails, a sentence each.
  public var figures: [String] {
    let lowest = contrast.first { $0.passes }.map {
      "Lowest contrast: \($0.worst.formatted(.upTo(1))) of \($0.needs.formatted(.upTo(1))), of \u{201C}\($0.words)\u{201D}."
    }
    let undecided = contrast.filter(\.isUndecided).map {
      "The contrast of \u{201C}\($0.words)\u{201D} cannot be decided: \($0.doubt)."
    }
    let share = (motion.largestShare * 100).formatted(.upTo(0))
    let moves =
      motion.largestShare > 0
      ? "Layers move at up to \(motion.largestSpeed.formatted(.upTo(2))) of the content\u{2019}s speed against it, on up to "
        + "\(share) % of the screen." : "Nothing moves otherwise than the content."
    let briefest = reading.filter { $0.fast != nil }.min { ($0.fast ?? 0) < ($1.fast ?? 0) }
    let read = briefest.map {
      "A fast flick leaves \(($0.fast ?? 0).formatted(.upTo(1))) s to read \u{201C}\($0.words)\u{201D}, the least of all texts."
    }
    let touched = touch.filter { $0.passes && $0.kind == .size }.map(\.sentence)
    let larger = text.first { $0.passes }.map { "\($0.words(isAsked: false))." }
    return [lowest ?? (contrast.isEmpty && !isOfFormulas ? "No text is over a picture." : nil)].compactMap(\.self)
      + undecided
      + legible.filter(\.passes).map(\.sentence)
      + (calm.allSatisfy(\.passes) ? ["With reduced motion everything moves with the scroll or stays."] : [])
      + [moves] + [motion.spinning].compactMap(\.self) + [read].compactMap(\.self) + touched
      + [
        larger
          ?? (text.isEmpty && growth.hasGrowing ? "No text is cut at any size of the system\u{2019}s setting." : nil)
      ]
      .compactMap(\.self) + [fixedSentence].compactMap(\.self)
  }

  private static let mostNamed = 3

  /// A sentence on the texts that the system's setting does not enlarge.
  var fixedSentence: String? {
    guard !growth.fixed.isEmpty else { return nil }
    let named = growth.fixed.prefix(Self.mostNamed).map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
    let more = growth.fixed.count - Self.mostNamed
    return "Texts of layers keep their size when the system\u{2019}s text is larger, here and in the code: "
      + "\(named)\(more > 0 ? " and \(more) more" : "")."
  }

  /// What this report does not judge, a sentence each.
  public var unjudged: [String] {
    let covered = coveredByMissing.map {
      "Whether \u{201C}\($0)\u{201D} can be read is not judged: a picture over it is missing."
    }
    return covered + [fixedSentence].compactMap(\.self)
      + (growth.hasBarTitle
        ? [
          "The title in the bar grows with the system\u{2019}s text in the code only, so larger text is not judged there."
        ]
        : [])
      + (isLong ? ["Of this long list the first 17 and the last 3 screens are judged."] : []) + [
        "Text inside pictures is not judged.",
        "The contrast of symbols, lines and shapes is not judged (WCAG 1.4.11).",
        "The spacing of letters, words and lines is not judged (WCAG 1.4.12).",
        "The status bar is not judged, because the system chooses its color.",
        "Texts are judged where the content can rest, not beyond its ends.",
      ]
  }

  private static let mostRemarks = 5

  /// A few sentences for the head of code that is handed over.
  public var remarks: [String] {
    let shown = screens.joined(separator: "; ")
    let faults = faults.map(\.sentence)
    let result = passes ? "nothing fails" : counted(failures, "thing fails", "things fail")
    let more = faults.count - Self.mostRemarks
    return ["Audited on \(shown): \(result)."] + faults.prefix(Self.mostRemarks)
      + (more > 0 ? ["And \(more) more: parallax audit lists them."] : []) + figures.prefix(1)
  }
}

extension ContrastFinding {
  /// - Parameter screens: Number of screens that were looked at: which one it was is said if there are several.
  fileprivate func fault(of screens: Int) -> AuditFault {
    let place = screens > 1 ? " (\(device), \(tone))" : ""
    let share = (failing * 100).formatted(.upTo(0))
    return AuditFault(
      sentence:
        "\u{201C}\(words)\u{201D} has a contrast of \(worst.formatted(.upTo(1))) and needs \(needs.formatted(.upTo(1))): too "
        + "little on \(share == "0" ? "less than 1" : share) % of its way\(place).",
      offset: offset, remedy: remedy)
  }
}

extension TextSizeFinding {
  /// What happens, and from which size on.
  ///
  /// - Parameter isAsked: Whether it happens at the size that was asked for.
  func words(isAsked: Bool) -> String {
    let what = kind == .cut ? "is cut" : "runs into \(other ?? "another text")"
    let size = "\((from * 100).formatted(.upTo(0))) %"
    return "\u{201C}\(words)\u{201D} \(what) \(isAsked ? "" : "first ")at texts of \(size)"
  }
}
