import Glibc

/// A small file provided by the kernel, such as `/proc/loadavg`.
public enum SystemFile {
  /// Its content. Nil if it cannot be read.
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
