import Documents
import Effects
import Geometry
import ScrollPhysics

extension Snap {
  /// The snap targets of a scene: its items, or pages as long as the screen.
  ///
  /// - Parameters:
  ///   - bounds: Those of the content by itself.
  ///   - isHeldDown: A refresh holds the content below its start: it rests there, too.
  public init(_ physics: ScenePhysics, _ extent: Extent, in bounds: ScrollBounds, isHeldDown: Bool = false) {
    var track: SnapTrack?
    switch physics.snap {
    case .none: break
    case .items: track = extent.items.flatMap { SnapTrack($0) }
    case .page: track = SnapTrack(pagesIn: bounds)
    }
    guard var track else {
      self = .none
      return
    }
    track.stopsAtLow = track.stopsAtLow || isHeldDown
    self = .track(track, physics.snap == .page ? physics.scroll.pageReach : .coast)
  }
}

extension SnapTrack {
  init?(_ items: Extent.Items) {
    let track = items.track
    let round = min(track.period, track.count)
    self.init(
      from: items.first, round: (0..<round).map { track.top(of: $0) }, period: track.top(of: round), count: track.count,
      stopsAtLow: items.includesStart)
  }
}
