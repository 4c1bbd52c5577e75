/// The reason why a picture could not be decoded, as a part of a sentence.
public enum DecodingError: Error, Hashable, Sendable {
  /// The decoder's message about the file.
  case refused(String)
  /// The library for this format is not installed.
  case noLibrary
  /// The file crashed the child, or took so long that the child was killed (or would have been). The next file gets a
  /// new one.
  case broke(String)
  /// No child could be started; the file is not to blame.
  case unavailable(String)
}
