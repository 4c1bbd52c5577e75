import Desktop
import Documents
import Effects
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
    case .film(let path):
      guard
        let film = try ReadFilm(
          path, order, placed,
          whileUnread: { time, whole in
            Console.showProgress("\(time.formatted(.fixed(1))) of \(whole.formatted(.fixed(1))) s")
            return true
          })
      else { throw Failure(.software, "\(path): reading was given up.") }
      (match, painter) = (film.match, film.painter)
    case .pictures(let paths): (match, painter) = try Self.pictures(paths, order, placed)
    case .page(let address): (match, painter) = try Self.page(address, order, placed)
    }
    faults = painter.faults
    map = match.map
    report = try match.reported()
  }
}

extension MatchedFilm {
  private typealias Reading = (FilmMatch<FilmPainter>, FilmPainter)

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
    let painter = try FilmPainter(for: placed, width: width, height: height)
    var match = FilmMatch(order, placed.scene, painter, share: stills[0].share)
    for still in stills { try match.read(try still.gray(), at: nil) }
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
    let painter = try FilmPainter(for: placed, width: width, height: height)
    var match = FilmMatch(order, placed.scene, painter, share: 1)
    let extent = match.extent
    let (way, screen) = extent.axis == .vertical ? ("down", device.height) : ("sideways", device.width)
    let whole = try page.length(along: extent.axis)
    guard whole > 0 else { throw Failure(.badData, "\(address): nothing on the page scrolls \(way).") }
    // What follows below the scene is not judged.
    let length = min(whole, extent.bounds.upperBound - extent.bounds.lowerBound, Self.screens * screen)
    let folder: String
    do throws(FileError) { folder = try Folder.temporary() } catch { throw Failure(error) }
    defer { Folder.remove(folder) }
    // A browser scrolls by whole pixels.
    let step = max(Self.step, (length / Double(Self.most)).rounded(.up))
    func gray(_ picture: [UInt8]) throws(Failure) -> GrayFrame {
      let file = "\(folder)/page.png"
      try ExportedFile.write(picture, to: file)
      return try StillPicture(file).gray()
    }
    var motion = PageMotion()
    for offset in stride(from: 0, through: length, by: step) {
      let views = try page.views(at: offset)
      let rested = try gray(views.rested)
      if views.isAtRest { motion.look(views.drawn == views.rested ? rested : try gray(views.drawn), rested) }
      try match.read(rested, at: nil, near: extent.bounds.lowerBound + offset)
    }
    match.motion = motion
    return (match, painter)
  }
}
