extension Collection {
  static let maps: [Artwork] = [
    Artwork("maps/harbor", 1400, 1400, .jpeg, seed: 211, CityMap.harbor),
    Artwork("maps/oldtown", 1400, 1400, .jpeg, seed: 202, CityMap.oldtown),
    Artwork("maps/riverside", 1860, 1395, .jpeg, seed: 203, CityMap.riverside),
    Artwork("maps/park", 1860, 1395, .jpeg, seed: 204, CityMap.park),
    Artwork("maps/grid", 1400, 1400, .jpeg, seed: 205, CityMap.grid),
    Artwork("maps/islands", 1860, 1395, .jpeg, seed: 206, CityMap.islands),
  ]
}
