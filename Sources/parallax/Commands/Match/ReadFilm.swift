import Desktop
import Documents
import Geometry
import Match
import Measure
import System

/// A film of a build that has been read to its end.
struct ReadFilm {
  private(set) var match: FilmMatch<FilmPainter>
  let painter: FilmPainter
  let facts: FilmFacts

  /// Nil if it is given up.
  ///
  /// - Parameter goesOn: Called after each frame with the seconds that have been read, and all. False gives up.
  init?(
    _ path: String, _ order: MatchOrder, _ placed: PlacedScene, whileUnread goesOn: (Double, Double) -> Bool
  ) throws(Failure) {
    let folders = Environment.value("PATH")
    let stamps: [Double]
    let decoder: FilmDecoder
    do throws(FilmReadingError) {
      facts = try FilmFacts(of: path, searching: folders)
      stamps = try FilmFacts.times(of: path, from: order.from, lasting: order.duration, searching: folders)
      decoder = try FilmDecoder(path, facts, from: order.from, lasting: order.duration, searching: folders)
    } catch {
      throw Failure(error, of: path)
    }
    let (width, height) = (decoder.width, decoder.height)
    let whole = facts.duration.map { min($0 - order.from, order.duration) } ?? order.duration
    var outcome: Result<(match: FilmMatch<FilmPainter>, painter: FilmPainter)?, Failure>
    var count = 0
    do throws(Failure) {
      let painter = try FilmPainter(for: placed, width: width, height: height, isHD: facts.isHD)
      var match = FilmMatch(order, placed.scene, painter, share: Double(width) / Double(facts.width))
      var isGivenUp = false
      while !isGivenUp, let pixels = decoder.next() {
        let last = stamps.last ?? order.from
        let time =
          count < stamps.count ? stamps[count] : last + Double(count - max(0, stamps.count - 1)) / facts.rate
        try match.read(GrayFrame(width: width, height: height, pixels: pixels), at: time)
        count += 1
        isGivenUp = !goesOn(time - order.from, whole)
      }
      outcome = .success(isGivenUp ? nil : (match, painter))
    } catch {
      outcome = .failure(error)
    }
    Console.showProgress("")
    let said = decoder.finish()
    guard let reading = try outcome.get() else { return nil }
    guard count > 1 else {
      throw Failure(
        .badData, "\(path): \(FilmReadingError.unreadable(said ?? "it has fewer than two frames."))")
    }
    (match, painter) = reading
  }
}

extension FilmMatch<FilmPainter> {
  /// - Parameter share: Pixels of a frame for a pixel of what was given.
  init(_ order: MatchOrder, _ scene: Scene, _ painter: FilmPainter, share: Double) {
    self.init(
      scene, painter.pictures, painter, width: order.width, offset: order.offset,
      screen: order.screen.map { $0.scaled(by: share) }, layer: order.layer.map { $0.scaled(by: share) })
  }

  /// - Parameter offset: About where the content is; nil to find it.
  mutating func read(_ frame: GrayFrame, at time: Double?, near offset: Double? = nil) throws(Failure) {
    do throws(MatchFailure) { try take(frame, at: time, near: offset) } catch {
      throw Failure(.software, error.message)
    }
  }

  func reported() throws(Failure) -> MatchReport {
    do throws(MatchFailure) { return try report() } catch { throw Failure(.software, error.message) }
  }
}

extension Failure {
  init(_ error: FilmReadingError, of path: String) {
    self.init(error == .missing ? .unavailable : .badData, "\(path): \(error)")
  }
}
