/// Reads fuzzed files with layers, and draws what they have. Compiled together with the target's sources.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArt(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var limits = ArtLimits()
  // Large canvases only take time.
  (limits.pixels, limits.side, limits.entrySize) = (1 << 16, 4096, 1 << 20)
  do throws(ArtProblem) {
    let art = try ArtFile(ArtBytes(bytes), limits: limits)
    let layers = art.allLayers
    precondition(Set(layers.map(\.path)).count == layers.count, "two layers of one path")
    for path in [nil] + layers.prefix(8).map(\.path) { draw(art, path, limits) }
  } catch {
    precondition(!error.sentence.isEmpty, "no sentence")
  }
  return 0
}

private func draw(_ art: ArtFile, _ path: String?, _ limits: ArtLimits) {
  do throws(ArtProblem) {
    let order = try art.order(for: path)
    switch order.kind {
    case .composition:
      let compositor = Compositor { _ throws(ArtProblem) in throw ArtProblem("No PNG file is decoded here.") }
      let bitmap = try compositor.bitmap(of: try Composition(message: order.bytes, limits: limits))
      precondition(bitmap.texels.count == art.width * art.height, "another size than the canvas")
    case .drawing: precondition(DrawingPart(message: order.bytes) != nil, "a drawing that does not read back")
    }
  } catch {
    precondition(!error.sentence.isEmpty, "no sentence")
  }
}
