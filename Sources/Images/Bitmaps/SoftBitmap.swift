import Geometry

/// A bitmap blurred by a Gaussian.
package struct SoftBitmap: Hashable, Sendable {
  /// Colors multiplied by their alpha, unless all are opaque.
  package var bitmap: Bitmap
  /// Texels around the picture into which the blur spreads, on each side.
  package var room: PixelSize
  package var isOpaque: Bool
}

extension Bitmap {
  /// Blurs by a Gaussian in both directions.
  ///
  /// - Parameter deviation: Standard deviation in texels.
  package func blurred(deviation: Double, edges: BlurEdges) -> SoftBitmap {
    let kernel = GaussianKernel(deviation: deviation)
    let isOpaque = !edges.spreads && !isTransparent
    let room = PixelSize(
      width: edges.across == .fade ? kernel.reach : 0, height: edges.down == .fade ? kernel.reach : 0)
    guard !size.isEmpty else { return SoftBitmap(bitmap: self, room: .zero, isOpaque: isOpaque) }
    var source = self
    source.texels.withUnsafeMutableBufferPointer { Bitmap.multiply($0) }
    let rows = source.blurredAcross(kernel, edges.across, room: room.width)
    let result = Self.blurredDown(
      rows, width: size.width + 2 * room.width, height: size.height, kernel, edges.down, room: room.height)
    return SoftBitmap(bitmap: result, room: room, isOpaque: isOpaque)
  }

  /// Each row blurred, with `room` more texels at both ends; channels as in a texel, 0...255.
  private func blurredAcross(_ kernel: GaussianKernel, _ edge: BlurEdges.Edge, room: Int) -> [SIMD4<Float>] {
    let (width, wide) = (size.width, size.width + 2 * room)
    let margin = room + kernel.reach
    return [SIMD4<Float>](unsafeUninitializedCapacity: wide * size.height) { result, filled in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width + 2 * margin) { line in
        texels.withUnsafeBufferPointer { texels in
          for y in 0..<size.height {
            for place in 0..<width + 2 * margin {
              line.initializeElement(
                at: place,
                to: edge.index(place - margin, of: width).map { Self.channels(of: texels[y * width + $0]) } ?? .zero)
            }
            for x in 0..<wide {
              var sum = SIMD4<Float>.zero
              for (index, weight) in kernel.weights.enumerated() { sum += weight * line[x + index] }
              (result.baseAddress.unsafelyUnwrapped + (y * wide + x)).initialize(to: sum)
            }
          }
        }
      }
      filled = wide * size.height
    }
  }

  private static func blurredDown(
    _ rows: [SIMD4<Float>], width: Int, height: Int, _ kernel: GaussianKernel, _ edge: BlurEdges.Edge, room: Int
  ) -> Bitmap {
    let high = height + 2 * room
    let texels = [UInt32](unsafeUninitializedCapacity: width * high) { result, filled in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { line in
        rows.withUnsafeBufferPointer { rows in
          for y in 0..<high {
            line.initialize(repeating: SIMD4(repeating: 0.5))
            for (index, weight) in kernel.weights.enumerated() {
              guard let row = edge.index(y - room - kernel.reach + index, of: height) else { continue }
              for x in 0..<width { line[x] += weight * rows[row * width + x] }
            }
            for x in 0..<width { result[y * width + x] = texel(of: line[x]) }
          }
        }
      }
      filled = width * high
    }
    return Bitmap(size: PixelSize(width: width, height: high), texels: texels)
  }

  private static func channels(of texel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<UInt32>(texel & 0xFF, texel &>> 8 & 0xFF, texel &>> 16 & 0xFF, texel &>> 24))
  }

  private static func texel(of channels: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    return bytes.x | bytes.y &<< 8 | bytes.z &<< 16 | bytes.w &<< 24
  }
}

extension BlurEdges.Edge {
  /// The texel that is found at a place, of `count` from 0 on. Nil: nothing is there.
  fileprivate func index(_ place: Int, of count: Int) -> Int? {
    if place >= 0, place < count { return place }
    return switch self {
    case .fade: nil
    case .extend: min(max(0, place), count - 1)
    case .tile: (place % count + count) % count
    }
  }
}
