/// The report of a crashed session, for the developers. Contains nothing about the user's work.
public struct CrashNote: Hashable, Sendable {
  /// The whole text, for a bug report.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}

extension CrashNote {
  /// The lines shown to the user, without timestamps, build IDs and addresses.
  var lines: [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return lines.prefix { $0 != "Frames:" }.filter { !$0.hasPrefix("Seconds since 1970") && !$0.hasPrefix("Build: ") }
  }
}

/// A crash report shown in a question, along with recovered work or alone.
struct CrashOffer: Hashable, Sendable {
  let note: CrashNote
  private(set) var isCopied = false

  init(_ note: CrashNote) {
    self.note = note
  }
}

extension CrashOffer {
  var lines: [String] { note.lines + ["This note contains no paths and no names, so it can be attached to a report."] }

  var button: Sheet.Button { Sheet.Button(isCopied ? "Copied" : "Copy the note", .copyNote) }

  var copied: CrashOffer {
    var offer = self
    offer.isCopied = true
    return offer
  }
}
