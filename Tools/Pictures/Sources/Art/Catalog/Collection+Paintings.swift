extension Collection {
  /// Pictures in layers.
  public static let paintings: [Painting] = [lake]

  private static func layer(_ name: String, seed: UInt64, _ painter: any Painter) -> Artwork {
    Artwork("paintings/lake-\(name)", 1290, 1290, .png, seed: seed, painter)
  }

  /// A lake between hills after sunset, 390 points wide at three pixels and a little to spare.
  private static let lake = Painting(
    name: "paintings/lake", width: 1290, height: 1290,
    layers: [
      .init("Sky 0.1", layer("sky", seed: 501, EveningSky())),
      .init(
        "Far",
        layer(
          "far", seed: 502,
          EveningHills(rows: [
            .init(base: 0.5, relief: 0.09, frequency: 2.2, body: 0xA9718F, air: 0.1, trees: 0, density: 0),
            .init(base: 0.55, relief: 0.08, frequency: 2.6, body: 0x7D5C88, air: 0.36, trees: 0.008, density: 330),
          ])), group: "Hills"),
      .init(
        "Near",
        layer(
          "near", seed: 503,
          EveningHills(rows: [
            .init(base: 0.6, relief: 0.075, frequency: 1.9, body: 0x51456F, air: 0.62, trees: 0.026, density: 210),
            .init(base: 0.645, relief: 0.05, frequency: 1.5, body: 0x302F55, air: 0.9, trees: 0.045, density: 130),
          ])), group: "Hills"),
      .init("Lake", layer("lake", seed: 504, EveningLake())),
      .init("Mist", layer("mist", seed: 505, EveningMist()), opacity: 0.8),
      .init("Firs", layer("firs", seed: 506, EveningFirs())),
    ])

  /// A drawing in layers, and its file.
  public static let drawing = (file: "paintings/paper-hills.svg", text: PaperHills(seed: 511).svg)
}
