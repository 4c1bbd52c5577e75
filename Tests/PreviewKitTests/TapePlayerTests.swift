import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@Suite struct TapePlayerTests {
  private static let tape = Tape(
    from: 200,
    events: [
      TapeEvent(time: 0, action: .input(.down(Point(x: 195, y: 600)))),
      TapeEvent(time: 0.05, action: .input(.move(Point(x: 195, y: 520)))),
      TapeEvent(time: 0.1, action: .input(.move(Point(x: 195, y: 420)))),
      TapeEvent(time: 0.11, action: .input(.up(nil))),
      TapeEvent(time: 0.9, action: .set(path: "parameters.ratio", value: .number(0.2))),
      TapeEvent(time: 1.2, action: .resize(Size(width: 844, height: 390))),
      TapeEvent(time: 1.5, action: .input(.wheel(dx: 0, dy: 3, at: nil))),
    ])

  @Test(arguments: [24.0, 60, 120, 144, 240])
  func `the same tape gives the same moments at any frame rate`(rate: Double) {
    let preview = Preview(Scenes.scene(MapCrop()))
    for moment in [0.05, 0.1, 0.5, 1.0, 1.25, 2, 5] {
      var direct = TapePlayer(Self.tape, into: preview)
      direct.play(to: moment)
      var stepped = TapePlayer(Self.tape, into: preview)
      for frame in 0...Int(moment * rate) where frame % 7 != 3 {
        stepped.play(to: min(moment, Double(frame) / rate))
        _ = stepped.preview.moment(at: Double(frame) / rate)
      }
      stepped.play(to: moment)
      #expect(stepped.preview.moment(at: moment) == direct.preview.moment(at: moment), "at \(moment)")
    }
  }

  @Test func `it begins where it says, sets fields and turns the device`() {
    var player = TapePlayer(Self.tape, into: Preview(Scenes.scene(MapCrop())))
    #expect(player.preview.offset(at: 0) == 200)
    #expect(player.play(to: 2).isEmpty)
    #expect(player.preview.scene.parameter("parameters.ratio")?.get(player.preview.scene) == .number(0.2))
    #expect(player.preview.setting.viewport == Size(width: 844, height: 390))
  }

  @Test func `a field that is not there is told, and the tape goes on`() {
    let events = [
      TapeEvent(time: 0, action: .set(path: "parameters.speed", value: .number(1))),
      TapeEvent(time: 0, action: .set(path: "parameters.ratio", value: .number(9))),
      TapeEvent(time: 0, action: .input(.wheel(dx: 0, dy: -1, at: nil))),
    ]
    var player = TapePlayer(Tape(events: events), into: Preview(Scenes.scene(MapCrop())))
    #expect(player.play(to: 1).map(\.path) == ["parameters.speed", "parameters.ratio"])
    #expect(player.preview.offset(at: 5) > 100)
  }
}
