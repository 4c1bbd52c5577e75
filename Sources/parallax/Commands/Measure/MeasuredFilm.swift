import Desktop
import Documents
import Measure
import Notation
import System

/// A film that has been analyzed.
struct MeasuredFilm {
  let name: String
  let facts: FilmFacts
  let frames: Int
  let motion: FilmMotion
  let glide: GlideFit?
  /// Points per analyzed pixel.
  let points: Double
  /// Whether the points are the screen's rather than the film's pixels.
  let hasPoints: Bool
  private let from: Double

  init(_ path: String, _ order: MeasureOrder) throws(Failure) {
    // A pipe would be waited for.
    do throws(FileError) { _ = try FileReader.prefix(of: path, count: 1) } catch { throw Failure(error) }
    let steps: [FilmTracker.Step]
    let width: Int
    do throws(FilmReadingError) {
      facts = try FilmFacts(of: path, searching: Environment.value("PATH"))
      (steps, width) = try Self.steps(path, facts, order)
    } catch {
      throw Failure(error == .missing ? .unavailable : .badData, "\(path): \(error)")
    }
    name = FilePath.name(of: path)
    from = order.from
    frames = steps.count + 1
    points = (order.width ?? Double(facts.width)) / Double(width)
    hasPoints = order.width != nil
    do throws(FilmMotion.Failure) {
      motion = try FilmMotion(steps)
    } catch {
      throw Failure(
        .badData,
        error == .still
          ? "\(path): nothing in it scrolls \(order.isHorizontal ? "sideways" : "up or down")."
          : "\(path): everything moves at the same speed, so there is no ratio to measure. "
            + "Mark the content and the layer: --content X,Y,W,H --layer X,Y,W,H.")
    }
    let (rate, share) = (facts.rate, points)
    glide = GlideFit(
      times: motion.places.map { order.from + Double($0.frame) / rate },
      offsets: motion.places.map { $0.offset * share })
  }

  private static func steps(
    _ path: String, _ facts: FilmFacts, _ order: MeasureOrder
  ) throws(FilmReadingError) -> ([FilmTracker.Step], Int) {
    let decoder = try FilmDecoder(
      path, facts, from: order.from, lasting: order.duration, searching: Environment.value("PATH"))
    let (width, height) = (decoder.width, decoder.height)
    let share = Double(width) / Double(facts.width)
    func scaled(_ number: Int) -> Int { Int((Double(number) * share).rounded()) }
    let bands = order.bands.map { band in
      let own = FilmBand(
        x: scaled(band.x), y: scaled(band.y), width: scaled(band.width), height: scaled(band.height))
      return order.isHorizontal ? own.turned : own
    }
    var tracker = FilmTracker(bands: bands)
    let whole = facts.duration.map { min($0 - order.from, order.duration) } ?? order.duration
    while let pixels = decoder.next() {
      let frame = GrayFrame(width: width, height: height, pixels: pixels)
      tracker.take(order.isHorizontal ? frame.turned : frame)
      let seen = Double(tracker.steps.count) / facts.rate
      Console.showProgress("\(seen.formatted(.fixed(1))) of \(whole.formatted(.fixed(1))) s")
    }
    Console.showProgress("")
    let said = decoder.finish()
    guard !tracker.steps.isEmpty else { throw .unreadable(said ?? "it has fewer than two frames.") }
    return (tracker.steps, width)
  }
}

extension MeasuredFilm {
  /// The time of a frame, in seconds from the start of the film.
  func time(of place: FilmMotion.Place) -> Double { from + Double(place.frame) / facts.rate }

  var unit: String { hasPoints ? "pt" : "px" }

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
