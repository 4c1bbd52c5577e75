import Geometry
import Notation
import Parameters

/// Advice on an effect's numbers in a setting. Everything has a default: no advice.
public protocol EffectAdvice<Subject>: Sendable {
  associatedtype Subject: Effect

  var effect: Subject { get }
  var setting: Setting { get set }
  /// The safe ratios, the drift and the size of each thing that moves at a ratio.
  var coverages: [Coverage] { get }
  /// Problems of the numbers in this setting: gaps, hidden rows.
  var findings: [Finding] { get }
  /// The effect with other numbers that may end the findings, the smallest change first. The caller verifies each, and
  /// every finding needs one to three that work.
  var remedies: [Subject] { get }
  /// How much work the findings and remedies are, in layers and keys.
  var effort: Int { get }
  /// The size at which each visible picture is drawn, from the first on.
  ///
  /// - Parameter most: The maximum number of pictures.
  func pictureNeeds(most: Int) -> [PictureNeed]
  /// The effect with other numbers at which its pictures are drawn smaller by a factor at the largest zoom; nil if no
  /// number enlarges them. The caller verifies it.
  func sharpened(by factor: Double) -> Subject?
  /// The number in effect for a field that is a word or null.
  func effective(_ field: PartialKeyPath<Subject>) -> Double?
  /// The reason why a field has no effect at present, and the remedy.
  func idle(_ field: PartialKeyPath<Subject>) -> IdleField?
  /// The same by the field's path, which may lead into a list: `layers.2.size`.
  func idle(at path: String) -> IdleField?
}

extension EffectAdvice {
  public var coverages: [Coverage] { [] }
  public var findings: [Finding] { [] }
  public var remedies: [Subject] { [] }
  public var effort: Int { 1 }
  public func pictureNeeds(most: Int) -> [PictureNeed] { [] }
  public func sharpened(by factor: Double) -> Subject? { nil }
  public func effective(_ field: PartialKeyPath<Subject>) -> Double? { nil }
  public func idle(_ field: PartialKeyPath<Subject>) -> IdleField? { nil }
  public func idle(at path: String) -> IdleField? { Subject.field(path).flatMap(idle) }
  public func effective(at path: String) -> Double? { Subject.field(path).flatMap(effective) }

  /// A finding about fields of the effect, the most likely first.
  ///
  /// - Parameter sight: Where it is seen; nil: where the content rests at its start.
  func finding(_ fields: [PartialKeyPath<Subject>], _ message: String, at sight: Sight? = nil) -> Finding {
    Finding(fields.map(Subject.path), message, at: sight ?? .offset(start))
  }

  /// The offset at which the content rests at its start.
  var start: Double { effect.extent(in: setting).bounds.lowerBound }

  /// A warning about a ratio outside the safe range; nil if the ratio is safe.
  ///
  /// - Parameters:
  ///   - trouble: The visible problem, such as `the picture leaves a gap`.
  ///   - sight: Where it is seen.
  func unsafe(
    _ coverage: Coverage, _ fields: [PartialKeyPath<Subject>], _ trouble: String, at sight: Sight = .largestGap
  ) -> Finding? {
    guard !coverage.isCovered else { return nil }
    let safe = coverage.safe.map(Finding.text) ?? "no ratio"
    return finding(fields, "at ratio \(coverage.ratio.formatted(.upTo(3))) \(trouble); \(safe) is safe here", at: sight)
  }
}

/// The advice of an effect without advice: nothing.
public struct NoAdvice<Subject: Effect>: EffectAdvice {
  public var effect: Subject
  public var setting: Setting
}
