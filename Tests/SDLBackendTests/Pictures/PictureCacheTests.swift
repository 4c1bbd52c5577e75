import Boundary
import Images
import TestSupport
import Testing

@testable import SDLBackend

@Suite struct PictureCacheTests {
  private static let tile = PixelSize(width: 10, height: 10)
  private static let tileBytes = 400

  private func picture(_ number: Int) -> PictureID { PictureID(rawValue: number) }

  /// A cache that has room for `tiles`, in a frame that shows some pictures and expects others, nearest first.
  private func cache(
    tiles: Int, holding: [Int] = [], showing: [Int] = [], expecting: [Int] = [], at time: Double = 10
  ) -> PictureCache {
    var cache = PictureCache(budget: tiles * Self.tileBytes)
    for number in holding {
      cache.beginFrame(at: 0)
      show(number, in: &cache)
      load(number, into: &cache)
    }
    cache.beginFrame(at: time)
    for number in showing { show(number, in: &cache) }
    for (index, number) in expecting.enumerated() {
      cache.expect(picture(number), pixels: Self.tile, distance: index + 1)
    }
    return cache
  }

  private func show(_ number: Int, in cache: inout PictureCache, at pixels: PixelSize = Self.tile) {
    cache.show(picture(number), pixels: pixels, drawn: pixels)
  }

  private func load(_ number: Int, into cache: inout PictureCache, at held: PixelSize = Self.tile) {
    cache.began(picture(number))
    cache.measured(picture(number), full: PixelSize(width: 100, height: 100))
    cache.finished(picture(number), version: 0, held: held, for: held, bytes: held.byteCount)
  }

  /// Returns the loaded pictures, in order, if every loading succeeds.
  private func loads(_ cache: PictureCache) -> [Int] {
    var cache = cache
    var order: [Int] = []
    while let next = cache.next(), order.count < 100 {
      order.append(next.id.rawValue)
      load(next.id.rawValue, into: &cache)
    }
    return order
  }

  /// Returns the dropped pictures, in order, until the budget has room for all.
  private func drops(_ cache: PictureCache) -> [Int] {
    var cache = cache
    var order: [Int] = []
    while let id = cache.nextToDrop() {
      order.append(id.rawValue)
      cache.dropped(id)
    }
    return order
  }

  @Test func `what is on screen is loaded first, then what lies ahead, the nearest first`() {
    #expect(loads(cache(tiles: 9)) == [])
    #expect(loads(cache(tiles: 9, showing: [4])) == [4])
    #expect(loads(cache(tiles: 9, showing: [4, 2], expecting: [7, 1, 5])) == [4, 2, 7, 1, 5])
    #expect(loads(cache(tiles: 9, holding: [2, 7], showing: [4, 2], expecting: [7, 1])) == [4, 1])
  }

  @Test func `in a fast scroll what came onto the screen last is loaded first`() {
    var cache = cache(tiles: 9, showing: [1, 2, 3])
    cache.beginFrame(at: 11)
    for number in [2, 3, 4, 5] { show(number, in: &cache) }
    #expect(loads(cache) == [4, 5, 2, 3])
    cache.beginFrame(at: 12)
    cache.beginFrame(at: 13)
    for number in [3, 2] { show(number, in: &cache) }
    #expect(loads(cache) == [3, 2])
  }

  @Test func `what lies ahead is loaded only as far as it fits beside what is nearer`() {
    #expect(loads(cache(tiles: 4, showing: [1, 2], expecting: [3, 4, 5])) == [1, 2, 3])
    #expect(loads(cache(tiles: 1, showing: [1, 2], expecting: [3])) == [1, 2])
    #expect(loads(cache(tiles: 0, showing: [1])) == [1])
  }

  @Test func `the least recently seen goes first, and never what is on screen`() {
    #expect(drops(cache(tiles: 3, holding: [1, 2, 3], showing: [3])) == [])
    #expect(drops(cache(tiles: 2, holding: [1, 2, 3], showing: [3])) == [1])
    #expect(drops(cache(tiles: 1, holding: [3, 1, 2], showing: [2])) == [3, 1])
    #expect(drops(cache(tiles: 0, holding: [1, 2, 3], showing: [1, 2, 3])) == [])
    #expect(drops(cache(tiles: 0, holding: [1, 2], showing: [1], expecting: [2])) == [2])
    #expect(drops(cache(tiles: 0, holding: [1, 2, 3], expecting: [3, 1])) == [2, 1, 3])
  }

  @Test func `a picture drawn twice is loaded as large as the larger drawing`() {
    var cache = cache(tiles: 9)
    show(1, in: &cache, at: PixelSize(width: 10, height: 40))
    show(1, in: &cache, at: PixelSize(width: 30, height: 20))
    #expect(cache.next()?.needed == PixelSize(width: 30, height: 40))
  }

  /// Whether a picture that has `held` pixels on a side is loaded again where it is drawn in `needed`, after some time.
  private func check(
    held: Int, needed: Int, drawn: [Int] = [], after time: Double, loads target: Int?,
    at location: SourceLocation = #_sourceLocation
  ) {
    var cache = cache(tiles: 9, showing: [1], at: 0)
    load(1, into: &cache, at: PixelSize(width: held, height: held))
    for (index, now) in [1, 1 + time].enumerated() {
      cache.beginFrame(at: now)
      // Drawn twice, as in two scenes that show it: the larger drawing counts, whichever comes first.
      let drawn = drawn.isEmpty ? needed : drawn[index]
      cache.show(
        picture(1), pixels: PixelSize(width: needed / 2, height: needed / 2), drawn: PixelSize(width: 5, height: 5))
      cache.show(
        picture(1), pixels: PixelSize(width: needed, height: needed), drawn: PixelSize(width: drawn, height: drawn))
    }
    #expect(cache.next()?.needed.width == target, sourceLocation: location)
  }

  @Test func `a picture drawn at another size is loaded again once the size has settled`() {
    check(held: 40, needed: 40, after: 1, loads: nil)
    check(held: 40, needed: 80, after: 0.1, loads: nil)
    check(held: 40, needed: 80, after: 0.2, loads: 80)
    check(held: 100, needed: 99, after: 2.5, loads: 99)
    check(held: 60, needed: 61, after: 1, loads: 61)
    check(held: 40, needed: 20, after: 1, loads: nil)
    check(held: 40, needed: 20, after: 2.5, loads: 20)
    check(held: 100, needed: 300, after: 1, loads: nil)
    check(held: 40, needed: 300, after: 1, loads: 300)
    // While a finger stretches it, it is drawn at another size in every frame.
    check(held: 40, needed: 80, drawn: [50, 60], after: 1, loads: nil)
    check(held: 40, needed: 80, drawn: [60, 60], after: 1, loads: 80)
  }

  @Test func `a failure is not tried again until the file is another one`() {
    var cache = cache(tiles: 9, showing: [1])
    cache.began(picture(1))
    cache.failed(picture(1), version: 0)
    #expect(cache.next() == nil)
    cache.outdate(picture(1))
    #expect(cache.next()?.id == picture(1))
  }

  @Test func `a file that changes while it is loaded is loaded again, and what was held stays`() {
    var cache = cache(tiles: 9, holding: [1], showing: [1])
    #expect(cache.next() == nil)
    cache.outdate(picture(1))
    cache.began(picture(1))
    cache.outdate(picture(1))
    #expect(cache.next() == nil)
    cache.finished(picture(1), version: 1, held: Self.tile, for: Self.tile, bytes: Self.tileBytes)
    #expect(cache.next()?.id == picture(1))
    #expect(cache.pictures[picture(1)]?.held == Self.tile)
  }

  @Test(arguments: 0..<40)
  func `memory stays within the budget unless the screen needs more`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var cache = PictureCache(budget: Int.random(in: 0...40, using: &random) * Self.tileBytes)
    var loading: (id: PictureID, needed: PixelSize, version: Int)?
    var time = 0.0
    for step in 0..<400 {
      time += Double.random(in: 0...0.2, using: &random)
      cache.beginFrame(at: time)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let side = Int.random(in: 0...30, using: &random)
        show(.random(in: 0..<50, using: &random), in: &cache, at: PixelSize(width: side, height: side))
      }
      for distance in 1...Int.random(in: 1...6, using: &random) {
        cache.expect(picture(.random(in: 0..<50, using: &random)), pixels: Self.tile, distance: distance)
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: cache.outdate(picture(.random(in: 0..<50, using: &random)))
      case 1: cache.forget(picture(.random(in: 0..<50, using: &random)))
      default: break
      }
      if let (id, needed, version) = loading, Bool.random(using: &random) {
        loading = nil
        if !cache.isWanted(id) {
          cache.gaveUp(id)
        } else if Int.random(in: 0..<10, using: &random) == 0 {
          cache.failed(id, version: version)
        } else {
          cache.measured(id, full: PixelSize(width: 25, height: 25))
          cache.finished(id, version: version, held: needed, for: needed, bytes: needed.byteCount)
        }
      }
      while let id = cache.nextToDrop() {
        #expect(cache.pictures[id]?.lastSeen != cache.frame, "seed \(seed), step \(step)")
        cache.dropped(id)
      }
      if loading == nil, let next = cache.next() {
        #expect(cache.isWanted(next.id) && cache.pictures[next.id]?.isLoading == false, "seed \(seed), step \(step)")
        cache.began(next.id)
        loading = (next.id, next.needed, cache.pictures[next.id]?.version ?? 0)
      }
      let held = cache.pictures.values.reduce(0) { $0 + $1.bytes }
      #expect(held == cache.bytes, "seed \(seed), step \(step)")
      let isAllVisible = cache.pictures.allSatisfy { $0.value.bytes == 0 || $0.value.lastSeen == cache.frame }
      #expect(cache.bytes <= cache.budget || isAllVisible, "seed \(seed), step \(step)")
    }
  }
}
