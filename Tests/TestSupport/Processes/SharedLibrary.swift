import Glibc

/// Properties of libraries that the program opens by name.
public enum SharedLibrary {
  public static func isThere(_ file: String) -> Bool {
    guard let library = dlopen(file, RTLD_LAZY) else { return false }
    dlclose(library)
    return true
  }
}
