import Glibc

/// Memory of the program, as the system counts it.
public enum ProgramMemory {
  /// Bytes in main memory now; 0 where the system does not tell.
  public static var resident: Int {
    guard let file = fopen("/proc/self/statm", "re") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    // The second number: pages that are there.
    let words = line.withUnsafeBufferPointer { bytes in
      String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }.split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}
