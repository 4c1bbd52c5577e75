extension Collection {
  static let landscapes: [Artwork] = [
    Artwork("landscapes/dawn", 3060, 1530, .jpeg, seed: 11, DawnRidges()),
    Artwork("landscapes/lake", 1600, 800, .jpeg, seed: 23, AlpineLake()),
    Artwork("landscapes/desert", 1600, 800, .jpeg, seed: 30, DesertDusk()),
    Artwork("landscapes/coast", 1600, 800, .jpeg, seed: 41, NightCoast()),
    Artwork("landscapes/tall", 1760, 2200, .jpeg, seed: 55, TallPeak()),
  ]
}
