/// Reads JSON as RFC 8259 has it: nothing more is allowed, and no key twice.
public enum JSONReader {
  /// Reads a whole file. Takes time in proportion to its size; no input makes it trap.
  public static func read(_ bytes: [UInt8], limits: ReadLimits = .standard) -> Reading {
    var scanner = Scanner(bytes, limits: limits)
    return scanner.readFile()
  }
}
