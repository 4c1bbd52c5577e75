import Boundary
import Glibc
import System

/// Says what the window shows, a line for each drawn frame and for each rest, to the file or pipe that the variable
/// `PARALLAX_FRAMES` names. Tests wait for what stands there: CONTRIBUTING.md tells what a line means. Without the
/// variable there is no report.
struct FrameReport {
  /// What a line says.
  struct Line: Hashable {
    /// Frames drawn until now.
    var frame = 0
    /// Nothing will change until somebody does something.
    var isAtRest = false
    /// Every picture on the screen is there, as sharp as it gets, or has failed.
    var hasAllPictures = false
    /// Of all that is drawn: two frames with the same number show the same, pictures that come in apart.
    var drawing = 0
    /// The function key that was let go last: what was done before it has been heard.
    var key = 0
    /// A question is open.
    var isAsking = false
    /// The file or built-in scene on the stage.
    var scene = ""
  }

  private let file: Int32
  private var last: Line?
  private var text: [UInt8] = []
  /// The function key that was let go last.
  private var key = 0

  /// Nil where nobody asks for it.
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

  /// Writes a line that differs from the last one.
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
    text += "scene ".utf8
    text += line.scene.utf8
    text.append(UInt8(ascii: "\n"))
    // Who reads it may have gone: that is no matter of the window's.
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// A word and a number, by hand, since no frame may ask for memory.
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
