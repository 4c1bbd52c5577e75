import Notation

/// A process's answer to an export order, one line of JSON each on standard output.
public enum ExportAnswer: Hashable, Sendable {
  /// Number of finished frames of a film.
  case progress(done: Int, of: Int)
  /// Nothing was written because these files exist already.
  case blocked(by: [String])
  /// Nothing was written, for this reason (a sentence).
  case failed(String)
  case done
  /// What a film takes, if that was asked.
  case estimate(FilmEstimate)
}

extension ExportAnswer {
  public var line: String { JSONWriter.compact(json) }

  private var json: JSONValue {
    switch self {
    case .progress(let done, let count): ["answer": "progress", "done": .whole(done), "of": .whole(count)]
    case .blocked(let files): ["answer": "blocked", "files": .list(files.map { .text($0) })]
    case .failed(let why): ["answer": "failed", "why": .text(why)]
    case .done: ["answer": "done"]
    case .estimate(let film): ["answer": "estimate", "bytes": .number(film.bytes), "seconds": .number(film.seconds)]
    }
  }

  /// Nil if the line is not an answer.
  public init?(line: String) {
    guard let root = JSONReader.read(Array(line.utf8)).root else { return nil }
    switch root["answer"]?.text {
    case "progress":
      guard let done = root["done"]?.whole, let count = root["of"]?.whole else { return nil }
      self = .progress(done: done, of: count)
    case "blocked":
      guard let files = root["files"]?.list else { return nil }
      self = .blocked(by: files.compactMap(\.text))
    case "failed":
      guard let why = root["why"]?.text else { return nil }
      self = .failed(why)
    case "done": self = .done
    case "estimate":
      guard let bytes = root["bytes"]?.number, let seconds = root["seconds"]?.number else { return nil }
      self = .estimate(FilmEstimate(bytes: bytes, seconds: seconds))
    default: return nil
    }
  }
}

extension Node {
  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
