import Documents
import Notation

/// What the process that shows a scene on phones has to say, a line of JSON each.
public enum PhoneAnswer: Hashable, Sendable {
  /// Phones can open these addresses.
  case serving([PhoneAddress])
  /// The phones that are connected, a line of words each.
  case phones([String])
  /// What to look at, as no phone has come; a sentence each.
  case hints([String])
  /// A phone has sent a swipe, which has this name, and shows this (a line of words).
  case swipe(name: String, tape: Tape, glide: String)
  /// A thumb has the content at this offset, in points. Nil: it has let go, and the content rests.
  case scrolled(Double?)
  /// Phones show the scene again.
  case shown
  /// Phones keep what they show, for this reason (a sentence).
  case refused(String)
  /// Nothing is served, for this reason (a sentence).
  case failed(String)
}

/// An address to type, and its code to scan.
public struct PhoneAddress: Hashable, Sendable {
  public let text: String
  /// The code's rows from the top, a `1` for each dark module and a `0` for each light one. Without the margin.
  public let code: [String]

  public init(_ text: String, code: [String]) { (self.text, self.code) = (text, code) }
}

extension PhoneAnswer {
  public var line: String { JSONWriter.compact(json) }

  private var json: JSONValue {
    func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }
    return switch self {
    case .serving(let addresses):
      [
        "phone": "serving",
        "addresses": .list(addresses.map { ["text": .text($0.text), "code": texts($0.code)] }),
      ]
    case .phones(let words): ["phone": "phones", "words": texts(words)]
    case .hints(let words): ["phone": "hints", "words": texts(words)]
    case .swipe(let name, let tape, let glide):
      ["phone": "swipe", "name": .text(name), "tape": .text(TapeWriter.text(of: tape)), "glide": .text(glide)]
    case .scrolled(let offset): ["phone": "scrolled", "offset": offset.map { .number($0) } ?? .null]
    case .shown: ["phone": "shown"]
    case .refused(let why): ["phone": "refused", "why": .text(why)]
    case .failed(let why): ["phone": "failed", "why": .text(why)]
    }
  }

  /// Nil if the line is not an answer.
  public init?(line: String) {
    guard let root = JSONReader.read(Array(line.utf8)).root else { return nil }
    switch root["phone"]?.text {
    case "serving":
      guard let list = root["addresses"]?.list else { return nil }
      self = .serving(
        list.compactMap { node in
          node["text"]?.text.map { PhoneAddress($0, code: node["code"]?.list?.compactMap(\.text) ?? []) }
        })
    case "phones":
      guard let words = root["words"]?.list else { return nil }
      self = .phones(words.compactMap(\.text))
    case "hints":
      guard let words = root["words"]?.list else { return nil }
      self = .hints(words.compactMap(\.text))
    case "swipe":
      guard let name = root["name"]?.text, let text = root["tape"]?.text,
        let tape = TapeReader.read(Array(text.utf8)).tape, let glide = root["glide"]?.text
      else { return nil }
      self = .swipe(name: name, tape: tape, glide: glide)
    case "scrolled": self = .scrolled(root["offset"]?.number)
    case "shown": self = .shown
    case "refused":
      guard let why = root["why"]?.text else { return nil }
      self = .refused(why)
    case "failed":
      guard let why = root["why"]?.text else { return nil }
      self = .failed(why)
    default: return nil
    }
  }
}
