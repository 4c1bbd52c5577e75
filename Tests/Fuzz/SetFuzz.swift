import Documents
import Notation

/// Sets scene fields as `--set` does, one per line of the fuzzed text: the scene always reads back, and a refused value
/// changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSet(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  guard var scene = SceneReader.read(Array(#"{"parallax":1,"effect":"map-crop"}"#.utf8)).scene else { return 0 }
  for line in text.split(separator: "\n").prefix(20) {
    guard let equals = line.firstIndex(of: "=") else { continue }
    let value = String(line[line.index(after: equals)...])
    let before = scene
    let problems = scene.assign(JSONValue(reading: value) ?? .text(value), to: String(line[..<equals]))
    precondition(problems.isEmpty || scene == before, "a refused value changed something")
  }
  let again = SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
  precondition(again.scene == scene, "what was set does not read back")
  return 0
}
