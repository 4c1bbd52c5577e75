/// The readings that show where the content of a film can rest.
struct Rests {
  /// The first and the last reading, if the content rests in them: no finger holds it.
  private var free: [Int] = []
  /// Readings at the ends of the way, if they are not where they are designed: a page has not scrolled yet, or the
  /// content was pulled beyond and came back to the same place.
  private var start: Int?
  private var end: Int?

  init() {}

  /// - Parameter start: The reading that shows the content before anything has scrolled.
  init(start: Int) { self.start = start }

  /// - Parameters:
  ///   - bounds: Where the content is designed to rest.
  ///   - isFree: Whether it can rest anywhere between.
  ///   - isKnown: Whether the place of the content is known in a reading.
  init(
    _ course: FilmCourse, _ readings: [FrameReading], in bounds: ClosedRange<Double>, isFree: Bool,
    where isKnown: (Int) -> Bool
  ) {
    guard course.hasTimes, readings.count > Self.still else { return }
    if readings[1...Self.still].allSatisfy(\.isRepeated), isKnown(0) { free.append(0) }
    if readings.suffix(Self.still).allSatisfy(\.isRepeated), isKnown(readings.count - 1) {
      free.append(readings.count - 1)
    }
    guard isFree else { return }
    let rests = Self.rests(in: course.offsets).filter(isKnown)
    start = Self.turningPoint(of: rests, in: course.offsets, designed: bounds.lowerBound)
    end = Self.turningPoint(of: rests, in: course.offsets.map { 0 - $0 }, designed: 0 - bounds.upperBound)
  }
}

extension Rests {
  /// Frames without a change after which content rests, and points within which it does.
  private static let (still, steady) = (12, 0.3)
  /// Points within which two places are the same, and beyond which content has been pulled.
  private static let (same, pulled) = (0.5, 4.0)
  /// The smallest distance that counts as misplaced, in points.
  static let misplaced = 2.0

  /// The last reading of each rest.
  private static func rests(in offsets: [Double]) -> [Int] {
    var rests: [Int] = []
    var first = 0
    for index in 1...offsets.count {
      guard index == offsets.count || (offsets[index] - offsets[first]).magnitude > steady else { continue }
      if index - first >= still { rests.append(index - 1) }
      first = index
    }
    return rests
  }

  /// The lowest offset to which the content returns after pulls below it. Nil if the content also rests at the designed
  /// one.
  ///
  /// A hand comes back to the same place once, perhaps, and holds the content on the way; an end brings it back each
  /// time, and without a stop.
  private static func turningPoint(of rests: [Int], in offsets: [Double], designed: Double) -> Int? {
    guard !rests.contains(where: { (offsets[$0] - designed).magnitude <= misplaced }) else { return nil }
    return rests.sorted { offsets[$0] < offsets[$1] }.first { rest in
      let place = offsets[rest]
      let returns = rests.filter { (offsets[$0] - place).magnitude < same }
      var (pulls, free) = (0, 0)
      for (from, to) in zip(returns, returns.dropFirst())
      where offsets[from...to].contains(where: { $0 < place - pulled }) {
        pulls += 1
        free += rests.contains { from < $0 && $0 < to && offsets[$0] < place - pulled } ? 0 : 1
      }
      return pulls >= 2 && free >= 1
    }
  }

  /// How far the content rests from where it can, in points.
  func misplacement(of course: FilmCourse, in bounds: ClosedRange<Double>) -> Double {
    let ends = [
      start.map { (course.offsets[$0] - bounds.lowerBound).magnitude },
      end.map { (course.offsets[$0] - bounds.upperBound).magnitude },
    ].compactMap(\.self)
    return free.map { max(bounds.lowerBound - course.offsets[$0], course.offsets[$0] - bounds.upperBound, 0) }
      .reduce(ends.max() ?? 0, max)
  }
}
