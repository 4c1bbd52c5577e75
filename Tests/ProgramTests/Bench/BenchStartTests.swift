import Testing

@Suite struct BenchStartTests {
  /// The offsets of some frames.
  private func offsets(_ words: String) throws -> [Double] {
    let line = "bench map-crop --layout-only --json --raw --frames 40 --warmup 0 \(words)"
    let report = try Answer(line).members[0]
    return report.column("offset_pt").first ?? []
  }

  @Test func `a tape begins where it is asked to`() throws {
    let top = try offsets("")
    #expect(top.count == 40 && top.allSatisfy { $0 < 2000 })
    #expect(try offsets("--from 1200").first == 1200)
    let middle = try offsets("--from 50% --set content.rows=1000000")
    #expect(middle.allSatisfy { $0 > 10_000_000 } && Set(middle).count > 20)
  }
}
