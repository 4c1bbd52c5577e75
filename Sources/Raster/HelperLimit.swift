import Glibc
import System

/// The number of helpers that may draw. All may until one of them is interrupted because others use its processor. A
/// frame that waits for an interrupted helper takes longer than one drawn alone, so from then on only as many draw as
/// processors are idle, until there has been room for all of them for a while.
struct HelperLimit {
  private let processors: Int
  private var isCrowded = false
  /// Draws in a row with room for all.
  private var calmDraws = 0

  init(processors: Int) { self.processors = processors }
}

extension HelperLimit {
  /// The longest wait for a processor, in seconds, that is not an interruption. Waking up takes less.
  private static let patience = 0.0005
  /// The number of calm draws after which all helpers draw again.
  private static let enoughCalmDraws = 60

  /// How many of some helpers may draw now.
  mutating func count(of helpers: Int) -> Int {
    guard isCrowded, helpers > 0 else { return helpers }
    // If the system does not tell, all draw as if this thread were alone.
    return count(of: helpers, runnable: Self.runnableThreads ?? 1)
  }

  /// - Parameter runnable: Number of threads of the machine that run or could run, this one included.
  mutating func count(of helpers: Int, runnable: Int) -> Int {
    guard isCrowded else { return helpers }
    let idle = max(0, processors - runnable)
    calmDraws = idle >= helpers ? calmDraws + 1 : 0
    if calmDraws == Self.enoughCalmDraws { isCrowded = false }
    return min(helpers, idle)
  }

  /// Takes note of how long a helper, while it drew, was without a processor.
  mutating func note(_ idleTime: Double) {
    guard idleTime > Self.patience else { return }
    (isCrowded, calmDraws) = (true, 0)
  }

  /// Number of threads of the machine that run or could run. Nil if the system does not tell.
  static var runnableThreads: Int? {
    let file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = InlineArray<64, UInt8>(repeating: 0)
    let length = withUnsafeMutableBytes(of: &bytes) { Descriptor.fill($0, from: file).count }
    // Three averages, then the runnable threads, a slash and all threads.
    var (spaces, number) = (0, 0)
    for index in 0..<length {
      switch bytes[index] {
      case UInt8(ascii: " "): spaces += 1
      case UInt8(ascii: "/"): return number
      case let digit where spaces == 3: number = number * 10 + Int(digit) - 48
      default: break
      }
    }
    return nil
  }
}
