import TestSupport
import Testing

@testable import Notation

@Suite struct AcceptedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var value: JSONValue

    init(_ text: String, _ value: JSONValue) {
      self.text = text
      self.value = value
    }

    var testDescription: String { text }
  }

  private func check(_ c: Case) {
    let reading = JSONReader.read(Array(c.text.utf8))
    #expect(reading.problems.isEmpty, "\(c.text)")
    #expect(reading.root?.value == c.value, "\(c.text)")
  }

  @Test(arguments: [
    Case("[]", []), Case("{}", [:]), Case("[[]]", [[]]), Case("[{}]", [[:]]), Case("[[],[[]]]", [[], [[]]]),
    Case(" [] ", []), Case("\t[\n]\r\n", []), Case("[ 1 , 2 ]", [1, 2]), Case("\r[1]\r", [1]),
    Case("{\"a\":1}", ["a": 1]), Case("{ \"a\" : 1 , \"b\" : [ ] }", ["a": 1, "b": []]),
    Case("{\"b\":1,\"a\":2}", ["b": 1, "a": 2]), Case("{\"\":0}", ["": 0]),
    Case("{\"a\":{\"a\":{}}}", ["a": ["a": [:]]]),
    Case("{\"a\":null,\"A\":null}", ["a": nil, "A": nil]), Case("{\"foo\\u0000bar\":42}", ["foo\u{0}bar": 42]),
    Case("{\"\\u0061\":1}", ["a": 1]), Case("[null,1,\"1\",{}]", [nil, 1, "1", [:]]),
    Case("[1,null,null,2]", [1, nil, nil, 2]),
  ]) func `lists, objects and the blanks around them are read`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case("null", nil), Case("true", true), Case("false", false), Case("42", 42), Case("-0.1", -0.1), Case("\"\"", ""),
    Case("\"asd\"", "asd"), Case(" null ", nil), Case("[true]", [true]), Case("[false]", [false]),
    Case("[null]", [nil]),
  ]) func `a file may hold any single value`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case("0", 0), Case("1", 1), Case("-1", -1), Case("123", 123), Case("-123", -123), Case("0.5", 0.5), Case("1.0", 1),
    Case("123.456789", 123.456789), Case("1e3", 1000), Case("1E3", 1000), Case("1e+3", 1000), Case("1E+2", 100),
    Case("1e-2", 0.01), Case("1E-2", 0.01), Case("0e1", 0), Case("0e+1", 0), Case("0E0", 0), Case("20e1", 200),
    Case("123e65", 123e65), Case("123.456e78", 123.456e78), Case("1e007", 1e7), Case("0.1e1", 1), Case("-0.0e-0", -0.0),
    Case("9007199254740993", 9_007_199_254_740_992), Case("1.7976931348623157e308", 1.7976931348623157e308),
    Case("5e-324", .number(.leastNonzeroMagnitude)),
    Case("2.2250738585072011e-308", .number(Double.leastNormalMagnitude.nextDown)), Case("1e-999", 0),
    Case("0.1000000000000000055511151231257827021181583404541015625", 0.1), Case("100000000000000000000", 1e20),
    Case("-0.000000000000000000000000000000000000000000000000000000000000000000000000000001", -1e-78),
    Case("0.30000000000000004", 0.30000000000000004), Case("1e-7", 1e-7), Case("10.00", 10),
  ]) func `numbers are rounded to the nearest double`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(#""\"""#, "\""), Case(#""\\""#, "\\"), Case(#""\/""#, "/"), Case(#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    Case(#""\u0041""#, "A"), Case(#""\u00e9\u00E9""#, "éé"), Case(#""\u0000""#, "\u{0}"), Case(#""\u001f""#, "\u{1F}"),
    Case(#""\uD834\uDD1E""#, "𝄞"), Case(#""\ud83d\ude39\ud83d\udc8d""#, "😹💍"), Case(#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    Case(#""\uD800\uDC00""#, "\u{10000}"), Case(#""\uFEFF\uFFFD""#, "\u{FEFF}\u{FFFD}"),
    Case(#""\\u0041""#, "\\u0041"),
    Case(#""\\\\""#, "\\\\"), Case(#""\\n""#, "\\n"), Case(#""\u2028\u2029""#, "\u{2028}\u{2029}"),
    Case(#""\u0022\u005C""#, "\"\\"),
    Case("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"), Case("\"\u{7F}\"", "\u{7F}"), Case("\"ü€𝄞\"", "ü€𝄞"),
    Case("\"\u{80}\"", "\u{80}"),
    Case("\"\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"),
    Case("\"\u{D7FF}\u{E000}\"", "\u{D7FF}\u{E000}"),
    Case("\"a/*b*/c//d#\"", "a/*b*/c//d#"), Case("\"\u{FEFF}\"", "\u{FEFF}"), Case("\"'\"", "'"),
    Case("\"[{,:}]\"", "[{,:}]"),
    Case("\" \"", " "), Case("\"a\u{301}\"", "a\u{301}"), Case("\"new\u{A0}line\"", "new\u{A0}line"),
  ]) func `texts are read as they are spelled`(_ c: Case) { check(c) }

  @Test func `minus zero keeps its sign`() {
    #expect(JSONReader.read(Array("-0".utf8)).root?.number?.sign == .minus)
    #expect(JSONReader.read(Array("-1e-999".utf8)).root?.number?.sign == .minus)
  }

  @Test func `every printed double reads back as itself`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = JSONWriter.compact(.number(number))
      #expect(JSONReader.read(Array(text.utf8)).root?.number?.bitPattern == number.bitPattern, "\(text)")
    }
  }

  @Test func `texts compare byte for byte after reading, whatever their normal form`() {
    let composed = JSONReader.read(Array("\"\u{E9}\"".utf8)).root?.text
    let decomposed = JSONReader.read(Array("\"e\u{301}\"".utf8)).root?.text
    #expect(composed.map { Array($0.utf8) } == [0xC3, 0xA9])
    #expect(decomposed.map { Array($0.utf8) } == [0x65, 0xCC, 0x81])
  }

  @Test func `code points that stand for no character are read like others`() {
    let text = JSONReader.read(Array(#""\uFFFE\uFFFF\uFDD0""#.utf8)).root?.text
    #expect(text?.unicodeScalars.map(\.value) == [0xFFFE, 0xFFFF, 0xFDD0])
  }
}
