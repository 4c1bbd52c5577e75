import Geometry
import TestSupport
import Testing

/// Rectangles: intersection, mirroring, transposition and aspect fill.
@Suite struct RectTests {
  @Test func `what two rectangles share lies in both, whichever is asked`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<3000 {
      let one = rect(&random)
      let other = rect(&random)
      let shared = one.intersection(other)
      try #require(shared == other.intersection(one), "\(one) \(other)")
      try #require(shared.isEmpty == !one.overlaps(other), "\(one) \(other)")
      try #require(shared.width >= 0 && shared.height >= 0)
      if !shared.isEmpty {
        try #require(one.contains(shared.center) && other.contains(shared.center), "\(one) \(other)")
      }
    }
  }

  @Test func `rectangles that touch do not overlap`() throws {
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    try #require(!square.overlaps(square.moved(x: 10)))
    try #require(!square.overlaps(square.moved(y: -10)))
    try #require(square.overlaps(square.moved(x: 9.999)))
    try #require(!square.overlaps(Rect(x: 5, y: 5, width: 0, height: 3)))
    try #require(!square.contains(Point(x: 10, y: 5)) && square.contains(.zero))
    try #require(square.inset(by: 6).isEmpty)
    try #require(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
  }

  @Test func `a mirror seen in a mirror is the thing itself`() throws {
    let rect = Rect(x: 20, y: 5, width: 30, height: 7)
    try #require(rect.mirrored(inWidth: 100) == Rect(x: 50, y: 5, width: 30, height: 7))
    try #require(rect.mirrored(inWidth: 100).mirrored(inWidth: 100) == rect)
    try #require(rect.transposed.transposed == rect)
  }

  @Test func `a crop that fills a box lies in the picture and has the shape of the box`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<3000 {
      let aspect = random.number(0.1...10)
      let box = Size(width: random.number(1...2000), height: random.number(1...2000))
      let crop = PictureFit().crop(aspect: aspect, box: box)
      try #require(crop.x >= 0 && crop.y >= 0 && crop.maxX <= 1 + 1e-12 && crop.maxY <= 1 + 1e-12, "\(aspect) \(box)")
      try #require(abs(crop.width * aspect / crop.height - box.aspect) < 1e-9 * box.aspect, "\(aspect) \(box)")
      try #require(crop.width == 1 || crop.height == 1)
      let size = PictureFit().size(aspect: aspect, box: box)
      try #require(size.width >= box.width - 1e-9 && size.height >= box.height - 1e-9, "\(aspect) \(box)")
      try #require(abs(size.width * crop.width - box.width) < 1e-6, "\(aspect) \(box)")
    }
  }

  @Test(arguments: [0, -2, Double.nan, .infinity])
  func `a picture without a shape is shown whole`(_ aspect: Double) throws {
    try #require(PictureFit().crop(aspect: aspect, box: Size(width: 3, height: 2)) == .unit)
    try #require(PictureFit().size(aspect: aspect, box: Size(width: 3, height: 2)) == Size(width: 3, height: 2))
  }

  @Test func `a size without area counts as a square`() throws {
    try #require(Size(width: 0, height: 5).aspect == 1)
    try #require(Size(width: .infinity, height: 5).aspect == 1)
    try #require(Size(width: 3, height: 2).turned == Size(width: 2, height: 3))
    try #require(Size(width: 3, height: 2).length(along: Axis.vertical.crossing) == 3)
  }

  private func rect(_ random: inout SplitMix64) -> Rect {
    Rect(
      x: Double(random.whole(-5...5)), y: Double(random.whole(-5...5)), width: Double(random.whole(0...6)),
      height: Double(random.whole(0...6)))
  }
}
