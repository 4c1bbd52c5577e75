import Notation

/// A phone that shows the page, as it describes itself.
public struct Phone: Hashable, Sendable {
  /// Such as "iPhone".
  public var device: String
  /// Such as "Safari".
  public var browser: String
  /// The size of the page's screen, in points.
  public var width: Int
  public var height: Int
  /// Frames a second, as it measures them. Nil until it has.
  public var rate: Double?
}

extension Phone {
  /// Such as "iPhone, Safari".
  public var name: String { "\(device), \(browser)" }

  /// Such as "iPhone, Safari, 390 x 664, 120 frames a second".
  public var words: String {
    let rate = rate.map { ", \($0.formatted(.whole)) frames a second" } ?? ""
    return "\(name), \(width) x \(height)\(rate)"
  }

  /// Nil if the message is none.
  ///
  /// - Parameter agent: The browser's description of itself, of which only known words are used.
  init?(_ message: Node, agent: String) {
    guard let width = Self.number("width", of: message, in: 1...100_000),
      let height = Self.number("height", of: message, in: 1...100_000)
    else { return nil }
    (self.width, self.height) = (Int(width.rounded()), Int(height.rounded()))
    rate = Self.number("rate", of: message, in: 1...1000)
    (device, browser) = (Self.device(agent), Self.browser(agent))
  }

  /// The offset of its content, if the message has one.
  static func offset(of message: Node) -> Double? { number("offset", of: message, in: -1e6...1e6) }

  /// Never inlined: Swift 6.3 fails on the copy of a node that inlining makes here.
  @inline(never)
  private static func number(_ field: String, of message: Node, in range: ClosedRange<Double>) -> Double? {
    guard let number = message[field]?.number, range.contains(number) else { return nil }
    return number
  }

  /// The first known word that a browser's description contains, and what people call it.
  private static let devices = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Macintosh", "Mac"),
    ("Windows", "Windows"), ("Linux", "Linux"),
  ]
  private static let browsers = [
    ("SamsungBrowser/", "Samsung Internet"), ("EdgA/", "Edge"), ("EdgiOS/", "Edge"), ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("FxiOS/", "Firefox"), ("Firefox/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Chromium/", "Chromium"), ("Safari/", "Safari"),
  ]

  static func device(_ agent: String) -> String { known(devices, in: agent) ?? "Phone" }

  static func browser(_ agent: String) -> String { known(browsers, in: agent) ?? "browser" }

  private static func known(_ words: [(String, String)], in agent: String) -> String? {
    words.first { agent.contains($0.0) }?.1
  }
}

/// A phone that is connected, under the word it has chosen for itself.
struct PhonePresence: Sendable {
  var phone: Phone
  /// When it last sent something.
  var time: Double

  /// Seconds after which a phone that sends nothing is gone.
  static let patience = 25.0
  /// Maximum number of phones that are remembered.
  static let most = 32
}
