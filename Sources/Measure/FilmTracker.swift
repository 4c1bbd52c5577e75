/// Tracks the motion in a film frame by frame: the distance of each block since a reference frame.
///
/// The reference stays the same until the content has moved some distance, so that errors of single steps do not add
/// up.
public struct FilmTracker: Sendable {
  /// The result for a pair of frames.
  public struct Step: Hashable, Sendable {
    /// The reference frame and the current one.
    public let from: Int
    public let to: Int
    /// Number of blocks with enough texture.
    public let blocks: Int
    /// Movements of all tracked blocks, in pixels, down is positive.
    public let ways: [Double]
    /// Where in the frame each of them is, along the axis and across it: 0...1.
    public let rows: [Double]
    public let columns: [Double]
    /// Movements in the marked bands, if there are any.
    public let bands: [[Double]]
  }

  /// The marked bands: the content, and the lagging layer.
  private let bands: [FilmBand]
  private var reference: (index: Int, frame: GrayFrame)?
  /// Frames from all of the film, `spacing` apart, to tell later whether the steps between them add up.
  private(set) var views: [(index: Int, frame: GrayFrame)] = []
  private var spacing = 1
  private var index = 0
  private(set) var last: GrayFrame?
  /// Last known speed of the blocks, in pixels per frame.
  private var speed = 0.0
  public private(set) var steps: [Step] = []
  /// How far much of the picture has moved, back and forth, in pixels.
  public private(set) var travel = 0.0

  /// Movement in pixels after which the reference is replaced, and the maximum number of frames until then.
  private static let longest = 48.0
  private static let mostFrames = 30
  /// Search range in pixels beyond the expected movement, and without an expectation.
  private static let slack = 14
  private static let wide = 160
  /// Worst accepted residual of a fit, in pixels.
  private static let worst = 0.9

  /// - Parameter bands: The marked bands. Empty to find them.
  public init(bands: [FilmBand] = []) { self.bands = bands }
}

extension FilmTracker {
  /// Processes the next frame.
  public mutating func take(_ frame: GrayFrame) {
    defer { index += 1 }
    last = frame
    keep(frame)
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
    // The largest movement shared by several blocks.
    let groups = MotionTally(step.ways).groups.filter { $0.count * 20 >= max(20, step.ways.count) }
    let way = groups.max { $0.way.magnitude < $1.way.magnitude }?.way ?? 0
    let frames = index - reference.index
    speed = way / Double(frames)
    if let most = groups.first, most.count * 5 >= max(20, step.blocks) { travel += most.way.magnitude / Double(frames) }
    if way.magnitude >= Self.longest || frames >= Self.mostFrames || groups.isEmpty {
      self.reference = (index, frame)
    }
  }

  /// The most views that are kept, and the most pixels of all of them.
  private static let (mostViews, mostPixels) = (96, 100_000_000)

  private mutating func keep(_ frame: GrayFrame) {
    guard index.isMultiple(of: spacing) else { return }
    views.append((index, frame))
    guard views.count > min(Self.mostViews, Self.mostPixels / max(1, frame.pixels.count)) else { return }
    spacing *= 2
    views.removeAll { !$0.index.isMultiple(of: spacing) }
  }

  /// The size of the largest group of blocks that moved equally.
  private static func most(_ step: Step) -> Int { MotionTally(step.ways).groups.first?.count ?? 0 }

  /// Whether most of the texture was found again. If not, it moved beyond the search range.
  private static func agrees(_ step: Step) -> Bool {
    most(step) >= 4 && step.ways.count * 10 >= step.blocks * 6
  }

  func step(
    from reference: (index: Int, frame: GrayFrame), to frame: GrayFrame, around expected: Double,
    slack: Int
  ) -> Step {
    // A layer moving against the content does so at the content's speed or less.
    let (low, high) = (min(expected, -expected * 0.9), max(expected, -expected * 0.9))
    // Allow for a change of speed by a fifth.
    let (from, to) = (
      Int((low * 1.2).rounded(.down)) - slack, Int((high * 1.2).rounded(.up)) + slack
    )
    let finder = ShiftFinder(reach: from...to)
    var seen = 0
    var (rows, columns): ([Double], [Double]) = ([], [])
    func ways(in band: FilmBand) -> [Double] {
      Self.blocks(in: band, of: frame).compactMap { (block: FilmBand) -> Double? in
        guard ShiftFinder.hasTexture(block, of: reference.frame) else { return nil }
        seen += 1
        guard let shift = finder.shift(of: block, from: reference.frame, to: frame), shift.residual <= Self.worst else {
          return nil
        }
        rows.append((Double(block.y) + Double(block.height) / 2) / Double(frame.height))
        columns.append((Double(block.x) + Double(block.width) / 2) / Double(frame.width))
        return shift.way
      }
    }
    let found = bands.compactMap { $0.inside(width: frame.width, height: frame.height) }.map(ways)
    let whole = FilmBand(x: 0, y: 0, width: frame.width, height: frame.height)
    let all = bands.isEmpty ? ways(in: whole) : found.flatMap(\.self)
    return Step(from: reference.index, to: index, blocks: seen, ways: all, rows: rows, columns: columns, bands: found)
  }

  /// Blocks side by side, as many as fit, none too small to be tracked. A small film has smaller ones, so that fewer of
  /// them hold some of the content and some of the layer.
  static func blocks(in band: FilmBand, of frame: GrayFrame) -> [FilmBand] {
    let side = max(20, min(frame.width / 8, 40))
    let (wide, high) = (min(band.width, side), min(band.height, side / 2))
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
