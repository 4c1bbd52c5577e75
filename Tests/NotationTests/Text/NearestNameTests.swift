import Testing

@testable import Notation

@Suite struct NearestNameTests {
  private let names = [
    "ratio", "anchor", "overscan", "rowHeight", "textHeight", "every", "decelerationRate", "restSpeed",
  ]

  @Test(
    arguments: [
      ("ratoi", "ratio"), ("ratios", "ratio"), ("rati", "ratio"), ("Ratio", "ratio"), ("rowheight", "rowHeight"),
      ("row_height", "rowHeight"),
      ("ancor", "anchor"), ("overscn", "overscan"), ("decelerationrate", "decelerationRate"),
      ("deceleration", "decelerationRate"), ("evry", "every"),
      ("heightRow", nil), ("x", nil), ("", nil), ("zzzzz", nil), ("re", nil), (String(repeating: "a", count: 65), nil),
    ] as [(String, String?)]) func `the nearest name is offered if it is near enough`(_ name: String, _ meant: String?)
  {
    #expect(NearestName(to: name, among: names)?.name == meant)
  }

  @Test func `nothing is near when there is nothing`() { #expect(NearestName(to: "ratio", among: [])?.name == nil) }

  @Test func `of equally near names the first is offered`() {
    #expect(NearestName(to: "cat", among: ["bat", "cab", "car"])?.name == "bat")
    #expect(NearestName(to: "cat", among: ["car", "bat"])?.name == "car")
  }

  @Test func `swapped neighbors are one mistake`() {
    #expect(NearestName(to: "gtk", among: ["tgk"])?.name == "tgk")
    #expect(NearestName(to: "iso", among: ["ios"])?.name == "ios")
  }

  @Test func `the nearest name is asked about`() {
    #expect(NearestName(to: "ratoi", among: names)?.question == "Did you mean \"ratio\"?")
    #expect(NearestName.hint(to: "ratoi", among: names) == " Did you mean ratio?")
    #expect(NearestName.hint(to: "zzzzz", among: names) == "")
    #expect(NearestName.choices(["ios", "web"]) == "Known are ios, web.")
  }
}
