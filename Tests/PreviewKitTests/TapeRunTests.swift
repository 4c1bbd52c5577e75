import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import TestSupport
import Testing

@Suite struct TapeRunTests {
  /// A random gesture with every kind of tape event.
  private static func tape(from generator: inout SplitMix64) -> Tape {
    var tape = Tape(from: Double.random(in: 0...900, using: &generator))
    var time = 0.0
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      var place = Point(x: 195, y: Double.random(in: 100...700, using: &generator))
      tape.events.append(TapeEvent(time: time, action: .input(.down(place))))
      for _ in 0..<Int.random(in: 1...90, using: &generator) {
        time += Double.random(in: 0...0.02, using: &generator)
        place.y += Double.random(in: -20...14, using: &generator)
        tape.events.append(TapeEvent(time: time, action: .input(.move(place))))
      }
      tape.events.append(TapeEvent(time: time, action: .input(.up(nil))))
      time += Double.random(in: 0...1.2, using: &generator)
      let ratio = JSONValue.number(Double.random(in: 0...1, using: &generator))
      tape.events.append(TapeEvent(time: time, action: .set(path: "parameters.ratio", value: ratio)))
    }
    return tape
  }

  @Test(arguments: 0..<40) func `a moment shows what playing shows there, in whatever order it is looked at`(
    seed: Int
  ) {
    var generator = SplitMix64(seed: UInt64(seed))
    let effects: [any Effect] = [MapCrop(), HeaderParallax(), AlbumStack(), WeatherMenu(), StretchBanner()]
    let preview = Preview(Scenes.scene(effects[seed % effects.count]))
    let tape = Self.tape(from: &generator)
    var run = TapeRun(tape, into: preview)
    var (seen, played, earlier): ([Layer], [Layer], [Layer]) = ([], [], [])
    for _ in 0..<60 {
      let moment = Double.random(in: 0...run.end, using: &generator)
      run.seek(to: moment)
      run.layers(into: &seen, using: &earlier)
      var player = TapePlayer(tape, into: preview)
      player.play(to: moment)
      player.preview.layers(at: moment, into: &played)
      #expect(seen == played, "at \(moment)")
    }
  }

  @Test func `it ends when everything rests, a refresh too`() {
    let preview = Preview(Scenes.refreshing)
    let tape = Tape(Gesture(Gesture.Stroke(to: -130, lasting: 0.4, pause: 0)), in: preview)
    var run = TapeRun(tape, into: preview)
    let rest = run.end
    #expect(rest > tape.duration + 1, "the refresh alone takes a second")
    run.seek(to: rest)
    #expect(run.preview.offset(at: rest) == preview.extent.bounds.lowerBound)
    run.seek(to: rest - 0.1)
    #expect(run.preview.offset(at: rest - 0.1) < preview.extent.bounds.lowerBound)
  }

  @Test func `what cannot be set is told`() {
    let events = [TapeEvent(time: 0, action: .set(path: "parameters.speed", value: .number(1)))]
    #expect(
      TapeRun(Tape(events: events), into: Preview(Scenes.scene(MapCrop()))).problems.map(\.path) == ["parameters.speed"]
    )
  }
}

@Suite struct SituationTests {
  @Test func `an effect that waits for a scroll event is right from the first one on`() {
    let effects: [any Effect] = [MapCrop(), WeatherMenu(), AlbumStack(), HeaderParallax(), StretchBanner()]
    for (index, effect) in effects.enumerated() {
      let preview = Preview(Scenes.scene(effect))
      var tape = Tape(events: [TapeEvent(time: 0.5, action: .input(.down(Point(x: 195, y: 700))))])
      for step in 1...20 {
        let place = Point(x: 195 - 9 * Double(step), y: 700 - 9 * Double(step))
        tape.events.append(TapeEvent(time: 0.5 + Double(step) / 60, action: .input(.move(place))))
      }
      // Only where an article's first frame is wrong is there anything to see.
      let isWrong = index < 3
      #expect(
        (Self.layers(tape, in: preview, at: 0.4, as: .firstFrame) != Self.layers(tape, in: preview, at: 0.4, as: nil))
          == isWrong, "\(effect)")
      for time in [0.6, 0.7, 2] {
        #expect(
          Self.layers(tape, in: preview, at: time, as: .firstFrame) == Self.layers(tape, in: preview, at: time, as: nil)
        )
      }
    }
  }

  /// A finger that goes on evenly, so that the content moves by `speed` points a second.
  private static func drag(at speed: Double, in preview: Preview) -> Tape {
    var tape = Tape(from: 400, events: [TapeEvent(time: 0, action: .input(.down(Point(x: 195, y: 700))))])
    for step in 1...120 {
      let time = Double(step) / 120
      tape.events.append(
        TapeEvent(time: time, action: .input(.move(Point(x: 195, y: 700 - speed * time)))))
    }
    return tape
  }

  private static func layers(_ tape: Tape, in preview: Preview, at time: Double, as situation: Situation?) -> [Layer] {
    var run = TapeRun(tape, into: preview, as: situation)
    var (layers, earlier): ([Layer], [Layer]) = ([], [])
    run.seek(to: time)
    run.layers(into: &layers, using: &earlier)
    return layers
  }

  @Test(arguments: [-0.5, 0, 0.3, 0.5, 0.7, 1, 1.4], [120.0, 480])
  func `one frame late a picture lies off by what the content went, times what the ratio lacks of one`(
    ratio: Double, speed: Double
  ) throws {
    var effect = HeaderParallax()
    effect.ratio = ratio
    let preview = Preview(Scenes.scene(effect), offset: 400)
    var tape = Self.drag(at: speed, in: preview)
    tape.from = 10
    // In the first half second the header is still on the screen.
    let time = 15.0 / 60
    let (now, late) = (
      Self.layers(tape, in: preview, at: time, as: nil), Self.layers(tape, in: preview, at: time, as: .late)
    )
    let picture = LayerID("header", nil, "image")
    let one = try #require(now.first { $0.id == picture })
    let other = try #require(late.first { $0.id == picture })
    #expect(abs(other.frame.y - one.frame.y - -(1 - ratio) * speed / 60) < 1e-9)
    // Scrolled content is at its correct position.
    for layer in now where layer.id.part == "title" || layer.id.part == "background" {
      #expect(late.first { $0.id == layer.id }.map { abs($0.frame.y - layer.frame.y) < 1e-9 } ?? false, "\(layer.id)")
    }
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func `one frame late a cropped picture stays in its row and lies off in it`(ratio: Double) throws {
    var effect = MapCrop()
    effect.ratio = ratio
    let preview = Preview(Scenes.scene(effect))
    let tape = Self.drag(at: 600, in: preview)
    let (now, late) = (
      Self.layers(tape, in: preview, at: 0.5, as: nil), Self.layers(tape, in: preview, at: 0.5, as: .late)
    )
    var seen = 0
    for (one, other) in zip(now, late) where one.content.isPicture && one.visibleFrame == one.frame {
      guard one.frame.y > 0, one.frame.maxY < 800 else { continue }
      #expect(one.id == other.id && abs(one.frame.y - other.frame.y) < 1e-9)
      #expect(abs(other.wholePicture.y - one.wholePicture.y - -(1 - ratio) * 600 / 60) < 1e-6)
      seen += 1
    }
    #expect(seen >= 3)
  }

  @Test func `on whole pixels every picture begins on one, and nothing is off by more than half`() {
    let preview = Preview(Scenes.scene(WeatherMenu()))
    let scale = preview.scene.device.scale
    let tape = Self.drag(at: 173, in: preview)
    for time in stride(from: 0.1, to: 0.9, by: 0.037) {
      let (now, snapped) = (
        Self.layers(tape, in: preview, at: time, as: nil), Self.layers(tape, in: preview, at: time, as: .wholePixels)
      )
      for (one, other) in zip(now, snapped) where one.content != .indicator {
        for place in [other.frame.y * scale, other.wholePicture.y * scale] where one.content.isPicture {
          #expect(abs(place - place.rounded()) < 1e-6, "\(one.id) at \(time)")
        }
        #expect(abs(other.frame.y - one.frame.y) <= 0.5 / scale + 1e-9)
        #expect(abs(other.wholePicture.y - one.wholePicture.y) <= 0.5 / scale + 1e-9)
      }
    }
  }

  @Test func `at half the rate two frames show the same, and every other one is right`() {
    let preview = Preview(Scenes.scene(MapCrop()))
    let tape = Self.drag(at: 300, in: preview)
    for frame in stride(from: 0, to: 58, by: 2) {
      let time = Double(frame) / 60
      let shown = Self.layers(tape, in: preview, at: time, as: .halfRate)
      #expect(shown == Self.layers(tape, in: preview, at: time, as: nil))
      #expect(shown == Self.layers(tape, in: preview, at: time + 1.0 / 60, as: .halfRate))
    }
  }

  @Test func `dropped frames repeat the one before, some of them, and always the same`() {
    let preview = Preview(Scenes.scene(MapCrop()))
    let tape = Self.drag(at: 300, in: preview)
    var run = TapeRun(tape, into: preview, as: .dropping)
    var missing: [Int] = []
    for frame in 0..<600 {
      run.seek(to: Double(frame) / 60)
      if run.shown != run.time { missing.append(frame) }
      #expect(run.shown <= run.time && run.time - run.shown < 0.1)
    }
    #expect(missing.count > 20 && missing.count < 90)
    #expect(
      missing
        == missing.filter { frame in
          run.seek(to: Double(frame) / 60 + 0.004)
          return run.shown < Double(frame) / 60
        })
  }

  @Test(arguments: 0..<20) func `coalesced events come at frames, and the finger ends where it did`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let preview = Preview(Scenes.scene(MapCrop()))
    var tape = Tape(from: 300, events: [TapeEvent(time: 0.003, action: .input(.down(Point(x: 195, y: 600))))])
    var (time, place) = (0.003, 600.0)
    for _ in 0..<120 {
      time += Double.random(in: 0.001...0.009, using: &generator)
      place -= Double.random(in: 0...3, using: &generator)
      tape.events.append(TapeEvent(time: time, action: .input(.move(Point(x: 195, y: place)))))
    }
    let run = TapeRun(tape, into: preview, as: .coalesced)
    let events = run.tape.events
    #expect(events.count <= Int(time * 60) + 3)
    #expect(events.last?.action == tape.events.last?.action)
    for event in events { #expect(abs(event.time * 60 - (event.time * 60).rounded()) < 1e-6) }
    var (whole, parts) = (TapeRun(tape, into: preview), run)
    whole.seek(to: time + 1)
    parts.seek(to: time + 1)
    #expect(whole.preview.offset(at: time + 1) == parts.preview.offset(at: time + 1))
  }
}
