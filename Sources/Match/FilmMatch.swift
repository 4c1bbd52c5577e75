import Documents
import Effects
import Geometry
import Measure
import PreviewKit

/// Compares a film of a build with its design, frame by frame.
public struct FilmMatch<Painter: MatchPainter> {
  private let scene: Scene
  private let pictures: ScenePictures
  private let painter: Painter
  private let width: Double?
  private let offset: Double?
  private let shown: FilmBand?
  private let layer: FilmBand?
  private var reader: FrameReader<Painter>?
  private var kept = KeptFrames()
  private var readings: [FrameReading] = []
  /// Readings across the axis, of some frames.
  private var across: [FrameReading] = []
  public private(set) var map: ScreenMap?

  /// - Parameters:
  ///   - painter: Paints in the size of the film's frames.
  ///   - width: Width of the film in points; nil to find it.
  ///   - offset: The offset of the first frame; nil to find it.
  ///   - shown: The part of a frame that shows the screen; nil to find it.
  ///   - layer: The part of a frame that is judged; nil for all of it.
  public init(
    _ scene: Scene, _ pictures: ScenePictures, _ painter: Painter, width: Double? = nil, offset: Double? = nil,
    screen shown: FilmBand? = nil, layer: FilmBand? = nil
  ) {
    (self.scene, self.pictures, self.painter) = (scene, pictures, painter)
    (self.width, self.offset, self.shown, self.layer) = (width, offset, shown, layer)
  }
}

extension FilmMatch {
  /// Reads a frame. Frames before the one in which the screen is found are left out.
  ///
  /// - Parameters:
  ///   - time: In seconds from the start of the film; nil for a picture.
  ///   - near: About where the content is; nil to find it.
  public mutating func take(_ frame: GrayFrame, at time: Double?, near: Double? = nil) throws(MatchFailure) {
    if reader == nil {
      let screen = DesignedScreen(scene, pictures)
      let finder = ScreenFinder(screen: screen, painter: painter, width: width, offset: offset)
      let found: ScreenMap? = if let shown { screen.map(shown) } else { try finder.map(in: frame) }
      guard let map = found else {
        readings.append(FrameReading(time: time))
        return
      }
      self.map = map
      reader = FrameReader(DesignedFrames(screen, map, painter), judging: layer)
    }
    let isFirst = !readings.contains { $0.offset != nil }
    guard var reader else { return }
    self.reader = nil
    defer { self.reader = reader }
    let reading = try reader.read(frame, at: time, offset: near ?? (isFirst ? offset : nil))
    if reading.offset != nil, !reading.isRepeated, kept.keep(frame, reading: readings.count) {
      if let other = try reader.readAcross(frame, reading) { across.append(other) }
    }
    readings.append(reading)
  }

  /// The offset at which content rests at its start.
  public var start: Double { DesignedScreen(scene, pictures).bounds.lowerBound }

  /// What the frames say.
  public func report() throws(MatchFailure) -> MatchReport {
    guard let map, let reader else { return MatchReport(unknown: .screen, frames: readings.count) }
    var evidence = FilmEvidence(scene, pictures, readings, reader.names, map: map)
    var evidenceAcross = FilmEvidence(scene, pictures, across, reader.names, map: map, isAcross: true)
    if let doubt = doubt(evidence) { return MatchReport(unknown: doubt, frames: readings.count) }
    let frames = DesignedFrames(DesignedScreen(scene, pictures), map, painter)
    let appearance = try AppearanceSearch(
      evidence: evidence, across: evidenceAcross, frames: frames, kept: keptReadings
    ).found()
    evidence.leaveOut(appearance.groups)
    evidenceAcross.leaveOut(appearance.groups)
    let along = FaultSearch(evidence: evidence).found()
    let places = along.faults + FaultSearch(evidence: evidenceAcross).found(beside: along.deviations).faults
    let faults = appearance.faults + MotionFaults(evidence: evidence).found() + places
    return MatchReport(
      faults: faults, frames: readings.count, seen: evidence.readings.count, offsets: evidence.course.offsets,
      views: try views(of: faults, evidence, frames))
  }

  /// Faults that are shown.
  private static var mostViews: Int { 4 }

  private func views(
    of faults: [Fault], _ evidence: FilmEvidence, _ frames: DesignedFrames<Painter>
  ) throws(MatchFailure) -> [MatchReport.View] {
    guard var design = evidence.built([]) else { return [] }
    var views: [MatchReport.View] = []
    var layers: [Layer] = []
    for (position, fault) in faults.prefix(Self.mostViews).enumerated() {
      func far(_ index: Int) -> Double {
        fault.time.flatMap { time in evidence.readings[index].time.map { ($0 - time).magnitude } } ?? 0
      }
      guard let shown = keptReadings.min(by: { far($0.index) < far($1.index) }) else { continue }
      design.layers(at: shown.index, into: &layers)
      views.append(
        MatchReport.View(
          fault: position, offset: evidence.course.offsets[shown.index], built: shown.frame,
          designed: try frames.frame(of: layers)))
    }
    return views
  }

  /// The kept frames, with the positions of their readings among those whose offset is known.
  private var keptReadings: [(index: Int, frame: GrayFrame)] {
    var positions: [Int: Int] = [:]
    for (position, reading) in readings.indices.filter({ readings[$0].offset != nil }).enumerated() {
      positions[reading] = position
    }
    return kept.frames.compactMap { kept in positions[kept.reading].map { ($0, kept.frame) } }
  }

  /// The share of frames that have to be read, and how far content has to scroll to tell anything, in points.
  private static var leastRead: Double { 0.5 }
  private static var leastWay: Double { 40 }

  private func doubt(_ evidence: FilmEvidence) -> MatchReport.Doubt? {
    let read = Double(evidence.readings.count)
    guard read > 0, read >= Self.leastRead * Double(readings.count) else { return .content }
    let (low, high) = (evidence.course.offsets.min() ?? 0, evidence.course.offsets.max() ?? 0)
    let start = evidence.course.hasTimes ? low : min(low, self.start)
    if high - start < Self.leastWay { return .still }
    return nil
  }
}
