import Boundary
import CSDL2
import Geometry
import TestSupport

@testable import SDLBackend

/// A small surface in memory, and what the tests ask of it.
struct Stage {
  let canvas: Canvas

  /// The renderers: GL, and our own painter.
  nonisolated static let renderers: [CanvasOptions.Renderer] = [.opengl, .software]

  init(
    _ width: Int = 64, _ height: Int = 48, renderer: CanvasOptions.Renderer = .opengl, textBytes: Int = 16 << 20,
    font: TestFont = .own
  ) throws {
    try self.init(width, height, renderer: renderer, textBytes: textBytes, fonts: .files(font.files))
  }

  init(
    _ width: Int, _ height: Int, renderer: CanvasOptions.Renderer = .opengl, textBytes: Int = 16 << 20,
    fonts: CanvasOptions.Fonts
  ) throws {
    canvas = try Canvas(
      CanvasOptions(.offscreen(width: width, height: height), renderer: renderer, textBytes: textBytes, fonts: fonts))
  }

  /// The pixels of a frame on black.
  func pixels(scale: Double = 1, _ build: (inout DrawList) -> Void) throws -> Pixels {
    var list = DrawList()
    build(&list)
    try canvas.draw(list, scale: scale)
    return try canvas.readPixels()
  }
}

extension TextureStore {
  /// Gives a picture its pixels at once. What it had before is gone.
  mutating func define(_ picture: PictureID, _ pixels: Pixels) throws(SDLError) {
    let isOpaque = stride(from: 3, to: pixels.bytes.count, by: 4).allSatisfy { pixels.bytes[$0] == 255 }
    try begin(picture, width: pixels.width, height: pixels.height, isOpaque: isOpaque)
    try pixels.bytes.withUnsafeBufferPointer { bytes throws(SDLError) in
      try upload(picture, row: 0, rows: pixels.height, UnsafeRawBufferPointer(bytes))
    }
    finish(picture)
  }
}

extension Pixels {
  /// Every pixel from a function of its place; gray, opaque.
  init(width: Int, height: Int, gray: (Int, Int) -> Int) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt8(clamping: gray(x, y))
        self[x, y] = SIMD4(value, value, value, 255)
      }
    }
  }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y].x) }

  /// Pixels with anything but black in them.
  var litPixels: Int {
    stride(from: 0, to: bytes.count, by: 4).count { bytes[$0] > 0 || bytes[$0 + 1] > 0 || bytes[$0 + 2] > 0 }
  }

  /// Where the brightness has its center, measured between pixel edges.
  var centroid: (x: Double, y: Double) {
    var sum = (x: 0.0, y: 0.0, weight: 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let weight = Double(red(x, y))
        sum.x += (Double(x) + 0.5) * weight
        sum.y += (Double(y) + 0.5) * weight
        sum.weight += weight
      }
    }
    return sum.weight > 0 ? (sum.x / sum.weight, sum.y / sum.weight) : (0, 0)
  }

  /// Where a channel differs by more than `apart`.
  func places(apart: Int, from other: Pixels) -> [SIMD2<Int>] {
    (0..<height).flatMap { y in
      (0..<width).map { SIMD2($0, y) }.filter { place in
        let (one, two) = (self[place.x, place.y], other[place.x, place.y])
        return (0..<4).contains { abs(Int(one[$0]) - Int(two[$0])) > apart }
      }
    }
  }

  /// The largest difference of a channel, and how many pixels differ at all.
  func difference(from other: Pixels, inside: PixelRect? = nil) -> (largest: Int, pixels: Int) {
    var largest = 0
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        if let inside, !(Double(x) >= inside.left && Double(x) + 1 <= inside.right) { continue }
        if let inside, !(Double(y) >= inside.top && Double(y) + 1 <= inside.bottom) { continue }
        let (one, two) = (self[x, y], other[x, y])
        var distance = 0
        for channel in 0..<4 { distance = max(distance, abs(Int(one[channel]) - Int(two[channel]))) }
        largest = max(largest, distance)
        if distance > 0 { count += 1 }
      }
    }
    return (largest, count)
  }
}
