import Glibc
import Images
import Synchronization
import System
import TestSupport
import Testing

@testable import Decoding

/// The limits of a child process, and the handling of violations. The child is `ConfinedTrial`, built along with the
/// tests.
@Suite struct PictureDecoderTests {
  private static let program: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    let tests = String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (tests.lastIndex(of: "/").map { tests[...$0] } ?? "") + "ConfinedTrial"
  }()

  /// A child, of idle priority above all, waits long on a busy machine.
  private let decoder = PictureDecoder(
    program: Self.program, limits: DecodingLimits(sharedBytes: 4 << 20, processorTime: 0.5, patience: 300))

  private func result(
    of trial: String, as format: ImageFormat = .png, in layer: FileLayer? = nil, by other: PictureDecoder? = nil,
    lane: PictureDecoder.Lane = .prompt
  ) -> Result<DecodedPixels, DecodingError> {
    let bytes = Array(trial.utf8)
    return Result { () throws(DecodingError) in
      try (other ?? decoder).decode(
        bytes, DecodingOrder(format: format, fileSize: bytes.count, longestSide: 1 << 24), of: layer, lane: lane)
    }
  }

  @Test func `a processor clock that goes backwards makes a limit of a second`() {
    #expect([-1e30, -3, -0.0, 0, .nan].map(DecodingChild.wholeSeconds) == [1, 1, 1, 1, 1])
    #expect(DecodingChild.wholeSeconds(0.2) == 2 && DecodingChild.wholeSeconds(2) == 3)
    #expect(DecodingChild.wholeSeconds(.infinity) == 365 * 86_400 + 1)
  }

  private static let picture = DecodedPixels(
    size: DecodedSize(width: 2, height: 3, fullWidth: 2, fullHeight: 3, isOpaque: true), texels: [0, 1, 2, 3, 4, 5])

  @Test(arguments: PictureDecoder.Lane.allCases)
  func `texels come back, one picture after the other, from the same child`(_ lane: PictureDecoder.Lane) {
    decoder.start(lane)
    for _ in 0..<100 { #expect(result(of: "picture", lane: lane) == .success(Self.picture)) }
    #expect(decoder.lostCount == 0)
  }

  @Test(arguments: [
    "file: read", "file: write", "file: look", "file: remove", "socket", "connect", "pipe", "copy", "program",
    "signal", "handler", "limit", "thread", "memory: code",
  ])
  func `a child is refused`(_ trial: String) {
    #expect(result(of: trial) == .failure(.refused("Operation not permitted")))
  }

  @Test(arguments: [
    "file: read", "file: itself", "file: write", "file: kept, to write", "file: look", "file: remove", "socket",
    "connect", "pipe", "copy", "program", "signal", "handler", "limit", "memory: code",
  ])
  func `a child that draws is refused as much`(_ trial: String) {
    #expect(result(of: trial, as: .svg) == .failure(.refused("Operation not permitted")))
  }

  @Test func `a child that draws starts threads, and opens the files again that it has kept`() {
    #expect(result(of: "thread", as: .svg) == .failure(.refused("done")))
    for trial in ["file: kept", "file: look at kept"] {
      #expect(result(of: trial, as: .svg) == .failure(.refused("done")), "\(trial)")
      #expect(result(of: trial) == .failure(.refused("Operation not permitted")), "\(trial)")
    }
    #expect(result(of: "memory: own", as: .svg) == .failure(.refused("Cannot allocate memory")))
  }

  @Test func `a format that takes a library has a child of its own, from the first file on`() throws {
    #expect(result(of: "picture") == .success(Self.picture))
    let first = try #require(decoder.processID(.prompt))
    #expect(result(of: "crash", as: .svg) == .failure(.broke("the decoder crashed over it")))
    #expect(decoder.processID(.prompt) == first && kill(first, 0) == 0)
    #expect(result(of: "picture", as: .svg) == .success(Self.picture))
  }

  @Test func `a child gets so much memory and no more`() {
    #expect(result(of: "memory: own") == .failure(.refused("Cannot allocate memory")))
    // Anonymous files have a limit too, enforced by a signal.
    #expect(result(of: "memory: shared") == .failure(.broke("the decoder was ended")))
  }

  @Test(arguments: [
    ("crash", "the decoder crashed over it"), ("exit", "the decoder ended with code 3"),
    ("spin", "decoding it takes too long; make it smaller or simpler"),
    ("claim", "the decoder's answer is invalid"), ("boast", "the decoder's answer is invalid"),
    ("babble", "the decoder's answer is invalid"),
  ])
  func `a child that misbehaves costs one picture, and the next one finds another`(_ trial: String, _ words: String) {
    #expect(result(of: trial) == .failure(.broke(words)))
    #expect(result(of: "picture") == .success(Self.picture))
    #expect(decoder.lostCount == 1)
  }

  @Test func `the layers of a file share a limit, and each version of it begins with none of it used`() {
    let strict = PictureDecoder(
      program: Self.program,
      limits: DecodingLimits(sharedBytes: 4 << 20, processorTime: 0.75, fileTime: 1, patience: 300))
    func outcome(_ trial: String, _ name: String, of file: String = "a.psd", version: Int = 1) -> String {
      let layer = FileLayer(file: file, version: version, name: name)
      switch result(of: trial, in: layer, by: strict) {
      case .success: return "decoded"
      case .failure(.broke(let why)): return why
      case .failure(let error): return "\(error)"
      }
    }
    let ofFile = "the layers of its file take longer than 1 s to draw; merge some, or make them smaller"
    #expect(outcome("picture", "Sky") == "decoded")
    #expect(outcome("spin", "Rain") == "decoding it takes too long; make it smaller or simpler")
    #expect(outcome("spin", "Fog") == ofFile)
    #expect(strict.lostCount == 2)
    #expect(outcome("picture", "Hill") == ofFile)
    #expect(strict.lostCount == 2, "a layer beyond the limit is not begun")
    // What a layer took before does not count against itself.
    #expect(outcome("picture", "Rain") == "decoded")
    #expect(outcome("picture", "Hill") == "decoded")
    #expect(outcome("picture", "Hill", of: "b.psd") == "decoded")
    #expect(outcome("picture", "Fog", version: 2) == "decoded")
  }

  @Test func `layers that no child tried use up nothing of their file's limit`() {
    let nowhere = PictureDecoder(program: "/nowhere", limits: DecodingLimits(processorTime: 1, fileTime: 2))
    for name in ["Sky", "Hill", "Fog", "Rain"] {
      let outcome = result(of: "picture", in: FileLayer(file: "a.svg", version: 1, name: name), by: nowhere)
      guard case .failure(.unavailable) = outcome else {
        Issue.record("\(name): \(outcome)")
        return
      }
    }
  }

  @Test func `a child that sleeps costs one picture, and the next one finds another`() {
    let hasty = PictureDecoder(program: Self.program, limits: DecodingLimits(sharedBytes: 4 << 20, patience: 2))
    #expect(result(of: "sleep", by: hasty) == .failure(.broke("decoding it made no progress")))
    #expect(hasty.lostCount == 1)
    // A busy machine may make the next one late, too.
    #expect(eventually { result(of: "picture", by: hasty) == .success(Self.picture) })
  }

  @Test func `words of a decoder arrive without what could break a line`() {
    #expect(result(of: "refuse") == .failure(.refused("no?picture")))
    #expect(decoder.lostCount == 0)
  }

  @Test func `a child that was ended while it had nothing to do is not noticed`() throws {
    #expect(result(of: "picture") == .success(Self.picture))
    let id = try #require(decoder.processID(.prompt))
    kill(id, SIGKILL)
    var info = siginfo_t()
    waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT)
    #expect(result(of: "picture") == .success(Self.picture))
    #expect(decoder.processID(.prompt) != id)
  }

  private final class Bell: Sendable {
    let done = Mutex(0)
    let pipe: WakePipe

    init() throws { pipe = try WakePipe() }
  }

  @Test(arguments: [ImageFormat.png, .svg, .heic])
  func `several wait for pictures at once, helpers serve them, and go`(_ format: ImageFormat) throws {
    let decoder = PictureDecoder(program: Self.program, helpers: 2)
    let bytes = Array("picture".utf8)
    let order = DecodingOrder(format: format, fileSize: bytes.count, longestSide: 1 << 24)
    let results = Mutex<[Result<DecodedPixels, DecodingError>]>([])
    // A request during another one starts a helper; sooner or later two threads collide.
    while decoder.helperIDs.isEmpty {
      let bell = try Bell()
      for _ in 0..<3 {
        WorkerThread.start {
          let result = Result { () throws(DecodingError) in try decoder.decode(bytes, order) }
          results.withLock { $0.append(result) }
          bell.done.withLock { $0 += 1 }
          bell.pipe.wake()
        }
      }
      while bell.done.withLock({ $0 }) < 3 { bell.pipe.wait() }
    }
    #expect(results.withLock { $0 }.allSatisfy { $0 == .success(Self.picture) })
    let helpers = decoder.helperIDs
    #expect(helpers.count <= 2)
    decoder.dismissHelpers()
    #expect(decoder.helperIDs.isEmpty && decoder.processID(.prompt, for: format) != nil)
    #expect(helpers.allSatisfy { kill($0, 0) != 0 })
    #expect(try decoder.decode(bytes, order) == Self.picture)
  }

  @Test func `where no child can be started no file is to blame`() {
    let nowhere = PictureDecoder(program: "/nowhere")
    #expect(throws: DecodingError.unavailable("the decoder could not be started: no such file or directory")) {
      try nowhere.decode([1], DecodingOrder(format: .png, fileSize: 1, longestSide: 1))
    }
    let deaf = PictureDecoder(program: "/bin/true")
    #expect(throws: DecodingError.self) {
      try deaf.decode([1], DecodingOrder(format: .png, fileSize: 1, longestSide: 1))
    }
  }

  @Test func `a child ends with who started it, and nothing is left of it`() throws {
    var id: pid_t?
    do {
      let decoder = PictureDecoder(program: Self.program)
      decoder.start(.patient)
      id = decoder.processID(.patient)
    }
    #expect(kill(try #require(id), 0) != 0)
    #expect(errno == ESRCH)
  }
}
