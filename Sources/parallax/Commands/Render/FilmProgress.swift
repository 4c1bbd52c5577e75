import Desktop
import Text

/// Says how far a film is, and hears that nobody wants it any more.
struct FilmProgress {
  /// A line for each hundredth, for a program that reads them.
  var isForPrograms: Bool
  private let count: Int

  init(frames count: Int, isForPrograms: Bool) {
    self.count = count
    self.isForPrograms = isForPrograms
  }
}

extension FilmProgress {
  /// So many frames are there. Throws where a signal has come that ends the program.
  func tell(_ done: Int) throws(Failure) {
    if Interruption.pending != nil { throw Failure(.failed, lines: []) }
    guard done > 0 else { return }
    let step = max(1, count / 100)
    if isForPrograms {
      if done % step == 0 || done == count { Console.tell("\(HandoffCourier.filming) \(done)/\(count)") }
    } else {
      Console.showProgress(done == count ? "" : "\(done) of \(counted(count, "frame", "frames"))")
    }
  }
}
