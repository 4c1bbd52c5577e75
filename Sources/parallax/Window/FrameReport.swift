import Boundary
import Glibc
import System

/// Reports the window's state, one line per drawn frame and rest, to the file or pipe named by `PARALLAX_FRAMES`. Tests
/// wait for these lines, which CONTRIBUTING.md describes. Without the variable there is no report.
struct FrameReport {
  /// The content of a line.
  struct Line: Hashable {
    /// Number of frames drawn.
    var frame = 0
    /// Whether nothing will change without an event.
    var isAtRest = false
    /// Whether every visible picture is loaded at its final sharpness, or has failed.
    var hasAllPictures = false
    /// A hash of the drawing, apart from the loading of pictures.
    var drawing = 0
    /// The last released function key: all events before it have been handled.
    var key = 0
    /// Whether a question is open.
    var isAsking = false
    /// Number of errors of the display that other programs caused, and the name of the last one.
    var displayErrors = 0
    var displayError = "none"
    /// The file or built-in scene on the stage.
    var scene = ""
  }

  private let file: Int32
  private var last: Line?
  private var text: [UInt8] = []
  /// The last released function key.
  private var key = 0

  /// Nil if no report is requested.
  init?() {
    guard let path = Environment.value("PARALLAX_FRAMES"), !path.isEmpty else { return nil }
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      Console.complain("\(path) cannot be written: \(SystemError.last)")
      return nil
    }
    text.reserveCapacity(4096)
  }
}

extension FrameReport {
  mutating func note(_ event: InputEvent) {
    if case .keyUp(.function(let number), _) = event { key = number }
  }

  /// Writes a line, unless it equals the last one.
  mutating func tell(_ line: Line) {
    var line = line
    line.key = key
    guard line != last else { return }
    last = line
    text.removeAll(keepingCapacity: true)
    append("frame", line.frame)
    append("rest", line.isAtRest ? 1 : 0)
    append("pictures", line.hasAllPictures ? 1 : 0)
    append("drawing", line.drawing)
    append("key", line.key)
    append("asking", line.isAsking ? 1 : 0)
    append("errors", line.displayErrors)
    text += "error ".utf8
    text += line.displayError.utf8
    text += " scene ".utf8
    text += line.scene.utf8
    text.append(UInt8(ascii: "\n"))
    // A reader that has gone does not concern the window.
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Appends a word and a number without allocating, as frames must not.
  private mutating func append(_ word: StaticString, _ number: Int) {
    word.withUTF8Buffer { text += $0 }
    text.append(UInt8(ascii: " "))
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let start = text.count
    var rest = number.magnitude
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    text[start...].reverse()
    text.append(UInt8(ascii: " "))
  }
}
