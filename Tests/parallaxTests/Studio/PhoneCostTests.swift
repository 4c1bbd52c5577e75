import SDLBackend
import StudioKit
import Testing

@testable import parallax

/// What phones cost the frames of the studio.
@Suite(.serialized) struct PhoneCostTests {
  @Test func `two phones that show the scene add nothing to a frame, and those that follow it a request`() throws {
    let stage = try StudioStage("map-crop", renderer: .software)
    try stage.play()
    stage.studio.perform(.phone, at: stage.time)
    stage.window.receive(.phone(.serving([PhoneAddress("http://192.168.1.20:7270/a/", code: ["1"])])), at: stage.time)
    _ = try stage.playedFrames()
    let alone = try stage.playedFrames().allocations
    let phones = ["Android, Chrome, 412 x 780, 60 frames a second", "iPhone, Safari, 390 x 664, 120 frames a second"]
    stage.window.receive(.phone(.phones(phones)), at: stage.time)
    _ = try stage.playedFrames()
    #expect(try stage.playedFrames().allocations == alone)
    stage.studio.perform(.follow, at: stage.time)
    _ = try stage.playedFrames()
    let following = try stage.playedFrames().allocations
    #expect((alone...alone + 2).contains(following), "\(following) for \(alone)")
  }
}
