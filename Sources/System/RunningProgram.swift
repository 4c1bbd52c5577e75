import Glibc

/// The program that runs here, as the system sees it.
public enum RunningProgram {
  /// Its file, every link followed; nil where nobody can tell.
  public static var path: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// When its file was written, in seconds since 1970; nil where nobody can tell.
  public static var buildTime: Double? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec)
  }

  /// Bytes of it in main memory now; 0 where the system does not tell.
  public static var residentBytes: Int {
    // The second number: pages that are there.
    let numbers = SystemFile.text("/proc/self/statm")?.split(separator: " ") ?? []
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}
