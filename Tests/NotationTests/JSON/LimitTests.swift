import Testing

@testable import Notation

@Suite struct LimitTests {
  private func problems(_ text: String, _ limits: ReadLimits = .standard) -> [String] {
    JSONReader.read(Array(text.utf8), limits: limits).problems.map(\.description)
  }

  private func nested(_ depth: Int, _ open: String, _ close: String, _ middle: String = "") -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test func `nesting is read to the limit and refused past it`() {
    #expect(problems(nested(128, "[", "]")) == [])
    #expect(problems(nested(129, "[", "]")) == ["1:129: Lists and objects are nested more than 128 deep."])
    #expect(problems(nested(2, "{\"a\":", "}", "1"), ReadLimits(depth: 2)) == [])
    #expect(problems(nested(3, "{\"a\":", "}", "1"), ReadLimits(depth: 2)).count == 1)
    #expect(problems("1", ReadLimits(depth: 0)) == [])
    #expect(problems("[]", ReadLimits(depth: 0)).count == 1)
  }

  @Test func `a hundred thousand nested lists are refused with one problem`() {
    #expect(problems(String(repeating: "[", count: 100_000)).count == 1)
    #expect(problems(nested(100_000, "[", "]")).count == 1)
    #expect(problems(nested(100_000, "{\"a\":", "}", "1")).count == 1)
    #expect(problems(String(repeating: "[{\"\":", count: 50_000)).count == 1)
  }

  @Test func `no limit lets the reader call itself without bound`() {
    #expect(ReadLimits(depth: .max).depth == ReadLimits.deepest)
    #expect(problems(nested(ReadLimits.deepest, "[", "]"), ReadLimits(depth: .max)) == [])
    #expect(problems(nested(ReadLimits.deepest + 1, "[", "]"), ReadLimits(depth: .max)).count == 1)
  }

  @Test func `limits that make no sense are the nearest that do`() {
    let limits = ReadLimits(depth: -1, size: .min, values: -5, problems: 0)
    #expect(limits == ReadLimits(depth: 0, size: 0, values: 0, problems: 1))
  }

  @Test func `a file is read to the size limit and refused past it`() {
    #expect(problems("[12]", ReadLimits(size: 4)) == [])
    #expect(
      problems("[123]", ReadLimits(size: 4)) == [
        "1:1: The file has 5 bytes; the limit is 4. Split the file, or shorten its lists."
      ])
    #expect(JSONReader.read([UInt8](repeating: 0x20, count: 100 << 20)).problems.count == 1)
  }

  @Test func `values are read to the limit and refused past it`() {
    #expect(problems("[1,2,3]", ReadLimits(values: 4)) == [])
    #expect(
      problems("[1,2,3,4,5]", ReadLimits(values: 4)) == [
        "1:10: There are more than 4 values in the file. Shorten its lists."
      ])
    #expect(problems("[" + String(repeating: "0,", count: 2_000_000) + "0]").count == 1)
  }

  @Test func `long lines, long texts and long numbers are read`() {
    let long = String(repeating: "9", count: 1_000_000)
    #expect(problems("[\"\(long)\", 0.\(long), \"\(String(repeating: "\\n", count: 500_000))\"]") == [])
    #expect(problems(long).count == 1)
    #expect(problems(String(repeating: " ", count: 1_000_000) + "1") == [])
    #expect(problems("{" + (0..<100_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}") == [])
  }
}
