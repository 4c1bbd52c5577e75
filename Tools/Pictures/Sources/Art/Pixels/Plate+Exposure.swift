extension Plate {
  /// Bends bright light over like film, so that a glow whitens softly instead of clipping to yellow.
  ///
  /// Light up to `knee` stays; above it approaches 1 without reaching it.
  mutating func expose(knee: Float = 0.62) {
    let room = 1 - knee
    for index in light.indices {
      let share = cover?[index] ?? 1
      guard share > 0 else { continue }
      var l = cover == nil ? light[index] : light[index] / share
      for channel in 0..<3 where l[channel] > knee {
        let over = (l[channel] - knee) / room
        l[channel] = knee + room * over / (1 + over) * 1.06
      }
      light[index] = cover == nil ? l : l * share
    }
  }
}
