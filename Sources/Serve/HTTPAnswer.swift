/// An answer: its head, and a body that it may share with others.
struct HTTPAnswer: Sendable {
  var status: Status
  var fields: [(String, String)] = []
  var body: [UInt8] = []

  enum Status: String, Sendable {
    case ok = "200 OK"
    case created = "201 Created"
    case noContent = "204 No Content"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case lengthRequired = "411 Length Required"
    case tooLarge = "413 Content Too Large"
    case tooMany = "429 Too Many Requests"
    case failed = "500 Internal Server Error"
    case unavailable = "503 Service Unavailable"
  }
}

extension HTTPAnswer {
  /// A sentence for people and programs.
  init(_ status: Status, _ sentence: String) {
    self.status = status
    fields = [("Content-Type", "text/plain; charset=utf-8")]
    body = Array("\(sentence)\n".utf8)
  }

  /// The answer to everything that lacks the token, and to a wrong path. It does not say what runs here.
  static let notFound = HTTPAnswer(.notFound, "Not found.")

  /// The bytes before the body.
  ///
  /// - Parameter keepsAlive: Whether the connection stays open.
  func head(keepsAlive: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue)\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    if status != .noContent { text += "Content-Length: \(body.count)\r\n" }
    text += "X-Content-Type-Options: nosniff\r\nConnection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8)
  }
}
