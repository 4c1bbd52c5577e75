import Glibc

/// The file of the running program.
public enum ProgramFile {
  /// When it was written, in seconds since 1970; nil where nobody can tell.
  public static var time: Double? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec)
  }
}
