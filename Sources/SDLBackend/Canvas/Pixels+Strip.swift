extension Pixels {
  /// Pictures beside each other, the first on the left. What is lower than the highest has black below.
  package init(sideBySide pictures: [Pixels]) {
    self.init(width: pictures.reduce(0) { $0 + $1.width }, height: pictures.map(\.height).max() ?? 0)
    var left = 0
    for picture in pictures {
      let count = picture.width * 4
      for row in 0..<picture.height {
        let start = (row * width + left) * 4
        bytes.replaceSubrange(start..<start + count, with: picture.bytes[row * count..<(row + 1) * count])
      }
      left += picture.width
    }
  }
}
