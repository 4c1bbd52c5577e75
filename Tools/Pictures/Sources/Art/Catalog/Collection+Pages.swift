extension Collection {
  static let pages: [Artwork] = [
    Artwork("pages/trip", 1170, Int(TripPage.height * 3), .jpeg, seed: 71, TripPage())
  ]
}
