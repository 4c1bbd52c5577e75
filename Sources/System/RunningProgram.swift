import Glibc

/// The running program.
public enum RunningProgram {
  /// The path of its file, with links resolved. Nil if unknown.
  public static var path: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The modification time of its file, in seconds since 1970. Nil if unknown.
  public static var buildTime: Double? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec)
  }

  /// Resident memory in bytes; 0 if unknown.
  public static var residentBytes: Int {
    // The second number is the resident pages.
    let numbers = SystemFile.text("/proc/self/statm")?.split(separator: " ") ?? []
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}
