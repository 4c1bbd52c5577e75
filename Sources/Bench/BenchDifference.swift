import Notation

/// A difference in the setup of a run and of its baseline.
public struct BenchDifference: Hashable, Sendable {
  public var scene: String
  public var kind: Kind
  public var words: String

  public enum Kind: Hashable, Sendable {
    /// The scene is missing, or was changed by `--set` or `--published`.
    case scene
    case pixels, renderer, machine, pacing
    /// The tape or its start, or whether it was rehearsed.
    case tape
    case frames
  }
}

extension BenchDifference {
  public var line: String { "\(scene): \(words)" }

  /// Whether figures of both mean the same thing only by name.
  public var isStrict: Bool { kind != .frames }

  /// The differences of one report from an earlier one. Properties that the earlier one lacks are no difference.
  static func differences(of new: BenchReport, from old: BenchReport) -> [BenchDifference] {
    var found: [BenchDifference] = []
    func add(_ kind: Kind, _ words: String) {
      found.append(BenchDifference(scene: new.scene, kind: kind, words: words))
    }
    if old.width > 0, (old.width, old.height) != (new.width, new.height) {
      add(.pixels, "\(new.width)x\(new.height) pixels, the baseline's \(old.width)x\(old.height)")
    }
    if !old.renderer.name.isEmpty, old.renderer != new.renderer {
      add(.renderer, "\(new.renderer.device), the baseline's \(old.renderer.device)")
    }
    if !old.machine.isEmpty, old.machine != new.machine { add(.machine, "the baseline is from another machine") }
    if old.frames > 0, old.frames != new.frames {
      add(.frames, "\(new.frames) frames, the baseline's \(old.frames)")
    }
    if old.budget > 0, !old.hasBudget(of: new) {
      add(.pacing, "a budget of \(new.budget.told(2)) ms, the baseline's \(old.budget.told(2))")
    }
    if !old.pacing.isEmpty, old.pacing != new.pacing {
      add(.pacing, "pacing \(new.pacing), the baseline's \(old.pacing)")
    }
    guard case .object(let conditions)? = new.detail("conditions"), let before = old.detail("conditions") else {
      return found
    }
    for condition in conditions where before[condition.key] != condition.value {
      let was = before[condition.key] ?? .null
      add(
        condition.key == "set" ? .scene : .tape,
        "\(condition.key) is \(JSONWriter.compact(condition.value)), the baseline's \(JSONWriter.compact(was))")
    }
    return found
  }

  /// The reason why a figure cannot be decided across this difference. Nil if it can.
  func objection(to figure: BenchFigure) -> String? {
    switch kind {
    case .pixels: "other pixels than the baseline's: measure it at the same size, or again with --against"
    case .renderer: "another renderer than the baseline's: name it with --renderer"
    case .tape: "another tape than the baseline's, or another start: give both the same"
    case .machine where figure.kind != .count:
      "another machine than the baseline's: measure both on one, or in turn with --against"
    case .scene, .machine, .pacing, .frames: nil
    }
  }
}
