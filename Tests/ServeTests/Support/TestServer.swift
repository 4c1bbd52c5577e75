import Documents
import Notation
import Synchronization
import TestSupport
import Testing

@testable import Serve

/// A server on this machine alone, with a page of a few lines.
final class TestServer {
  let server: PhoneServer

  /// What a kept tape is called.
  static let fileName = "a tape.json"

  init(_ page: LivePage? = nil, limits: ServeLimits = ServeLimits(), keepsNone: Bool = false) throws {
    let box = Box()
    server = try PhoneServer(
      page ?? Self.page(), address: "127.0.0.1", limits: limits,
      keeping: { sent in
        box.tapes.withLock { $0.append(sent) }
        return keepsNone ? nil : Self.fileName
      }, waking: {})
    self.box = box
  }

  private let box: Box

  private final class Box: Sendable { let tapes = Mutex<[SentTape]>([]) }

  var kept: [SentTape] { box.tapes.withLock { $0 } }

  var path: String { "/\(server.token.text)/" }

  deinit { server.close() }
}

extension TestServer {
  static let pictures = [
    PagePicture(mediaType: "image/png", bytes: [137, 80, 78, 71]),
    PagePicture(mediaType: "image/jpeg", bytes: Array(repeating: 7, count: 300_000)),
  ]

  /// A page as the templates make it.
  static func page(ratio: Double = 0.5, title: String = "Hills", pictures: [PagePicture] = pictures) -> LivePage {
    let text = """
      <!doctype html>
      <html lang="en">
      <title>\(title)</title>
      <style>
      .a { --fx-ratio: \(ratio); }
      </style>
      <style>
      .b { color: red; }
      </style>
      <style>
      .c { color: red; }
      </style>
      <body>
      <div class="a">\(title)</div>
      <details class="about">
      <summary>Numbers</summary>
      </details>
      <style>
      .d { color: red; }
      </style>
      <script>
      globalThis.parallaxEnds = []
      </script>
      <script>
      // live
      </script>
      </body>
      </html>
      """
    guard let page = LivePage(text, pictures: pictures) else {
      Issue.record("the page is not understood")
      preconditionFailure("no page")
    }
    return page
  }

  func call(from address: String? = nil) throws -> Caller { try Caller(port: server.port, from: address) }

  /// The answer to a request on a connection of its own.
  func ask(
    _ method: String, _ path: String, _ body: String? = nil, fields: [String] = []
  ) throws -> CallAnswer {
    let caller = try call()
    caller.send(Self.request(method, path, body, fields: fields))
    let answer = caller.answer(isHead: method == "HEAD")
    return try #require(answer)
  }

  static func request(_ method: String, _ path: String, _ body: String? = nil, fields: [String] = []) -> String {
    let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
    let host = fields.contains { $0.hasPrefix("Host: ") } ? [] : ["Host: 127.0.0.1"]
    let lines = ["\(method) \(path) HTTP/1.1"] + host + fields + length
    return lines.map { "\($0)\r\n" }.joined() + "\r\n" + (body ?? "")
  }

  func stream(after revision: Int? = nil, field: String? = nil) throws -> Caller {
    let caller = try call()
    let query = revision.map { "?after=\($0)" } ?? ""
    caller.send(Self.request("GET", "\(path)events\(query)", fields: field.map { ["Last-Event-ID: \($0)"] } ?? []))
    return caller
  }
}

extension StreamEvent {
  var revision: Int? { json["revision"]?.number.map { Int($0) } }

  var parts: [String] { json["parts"]?.object?.map(\.key) ?? [] }

  subscript(part: String) -> String? { json["parts"]?[part]?.text }

  private var json: Node { JSONReader.read(Array(data.utf8)).root ?? Node(.null, at: Place(line: 1, column: 1)) }
}
