import Geometry
import TestSupport
import Testing

/// Row arithmetic gives the same rows as a loop over all of them.
@Suite struct RowTrackTests {
  @Test func `tops, heights and length are those of a loop`() throws {
    for track in tracks(seed: 1, count: 300) {
      var top = 0.0
      for row in 0..<track.count {
        try #require(abs(track.top(of: row) - top) < 1e-6, "\(track) row \(row)")
        try #require(
          abs(track.top(of: row) + track.height(of: row) - track.top(of: row + 1)) < 1e-6, "\(track) row \(row)")
        top += track.height(of: row)
      }
      try #require(abs(track.length - top) < 1e-6, "\(track)")
    }
  }

  @Test func `visible rows are those of a loop`() throws {
    var random = SplitMix64(seed: 2)
    for track in tracks(seed: 2, count: 400) {
      for _ in 0..<8 {
        let from = random.number(-300...track.length + 300)
        try check(track, from: from, to: from + random.number(0...900))
        let edge = track.top(of: random.whole(0...track.count))
        try check(track, from: edge, to: edge + 300)
        try check(track, from: edge - 300, to: edge)
      }
    }
  }

  @Test func `a row that only touches the edge of the screen is not visible`() throws {
    for rhythm in [
      .even(50), .accented(plain: 30, accent: 80, every: 3), RowHeights([20, 45, 100]).map { .uneven($0) },
    ].compactMap(\.self) as [RowTrack.Rhythm] {
      let track = RowTrack(count: 12, rhythm: rhythm)
      for from in -100...700 {
        for to in [from + 1, from + 50, from + 135] {
          let (from, to) = (Double(from), Double(to))
          let expected = (0..<12).filter { track.top(of: $0) < to && track.top(of: $0 + 1) > from }
          try #require(Array(track.rows(from: from, to: to)) == expected, "\(track).rows(from: \(from), to: \(to))")
        }
      }
    }
  }

  @Test func `the row at a place is the one that covers it, or the nearest`() throws {
    var random = SplitMix64(seed: 3)
    for track in tracks(seed: 3, count: 400) {
      let y = random.number(-100...track.length + 100)
      guard let row = track.row(at: y) else {
        try #require(track.count == 0, "\(track)")
        continue
      }
      try #require((0..<track.count).contains(row))
      try #require(row == 0 || track.top(of: row) <= y + 1e-9, "\(track).row(at: \(y))")
      try #require(row == track.count - 1 || track.top(of: row + 1) >= y - 1e-9, "\(track).row(at: \(y))")
    }
  }

  @Test func `ten million rows cost what ten do`() throws {
    var random = SplitMix64(seed: 4)
    for rhythm in rhythms(&random) {
      let many = RowTrack(count: 10_000_000, rhythm: rhythm)
      for _ in 0..<50 {
        let row = random.whole(0...9_999_990)
        let top = many.top(of: row)
        let height = many.height(of: row)
        try #require(many.rows(from: top + height / 4, to: top + height / 2) == row..<row + 1, "\(many) row \(row)")
        try #require(many.row(at: top + height / 2) == row, "\(many) row \(row)")
      }
      try #require(many.rows(from: many.length - 1, to: many.length + 500) == 9_999_999..<10_000_000, "\(many)")
    }
  }

  @Test func `a million rows begin as a hundred do`() throws {
    var random = SplitMix64(seed: 5)
    for rhythm in rhythms(&random) {
      let few = RowTrack(count: 100, rhythm: rhythm)
      let many = RowTrack(count: 1_000_000, rhythm: rhythm)
      try #require(
        (0..<100).allSatisfy { few.top(of: $0) == many.top(of: $0) && few.height(of: $0) == many.height(of: $0) })
      try #require(few.rows(from: 300, to: 1100) == many.rows(from: 300, to: 1100))
    }
  }

  @Test func `no rows, and numbers that are none, show nothing`() throws {
    let odd = [0, -1, 1e300, -1e300, .nan, .infinity, -.infinity]
    var random = SplitMix64(seed: 6)
    for rhythm in rhythms(&random) + [.even(0), .even(.nan), .accented(plain: 0, accent: 0, every: 0)] {
      for count in [-1, 0, 1, 10_000_000] {
        let track = RowTrack(count: count, rhythm: rhythm)
        for from in odd {
          _ = track.row(at: from)
          for to in odd { try #require(count > 0 || track.rows(from: from, to: to).isEmpty) }
        }
      }
    }
    try #require(RowTrack(count: 0, rhythm: .even(50)).row(at: 3) == nil)
    try #require(RowTrack(count: 100, rhythm: .even(50)).rows(from: -.infinity, to: .infinity) == 0..<100)
  }

  @Test(arguments: [[], [0], [-1], [20, .nan], [.infinity], [1e308, 1e308]])
  func `heights that are none make no track`(_ heights: [Double]) throws {
    try #require(RowHeights(heights) == nil)
  }
}

extension RowTrackTests {
  private func rhythms(_ random: inout SplitMix64) -> [RowTrack.Rhythm] {
    var heights: [Double] = []
    for _ in 0..<random.whole(1...9) { heights.append(random.number(20...800)) }
    let uneven: [RowTrack.Rhythm] = RowHeights(heights).map { [.uneven($0)] } ?? []
    return uneven + [
      .even(random.edgy(20...400)),
      .accented(plain: random.edgy(20...400), accent: random.edgy(20...800), every: random.whole(1...10)),
    ]
  }

  private func tracks(seed: UInt64, count: Int) -> [RowTrack] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in RowTrack(count: random.whole(0...40), rhythm: random.pick(rhythms(&random))) }
  }

  private func check(_ track: RowTrack, from: Double, to: Double) throws {
    let rows = track.rows(from: from, to: to)
    for row in 0..<track.count {
      let overlap = min(to, track.top(of: row + 1)) - max(from, track.top(of: row))
      if overlap > 1e-6 {
        try #require(rows.contains(row), "\(track).rows(from: \(from), to: \(to)) is \(rows), without \(row)")
      } else if overlap < -1e-6 {
        try #require(!rows.contains(row), "\(track).rows(from: \(from), to: \(to)) is \(rows), with \(row)")
      }
    }
  }
}
