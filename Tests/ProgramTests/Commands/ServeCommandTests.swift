import Foundation
import Glibc
import Notation
import TestSupport
import Testing

/// `serve` as a program: what it prints, how it follows files, and how it ends.
struct ServeCommandTests {
  /// A program that serves a scene of a folder, and its address.
  private final class Served {
    let program: Program
    let address: URL

    init(_ words: [String]) throws {
      let program = try Program(["serve"] + words + ["--json", "--port", "0", "--address", "127.0.0.1"])
      let isReady = eventually { program.out.contains("\n") || !program.isRunning }
      try #require(isReady && program.isRunning, "\(program.errors)")
      let line = try #require(program.out.split(separator: "\n").first)
      let root = try #require(JSONReader.read(Array(line.utf8)).root)
      let text = try #require(root["urls"]?.list?.first?.text)
      address = try #require(URL(string: text))
      #expect(root["port"]?.number == address.port.map { Double($0) })
      self.program = program
    }

    deinit { program.send(SIGKILL) }

    func ask(_ path: String, _ method: String = "GET", body: [UInt8]? = nil) throws -> CallAnswer {
      let caller = try Caller(port: UInt16(try #require(address.port)))
      let length = body.map { "Content-Length: \($0.count)\r\n" } ?? ""
      let head = "\(method) \(address.path)/\(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\(length)\r\n"
      caller.send(Array(head.utf8) + (body ?? []))
      return try #require(caller.answer(), "no answer to \(path)")
    }

    /// The next events of a stream, until one has a name.
    func stream() throws -> Caller {
      let caller = try Caller(port: UInt16(try #require(address.port)))
      caller.send("GET \(address.path)/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
      return caller
    }
  }

  private static func scene(ratio: Double, title: String = "Walks", picture: String = "a.jpg") -> String {
    """
    { "parallax": 1, "title": "\(title)", "effect": "header-parallax", "parameters": { "ratio": \(ratio) },
      "content": { "images": ["\(picture)"] } }
    """
  }

  private static func picture(_ name: String, in folder: ScratchFolder, as file: String) throws {
    let path = folder / file
    let draft = path + "~"
    try? FileManager.default.removeItem(atPath: draft)
    try FileManager.default.copyItem(atPath: Repository.path("Resources/Pictures/\(name)"), toPath: draft)
    try #require(rename(draft, path) == 0)
  }

  @Test func `saved in place, written aside and renamed, broken and mended: phones hear of each`() throws {
    try ScratchFolder.use { folder in
      try Self.picture("landscapes/lake.jpg", in: folder, as: "a.jpg")
      let file = try folder.file("a.json", Self.scene(ratio: 0.5))
      let served = try Served([file, "--tapes", folder / "tapes"])
      let stream = try served.stream()
      #expect(stream.hears(#"event: hello"#) && stream.hears(#""revision":1"#))
      #expect(try served.ask("").text.contains("--fx-ratio: 0.5"))

      try Self.scene(ratio: 0.25).write(toFile: file, atomically: false, encoding: .utf8)
      #expect(stream.hears("--fx-ratio: 0.25"))
      try Self.scene(ratio: 0.35).write(toFile: file + "~", atomically: false, encoding: .utf8)
      try #require(rename(file + "~", file) == 0)
      #expect(stream.hears("--fx-ratio: 0.35"))

      try #"{ "parallax": 1, "effect": "hader-parallax" }"#.write(toFile: file, atomically: false, encoding: .utf8)
      #expect(stream.hears("event: problem\ndata: {\"sentence\":"))
      let sentence = try #require(
        stream.hear { heard in
          let text = String(decoding: heard, as: UTF8.self)
          return text.contains("\n\n") ? (text, heard.count) : nil
        })
      #expect(sentence.contains("a.json:1:") && sentence.contains("hader-parallax") && !sentence.contains(folder.path))
      #expect(try served.ask("").text.contains("--fx-ratio: 0.35"), "the page keeps what it had")
      try Self.scene(ratio: 0.45, title: "Hikes").write(toFile: file, atomically: true, encoding: .utf8)
      #expect(stream.hears("<title>Hikes</title>"))

      let before = try served.ask("pictures/0")
      try Self.picture("landscapes/tall.jpg", in: folder, as: "a.jpg")
      let isNew = try eventually { try served.ask("pictures/0").body != before.body }
      #expect(before.status == 200 && isNew)
      #expect(try served.ask("pictures/1").status == 404)
      served.program.send(SIGTERM)
      #expect(stream.hears("event: end\ndata: {}\n\n"))
      #expect(served.program.wait()?.code == 143)
    }
  }

  @Test func `a swipe becomes a file that plays`() throws {
    try ScratchFolder.use { folder in
      let tapes = folder / "new/tapes"
      let served = try Served(["map-crop", "--tapes", tapes])
      let tape =
        #"{"tape":1,"from":0,"events":[{"time":0,"kind":"offset","offset":0},{"time":1,"kind":"offset","offset":90}]}"#
      let answer = try served.ask("tapes", "POST", body: Array(tape.utf8))
      #expect(answer.status == 201)
      let again = try served.ask("tapes", "POST", body: Array(tape.utf8))
      let name = try #require(JSONReader.read(answer.body).root?["file"]?.text)
      let other = try #require(JSONReader.read(again.body).root?["file"]?.text)
      #expect(name != other && name.hasPrefix("Phone ") && name.hasSuffix(".parallax-tape.json"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: tapes).sorted() == [name, other].sorted())
      let played = try Program.run([
        "simulate", "--tape", "\(tapes)/\(name)", "--bounds", "0,500", "--viewport", "844", "--at", "0.5",
      ])
      #expect(played.out.contains("\"offset\": 45,"), "\(played)")
      #expect(try served.ask("tapes", "POST", body: Array("no".utf8)).status == 400)
      served.program.send(SIGINT)
      #expect(served.program.wait()?.code == 130)
    }
  }

  @Test func `a swipe is written for this user alone, and through no link`() throws {
    try ScratchFolder.use { folder in
      let tapes = folder / "tapes"
      try FileManager.default.createDirectory(atPath: tapes, withIntermediateDirectories: false)
      let time = DateFormatter()
      time.locale = Locale(identifier: "en_US_POSIX")
      time.dateFormat = "yyyy-MM-dd HH.mm.ss"
      let names = (-1..<Int(generousDeadline)).map {
        "Phone \(time.string(from: Date() + TimeInterval($0))).parallax-tape.json"
      }
      for name in names {
        try FileManager.default.createSymbolicLink(
          atPath: "\(tapes)/\(name)", withDestinationPath: folder / "elsewhere")
      }
      let served = try Served(["map-crop", "--tapes", tapes])
      let answer = try served.ask("tapes", "POST", body: Array(#"{"tape":1,"events":[]}"#.utf8))
      let name = try #require(JSONReader.read(answer.body).root?["file"]?.text)
      #expect(answer.status == 201 && name.hasSuffix(" 2.parallax-tape.json"))
      #expect(!FileManager.default.fileExists(atPath: folder / "elsewhere"))
      let mode = try FileManager.default.attributesOfItem(atPath: "\(tapes)/\(name)")[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
    }
  }

  @Test func `a phone hears of no folder when its swipe cannot be kept`() throws {
    try ScratchFolder.use { folder in
      let tapes = folder / "tapes"
      let served = try Served(["map-crop", "--tapes", tapes])
      try FileManager.default.removeItem(atPath: tapes)
      let answer = try served.ask("tapes", "POST", body: Array(#"{"tape":1,"events":[]}"#.utf8))
      #expect(answer.status == 500 && answer.text == "The computer cannot keep this swipe.\n")
      #expect(eventually { served.program.errors.contains("A swipe cannot be kept: \(tapes)/Phone ") })
    }
  }

  @Test func `every address is printed as one that a phone can open`() throws {
    try ScratchFolder.use { folder in
      let program = try Program([
        "serve", "map-crop", "--port", "0", "--address", "0.0.0.0", "--json", "--tapes", folder.path,
      ])
      #expect(eventually { program.out.contains("\n") || !program.isRunning })
      #expect(program.out.contains("\"http://") && !program.out.contains("//0.0.0.0"), "\(program.out)")
      program.send(SIGTERM)
      #expect(program.wait()?.code == 143)
    }
  }

  @Test func `a swipe says how often the phone drew, and whose glide it was`() throws {
    /// The offsets of a finger that lifts after a tenth of a second, and of what follows, as a tape.
    func tape(_ rate: Double, _ glide: (Double) -> Double) -> [UInt8] {
      let events = (0..<Int(3 * rate)).map { frame in
        let time = Double(frame) / rate
        let offset = time < 0.1 ? 1400 * time : 140 + glide(time - 0.1)
        return #"{"time":\#(time),"kind":"offset","offset":\#(offset)}"#
      }
      let lift = Int(0.1 * rate) + 1
      let all = events[..<lift] + [#"{"time":0.1,"kind":"up"}"#] + events[lift...]
      return Array(#"{"tape":1,"from":0,"events":[\#(all.joined(separator: ","))]}"#.utf8)
    }
    // As an iPhone's: it loses 2 in 1000 of its speed each millisecond, and ends at 10 points a second.
    let rate = -1000 * log(0.998)
    let end = log(1400 / 10) / rate
    let tapes: [([UInt8], String)] = [
      (tape(120) { 1400 / rate * (1 - exp(-rate * min($0, end))) }, "120 a second: as ios, at most 0."),
      (tape(60) { 1400 * $0 }, "60 a second: no glide"),
      (tape(60) { 700 * min($0, 1) * (2 - min($0, 1)) }, "60 a second: as no system; "),
    ]
    try ScratchFolder.use { folder in
      let served = try Served(["map-crop", "--tapes", folder.path])
      for (tape, words) in tapes {
        #expect(try served.ask("tapes", "POST", body: tape).status == 201)
        #expect(eventually { served.program.errors.contains("A swipe on Phone, \(words)") }, "\(served.program.errors)")
      }
    }
  }

  @Test func `without JSON it prints the address and a code`() throws {
    try ScratchFolder.use { folder in
      let program = try Program(["serve", "map-crop", "--port", "0", "--address", "127.0.0.1", "--tapes", folder.path])
      #expect(eventually { program.out.contains("Ctrl C") || !program.isRunning })
      #expect(program.out.contains("  http://127.0.0.1:") && program.out.contains("\u{2588}\u{2580}"))
      program.send(SIGINT)
      #expect(program.wait()?.code == 130)
    }
  }

  @Test func `what cannot be served is said with its exit code`() throws {
    try ScratchFolder.use { folder in
      let served = try Served(["map-crop", "--tapes", folder.path])
      let port = try #require(served.address.port)
      let broken = try folder.file("a.json", "{ \"parallax\": 1, \"effect\": \"none\" }")
      let words: [([String], Int32, String)] = [
        (["map-crop", "--port", "\(port)", "--address", "127.0.0.1"], 69, "Port \(port) is taken"),
        (["map-crop", "--address", "home"], 64, "\"home\" is not an IPv4 address"),
        (["map-crop", "--address", "192.0.2.254"], 69, "192.0.2.254 is not an address of this machine."),
        (["map-crop", "--port", "65536"], 64, "--port takes a whole number in 0...65535"),
        (["map-crop", "--tapes", broken], 73, broken),
        (["map-crop", "--tapes", ""], 64, "--tapes needs a value: --tapes DIR."),
        ([], 64, "serve needs a scene"),
        (["map-crop", "weather-menu"], 64, "serve takes one scene, not 2."), (["no-such.json"], 66, "no-such.json"),
        ([broken], 65, "none"),
      ]
      for (line, code, sentence) in words {
        let tapes = line.contains("--tapes") ? [] : ["--tapes", folder.path]
        let outcome = try Program.run(["serve"] + line + tapes)
        #expect(outcome.code == code && outcome.errors.contains(sentence), "\(line): \(outcome)")
        #expect(outcome.out.isEmpty)
      }
    }
  }
}
