import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The timeline: its axis, its zoom, and the moments that matter.
struct TimeAxisTests {
  private func stage(_ name: String = "header-stretch") -> TestStudio {
    var stage = TestStudio(name, window: Size(width: 1440, height: 900))
    stage.studio.perform(.showEffect, at: stage.time)
    stage.studio.perform(.play, at: stage.time)
    _ = stage.frame()
    return stage
  }

  private func playhead(_ stage: TestStudio) -> Double { stage.studio.stage.playback?.playhead(at: stage.time) ?? .nan }

  private func end(_ stage: TestStudio) -> Double { stage.studio.stage.playback?.end ?? .nan }

  private func marks(_ stage: TestStudio) -> [GestureMark] { stage.studio.stage.player.gesture?.trace.marks ?? [] }

  /// The seconds written under the track.
  private func labels(_ stage: inout TestStudio) -> [Double] {
    let track = TimeLinePart.track(in: stage.studio.layout[.gesture])
    return stage.frame().commands.compactMap { command in
      guard case .text(let text, let box, _) = command, box.y == track.maxY + PlotLook.tick, text.hasSuffix(" s") else {
        return nil
      }
      return Double(text.dropLast(2))
    }
  }

  private func point(at time: Double, _ stage: TestStudio) -> Point {
    let track = TimeLinePart.track(in: stage.studio.layout[.gesture])
    return Point(x: track.x + track.width * time / end(stage), y: track.midY)
  }

  @Test func `labels are round seconds that do not touch, at every zoom`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let width = Double.random(in: 40...2000, using: &random)
      let start = Double.random(in: 0...30, using: &random)
      let length = Double.random(in: 0.05...60, using: &random)
      let axis = TimeAxis(track: Rect(x: 10, y: 0, width: width, height: 30), range: start...start + length)
      let ticks = axis.ticks
      for (one, two) in zip(ticks, ticks.dropFirst()) { #expect(axis.x(of: two) - axis.x(of: one) >= 51.9) }
      for tick in ticks {
        #expect(axis.range.contains(tick) || (tick - axis.range.upperBound).magnitude < 1e-6)
        let rounded = Double(tick.formatted(.fixed(axis.digits))) ?? .nan
        #expect((rounded - tick).magnitude < 1e-9, "\(tick) at \(axis.step)")
      }
      #expect(width < 160 || ticks.count > 1, "\(axis)")
    }
  }

  @Test func `a dragged playhead snaps to the moments that matter, and not with Alt`() throws {
    var stage = stage()
    let names = Set(marks(stage).map(\.name))
    #expect(names.isSuperset(of: ["Lifted", "At rest", "Collapsed"]), "\(names)")
    let collapsed = try #require(stage.studio.stage.shown.landmarks.first { $0.name == "Collapsed" }).offset
    let mark = try #require(marks(stage).first { $0.name == "Collapsed" })
    let place = point(at: mark.time, stage)
    for (modifiers, snaps) in [(Modifiers(), true), (.alt, false)] {
      stage.handle(.modifiers(modifiers))
      stage.handle(.down(Point(x: place.x + 3, y: place.y)))
      stage.handle(.up(nil))
      // Under a finger the content comes there in a step.
      let (moment, offset) = (playhead(stage), stage.offset)
      stage.studio.stage.scrub(to: moment - 1e-6, at: stage.time)
      #expect((offset >= collapsed && stage.offset < collapsed) == snaps, "\(modifiers) \(offset)")
    }
  }

  @Test func `keys go through the moments that matter, there and back`() {
    var stage = stage()
    stage.studio.stage.scrub(to: 0, at: stage.time)
    var moments: [Double] = []
    for _ in 0..<100 where playhead(stage) < end(stage) {
      stage.press(.letter("."), .shift)
      moments.append(playhead(stage))
    }
    #expect(moments.count > 4 && moments == moments.sorted() && Set(moments).count == moments.count)
    var back: [Double] = []
    for _ in 0..<100 where playhead(stage) > 0 {
      stage.press(.letter(","), .shift)
      back.append(playhead(stage))
    }
    for moment in moments.dropLast() {
      #expect(back.contains { abs($0 - moment) < 1e-3 }, "\(moment) is missed on the way back")
    }
  }

  @Test func `the wheel with Control zooms around the pointer, and by itself goes frame by frame`() {
    var stage = stage()
    let whole = labels(&stage)
    #expect(whole.first == 0 && whole.count > 3)
    let time = end(stage) * 0.4
    let place = point(at: time, stage)
    stage.handle(.modifiers(.control))
    for _ in 0..<8 { stage.handle(.wheel(dx: 0, dy: 1, at: place)) }
    stage.handle(.modifiers([]))
    let near = labels(&stage)
    #expect(near.count > 1 && near[1] - near[0] < whole[1] - whole[0], "\(near)")
    stage.handle(.modifiers(.alt))
    stage.handle(.down(place))
    stage.handle(.up(nil))
    stage.handle(.modifiers([]))
    #expect(abs(playhead(stage) - time) < 1e-6, "the moment under the pointer stays there")
    stage.studio.stage.scrub(to: 0.5, at: stage.time)
    stage.handle(.wheel(dx: 0, dy: -1, at: place))
    #expect(abs(playhead(stage) - 0.5 - 1 / 60) < 1e-6)
    stage.studio.perform(.wholeTime, at: stage.time)
    #expect(labels(&stage) == whole)
  }

  @Test func `the visible part follows the moment`() {
    var stage = stage()
    for _ in 0..<6 { stage.studio.perform(.zoomTimeIn, at: stage.time) }
    for share in [0.0, 1, 0.3, 0.9] {
      stage.studio.stage.scrub(to: end(stage) * share, at: stage.time)
      let labels = labels(&stage)
      let step = labels.count > 1 ? labels[1] - labels[0] : 1
      let moment = playhead(stage)
      #expect(labels.contains { abs($0 - moment) <= 2 * step }, "\(moment) \(labels)")
    }
  }
}
