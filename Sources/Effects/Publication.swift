/// Where an effect was published: what "the article" means wherever it is spoken of.
public struct Publication: Hashable, Sendable {
  public var author: String
  public var title: String
  /// Where it can be read: a link where there is one that lasts.
  public var place: String

  public init(_ title: String, by author: String, at place: String) {
    self.title = title
    self.author = author
    self.place = place
  }
}

extension Publication: CustomStringConvertible {
  public var description: String { "\u{201C}\(title)\u{201D}, \(author), \(place)" }
}
