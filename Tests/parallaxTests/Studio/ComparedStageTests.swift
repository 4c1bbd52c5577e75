import Geometry
import Notation
import SDLBackend
import Testing

@testable import StudioKit
@testable import parallax

/// Two scenes at once on a real canvas: their difference, and the cost of a frame.
@Suite(.serialized) struct ComparedStageTests {
  private func stage(_ arrangement: SceneComparison.Arrangement?, renderer: CanvasOptions.Renderer) throws
    -> StudioStage
  {
    let stage = try StudioStage("map-crop", size: Size(width: 1000, height: 700), renderer: renderer)
    stage.studio.perform(.switchSetting, at: stage.time)
    stage.studio.view.notice = nil
    if let arrangement { stage.studio.perform(.arrange(arrangement), at: stage.time) }
    try stage.play()
    return stage
  }

  /// The brightest channel within the phone's screen, away from its corners.
  private func brightest(_ stage: StudioStage) throws -> UInt8 {
    _ = try stage.frame()
    let pixels = try stage.frames.canvas.readPixels()
    let screen = stage.studio.layout.screen
    var most: UInt8 = 0
    for y in Int(screen.y) + 40..<Int(screen.maxY) - 40 {
      for x in Int(screen.x) + 4..<Int(screen.maxX) - 4 {
        let pixel = pixels[x, y]
        most = max(most, pixel.x, pixel.y, pixel.z)
      }
    }
    return most
  }

  @Test(arguments: CoveringTests.renderers) func `the difference of equal settings is black, of others it is not`(
    renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try stage(.difference, renderer: renderer)
    // No finger is on the screen then.
    stage.studio.stage.scrub(to: stage.studio.stage.playback?.end ?? 0, at: stage.time)
    #expect(try brightest(stage) == 0)
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.2), to: "parameters.ratio") }
    for _ in 0..<3 { _ = try stage.frame() }
    stage.frames.loader.loadAll()
    #expect(try brightest(stage) > 40)
  }

  @Test func `a frame of two asks for no more memory than two frames of one`() throws {
    // Medians, of frames that are played and of frames that are scrubbed back.
    func medians(_ arrangement: SceneComparison.Arrangement?) throws -> (played: Int, scrubbed: Int) {
      let stage = try stage(arrangement, renderer: .software)
      var allocations: [Int] = []
      for index in 0..<30 {
        stage.time += 1.0 / 60
        if index >= 15 { stage.studio.stage.scrub(to: 1 - Double(index) / 60, at: stage.time) }
        allocations.append(try stage.frame().allocations)
      }
      return (allocations.prefix(15).sorted()[7], allocations.suffix(15).sorted()[7])
    }
    let alone = try medians(nil)
    for arrangement in SceneComparison.Arrangement.allCases {
      let both = try medians(arrangement)
      #expect(both.played <= 2 * alone.played, "\(arrangement): \(both), alone \(alone)")
      #expect(both.scrubbed <= 2 * alone.scrubbed, "\(arrangement): \(both), alone \(alone)")
    }
  }
}
