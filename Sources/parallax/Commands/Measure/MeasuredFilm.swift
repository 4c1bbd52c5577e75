import Desktop
import Documents
import Geometry
import Images
import Measure
import Notation
import System

/// A film that has been analyzed.
struct MeasuredFilm {
  let name: String
  let facts: FilmFacts
  let frames: Int
  let motion: FilmMotion
  /// Nil if there is none, or if the distances are not sure.
  let glide: GlideFit?
  /// Whether the distances agree with the pictures: a film that comes back to a picture comes back to its offset.
  let hasDistances: Bool
  /// Points per analyzed pixel.
  let points: Double
  /// Whether the points are the screen's rather than the film's pixels.
  let hasPoints: Bool
  /// Whether it scrolls sideways.
  let isHorizontal: Bool
  /// Times of the frames, in seconds from the start of the film.
  private let times: [Double]

  init(_ path: String, _ order: MeasureOrder) throws(Failure) {
    // A pipe would be waited for.
    let start: [UInt8]
    do throws(FileError) {
      start = try FileReader.prefix(of: path, count: ImageHeader.usualPrefix).bytes
    } catch {
      throw Failure(error)
    }
    if ImageFormat(sniffing: start) != nil {
      guard case .animated = PictureFiles.report(on: path) else {
        throw Failure(.badData, "\(path): this is a picture, not a film.")
      }
    }
    let tracked: TrackedFilm
    do throws(FilmReadingError) {
      facts = try FilmFacts(of: path, searching: Environment.value("PATH"))
      tracked = try TrackedFilm(path, facts, order)
    } catch {
      throw Failure(error == .missing ? .unavailable : .badData, "\(path): \(error)")
    }
    name = FilePath.name(of: path)
    isHorizontal = tracked.isHorizontal
    frames = tracked.tracker.steps.count + 1
    points = (order.width ?? Double(facts.width)) / Double(tracked.width)
    hasPoints = order.width != nil
    do throws(FilmMotion.Failure) {
      (motion, hasDistances) = try tracked.tracker.motion()
    } catch {
      throw Failure(
        .badData,
        error == .still
          ? "\(path): nothing in it scrolls\(order.axis.map { $0 == .horizontal ? " sideways" : " up or down" } ?? "")."
          : "\(path): everything moves at the same speed, so there is no ratio to measure. "
            + "Mark the content and the layer: --content X,Y,W,H --layer X,Y,W,H.")
    }
    let times = tracked.times
    self.times = times
    glide =
      hasDistances
      ? GlideFit(
        times: motion.places.map { times[min($0.frame, times.count - 1)] },
        offsets: motion.places.map { [points] in $0.offset * points }) : nil
  }
}

/// The movements of blocks from frame to frame of a film, along the axis that it scrolls.
private struct TrackedFilm {
  let tracker: FilmTracker
  /// Width of a frame as it was tracked, in pixels.
  let width: Int
  let isHorizontal: Bool
  let times: [Double]

  /// Movement in pixels after which an axis is known, if it is this many times that of the other one.
  private static let (enough, clear) = (150.0, 3.0)

  init(_ path: String, _ facts: FilmFacts, _ order: MeasureOrder) throws(FilmReadingError) {
    let folders = Environment.value("PATH")
    let stamps = try FilmFacts.times(of: path, from: order.from, lasting: order.duration, searching: folders)
    let decoder = try FilmDecoder(path, facts, from: order.from, lasting: order.duration, searching: folders)
    let (width, height) = (decoder.width, decoder.height)
    let share = Double(width) / Double(facts.width)
    let bands = order.bands.map { $0.scaled(by: share) }
    // Without an axis both are tracked, until one moves farther.
    var upright = order.axis == .horizontal ? nil : FilmTracker(bands: bands)
    var sideways = order.axis == .vertical ? nil : FilmTracker(bands: bands.map(\.turned))
    let whole = facts.duration.map { min($0 - order.from, order.duration) } ?? order.duration
    while let pixels = decoder.next() {
      let frame = GrayFrame(width: width, height: height, pixels: pixels)
      upright?.take(frame)
      sideways?.take(frame.turned)
      if let one = upright?.travel, let other = sideways?.travel, max(one, other) > Self.enough {
        if one > Self.clear * other { sideways = nil }
        if other > Self.clear * one { upright = nil }
      }
      let seen = Double((upright ?? sideways)?.steps.count ?? 0) / facts.rate
      Console.showProgress("\(seen.formatted(.fixed(1))) of \(whole.formatted(.fixed(1))) s")
    }
    Console.showProgress("")
    let said = decoder.finish()
    isHorizontal = (sideways?.travel ?? -1) > (upright?.travel ?? -1)
    tracker = (isHorizontal ? sideways : upright) ?? FilmTracker()
    let steps = tracker.steps
    self.width = width
    guard !steps.isEmpty else { throw .unreadable(said ?? "it has fewer than two frames.") }
    // A file that does not say when its frames are shown has a rate.
    let last = stamps.last ?? order.from
    times = (0...steps.count).map {
      $0 < stamps.count ? stamps[$0] : last + Double($0 - max(0, stamps.count - 1)) / facts.rate
    }
  }
}

extension MeasuredFilm {
  /// The time of a frame, in seconds from the start of the film.
  func time(of place: FilmMotion.Place) -> Double { times[min(place.frame, times.count - 1)] }

  var unit: String { hasPoints ? "pt" : "px" }

  /// What confuses its distances, and what would help.
  var confusion: String { "Rows that look alike were confused; record more frames per second." }

  /// The content's offsets as a tape, which begins with the first measured frame.
  ///
  /// - Parameter start: The offset at that frame.
  func tape(from start: Double) -> Tape {
    let first = motion.places.first.map(time) ?? 0
    var tape = Tape(from: start)
    for place in motion.places {
      let moment = max(time(of: place) - first, tape.duration)
      tape.events.append(TapeEvent(time: moment, action: .offset(start + place.offset * points)))
    }
    return tape
  }

  /// One row per frame.
  var csv: String {
    let rows = motion.places.map { place in
      [
        time(of: place).formatted(.fixed(4)), (place.offset * points).formatted(.fixed(3)),
        (place.layer * points).formatted(.fixed(3)), place.isSeen ? "1" : "0",
      ].joined(separator: ",")
    }
    return (["time_s,offset_\(unit),layer_\(unit),seen"] + rows + [""]).joined(separator: "\n")
  }
}
