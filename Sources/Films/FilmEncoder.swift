import Glibc
import System

/// A film that could not be made, in a sentence.
public enum FilmError: Error, Hashable, Sendable {
  /// There is no ffmpeg.
  case missing
  /// It could not be started, or did not do what it was told: what it said.
  case failed(String)
}

extension FilmError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing:
      "ffmpeg is not there, which writes films; install the package ffmpeg, or write pictures: -o film-%04d.png"
    case .failed(let words): "ffmpeg could not write it: \(words)"
    }
  }
}

/// An ffmpeg at work: frames go in, one after the other, and a file comes out.
public struct FilmEncoder: ~Copyable {
  private let child: ChildProcess
  /// Where the frames go; closed when the last one is in.
  private let input: Int32
  private let words: UnnamedFile

  /// The most that is read of what it says.
  private static let mostWords = 4096

  /// Writing to one that has ended must not end this program: `SIGPIPE` has to be ignored.
  ///
  /// - Parameters:
  ///   - arguments: As `FilmFormat` has them.
  ///   - folders: What `PATH` holds.
  public init(_ arguments: [String], searching folders: String?) throws(FilmError) {
    guard let program = ChildProcess.program("ffmpeg", in: folders) else { throw .missing }
    guard let words = UnnamedFile() else { throw .failed("there is no room for what it says.") }
    var pipe: (reader: Int32, writer: Int32) = (-1, -1)
    defer { close(pipe.reader) }
    do throws(SystemError) {
      pipe = try Descriptor.pipe(waits: true)
      child = try ChildProcess(
        program, ["ffmpeg"] + arguments, input: pipe.reader, output: .dropped, errors: .descriptor(words.descriptor))
    } catch {
      close(pipe.writer)
      words.close()
      throw .failed("\(error).")
    }
    input = pipe.writer
    self.words = words
  }

  /// Hands over the next frame. False: it reads no more, and tells at the end why.
  public func take(_ pixels: [UInt8]) -> Bool {
    do throws(SystemError) {
      try Descriptor.write(pixels, to: input)
      return true
    } catch {
      return false
    }
  }

  /// Says that there are no more frames, and waits until the film is written.
  public consuming func finish() throws(FilmError) {
    close(input)
    let ending = child.finish().ending
    let said = Self.said(words)
    guard ending == .exited(0) else {
      let how =
        switch ending {
        case .exited(let code): "it ended with \(code)."
        case .killed(let signal): "signal \(signal) ended it."
        }
      throw .failed(said ?? how)
    }
  }

  /// Ends it, wherever it is.
  public consuming func cancel() {
    child.send(SIGKILL)
    close(input)
    _ = child.finish()
    words.close()
  }

  /// The last thing that it said, which is why it ended.
  private static func said(_ words: UnnamedFile) -> String? {
    defer { words.close() }
    let text: String
    do {
      text = String(decoding: try Descriptor.read(mostWords, from: words.descriptor, at: 0), as: UTF8.self)
    } catch {
      return nil
    }
    return text.split(separator: "\n").last.map { $0.hasSuffix(".") ? String($0) : "\($0)." }
  }
}
