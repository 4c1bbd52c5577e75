import Glibc

/// An error in writing a film, as a sentence.
public enum FilmError: Error, Hashable, Sendable {
  /// ffmpeg is not installed.
  case missing
  /// ffmpeg could not be started or failed, with its message.
  case failed(String)
}

extension FilmError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing:
      "ffmpeg is needed to write films; install the package ffmpeg, or write pictures: -o film-%04d.png"
    case .failed(let words): "ffmpeg could not write it: \(words)"
    }
  }
}

extension FilmError {
  /// A line of ffmpeg's as a sentence, without the part of ffmpeg that says it: `[png @ 0x55f]`.
  static func sentence(_ line: Substring) -> String {
    var words = line
    while words.hasPrefix("["), let end = words.firstIndex(of: "]") {
      words = words[words.index(after: end)...].drop { $0 == " " }
    }
    return words.hasSuffix(".") ? String(words) : "\(words)."
  }
}

/// A running ffmpeg that encodes frames to a file.
public struct FilmEncoder: ~Copyable {
  private let child: ChildProcess
  /// The write end for frames; closed after the last one.
  private let input: Int32
  private let words: UnnamedFile

  /// Maximum length of its messages that is read.
  private static let mostWords = 4096
  /// The size of the pipe: what every user may ask for.
  private static let room: Int32 = 1 << 20
  /// F_SETPIPE_SZ, which Swift's Glibc module leaves out.
  private static let setSize: Int32 = 1031

  /// `SIGPIPE` must be ignored, as ffmpeg may end early.
  ///
  /// - Parameters:
  ///   - arguments: From `FilmFormat`.
  ///   - folders: The value of `PATH`.
  public init(_ arguments: [String], searching folders: String?) throws(FilmError) {
    guard let program = ChildProcess.program("ffmpeg", in: folders) else { throw .missing }
    guard let words = UnnamedFile() else { throw .failed("there is no space for its messages.") }
    var pipe: (reader: Int32, writer: Int32) = (-1, -1)
    defer { close(pipe.reader) }
    do throws(SystemError) {
      pipe = try Descriptor.pipe(waits: true)
      // Frames go over in fewer turns; without more room they go over, too.
      _ = fcntl(pipe.writer, Self.setSize, Self.room)
      child = try ChildProcess(
        program, ["ffmpeg"] + arguments, environment: Environment.ofTools, input: pipe.reader, output: .dropped,
        errors: .descriptor(words.descriptor))
    } catch {
      close(pipe.writer)
      words.close()
      throw .failed("\(error).")
    }
    input = pipe.writer
    self.words = words
  }

  /// Passes on the next frame. Returns false if ffmpeg stopped reading; `finish` then throws the reason.
  public func take(_ pixels: [UInt8]) -> Bool {
    do throws(SystemError) {
      try Descriptor.write(pixels, to: input)
      return true
    } catch {
      return false
    }
  }

  /// Ends the input and waits until the film is written.
  public consuming func finish() throws(FilmError) {
    close(input)
    let ending = child.finish().ending
    let said = Self.said(words)
    guard ending == .exited(0) else {
      let how =
        switch ending {
        case .exited(let code): "it ended with \(code)."
        case .killed(let signal): "it was ended by signal \(signal)."
        }
      throw .failed(said ?? how)
    }
  }

  /// Stops it immediately.
  public consuming func cancel() {
    child.send(SIGKILL)
    close(input)
    _ = child.finish()
    words.close()
  }

  /// Its last message, which is the reason it ended.
  private static func said(_ words: UnnamedFile) -> String? {
    defer { words.close() }
    let text: String
    do {
      text = String(decoding: try Descriptor.read(mostWords, from: words.descriptor, at: 0), as: UTF8.self)
    } catch {
      return nil
    }
    return text.split(separator: "\n").last.map { FilmError.sentence($0) }
  }
}
