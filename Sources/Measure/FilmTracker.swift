/// Follows what moves in a film, frame by frame: how far each block has gone since a frame that is looked back to.
///
/// That frame stays the same until the content has gone some way, so that what is not known of a single step does not
/// add up.
public struct FilmTracker: Sendable {
  /// What was found between two frames.
  public struct Step: Hashable, Sendable {
    /// The frame that is looked back to, and this one.
    public let from: Int
    public let to: Int
    /// How many blocks have something to see.
    public let blocks: Int
    /// Of all blocks that could be followed, in pixels, down is positive.
    public let ways: [Double]
    /// Of the marked bands, where there are some.
    public let bands: [[Double]]
  }

  /// The marked bands: the content, and what lags.
  private let bands: [FilmBand]
  private var reference: (index: Int, frame: GreyFrame)?
  private var index = 0
  /// Where blocks were about to go, in pixels a frame.
  private var speed = 0.0
  public private(set) var steps: [Step] = []

  /// Pixels after which a later frame is looked back to, and the most frames until then.
  private static let longest = 48.0
  private static let mostFrames = 30
  /// Pixels that are searched beyond what is expected, and where nothing is.
  private static let slack = 14
  private static let wide = 90
  /// The worst fit that is believed: pixels.
  private static let worst = 0.9

  /// - Parameter bands: None: they are to be found.
  public init(bands: [FilmBand] = []) { self.bands = bands }
}

extension FilmTracker {
  /// Takes the next frame.
  public mutating func take(_ frame: GreyFrame) {
    defer { index += 1 }
    guard let reference else {
      self.reference = (index, frame)
      return
    }
    let expected = speed * Double(index - reference.index)
    var step = step(from: reference, to: frame, around: expected, slack: Self.slack)
    if !Self.agrees(step) {
      let wider = self.step(from: reference, to: frame, around: 0, slack: Self.wide)
      if wider.ways.count > step.ways.count { step = wider }
    }
    steps.append(step)
    // The largest way that several blocks have gone.
    let groups = MotionTally(step.ways).groups.filter { $0.count * 20 >= max(20, step.ways.count) }
    let way = groups.max { $0.way.magnitude < $1.way.magnitude }?.way ?? 0
    let frames = index - reference.index
    speed = way / Double(frames)
    if way.magnitude >= Self.longest || frames >= Self.mostFrames || groups.isEmpty {
      self.reference = (index, frame)
    }
  }

  /// How many blocks have gone equally far.
  private static func most(_ step: Step) -> Int { MotionTally(step.ways).groups.first?.count ?? 0 }

  /// Most of what there is to see was found again: else it has gone farther than was looked.
  private static func agrees(_ step: Step) -> Bool {
    most(step) >= 4 && step.ways.count * 10 >= step.blocks * 6
  }

  private func step(
    from reference: (index: Int, frame: GreyFrame), to frame: GreyFrame, around expected: Double,
    slack: Int
  ) -> Step {
    // What goes against the content does so at its speed or less.
    let (low, high) = (min(expected, -expected * 0.9), max(expected, -expected * 0.9))
    // Speeds change: a fifth more or less than before.
    let (from, to) = (
      Int((low * 1.2).rounded(.down)) - slack, Int((high * 1.2).rounded(.up)) + slack
    )
    let finder = ShiftFinder(reach: from...to)
    var seen = 0
    func ways(in band: FilmBand) -> [Double] {
      Self.blocks(in: band).compactMap { (block: FilmBand) -> Double? in
        guard ShiftFinder.hasTexture(block, of: reference.frame) else { return nil }
        seen += 1
        return finder.shift(of: block, from: reference.frame, to: frame)
          .flatMap { $0.residual <= Self.worst ? $0.way : nil }
      }
    }
    let found = bands.compactMap { $0.inside(width: frame.width, height: frame.height) }.map(ways)
    let whole = FilmBand(x: 0, y: 0, width: frame.width, height: frame.height)
    let all = bands.isEmpty ? ways(in: whole) : found.flatMap(\.self)
    return Step(from: reference.index, to: index, blocks: seen, ways: all, bands: found)
  }

  /// Blocks side by side, as many as fit, none smaller than can be followed.
  static func blocks(in band: FilmBand) -> [FilmBand] {
    let (wide, high) = (min(band.width, 40), min(band.height, 20))
    guard wide >= 4, high >= 4 else { return [] }
    let (columns, rows) = (band.width / wide, band.height / high)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        FilmBand(
          x: band.x + column * band.width / columns, y: band.y + row * band.height / rows,
          width: wide, height: high)
      }
    }
  }
}
