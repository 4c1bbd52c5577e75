import Desktop
import Documents
import Notation

/// Reads a command's tape.
enum TapeLoading {
  static func tape(at path: String) throws(Failure) -> Tape {
    let bytes: [UInt8]
    do {
      let copy = try PipedInput.copy(of: path, limit: TapeReader.limits.size)
      bytes = try FileReader.bytes(of: copy ?? path, limit: TapeReader.limits.size)
    } catch {
      throw Failure(error)
    }
    let reading = TapeReader.read(bytes)
    guard let tape = reading.tape else {
      throw Failure(.badData, lines: reading.problems.map { $0.line(file: path) })
    }
    return tape
  }
}
