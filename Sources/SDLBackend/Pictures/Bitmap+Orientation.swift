import ImageHeaders

nonisolated extension Bitmap {
  /// The picture as it is meant to be seen, from how the camera was held.
  package func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright, !size.isEmpty else { return self }
    // Where the picture's first texel is stored, and the steps to its right and lower neighbors.
    func place(_ x: Int, _ y: Int) -> Int {
      let stored = orientation.storedPixel(x: x, y: y, width: size.width, height: size.height)
      return stored.y * size.width + stored.x
    }
    let start = place(0, 0)
    return walked(
      from: start, toRight: place(1, 0) - start, down: place(0, 1) - start,
      size: orientation.swapsSides ? size.turned : size)
  }

  private func walked(from start: Int, toRight: Int, down: Int, size: PixelSize) -> Bitmap {
    let turned = [UInt32](unsafeUninitializedCapacity: size.count) { turned, count in
      texels.withUnsafeBufferPointer { texels in
        var index = 0
        for y in 0..<size.height {
          var source = start + y * down
          for _ in 0..<size.width {
            turned[index] = texels[source]
            index += 1
            source += toRight
          }
        }
      }
      count = size.count
    }
    return Bitmap(size: size, texels: turned)
  }
}
