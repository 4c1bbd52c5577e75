extension Collection {
  static let albums: [Artwork] = [
    Artwork("albums/01", 780, 780, .jpeg, seed: 101, BendingStripes()),
    Artwork("albums/02", 780, 780, .jpeg, seed: 102, Pulses()),
    Artwork("albums/03", 780, 780, .jpeg, seed: 103, SlicedSun()),
    Artwork("albums/04", 780, 780, .jpeg, seed: 104, Quarters()),
    Artwork("albums/05", 780, 780, .jpeg, seed: 105, Strands()),
    Artwork("albums/06", 780, 780, .jpeg, seed: 106, HalftoneGlobe()),
    Artwork("albums/07", 780, 780, .jpeg, seed: 107, CrossedRings()),
    Artwork("albums/08", 780, 780, .jpeg, seed: 108, Eclipse()),
    Artwork("albums/09", 780, 780, .jpeg, seed: 109, Steps()),
    Artwork("albums/10", 780, 780, .jpeg, seed: 110, Marbling()),
    Artwork("albums/11", 780, 780, .jpeg, seed: 111, Bulge()),
    Artwork("albums/12", 780, 780, .jpeg, seed: 112, CutPaper()),
  ]
}
