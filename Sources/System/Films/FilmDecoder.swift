import Glibc

/// An error in reading a film, as a sentence.
public enum FilmReadingError: Error, Hashable, Sendable {
  /// ffmpeg is not installed.
  case missing
  /// Not a film, or a damaged one, with ffmpeg's message.
  case unreadable(String)
}

extension FilmReadingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "ffmpeg is needed to read films; install the package ffmpeg."
    case .unreadable(let words): "ffmpeg cannot read this film: \(words)"
    }
  }
}

/// The properties of a film known before it is decoded.
public struct FilmFacts: Hashable, Sendable {
  /// Displayed size, in pixels.
  public let width: Int
  public let height: Int
  /// Frames per second.
  public let rate: Double
  /// In seconds. Nil if the file does not say.
  public let duration: Double?
  /// Whether its brightness is that of HD films (BT.709), with less of red and blue than older ones have (BT.601).
  public let isHD: Bool
}

extension FilmFacts {
  /// Formats that hold their frames themselves. Playlists and patterns of names lead to other files.
  static let formats =
    "mov,mp4,matroska,webm,avi,gif,apng,mpegts,mpeg,mpegvideo,flv,ogg,asf,nut,ivf,h264,hevc,yuv4mpegpipe"

  /// Higher frame rates add no information.
  private static let highestRate = 240.0
  private static let leastHD = 720
  private static let (mostWords, mostTimes) = (65_536, 8 << 20)
  /// Seconds that ffprobe may take, also on a slow disk.
  private static let patience = 60.0

  /// Runs ffprobe.
  ///
  /// - Parameter folders: The value of `PATH`.
  public init(of path: String, searching folders: String?) throws(FilmReadingError) {
    guard let program = ChildProcess.program("ffprobe", in: folders) else { throw .missing }
    let entries =
      "stream=width,height,color_space,avg_frame_rate,r_frame_rate:stream_side_data=rotation:format=duration"
    let answer: (output: [UInt8], ending: ChildProcess.Ending, excess: ChildProcess.Excess?)
    do {
      answer = try ChildProcess(
        program,
        [
          "ffprobe", "-v", "error", "-protocol_whitelist", "file", "-format_whitelist", Self.formats, "-select_streams",
          "v:0", "-show_entries", entries,
          "-of", "default=noprint_wrappers=1", "file:\(path)",
        ], environment: Environment.ofTools, errors: .collected
      ).finish(keeping: Self.mostWords, within: Self.patience)
    } catch {
      throw .unreadable("\(error).")
    }
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    guard !lines.contains(where: { $0.contains("not on whitelist") }) else {
      throw .unreadable("it is a playlist, or in a format that is not read here.")
    }
    var values: [Substring: Substring] = [:]
    for line in lines {
      let words = line.split(separator: "=", maxSplits: 1)
      if words.count == 2, values[words[0]] == nil { values[words[0]] = words[1] }
    }
    guard answer.ending == .exited(0), let width = values["width"].flatMap({ Int($0) }),
      let height = values["height"].flatMap({ Int($0) }), width > 0, height > 0, width <= 16_384, height <= 16_384
    else { throw .unreadable("it is damaged, or not a film.") }
    let rate = [values["avg_frame_rate"], values["r_frame_rate"]].compactMap { $0.flatMap(Self.rate) }.first
    guard let rate else { throw .unreadable("its frame rate is unknown.") }
    let isTurned = values["rotation"].flatMap { Double($0) }.map { ($0 / 90).rounded().magnitude == 1 } ?? false
    self.width = isTurned ? height : width
    self.height = isTurned ? width : height
    self.rate = min(rate, Self.highestRate)
    isHD =
      switch values["color_space"] {
      case "bt709": true
      case "smpte170m", "bt470bg": false
      // Players take large films that do not say for HD.
      default: min(width, height) >= Self.leastHD
      }
    duration = values["duration"].flatMap { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The times of the frames of a part of a film, in seconds since its first one, in order: those that `FilmDecoder`
  /// gives. Empty if the file has none.
  ///
  /// - Parameter folders: The value of `PATH`.
  public static func times(
    of path: String, from: Double, lasting: Double, searching folders: String?
  ) throws(FilmReadingError) -> [Double] {
    guard let program = ChildProcess.program("ffprobe", in: folders) else { throw .missing }
    let output: [UInt8]
    do {
      output = try ChildProcess(
        program,
        [
          "ffprobe", "-v", "quiet", "-protocol_whitelist", "file", "-format_whitelist", formats, "-select_streams",
          "v:0", "-show_entries", "packet=pts_time", "-of", "csv=print_section=0", "file:\(path)",
        ], environment: Environment.ofTools, errors: .dropped
      ).finish(keeping: mostTimes, within: patience).output
    } catch {
      throw .unreadable("\(error).")
    }
    let stamps = String(decoding: output, as: UTF8.self).split(separator: "\n")
      .compactMap { Double($0.prefix { $0 != "," }) }.filter { $0.isFinite && $0 >= 0 }.sorted()
    guard let first = stamps.first else { return [] }
    // Seeking is as exact as a microsecond.
    return stamps.map { $0 - first }.filter { $0 > from - 2e-6 && $0 < from + lasting - 2e-6 }
  }

  /// A rate such as `60/1`.
  private static func rate(_ words: Substring) -> Double? {
    let numbers = words.split(separator: "/").compactMap { Double($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return numbers[0] / numbers[1]
  }
}

/// A running ffmpeg that decodes a film to frames.
public struct FilmDecoder: ~Copyable {
  /// The pixels of its frames.
  public enum Form: Hashable, Sendable {
    /// A byte of brightness each.
    case grays
    /// Red, green, blue and opacity, a byte each. The longer side of a frame has at most so many pixels.
    case colors(side: Double)
  }

  /// Size of its frames, in pixels.
  public let width: Int
  public let height: Int
  private let form: Form
  private let child: ChildProcess
  private let output: Int32
  private let words: UnnamedFile

  /// Longest side of gray frames, in pixels.
  private static let longestSide = 1000.0
  /// Maximum duration that is decoded, in seconds.
  public static let longest = 120.0
  private static let mostWords = 4096

  /// - Parameters:
  ///   - from: Start of the decoded part, in seconds, and its duration.
  ///   - folders: The value of `PATH`.
  public init(
    _ path: String, _ facts: FilmFacts, as form: Form = .grays, from: Double = 0,
    lasting: Double = FilmDecoder.longest, searching folders: String?
  ) throws(FilmReadingError) {
    guard let program = ChildProcess.program("ffmpeg", in: folders) else { throw .missing }
    guard let words = UnnamedFile() else { throw .unreadable("there is no space for ffmpeg's messages.") }
    let side = if case .colors(let side) = form { side } else { Self.longestSide }
    let share = min(1, side / Double(max(facts.width, facts.height)))
    let wide = max(1, Int((Double(facts.width) * share).rounded()))
    let high = max(1, Int((Double(facts.height) * share).rounded()))
    let filter = "scale=\(wide):\(high):flags=area,format=\(form == .grays ? "gray" : "rgba")"
    var pipe: (reader: Int32, writer: Int32) = (-1, -1)
    do throws(SystemError) {
      pipe = try Descriptor.pipe(waits: true)
      child = try ChildProcess(
        program,
        [
          "ffmpeg", "-nostdin", "-v", "error", "-protocol_whitelist", "file,pipe", "-format_whitelist",
          FilmFacts.formats,
          "-ss", "\(from)", "-i",
          "file:\(path)", "-t", "\(min(lasting, Self.longest))", "-map", "0:v:0", "-vf", filter,
          "-fps_mode", "passthrough", "-f", "rawvideo", "pipe:1",
        ], environment: Environment.ofTools, output: .descriptor(pipe.writer), errors: .descriptor(words.descriptor))
    } catch {
      if pipe.reader >= 0 { close(pipe.reader) }
      if pipe.writer >= 0 { close(pipe.writer) }
      words.close()
      throw .unreadable("\(error).")
    }
    close(pipe.writer)
    output = pipe.reader
    self.words = words
    self.form = form
    (width, height) = (wide, high)
  }

  /// The next frame, row by row. Nil after the last.
  public func next() -> [UInt8]? {
    let count = width * height * (form == .grays ? 1 : 4)
    do {
      let bytes = try Descriptor.read(count, from: output)
      return bytes.count == count ? bytes : nil
    } catch {
      return nil
    }
  }

  /// Stops decoding. Returns ffmpeg's error message, or nil.
  public consuming func finish() -> String? {
    close(output)
    child.send(SIGTERM)
    _ = child.finish()
    defer { words.close() }
    do {
      return String(decoding: try Descriptor.read(Self.mostWords, from: words.descriptor, at: 0), as: UTF8.self)
        .split(separator: "\n").last.map { FilmError.sentence($0) }
    } catch {
      return nil
    }
  }
}
