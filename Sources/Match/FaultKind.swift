/// The ways in which a build may differ from its design, by their names in reports.
public enum FaultKind: String, CaseIterable, Hashable, Sendable {
  case ratio, anchor, lag
  case wholePixels = "whole-pixels"
  case halfRate = "half-rate"
  case clamp, stretch, title, ease, key
  case missingLayer = "missing-layer"
  case order, physics, refresh, focus, size, follow, bar, other
}

extension FaultKind {
  /// The kind of a field of a scene, by its path.
  init(field path: String, isOfText: Bool) {
    let name = path.split { ".[]".contains($0) }.last { $0.first?.isNumber != true }.map(String.init) ?? path
    let isOfKey = path.contains("keys.")
    switch name {
    case "ratio", "imageHeight", "overscan": self = .ratio
    case "anchor": self = .anchor
    case "focus": self = .focus
    case "follow": self = .follow
    case "ease": self = .ease
    case "pin", "minHeight": self = .clamp
    case "stretch", "maxStretch": self = .stretch
    case "refreshThreshold", "refreshHold", "threshold", "hold", "refresh": self = .refresh
    case "bar" where !path.hasPrefix("content"): self = .title
    case "hides", "snaps": self = .bar
    case _ where isOfKey: self = .key
    case "over", "start", "returns": self = .key
    case _ where isOfText && ["x", "y", "size"].contains(name): self = .title
    default: self = path.hasPrefix("content.bar") ? .title : .size
    }
  }

  /// Which of several equally good explanations comes first: the rule before its exceptions.
  var rank: Int {
    switch self {
    case .ratio, .focus, .anchor: 0
    case .clamp, .stretch, .bar, .refresh: 1
    case .key, .ease, .follow, .lag, .title: 2
    case .size, .wholePixels, .halfRate, .missingLayer, .order, .physics, .other: 3
    }
  }
}
