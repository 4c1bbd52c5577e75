import JSON
import Testing

@Suite struct SuggestionTests {
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
    #expect(nearest(to: name, among: names) == meant)
  }

  @Test func `nothing is near when there is nothing`() { #expect(nearest(to: "ratio", among: []) == nil) }

  @Test func `of equally near names the first is offered`() {
    #expect(nearest(to: "cat", among: ["bat", "cab", "car"]) == "bat")
    #expect(nearest(to: "cat", among: ["car", "bat"]) == "car")
  }

  @Test func `swapped neighbours are one mistake`() {
    #expect(nearest(to: "gtk", among: ["tgk"]) == "tgk")
    #expect(nearest(to: "iso", among: ["ios"]) == "ios")
  }
}
