import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import ScrollPhysics

/// How long a line of text can be read while the content is flicked past.
public struct ReadingFinding: Hashable, Sendable {
  public var layer: String
  public var words: String
  /// Seconds with a slow and a fast flick from the start. Nil if it is not on that way.
  public var slow: Double?
  public var fast: Double?
}

/// Looks at every text during a slow and a fast flick.
struct ReadingAudit {
  private let screen: AuditedScreen
  /// Offsets at which a text has too little contrast.
  private let faint: [String: ClosedRange<Double>]

  init(_ screen: AuditedScreen, _ contrast: [ContrastFinding]) {
    self.screen = screen
    var faint: [String: ClosedRange<Double>] = [:]
    for finding in contrast where finding.fails {
      if let from = finding.failingFrom, let to = finding.failingTo { faint[finding.layer] = from...to }
    }
    self.faint = faint
  }

  private static let rate = 60.0
  private static let longest = 10.0
}

extension ReadingAudit {
  func findings() -> [ReadingFinding] {
    let (slow, fast) = (times(at: FlickSpeed.slow), times(at: FlickSpeed.fast))
    var order = slow.order
    order += fast.order.filter { !slow.order.contains($0) }
    return order.map { id in
      ReadingFinding(
        layer: id.description, words: slow.words[id] ?? fast.words[id] ?? "", slow: slow.seconds[id],
        fast: fast.seconds[id])
    }
  }

  private func times(at speed: Double) -> (order: [LayerID], seconds: [LayerID: Double], words: [LayerID: String]) {
    let plan = screen.flick(at: speed)
    let end = plan.restTime.isFinite ? min(Self.longest, plan.restTime) : 0
    var order: [LayerID] = []
    var seconds: [LayerID: Double] = [:]
    var words: [LayerID: String] = [:]
    for frame in 0..<max(1, Int(end * Self.rate)) {
      let offset = plan.position(at: Double(frame) / Self.rate)
      let layers = screen.layers(at: offset)
      for index in layers.indices where layers[index].isReadWhole(on: screen.setting.screen) {
        let id = layers[index].id
        guard faint[id.description]?.contains(offset) != true, isUncovered(index, layers) else { continue }
        if seconds[id] == nil {
          order.append(id)
          words[id] = WordLine(layers[index], screen.painter)?.words
        }
        seconds[id, default: 0] += 1 / Self.rate
      }
    }
    return (order, seconds, words)
  }

  private func isUncovered(_ index: Int, _ layers: [Layer]) -> Bool {
    screen.visiblePart(of: index, among: layers).height >= layers[index].visibleFrame.height * 0.99
  }
}
