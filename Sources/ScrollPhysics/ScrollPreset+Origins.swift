/// The origin of a value in a preset, and the evidence for it.
public struct ParameterOrigin: Hashable, Sendable {
  public var kind: Kind
  /// The recording, source or publication, with its date or version. Empty if there is none.
  public var evidence: String

  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Measured on a running system.
    case recorded
    /// Read in the system's source.
    case source
    /// Stated by the maker, or in a publication.
    case published
    /// Chosen for Parallax.
    case chosen
    /// Without effect in this preset.
    case idle
  }

  init(_ kind: Kind, _ evidence: String = "") {
    self.kind = kind
    self.evidence = evidence
  }

  /// Read in a system's source when the presets were checked against it.
  static func source(_ files: String) -> ParameterOrigin {
    ParameterOrigin(.source, "\(files), read in November 2026")
  }
}

extension ParameterOrigin {
  /// Chosen, with nothing to go by.
  public static let unknown = ParameterOrigin(.chosen)

  /// A sentence for a tip.
  public var sentence: String {
    let words =
      switch kind {
      case .recorded: "Recorded"
      case .source: "From source"
      case .published: "Published"
      case .chosen: "Chosen for Parallax"
      case .idle: "Without effect in this preset"
      }
    return evidence.isEmpty ? "\(words)." : "\(words): \(evidence)."
  }
}

extension ScrollPreset {
  /// The origin of the preset's value for a field of a scene's physics.
  public func origin(of field: String) -> ParameterOrigin {
    Self.originsByField[self]?[field] ?? .unknown
  }

  private static let originsByField = Dictionary(
    uniqueKeysWithValues: allCases.map { preset in
      var fields: [String: ParameterOrigin] = [:]
      for (origin, names) in preset.origins { for name in names { fields[name] = origin } }
      return (preset, fields)
    })

  /// Origins with the fields that have them. Fields of none are chosen, such as those of the wheel and the touchpad,
  /// which belong to the computer.
  public var origins: [(origin: ParameterOrigin, fields: Set<String>)] {
    switch self {
    case .ios, .iosFast:
      [
        (
          ParameterOrigin(
            .recorded,
            "UIScrollView of iOS 26.5 in Apple's simulator, samoylenkodmitry/Cranpose#541, 29 August 2026"),
          ["restDistance", "restSpeed", "overscroll", "bandCoefficient", "return", "returnRate", "minimumFling"]
        ),
        (
          ParameterOrigin(
            .published,
            "UIScrollView.DecelerationRate, Apple's documentation, read in November 2026; WWDC 2018, session 803"),
          ["decelerationRate"]
        ),
        (
          ParameterOrigin(
            .chosen, "the spring of ScrollMechanics at 587660a, a reconstruction of UIScrollView, read in November 2026"
          ),
          ["bounceFrequency", "bounceDamping"]
        ),
      ]
    case .flutter:
      [
        (
          .source(
            "flutter/flutter, scroll_physics.dart at 000a6d6, scroll_simulation.dart at 095d6b9"),
          [
            "decelerationRate", "restDistance", "restSpeed", "overscroll", "bandCoefficient", "return",
            "bounceFrequency", "bounceDamping", "velocityCap", "carriedMomentum",
          ]
        ),
        (
          .source("flutter/flutter, velocity_tracker.dart and gestures/constants.dart"),
          ["stopBeforeLift", "minimumFling", "maximumFling", "dragSlop"]
        ),
        (ParameterOrigin(.idle), ["returnRate"]),
      ]
    case .flutterAndroid:
      [
        (
          .source("flutter/flutter, overscroll_indicator.dart as of #173849, September 2025"),
          ["overscroll", "bounceFrequency", "bounceDamping"]
        ),
        (
          .source("flutter/flutter, scroll_physics.dart at 000a6d6 and gestures/constants.dart"),
          [
            "velocityCap", "stopBeforeLift", "minimumFling", "maximumFling", "carriedMomentum", "dragSlop",
            "alwaysBounce",
          ]
        ),
        (ParameterOrigin(.idle), ["bandCoefficient", "return", "returnRate"]),
        (Self.forSnapping, ["decelerationRate", "restDistance", "restSpeed"]),
      ]
    case .android:
      [
        (
          .source("AOSP, EdgeEffect.java of Android 12, 2021"),
          ["overscroll", "bounceFrequency", "bounceDamping"]
        ),
        (
          .source("AOSP, OverScroller.java at 050275c and ViewConfiguration.java"),
          [
            "velocityCap", "stopBeforeLift", "minimumFling", "maximumFling", "carriedMomentum", "dragSlop",
            "alwaysBounce",
          ]
        ),
        (ParameterOrigin(.idle), ["bandCoefficient", "return", "returnRate"]),
        (Self.forSnapping, ["decelerationRate", "restDistance", "restSpeed"]),
      ]
    case .firefox:
      [
        (
          .source("Firefox, Axis.cpp and the preferences apz.fling_* in gfxPrefs.h"),
          ["decelerationRate", "restDistance", "restSpeed", "carriedMomentum"]
        ),
        (.source("Chromium, fling_curve.cc, for want of Firefox's own"), ["maximumFling"]),
        (
          .source("WebKit, ScrollController.mm at 0042791, for want of Firefox's own"),
          ["stopBeforeLift"]
        ),
        (ParameterOrigin(.idle), ["bandCoefficient", "returnRate"]),
      ]
    case .chromium:
      [
        (
          .source("Chromium, fling_curve.cc and elastic_overscroll_controller_bezier.cc"),
          ["overscroll", "return", "maximumFling", "velocityCap", "carriedMomentum"]
        ),
        (ParameterOrigin(.idle), ["bandCoefficient", "returnRate"]),
        (Self.forSnapping, ["decelerationRate", "restDistance", "restSpeed", "bounceFrequency", "bounceDamping"]),
      ]
    case .safari:
      [
        (
          .source(
            "WebKit, ScrollingMomentumCalculator.cpp at 049bbb7 and ScrollElasticityController.mm at 054409c"),
          [
            "overscroll", "bandCoefficient", "return", "bounceFrequency", "bounceDamping", "stopBeforeLift",
            "velocityCap", "carriedMomentum",
          ]
        ),
        (ParameterOrigin(.idle), ["returnRate"]),
        (Self.forSnapping, ["decelerationRate", "restSpeed"]),
      ]
    case .gtk:
      [
        (
          .source("GTK, gtkkineticscrolling.c at 1e9e7bf, gtkscrolledwindow.c"),
          [
            "decelerationRate", "restDistance", "restSpeed", "overscroll", "return", "bounceFrequency",
            "bounceDamping", "velocityCap", "carriedMomentum",
          ]
        ),
        (ParameterOrigin(.idle), ["returnRate"]),
      ]
    }
  }

  /// Of presets whose coast or bounce is a curve of its own.
  private static let forSnapping = ParameterOrigin(.chosen, "for snapping alone; the coast is the system's own curve")
}
