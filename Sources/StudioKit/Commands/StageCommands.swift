import Documents
import Notation
import PreviewKit

/// The stage: how the phone is held, how large it is, and what is drawn over it.
extension Command {
  static let ofTheStage =
    [turnDevice, zoomToFit, zoom(0.5), zoom(1), zoom(2), zoomToDevicePixels, zoomIn, zoomOut]
    + Direction.allCases.map(pan) + [xray, article, plain, bars, showGesture] + ofTheCurve + [meter, saveLog]

  public static let turnDevice = Command(
    "rotate", "Rotate", menu: "Rotate the device", keys: ["R"], short: "rotate the device",
    icon: .rotate, "Rotates the device between portrait and landscape. The scene file does not change.",
    isLit: { $0.isTurned }
  ) { $0.stage.turn($0.library, at: $1) }

  public static let zoomToFit = Command(
    "zoom.fit", "Fit", keys: ["Ctrl 0"], short: "fit the phone", "Zooms to fit the stage.", isLit: { $0.isFitted },
    isOn: { !$0.isFitted }
  ) { studio, _ in studio.view.zoom.fit() }

  /// Sets the zoom, in window points per phone point.
  public static func zoom(_ factor: Double) -> Command {
    Command(
      "zoom.\(factor)", "\((factor * 100).formatted(.whole)) %", keys: factor == 1 ? ["Ctrl 1"] : [],
      factor == 1 ? "Shows one point of the phone as one point of the window." : "Zooms to another size."
    ) { studio, _ in studio.view.zoom.set(exactly: factor) }
  }

  public static let zoomToDevicePixels = Command(
    "zoom.pixels", "Every pixel of the device", "Shows each pixel of the phone as one pixel of the display."
  ) { studio, _ in studio.view.zoom.set(exactly: studio.stage.scene.device.scale / studio.view.scale) }

  public static let zoomIn = Command(
    "zoom.in", "Larger", menu: "Zoom in", keys: ["Ctrl +"], quiet: ["Ctrl ="], repeats: true, "Makes the phone larger."
  ) { studio, _ in studio.view.zoom.set(studio.layout.zoom * Zoom.step, in: studio.layout) }

  public static let zoomOut = Command(
    "zoom.out", "Smaller", menu: "Zoom out", keys: ["Ctrl -"], repeats: true, "Makes the phone smaller."
  ) { studio, _ in studio.view.zoom.set(studio.layout.zoom / Zoom.step, in: studio.layout) }

  public enum Direction: String, CaseIterable, Sendable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"

    fileprivate var step: (dx: Double, dy: Double) {
      switch self {
      case .left: (40, 0)
      case .right: (-40, 0)
      case .up: (0, 40)
      case .down: (0, -40)
      }
    }
  }

  public static func pan(_ direction: Direction) -> Command {
    Command(
      "pan.\(direction)", "Move the phone \(direction)", keys: ["Ctrl \(direction.rawValue)"],
      repeats: true, "Moves the phone over the stage."
    ) { studio, _ in
      let step = direction.step
      studio.view.zoom.pan(dx: step.dx, dy: step.dy, in: studio.layout)
    }
  }

  /// Shows the scene without its effect, or with it.
  public static let plain = Command(
    "plain", "Without effect", menu: "Without the effect", keys: ["P"], isHeld: true,
    short: "the scene without its effect",
    icon: .plain, "Shows the scene without its effect.", isLit: { $0.isPlain }
  ) { $0.stage.setStill(!$0.stage.shown.isStill, at: $1) }

  public static let xray = Command(
    "x-ray", "X-ray", keys: ["X"], short: "outlines, numbers and the whole picture",
    icon: .xray, "Shows outlines and numbers of every layer, and the whole picture.", turns: \.isXRay)

  public static let article = Command(
    "article", "Article", menu: "The article's outlines", keys: ["A"],
    short: "outlines with the article\u{2019}s numbers",
    icon: .article, "Outlines the pictures as placed by the article\u{2019}s own numbers.", turns: \.showsArticle)

  public static let bars = Command(
    "bars", "Bars", menu: "Show the status bar and camera", menuLit: "Hide the status bar and camera", keys: ["B"],
    short: "status bar and camera", "Draws the device's status bar and camera over the scene.",
    turns: \.showsBars)

  public static let meter = Command(
    "meter", "Meter", menu: "Frame times", keys: ["M"], short: "frame times",
    icon: .meter, "Shows how long each frame takes, and its parts.", turns: \.showsMeter)

  public static let saveLog = Command(
    "save-log", "Save the frame times", keys: ["L"], short: "save them to a file",
    "Writes the frame times to a file.", isOn: { $0.options.showsMeter }
  ) { studio, _ in
    if studio.view.options.showsMeter { studio.requests.ask(.files(.saveLog(studio.view.meter.log))) }
  }
}

/// The curve of a layer.
extension Command {
  fileprivate static let ofTheCurve = [curve, saveCurve, layerBehind, layerInFront, wholeCurve]

  public static let curve = Command(
    "curve", "Curve", menu: "Show the curve", menuLit: "Hide the curve", keys: ["G"],
    short: "curve of a layer over the offset", icon: .curve,
    "Plots the motion of a layer over the offset. Drag on it to scroll.",
    turns: \.showsCurve)

  public static let saveCurve = Command(
    "curve.save", "Save\u{2026}", menu: "Save the curve\u{2026}", "Saves the curve as an SVG drawing.",
    isOn: { $0.options.showsCurve }
  ) { studio, _ in
    let view = studio.view
    let text = studio.view.curve.file(
      studio.stage, studio.library, view.theme, showsArticle: view.options.showsArticle)
    guard let text else { return }
    studio.files.exports.export(.text(text, ending: "-curve.svg"), &studio.session)
  }

  public static let layerBehind = Command(
    "curve.behind", "\u{2039}", menu: "Curve of the layer behind",
    "Plots the layer behind. With outlines shown, click a layer to choose it.", isOn: { $0.options.showsCurve }
  ) { studio, _ in studio.view.curve.step(by: -1, among: studio.stage.layers) }

  public static let layerInFront = Command(
    "curve.in-front", "\u{203A}", menu: "Curve of the layer in front", "Plots the layer in front.",
    isOn: { $0.options.showsCurve }
  ) { studio, _ in studio.view.curve.step(by: 1, among: studio.stage.layers) }

  /// Switches the curve between all offsets and those at which its layer is visible.
  public static let wholeCurve = Command(
    "curve.whole", "All offsets", menu: "Curve over all offsets",
    "Plots all offsets, also those at which the layer is not visible.", isLit: { $0.isCurveWhole },
    isOn: { $0.options.showsCurve }
  ) { studio, _ in studio.view.curve.isWhole.toggle() }
}
