import Glibc
import System

/// Seconds after which a test gives up waiting. A machine that has much else to do may take minutes; how fast something
/// is, no test of the program judges.
public let generousDeadline = 240.0

/// Asks again and again until the answer is yes; false: it never was.
///
/// What is asked is what the program itself says or leaves behind, a line, a file, its end. Never that nothing happens
/// any more: on a busy machine a pause says nothing.
public func eventually(within limit: Double = generousDeadline, _ holds: () throws -> Bool) rethrows -> Bool {
  let end = MonotonicClock.now + limit
  while MonotonicClock.now < end {
    if try holds() { return true }
    usleep(3000)
  }
  return try holds()
}
