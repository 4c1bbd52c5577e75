/// Reads fuzzed JSON and checks the reader's guarantees. Compiled together with the target's sources.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let reading = JSONReader.read(bytes, limits: ReadLimits(depth: 32, values: 10_000, problems: 20))
  let places = reading.problems.map(\.place)
  precondition(places.count <= 20 && places == places.sorted(), "problems out of order")
  guard let root = reading.root else {
    precondition(!places.isEmpty, "nothing read and nothing told")
    return 0
  }
  if places.isEmpty { precondition(String(validating: bytes, as: UTF8.self) != nil, "accepted what is not UTF-8") }
  let value = root.value
  for text in [JSONWriter.pretty(value), JSONWriter.compact(value)] {
    let again = JSONReader.read(Array(text.utf8))
    precondition(again.problems.isEmpty && again.root?.value == value, "what was written does not read back")
  }
  return 0
}
