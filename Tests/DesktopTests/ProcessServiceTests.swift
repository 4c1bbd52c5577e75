import Desktop
import Documents
import Effects
import Glibc
import StudioKit
import System
import TestSupport
import Testing

/// A process that follows the studio, played by scripts: the one that serves phones.
struct ProcessServiceTests {
  private static func order(rows: Int) -> SceneOrder {
    var scene = Scene(effect: MapCrop())
    scene.content.rows = rows
    return SceneOrder(PlacedScene(scene, path: "/scenes/a.json"))
  }

  /// A service whose program is a script.
  private static func service(_ script: String, in folder: ScratchFolder) throws -> ProcessService<PhoneAnswer> {
    let path = try folder.file("phone", "#!/bin/sh\n\(script)\n")
    try #require(chmod(path, 0o755) == 0)
    return ProcessService<PhoneAnswer>(program: path, waking: {})
  }

  /// The answers, until one is as wanted.
  private static func answers(of service: ProcessService<PhoneAnswer>, until isLast: (PhoneAnswer) -> Bool)
    -> [PhoneAnswer]
  {
    var answers: [PhoneAnswer] = []
    _ = eventually {
      answers += service.collect()
      return answers.contains(where: isLast)
    }
    return answers
  }

  @Test func `orders go in, the last of many at once, and answers come out`() throws {
    try ScratchFolder.use { folder in
      let service = try Self.service(
        #"""
        printf '{"serving":{"_0":[]}}\nnoise\n'
        while read -r line; do
          rows=$(printf '%s' "$line" | sed 's/.*rows\\": \([0-9]*\).*/\1/')
          printf '{"refused":{"_0":"%s"}}\n' "$rows"
        done
        """#, in: folder)
      for rows in 1...500 { service.take(Self.order(rows: rows)) }
      let answers = Self.answers(of: service) { $0 == .refused("500") }
      #expect(answers.first == .serving([]) && answers.last == .refused("500"), "\(answers)")
    }
  }

  @Test func `a process that ends by itself has failed, and the next order starts another`() throws {
    try ScratchFolder.use { folder in
      let service = try Self.service("echo x >> '\(folder / "starts")'; read -r line; exit 3", in: folder)
      for start in 1...2 {
        service.take(Self.order(rows: 1))
        let answers = Self.answers(of: service) { if case .failed = $0 { true } else { false } }
        #expect(answers.count == 1, "\(answers)")
        #expect(SystemFile.text(folder / "starts") == String(repeating: "x\n", count: start))
      }
      let failing = try Self.service(#"read -r line; printf '{"failed":{"_0":"No network."}}\n'"#, in: folder)
      failing.take(Self.order(rows: 1))
      #expect(Self.answers(of: failing) { $0 == .failed("No network.") } == [.failed("No network.")])
    }
  }

  @Test func `to stop ends a process in whatever state it is, and its answers mean nothing`() throws {
    try ScratchFolder.use { folder in
      let pid = folder / "pid"
      // It neither reads its orders nor heeds signals that can be ignored.
      let service = try Self.service(
        "trap '' TERM INT HUP; echo $$ > '\(pid)'; while :; do printf '{\"shown\":{}}\\n'; done", in: folder)
      service.take(Self.order(rows: 1))
      _ = Self.answers(of: service) { $0 == .shown }
      let number = try #require(SystemFile.text(pid).flatMap { Int32($0.dropLast()) })
      service.stop()
      #expect(eventually { kill(number, 0) != 0 })
      #expect(service.collect().isEmpty)
    }
  }

  @Test func `a program that is not there is a failure`() {
    let service = ProcessService<PhoneAnswer>(program: "/nowhere/parallax", waking: {})
    service.take(Self.order(rows: 1))
    let answers = Self.answers(of: service) { if case .failed = $0 { true } else { false } }
    #expect(answers.count == 1)
    let none = ProcessService<PhoneAnswer>(program: nil, waking: {})
    none.take(Self.order(rows: 1))
    #expect(none.collect() == [.failed("The page for phones could not be started.")])
  }

  @Test func `the program itself serves until its orders end`() throws {
    let service = ProcessService<PhoneAnswer>(program: Program.path, waking: {})
    service.take(Self.order(rows: 30))
    let answers = Self.answers(of: service) { answer in
      switch answer {
      case .serving, .failed: true
      default: false
      }
    }
    // A machine without a network says so.
    switch answers.last {
    case .serving(let addresses):
      let address = try #require(addresses.first)
      #expect(address.text.hasPrefix("http://") && address.code.count >= 21)
      #expect(address.code.allSatisfy { $0.count == address.code.count })
    case .failed(let why): #expect(why.contains("in no network"))
    default: Issue.record("\(answers)")
    }
    service.stop()
  }
}
