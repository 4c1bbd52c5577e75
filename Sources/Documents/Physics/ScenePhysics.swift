import Notation
import Parameters
import ScrollPhysics

/// The scroll physics of a scene: a preset and its overrides.
public struct ScenePhysics: Declared {
  /// Setting it resets every parameter below.
  public var preset = ScrollPreset.ios {
    didSet { scroll = preset.parameters }
  }
  public var scroll = ScrollPreset.ios.parameters
  /// The snapping of content; independent of the preset.
  public var snap = SnapMode.none

  public init() {}

  public init(preset: ScrollPreset) {
    self.preset = preset
    scroll = preset.parameters
  }

  public static let parameters: [Parameter<Self>] = [
    Parameter("preset", \.preset, "The system whose scrolling this is. Sets every field below."),
    Parameter(
      "decelerationRate", \.scroll.decelerationRate, .number(0.9...0.9999, unit: "per ms", step: 0.0005),
      "Share of the speed kept after a millisecond of coasting."
    ).labeled("Deceleration"),
    Parameter(
      "restDistance", \.scroll.restDistance, .either(.number(0...2, unit: "px", step: 0.05), .null),
      "Remaining device pixels at which coasting or bouncing rests; 0 leaves coasting to its speed."),
    Parameter(
      "restSpeed", \.scroll.restSpeed, .either(.number(0...50, unit: "px/s", step: 1), .null),
      "Speed at which coasting stops, in device pixels; in points with ios, ios-fast and gtk."),
    Parameter("overscroll", \.scroll.overscroll, "Behavior of content dragged past its edges."),
    Parameter(
      "bandCoefficient", \.scroll.bandCoefficient, .number(0.05...1),
      "Share of the finger's travel displayed at the edge. Lower is stiffer."
    ).labeled("Band share"),
    Parameter(
      "return", \.scroll.return,
      "How a pull comes back when it is released: by the bounce, or by the pull itself decaying."
    ),
    Parameter(
      "returnRate", \.scroll.returnRate, .number(2...40, unit: "per s", step: 0.5),
      "How fast a released pull decays, with return \"pull\"."
    ),
    Parameter(
      "bounceFrequency", \.scroll.bounceFrequency, .number(4...40, unit: "per s", step: 0.5),
      "Stiffness of the bounce: w0 of its spring."
    ).labeled("Bounce speed"),
    Parameter(
      "bounceDamping", \.scroll.bounceDamping, .number(0.2...2, step: 0.05),
      "Damping of the bounce: below 1 it oscillates, at 1 it returns fastest."),
    Parameter(
      "velocityCap", \.scroll.velocityCap, .either(.number(500...20_000, unit: "pt/s", step: 100), .null),
      "Maximum speed passed from a coast to the bounce; null for no limit."),
    Parameter(
      "stopBeforeLift", \.scroll.stopBeforeLift, .number(0...0.2, unit: "s", step: 0.005),
      "Longest pause before lifting that still flicks."),
    Parameter(
      "minimumFling", \.scroll.minimumFling, .number(0...500, unit: "pt/s", step: 5),
      "Minimum finger speed of a flick."
    ).labeled("Slowest flick"),
    Parameter(
      "maximumFling", \.scroll.maximumFling, .either(.number(1000...64_000, unit: "pt/s", step: 500), .null),
      "Maximum speed of a flick; null for no limit."
    ).labeled("Fastest flick"),
    Parameter(
      "carriedMomentum", \.scroll.carriedMomentum, "Whether repeated flicks add up, and by which rule."
    ).labeled("Carried speed"),
    Parameter(
      "dragSlop", \.scroll.dragSlop, .number(0...24, unit: "pt", step: 0.5),
      "Finger travel before scrolling begins."),
    Parameter("alwaysBounce", \.scroll.alwaysBounce, "Whether content that fits the screen bounces."),
    Parameter(
      "wheelStep", \.scroll.wheelStep, .number(10...200, unit: "pt", step: 5), "Points per wheel notch."),
    Parameter(
      "wheelGlide", \.scroll.wheelGlide, .number(0...0.2, unit: "s", step: 0.005),
      "Time constant of the glide to a wheel's target."),
    Parameter(
      "touchpadStep", \.scroll.touchpadStep, .number(1...60, unit: "pt", step: 1), "Points per touchpad tick."),
    Parameter(
      "touchpadMomentum", \.scroll.touchpadMomentum, "Whether content coasts after touchpad scrolling."
    ).labeled("Touchpad coast"),
    Parameter("snap", \.snap, "Where content comes to rest: anywhere, on items, or at whole screens."),
  ]
}

/// The positions to which content snaps.
public enum SnapMode: String, Choice { case none, items, page }

extension ScenePhysics {
  /// The origin of the preset's value for a field. Nil for a field that no preset brings.
  public func origin(of path: String) -> ParameterOrigin? {
    Self.presetFields.contains { $0.path == path } ? preset.origin(of: path) : nil
  }

  /// The fields whose values a preset brings, in order.
  public static let presetFields = parameters.filter { !["preset", "snap"].contains($0.path) }
}

extension Scene {
  /// The scroll parameters on the device's screen.
  public var scroll: ScrollParameters { physics.scroll.on(scale: device.scale) }
}

extension ScrollPreset: Choice {}
extension OverscrollLaw: Choice {}
extension ReturnLaw: Choice {}
extension CarriedMomentum: Choice {}
