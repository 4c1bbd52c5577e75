import Glibc
import System
import TestSupport
import Testing

@testable import Serve

/// Whoever else is on the network: half requests, slow ones, huge ones, a thousand at once, and noise.
@Suite(.serialized) struct StrangerTests {
  /// The server still answers.
  private static func isAlive(_ server: TestServer) throws -> Bool {
    try server.ask("GET", server.path).status == 200 && server.ask("GET", "/").status == 404
  }

  /// Requests that a server may take for something else than they are.
  static let malformed = [
    "", "\r\n", "GET", "GET /", "GET  / HTTP/1.1\r\n", "get / HTTP/1.1\r\n", "GET / HTTP/2\r\n",
    "GET / HTTP/1.1 \r\n", "GET http://a/ HTTP/1.1\r\n", "GET * HTTP/1.1\r\n", "GET /\u{0} HTTP/1.1\r\n",
    "GET /\t HTTP/1.1\r\n", "GET / HTTP/1.1\r\nno colon\r\n", "GET / HTTP/1.1\r\n: x\r\n",
    "GET / HTTP/1.1\r\na b: x\r\n",
    "GET / HTTP/1.1\r\nA: x\r\n folded\r\n", "GET / HTTP/1.1\r\nA: \u{1}\r\n",
    "POST /t HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n", "POST /t HTTP/1.1\r\nContent-Length: -1\r\n",
    "POST /t HTTP/1.1\r\nContent-Length: +1\r\n", "POST /t HTTP/1.1\r\nContent-Length: 1e3\r\n",
    "POST /t HTTP/1.1\r\nContent-Length: 9999999999999999999\r\n", "POST /t HTTP/1.1\r\nContent-Length: \r\n",
    "POST /t HTTP/1.1\r\nContent-Length: 1, 1\r\n", String(repeating: "A", count: 17) + " / HTTP/1.1\r\n",
    "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 101),
  ]

  @Test func `a malformed request is refused`() throws {
    let server = try TestServer()
    for request in Self.malformed {
      let caller = try server.call()
      caller.send(request + "\r\n\r\n")
      #expect(caller.answer()?.status == 400, "\(request.prefix(80))")
    }
    for request in ["Transfer-Encoding: chunked\r\n", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", ""] {
      let caller = try server.call()
      caller.send("POST \(server.path)tapes HTTP/1.1\r\n\(request)\r\n0\r\n\r\n")
      #expect(caller.answer()?.status == 411, "\(request)")
    }
    let caller = try server.call()
    caller.send("GET / HTTP/1.1\r\nA: " + String(repeating: "b", count: 20_000) + "\r\n\r\n")
    #expect(caller.answer()?.status == 431)
    #expect(try Self.isAlive(server))
  }

  @Test func `a head that never ends, and a body that never comes, are given up`() throws {
    var limits = ServeLimits()
    (limits.headTime, limits.bodyTime) = (0.2, 0.2)
    let server = try TestServer(limits: limits)
    for start in [
      "", "G", "GET \(server.path) HTTP/1.1\r\nHost: a\r\n",
      "POST \(server.path)tapes HTTP/1.1\r\nContent-Length: 1000\r\n\r\n{",
    ] {
      let caller = try server.call()
      caller.send(start)
      #expect(caller.hearAll().isEmpty, "\(start)")
    }
    #expect(try Self.isAlive(server))
  }

  @Test func `bytes that drip do not extend the time for a head`() throws {
    var limits = ServeLimits()
    limits.headTime = 0.3
    let server = try TestServer(limits: limits)
    let caller = try server.call()
    let isGone = eventually(within: 60) { caller.send(Array("A".utf8)) == 0 }
    #expect(isGone)
  }

  @Test func `a body of a gigabyte is refused before it comes, and costs no memory`() throws {
    let server = try TestServer()
    let before = Self.memory
    let caller = try server.call()
    caller.send("POST \(server.path)tapes HTTP/1.1\r\nContent-Length: 1073741824\r\n\r\n")
    #expect(caller.answer()?.status == 413)
    // It goes on regardless, until it is cut off.
    let piece = [UInt8](repeating: 32, count: 1 << 20)
    for _ in 0..<64 where caller.send(piece) < piece.count { break }
    #expect(Self.memory - before < 64 << 20)
    #expect(try Self.isAlive(server))
  }

  @Test func `a thousand at once are answered, each of them`() throws {
    let server = try TestServer()
    let callers = try (0..<1000).map { _ in try server.call() }
    for (index, caller) in callers.enumerated() {
      caller.send(TestServer.request("GET", index % 3 == 0 ? server.path : "/", fields: ["Connection: close"]))
    }
    var codes: [Int: Int] = [:]
    for caller in callers { codes[caller.answer()?.status ?? 0, default: 0] += 1 }
    #expect(codes == [200: 334, 404: 666])
  }

  @Test func `those who say nothing make room for those who do`() throws {
    var limits = ServeLimits()
    (limits.connections, limits.headTime, limits.grace) = (8, 1000, 0.05)
    let server = try TestServer(limits: limits)
    let silent = try (0..<40).map { _ in try server.call() }
    for caller in silent { caller.send("GET / HT") }
    #expect(try Self.isAlive(server))
    #expect(silent.count == 40)
  }

  @Test func `ten thousand tapes are answered, and no more than the limit kept`() throws {
    let server = try TestServer()
    let tape = #"{"tape":1,"events":[]}"#
    let caller = try server.call()
    var codes: [Int: Int] = [:]
    for _ in 0..<10_000 {
      caller.send(TestServer.request("POST", server.path + "tapes", tape))
      codes[caller.answer()?.status ?? 0, default: 0] += 1
    }
    #expect(codes == [201: 1000, 429: 9000] && server.kept.count == 1000)
  }

  @Test(arguments: 0..<40) func `noise crashes nothing`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let server = try TestServer()
    let good = [
      TestServer.request("GET", server.path),
      TestServer.request("POST", server.path + "tapes", #"{"tape":1,"events":[]}"#),
      TestServer.request("GET", server.path + "pictures/1"), TestServer.request("GET", server.path + "events?after=0"),
      TestServer.request("POST", server.path + "presence", #"{"id":"a","width":1,"height":2}"#),
    ]
    for _ in 0..<25 {
      var bytes = Array((good.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: min(place, bytes.count))
        case 1 where !bytes.isEmpty: bytes.remove(at: min(place, bytes.count - 1))
        case 2 where !bytes.isEmpty: bytes[min(place, bytes.count - 1)] = UInt8.random(in: 0...255, using: &generator)
        default: bytes.removeLast(min(place, bytes.count))
        }
      }
      let caller = try server.call()
      // In two pieces, and often without an end.
      let middle = Int.random(in: 0...bytes.count, using: &generator)
      caller.send(Array(bytes[..<middle]))
      caller.send(Array(bytes[middle...]))
      if Bool.random(using: &generator) { caller.endOutput() }
    }
    #expect(try Self.isAlive(server), "after seed \(seed)")
  }

  /// Memory of this process, in bytes.
  private static var memory: Int {
    let pages = SystemFile.text("/proc/self/statm")?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
