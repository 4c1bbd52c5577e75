import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import Testing

@testable import PreviewKit

/// The offsets at rest of a scene that snaps.
@Suite struct ComingToRestTests {
  private func preview(_ effect: any Effect, _ snap: SnapMode = .items, rows: Int = 100, top: Double = 0) -> Preview {
    var scene = Scenes.scene(effect, rows: rows)
    scene.device.insets.top = top
    scene.physics.snap = snap
    return Preview(scene)
  }

  /// The offset after a flick: a finger that moves by a distance in a tenth of a second and lifts.
  private func rest(of preview: inout Preview, flicked distance: Double, at time: Double) -> Double {
    let isVertical = preview.extent.axis == .vertical
    for step in 0...6 {
      let way = distance * Double(step) / 6
      let point = isVertical ? Point(x: 195, y: 400 - way) : Point(x: 195 - way, y: 400)
      preview.handle(step == 0 ? .down(point) : .move(point), at: time + Double(step) / 60)
    }
    preview.handle(.up(nil), at: time + 0.11)
    return preview.offset(at: preview.restTime ?? 0)
  }

  private func edit(_ preview: inout Preview, _ path: String, _ value: JSONValue, at time: Double) {
    var scene = preview.scene
    #expect(scene.assign(value, to: path).isEmpty)
    preview.edit(scene, pictures: preview.pictures, at: time)
  }

  @Test(arguments: [-300.0, -120, -30, 20, 60, 150, 380])
  func `albums rest with a cover in the middle`(distance: Double) {
    var preview = preview(AlbumStack())
    preview.jump(to: 30 * 112, at: 0)
    let rest = rest(of: &preview, flicked: distance, at: 1)
    #expect((rest / 112).rounded() * 112 == rest, "\(rest)")
    #expect(abs(distance) < 50 || (rest - 3360) * distance > 0, "\(rest)")
  }

  @Test func `a list rests with a row under the status bar, and at its end`() throws {
    var preview = preview(MapCrop(), rows: 40, top: 47)
    let track = try #require(preview.extent.items).track
    let tops = (0..<40).map { -47 + track.top(of: $0) }
    for (time, distance) in [(1.0, 200.0), (11, 90), (21, -30), (31, 300)] {
      let rest = rest(of: &preview, flicked: distance, at: time)
      #expect(tops.contains(rest) || rest == preview.extent.bounds.upperBound, "\(rest)")
    }
    preview.glide(to: 99_999, at: 50)
    #expect(preview.offset(at: 90) == preview.extent.bounds.upperBound)
    // From the end back to a row.
    let back = rest(of: &preview, flicked: -150, at: 100)
    #expect(tops.contains(back) && back < preview.extent.bounds.upperBound, "\(back)")
  }

  @Test func `a header rests open, or with a row under its bar`() {
    let banner = StretchBanner()
    var preview = preview(banner)
    #expect(rest(of: &preview, flicked: 15, at: 1) == -195)
    let collapsed = -banner.minHeight.number
    preview.jump(to: collapsed - 20, hold: true, at: 10)
    preview.letGo(at: 11)
    #expect(preview.offset(at: 20) == collapsed)
    let place = rest(of: &preview, flicked: 120, at: 21) - collapsed
    #expect(place > 0 && (place / banner.rowHeight).rounded() * banner.rowHeight == place, "\(place)")
  }

  @Test func `pages are as long as the screen, and a flick turns one`() {
    var preview = preview(WeatherMenu(), .page)
    #expect(rest(of: &preview, flicked: 300, at: 1) == 844)
    #expect(rest(of: &preview, flicked: 300, at: 11) == 1688)
    #expect(rest(of: &preview, flicked: -300, at: 21) == 844)
    edit(&preview, "physics.preset", .text("flutter"), at: 30)
    #expect(rest(of: &preview, flicked: 60, at: 31) == 1688)
  }

  @Test func `a refresh holds the content down all the same, and lets it home to its start`() {
    for snap in [SnapMode.items, .page] {
      var scene = Scenes.refreshing
      scene.physics.snap = snap
      var preview = Preview(scene)
      preview.drag(from: 100, to: 430, at: 0)
      let working = preview.moment(at: 1.1)
      #expect(working.offset < -55 && working.refreshing != nil, "\(snap) at \(working.offset)")
      #expect(preview.moment(at: 5).offset == 0 && preview.moment(at: 5).refreshing == nil)
    }
  }

  @Test func `what rests on an item rests on the same one after an edit, at once`() {
    var preview = preview(AlbumStack())
    preview.glide(to: 12 * 112, at: 0)
    #expect(preview.offset(at: 10) == 12 * 112)
    edit(&preview, "parameters.pitch", .number(150), at: 10)
    #expect(preview.offset(at: 10) == 12 * 150 && !preview.isMoving(at: 10))
    edit(&preview, "content.rows", .number(5), at: 11)
    #expect(preview.offset(at: 20) == 4 * 150)
    edit(&preview, "physics.snap", .text("none"), at: 21)
    #expect(preview.offset(at: 30) == 600)
  }

  @Test func `a page stays the same one when the device is turned`() {
    var preview = preview(WeatherMenu(), .page)
    preview.glide(to: 3 * 844, at: 0)
    #expect(preview.offset(at: 10) == 3 * 844)
    var scene = preview.scene
    scene.device = scene.device.rotated
    preview.edit(scene, pictures: preview.pictures, at: 10)
    #expect(preview.offset(at: 10) == 3 * 390 && !preview.isMoving(at: 10))
  }

  @Test func `content between two items goes to one when it is to snap, and does not jump`() {
    var preview = preview(AlbumStack(), .none)
    preview.jump(to: 500, at: 0)
    edit(&preview, "physics.snap", .text("items"), at: 1)
    #expect(preview.offset(at: 1) == 500 && preview.offset(at: 9) == 448)
  }

  @Test func `albums that stop playing by themselves go to a cover`() {
    var preview = preview(AlbumStack())
    edit(&preview, "parameters.autoplay", .number(50), at: 0)
    #expect(abs(preview.offset(at: 2) - 100) < 1e-9)
    edit(&preview, "parameters.autoplay", .number(0), at: 2)
    #expect(preview.offset(at: 9) == 112)
  }

  @Test func `a tape gives the same offsets however often it is asked`() {
    var events = [TapeEvent(time: 0, action: .input(.down(Point(x: 300, y: 400))))]
    for step in 1...8 {
      events.append(
        TapeEvent(time: Double(step) / 60, action: .input(.move(Point(x: 300 - 22 * Double(step), y: 400)))))
    }
    events.append(TapeEvent(time: 0.14, action: .input(.up(nil))))
    events.append(TapeEvent(time: 0.6, action: .input(.wheel(dx: 0, dy: -1, at: nil))))
    var tape = Tape(from: 0)
    tape.events = events
    var often = TapePlayer(tape, into: preview(AlbumStack()))
    for frame in 0..<300 {
      let time = Double(frame) / 60
      often.play(to: time)
      var once = TapePlayer(tape, into: preview(AlbumStack()))
      once.play(to: time)
      #expect(often.preview.offset(at: time) == once.preview.offset(at: time), "\(time)")
    }
    let rest = often.preview.offset(at: 99)
    #expect((rest / 112).rounded() * 112 == rest && rest > 112, "\(rest)")
  }

  @Test func `content without items rests anywhere`() {
    var scene = Scenes.scene(HeaderParallax(), rows: 0)
    scene.physics.snap = .items
    let preview = Preview(scene)
    #expect(preview.extent.items == nil)
  }
}
