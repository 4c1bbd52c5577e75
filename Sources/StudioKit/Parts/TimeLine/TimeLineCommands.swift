/// The timeline, and the part of the gesture that it shows.
extension Command {
  public static let showGesture = Command(
    "time-line", "Timeline", menu: "Show the timeline", menuLit: "Hide the timeline", keys: ["T"], short: "timeline",
    "Shows the gesture over time, under the stage. Drag on it to see any moment.", turns: \.showsGesture)

  public static let zoomTimeIn = Command(
    "time.in", "Zoom into the timeline", "Shows a shorter part of the gesture. Ctrl and the wheel do the same.",
    isOn: { $0.hasTime }
  ) { $0.apply(.zoomTime(by: 1.5), at: $1) }

  public static let zoomTimeOut = Command(
    "time.out", "Zoom out of the timeline", "Shows a longer part of the gesture.",
    isOn: { $0.hasTime && !$0.showsWholeTime }
  ) { $0.apply(.zoomTime(by: 1 / 1.5), at: $1) }

  public static let wholeTime = Command(
    "time.whole", "The whole gesture", "Shows the whole gesture on the timeline.",
    isOn: { $0.hasTime && !$0.showsWholeTime }
  ) { $0.apply(.zoomTime(by: nil), at: $1) }
}
