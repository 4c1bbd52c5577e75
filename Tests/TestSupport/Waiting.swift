import Foundation
import Glibc
import System

/// Whether tests take every case instead of the first few, which takes hours: `PARALLAX_LONG_LIFE`.
public let isLong = ProcessInfo.processInfo.environment["PARALLAX_LONG_LIFE"] != nil

/// Seconds after which a test stops waiting. A busy machine may take minutes; no test of the program judges its speed.
public let generousDeadline = 240.0

/// Repeats a query until it returns true. Returns false if it never does.
///
/// The query must look at the program's own output: a line, a file, its end. It must not look for the absence of
/// changes, since on a busy machine a pause means nothing. After a query that takes long it pauses longer, so that
/// waiting does not take the processor from what is waited for.
public func eventually(within limit: Double = generousDeadline, _ holds: () throws -> Bool) rethrows -> Bool {
  let end = MonotonicClock.now + limit
  while MonotonicClock.now < end {
    let start = MonotonicClock.now
    if try holds() { return true }
    usleep(UInt32(min(0.1, max(0.003, 4 * (MonotonicClock.now - start))) * 1e6))
  }
  return try holds()
}
