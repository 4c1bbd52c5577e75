import Effects
import Geometry
import TestSupport
import Testing

@testable import PreviewKit

@Suite struct PictureOrderTests {
  private func picture(_ index: Int, _ frame: Rect) -> Layer {
    Layer(LayerID("picture", index, "image"), frame: frame, content: .picture(index, shade: 0))
  }

  private func order(_ layers: [Layer]) -> [Int]? {
    guard var order = PictureOrder(of: layers, in: layers.indices) else { return nil }
    var indices: [Int] = []
    while let index = order.next() { indices.append(index) }
    return indices
  }

  /// The number of changes of the file between consecutive layers.
  private func changes(_ layers: some Sequence<Layer>) -> Int {
    let contents = layers.map(\.content)
    return zip(contents, contents.dropFirst()).count { $0 != $1 }
  }

  private func column(_ number: Int) -> Rect { Rect(x: Double(number) * 100, y: 0, width: 60, height: 60) }

  @Test func `stacks beside each other that share files are drawn file by file`() {
    // Two stacks of three, the second shifted by one file.
    let layers = [(2, 0), (1, 0), (0, 0), (3, 1), (2, 1), (1, 1)].map { picture($0, column($1)) }
    let order = order(layers)
    #expect(order == [3, 0, 4, 1, 5, 2])
  }

  @Test func `there is nothing to gain where every file is there once, or rows and lines are among them`() {
    #expect(order([]) == nil)
    #expect(order((0..<3).map { picture($0, column($0)) }) == nil)
    let twice = (0..<3).map { picture($0 % 2, column($0)) }
    #expect(order(twice) == [0, 2, 1])
    for content in [LayerContent.surface(.row), .surface(.separator)] {
      #expect(order(twice + [Layer(LayerID("row", 0, "part"), frame: .unit, content: content)]) == nil)
    }
  }

  @Test func `more than it has bits for are left as they are`() {
    #expect(order((0..<64).map { picture($0 % 2, column($0)) })?.count == 64)
    #expect(order((0..<65).map { picture($0 % 2, column($0)) }) == nil)
  }

  @Test func `every picture is drawn once, and none before one that it lies on`() {
    var random = SplitMix64(seed: 11)
    var (before, after) = (0, 0)
    for round in 0..<2000 {
      let files = random.whole(1...6)
      let layers = (0..<random.whole(3...40)).map { _ in
        picture(
          random.whole(0...files),
          Rect(
            x: random.edgy(0...400), y: random.edgy(0...400), width: random.edgy(0...120), height: random.edgy(0...120))
        )
      }
      guard let order = order(layers) else { continue }
      #expect(order.sorted() == Array(layers.indices), "\(round)")
      for (place, index) in order.enumerated() {
        for later in order[(place + 1)...] where later < index {
          #expect(!layers[later].frame.overlaps(layers[index].frame), "\(round): \(index) before \(later)")
        }
      }
      before += changes(layers)
      after += changes(order.map { layers[$0] })
    }
    #expect(after * 2 < before, "\(before) changes of file came to \(after)")
  }
}
