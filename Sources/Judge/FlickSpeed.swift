import ScrollPhysics

/// The speeds at which a scene is judged, in points per second.
enum FlickSpeed {
  /// A calm flick of a thumb, and a fast one.
  static let (slow, fast) = (600.0, 3000.0)
  /// Faster ones are not seen of hands.
  private static let hand = 8000.0

  /// The fastest flick that a system takes.
  static func fastest(for parameters: ScrollParameters) -> Double { min(hand, parameters.maximumFling ?? hand) }
}
