import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Judge

@Suite struct MotionTests {
  private func findings(_ layers: [JSONValue], length: Double = 3) -> MotionFindings {
    MotionAudit(AuditedScreen(AuditedScenes.scene(layers, length: length), AuditedScenes.pictures(1))).findings()
  }

  @Test func `a layer of ratio 0.25 moves at three quarters against the content`() {
    let found = findings([["picture": 0, "ratio": 0.25, "fill": true]])
    #expect((found.largestSpeed - 0.75).magnitude < 1e-9 && found.speedLayer == "layer-0/image")
    #expect(found.largestShare == 1 && found.largestScale == 1 && found.largestTurn == 0 && found.passes)
  }

  @Test func `content that goes with itself moves nothing`() {
    let found = findings([["picture": 0, "y": 0.5, "width": 1]])
    #expect(found.largestSpeed < 1e-9 && found.largestShare == 0)
  }

  @Test func `a layer that goes sideways while it stays moves by both ways together`() {
    let found = findings([
      ["picture": 0, "ratio": 0, "width": 0.5, "keys": [["at": 0], ["at": 200, "x": 150]]]
    ])
    #expect((found.largestSpeed - 1.25).magnitude < 1e-6, "\(found.largestSpeed)")
  }

  @Test(arguments: 1...12)
  func `the largest speed is found between keys of any distance`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (at, y, largest) = (40.0, 0.0, 1.0)
    var keys: [JSONValue] = [["at": .number(at), "y": 0, "ease": "linear"]]
    for _ in 0..<5 {
      let (way, next) = (Double.random(in: 1...9, using: &random), Double.random(in: -60...60, using: &random))
      largest = max(largest, ((next - y) / way + 1).magnitude)
      (at, y) = (at + way, next)
      keys.append(["at": .number(at), "y": .number(y), "ease": "linear"])
    }
    let found = findings([["picture": 0, "ratio": 0, "y": 0.5, "width": 0.5, "keys": .list(keys)]])
    #expect((found.largestSpeed - largest).magnitude < 1e-6, "\(found.largestSpeed), not \(largest)")
  }

  @Test func `a layer that spins is named`() {
    func spinning(_ degrees: Double) -> String? {
      findings([
        [
          "picture": 0, "ratio": 0, "width": 0.5,
          "keys": [["at": 0], ["at": 200, "rotation": .number(degrees)]],
        ]
      ]).spinning
    }
    #expect(spinning(3600)?.contains("layer-0/image spins: it turns 10 times") == true)
    #expect(spinning(90) == nil)
  }

  @Test func `turns and sizes are those of a screen of scroll`() {
    let found = findings([
      [
        "picture": 0, "ratio": 0, "width": 0.5,
        "keys": [["at": 0], ["at": 200, "rotation": 90, "scale": 2]],
      ]
    ])
    #expect((found.largestTurn - 90).magnitude < 1e-6)
    // From 1 to 2 in one screen: the fastest is the first point, by 1 over a screen.
    #expect((found.largestScale - 2).magnitude < 0.01)
  }

  @Test func `a picture that comes and goes at every few points flashes at a fast flick`() {
    let keys = (0..<40).map {
      JSONValue.object([
        JSONField("at", .number(Double($0) * 60)), JSONField("opacity", .number($0 % 2 == 0 ? 1 : 0)),
      ])
    }
    let found = findings([["picture": 0, "ratio": 0, "fill": true, "keys": .list(keys)]], length: 12)
    #expect(found.flashes > MotionFindings.mostFlashes && !found.passes)
    #expect(
      findings([["picture": 0, "ratio": 0, "fill": true, "keys": [["at": 0, "opacity": 0], ["at": 100]]]]).flashes == 0)
  }
}
