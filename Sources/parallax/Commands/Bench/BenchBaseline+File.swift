import Bench
import Desktop

extension BenchBaseline {
  /// Looks whether a file can be read and holds what `bench --json` prints, without reading it whole: a large one would
  /// be seen in the first frame and in the memory of what is measured next.
  static func check(path: String) throws(Failure) {
    let start: [UInt8]
    do {
      start = try FileReader.prefix(of: path, count: head).bytes
    } catch {
      throw Failure(error)
    }
    do {
      try check(start: start)
    } catch {
      throw Failure(.badData, error.line(file: path))
    }
  }

  /// Reads what `bench --json` printed.
  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: Self.largestFile)
    } catch {
      throw Failure(error)
    }
    do {
      try self.init(bytes)
    } catch {
      throw Failure(.badData, error.line(file: path))
    }
  }
}
