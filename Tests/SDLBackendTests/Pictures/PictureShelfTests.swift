import Boundary
import Chance
import Testing

@testable import SDLBackend

@Suite struct PictureShelfTests {
  private static let tile = PixelSize(width: 10, height: 10)
  private static let tileBytes = 400

  private func picture(_ number: Int) -> PictureID { PictureID(rawValue: number) }

  /// A shelf that has room for `tiles`, in a frame that shows some pictures and expects others, nearest first.
  private func shelf(
    tiles: Int, holding: [Int] = [], showing: [Int] = [], expecting: [Int] = [], at time: Double = 10
  ) -> PictureShelf {
    var shelf = PictureShelf(budget: tiles * Self.tileBytes)
    for number in holding {
      shelf.beginFrame(at: 0)
      shelf.show(picture(number), pixels: Self.tile)
      load(number, into: &shelf)
    }
    shelf.beginFrame(at: time)
    for number in showing { shelf.show(picture(number), pixels: Self.tile) }
    for (index, number) in expecting.enumerated() {
      shelf.expect(picture(number), pixels: Self.tile, distance: index + 1)
    }
    return shelf
  }

  private func load(_ number: Int, into shelf: inout PictureShelf, at held: PixelSize = Self.tile) {
    shelf.began(picture(number))
    shelf.measured(picture(number), full: PixelSize(width: 100, height: 100))
    shelf.finished(picture(number), version: 0, held: held, bytes: held.byteCount)
  }

  /// What is loaded, in order, if every loading succeeds.
  private func loads(_ shelf: PictureShelf) -> [Int] {
    var shelf = shelf
    var order: [Int] = []
    while let next = shelf.next(), order.count < 100 {
      order.append(next.id.rawValue)
      load(next.id.rawValue, into: &shelf)
    }
    return order
  }

  /// What is given back, in order, until the budget has room for some more tiles.
  private func drops(_ shelf: PictureShelf, makingRoomFor tiles: Int = 0) -> [Int] {
    var shelf = shelf
    var order: [Int] = []
    while let id = shelf.nextToDrop(makingRoomFor: tiles * Self.tileBytes) {
      order.append(id.rawValue)
      shelf.dropped(id)
    }
    return order
  }

  @Test func `what is on screen is loaded first, then what lies ahead, the nearest first`() {
    #expect(loads(shelf(tiles: 9)) == [])
    #expect(loads(shelf(tiles: 9, showing: [4])) == [4])
    #expect(loads(shelf(tiles: 9, showing: [4, 2], expecting: [7, 1, 5])) == [4, 2, 7, 1, 5])
    #expect(loads(shelf(tiles: 9, holding: [2, 7], showing: [4, 2], expecting: [7, 1])) == [4, 1])
  }

  @Test func `in a fast scroll what came onto the screen last is loaded first`() {
    var shelf = shelf(tiles: 9, showing: [1, 2, 3])
    shelf.beginFrame(at: 11)
    for number in [2, 3, 4, 5] { shelf.show(picture(number), pixels: Self.tile) }
    #expect(loads(shelf) == [4, 5, 2, 3])
    shelf.beginFrame(at: 12)
    shelf.beginFrame(at: 13)
    for number in [3, 2] { shelf.show(picture(number), pixels: Self.tile) }
    #expect(loads(shelf) == [3, 2])
  }

  @Test func `what lies ahead is loaded only as far as it fits beside what is nearer`() {
    #expect(loads(shelf(tiles: 4, showing: [1, 2], expecting: [3, 4, 5])) == [1, 2, 3])
    #expect(loads(shelf(tiles: 1, showing: [1, 2], expecting: [3])) == [1, 2])
    #expect(loads(shelf(tiles: 0, showing: [1])) == [1])
  }

  @Test func `the least recently seen goes first, and never what is on screen`() {
    #expect(drops(shelf(tiles: 3, holding: [1, 2, 3], showing: [3])) == [])
    #expect(drops(shelf(tiles: 3, holding: [1, 2, 3], showing: [3]), makingRoomFor: 1) == [1])
    #expect(drops(shelf(tiles: 3, holding: [3, 1, 2], showing: [2]), makingRoomFor: 2) == [3, 1])
    #expect(drops(shelf(tiles: 1, holding: [1, 2, 3], showing: [1, 2, 3]), makingRoomFor: 5) == [])
    #expect(drops(shelf(tiles: 0, holding: [1, 2], showing: [1], expecting: [2])) == [2])
    #expect(drops(shelf(tiles: 3, holding: [1, 2, 3], expecting: [3, 1]), makingRoomFor: 3) == [2, 1, 3])
  }

  @Test func `a picture drawn twice is loaded as large as the larger drawing`() {
    var shelf = shelf(tiles: 9)
    shelf.show(picture(1), pixels: PixelSize(width: 10, height: 40))
    shelf.show(picture(1), pixels: PixelSize(width: 30, height: 20))
    #expect(shelf.next()?.needed == PixelSize(width: 30, height: 40))
  }

  /// Whether a picture that has `held` pixels on a side is loaded again where it is drawn in `needed`, after some time.
  private func check(
    held: Int, needed: Int, sharp: Int = 0, after time: Double, loads target: Int?,
    at location: SourceLocation = #_sourceLocation
  ) {
    var shelf = shelf(tiles: 9, showing: [1], at: 0)
    load(1, into: &shelf, at: PixelSize(width: held, height: held))
    shelf.keepSharp(picture(1), at: PixelSize(width: sharp, height: sharp))
    for now in [1, 1 + time] {
      shelf.beginFrame(at: now)
      shelf.show(picture(1), pixels: PixelSize(width: needed, height: needed))
    }
    #expect(shelf.next()?.needed.width == target, sourceLocation: location)
  }

  @Test func `a picture drawn at another size is loaded again once the size has settled`() {
    check(held: 40, needed: 40, after: 1, loads: nil)
    check(held: 40, needed: 80, after: 0.1, loads: nil)
    check(held: 40, needed: 80, after: 0.2, loads: 80)
    check(held: 100, needed: 99, after: 1, loads: nil)
    check(held: 40, needed: 20, after: 1, loads: nil)
    check(held: 40, needed: 20, after: 2.5, loads: 20)
    check(held: 100, needed: 300, after: 1, loads: nil)
    check(held: 40, needed: 300, after: 1, loads: 300)
    check(held: 40, needed: 20, sharp: 40, after: 1, loads: nil)
    check(held: 40, needed: 40, sharp: 60, after: 1, loads: 60)
  }

  @Test func `a failure is not tried again until the file is another one`() {
    var shelf = shelf(tiles: 9, showing: [1])
    shelf.began(picture(1))
    shelf.failed(picture(1), version: 0)
    #expect(shelf.next() == nil)
    shelf.outdate(picture(1))
    #expect(shelf.next()?.id == picture(1))
  }

  @Test func `a file that changes while it is loaded is loaded again, and what was held stays`() {
    var shelf = shelf(tiles: 9, holding: [1], showing: [1])
    #expect(shelf.next() == nil)
    shelf.outdate(picture(1))
    shelf.began(picture(1))
    shelf.outdate(picture(1))
    #expect(shelf.next() == nil)
    shelf.finished(picture(1), version: 1, held: Self.tile, bytes: Self.tileBytes)
    #expect(shelf.next()?.id == picture(1))
    #expect(shelf.entries[picture(1)]?.held == Self.tile)
  }

  @Test(arguments: 0..<40)
  func `memory stays within the budget unless the screen needs more`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var shelf = PictureShelf(budget: Int.random(in: 0...40, using: &random) * Self.tileBytes)
    var loading: (id: PictureID, needed: PixelSize, version: Int)?
    var time = 0.0
    for step in 0..<400 {
      time += Double.random(in: 0...0.2, using: &random)
      shelf.beginFrame(at: time)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let side = Int.random(in: 0...30, using: &random)
        shelf.show(picture(.random(in: 0..<50, using: &random)), pixels: PixelSize(width: side, height: side))
      }
      for distance in 1...Int.random(in: 1...6, using: &random) {
        shelf.expect(picture(.random(in: 0..<50, using: &random)), pixels: Self.tile, distance: distance)
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: shelf.outdate(picture(.random(in: 0..<50, using: &random)))
      case 1: shelf.forget(picture(.random(in: 0..<50, using: &random)))
      default: break
      }
      if let (id, needed, version) = loading, Bool.random(using: &random) {
        loading = nil
        if !shelf.isWanted(id) {
          shelf.gaveUp(id)
        } else if Int.random(in: 0..<10, using: &random) == 0 {
          shelf.failed(id, version: version)
        } else {
          shelf.measured(id, full: PixelSize(width: 25, height: 25))
          shelf.finished(id, version: version, held: needed, bytes: needed.byteCount)
        }
      }
      while let id = shelf.nextToDrop() {
        #expect(!shelf.isVisible(id), "seed \(seed), step \(step)")
        shelf.dropped(id)
      }
      if loading == nil, let next = shelf.next() {
        #expect(shelf.isWanted(next.id) && shelf.entries[next.id]?.isLoading == false, "seed \(seed), step \(step)")
        shelf.began(next.id)
        loading = (next.id, next.needed, shelf.entries[next.id]?.version ?? 0)
      }
      let held = shelf.entries.values.reduce(0) { $0 + $1.bytes }
      #expect(held == shelf.bytes, "seed \(seed), step \(step)")
      let isAllVisible = shelf.entries.allSatisfy { $0.value.bytes == 0 || shelf.isVisible($0.key) }
      #expect(shelf.bytes <= shelf.budget || isAllVisible, "seed \(seed), step \(step)")
    }
  }
}
