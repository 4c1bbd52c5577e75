import Documents

/// Reads fuzzed scenes: any scene that is read can be written, and reads back unchanged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScene(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let reading = SceneReader.read(Array(UnsafeBufferPointer(start: data, count: count)))
  for problem in reading.problems { _ = problem.line(file: "scene.json") }
  guard let scene = reading.scene else {
    precondition(!reading.problems.isEmpty, "nothing read and nothing told")
    return 0
  }
  let again = SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
  precondition(again.scene == scene, "what was written does not read back")
  return 0
}
