import Glibc

/// When a file was written, by the clock on the wall.
struct FileTime {
  /// Since 1970.
  var seconds = 0

  init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 { seconds = Int(status.st_mtim.tv_sec) }
  }
}

extension FileTime {
  /// `12:31` for today, else the day too: `2025-03-01 12:31`.
  var words: String {
    var moment = time_t(seconds)
    var now = time(nil)
    var (then, today) = (tm(), tm())
    localtime_r(&moment, &then)
    localtime_r(&now, &today)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let hour = "\(two(then.tm_hour)):\(two(then.tm_min))"
    if then.tm_year == today.tm_year, then.tm_yday == today.tm_yday { return hour }
    return "\(then.tm_year + 1900)-\(two(then.tm_mon + 1))-\(two(then.tm_mday)) \(hour)"
  }
}
