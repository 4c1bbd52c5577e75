import Documents

/// What the process that shows a scene on phones has to say.
public enum PhoneAnswer: Message {
  /// Phones can open these addresses.
  case serving([PhoneAddress])
  /// The phones that are connected, a line of words each.
  case phones([String])
  /// What to look at, as no phone has come; a sentence each.
  case hints([String])
  /// A phone has sent a swipe, which has this name, is this tape (a file's text), and shows this (a line of words).
  case swipe(name: String, tape: String, glide: String)
  /// A thumb has the content at this offset, in points. Nil: it has let go, and the content rests.
  case scrolled(Double?)
  /// Phones show the scene again.
  case shown
  /// Phones keep what they show, for this reason (a sentence).
  case refused(String)
  /// Nothing is served, for this reason (a sentence).
  case failed(String)
}

/// An address to type, and its code to scan.
public struct PhoneAddress: Hashable, Codable, Sendable {
  public let text: String
  /// The code's rows from the top, a `1` for each dark module and a `0` for each light one. Without the margin.
  public let code: [String]

  public init(_ text: String, code: [String]) { (self.text, self.code) = (text, code) }
}
