/// All effects available to scenes. To add one, write a folder and add a line here.
public enum Catalog {
  public static let effects: [any Effect.Type] = [
    HeaderParallax.self,
    StretchBanner.self,
    AlbumStack.self,
    MapCrop.self,
    WeatherMenu.self,
    Layers.self,
    StackingCards.self,
  ]

  public static func effect(named name: String) -> (any Effect.Type)? { effects.first { $0.name == name } }

  public static var names: [String] { effects.map { $0.name } }
}
