/// Code for a system in which what shows an item is a piece of its own, wherever its words stand.
protocol ItemSnippet: Snippet {
  /// Shows it as a row of a list.
  func row(_ items: SampleItems) -> String
  /// Shows its words at the foot of a picture.
  func words(_ items: SampleItems) -> String
  /// Shows them below a cover.
  func caption(_ items: SampleItems) -> String
}

extension ItemSnippet {
  /// What shows one of the items.
  func view(_ items: SampleItems) -> String {
    switch items.place {
    case .row: row(items)
    case .picture: words(items)
    case .caption: caption(items)
    }
  }
}
