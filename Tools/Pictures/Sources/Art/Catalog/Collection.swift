/// Every picture that belongs to the product, in the order of the contact sheet.
public enum Collection {
  public static let artworks: [Artwork] = landscapes + albums + maps + weather + layers + pages

  /// The artwork with a name, with or without its ending; nil when there is none.
  public static func artwork(named name: String) -> Artwork? {
    artworks.first { $0.name == name || $0.file == name }
  }
}
