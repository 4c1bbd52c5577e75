import Testing

@testable import Art

@Suite struct MarkupReaderTests {
  /// The tags of a text: names, with attributes in the order of their names, and slashes for ends.
  private func tags(_ text: String, deepest: Int = 256) throws(ArtProblem) -> [String] {
    var markup = MarkupReader(Array(text.utf8), deepest: deepest)
    var tags: [String] = []
    while let event = try markup.next() {
      switch event {
      case .start(let element):
        tags.append(
          element.name + element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
      case .end: tags.append("/")
      }
    }
    return tags
  }

  private func problem(_ text: String, deepest: Int = 256) -> String? {
    do {
      _ = try tags(text, deepest: deepest)
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test func `elements come with their attributes, and other things are skipped`() throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?><!DOCTYPE a PUBLIC "-//X" "http://x/y.dtd"><!-- <b> --><a k = 'v"' x:l="1">
      text <![CDATA[<c>]]><s:d/>&amp;<e><f g="&lt;&#65;&#x42;&unknown; &"></f></e></a>
      """
    #expect(try tags(text) == ["a k=v\" x:l=1", "d", "/", "e", "f g=<AB&unknown; &", "/", "/", "/"])
  }

  @Test func `broken texts are refused`() {
    for text in [
      "<a>", "<a></b>", "</a>", "<a", "<a b>", "<a b=c/>", "<a b='1' b='2'/>", "<a b='", "<!--", "<![CDATA[", "<>",
    ] {
      #expect(problem(text) == "The file is damaged: its XML is broken.", "\(text)")
    }
    #expect(problem("") == nil)
  }

  @Test func `entities made of entities and endless nesting are refused`() {
    let bomb = #"<!DOCTYPE a [<!ENTITY b "haha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>"#
    #expect(problem(bomb) == "The file is refused: its XML has an entity made of others.")
    #expect(problem(#"<!DOCTYPE a [<!ENTITY b "http://ns.adobe.com/">]><a x="&b;"/>"#) == nil)
    let deep = String(repeating: "<a>", count: 400) + String(repeating: "</a>", count: 400)
    #expect(problem(deep) == "The file is refused: its XML has elements in more than 256 others.")
  }
}
