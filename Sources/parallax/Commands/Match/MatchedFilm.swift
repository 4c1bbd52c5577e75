import Desktop
import Documents
import Geometry
import Images
import Match
import Measure
import Notation
import System

/// A build, in a film, pictures or a page, compared with a scene.
struct MatchedFilm {
  let report: MatchReport
  let map: ScreenMap?
  /// What could not be painted of the design.
  let faults: [String]

  init(_ order: MatchOrder, _ placed: PlacedScene) throws(Failure) {
    var match: FilmMatch<FilmPainter>
    let painter: FilmPainter
    switch order.build {
    case .film(let path): (match, painter) = try Self.film(path, order, placed)
    case .pictures(let paths): (match, painter) = try Self.pictures(paths, order, placed)
    case .page(let address): (match, painter) = try Self.page(address, order, placed)
    }
    faults = painter.faults
    map = match.map
    do throws(MatchFailure) {
      report = try match.report()
    } catch {
      throw Failure(.software, error.message)
    }
  }
}

extension MatchedFilm {
  private typealias Reading = (FilmMatch<FilmPainter>, FilmPainter)

  /// - Parameter share: Pixels of a frame for a pixel of what was given.
  private static func match(
    _ order: MatchOrder, _ placed: PlacedScene, width: Int, height: Int, share: Double, isHD: Bool = false
  ) throws(Failure) -> Reading {
    let painter = try FilmPainter(for: placed, width: width, height: height, isHD: isHD)
    let match = FilmMatch(
      placed.scene, painter.pictures, painter, width: order.width, offset: order.offset,
      screen: order.screen.map { $0.scaled(by: share) }, layer: order.layer.map { $0.scaled(by: share) })
    return (match, painter)
  }

  private static func take(
    _ frame: GrayFrame, at time: Double?, near offset: Double? = nil, _ match: inout FilmMatch<FilmPainter>
  ) throws(Failure) {
    do throws(MatchFailure) {
      try match.take(frame, at: time, near: offset)
    } catch {
      throw Failure(.software, error.message)
    }
  }

  private static func film(_ path: String, _ order: MatchOrder, _ placed: PlacedScene) throws(Failure) -> Reading {
    let folders = Environment.value("PATH")
    let film: (facts: FilmFacts, stamps: [Double])
    do throws(FilmReadingError) {
      film.facts = try FilmFacts(of: path, searching: folders)
      film.stamps = try FilmFacts.times(of: path, from: order.from, lasting: order.duration, searching: folders)
    } catch {
      throw Failure(error == .missing ? .unavailable : .badData, "\(path): \(error)")
    }
    let decoder: FilmDecoder
    do throws(FilmReadingError) {
      decoder = try FilmDecoder(path, film.facts, from: order.from, lasting: order.duration, searching: folders)
    } catch {
      throw Failure(error == .missing ? .unavailable : .badData, "\(path): \(error)")
    }
    let (width, height) = (decoder.width, decoder.height)
    var outcome: Result<Reading, Failure>
    var count = 0
    do throws(Failure) {
      var (match, painter) = try Self.match(
        order, placed, width: width, height: height, share: Double(width) / Double(film.facts.width),
        isHD: film.facts.isHD)
      let whole = film.facts.duration.map { min($0 - order.from, order.duration) } ?? order.duration
      while let pixels = decoder.next() {
        let last = film.stamps.last ?? order.from
        let time =
          count < film.stamps.count
          ? film.stamps[count] : last + Double(count - max(0, film.stamps.count - 1)) / film.facts.rate
        try take(GrayFrame(width: width, height: height, pixels: pixels), at: time, &match)
        count += 1
        Console.showProgress("\((time - order.from).formatted(.fixed(1))) of \(whole.formatted(.fixed(1))) s")
      }
      outcome = .success((match, painter))
    } catch {
      outcome = .failure(error)
    }
    Console.showProgress("")
    let said = decoder.finish()
    let reading = try outcome.get()
    guard count > 1 else {
      throw Failure(
        .badData, "\(path): \(FilmReadingError.unreadable(said ?? "it has fewer than two frames."))")
    }
    return reading
  }

  private static func pictures(
    _ paths: [String], _ order: MatchOrder, _ placed: PlacedScene
  ) throws(Failure) -> Reading {
    var stills: [StillPicture] = []
    for path in paths { stills.append(try StillPicture(path)) }
    let (width, height) = stills[0].frame
    if let other = stills.first(where: { $0.frame != (width, height) }) {
      throw Failure(
        .badData, "\(other.path): this picture has another size than \(paths[0]). Give those of one screen.")
    }
    var (match, painter) = try Self.match(order, placed, width: width, height: height, share: stills[0].share)
    for still in stills { try take(try still.gray(), at: nil, &match) }
    return (match, painter)
  }

  /// Pictures of a page, points between two of them, and how many screens it is looked at.
  private static let (most, step, screens) = (32, 24.0, 3.0)

  private static func page(
    _ address: String, _ order: MatchOrder, _ placed: PlacedScene
  ) throws(Failure) -> Reading {
    // A browser covers nothing of a page.
    var placed = placed
    placed.scene.device.insets = Insets()
    let device = placed.scene.device
    let (width, height) = (Int(order.width ?? device.width), Int(device.height))
    let page = try BuiltPage(address, width: width, height: height)
    defer { page.end() }
    let length = min(try page.length(), Self.screens * device.height)
    guard length > 0 else { throw Failure(.badData, "\(address): nothing on the page scrolls down.") }
    var (match, painter) = try Self.match(order, placed, width: width, height: height, share: 1)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let step = max(Self.step, length / Double(Self.most))
    for offset in stride(from: 0, through: length, by: step) {
      let file = "\(folder.path)/page.png"
      try ExportedFile.write(try page.picture(at: offset), to: file)
      try take(try StillPicture(file).gray(), at: nil, near: match.start + offset, &match)
    }
    return (match, painter)
  }
}
