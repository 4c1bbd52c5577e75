import Glibc

/// A small file that the system keeps: `/proc/loadavg`.
public enum SystemFile {
  /// What is in it; nil where it cannot be read.
  public static func text(_ path: String) -> String? {
    do {
      let descriptor = try Descriptor.open(path, O_RDONLY)
      defer { close(descriptor) }
      return String(decoding: try Descriptor.readAll(from: descriptor), as: UTF8.self)
    } catch {
      return nil
    }
  }
}
