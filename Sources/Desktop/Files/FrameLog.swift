import Glibc

/// Where frame times go that a person wants to keep: a file of their own each time, among the program's state.
enum FrameLog {
  /// Writes a log and returns its path.
  static func write(_ text: String, in folder: String?) throws(FileFault) -> String {
    guard let folder else {
      throw FileFault(.unwritable, path: "frame times", reason: "there is no home folder to keep them in")
    }
    try Folder.make(folder)
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let day = "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))"
    let stamp = "\(day)-\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
    let path = "\(folder)/frames-\(stamp).csv"
    try AtomicFile.write(Array(text.utf8), to: path)
    return path
  }
}
