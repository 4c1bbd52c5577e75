import Testing

@testable import Bench

@Suite struct FloorModeTests {
  @Test func `each way follows each of the others as often, frame after frame`() {
    let frames = (0..<600).map(FloorMode.order)
    #expect(frames.allSatisfy { Set($0).count == 3 } && Set(frames).count == 6)
    let turns = frames.flatMap(\.self) + FloorMode.order(600).prefix(1)
    var counts: [[FloorMode]: Int] = [:]
    for (one, next) in zip(turns, turns.dropFirst()) { counts[[one, next], default: 0] += 1 }
    #expect(counts.count == 6 && Set(counts.values) == [300], "\(counts)")
  }

  @Test func `where the scene has to come first the others take turns`() {
    for number in 0..<4 { #expect(FloorMode.sceneFirst(number).first == .scene) }
    #expect(FloorMode.sceneFirst(0)[1] == FloorMode.sceneFirst(1)[2])
  }
}
