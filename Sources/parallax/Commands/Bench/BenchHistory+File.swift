import Bench
import Desktop
import System

extension BenchHistory {
  /// Largest history, in bytes.
  private static let largest = 1 << 28

  /// Adds a line for each report to a file, which is created if it is missing.
  static func append(_ reports: [BenchReport], to path: String) throws(Failure) {
    try checkAppending(to: path)
    do throws(FileError) {
      let before = try FileIdentity(path) == nil ? [] : FileReader.bytes(of: path, limit: largest)
      let isWhole = before.last.map { $0 == UInt8(ascii: "\n") } ?? true
      try AtomicFile.write(before + Array(((isWhole ? "" : "\n") + lines(of: reports)).utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Throws if a file is there whose first line is not one of a history.
  static func checkAppending(to path: String) throws(Failure) {
    guard FileIdentity(path) != nil else { return }
    let start: [UInt8]
    do throws(FileError) {
      start = try FileReader.prefix(of: path, count: 1 << 16).bytes
    } catch {
      throw Failure(error)
    }
    do throws(Unreadable) {
      _ = try BenchHistory(String(decoding: start.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    } catch {
      throw Failure(.badData, error.message(file: path))
    }
  }

  /// Draws a history into the file of `--html`.
  static func draw(_ path: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    guard let page = invocation["html"], invocation.operands.isEmpty else {
      throw Failure(.usage, "--history draws a file into a page and measures nothing: --history FILE --html PAGE.")
    }
    do {
      let bytes = try FileReader.bytes(of: path, limit: largest)
      let history: BenchHistory
      do {
        history = try BenchHistory(String(decoding: bytes, as: UTF8.self))
      } catch {
        throw Failure(.badData, error.message(file: path))
      }
      let inputs = InputFiles([], others: [(path, "the history")])
      try inputs.refuse(output: page, as: .text(["html", "htm"]), invocation)
      try AtomicFile.write(Array(BenchPage(history).text(in: Resources.benchPage()).utf8), to: page)
    } catch let failure as Failure {
      throw failure
    } catch let error as FileError {
      throw Failure(error)
    } catch {
      throw Failure(.software, "\(error)")
    }
    return .done
  }
}
