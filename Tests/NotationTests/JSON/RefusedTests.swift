import Testing

@testable import Notation

@Suite struct RefusedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    init(_ before: String, _ bytes: [UInt8], _ after: String) {
      self.bytes = Array(before.utf8) + bytes + Array(after.utf8)
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self) }
  }

  private func check(_ c: Case) {
    let reading = JSONReader.read(c.bytes)
    #expect(!reading.problems.isEmpty, "\(c.bytes)")
    for problem in reading.problems {
      #expect(problem.place >= .start && !problem.message.contains("\n") && problem.message.utf8.count < 400)
    }
  }

  @Test(arguments: [
    "", " ", "\n\n", "[", "{", "]", "}", "[[", "[}", "{]", "[{]", "[{}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]",
    "[,", "[1 2]", "[\"a\" 4]",
    "[1]]", "[1]x", "[1],", "[]{}", "1 2", "[\"x\"]]", "[\"x\",,]", "[\"x\", truth]", "[1 true]", "[3[4]]", "[1:2]",
    "[\"a\":1]", "[\"a\",\n4\n,1,", "[{}}]",
    "[1}", "[\"a\"}", "[-]", "[*]", "[\\]", "[&]", "\\u0061", "[\\u000A\"\"]", "[\u{A0}]", "[\u{2060}]", "[\u{0C}]",
    "[\u{0B}1]", "{1:1}", "{9999E9:1}",
    "{[:1}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,,\"b\":2}", "{,}", "{,\"a\":1}", "{\"a\" 1}",
    "{\"a\",\"b\"}", "{\"a\":1 \"b\":2}",
    "{\"a\":\"b\"}#", "{\"a\":\"b\"}/**/", "{\"a\":/*x*/1}", "{\"a\":1}//", "{\"a\":1}/", "/*", "{a:1}", "{a: \"b\"}",
    "{'a':0}", "{\"a\":'b'}", "{\"a\"=1}",
    "{\"a\"::1}", "{:1}", "{\"a\":1:2}", "{\"a\":1,\"a\":1}", "{\"a\":1,\"\\u0061\":2}", "{\"a", "{\"a\":", "{\"a\":1",
    "{\"a\":{\"b\":1}", "{\"x\"::\"b\"}",
    "{\"a\": true, b}", "{null:null,null:null}", "{\"id\":0,,,,,}", "{\"a\":\"a\" 123}", "{}}", "{} {}",
    "{\"asd\":\"asd\"", "{\"a\" b}", "{\"a\":\"b\",c}",
  ]) func `structure that is not JSON is refused`(_ text: String) { check(Case(text)) }

  @Test(arguments: [
    "tru", "fals", "nul", "True", "FALSE", "NULL", "truefalse", "nullx", "nil", "None", "undefined", "yes", "NaN",
    "nan", "-NaN", "Infinity", "-Infinity",
    "+Infinity", "inf", "-inf", "asd", "a\u{E5}", "[fals", "ʇruǝ", "_", "$x", "“x”",
  ]) func `words other than true, false and null are refused`(_ text: String) { check(Case(text)) }

  @Test(arguments: [
    "01", "-01", "00", "-012", "-", "+1", "+-1", "++1", "--1", "-+1", ".5", "-.5", "5.", "-2.", "2.e3", "2.e+3", ".e1",
    "1.", "0.e1", "1e", "1e+", "1e-",
    "1E", "0e", "0E+", "1.0e", "1eE2", "1.2.3", "1+2", "1-2", "1a", "1x2", "0x1F", "0x", "1_000", "1,000x", "12 34",
    "1e1.5", "1 000.0", "1e999",
    "-1e999", "123123e100000", "1.8e308", "9.99e+308", "1\u{661}", "\u{661}", "０", "1.a", "1.2a-3",
    "1.8011670033376514H-308", "-1x", "-a", "-foo", "0b1",
    "1f", "1L", "1n", "٣", ".", "-.", "e5", "- 1", "+ 1", "2e", "0.3e", "0.3e+", "9.e+", "[1", "1ea", "1e1.", "0.1.2",
    "1..2",
  ]) func `numbers that JSON spells otherwise are refused`(_ text: String) { check(Case(text)) }

  @Test(arguments: [
    "\"", "\"a", "\"\\\"", "\"\\", "\"\\u\"", "\"\\u0\"", "\"\\u00\"", "\"\\u00A\"", "\"\\u00G0\"", "\"\\uqqqq\"",
    "\"\\u 123\"", "\"\\u+123\"", "\"\\x41\"",
    "\"\\a\"", "\"\\v\"", "\"\\0\"", "\"\\'\"", "\"\\U0041\"", "\"\\ \"", "\"\\\u{9}\"", "\"\\🌀\"", "\"\\é\"", "\"\t\"",
    "\"\n\"", "\"\r\"", "\"\u{0}\"",
    "\"\u{1F}\"", "\"a\u{B}b\"", "\"\u{1B}[0m\"", "'a'", "'", "''", "\"a\\\n\"", "\"a\"b\"", "\"\"x", "\"\"\"", "a\"",
    "\\n", "`a`",
    "\"\\uD800\"", "\"\\uDC00\"", "\"\\uDFFF\"", "\"\\uD800\\uD800\"", "\"\\uDC00\\uD800\"", "\"\\uD800x\"",
    "\"\\uD800\\n\"", "\"\\uD800\\u\"",
    "\"\\uD800\\u1\"", "\"\\uD834\\u0041\"", "\"\\uD83D\\\"", "\"\\ud800\\ud800\\udc00\"", "\"\\uD8\"", "\"\\u{41}\"",
    "\"\\uDd1ea\"",
  ]) func `texts that are not closed, not escaped or not characters are refused`(_ text: String) { check(Case(text)) }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xFF], [0xFE], [0xC0, 0xAF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
      [0xF0, 0x80, 0x80, 0xAF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0x80, 0xED, 0xB0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xE2, 0x28, 0xA1], [0xC3, 0x28], [0xE9],
      [0xE5, 0x61], [0x81], [0xC3, 0xC3, 0xA9],
    ] as [[UInt8]]) func `bytes that are not UTF-8 are refused wherever they stand`(_ bytes: [UInt8])
  {
    check(Case("\"", bytes, "\""))
    check(Case("[\"a", bytes, "b\"]"))
    check(Case("{\"", bytes, "\":1}"))
    check(Case("[", bytes, "]"))
    check(Case("[1", bytes, "]"))
    check(Case("", bytes, ""))
    check(Case("{\"a\":1}", bytes, ""))
    check(Case("\"a", bytes, ""))
  }

  @Test(arguments: [
    Case("", [0xEF, 0xBB, 0xBF], "{}"), Case("", [0xEF, 0xBB, 0xBF], ""), Case("", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], ""),
    Case("", [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], ""),
    Case("", [0x7B, 0, 0x7D, 0], ""), Case("", [0, 0x7B, 0, 0x7D], ""), Case("", [0], ""), Case("[1", [0], "]"),
    Case("{}", [0], ""), Case("[]", [0xEF, 0xBB, 0xBF], ""),
    Case("", [0xEF, 0xBB], "{}"), Case("", [0, 0, 0, 0x5B], ""),
  ]) func `other encodings, byte order marks and zero bytes are refused`(_ c: Case) { check(c) }
}
