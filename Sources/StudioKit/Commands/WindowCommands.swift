/// The window and its appearance.
extension Command {
  static let ofTheWindow = [appearance, panels, drawer, samples, audit, phone, follow, fullScreen, keys, palette]

  public static let appearance = Command(
    "appearance", "Dark", menu: "Dark interface", menuLit: "Light interface", keys: ["D"], short: "dark or light",
    "Switches the interface between dark and light.", isLit: { $0.appearance == .dark }
  ) { studio, _ in studio.view.appearance.switchOver() }

  public static let panels = Command(
    "panels", "Panels", menu: "Show the panels", menuLit: "Hide the panels", keys: ["H"],
    short: "hide or show the panels", "Shows or hides the panels.", turns: \.showsPanels)

  public static let drawer = Command(
    "drawer", "Panel", menu: "Show the panel", menuLit: "Hide the panel",
    "Opens or closes the panel in a window that is too narrow for both.", isOn: { $0.hasDrawer },
    turns: \.showsDrawer)

  public static let samples = Command(
    "samples", "Samples", menu: "Hide the samples", menuLit: "Show the samples",
    "Hides or shows the scenes that come with the program, below your own.", isOn: { $0.hasOwnScenes },
    turns: \.hidesSamples)

  public static let audit = Command(
    "audit", "Audit", menu: "Audit the scene", menuLit: "Close the audit", icon: .audit,
    "Checks contrast at every offset, motion, text size and touch targets, and offers fixes.",
    also: "accessibility a11y contrast WCAG legibility readable text size reduced motion", turns: \.showsAudit)

  public static let phone = Command(
    "phone", "Phone", menu: "Show it on a phone", menuLit: "End the page on phones",
    icon: .phone,
    "Shows the scene on phones in the same network, which follow every change. Their swipes become gestures.",
    turns: \.showsPhone)

  public static let follow = Command(
    "phone-follow", "Follow", menu: "Scroll phones and the stage together",
    menuLit: "Scroll phones and the stage apart",
    "Scrolls phones with the stage, and the stage with the phone that a thumb is on. The thumb leads.",
    isOn: { $0.options.showsPhone }, turns: \.followsPhone)

  public static let fullScreen = Command(
    "full-screen", "Full screen", keys: ["F11"], "Fills the display with the window."
  ) { studio, _ in studio.requests.ask(.window(.toggleFullScreen)) }

  public static let keys = Command(
    "keys", "Keys", keys: ["F1", "?"], short: "this list", icon: .keys, "Lists every key."
  ) { studio, _ in studio.view.options.showsKeys.toggle() }

  public static let palette = Command(
    "palette", "Commands", menu: "Find a command", keys: ["Ctrl Shift P", "/"], short: "find a command by name",
    "Finds a command by its name."
  ) { studio, _ in
    studio.view.options.showsKeys = false
    studio.view.options.showsPalette.toggle()
  }
}
