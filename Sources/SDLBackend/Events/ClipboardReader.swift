internal import CSDL2
import Synchronization
import System

/// The text on the desktop's clipboard. It belongs to another program, which may never hand it over: on X11 it is asked
/// for on its own thread, and an event that may paste it waits for the answer only for a moment.
package struct ClipboardReader {
  private let window: CanvasWindow
  private let isX11: Bool
  private let question: ClipboardQuestion
  /// Time of the question under way. Nil if none is.
  private var asked: Double?
  /// Until then the owner, which was late, is not asked again.
  private var pause = 0.0

  /// Seconds that an event waits for the text.
  private static let patience = 0.3
  /// Seconds without a question after a late answer.
  private static let rest = 10.0

  /// - Parameter telling: Called on another thread when the answer has come.
  package init(_ window: CanvasWindow, telling: @escaping @Sendable () -> Void) {
    self.window = window
    isX11 = window.videoDriver == "x11"
    question = ClipboardQuestion(telling: telling)
  }
}

extension ClipboardReader {
  /// Whether a question is under way.
  package var isAsking: Bool { asked != nil }

  /// The text on the clipboard, empty if there is none or its owner is late. Nil while it may still come: look again
  /// when told, or at the next frame.
  package mutating func text(at time: Double) -> String? {
    guard isX11 else { return window.clipboard ?? "" }
    guard let asked else {
      guard time >= pause, question.ask() else { return "" }
      self.asked = time
      return nil
    }
    if let text = question.answer {
      self.asked = nil
      return text
    }
    guard time - asked > Self.patience else { return nil }
    (self.asked, pause) = (nil, time + Self.rest)
    return ""
  }
}

/// A question to the clipboard's owner on its own thread. A class because that thread may outlive its asker.
private nonisolated final class ClipboardQuestion: Sendable {
  private enum State { case none, asking, answered(String) }

  private let state = Mutex(State.none)
  private let telling: @Sendable () -> Void

  /// Milliseconds until the thread gives up, and bytes that it reads: more than any field takes.
  private static let limit: UInt64 = 2000
  private static let most = 1 << 20

  init(telling: @escaping @Sendable () -> Void) { self.telling = telling }

  /// The answer to the last question. Nil as long as there is none.
  var answer: String? { state.withLock { if case .answered(let text) = $0 { text } else { nil } } }

  /// Asks. Returns false if the last question is still under way, or no thread can be started.
  func ask() -> Bool {
    let isFree = state.withLock { state in
      if case .asking = state { return false }
      state = .asking
      return true
    }
    guard isFree else { return false }
    let isAsked = WorkerThread.start { [self] in
      let text = parallax_x11_clipboard_text(nil, Self.most, Self.limit)
      defer { SDL_free(text) }
      let words = text.map { String(cString: $0) } ?? ""
      state.withLock { $0 = .answered(words) }
      telling()
    }
    if !isAsked { state.withLock { $0 = .none } }
    return isAsked
  }
}
