import Documents
import Glibc
import System

/// The user's running studios, each with a socket in the session's runtime folder.
public enum RunningStudios {
  private static let beginning = "studio-"
  /// A studio's confirmation that it has the scenes.
  static let taken = Array("taken".utf8)
  /// Timeout of both ends, in seconds. A studio listens on a thread that is never blocked.
  static let patience = 2.0

  /// Passes scenes to the studio on this display that was opened last. Returns false if there is none.
  public static func take(_ scenes: [String]) -> Bool {
    guard let folder = RuntimeFolder.path() else { return false }
    return take(OpeningCall(of: scenes), in: folder)
  }

  static func take(_ message: OpeningCall, in folder: String) -> Bool {
    sockets(in: folder).contains { take(message, at: $0) }
  }

  /// The path of this process's own socket.
  static func socket(in folder: String) -> String { "\(folder)/\(beginning)\(getpid())" }

  /// Newest first.
  private static func sockets(in folder: String) -> [String] {
    let paths = (Folder.names(in: folder) ?? []).filter { $0.hasPrefix(beginning) && !$0.hasSuffix("~") }
      .map { "\(folder)/\($0)" }
    let dated = paths.map { path in
      var status = stat()
      return (path: path, time: lstat(path, &status) == 0 ? status.st_ctim.tv_sec : 0)
    }
    return dated.sorted { $0.time > $1.time }.map(\.path)
  }

  private static func take(_ message: OpeningCall, at path: String) -> Bool {
    let call: Int32
    do throws(SystemError) {
      call = try LocalSocket.call(path)
    } catch {
      // Its studio was killed, so nothing else removes the socket.
      if error.code == ECONNREFUSED { unlink(path) }
      return false
    }
    defer { close(call) }
    return LocalSocket.say(message.bytes, to: call, patience: patience)
      && LocalSocket.readAll(from: call, limit: taken.count, patience: patience) == taken
  }
}
