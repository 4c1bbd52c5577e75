import Boundary
import Documents
import Geometry
import Notation
import Testing

@Suite struct TapeReaderTests {
  struct Case: Sendable {
    var tape: String
    var lines: [String]
  }

  private func check(_ text: String) -> (tape: Tape?, lines: [String]) {
    let reading = TapeReader.read(Array(text.utf8))
    return (reading.tape, reading.problems.map { $0.line(file: "t") })
  }

  @Test func `every kind of event is read`() throws {
    let text = """
      { "tape": 1, "from": -20, "events": [
        { "time": 0, "kind": "down", "x": 195, "y": 600 }, { "time": 0.016, "kind": "move", "x": 195, "y": 590 },
        { "time": 0.2, "kind": "up" }, { "time": 0.2, "kind": "up", "x": 1, "y": 2 },
        { "time": 1.5, "kind": "wheel", "dx": 0, "dy": -1 }, { "time": 2, "kind": "touchpad", "dx": 0, "dy": -0.4 },
        { "time": 2, "kind": "offset", "offset": -12.25 }, { "time": 3, "kind": "resize", "width": 844, "height": 390 },
        { "time": 4, "kind": "set", "path": "parameters.ratio", "value": 0.3 } ] }
      """
    let tape = try #require(check(text).tape)
    #expect(tape.from == -20 && tape.duration == 4)
    #expect(
      tape.events.map(\.action) == [
        .input(.down(Point(x: 195, y: 600))), .input(.move(Point(x: 195, y: 590))), .input(.up(nil)),
        .input(.up(Point(x: 1, y: 2))), .input(.wheel(dx: 0, dy: -1, at: nil)),
        .input(.touchpad(dx: 0, dy: -0.4, at: nil)), .offset(-12.25), .resize(Size(width: 844, height: 390)),
        .set(path: "parameters.ratio", value: .number(0.3)),
      ])
    let written = TapeWriter.text(of: tape)
    #expect(check(written).tape == tape)
    #expect(TapeWriter.text(of: try #require(check(written).tape)) == written)
  }

  @Test(arguments: [
    Case(tape: "[]", lines: ["t:1:1: a tape is an object, not a list"]),
    Case(tape: #"{"events":[]}"#, lines: [#"t:1:1: tape: the version is missing. Begin the tape with "tape": 1."#]),
    Case(tape: #"{"tape":1}"#, lines: ["t:1:1: events: the events are missing. They are a list."]),
    Case(
      tape: #"{"tape":2,"events":[]}"#,
      lines: [
        "t:1:9: tape: this tape is of version 2, and this program reads version 1. Play it with a newer Parallax."
      ]),
    Case(
      tape: #"{"tape":1,"events":[{"time":1,"kind":"up"},{"time":0.5,"kind":"up"}]}"#,
      lines: ["t:1:52: events[1].time: 0.5 is before the previous event, at 1. Times must not decrease."]),
    Case(
      tape: #"{"tape":1,"events":[{"time":-1,"kind":"up"}]}"#,
      lines: ["t:1:29: events[0].time: -1 is before the tape begins. Times must not decrease."]),
    Case(
      tape: #"{"tape":1,"events":[{"time":0,"kind":"offset"},{"time":0,"kind":"offset","offset":"top","x":1}]}"#,
      lines: [
        "t:1:21: events[0]: offset is missing",
        "t:1:89: events[1].x: there is no such field",
        #"t:1:83: events[1].offset: "top" is not a number"#,
      ]),
    Case(tape: #"{"tape":1,"events":[{"kind":"up"}]}"#, lines: ["t:1:21: events[0]: time is missing"]),
    Case(
      tape: #"{"tape":1,"events":[{"time":0,"kind":"dwon","x":1,"y":1}]}"#,
      lines: [#"t:1:38: events[0].kind: "dwon" is not a kind of event. Did you mean "down"?"#]),
    Case(
      tape: #"{"tape":1,"events":[{"time":0,"kind":"down","x":"a","y":1}]}"#,
      lines: [#"t:1:49: events[0].x: "a" is not a number"#]),
    Case(tape: #"{"tape":1,"events":[{"time":0,"kind":"down","x":1}]}"#, lines: ["t:1:21: events[0]: y is missing"]),
    Case(
      tape: #"{"tape":1,"events":[{"time":0,"kind":"wheel","dx":1,"dy":0,"dz":1}]}"#,
      lines: [#"t:1:60: events[0].dz: there is no such field. Did you mean "dx"?"#]),
    Case(
      tape: #"{"tape":1,"events":[{"time":0,"kind":"resize","width":1,"height":5000}]}"#,
      lines: ["t:1:55: events[0].width: 1 is not in 100...4096 pt"]),
    Case(tape: #"{"tape":1,"events":[5]}"#, lines: ["t:1:21: events[0]: 5 is not an object"]),
    Case(
      tape: #"{"tape":1,"evnts":[],"events":[]}"#,
      lines: [#"t:1:11: evnts: there is no such field. Did you mean "events"?"#]),
  ])
  func `a wrong tape is told of with its place and a remedy`(_ c: Case) {
    let result = check(c.tape)
    #expect(result.tape == nil)
    #expect(result.lines == c.lines)
  }

  @Test func `two downs and an up without a down are a person's, not a mistake`() {
    let text =
      #"{"tape":1,"events":[{"time":0,"kind":"up"},{"time":0,"kind":"down","x":1,"y":1},{"time":0,"kind":"down","x":2,"y":2}]}"#
    #expect(check(text).tape?.events.count == 3)
  }

  @Test func `of many mistakes a hundred are told`() {
    let events = Array(repeating: #"{"time":0}"#, count: 5000).joined(separator: ",")
    let lines = check(#"{"tape":1,"events":["# + events + "]}").lines
    #expect((100...101).contains(lines.count))
  }
}
