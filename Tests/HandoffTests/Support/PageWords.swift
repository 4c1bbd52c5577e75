/// A page taken apart as a browser does it: its texts and attributes, decoded, its style sheets and scripts, and the
/// tags around them.
struct PageWords {
  /// Between tags, and the values of attributes, in the order of the page.
  private(set) var words: [String] = []
  /// The insides of elements that hold no tags.
  private(set) var styles: [String] = []
  private(set) var scripts: [String] = []
  /// Names of tags and attributes.
  private(set) var rest: [String] = []

  struct Broken: Error, CustomStringConvertible {
    var description: String
  }

  private let scalars: [Unicode.Scalar]
  private var next = 0

  init(of page: String) throws(Broken) {
    scalars = Array(page.unicodeScalars)
    guard !scalars.contains("\r") else { throw Broken(description: "a carriage return becomes the end of a line") }
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      guard scalar == "<", next + 1 < scalars.count,
        scalars[next + 1].properties.isAlphabetic || "/!?".unicodeScalars.contains(scalars[next + 1])
      else {
        text.append(scalar == "&" ? try reference() : take())
        continue
      }
      words.append(String(text))
      text = String.UnicodeScalarView()
      let name = try tag()
      switch name {
      case "style": styles.append(try inside(of: name))
      case "script": scripts.append(try inside(of: name))
      case "title": words.append(try Self.decoded(inside(of: name)))
      default: break
      }
    }
    words.append(String(text))
  }

  private var peek: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

  private mutating func take() -> Unicode.Scalar {
    next += 1
    return scalars[next - 1]
  }

  private static func decoded(_ text: String) throws(Broken) -> String {
    // A title holds no tags, and references mean the same in it.
    guard !text.contains("<") else { throw Broken(description: "an open mark in a title") }
    return try PageWords(of: text).words.joined()
  }

  /// Reads the reference behind an ampersand.
  private mutating func reference() throws(Broken) -> Unicode.Scalar {
    var name = ""
    next += 1
    while let scalar = peek, scalar != ";", name.count < 12 {
      name.unicodeScalars.append(scalar)
      next += 1
    }
    guard peek == ";" else { throw Broken(description: "an ampersand by itself: \(name)") }
    next += 1
    if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""][name]?.unicodeScalars.first { return known }
    guard name.hasPrefix("#"), let value = UInt32(name.dropFirst()), let scalar = Unicode.Scalar(value),
      !(0x80...0x9F).contains(value), value != 0
    else { throw Broken(description: "a reference that means something else: &\(name);") }
    return scalar
  }

  /// The rest of a tag; its name.
  private mutating func tag() throws(Broken) -> String {
    var name = String.UnicodeScalarView()
    next += 1
    while let scalar = peek, scalar != ">" {
      guard scalar == "\"" else {
        name.append(take())
        continue
      }
      name.append(take())
      var value = String.UnicodeScalarView()
      while let scalar = peek, scalar != "\"" { value.append(scalar == "&" ? try reference() : take()) }
      guard peek != nil else { throw Broken(description: "an attribute never ends") }
      next += 1
      words.append(String(value))
    }
    guard peek != nil else { throw Broken(description: "a tag never ends: \(String(name))") }
    next += 1
    rest.append(String(name))
    return String(String(name).prefix { $0.isLetter })
  }

  /// All up to the tag that ends an element without tags in it.
  private mutating func inside(of name: String) throws(Broken) -> String {
    let end = "</\(name)"
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      if scalar == "<" {
        let here = String(String.UnicodeScalarView(scalars[next..<min(scalars.count, next + end.count)]))
        if here.lowercased() == end { return String(text) }
        if name == "script", here.hasPrefix("<!--") {
          throw Broken(description: "a mark in a script that may hide its end")
        }
      }
      text.append(take())
    }
    throw Broken(description: "no end of <\(name)>")
  }
}
