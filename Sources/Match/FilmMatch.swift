import Documents
import Effects
import Geometry
import Measure
import PreviewKit

/// Compares a film of a build with its design, frame by frame.
public struct FilmMatch<Painter: MatchPainter> {
  private var scene: Scene
  /// The tone of the film, if it is not the scene's.
  private var otherTone: Tone?
  private let pictures: ScenePictures
  private let painter: Painter
  private let width: Double?
  private let offset: Double?
  private let shown: FilmBand?
  private let layer: FilmBand?
  private var reader: FrameReader<Painter>?
  /// Nil if the film has the grays of the design.
  private var tone: FilmTone?
  private var kept = KeptFrames()
  private var readings: [FrameReading] = []
  /// Readings across the axis, of some frames.
  private var across: [FrameReading] = []
  /// Whether the first reading shows a page before it has scrolled.
  private var startsAtRest = false
  public private(set) var map: ScreenMap?
  /// The motion of a page whose content stands still. Nil for films and pictures.
  public var motion: PageMotion?

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
      guard readings.count.isMultiple(of: Self.pause), let found = try found(in: frame) else {
        readings.append(FrameReading(time: time))
        return
      }
      otherTone = found.tone == scene.content.tone ? nil : found.tone
      scene.content.tone = found.tone
      map = found.frames.map
      tone = FilmTone(of: frame, showing: found.painted)
      reader = FrameReader(found.frames, judging: layer)
    }
    let frame = tone?.corrected(frame) ?? frame
    let isFirst = !readings.contains { $0.offset != nil }
    guard var reader else { return }
    self.reader = nil
    defer { self.reader = reader }
    if let near, readings.isEmpty { startsAtRest = near == extent.bounds.lowerBound }
    let reading = try reader.read(frame, at: time, offset: near ?? (isFirst ? offset : nil))
    if reading.offset != nil, !reading.isRepeated, kept.keep(frame, reading: readings.count) {
      if let other = try reader.readAcross(frame, reading) { across.append(other) }
    }
    readings.append(reading)
  }

  /// Interval between two searches for the screen, in frames.
  private static var pause: Int { 8 }

  /// The design in light or dark mode, with the place of its screen in the film, and its first frame.
  private typealias Found = (tone: Tone, frames: DesignedFrames<Painter>, painted: GrayFrame)

  /// Below this mean difference of sketches no other tone is tried. Another tone is taken if it reduces the difference to
  /// less than this share.
  private static var alike: Double { 8 }
  private static var better: Double { 0.6 }

  /// Nil if the screen is not found. The first frame may be in another tone, light or dark.
  private func found(in frame: GrayFrame) throws(MatchFailure) -> Found? {
    let film = Sketch(frame)
    var best: (found: Found, difference: Double)?
    for tone in [scene.content.tone] + [.light, .dark].filter({ $0 != scene.content.tone }) {
      if let best, best.difference < Self.alike { break }
      var toned = scene
      toned.content.tone = tone
      let screen = DesignedScreen(toned, pictures)
      let finder = ScreenFinder(screen: screen, painter: painter, width: width, offset: offset)
      if let map = if let shown { screen.map(shown) } else { try finder.map(in: frame) } {
        let frames = DesignedFrames(screen, map, painter)
        let painted = try frames.frame(of: screen.layers(at: offset ?? screen.bounds.lowerBound))
        let difference = Sketch(painted).difference(from: film)
        if difference < best.map({ $0.difference * Self.better }) ?? .infinity {
          best = ((tone, frames, painted), difference)
        }
      }
      guard readings.isEmpty else { break }
    }
    return best?.found
  }

  /// The frames in which the content was found, in order. Pictures are left out, since they have no time.
  public var found: [FoundFrame] {
    readings.indices.compactMap { number in
      guard let time = readings[number].time, let offset = readings[number].offset else { return nil }
      return FoundFrame(number: number, time: time, offset: offset, isRepeated: readings[number].isRepeated)
    }
  }

  /// How the content of the design scrolls.
  public var extent: Extent { DesignedScreen(scene, pictures).extent }

  /// What the frames say.
  public func report() throws(MatchFailure) -> MatchReport {
    guard let map, let reader else { return MatchReport(unknown: .screen, frames: readings.count) }
    var evidence = FilmEvidence(scene, pictures, readings, reader.names, map: map, startsAtRest: startsAtRest)
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
    let following = motion?.fault(whereDesign: frames.screen.hasPast).map { [$0] } ?? []
    var faults = following + appearance.faults + MotionFaults(evidence: evidence).found() + places
    // Where the content is rounded, too, every other layer is off by a little, and no number explains that.
    if faults.allSatisfy({ $0.kind == .other && $0.off < Self.roundedOff }),
      let rounded = WholePoints(evidence: evidence).found()
    {
      faults = [rounded]
    }
    return MatchReport(
      faults: faults, frames: readings.count, seen: evidence.readings.count, offsets: evidence.course.offsets,
      views: try views(of: faults, evidence, frames), tone: otherTone)
  }

  /// How far off layers may be at most if content is rounded to whole points.
  private static var roundedOff: Double { 2 }

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
    let start = evidence.course.hasTimes ? low : min(low, extent.bounds.lowerBound)
    if high - start < Self.leastWay { return .still }
    return nil
  }
}

/// A frame of a film in which the content of a scene was found.
public struct FoundFrame: Hashable, Sendable {
  /// Its place among all frames.
  public let number: Int
  /// In seconds from the start of the film.
  public let time: Double
  /// Where the content is, in points.
  public let offset: Double
  /// Whether it shows exactly what the frame before shows.
  public let isRepeated: Bool
}
