/// What a person can try first, each until it was tried once.
public struct FirstMinute: Hashable, Sendable {
  public enum Step: String, CaseIterable, Sendable {
    case drag, play, compare
  }

  public private(set) var steps: [Step]

  /// - Parameter steps: At the first start all of them.
  public init(_ steps: [Step] = []) { self.steps = steps }
}

extension FirstMinute {
  mutating func did(_ step: Step) { steps.removeAll { $0 == step } }

  mutating func follow(_ command: Command) {
    switch command {
    case .play, .showEffect: did(.play)
    case .compare: did(.compare)
    default: break
    }
  }

  /// A short sentence for each step that is left.
  var words: String { steps.map(\.words).joined(separator: " ") }
}

extension FirstMinute.Step {
  fileprivate var words: String {
    switch self {
    case .drag: "Drag the phone."
    case .play: "\(Command.play.key) replays the gesture."
    case .compare: "\(Command.compare.key) compares two settings."
    }
  }
}
