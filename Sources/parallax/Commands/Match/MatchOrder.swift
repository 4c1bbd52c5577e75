import Desktop
import Documents
import Geometry
import Images
import Measure
import System

/// The parsed arguments of `match`.
struct MatchOrder {
  /// Where the build is seen.
  enum Build {
    case film(String)
    case pictures([String])
    case page(String)
  }

  let build: Build
  /// Width of the film in points. Nil to find it.
  let width: Double?
  /// The offset of the first frame. Nil to find it.
  let offset: Double?
  /// The part of a frame that shows the screen, and the part that is judged, in pixels. Nil for all of it.
  let screen: FilmBand?
  let layer: FilmBand?
  let from: Double
  let duration: Double

  init(_ invocation: Invocation) throws(Failure) {
    build = try Self.build(Array(invocation.operands.dropFirst()), page: invocation["page"])
    screen = try invocation.band("content")
    layer = try invocation.band("layer")
    width = try invocation.number("width")
    guard width.map({ $0 >= 1 }) ?? true else { throw Failure(.usage, "--width takes a number of points: 1 or more.") }
    offset = try invocation.number("offset")
    from = try invocation.number("from") ?? 0
    guard from >= 0 else { throw Failure(.usage, "--from takes a time in the film: 0 or more.") }
    let to = try invocation.number("to") ?? from + FilmDecoder.longest
    guard to > from else { throw Failure(.usage, "--to takes a time after --from.") }
    duration = min(to - from, FilmDecoder.longest)
  }

  /// A whole film in which everything is found.
  init(film path: String) {
    build = .film(path)
    (width, offset, screen, layer) = (nil, nil, nil, nil)
    (from, duration) = (0, FilmDecoder.longest)
  }

  /// The files that are read, which no report may replace.
  var inputs: [(path: String?, name: String)] {
    switch build {
    case .film(let path): [(path, "the film")]
    case .pictures(let paths): paths.map { ($0, "a picture of the build") }
    case .page(let address): [(address, "the page")]
    }
  }

  private static func build(_ files: [String], page: String?) throws(Failure) -> Build {
    if let page {
      guard files.isEmpty else { throw Failure(.usage, "--page is compared by itself; leave out \(files[0]).") }
      return .page(page)
    }
    guard let first = files.first else {
      throw Failure(
        .usage,
        "match needs a film of the build, or pictures of it, after the scene: parallax match my-scene.json "
          + "recording.mp4.")
    }
    var pictures = 0
    for file in files where try isPicture(file) { pictures += 1 }
    if pictures == files.count { return .pictures(files) }
    guard files.count == 1 else {
      throw Failure(.usage, "match takes one film, or pictures, not \(files.count) files of both kinds.")
    }
    return .film(first)
  }

  /// Whether a file is a picture. A pipe would be waited for.
  private static func isPicture(_ path: String) throws(Failure) -> Bool {
    let start: [UInt8]
    do throws(FileError) {
      start = try FileReader.prefix(of: path, count: ImageHeader.usualPrefix).bytes
    } catch {
      throw Failure(error)
    }
    guard ImageFormat(sniffing: start) != nil else { return false }
    if case .animated = PictureFiles.report(on: path) { return false }
    return true
  }
}
