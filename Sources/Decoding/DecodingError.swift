/// Why a picture could not be decoded, as a part of a sentence.
public enum DecodingError: Error, Hashable, Sendable {
  /// The decoder's own words about the file.
  case refused(String)
  /// The library that decodes such files is not on this machine.
  case noLibrary
  /// The file ended the child, or kept it so long that it had to be ended. The next file meets a new one.
  case broke(String)
  /// There is no child to be had, and no file is to blame.
  case unavailable(String)
}
