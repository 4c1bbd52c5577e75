import Documents
import Effects
import Geometry
import Notation
import PreviewKit

/// Whether something can be tapped.
public struct TouchFinding: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case size, covered }

  public var kind: Kind
  public var layer: String
  /// The shorter side at the offset where it is smallest, in points.
  public var size: Double
  public var offset: Double
  public var needs: Double
  public var passes: Bool
  public var sentence: String
  public var device = ""
  public var remedy: AuditRemedy?

  /// The kind of thing: `row` of `row-3/background`.
  var thing: Substring { layer.prefix { $0 != "-" && $0 != "/" } }
}

/// Looks at everything that can be tapped: rows, cards, albums and the banner.
struct TouchAudit {
  private let screen: AuditedScreen
  private let needs: Double
  private let rule: String

  init(_ screen: AuditedScreen) {
    self.screen = screen
    (needs, rule) =
      switch screen.preview.scene.device.platform {
      case .ios: (44, "44 pt on iOS")
      case .android: (48, "48 dp on Android")
      case .desktop: (24, "24 px (WCAG 2.5.8)")
      }
  }

  private static let step = 8.0
}

extension TouchAudit {
  /// A finding for each kind of thing: its smallest, and one that never comes out from under the system's bars.
  func findings() -> [TouchFinding] {
    var smallest: [LayerKind: (layer: Layer, size: Double, offset: Double)] = [:]
    var order: [LayerKind] = []
    var free: Set<LayerID> = []
    var met: [LayerID: Double] = [:]
    for offset in offsets {
      for layer in screen.layers(at: offset) where layer.isThing && layer.isVisible {
        let seen = layer.paintedFrame.intersection(screen.setting.screen)
        guard !seen.isEmpty else { continue }
        let size = min(layer.frame.width, layer.frame.height)
        if met[layer.id] == nil { met[layer.id] = offset }
        if smallest[layer.id.kind] == nil { order.append(layer.id.kind) }
        if size < smallest[layer.id.kind]?.size ?? .infinity { smallest[layer.id.kind] = (layer, size, offset) }
        if screen.extent.bounds.contains(offset), isFree(seen) { free.insert(layer.id) }
      }
    }
    var findings: [TouchFinding] = []
    for kind in order {
      guard let (layer, size, offset) = smallest[kind] else { continue }
      let passes = size >= needs - 0.01
      findings.append(
        TouchFinding(
          kind: .size, layer: layer.id.description, size: size, offset: offset, needs: needs, passes: passes,
          sentence: "The smallest \(kind.owner) is \(size.formatted(.upTo(1))) pt; "
            + "\(passes ? "enough for" : "less than") \(rule)."))
    }
    let covered = met.keys.filter { !free.contains($0) }.sorted { $0.description < $1.description }
    for id in covered.prefix(3) {
      findings.append(
        TouchFinding(
          kind: .covered, layer: id.description, size: 0, offset: met[id] ?? 0, needs: needs, passes: false,
          sentence: "\(id) is never \(needs.formatted(.upTo(1))) pt clear of the status bar and the camera."))
    }
    return findings
  }

  private var offsets: [Double] {
    let bounds = screen.extent.bounds
    return (screen.offsets(every: Self.step) + [bounds.lowerBound, bounds.upperBound]).sorted()
  }

  /// Whether enough of it to be tapped is clear of what the system draws over the screen.
  private func isFree(_ seen: Rect) -> Bool {
    let bars = ScreenBars(screen.preview.scene.device)
    var part = seen
    for cover in [bars.statusBar, bars.camera].compactMap(\.self) where cover.overlaps(part) {
      let (below, above) = (part.maxY - cover.maxY, cover.y - part.y)
      let (right, left) = (part.maxX - cover.maxX, cover.x - part.x)
      let most = max(below, above, right, left)
      if most == below {
        part = Rect(x: part.x, y: cover.maxY, width: part.width, height: max(0, below))
      } else if most == above {
        part.height = max(0, above)
      } else if most == right {
        part = Rect(x: cover.maxX, y: part.y, width: max(0, right), height: part.height)
      } else {
        part.width = max(0, left)
      }
    }
    let least = min(needs, seen.width, seen.height) - 0.01
    return part.width >= least && part.height >= least
  }
}
