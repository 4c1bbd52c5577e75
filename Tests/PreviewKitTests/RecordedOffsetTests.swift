import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@Suite struct RecordedOffsetTests {
  private static func offset(_ offset: Double, at time: Double) -> TapeEvent {
    TapeEvent(time: time, action: .offset(offset))
  }

  /// Offsets of a phone, far past both edges at times, with everything else that a tape can hold between them.
  private static func tape(from generator: inout SplitMix64) -> Tape {
    var tape = Tape(from: 0)
    var (time, place) = (Double.random(in: 0...0.1, using: &generator), 0.0)
    for _ in 0..<Int.random(in: 2...40, using: &generator) {
      place += Double.random(in: -300...400, using: &generator)
      tape.events.append(offset(place, at: time))
      let gap = Bool.random(using: &generator) ? Double.random(in: 0...0.3, using: &generator) : 0
      let middle = time + gap * Double.random(in: 0...1, using: &generator)
      let point = Point(x: 195, y: Double.random(in: 0...844, using: &generator))
      let others: [TapeEvent.Action] = [
        .input(.down(point)), .input(.move(point)), .input(.up(point)), .input(.wheel(dx: 0, dy: -2, at: nil)),
        .input(.touchpad(dx: 0, dy: 1, at: nil)), .set(path: "parameters.ratio", value: .number(0.25)),
        .set(path: "physics.preset", value: .text("android")), .resize(Size(width: 844, height: 390)),
      ]
      if let action = others.randomElement(using: &generator) {
        tape.events.append(TapeEvent(time: middle, action: action))
      }
      time += gap
    }
    tape.events.append(offset(place, at: time))
    return tape
  }

  /// Where the content is by the offsets alone.
  private static func expected(at time: Double, in tape: Tape) -> Double? {
    var (before, after): ((Double, Double)?, (Double, Double)?)
    for event in tape.events {
      guard case .offset(let offset) = event.action else { continue }
      if event.time <= time { before = (event.time, offset) } else { after = after ?? (event.time, offset) }
    }
    guard let before else { return nil }
    guard let after else { return before.1 }
    return before.1 + (after.1 - before.1) * ((time - before.0) / (after.0 - before.0))
  }

  @Test(arguments: 0..<60) func `content is at each offset, evenly between two, whatever else happens`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let effects: [any Effect] = [MapCrop(), HeaderParallax(), AlbumStack(), WeatherMenu(), StretchBanner()]
    let tape = Self.tape(from: &generator)
    var run = TapeRun(tape, into: Preview(Scenes.scene(effects[seed % effects.count])))
    #expect(run.end >= tape.duration)
    let moments = tape.events.map(\.time) + (0..<40).map { _ in Double.random(in: 0...run.end + 2, using: &generator) }
    for moment in moments.shuffled(using: &generator) {
      guard let place = Self.expected(at: moment, in: tape) else { continue }
      run.seek(to: moment)
      #expect(run.preview.offset(at: moment) == place, "at \(moment)")
    }
  }

  @Test(arguments: [24.0, 60, 90, 120, 144]) func `the frame rate changes no bit`(rate: Double) {
    var generator = SplitMix64(seed: 7)
    let preview = Preview(Scenes.scene(MapCrop()))
    for _ in 0..<10 {
      let tape = Self.tape(from: &generator)
      var (stepped, seen, direct): (TapePlayer, [Layer], [Layer]) = (TapePlayer(tape, into: preview), [], [])
      for frame in 0...Int(tape.duration * rate) {
        let moment = Double(frame) / rate
        stepped.play(to: moment)
        stepped.preview.layers(at: moment, into: &seen)
        var player = TapePlayer(tape, into: preview)
        player.play(to: moment)
        player.preview.layers(at: moment, into: &direct)
        #expect(seen == direct, "at \(moment)")
      }
    }
  }

  @Test func `an offset outside is shown by stretched edges too, and stays`() {
    var scene = Scenes.scene(MapCrop())
    #expect(scene.assign(.text("android"), to: "physics.preset").isEmpty)
    var player = TapePlayer(
      Tape(events: [Self.offset(-80, at: 0), Self.offset(-40, at: 1)]), into: Preview(scene))
    player.play(to: 0)
    #expect(player.preview.offset(at: 0.5) == -60)
    player.play(to: 9)
    #expect(player.preview.offset(at: 100) == -40)
    #expect(!player.preview.isMoving(at: 9))
  }

  @Test func `a finger takes over after the last offset, not before`() {
    let events = [
      Self.offset(100, at: 0), TapeEvent(time: 0.1, action: .input(.down(Point(x: 195, y: 500)))),
      TapeEvent(time: 0.2, action: .input(.move(Point(x: 195, y: 300)))), Self.offset(200, at: 0.4),
      TapeEvent(time: 0.5, action: .input(.move(Point(x: 195, y: 100)))),
      TapeEvent(time: 0.6, action: .input(.up(nil))), TapeEvent(time: 1, action: .input(.down(Point(x: 195, y: 500)))),
      TapeEvent(time: 1.1, action: .input(.move(Point(x: 195, y: 450)))),
    ]
    var player = TapePlayer(Tape(events: events), into: Preview(Scenes.scene(MapCrop())))
    player.play(to: 0.9)
    #expect(player.preview.offset(at: 0.9) == 200)
    player.play(to: 1.1)
    #expect(player.preview.offset(at: 1.1) > 230)
  }

  @Test func `a glide on after the last offset is possible, as back to the start`() {
    var player = TapePlayer(Tape(events: [Self.offset(-300, at: 0)]), into: Preview(Scenes.scene(MapCrop())))
    player.play(to: 0)
    player.glide(to: 50, frequency: 9, at: 1)
    #expect(abs(player.preview.offset(at: 4) - 50) < 0.1)
  }

  @Test func `offsets no scene can have are not shown`() {
    let tape = Tape(events: [Self.offset(50, at: 0), Self.offset(1e300, at: 1), Self.offset(80, at: 2)])
    var player = TapePlayer(tape, into: Preview(Scenes.scene(MapCrop())))
    player.play(to: 1.5)
    #expect(player.preview.offset(at: 1.5) == 50)
    player.play(to: 2)
    #expect(player.preview.offset(at: 2) == 80)
  }
}
