import TestSupport
import Testing

@testable import Serve

/// How changes come to phones.
@Suite struct StreamTests {
  @Test func `a stream begins at once, and a change has what differs`() throws {
    let server = try TestServer()
    let phone = try server.stream()
    #expect(phone.answer()?["content-type"] == "text/event-stream")
    let hello = try #require(phone.event())
    #expect(hello.name == "hello" && hello.revision == 1 && hello.id == nil)
    server.server.show(TestServer.page(ratio: 0.75))
    let change = try #require(phone.event())
    #expect(change.name == "change" && change.revision == 2 && change.id == "2")
    #expect(change.parts == ["style0"] && change["style0"] == ".a { --fx-ratio: 0.75; }\n")
    server.server.show(TestServer.page(ratio: 0.75, title: "Dunes"))
    #expect(phone.event()?.parts == ["body", "head"])
    server.server.show(TestServer.page(ratio: 0.75, title: "Dunes"))
    let nothing = try #require(phone.event())
    #expect(nothing.revision == 4 && nothing.parts.isEmpty, "a change that changes nothing is one, too")
  }

  @Test func `a broken scene is a problem, also for who comes later, until it is mended`() throws {
    let server = try TestServer()
    let phone = try server.stream()
    _ = phone.event()
    server.server.report("a \"quoted\"\nsentence")
    #expect(phone.event() == StreamEvent("event: problem\ndata: {\"sentence\":\"a \\\"quoted\\\"\\nsentence\"}"))
    let late = try server.stream()
    #expect([late.event()?.name, late.event()?.name] == ["hello", "problem"])
    server.server.show(TestServer.page())
    #expect(phone.event()?.name == "change" && late.event()?.name == "change")
    server.server.report("again")
    #expect(phone.event()?.name == "problem")
  }

  @Test func `who was away gets the present state, and who has it nothing`() throws {
    let server = try TestServer()
    server.server.show(TestServer.page(ratio: 0.6))
    server.server.show(TestServer.page(ratio: 0.7))
    for phone in [try server.stream(after: 1), try server.stream(field: "2"), try server.stream(after: 3, field: "1")] {
      #expect(phone.event()?.revision == 3)
      let change = try #require(phone.event())
      #expect(change.name == "change" && change.revision == 3 && change["style0"] == ".a { --fx-ratio: 0.7; }\n")
      #expect(change.parts == ["about", "body", "head", "script", "style0", "style1", "style2", "style3"])
    }
    let present = [try server.stream(after: 3), try server.stream(field: "3"), try server.stream()]
    // Only then does the server know of all of them.
    for phone in present { #expect(phone.event()?.name == "hello") }
    for phone in present {
      server.server.show(TestServer.page(ratio: 0.8))
      server.server.show(TestServer.page(ratio: 0.7))
      var last = try #require(phone.event())
      #expect(last.parts.allSatisfy { $0 == "style0" }, "only what has changed since")
      while let revision = last.revision, revision < server.revision { last = try #require(phone.event()) }
    }
    // A number that never was is not the present one.
    #expect(
      [try server.stream(field: "-7"), try server.stream(after: 999)].allSatisfy { phone in
        phone.event()?.name == "hello" && phone.event()?.parts.count == 8
      })
    #expect(try server.stream(field: "x").event()?.name == "hello")
  }

  @Test func `a phone that does not read is sent one change, and then the last`() throws {
    let server = try TestServer()
    let page = (0..<400).map { TestServer.page(ratio: Double($0), title: String(repeating: "\($0) ", count: 20_000)) }
    let phones = try (0..<3).map { _ in try server.stream() }
    for phone in phones { #expect(phone.event()?.name == "hello") }
    for page in page { server.server.show(page) }
    for phone in phones {
      var seen: [Int] = []
      while seen.last != 401 {
        let change = try #require(phone.event())
        seen.append(try #require(change.revision))
        if seen.last == 401 { #expect(change["head"] == page.last?.parts["head"]) }
      }
      #expect(seen == seen.sorted())
      #expect(seen.count < 100, "states that nobody could see were sent: \(seen.count)")
    }
  }

  @Test func `silent phones hear signs of life, and too many streams are refused`() throws {
    var limits = ServeLimits()
    (limits.silence, limits.streams) = (0.05, 3)
    let server = try TestServer(limits: limits)
    let phones = try (0..<3).map { _ in try server.stream() }
    for phone in phones { #expect(phone.event()?.name == "hello") }
    let refused = try server.stream()
    #expect(refused.answer()?.status == 503)
    let isAlive = phones[0].hear { bytes in
      String(decoding: bytes, as: UTF8.self).contains(":\n\n:\n\n:\n\n") ? (true, 0) : nil
    }
    #expect(isAlive == true)
  }
}

extension TestServer {
  /// The present revision, as a phone hears it.
  var revision: Int {
    (try? stream().event()?.revision) ?? nil ?? -1
  }
}
