/// A process's answer to an export order, one line each on standard output.
public enum ExportAnswer: Message {
  /// Number of finished frames of a film.
  case progress(done: Int, of: Int)
  /// Nothing was written because these files exist already.
  case blocked(by: [String])
  /// Nothing was written, for this reason (a sentence).
  case failed(String)
  case done
  /// It is written without these pictures, for these reasons.
  case incomplete([String: String])
  /// What a film takes, if that was asked.
  case estimate(FilmEstimate)
}
