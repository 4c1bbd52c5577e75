extension Collection {
  /// Pictures that are laid on each other and move at speeds of their own.
  static let layers: [Artwork] = mountain + night + coast + record

  /// A header's five depths, 390 points wide at three pixels and a little to spare.
  private static let mountain: [Artwork] = [
    Artwork("layers/mountain-1-sky", 1752, 2336, .jpeg, seed: 401, DawnSky()),
    Artwork("layers/mountain-2-peaks", 1290, 1720, .png, seed: 402, DawnPeaks()),
    Artwork("layers/mountain-3-range", 1290, 1720, .png, seed: 403, DawnRange()),
    Artwork("layers/mountain-4-forest", 1290, 1720, .png, seed: 404, DawnForest()),
    Artwork("layers/mountain-5-meadow", 1290, 1720, .png, seed: 405, DawnMeadow()),
  ]

  /// A stroll's strips, 800 points by two pixels, and the moon.
  private static let night: [Artwork] = [
    Artwork("layers/night-1-sky", 2120, 2332, .jpeg, seed: 411, NightSky()),
    Artwork("layers/night-2-hills", 2120, 1272, .png, seed: 412, NightHills()),
    Artwork("layers/night-3-town", 2120, 1007, .png, seed: 413, NightTown()),
    Artwork("layers/night-4-trees", 2120, 742, .png, seed: 414, NightTrees()),
    Artwork("layers/night-5-road", 2120, 742, .png, seed: 415, NightRoad()),
    Artwork("layers/night-moon", 640, 640, .png, seed: 416, NightMoon()),
  ]

  /// One place at two hours: the same seed, so that one may go out as the other comes in.
  private static let coast: [Artwork] = [
    Artwork("layers/coast-day", 1980, 2456, .jpeg, seed: 421, CoastView(hour: .day)),
    Artwork("layers/coast-night", 1980, 2456, .jpeg, seed: 421, CoastView(hour: .night)),
  ]

  /// A record and the light on it, 300 points by three pixels and a little to spare.
  private static let record: [Artwork] = [
    Artwork("layers/record", 1000, 1000, .png, seed: 431, Record()),
    Artwork("layers/record-shine", 1000, 1000, .png, seed: 432, RecordShine()),
  ]
}
