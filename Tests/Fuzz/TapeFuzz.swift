import Documents

/// Reads fuzzed tapes: any tape that is read can be written, and reads back unchanged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTape(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let reading = TapeReader.read(Array(UnsafeBufferPointer(start: data, count: count)))
  guard let tape = reading.tape else {
    precondition(!reading.problems.isEmpty, "nothing read and nothing told")
    return 0
  }
  precondition(zip(tape.events, tape.events.dropFirst()).allSatisfy { $0.time <= $1.time }, "time runs backwards")
  precondition(TapeReader.read(Array(TapeWriter.text(of: tape).utf8)).tape == tape, "it does not read back")
  return 0
}
