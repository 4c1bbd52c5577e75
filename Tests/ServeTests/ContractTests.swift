import Documents
import Notation
import TestSupport
import Testing

@testable import Serve

/// What phones are promised, request by request.
@Suite struct ContractTests {
  private static let tape = #"{"tape":1,"from":0,"events":[{"time":0,"kind":"offset","offset":12.5}]}"#

  @Test func `the page comes with a policy, is not stored and leaks no address`() throws {
    let server = try TestServer()
    let answer = try server.ask("GET", server.path)
    #expect(answer.status == 200 && answer["content-type"]?.hasPrefix("text/html") == true)
    #expect(answer["cache-control"] == "no-store" && answer["referrer-policy"] == "no-referrer")
    let policy = try #require(answer["content-security-policy"])
    #expect(policy.contains("default-src 'none'") && !policy.contains("http") && !policy.contains("unsafe-eval"))
    let nonce = try #require(policy.split(separator: "'nonce-").dropFirst().first?.split(separator: "'").first)
    #expect(answer.text.contains("<script nonce=\"\(nonce)\">\n// live\n</script>"))
    #expect(!answer.text.contains("<script>") && !answer.text.contains("<style>"))
    let other = try server.ask("GET", server.path)
    #expect(other["content-security-policy"] != policy, "a word that allows scripts is used once")
  }

  @Test func `pictures are served by number, and nothing else`() throws {
    let server = try TestServer()
    for (number, picture) in TestServer.pictures.enumerated() {
      for path in ["pictures/\(number)", picture.address(number: number)] {
        let answer = try server.ask("GET", server.path + path)
        #expect(answer.status == 200 && answer.body == picture.bytes && answer["content-type"] == picture.mediaType)
      }
    }
    let wrong = [
      "pictures/2", "pictures/-1", "pictures/00", "pictures/+1", "pictures/", "pictures/0/", "pictures/../pictures/0",
      "pictures/%30", "pictures/99999999999999999999", "pictures/a", "pictures", "favicon.ico", "events/", "Events",
      ".", "..", "../etc/passwd", "%2e%2e/", "tapes/a", "/",
    ]
    for path in wrong { #expect(try server.ask("GET", server.path + path) == server.ask("GET", "/"), "\(path)") }
  }

  @Test func `a wrong token and a wrong path are the same, byte for byte`() throws {
    let server = try TestServer()
    let token = server.server.token.text
    let other = String(token.dropLast()) + (token.hasSuffix("a") ? "b" : "a")
    let methods = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]
    for method in methods {
      let body = method == "POST" ? Self.tape : nil
      let wrong = try server.ask(method, server.path + "nothing", body)
      for path in ["/", "/\(other)/", "/\(token)", "/\(other)/tapes", "/\(other)/events", "//", "/\(token)x/"] {
        #expect(try server.ask(method, path, body) == wrong, "\(method) \(path)")
      }
      #expect(wrong.status == 404)
      #expect(wrong["server"] == nil && wrong["date"] == nil && !wrong.head.lowercased().contains("parallax"))
    }
  }

  @Test func `a wrong method is refused with the right one`() throws {
    let server = try TestServer()
    for (path, known) in [
      ("", "GET"), ("events", "GET"), ("pictures/0", "GET"), ("tapes", "POST"), ("presence", "POST"),
    ] {
      for method in ["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH"] where method != known {
        let answer = try server.ask(method, server.path + path, method == "POST" ? "{}" : nil)
        #expect(answer.status == 405 && answer["allow"] == known, "\(method) \(path)")
      }
    }
  }

  @Test func `a tape is kept under the phone's name, and what is none is refused with a sentence`() throws {
    let server = try TestServer()
    let agent = "User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    let answer = try server.ask("POST", server.path + "tapes", Self.tape, fields: [agent])
    #expect(answer.status == 201 && answer.text == "{\"file\":\"\(TestServer.fileName)\"}\n")
    #expect(server.kept.map(\.device) == ["iPhone"])
    #expect(server.kept.first?.tape == Tape(from: 0, events: [TapeEvent(time: 0, action: .offset(12.5))]))
    for body in [
      "", "{}", "[]", "no", #"{"tape":1,"events":[{"time":-1,"kind":"up"}]}"#, "\u{0}\u{1}", #"{"tape":9}"#,
      #"{"tape":1,"events":[{"time":0,"kind":"set","path":"content.images","value":["/etc/passwd"]}]}"#,
      #"{"tape":1,"events":[{"time":0,"kind":"resize","width":100,"height":100}]}"#,
    ] {
      let refused = try server.ask("POST", server.path + "tapes", body)
      #expect(refused.status == 400 && refused.text.hasPrefix("tape:"), "\(refused)")
    }
    #expect(server.kept.count == 1)
  }

  @Test func `a tape may have a mebibyte and not a byte more`() throws {
    let server = try TestServer()
    let room = String(repeating: " ", count: (1 << 20) - Self.tape.utf8.count)
    #expect(try server.ask("POST", server.path + "tapes", Self.tape + room).status == 201)
    #expect(try server.ask("POST", server.path + "tapes", Self.tape + room + " ").status == 413)
    #expect(server.kept.count == 1)
  }

  @Test func `a disk that takes no tape, and a thousand tapes, are told of`() throws {
    let full = try TestServer(keepsNone: true)
    let answer = try full.ask("POST", full.path + "tapes", Self.tape)
    #expect(answer.status == 500 && answer.text == "The computer cannot keep this swipe.\n")
    var limits = ServeLimits()
    limits.tapes = 3
    let server = try TestServer(limits: limits)
    let codes = try (0..<5).map { _ in try server.ask("POST", server.path + "tapes", Self.tape).status }
    #expect(codes == [201, 201, 201, 429, 429])
  }

  @Test func `swipes that come faster than thumbs make them are to come again`() throws {
    var limits = ServeLimits()
    (limits.tapesAtOnce, limits.tapesPerSecond) = (2, 1e-3)
    let server = try TestServer(limits: limits)
    let codes = try (0..<4).map { _ in try server.ask("POST", server.path + "tapes", Self.tape).status }
    #expect(codes == [201, 201, 503, 503] && server.kept.count == 2)
    limits.tapesPerSecond = 1e6
    let fast = try TestServer(limits: limits)
    #expect(try (0..<40).allSatisfy { _ in try fast.ask("POST", fast.path + "tapes", Self.tape).status == 201 })
  }

  @Test func `phones say who they are, and known words alone are believed`() throws {
    let server = try TestServer()
    func tell(_ id: String, _ body: String, agent: String) throws -> Int {
      try server.ask(
        "POST", server.path + "presence", #"{"id":"\#(id)",\#(body)}"#, fields: ["User-Agent: \(agent)"]
      ).status
    }
    #expect(try tell("a", #""width":390,"height":664,"rate":119.7"#, agent: "<b>iPhone</b> Safari/1") == 200)
    #expect(try tell("b", #""width":412,"height":915"#, agent: "Linux; Android 14 Chrome/130 Safari/5") == 200)
    #expect(
      server.server.phones.map(\.words) == [
        "Android, Chrome, 412 x 915", "iPhone, Safari, 390 x 664, 120 frames a second",
      ])
    #expect(try tell("a", #""width":0,"height":664"#, agent: "") == 400)
    #expect(try tell("a", #""width":"x""#, agent: "") == 400)
    #expect(try tell("", #""width":1,"height":1"#, agent: "") == 400)
    #expect(try server.ask("POST", server.path + "presence", String(repeating: " ", count: 5000)).status == 413)
    #expect(try tell("a", #""away":true"#, agent: "") == 200)
    #expect(server.server.phones.count == 1)
  }

  @Test func `a connection serves one request after the other`() throws {
    let server = try TestServer()
    let caller = try server.call()
    caller.send(TestServer.request("GET", server.path + "pictures/0") + TestServer.request("GET", server.path))
    caller.send(TestServer.request("POST", server.path + "tapes", Self.tape))
    #expect(caller.answer()?.status == 200)
    #expect(caller.answer()?["content-type"]?.hasPrefix("text/html") == true)
    #expect(caller.answer()?.status == 201)
    caller.send("GET \(server.path) HTTP/1.0\r\n\r\n")
    #expect(caller.answer()?["connection"] == "close")
    #expect(caller.hearAll().isEmpty)
  }

  @Test func `who asks first whether a body is wanted hears so`() throws {
    let server = try TestServer()
    let caller = try server.call()
    let head = "POST \(server.path)tapes HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: "
    caller.send("\(head)\(Self.tape.utf8.count)\r\n\r\n")
    #expect(caller.answer()?.status == 100)
    caller.send(Self.tape)
    #expect(caller.answer()?.status == 201)
    caller.send("\(head)99999999\r\n\r\n")
    #expect(caller.answer()?.status == 413)
  }

  @Test func `a port that is taken is named, and one that is closed is free again`() throws {
    let server = try TestServer()
    let port = server.server.port
    #expect(throws: ServeError.portTaken(port)) {
      _ = try PhoneServer(TestServer.page(), address: "127.0.0.1", port: port, keeping: { _ in "" })
    }
    #expect(throws: ServeError.wrongAddress("home")) {
      _ = try PhoneServer(TestServer.page(), address: "home", keeping: { _ in "" })
    }
    let stream = try server.stream()
    #expect(stream.event()?.name == "hello")
    server.server.close()
    #expect(stream.event()?.name == "end" && stream.event() == nil)
    let isFree = eventually {
      do throws(ServeError) {
        let next = try PhoneServer(TestServer.page(), address: "127.0.0.1", port: port, keeping: { _ in "" })
        next.close()
        return true
      } catch {
        return false
      }
    }
    #expect(isFree)
  }
}
