import StudioKit
import Testing

@testable import parallax

/// What phones cost the frames of the studio.
@Suite(.serialized) struct PhoneCostTests {
  /// The median of the allocations of frames of a gesture that plays.
  private static func allocations(_ stage: StudioStage) throws -> Int {
    var counts: [Int] = []
    for _ in 0..<60 {
      stage.time += 1.0 / 120
      counts.append(try stage.frame().allocations)
      _ = stage.window.takeRequests(at: stage.time)
    }
    return counts.sorted()[30]
  }

  @Test func `two phones that show the scene add nothing to a frame, and those that follow it a request`() throws {
    let stage = try StudioStage("map-crop")
    try stage.play()
    stage.studio.perform(.phone, at: stage.time)
    stage.window.receive(.phone(.serving([PhoneAddress("http://192.168.1.20:7270/a/", code: ["1"])])), at: stage.time)
    _ = try Self.allocations(stage)
    let alone = try Self.allocations(stage)
    let phones = ["Android, Chrome, 412 x 780, 60 frames a second", "iPhone, Safari, 390 x 664, 120 frames a second"]
    stage.window.receive(.phone(.phones(phones)), at: stage.time)
    _ = try Self.allocations(stage)
    #expect(try Self.allocations(stage) == alone)
    stage.studio.perform(.follow, at: stage.time)
    _ = try Self.allocations(stage)
    let following = try Self.allocations(stage)
    #expect((alone...alone + 2).contains(following), "\(following) for \(alone)")
  }
}
