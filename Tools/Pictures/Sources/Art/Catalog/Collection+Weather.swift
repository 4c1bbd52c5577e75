extension Collection {
  static let weather: [Artwork] = [
    backdrop("clear", seed: 301, ClearSky()),
    backdrop("night", seed: 302, ClearNight()),
    backdrop("clouds", seed: 303, Clouds()),
    backdrop("rain", seed: 304, RainyGlass()),
    backdrop("storm", seed: 305, Thunderstorm()),
    backdrop("snow", seed: 306, Snowfall()),
    backdrop("fog", seed: 307, FoggyWoods()),
    backdrop("wind", seed: 308, WindStreams()),
    backdrop("radar", seed: 309, RadarEcho()),
    backdrop("satellite", seed: 310, Cyclone()),
    backdrop("temperature", seed: 311, HeatMap()),
    backdrop("air-quality", seed: 312, HazyCity()),
  ]

  /// Rows are 390 points wide and show pictures 200 points tall, three pixels to the point: 1170 x 600 at least.
  private static func backdrop(_ name: String, seed: UInt64, _ painter: any Painter) -> Artwork {
    Artwork("weather/\(name)", 1200, 640, .jpeg, seed: seed, painter)
  }
}
