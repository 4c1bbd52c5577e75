import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A text that the system's setting for larger text spoils, and the size from which on.
public struct TextSizeFinding: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// It ends in an ellipsis, or its letters are higher than their place.
    case cut
    /// It runs into another text.
    case overlaps
  }

  public var kind: Kind
  public var layer: String
  public var words: String
  /// The smallest of the sizes at which it happens, over the usual one.
  public var from: Double
  /// The text that it runs into.
  public var other: String?
  /// An offset at which it happens at that size.
  public var offset: Double
  /// Whether the size that was asked for is smaller.
  public var passes: Bool
}

/// Which texts of a scene grow with the system's setting.
public struct TextGrowth: Hashable, Sendable {
  /// The words of layers, which keep their size: they are part of the picture around them.
  public var fixed: [String] = []
  public var hasGrowing = false
  /// A bar's title keeps its size in the scene, and grows in code that is handed over.
  public var hasBarTitle = false

  mutating func add(_ other: TextGrowth) {
    fixed += other.fixed.filter { !fixed.contains($0) }
    hasGrowing = hasGrowing || other.hasGrowing
    hasBarTitle = hasBarTitle || other.hasBarTitle
  }
}

/// Looks at the texts at every size of the systems' settings.
struct TextSizeAudit {
  private let scene: Scene
  private let pictures: ScenePictures
  private let measure: TextMeasure
  private let asked: Double

  /// - Parameter asked: The size at which nothing may be cut, over the usual one.
  init(_ scene: Scene, _ pictures: ScenePictures, _ measure: TextMeasure, asked: Double) {
    (self.scene, self.pictures, self.measure, self.asked) = (scene, pictures, measure, asked)
  }

  /// Body text of iOS from its usual size to that of AX5, over the usual 17 points, and Android's 130 and 200 %.
  static let sizes = [1, 1.12, 1.24, 1.3, 1.35, 1.65, 1.94, 2, 2.35, 2.76, 3.1]
  /// The line of a font over its size.
  private static let line = 1.2
  private static let step = 40.0
}

extension TextSizeAudit {
  func findings() -> [TextSizeFinding] {
    var findings: [TextSizeFinding] = []
    for size in Self.sizes.filter({ $0 != asked }) + [asked] where size > 0 {
      for found in faults(at: size) {
        // Rows that repeat say the same words.
        if let known = findings.firstIndex(where: { $0.words == found.words && $0.kind == found.kind }) {
          if size < findings[known].from { (findings[known].from, findings[known].offset) = (size, found.offset) }
        } else {
          findings.append(found)
        }
      }
    }
    for index in findings.indices { findings[index].passes = findings[index].from > asked + 1e-9 }
    return findings.sorted { $0.from < $1.from }
  }

  /// Which texts grow with the system's setting.
  func growth() -> TextGrowth {
    let screen = AuditedScreen(scene, pictures)
    var growth = TextGrowth()
    for offset in offsets(of: screen) {
      for layer in screen.layers(at: offset) where layer.content.isWords && layer.isVisible {
        switch layer.content {
        case .text:
          guard let words = WordLine(layer, screen.painter)?.words, !growth.fixed.contains(words) else { continue }
          growth.fixed.append(words)
        case .heading: growth.hasBarTitle = true
        default: growth.hasGrowing = true
        }
      }
    }
    return growth
  }

  private func faults(at size: Double) -> [TextSizeFinding] {
    var scene = scene
    scene.content.textScale = size
    let screen = AuditedScreen(scene, pictures)
    var findings: [TextSizeFinding] = []
    var seen: Set<String> = []
    for offset in offsets(of: screen) {
      let lines = screen.layers(at: offset).filter { $0.content.isWords && $0.opacity > 0.9 }.compactMap { layer in
        WordLine(layer, screen.painter).map { (layer: layer, line: $0) }
      }
      for (index, (layer, line)) in lines.enumerated() where layer.isReadWhole(on: screen.setting.screen) {
        let name = layer.id.description
        guard seen.insert(name).inserted else { continue }
        let width = width(of: line)
        let height = line.style.size * line.style.zoom * Self.line * Double(line.lines.count)
        if width > line.box.width + 0.5 || height > line.box.height * Self.line {
          findings.append(
            TextSizeFinding(kind: .cut, layer: name, words: line.words, from: size, offset: offset, passes: true))
        }
        let frame = letters(of: line)
        let other = lines.enumerated().first { place, other in
          place != index && other.layer.id.owner == layer.id.owner && other.layer.id.index == layer.id.index
            && letters(of: other.line).inset(by: 0.5).overlaps(frame.inset(by: 0.5))
        }
        if let other, layer.id.owner != "layer" {
          findings.append(
            TextSizeFinding(
              kind: .overlaps, layer: name, words: line.words, from: size, other: other.element.layer.id.description,
              offset: offset, passes: true))
        }
      }
    }
    return findings
  }

  private func width(of line: WordLine) -> Double {
    (line.lines.map { measure.width($0, line.style) }.max() ?? 0) * line.style.zoom
  }

  /// The rectangle of a text's letters: as high as their capitals and the lines below, and as wide as they run.
  private func letters(of line: WordLine) -> Rect {
    let width = min(line.box.width, width(of: line))
    let count = Double(line.lines.count)
    let height = line.style.size * line.style.zoom * 0.72 + line.box.height * (count - 1) / count
    let isAtEnd =
      switch line.style.alignment {
      case .leading: line.style.isRightToLeft
      case .trailing: !line.style.isRightToLeft
      case .center: false
      }
    let left =
      line.style.alignment == .center ? (line.box.width - width) / 2 : isAtEnd ? line.box.width - width : 0
    return Rect(x: line.box.x + left, y: line.box.midY - height / 2, width: width, height: height)
  }

  private func offsets(of screen: AuditedScreen) -> [Double] {
    (screen.offsets(every: Self.step) + screen.landmarks).filter(screen.extent.bounds.contains).sorted()
  }
}
