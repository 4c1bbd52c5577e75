import TestSupport
import Testing

@testable import Notation

@Suite struct WriterTests {
  @Test func `small flat objects stay on a line and the outermost does not`() {
    let scene: JSONValue = [
      "parallax": 1, "title": "Map rows", "parameters": ["ratio": 0.7, "anchor": "center"],
      "device": ["name": "iPhone 15", "insets": ["top": 59, "left": 0]],
      "content": ["rows": 100, "images": ["maps/a.jpg"], "page": nil, "pictureSize": [3, 2]], "empty": [:], "none": [],
    ]
    #expect(
      JSONWriter.pretty(scene) == """
        {
          "parallax": 1,
          "title": "Map rows",
          "parameters": { "ratio": 0.7, "anchor": "center" },
          "device": {
            "name": "iPhone 15",
            "insets": { "top": 59, "left": 0 }
          },
          "content": { "rows": 100, "images": ["maps/a.jpg"], "page": null, "pictureSize": [3, 2] },
          "empty": {},
          "none": []
        }

        """)
  }

  @Test func `a list of objects has one a line`() {
    let value: JSONValue = ["samples": [["time": 0, "offset": 1], ["time": 0.1, "offset": 2]]]
    #expect(
      JSONWriter.pretty(value) == """
        {
          "samples": [
            { "time": 0, "offset": 1 },
            { "time": 0.1, "offset": 2 }
          ]
        }

        """)
  }

  @Test func `long lists of numbers fill their lines`() {
    let lines = JSONWriter.pretty(["heights": .list((0..<100).map { .whole($0 * 1000) })]).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.allSatisfy { $0.count <= 100 } && lines[2].count > 90)
  }

  @Test func `a line is as long as a hundred and no longer`() {
    for length in 60...110 {
      let text = JSONWriter.pretty(["a": ["b": .text(String(repeating: "x", count: length))], "c": 1])
      let longest = text.split(separator: "\n").map(\.count).max() ?? 0
      #expect(longest <= 100 || length >= 90)
      #expect(text.contains("{ \"b\"") == (7 + 8 + length + 3 + 1 <= 100), "\(length)")
    }
  }

  @Test(
    arguments: [
      (60, "60"), (0.7, "0.7"), (-0.0, "-0"), (0, "0"), (1e-6, "1e-06"), (1e20, "1e+20"), (123456789, "123456789"),
      (Double.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"), (.nan, "null"),
      (-.infinity, "null"),
      (1.7976931348623157e308, "1.7976931348623157e+308"), (-1.5, "-1.5"), (100, "100"),
    ] as [(Double, String)]) func `numbers are as short as can be`(_ number: Double, _ text: String)
  {
    #expect(JSONWriter.compact(.number(number)) == text)
    #expect(JSONWriter.compact(.number(number)) == text)
  }

  @Test func `only what must be is escaped`() {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}ü𝄞\u{2028}"
    #expect(JSONWriter.compact(.text(text)) == #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}ü𝄞\u{2028}\"")
  }

  @Test func `the compact form has no blanks`() {
    #expect(
      JSONWriter.compact(["a": [1, nil, true, "x y"], "b": [:], "c": []]) == #"{"a":[1,null,true,"x y"],"b":{},"c":[]}"#
    )
  }

  @Test func `what is written reads back as the same value, and is written as the same bytes again`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      let value = random.value(depth: 5)
      for text in [JSONWriter.pretty(value), JSONWriter.compact(value)] {
        let reading = JSONReader.read(Array(text.utf8))
        #expect(reading.problems.isEmpty, "\(text)")
        #expect(reading.root?.value == value, "\(text)")
        #expect(reading.root.map { JSONWriter.compact($0.value) } == JSONWriter.compact(value), "\(text)")
        #expect(reading.root.map { JSONWriter.pretty($0.value) } == JSONWriter.pretty(value), "\(text)")
      }
    }
  }

  @Test func `a text is a value if it is JSON and nothing else`() {
    #expect(JSONValue(reading: "0.5") == 0.5)
    #expect(JSONValue(reading: "[1, 2]") == .numbers([1, 2]))
    #expect(JSONValue(reading: "center") == nil)
    #expect(JSONValue(reading: "") == nil)
    #expect(JSONValue(reading: "[1,]") == nil)
    #expect((["a": 1, "b": 2] as JSONValue)["b"] == 2)
    #expect(([1] as JSONValue)["b"] == nil)
  }
}
