/// What has to be in a file's place for it to be written: nobody's work is overwritten unseen.
public enum Expectation: Hashable, Sendable {
  case anything
  case nothing
  case bytes([UInt8])
}
