import Testing

@testable import Notation

/// Problems and their places. `told` holds every problem, one per line, in the order of the file.
@Suite struct ProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var told: [String]

    init(_ text: String, _ told: String...) {
      self.text = text
      self.told = told
    }

    var testDescription: String { text }
  }

  private func check(_ c: Case) {
    #expect(JSONReader.read(Array(c.text.utf8)).problems.map(\.description) == c.told)
  }

  @Test(arguments: [
    Case("", "1:1: The file is empty; a JSON value is expected."),
    Case("[1,\n]", "1:3: There is a comma before the end of the list. Remove it."),
    Case("{ \"a\": 1, }", "1:9: There is a comma before the end of the object. Remove it."),
    Case("[1,,2]", "1:4: A value is missing before the comma. Remove the comma."),
    Case("[1 2]", "1:4: A comma is missing between two values. Write a comma before this one."),
    Case("{\"a\":1 \"b\":2}", "1:8: A comma is missing between two members. Write a comma before this one."),
    Case("{ratio: 1}", "1:2: The key `ratio` is not in quotes. Write \"ratio\"."),
    Case("{'a': 1}", "1:2: Text is in single quotes. Write double quotes."),
    Case("{\"a\" 1}", "1:6: A colon is missing after the key `a`."),
    Case("{\"a\"}", "1:5: A colon is missing after the key `a`."),
    Case("{\"a\": }", "1:7: The key `a` has no value."),
    Case("{\"a\" = 1}", "1:6: The key `a` is followed by =. Write a colon in its place."),
    Case("{\"a\":1,\n \"a\":2}", "2:2: The key `a` appears twice. It was first given at 1:2."),
    Case("[1", "1:3: The list that begins at 1:1 is not closed. Write ] at its end."),
    Case("{\"a\":[1}", "1:8: The list that begins at 1:6 is not closed before }. Write ] before it."),
    Case("[1}]", "1:3: } closes nothing. Remove it."),
    Case("{} x", "1:4: Something follows after the end of the value. Remove it; a file holds one value."),
    Case("@", "1:1: `@` begins no JSON value. A file is one object: { ... }."),
  ]) func `broken structure is told where it breaks`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case("[NaN]", "1:2: NaN is not a number in JSON. Write a finite number."),
    Case("[-Infinity]", "1:2: -Infinity is not a number in JSON. Write a finite number."),
    Case("[1e999]", "1:2: The number 1e999 is too large. The largest is about 1.8e308."),
    Case("[007]", "1:2: The number 007 begins with a zero that JSON does not allow. Write 7."),
    Case("[-00.50]", "1:2: The number -00.50 begins with a zero that JSON does not allow. Write -0.50."),
    Case("[.5]", "1:2: The number .5 has no digit before its point. Write 0.5."),
    Case("[5.]", "1:2: `5.` is not a number. Write 5.0."),
    Case("[+1]", "1:2: The number +1 begins with a plus. Write 1."),
    Case("[1_000]", "1:2: `1_000` is not a number."),
    Case("[True]", "1:2: `True` is not in quotes. For a flag write true."),
    Case("[center]", "1:2: `center` is not in quotes. For text write \"center\"."),
    Case("[undefined]", "1:2: `undefined` is not in quotes. For no value write null."),
    Case("[“a”]", "1:2: `“a”` is in typographic quotes. Write straight double quotes."),
    Case("[1, // one\n2]", "1:5: JSON has no comments. Remove it."),
    Case("[1, /* one\n */ 2]", "1:5: JSON has no comments. Remove it."),
    Case("# x\n1", "1:1: JSON has no comments. Remove it."),
  ]) func `broken words and numbers are told with what to write instead`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case("[\"a\tb\"]", "1:4: The text contains a control character. Write \\t."),
    Case("[\"a\u{1}b\"]", "1:4: The text contains a control character. Write \\u0001."),
    Case("[\"ab\n]", "1:5: The text that begins at 1:2 is not closed. Write a quote at its end."),
    Case("[\"C:\\maps\"]", "1:5: JSON has no escape \\m. Write \\\\ for a backslash."),
    Case("[\"\\u12\"]", "1:3: \\u is not followed by four hexadecimal digits."),
    Case("[\"\\uD800\"]", "1:3: The escape is only one half of a surrogate pair. Write both halves."),
    Case("[\"ü\\q\"]", "1:4: JSON has no escape \\q. Write \\\\ for a backslash."),
    Case(
      "\u{FEFF}[]",
      "1:1: The file begins with a byte order mark, which JSON does not allow. Save it as UTF-8 without BOM."),
  ]) func `broken texts are told where they break`(_ c: Case) { check(c) }

  @Test func `bytes that are not UTF-8 are named, with their column in characters`() {
    let bytes = Array("[\"ü".utf8) + [0xFF] + Array("x\", ".utf8) + [0xC3] + Array("]".utf8)
    let problems = JSONReader.read(bytes).problems
    #expect(problems.first?.description == "1:4: The byte 0xFF is not UTF-8 here. Save the file as UTF-8.")
    #expect(problems.count == 2)
  }

  @Test func `everything wrong is told in one pass`() {
    let text = """
      {
        "parallax": 1,
        title: "Map rows",
        "ratio": NaN,
        "width": 0390,
        "images": ["a.jpg", 'b.jpg',],
        "ratio": 1e999, // largest
      }
      """
    let lines = JSONReader.read(Array(text.utf8)).problems.map(\.place.description)
    #expect(lines == ["3:3", "4:12", "5:12", "6:23", "6:30", "7:3", "7:12", "7:17", "7:19"])
  }

  @Test func `no more than a hundred problems are told`() {
    let bytes = Array(("[" + String(repeating: "NaN,", count: 1000) + "1]").utf8)
    #expect(JSONReader.read(bytes).problems.count == 100)
    #expect(JSONReader.read(bytes, limits: ReadLimits(problems: 3)).problems.count == 3)
  }

  @Test func `what a message quotes is short and has no control characters`() {
    let word = String(repeating: "x", count: 500) + "\u{9B}\u{85}"
    let problem = JSONReader.read(Array("[\(word)]".utf8)).problems.first
    #expect(problem?.message == "`\(String(repeating: "x", count: 40))...` is not in quotes.")
    #expect(JSONReader.read(Array("[a\u{9B}]".utf8)).problems.first?.message == "`a\u{FFFD}` is not in quotes.")
  }
}
