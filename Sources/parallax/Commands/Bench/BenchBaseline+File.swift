import Bench
import Desktop

extension BenchBaseline {
  /// Checks that a file is readable and holds the output of `bench --json`, without reading all of it: a large file
  /// would affect the first frame and the memory measured next.
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

  /// Reads the output of `bench --json`.
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
