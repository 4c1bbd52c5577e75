/// What a session that crashed has left behind for whoever mends the program. Nothing in it tells whose work it was.
public struct CrashNote: Hashable, Sendable {
  /// All of it, for a report.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}

extension CrashNote {
  /// What a person is shown of it: seconds, the number of a build and places in files tell them nothing.
  var lines: [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return lines.prefix { $0 != "Frames:" }.filter { !$0.hasPrefix("Seconds since 1970") && !$0.hasPrefix("Build: ") }
  }
}

/// The note of a crash as a question shows it, beside the work that is to be recovered or by itself.
struct CrashOffer: Hashable, Sendable {
  let note: CrashNote
  private(set) var isCopied = false

  init(_ note: CrashNote) {
    self.note = note
  }
}

extension CrashOffer {
  var lines: [String] { note.lines + ["No path and no name is in this note: it can go into a report."] }

  var button: Sheet.Button { Sheet.Button(isCopied ? "Copied" : "Copy the note", .copyNote) }

  var copied: CrashOffer {
    var offer = self
    offer.isCopied = true
    return offer
  }
}
