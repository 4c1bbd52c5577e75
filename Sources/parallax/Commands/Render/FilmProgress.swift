/// Reports the progress of a film, and checks for cancellation.
struct FilmProgress {
  /// Receives the finished and total number of frames.
  typealias Telling = (Int, Int) -> Void

  private let count: Int
  private let tell: Telling

  init(frames count: Int, telling tell: @escaping Telling) {
    (self.count, self.tell) = (count, tell)
  }
}

extension FilmProgress {
  /// Reports the number of finished frames. Throws if a signal asks the program to end.
  func tell(_ done: Int) throws(Failure) {
    if Interruption.pending != nil { throw Failure(.failed, lines: []) }
    if done > 0 { tell(done, count) }
  }

  /// Whether to report to a program that reads lines: a hundred times per film.
  static func isHundredth(_ done: Int, of count: Int) -> Bool { done % max(1, count / 100) == 0 || done == count }
}
