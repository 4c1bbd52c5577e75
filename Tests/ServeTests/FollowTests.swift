import Notation
import TestSupport
import Testing

@testable import Serve

/// How phones and the owner scroll each other.
@Suite struct FollowTests {
  /// A phone with a stream, which says where its content is.
  private struct TestPhone {
    let id: String
    let stream: Caller
    let server: TestServer

    init(_ id: String, _ server: TestServer) throws {
      (self.id, self.server) = (id, server)
      stream = try server.call()
      stream.send(TestServer.request("GET", "\(server.path)events?after=1&phone=\(id)"))
      #expect(stream.event()?.name == "hello")
    }

    func say(_ offset: Double, rests: Bool = false) throws {
      let body = #"{"id":"\#(id)","width":390,"height":664,"offset":\#(offset),"rests":\#(rests)}"#
      #expect(try server.ask("POST", server.path + "presence", body).status == 200)
    }

    /// Where it is told to be. Nil: it scrolls for itself.
    func told() throws -> Double? {
      let event = try #require(stream.event())
      #expect(event.name == "follow")
      return try #require(JSONReader.read(Array(event.data.utf8)).root?["offset"]).number
    }
  }

  @Test func `nobody is moved until the owner asks for it, and nobody afterwards`() throws {
    let server = try TestServer()
    let phone = try TestPhone("a", server)
    try phone.say(50)
    #expect(server.server.lead == nil)
    server.server.follow(120)
    #expect(try phone.told() == 120)
    let late = try TestPhone("b", server)
    #expect(try late.told() == 120)
    server.server.follow(nil)
    #expect(try phone.told() == nil)
    #expect(try late.told() == nil)
    try phone.say(60)
    #expect(server.server.lead == nil)
  }

  @Test func `a thumb moves the others, and nothing moves what it has`() throws {
    let server = try TestServer()
    let (one, other) = (try TestPhone("a", server), try TestPhone("b", server))
    server.server.follow(0)
    #expect(try one.told() == 0)
    #expect(try other.told() == 0)
    try one.say(30)
    #expect(try other.told() == 30)
    #expect(server.server.lead?.offset == 30 && server.server.lead?.isHeld == true)
    // Neither the owner nor a second thumb.
    server.server.follow(500)
    try other.say(90)
    #expect(server.server.lead?.offset == 30)
    try one.say(40)
    try one.say(40, rests: true)
    #expect(try other.told() == 40)
    #expect(server.server.lead?.offset == 40 && server.server.lead?.isHeld == false)
    // The first event that the one hears is the owner's, not what it has said itself.
    server.server.follow(7)
    #expect(try one.told() == 7)
    #expect(try other.told() == 7)
  }

  @Test func `a thumb that is put away has let go`() throws {
    let server = try TestServer()
    let phone = try TestPhone("a", server)
    server.server.follow(0)
    try phone.say(30)
    #expect(server.server.lead?.isHeld == true)
    #expect(try server.ask("POST", server.path + "presence", #"{"id":"a","away":true}"#).status == 200)
    #expect(server.server.lead?.isHeld == false)
    // One that says nothing more has gone after a while.
    try phone.say(60)
    #expect(server.server.lead?.isHeld == true)
    #expect(eventually { server.server.lead?.isHeld == false })
  }

  @Test func `what is no offset moves nothing`() throws {
    let server = try TestServer()
    server.server.follow(5)
    for offset in ["1e7", "null", "\"x\"", "[]"] {
      let body = #"{"id":"a","width":390,"height":664,"offset":\#(offset)}"#
      #expect(try server.ask("POST", server.path + "presence", body).status == 200)
    }
    #expect(server.server.lead?.offset == 5)
  }
}
