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

  /// Everything that a server sends until it closes.
  private static func heard(_ server: TestServer, _ request: String) throws -> String {
    let caller = try server.call()
    caller.send(request)
    return String(decoding: caller.hearAll(), as: UTF8.self)
  }

  /// The answer to all that lacks the token.
  private static func silence(_ server: TestServer) throws -> String {
    let words = try heard(server, "GET /nothing HTTP/1.1\r\n\r\n")
    #expect(words.hasPrefix("HTTP/1.1 404 Not Found\r\n") && words.hasSuffix("\r\n\r\nNot found.\n"))
    return words
  }

  @Test func `a malformed request is answered like one without the token, byte for byte`() throws {
    let server = try TestServer()
    let silence = try Self.silence(server)
    for request in Self.malformed {
      #expect(try Self.heard(server, request + "\r\n\r\n") == silence, "\(request.prefix(80))")
    }
    let long = "A: " + String(repeating: "b", count: 20_000)
    for request in [
      "GET / HTTP/1.1\r\n\(long)\r\n\r\n", "GET / HTTP/1.1\r\n\(long)", "POST / HTTP/1.1\r\n\r\n",
      "POST /tapes HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST /tapes HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n{}\n",
      "POST /tapes HTTP/1.1\r\nContent-Length: 999999999999\r\n\r\n{", "GET / HTTP/1.0\r\n\r\n",
      "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    ] {
      #expect(try Self.heard(server, request) == silence, "\(request.prefix(80))")
    }
    #expect(try Self.isAlive(server))
  }

  @Test func `with the token, a body without its length is refused as such`() throws {
    let server = try TestServer()
    for field in ["Transfer-Encoding: chunked\r\n", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", ""] {
      let caller = try server.call()
      caller.send("POST \(server.path)tapes HTTP/1.1\r\n\(field)\r\n0\r\n\r\n")
      #expect(caller.answer()?.status == 411, "\(field)")
    }
  }

  @Test func `another site that knows the address is answered like one that does not`() throws {
    let server = try TestServer()
    let silence = try Self.silence(server)
    let port = server.server.port
    func heard(_ fields: [String]) throws -> String {
      try Self.heard(server, TestServer.request("GET", server.path, fields: fields + ["Connection: close"]))
    }
    let own = ["127.0.0.1:\(port)", "127.0.0.1", "localhost:\(port)", "LocalHost", "[::1]:\(port)"]
    for host in own {
      #expect(try heard(["Host: \(host)"]).hasPrefix("HTTP/1.1 200 OK"), "\(host)")
      #expect(try heard(["Host: \(host)", "Origin: http://\(host)"]).hasPrefix("HTTP/1.1 200 OK"), "\(host)")
    }
    for host in ["example.com", "example.com:\(port)", "127.0.0.1.example.com", "127.0.0.2", "192.168.1.20", "", "["] {
      #expect(try heard(["Host: \(host)"]) == silence, "\(host)")
    }
    for origin in [
      "null", "", "http://example.com", "https://127.0.0.1:\(port)", "http://127.0.0.1:\(port)0",
      "http://localhost:\(port)",
    ] {
      #expect(try heard(["Host: 127.0.0.1:\(port)", "Origin: \(origin)"]) == silence, "\(origin)")
    }
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
    var limits = ServeLimits()
    // However long this machine takes until they speak.
    (limits.grace, limits.headTime) = (1000, 1000)
    let server = try TestServer(limits: limits)
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

  @Test(arguments: ["x\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n", "GET / HT"])
  func `those who are answered and stay make room at once`(request: String) throws {
    var limits = ServeLimits()
    (limits.connections, limits.headTime, limits.drainTime, limits.grace) = (8, 1000, 1000, 0.05)
    let server = try TestServer(limits: limits)
    let callers = try (0..<40).map { _ in try server.call() }
    for caller in callers { caller.send(request) }
    #expect(try Self.isAlive(server))
    #expect(callers.count == 40)
  }

  @Test func `strangers of one address take no place of another one`() throws {
    var limits = ServeLimits()
    (limits.connections, limits.strangers, limits.headTime, limits.grace) = (8, 3, 1000, 1000)
    let server = try TestServer(limits: limits)
    let phone = try server.call()
    phone.send("GET \(server.path) HT")
    let callers = try (0..<40).map { _ in try server.call(from: "127.0.0.2") }
    for caller in callers { caller.send("GET / HT") }
    #expect(try Self.isAlive(server))
    phone.send("TP/1.1\r\n\r\n")
    #expect(phone.answer()?.status == 200)
    #expect(callers.count == 40)
  }

  @Test func `thousands of requests at once end nothing, and others have their turn`() throws {
    let server = try TestServer()
    let stranger = try server.call()
    stranger.send(String(repeating: "A / HTTP/1.1\r\n\r\n", count: 4096))
    #expect(stranger.answer()?.status == 404)
    let phone = try server.call()
    let count = 1200
    phone.send(String(repeating: "GET \(server.path)pictures/0 HTTP/1.1\r\n\r\n", count: count))
    #expect(try Self.isAlive(server))
    #expect((0..<count).allSatisfy { _ in phone.answer()?.status == 200 })
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
