/// Says how far a film is, and hears that it is not wanted any more.
struct FilmProgress {
  /// Takes how many frames are there, and how many there will be.
  typealias Telling = (Int, Int) -> Void

  private let count: Int
  private let tell: Telling

  init(frames count: Int, telling tell: @escaping Telling) {
    (self.count, self.tell) = (count, tell)
  }
}

extension FilmProgress {
  /// So many frames are there. Throws where a signal has come that ends the program.
  func tell(_ done: Int) throws(Failure) {
    if Interruption.pending != nil { throw Failure(.failed, lines: []) }
    if done > 0 { tell(done, count) }
  }

  /// Whether a program that reads lines is told: a hundred times in a film.
  static func isHundredth(_ done: Int, of count: Int) -> Bool { done % max(1, count / 100) == 0 || done == count }
}
