extension Plate {
  /// Darkens the left so that a white title stays readable wherever the row's window cuts the picture.
  ///
  /// Light on the left is held under a luminance of 0.27, which gives white letters a contrast above 3 : 1; the limit
  /// rises towards the right and ends at 0.62 of the width. It bends rather than clips.
  ///
  /// - Parameter tint: What held light is multiplied by, so that a dimmed white looks shaded and not soiled.
  mutating func makeRoomForTitle(tint: Light = Light(repeating: 1)) {
    let limit: Float = 0.265
    let width = aspect
    shade { p, light in
      let l = light.luminance
      let free = smooth(0.34, 0.74, p.x / width)
      guard l > 0.0001, free < 1 else { return light }
      let knee = limit * 0.5
      let held = l < knee ? l : knee + (limit - knee) * (l - knee) / (l - knee + limit - knee)
      let shaded = mix(tint, Light(repeating: 1), max(free, held / l))
      return light * shaded * (mix(held, l, free) / l)
    }
  }
}
