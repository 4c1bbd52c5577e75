/// Picture files that other programs have written, kept in Tests/Pictures: the encoders of another day write others. A
/// test that reads one says how it came about; deleted, it is written anew by `make golden`.
public enum KeptPicture {
  public static func path(_ name: String) -> String { Repository.path("Tests/Pictures/\(name)") }

  /// The path of one, which `write` writes there where it is missing and goldens are written.
  public static func path(_ name: String, writing write: (String) throws -> Void) throws -> String {
    if Golden.isUpdating, !Repository.holds("Tests/Pictures/\(name)") { try write(path(name)) }
    return path(name)
  }
}
