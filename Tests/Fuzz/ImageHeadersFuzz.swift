/// Reads fuzzed headers, whole and truncated, and checks the reader's guarantees. Compiled together with the target's
/// sources.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImageHeaders(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let whole = answer(bytes, fileSize: count)
  if let frame = FirstFrame(webP: bytes) { precondition(frame.bytes.count <= count + 40, "a frame beyond its file") }
  for format in [ImageFormat.png, .jpeg, .webp, .heic] { _ = EmbeddedProfile.find(in: bytes, as: format) }
  guard let cut = bytes.last.map({ Int($0) * count / 256 }) else { return 0 }
  switch (answer(Array(bytes[..<cut]), fileSize: count), whole) {
  case (.failure(.needsMoreBytes(let more)), _):
    precondition(more > cut && more <= count, "asks for the wrong number of bytes")
  case (.success(var part), .success(let whole)):
    if part.isComplete == nil { part.isComplete = whole.isComplete }
    if part.isAnimated == nil { part.isAnimated = whole.isAnimated }
    precondition(part == whole, "a part and the whole disagree")
  case (.failure(let part), .failure(let whole)): precondition(part == whole, "a part and the whole disagree")
  default: preconditionFailure("a part and the whole disagree")
  }
  return 0
}

private func answer(_ bytes: [UInt8], fileSize: Int) -> Result<ImageHeader, ImageHeaderProblem> {
  do throws(ImageHeaderProblem) {
    let header = try ImageHeader.read(prefix: bytes, ofFileSize: fileSize)
    precondition(header.width > 0 && header.height > 0 && header.pixelCount > 0, "a picture without pixels")
    return .success(header)
  } catch {
    if case .needsMoreBytes = error { precondition(bytes.count < fileSize, "asks for more than there is") }
    return .failure(error)
  }
}
