import Desktop
import Documents
import Geometry
import Images
import Match
import Measure
import SDLBackend
import StudioKit
import System

/// Pictures of the screen that a film shows, of as many frames as the studio keeps in memory.
struct FilmPictures {
  let build: FilmedBuild
  private let film: FilmToMatch
  private let map: ScreenMap
  private let numbers: [Int]

  /// The most frames, and the most pixels of a frame's longer side.
  private static let (most, side) = (160, 720.0)
  /// Frames without a change after which content rests.
  private static let resting = 6

  /// Nil if it is given up.
  ///
  /// - Parameters:
  ///   - read: The film as it was read.
  ///   - last: The last pictures, which are these if another state of the scene was compared with the same film.
  ///   - name: What the names of the files begin with.
  ///   - isGivenUp: Asked between two frames.
  init?(
    of film: FilmToMatch, _ read: ReadFilm, of screen: Size, orAsLast last: FilmPictures?, named name: String,
    isGivenUp: () -> Bool
  ) throws(Failure) {
    let found = read.match.found
    guard let map = read.match.map, let first = found.first else {
      throw Failure(
        .badData,
        "\(FilePath.shown(FilePath.name(of: film.path))): the scene's screen was not found in this film. Record the "
          + "whole screen, and start at the top of the content.")
    }
    let wanted = Self.chosen(found)
    (self.film, self.map, numbers) = (film, map, wanted.map(\.number))
    if let last, last.film == film, last.map == map, last.numbers == numbers {
      build = last.build
      return
    }
    let decoder: FilmDecoder
    do throws(FilmReadingError) {
      decoder = try FilmDecoder(
        film.path, read.facts, as: .colors(side: Self.side), searching: Environment.value("PATH"))
    } catch {
      throw Failure(error, of: film.path)
    }
    let share = Double(decoder.width) / Double(read.painter.width)
    let shown = FilmBand(
      x: Int((map.corner.x * share).rounded()), y: Int((map.corner.y * share).rounded()),
      width: Int((screen.width * map.across * share).rounded()),
      height: Int((screen.height * map.down * share).rounded())
    ).inside(width: decoder.width, height: decoder.height)
    var frames: [FilmedBuild.Frame] = []
    var outcome: Result<Bool, Failure> = .success(true)
    var number = 0
    do throws(Failure) {
      guard let shown else { throw Failure(.badData, "\(film.path): it shows nothing of the scene's screen.") }
      while frames.count < wanted.count, let pixels = decoder.next() {
        defer { number += 1 }
        if isGivenUp() {
          outcome = .success(false)
          break
        }
        let frame = wanted[frames.count]
        guard frame.number == number else { continue }
        let file = "\(film.folder)/\(name)-\(number).png"
        try Self.write(Pixels(part: shown, of: pixels, width: decoder.width), to: file)
        frames.append(FilmedBuild.Frame(time: frame.time - first.time, offset: frame.offset, file: file))
      }
    } catch {
      outcome = .failure(error)
    }
    _ = decoder.finish()
    guard try outcome.get(), let shown, !frames.isEmpty else { return nil }
    let part = Rect(
      x: (Double(shown.x) / share - map.corner.x) / map.across, y: (Double(shown.y) / share - map.corner.y) / map.down,
      width: Double(shown.width) / share / map.across, height: Double(shown.height) / share / map.down)
    build = FilmedBuild(
      frames, width: shown.width, height: shown.height, showing: part,
      course: found.map { (time: $0.time - first.time, offset: $0.offset) })
  }
}

extension FilmPictures {
  private static func write(_ pixels: Pixels, to path: String) throws(Failure) {
    do {
      try AtomicFile.write(try pixels.png(), to: path, isDurable: false)
    } catch {
      throw Failure(error, of: path)
    }
  }

  /// Frames that show something new, evenly spread: those in which the content comes to rest, and as many of the others
  /// as there is room for.
  private static func chosen(_ found: [FoundFrame]) -> [FoundFrame] {
    let isResting = found.indices.map { place in
      let next = found[(place + 1)...].prefix(resting)
      return next.count == resting && next.allSatisfy(\.isRepeated)
    }
    let new = found.indices.filter { !found[$0].isRepeated }
    let rests = new.filter { isResting[$0] }.prefix(most / 2)
    let others = new.filter { !isResting[$0] }
    let room = most - rests.count
    let spread = others.count <= room ? others : (0..<room).map { others[$0 * others.count / room] }
    return Set(rests).union(spread).sorted().map { found[$0] }
  }
}

extension Pixels {
  /// A part of a picture of bytes in the same order.
  fileprivate init(part: FilmBand, of bytes: [UInt8], width: Int) {
    self.init(width: part.width, height: part.height)
    for row in 0..<part.height {
      let start = ((part.y + row) * width + part.x) * 4
      self.bytes.replaceSubrange(
        row * part.width * 4..<(row + 1) * part.width * 4, with: bytes[start..<start + part.width * 4])
    }
  }
}
