import Desktop
import Documents
import Notation

/// A file to compare presets with: a recording, which is an object, or a list of references.
enum ComparisonFile {
  /// Maximum size, in bytes.
  private static let limit = 16 << 20

  static func table(at path: String, asJSON isJSON: Bool = false) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw Failure(error)
    }
    if bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "[") {
      return DeviationTable.text(try ReferenceFile(bytes, at: path))
    }
    let reading = ScrollRecordingReader.read(bytes)
    guard let recording = reading.recording else {
      throw Failure(.badData, lines: reading.problems.map { $0.line(file: path) })
    }
    let table = RecordingTable(recording)
    return isJSON ? JSONWriter.pretty(table.json) : table.text
  }
}
