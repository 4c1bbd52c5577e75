import Testing

@testable import Notation

@Suite struct NodeTests {
  private func root(_ text: String) -> Node? { JSONReader.read(Array(text.utf8)).root }

  @Test func `every value and every key knows its line and column`() {
    let root = root("{\n  \"a\": [1, \"ü\", true],\r\n\t\"ü\": { \"b\": null }\n}")
    #expect(root?.place == Place(line: 1, column: 1))
    #expect(root?.object?.map(\.keyPlace) == [Place(line: 2, column: 3), Place(line: 3, column: 2)])
    #expect(root?["a"]?.place == Place(line: 2, column: 8))
    #expect(root?["a"]?.list?.map(\.place.column) == [9, 12, 17])
    #expect(root?["ü"]?["b"]?.place == Place(line: 3, column: 14))
  }

  @Test func `columns count characters, not bytes`() {
    let list = root("[\"€𝄞ü\", 1]")?.list
    #expect(list?.last?.place.column == 9)
  }

  @Test func `a value is asked for by kind`() {
    let root = root("{\"n\":null,\"f\":true,\"d\":1.5,\"t\":\"x\",\"l\":[],\"o\":{}}")
    #expect(root?["n"]?.isNull == true && root?["f"]?.flag == true && root?["d"]?.number == 1.5)
    #expect(root?["t"]?.text == "x" && root?["l"]?.list == [] && root?["o"]?.object == [])
    #expect(root?["t"]?.number == nil && root?["d"]?.text == nil && root?["missing"] == nil && root?["t"]?["x"] == nil)
    #expect(root?.object?.map(\.value.kindName) == ["null", "true", "a number", "text", "a list", "an object"])
  }

  @Test func `of a key that is there twice the first counts`() {
    let root = root("{\"a\":1,\"a\":2,\"b\":3}")
    #expect(root?.value == ["a": 1, "b": 3])
  }

  @Test func `what was told broken says so, and what surrounds it does not`() {
    let root = root("{\"a\": NaN, \"b\": 1e999, \"c\": \"\\q\", \"d\": 1, \"e\": {\"x\" }, \"f\": [1,]}")
    #expect(root?.object?.map(\.value.isSound) == [false, false, false, true, false, true])
    #expect(root?.isSound == true)
  }

  @Test func `broken texts keep what can be understood of them`() {
    #expect(root("\"C:\\maps\"")?.text == "C:\\maps")
    #expect(root("\"a\\uD800b\"")?.text == "a\u{FFFD}b")
    #expect(root("'a'")?.text == "a")
    #expect(root("\"ab")?.text == "ab")
  }
}
