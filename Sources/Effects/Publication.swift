/// The article that describes an effect, and the differences from it.
public struct Publication: Hashable, Sendable {
  /// A text by its own title, in its own language, and as much of the rest as it or its page says.
  public struct Source: Hashable, Sendable {
    public var title: String
    public var author: String?
    public var date: String?
    /// A link that lasts, without its scheme.
    public var address: String?

    public init(_ title: String, by author: String? = nil, on date: String? = nil, at address: String? = nil) {
      (self.title, self.author, self.date, self.address) = (title, author, date, address)
    }
  }

  /// The text that was used.
  public var article: Source
  /// The end of its credit: where it was published, and which parts of the credit are not in the text.
  public var note: String
  /// The same text in the language in which it was written first, where it was used in another one.
  public var original: Source?
  /// Whether its code shows the first frame right, before any scroll event.
  public var isRightAtFirst: Bool
  /// The difference from it, and the reason: one sentence.
  public var departure: String

  public init(
    _ article: Source, _ note: String, original: Source? = nil, isRightAtFirst: Bool = false, departure: String
  ) {
    (self.article, self.note, self.original) = (article, note, original)
    (self.isRightAtFirst, self.departure) = (isRightAtFirst, departure)
  }
}

extension Publication {
  /// The credit in Markdown, as a sentence.
  public var credit: String {
    "\(article.credit), \(note)\(original.map { "; the original is \($0.credit)" } ?? "")."
  }
}

extension Publication {
  /// Where it can be read. Nil if no lasting link is known.
  public var address: String? { (article.address ?? original?.address).map { "https://\($0)" } }
}

extension Publication: CustomStringConvertible {
  public var description: String {
    "\u{201C}\(article.title)\u{201D}\((article.author ?? original?.title).map { ", \($0)" } ?? "")"
  }
}

extension Publication.Source {
  fileprivate var credit: String {
    [address.map { "[\(title)](https://\($0))" } ?? title, author, date].compactMap(\.self).joined(separator: ", ")
  }
}
