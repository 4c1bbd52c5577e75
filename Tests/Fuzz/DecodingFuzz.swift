/// Reads fuzzed messages as the child reads orders, and as the parent reads answers from a compromised child. Compiled
/// together with the protocol's sources.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoding(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  if let order = DecodingOrder(message: bytes) {
    precondition(order.fileSize >= 0 && order.longestSide >= 0, "a size below nothing")
    precondition(DecodingOrder(message: order.message) == order, "an order does not read back")
  }
  let asked = DecodingOrder(format: .png, fileSize: 1, longestSide: 4096)
  switch DecodingAnswer(message: bytes, to: asked) {
  case .noLibrary: break
  case .decoded(let size):
    precondition((1...4096).contains(size.width) && (1...4096).contains(size.height), "a size that was not asked for")
    precondition(size.width <= size.fullWidth && size.height <= size.fullHeight, "larger than the whole")
  case .refused(let why): precondition(why.unicodeScalars.allSatisfy { $0.value >= 32 }, "a line may break")
  case nil: break
  }
  return 0
}
