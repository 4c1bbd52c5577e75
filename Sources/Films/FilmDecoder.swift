import Glibc
import System

/// A film that could not be read, in a sentence.
public enum FilmReadingError: Error, Hashable, Sendable {
  /// There is no ffmpeg.
  case missing
  /// It is no film, or a broken one: what ffmpeg said.
  case unreadable(String)
}

extension FilmReadingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "ffmpeg is not there, which reads films; install the package ffmpeg."
    case .unreadable(let words): "this is no film that ffmpeg can read: \(words)"
    }
  }
}

/// What is known of a film before it is read.
public struct FilmFacts: Hashable, Sendable {
  /// As it is shown, in pixels.
  public let width: Int
  public let height: Int
  /// Frames a second.
  public let rate: Double
  /// In seconds; nil: the file does not say.
  public let duration: Double?
}

extension FilmFacts {
  /// More frames a second than this tell nothing more.
  private static let highestRate = 240.0
  private static let mostWords = 65_536

  /// Asks ffprobe.
  ///
  /// - Parameter folders: What `PATH` holds.
  public init(of path: String, searching folders: String?) throws(FilmReadingError) {
    guard let program = ChildProcess.program("ffprobe", in: folders) else { throw .missing }
    let entries = "stream=width,height,avg_frame_rate,r_frame_rate:stream_side_data=rotation:format=duration"
    let answer: (output: [UInt8], ending: ChildProcess.Ending)
    do {
      answer = try ChildProcess(
        program,
        [
          "ffprobe", "-v", "error", "-protocol_whitelist", "file", "-select_streams", "v:0", "-show_entries", entries,
          "-of", "default=noprint_wrappers=1", "file:\(path)",
        ], errors: .collected
      ).finish(keeping: Self.mostWords)
    } catch {
      throw .unreadable("\(error).")
    }
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    var values: [Substring: Substring] = [:]
    for line in lines {
      let words = line.split(separator: "=", maxSplits: 1)
      if words.count == 2, values[words[0]] == nil { values[words[0]] = words[1] }
    }
    let said = lines.last { !$0.contains("=") }.map(String.init) ?? "it has no pictures."
    guard answer.ending == .exited(0), let width = values["width"].flatMap({ Int($0) }),
      let height = values["height"].flatMap({ Int($0) }), width > 0, height > 0, width <= 16_384, height <= 16_384
    else { throw .unreadable(said) }
    let rate = [values["avg_frame_rate"], values["r_frame_rate"]].compactMap { $0.flatMap(Self.rate) }.first
    guard let rate else { throw .unreadable("nobody knows how many frames a second it has.") }
    let isTurned = values["rotation"].flatMap { Double($0) }.map { ($0 / 90).rounded().magnitude == 1 } ?? false
    self.width = isTurned ? height : width
    self.height = isTurned ? width : height
    self.rate = min(rate, Self.highestRate)
    duration = values["duration"].flatMap { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// `60/1`.
  private static func rate(_ words: Substring) -> Double? {
    let numbers = words.split(separator: "/").compactMap { Double($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return numbers[0] / numbers[1]
  }
}

/// An ffmpeg at work: a film goes in, and grey frames come out, one after the other.
public struct FilmDecoder: ~Copyable {
  /// Of its frames, in pixels.
  public let width: Int
  public let height: Int
  private let child: ChildProcess
  private let output: Int32
  private let words: UnnamedFile

  /// The longest side of a frame that is looked at, in pixels.
  private static let longestSide = 1000.0
  /// The most seconds of it that are.
  public static let longest = 120.0
  private static let mostWords = 4096

  /// - Parameters:
  ///   - from: When it begins to be looked at, in seconds, and for how long.
  ///   - folders: What `PATH` holds.
  public init(
    _ path: String, _ facts: FilmFacts, from: Double = 0, lasting: Double = FilmDecoder.longest,
    searching folders: String?
  ) throws(FilmReadingError) {
    guard let program = ChildProcess.program("ffmpeg", in: folders) else { throw .missing }
    guard let words = UnnamedFile() else { throw .unreadable("there is no room for what is said of it.") }
    let share = min(1, Self.longestSide / Double(max(facts.width, facts.height)))
    let wide = max(1, Int((Double(facts.width) * share).rounded()))
    let high = max(1, Int((Double(facts.height) * share).rounded()))
    let filter = "fps=\(facts.rate),scale=\(wide):\(high):flags=area,format=gray"
    var pipe: (reader: Int32, writer: Int32) = (-1, -1)
    do throws(SystemError) {
      pipe = try Descriptor.pipe(waits: true)
      child = try ChildProcess(
        program,
        [
          "ffmpeg", "-nostdin", "-v", "error", "-protocol_whitelist", "file,pipe", "-ss", "\(from)", "-i",
          "file:\(path)", "-t", "\(min(lasting, Self.longest))", "-map", "0:v:0", "-vf", filter, "-f", "rawvideo",
          "pipe:1",
        ], output: .descriptor(pipe.writer), errors: .descriptor(words.descriptor))
    } catch {
      if pipe.reader >= 0 { close(pipe.reader) }
      if pipe.writer >= 0 { close(pipe.writer) }
      words.close()
      throw .unreadable("\(error).")
    }
    close(pipe.writer)
    output = pipe.reader
    self.words = words
    (width, height) = (wide, high)
  }

  /// The next frame, row after row, a byte a pixel; nil: there are no more.
  public func next() -> [UInt8]? {
    do {
      let bytes = try Descriptor.read(width * height, from: output)
      return bytes.count == width * height ? bytes : nil
    } catch {
      return nil
    }
  }

  /// Says that no more frames are wanted. What ffmpeg complained of; nil: nothing.
  public consuming func finish() -> String? {
    close(output)
    child.send(SIGTERM)
    _ = child.finish()
    defer { words.close() }
    do {
      return String(decoding: try Descriptor.read(Self.mostWords, from: words.descriptor, at: 0), as: UTF8.self)
        .split(separator: "\n").last.map(String.init)
    } catch {
      return nil
    }
  }
}
