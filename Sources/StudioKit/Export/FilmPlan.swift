import Documents
import Geometry
import Notation

/// How a film is made: what a person chooses before it is written.
struct FilmPlan: Hashable, Sendable {
  enum Size: Hashable, Sendable, CaseIterable {
    /// Pixels per point.
    case single, double, triple
    /// The shorter side has 1080 pixels, as films elsewhere have.
    case fit
  }

  var format = FilmFormat.mp4 {
    didSet {
      if !rates.contains(rate) { rate = format.usualRate }
      // A GIF grows fastest with its size.
      if oldValue != format { size = format == .gif ? .single : .fit }
    }
  }
  var size = Size.fit
  var rate = FilmFormat.mp4.usualRate
  /// How often the gesture is shown; films that begin anew by themselves show it once.
  var repeats = 1
  var hasBody = true
  var ground = ShotGround.dark

  static let formats: [FilmFormat] = [.mp4, .gif, .webm, .webp]
  static let mostRepeats = 4
  private static let fitSide = 1080.0
}

/// The subject of a film: a shot with its curve, for so many seconds.
struct FilmSubject: Sendable {
  let shot: Shot
  let curve: CurveLayer?
  let seconds: Double
}

extension FilmPlan {
  /// Frames per second to choose from.
  var rates: [Double] { format == .gif ? [50, 25, 12.5] : [60, 30, 24] }

  /// Whether its viewers begin it anew by themselves.
  var isEndless: Bool { format == .gif || format == .webp }

  private var shows: Int { isEndless ? 1 : repeats }

  func shot(of subject: FilmSubject) -> Shot {
    var shot = subject.shot
    (shot.hasBody, shot.ground) = (hasBody, ground)
    shot.scale = scale(of: shot)
    return shot
  }

  func cut(of subject: FilmSubject) -> FilmCut {
    var cut = FilmCut(rate: rate == format.usualRate ? nil : rate, curve: subject.curve)
    cut.repeats = shows
    return cut
  }

  private func scale(of shot: Shot) -> Double {
    switch size {
    case .single: 1
    case .double: 2
    case .triple: 3
    case .fit: Self.fitSide / max(1, min(shot.room.width, shot.room.height))
    }
  }

  /// Size in pixels, without a curve.
  func pixels(of subject: FilmSubject) -> Geometry.Size {
    let shot = shot(of: subject)
    let (room, scale) = (shot.room, scale(of: shot))
    return Geometry.Size(width: (room.width * scale).rounded(), height: (room.height * scale).rounded())
  }

  /// The result as a sentence: size, frames, bytes and time.
  func words(for subject: FilmSubject, _ answer: FilmAnswer) -> String {
    let pixels = pixels(of: subject)
    let seconds = subject.seconds * Double(shows)
    let frames = Int(max(1, (seconds * rate).rounded()))
    let film =
      "\(pixels.width.formatted(.whole)) \u{D7} \(pixels.height.formatted(.whole)) pixels, "
      + "\(seconds.formatted(.fixed(1))) s in \(counted(frames, "frame"))"
    return switch answer {
    case .pending: "\(film). Estimating its size\u{2026}"
    case .unknown: "\(film)."
    case .known(let estimate):
      "\(film): about \(FilmFormat.words(bytes: estimate.bytes)), "
        + "made in about \(max(1, estimate.seconds.rounded()).formatted(.whole)) s."
    }
  }
}

/// What is known of the size of a planned film.
enum FilmAnswer: Hashable, Sendable {
  case pending, unknown
  case known(FilmEstimate)
}

extension FilmFormat {
  var title: String {
    switch self {
    case .mp4: "MP4"
    case .gif: "GIF"
    case .webm: "WebM"
    case .webp: "WebP"
    case .pictures: "PNG"
    }
  }

  var ending: String { ".\(title.lowercased())" }
}

extension FilmPlan.Size {
  var title: String {
    switch self {
    case .single: "@1"
    case .double: "@2"
    case .triple: "@3"
    case .fit: "Fit 1080"
    }
  }
}

/// The options of a plan as rows of words.
extension FilmPlan {
  struct Row {
    let title: String
    let words: [String]
    let chosen: Int?
    /// Whether it has an effect now.
    var isOn = true
    let help: String
  }

  var rows: [Row] {
    let times = ["Once", "Twice", "3 times", "4 times"]
    return [
      Row(
        title: "Format", words: Self.formats.map(\.title), chosen: Self.formats.firstIndex(of: format),
        help: "Chooses the kind of file."),
      Row(
        title: "Size", words: Size.allCases.map(\.title), chosen: Size.allCases.firstIndex(of: size),
        help: "Pixels per point, or as many as give the shorter side 1080."),
      Row(
        title: "Frame rate", words: rates.map { $0.formatted(.shortest) }, chosen: rates.firstIndex(of: rate),
        help: "More are smoother, and larger."),
      Row(
        title: "Plays", words: isEndless ? ["Forever"] : times, chosen: isEndless ? 0 : repeats - 1,
        isOn: !isEndless, help: "Sets how often the gesture is shown."),
      Row(
        title: "Frame", words: ["The screen", "The device"], chosen: hasBody ? 1 : 0,
        help: "The screen alone, or with the device around it."),
      Row(
        title: "Background", words: ShotGround.allCases.map(\.title),
        chosen: ShotGround.allCases.firstIndex(of: ground), isOn: hasBody, help: "The color around the device."),
    ]
  }

  /// Chooses a word of a row.
  mutating func choose(_ word: Int, in row: Int) {
    guard rows.indices.contains(row), rows[row].words.indices.contains(word) else { return }
    switch row {
    case 0: format = Self.formats[word]
    case 1: size = Size.allCases[word]
    case 2: rate = rates[word]
    case 3: if !isEndless { repeats = word + 1 }
    case 4: hasBody = word == 1
    default: ground = ShotGround.allCases[word]
    }
  }
}
