import Foundation
import TestSupport
import Testing

/// `simulate` compared with the formulas, implemented again here.
struct SimulateTests {
  /// `ln 0.998` per millisecond: the decay of a free scroll, per second.
  static let decay = 1000 * log(0.998)

  func tape(_ events: String, _ options: String, from: String = "") throws -> Answer {
    try ScratchFolder.use { folder in
      let tape = try folder.file("tape.json", "{\"tape\": 1, \(from) \"events\": [\(events)]}")
      return try Answer(["simulate", "--tape", tape] + options.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: [-4000.0, -300, -1, 1, 25, 800, 12_000])
  func `a free scroll slows down by two thousandths a millisecond`(
    _ velocity: Double
  ) throws {
    let times = [0, 0.001, 0.1, 0.5, 1.25]
    let answer = try Answer(
      "simulate --from 0 --velocity \(velocity) --bounds -1e7,1e7 --viewport 844 --at \(times.map { "\($0)" }.joined(separator: ","))"
    )
    let rest = answer["rest"]
    for (sample, time) in zip(answer.list("samples"), times) where time < rest.number("time") {
      let share = exp(Self.decay * time)
      #expect(agree(sample.number("offset"), velocity * (share - 1) / Self.decay))
      #expect(agree(sample.number("velocity"), velocity * share))
    }
    #expect(agree(rest.number("offset"), -velocity / Self.decay, to: 0.6))
  }

  @Test func `a scroll into an edge crosses it at its moment and springs back to it`() throws {
    let line = "simulate --from 700 --velocity 2000 --bounds 0,1000 --viewport 844 --at 0,0.1,2"
    let answer = try Answer(line)
    let crossing = log(1 + Self.decay * 300 / 2000) / Self.decay
    let phases = answer.list("phases")
    #expect(phases.prefix(2).map { $0.text("kind") } == ["decelerate", "spring"])
    #expect(agree(phases[0].number("end"), crossing) && agree(phases[1].number("start"), crossing))
    #expect(agree(answer["rest"].number("offset"), 1000))
    #expect(agree(answer.list("samples")[1].number("offset"), 700 + 2000 * (exp(Self.decay * 0.1) - 1) / Self.decay))
    let (before, after) = (crossing - 1e-9, crossing + 1e-9)
    let near = try Answer(
      "simulate --from 700 --velocity 2000 --bounds 0,1000 --viewport 844 --at \(before),\(after)"
    ).list("samples")
    #expect(agree(near[0].number("offset"), near[1].number("offset"), to: 1e-5))
    #expect(agree(near[0].number("velocity"), near[1].number("velocity"), to: 1e-4))
  }

  @Test(arguments: [0.0, 1, 100, -100, 844, 1e6]) func `the rubber band and its inverse`(_ pull: Double) throws {
    let answer = try Answer(["simulate", "--pull", "\(pull)", "--viewport", "844"])
    let (reach, stiffness) = (844.0, 0.55)
    let stretch = abs(pull) * stiffness / reach + 1
    #expect(agree(answer.number("displayed"), (pull < 0 ? -1 : 1) * (1 - 1 / stretch) * reach))
    #expect(agree(answer.number("slope"), stiffness / (stretch * stretch)))
    #expect(agree(answer.number("inverse"), pull))
  }

  @Test(arguments: [24, 60, 120, 144, 240, 7]) func `sample n is at n divided by the rate`(_ rate: Int) throws {
    let answer = try Answer("simulate --velocity 900 --bounds 0,5000 --viewport 844 --fps \(rate)")
    let samples = answer.list("samples")
    for (index, sample) in samples.enumerated() { #expect(sample.number("time") == Double(index) / Double(rate)) }
    let last = samples.last?.number("time") ?? 0
    #expect(last >= answer["rest"].number("time") && last < answer["rest"].number("time") + 1 / Double(rate))
  }

  @Test func `one tape at every rate is the same at equal times`() throws {
    let events = (0...12).map {
      "{\"time\": \(Double($0) * 0.0137), \"kind\": \"\($0 == 0 ? "down" : "move")\", \"x\": 9, \"y\": \(700 - $0 * $0 * 3)}"
    }
    let gesture = events.joined(separator: ",") + ",{\"time\": 0.17, \"kind\": \"up\"}"
    let options = "--bounds 0,1000 --viewport 844"
    let times = (0...72).map { Double($0) / 24 }
    let slow = try tape(gesture, "\(options) --at \(times.map { "\($0)" }.joined(separator: ","))").list("samples")
    for rate in [24, 120, 144, 240] {
      let samples = try tape(gesture, "\(options) --fps \(rate)").list("samples")
      for (index, sample) in slow.enumerated() where index * rate / 24 < samples.count {
        let other = samples[index * rate / 24]
        #expect(other.number("offset") == sample.number("offset") && other.number("time") == sample.number("time"))
      }
    }
  }

  @Test(arguments: [
    "ios", "ios-fast", "flutter", "flutter-android", "android", "firefox", "chromium", "safari", "gtk", "web",
  ])
  func `one tape scrolls a scene as it does in simulate`(_ physics: String) throws {
    let moves = (1...6).map { "{\"time\": \(Double($0) / 100), \"kind\": \"move\", \"x\": 9, \"y\": \(300 + $0 * 30)}" }
    let gesture =
      "{\"time\": 0, \"kind\": \"down\", \"x\": 9, \"y\": 300}, \(moves.joined(separator: ", ")), "
      + "{\"time\": 0.06, \"kind\": \"up\"}"
    try ScratchFolder.use { folder in
      let file = try folder.file("flick.json", "{\"tape\": 1, \"from\": 420, \"events\": [\(gesture)]}")
      let table = "\(folder.path)/frames.csv"
      let bench = try Program.run([
        "bench", "map-crop", "--layout-only", "--tape", file, "--set", "physics=\(physics)", "--frames", "60",
        "--warmup",
        "0", "--fps", "60", "--csv", table,
      ])
      #expect(bench.code == 0, "\(bench.errors)")
      let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n").dropFirst()
      let times = (0..<60).map { "\(Double($0) / 60)" }.joined(separator: ",")
      let bounds = try Answer(["layout", "map-crop"])["bounds"]
      let samples = try tape(
        gesture,
        "--bounds \(bounds.number("low")),\(bounds.number("high")) --viewport 844 --scale 3 --physics \(physics) "
          + "--at \(times)", from: "\"from\": 420,"
      ).list("samples")
      #expect(rows.count == 60 && samples.count == 60)
      for (row, sample) in zip(rows, samples) {
        let offset = try #require(Double(row.split(separator: ",")[4]))
        #expect(agree(offset, sample.number("offset"), to: 6e-4), "\(row)")
      }
    }
  }

  @Test func `a file of references that is none is told of, and what it holds is compared`() throws {
    let flight = "\"kind\": \"coast\", \"from\": 0, \"velocity\": 1000, \"low\": -1e6, \"high\": 1e6"
    func reference(_ preset: String, _ rest: String) -> String {
      "[{\"preset\": \"\(preset)\", \"source\": \"x.c\", \"flights\": [{\(flight), \(rest)}]}]"
    }
    let whole = "\"viewport\": 844, \"times\": [0, 1], \"offsets\": [0, 240]"
    for (text, code, says) in [
      ("[1", 65, "is not a list of references. See"), ("[1]", 65, ": reference 1 lacks the preset"),
      (reference("nobody", whole), 65, "reference 1 lacks the preset"),
      (
        reference("gtk", "\"viewport\": 0, \"times\": [], \"offsets\": []"), 65,
        "flight 1 of reference 1 lacks a number"
      ),
      (
        reference("gtk", "\"viewport\": 9, \"times\": [0], \"offsets\": []"), 65,
        "flight 1 of reference 1 lacks a number"
      ),
      (reference("gtk", "\"scale\": -1, \(whole)"), 65, "flight 1 of reference 1 lacks a number"),
      (reference("gtk", "\"scale\": 9, \(whole)"), 65, "flight 1 of reference 1 lacks a number"),
      ("[]", 65, "contains no reference"),
      (reference("gtk", whole), 0, "| `gtk` | 5.4211 pt | - | - | x.c | - |"),
      (reference("web", "\"scale\": 3, \(whole)"), 0, "| `firefox` |"),
    ] as [(String, Int32, String)] {
      try ScratchFolder.use { folder in
        let outcome = try Program.run(["simulate", "--against", try folder.file("references.json", text)])
        #expect(outcome.code == code && (outcome.out + outcome.errors).contains(says), "\(text): \(outcome)")
      }
    }
  }

  @Test func `a recording is compared with every preset, worst place and all, and a bad one is told of`() throws {
    try ScratchFolder.use { folder in
      let band = "\"band\": { \"height\": 700, \"pull_offset\": [[100, 50.99], [200, 90]] }"
      let file = try folder.file("phone.json", "{ \"source\": \"a phone\", \(band) }")
      let outcome = try Program.run(["simulate", "--against", file])
      #expect(
        outcome.code == 0 && outcome.out.contains("| `ios` | 5.06 pt, band | 5.06 pt pulled by 200 pt |"), "\(outcome)")
      let answer = try Answer(["simulate", "--against", file, "--json"]).members
      #expect(answer.count == 9 && answer[0].text("preset") == "ios")
      let worst = answer[0]["worst"]
      #expect(worst.text("trace") == "band" && worst.number("pull") == 200 && worst.number("recorded") == 90)
      #expect(agree(worst.number("played"), 95.06, to: 0.01) && agree(worst.number("difference"), 5.06, to: 0.01))
      for (text, says) in [
        ("", "phone.json:1:1: "),
        ("{\n  \"bnd\": 1 }", "phone.json:2:3: bnd: there is no such field. Did you mean \"band\"?"),
      ] {
        let outcome = try Program.run(["simulate", "--against", try folder.file("phone.json", text)])
        #expect(outcome.code == 65 && outcome.errors.contains(says) && outcome.out.isEmpty, "\(outcome)")
      }
      #expect(try Program.run(["simulate", "--against", "\(file).none"]).code == 66)
    }
  }

  @Test func `a pull that is released returns as an iPhone's, and by the spring if asked`() throws {
    let line =
      "simulate --from -177 --velocity 0 --bounds 0,2000 --viewport 681.6667 --scale 3 --at 0,0.116477,0.31617,2"
    let answer = try Answer(line)
    #expect(answer.list("phases").map { $0.text("kind") } == ["return", "rest"])
    for (sample, seen) in zip(answer.list("samples"), [-177, -70.6667, -12, 0]) {
      #expect((sample.number("offset") - seen).magnitude <= 1.2)
    }
    let spring = try Answer(line + " --set physics.return=spring")
    #expect(spring.list("phases").map { $0.text("kind") } == ["spring", "rest"])
    #expect(spring.list("samples")[1].number("offset") < -110)
    let inward = try Answer(
      "simulate --from -60 --velocity 4000 --bounds 0,5000 --viewport 844 --at 0,5"
    ).list("phases")
    #expect(inward.map { $0.text("kind") } == ["return", "decelerate", "rest"])
    // The finger is as fast as the content over the band's slope there, and 60 points are 117 pulled.
    let pull = 60 * 844 / (0.55 * (844 - 60))
    let slope = 0.55 / pow(1 + 0.55 * pull / 844, 2)
    #expect(agree(inward[0].number("end"), pull / (4000 / slope), to: 1e-9))
  }

  @Test func `times may come in any order, and twice`() throws {
    let line = "simulate --velocity 900 --bounds 0,5000 --viewport 844 --at "
    let (there, back) = (
      try Answer(line + "0,0.3,0.3,2").list("samples"), try Answer(line + "2,0.3,0.3,0").list("samples")
    )
    #expect(there.map { $0.number("offset") } == back.reversed().map { $0.number("offset") })
  }

  @Test func `numbers of any size stay finite`() throws {
    for velocity in ["1e6", "-1e6", "1e300", "5e-324"] {
      for viewport in ["1", "1e-300", "1e300"] {
        let answer = try Answer(
          [
            "simulate", "--velocity=\(velocity)", "--bounds", "0,1000", "--viewport", viewport, "--at",
            "0,1e-9,1,1e6,1e300",
          ])
        #expect(answer.list("samples").allSatisfy { $0.number("offset").isFinite && $0.number("velocity").isFinite })
      }
    }
  }
}
