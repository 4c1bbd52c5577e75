import Documents
import Foundation
import ScrollPhysics
import Testing

/// Recordings of phones, and how far presets are from them.
@Suite struct ScrollRecordingTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../ScrollPhysicsTests/Vectors/uikit.json")

  private static func read(_ text: String) -> (recording: ScrollRecording?, lines: [String]) {
    let reading = ScrollRecordingReader.read(Array(text.utf8))
    return (reading.recording, reading.problems.map { $0.line(file: "phone.json") })
  }

  @Test func `an iPhone is met to a point in its return, and closer elsewhere`() throws {
    let reading = ScrollRecordingReader.read(Array(try Data(contentsOf: Self.file)))
    let recording = try #require(reading.recording)
    #expect(recording.traces.map(\.name) == ["bounce", "fling", "targets at 0.998", "targets at 0.99", "band"])
    let most = [
      "bounce": 1.2, "fling": 0.6, "targets at 0.998": 0.35, "targets at 0.99": 0.35, "band": 0.4,
    ]
    for trace in recording.traces {
      let preset: ScrollPreset = trace.rate == 0.99 ? .iosFast : .ios
      let difference = try #require(recording.difference(of: preset, from: trace))
      #expect(difference.amount <= most[trace.name] ?? 0, "\(trace.name): \(difference)")
      #expect(difference.late.magnitude <= 1.0 / 60 + 1e-9)
      if trace.name == "bounce" { #expect(difference.late.magnitude <= 0.001) }
    }
    // The spring of before is not what was recorded.
    let bounce = recording.traces[0]
    let flutter = try #require(recording.difference(of: .flutter, from: bounce))
    #expect(flutter.amount > 10)
    #expect(recording.difference(of: .ios, from: recording.traces[3]) == nil, "of another deceleration")
  }

  @Test func `what a preset itself does is no difference, past either edge and with any clock`() throws {
    var axis = ScrollAxis(
      bounds: ScrollBounds(low: -1e6, high: 0, viewport: 700), parameters: ScrollParameters(.ios).on(scale: 2))
    axis.hold(at: 80, time: 0)
    axis.glide(at: -900, time: 0)
    let late = 0.006
    let marks = (1...20).map { step -> String in
      let time = Double(step) / 60
      return "[\(time * 1000), \(axis.offset(at: time + late))]"
    }
    let (recording, lines) = Self.read(
      """
      { "scale": 2, "bounce": { "height": 700, "from": 80, "velocity": -900, "ms_offset": [\(marks.joined(separator: ","))] } }
      """)
    let trace = try #require(recording?.traces.first, "\(lines)")
    let difference = try #require(recording?.difference(of: .ios, from: trace))
    #expect(difference.amount < 1e-6 && (difference.late - late).magnitude < 1e-9)
  }

  @Test func `traces of a kind stand in a list, and each has its name`() throws {
    let fling = "{ \"from\": 0, \"velocity\": 900, \"ms_offset\": [[16, 14]] }"
    let (recording, lines) = Self.read(
      "{ \"fling\": [\(fling), \(fling)], \"band\": { \"height\": 600, \"pull_offset\": [[90, 45]] } }")
    #expect(recording?.traces.map(\.name) == ["fling[0]", "fling[1]", "band"], "\(lines)")
    #expect(recording?.scale == 3)
  }

  @Test(arguments: [
    ("", "phone.json:1:1: "),
    ("[]", "phone.json:1:1: a recording is an object, not a list"),
    ("{}", "phone.json:1:1: the recording has no trace. Give it a \"bounce\", a \"fling\", \"targets\" or a \"band\"."),
    ("{ \"bonce\": 1 }", "phone.json:1:3: bonce: there is no such field. Did you mean \"bounce\"?"),
    ("{ \"band\": 1 }", "phone.json:1:11: band: 1 is not an object"),
    (
      "{ \"band\": { \"height\": 0, \"pull_offset\": [[1, 2]] } }",
      "phone.json:1:23: band.height: 0 is not in 1...1000000"
    ),
    ("{ \"band\": { \"height\": 9 } }", "phone.json:1:11: band: pull_offset is missing"),
    (
      "{ \"band\": { \"height\": 9, \"pull_offset\": [[1]] } }",
      "phone.json:1:42: band.pull_offset[0]: a list is not a pair of numbers"
    ),
    (
      "{ \"band\": { \"height\": 9, \"pull_offset\": [] } }",
      "is not a list of pairs. Write [[16.7, -157.3], [33.3, -142]]."
    ),
    (
      "{ \"fling\": { \"from\": 0, \"velocity\": 9, \"ms_offset\": [[9, 1], [8, 1]] } }",
      "phone.json:1:62: fling.ms_offset[1]: 8 ms is before the previous one. Times must not decrease."
    ),
    (
      "{ \"bounce\": { \"height\": 9, \"from\": 0, \"ms_offset\": [[9, 1]] } }",
      "bounce.from: 0 is at the edge. Past the upper edge it is negative."
    ),
    (
      "{ \"targets\": [ { \"from\": 0, \"pt_per_ms\": 2000, \"rest\": 99 } ] }",
      "targets[0].pt_per_ms: 2000 is not in -100...100"
    ),
    ("{ \"targets\": 3 }", "targets: 3 is not a list"), ("{ \"scale\": \"3x\" }", "scale: \"3x\" is not a number"),
    (
      "{ \"fling\": { \"from\": 1, \"velocity\": 1, \"ms_offset\": [[1, 1]], \"rate\": 2 } }",
      "fling.rate: 2 is not in 0.9...0.9999"
    ),
  ])
  func `a bad file is told of with its place, once`(_ text: String, _ says: String) {
    let (recording, lines) = Self.read(text)
    #expect(recording == nil && lines.count == 1 && lines[0].contains(says), "\(lines)")
  }
}
