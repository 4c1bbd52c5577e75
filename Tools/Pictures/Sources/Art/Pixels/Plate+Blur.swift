extension Plate {
  /// Softens the plate as a lens out of focus would, about `radius` in the picture's unit.
  ///
  /// Three box blurs each way, which come close to a bell.
  mutating func blur(radius: Float) {
    let reach = Int((radius * Float(height)).rounded())
    guard reach > 0 else { return }
    for _ in 0..<3 {
      blurRows(reach, count: height, length: width, stride: 1, pitch: width)
      blurRows(reach, count: width, length: height, stride: width, pitch: 1)
    }
  }

  private mutating func blurRows(_ reach: Int, count: Int, length: Int, stride: Int, pitch: Int) {
    var line = [Light](repeating: Light(), count: length)
    for row in 0..<count {
      for i in 0..<length { line[i] = light[row * pitch + i * stride] }
      // Summed anew now and then, so that rounding cannot pile up along a line.
      var sum = Light()
      for i in 0..<length {
        if i % 64 == 0 {
          sum = Light()
          for k in (i - reach)...(i + reach) { sum += line[min(length - 1, max(0, k))] }
        } else {
          sum += line[min(length - 1, i + reach)] - line[min(length - 1, max(0, i - reach - 1))]
        }
        light[row * pitch + i * stride] = sum / Float(2 * reach + 1)
      }
    }
  }
}
