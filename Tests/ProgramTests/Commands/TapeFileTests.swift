import Foundation
import TestSupport
import Testing

/// Tapes of any origin, through `simulate` and `render`.
struct TapeFileTests {
  static let options = ["--bounds", "0,1000", "--viewport", "844", "--at", "0,0.5,3"]

  func outcome(_ tape: String, render: Bool = false) throws -> Program.Outcome {
    try ScratchFolder.use { folder in
      let path = try folder.file("tape.json", tape)
      return try Program.run(
        render
          ? [
            "render", "map-crop", "--set=content.images=[]", "--scale", "0.1", "--tape", path, "--at", "3", "-o",
            folder / "a.png",
          ]
          : ["simulate", "--tape", path] + Self.options)
    }
  }

  func check(_ events: String, code: Int32, says: String = "") throws {
    for render in code == 0 ? [false, true] : [false] {
      let outcome = try outcome("{\"tape\": 1, \"events\": [\(events)]}", render: render)
      #expect(outcome.code == code && (says.isEmpty || outcome.errors.contains(says)), "\(outcome)")
      if code == 65 { #expect(outcome.errors.contains("tape.json:1:")) }
    }
  }

  @Test(arguments: [
    ("{\"time\": 1, \"kind\": \"up\"}, {\"time\": 0.5, \"kind\": \"up\"}", "Times must not decrease."),
    ("{\"time\": -1, \"kind\": \"up\"}", "before the tape begins"), ("{\"time\": NaN, \"kind\": \"up\"}", ""),
    ("{\"time\": 1e999, \"kind\": \"up\"}", ""), ("{\"time\": \"1\", \"kind\": \"up\"}", "not a number"),
    ("{\"time\": 1, \"kind\": \"don\", \"x\": 1, \"y\": 1}", "Did you mean \"down\"?"),
    ("{\"time\": 1, \"kind\": 3}", "not a kind"), ("{\"time\": 1}", "kind is missing"),
    ("{\"kind\": \"up\"}", "time is missing"),
    ("{\"time\": 1, \"kind\": \"move\", \"x\": 1}", "y is missing"), ("7", "not an object"),
    ("{\"time\": 1, \"kind\": \"up\", \"z\": 1}", "no such field"),
    ("{\"time\": 1, \"kind\": \"resize\", \"width\": 1, \"height\": 844}", "width"),
    ("{\"time\": 1, \"kind\": \"wheel\", \"dx\": null, \"dy\": 1}", "dx"),
  ])
  func `what is no tape is 65, with its place`(_ events: String, _ says: String) throws {
    try check(events, code: 65, says: says)
  }

  @Test(arguments: [
    "", "{\"time\": 1, \"kind\": \"up\"}", "{\"time\": 1, \"kind\": \"move\", \"x\": 1, \"y\": 9}",
    "{\"time\": 0, \"kind\": \"down\", \"x\": 1, \"y\": 9}, {\"time\": 0, \"kind\": \"down\", \"x\": 1, \"y\": 700}",
    "{\"time\": 0, \"kind\": \"down\", \"x\": 1, \"y\": 9}",
    "{\"time\": 0, \"kind\": \"down\", \"x\": 1e300, \"y\": -1e300}, {\"time\": 0, \"kind\": \"up\", \"x\": 0, \"y\": 1e300}",
    "{\"time\": 1e300, \"kind\": \"wheel\", \"dx\": 0, \"dy\": -1e300}",
    "{\"time\": 0, \"kind\": \"touchpad\", \"dx\": 0, \"dy\": 0}",
  ])
  func `strange gestures have a sensible reading`(_ events: String) throws { try check(events, code: 0) }

  @Test func `two fingers down are the last one, an up without a down is nothing`() throws {
    func offset(_ events: String) throws -> Double {
      try ScratchFolder.use { folder in
        let path = try folder.file("tape.json", "{\"tape\": 1, \"from\": 500, \"events\": [\(events)]}")
        return try Answer(["simulate", "--tape", path] + Self.options).list("samples").map { $0.number("offset") }[2]
      }
    }
    #expect(try offset("{\"time\": 0.1, \"kind\": \"up\", \"x\": 3, \"y\": 3}") == 500)
    let second =
      "{\"time\": 0.2, \"kind\": \"down\", \"x\": 0, \"y\": 600}, {\"time\": 0.4, \"kind\": \"move\", \"x\": 0, \"y\": 500}"
    let both = "{\"time\": 0.1, \"kind\": \"down\", \"x\": 0, \"y\": 100}, " + second
    #expect(try offset(both) == offset(second))
  }

  @Test func `a tape sets fields, and a wrong one is 65`() throws {
    let fine = "{\"time\": 1, \"kind\": \"set\", \"path\": \"parameters.ratio\", \"value\": 0.3}"
    try check(fine, code: 0)
    let bad = try outcome(
      "{\"tape\": 1, \"events\": [\(fine.replacingOccurrences(of: "0.3", with: "9"))]}", render: true)
    #expect(bad.code == 65 && bad.errors.contains("ratio"), "\(bad)")
    let physics = fine.replacingOccurrences(of: "parameters.ratio", with: "physics.bounceDamping")
    #expect(
      try outcome("{\"tape\": 1, \"events\": [\(physics.replacingOccurrences(of: "0.3", with: "9"))]}").code == 65)
  }

  @Test func `a tape that is no file is 66`() throws {
    for path in ["/nonexistent.json", "/tmp", "/dev/zero"] {
      let outcome = try Program.run(["simulate", "--tape", path] + Self.options)
      #expect(outcome.code == 66, "\(path) \(outcome)")
    }
  }

  @Test func `fifty thousand events are played in bounded memory`() throws {
    var text = "{\"tape\": 1, \"events\": [{\"time\": 0, \"kind\": \"down\", \"x\": 0, \"y\": 0}"
    for index in 1...50_000 {
      text += ",{\"time\":\(Double(index) / 1000),\"kind\":\"move\",\"x\":0,\"y\":\(index % 700)}"
    }
    let outcome = try outcome(text + "]}")
    #expect(outcome.code == 0 && outcome.peakMemory < 300 << 20, "\(outcome.errors) \(outcome.peakMemory >> 20) MB")
  }
}
