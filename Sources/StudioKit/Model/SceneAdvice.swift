import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import Parameters
import PreviewKit

/// Findings about gaps and sharpness of a scene, and remedies.
public struct SceneAdvice: Sendable {
  /// The setting passed to the effect.
  public let setting: Setting
  /// The coverage of each part with a ratio.
  public let coverages: [Coverage]
  /// Edits that close gaps, as advised by `check`; without gaps, edits that make the pictures sharp.
  public var remedies: [Remedy] = []
  /// The problems, in the words of `check`.
  public var findings: [Problem] = []
  /// The offset at which each is seen best; nil if it is seen at none.
  public var places: [Double?] = []
  /// Whether findings and remedies are still being worked out.
  public var isPending = false

  fileprivate init(_ question: AdviceQuestion) {
    let sizes = question.sizes
    setting = question.scene.setting { sizes[$0] }
    coverages = question.scene.effect.advice(in: setting).coverages
  }
}

/// A scene to be advised on, with all that the advice follows from.
public struct AdviceQuestion: Hashable, Sendable {
  let scene: Scene
  private let pictures: ScenePictures
  /// Whether its pictures only stand in for others, and their sharpness does not matter.
  private let hasSamples: Bool

  /// Maximum number of pictures checked with every edit.
  private static let mostPictures = 256
  /// Layers and keys up to which advice takes less than a millisecond or two.
  private static let shortEffort = 200

  init(_ scene: Scene, pictures: ScenePictures, hasSamples: Bool = false) {
    (self.scene, self.pictures, self.hasSamples) = (scene, pictures, hasSamples)
  }

  fileprivate var sizes: [String: Size] { pictures.sizes(in: scene.content) }
}

extension AdviceQuestion {
  /// Whether the answer may take longer than a frame has time.
  var isLong: Bool { outline.isPending }

  /// What is known at once.
  var outline: SceneAdvice {
    var advice = SceneAdvice(self)
    advice.isPending = scene.effect.advice(in: advice.setting).effort > Self.shortEffort
    return advice
  }

  public var answer: SceneAdvice { completed(outline) }

  /// What of its layers is not shown as in the editor of their file, as `check` says it.
  private var remarks: [Problem] {
    zip(scene.content.images.indices, pictures.images).compactMap { index, picture in
      let image = scene.content.images[index]
      guard image.layer != nil, let remark = picture.remark else { return nil }
      return Problem(
        .picture, .warning, path: "content.images[\(index)]", message: "\(PictureAddress(image.address)): \(remark)")
    }
  }

  /// The outline with findings and remedies.
  fileprivate func completed(_ outline: SceneAdvice) -> SceneAdvice {
    var advice = outline
    advice.isPending = false
    let sizes = sizes
    let (problems, remedies) = SceneLint.coverage(of: scene, most: Self.mostPictures) { sizes[$0] }
    advice.findings = problems.filter { !hasSamples || !SceneAdvice.isUnsharp($0) }
    // Without findings, edits would sharpen pictures that stand in for others.
    advice.remedies = advice.findings.isEmpty ? [] : remedies
    advice.findings += remarks
    // Of unsharp pictures only the first is shown.
    let shown =
      advice.findings.filter { !SceneAdvice.isUnsharp($0) } + advice.findings.filter(SceneAdvice.isUnsharp).prefix(1)
    let setting = advice.setting
    let seen = Dictionary(
      shown.compactMap { finding in finding.sight.map { ($0, scene.effect.offset(of: $0, in: setting)) } },
      uniquingKeysWith: { one, _ in one })
    advice.places = advice.findings.map { $0.sight.flatMap { seen[$0] ?? nil } }
    return advice
  }
}

/// The advice on a scene that takes long, asked of a service and given later.
struct Advisor: Sendable {
  private var asked: AdviceQuestion?
  private var answer: SceneAdvice?
  /// Number of answers, for what shows them.
  private(set) var count = 0
}

extension Advisor {
  /// Returns false if this was asked last.
  mutating func ask(_ question: AdviceQuestion) -> Bool {
    guard asked != question else { return false }
    (asked, answer) = (question, nil)
    return true
  }

  /// Takes the answer to the last question. One to an older question is dropped.
  mutating func take(_ advice: AdviceAnswer) {
    guard advice.question == asked else { return }
    answer = advice.advice
    count += 1
  }

  func answer(to question: AdviceQuestion) -> SceneAdvice? { question == asked ? answer : nil }
}

/// The answer of a service. Equal questions have equal answers.
public struct AdviceAnswer: Sendable {
  public let question: AdviceQuestion
  let advice: SceneAdvice

  public init(to question: AdviceQuestion) { (self.question, advice) = (question, question.answer) }
}

extension AdviceAnswer: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.question == other.question }

  public func hash(into hasher: inout Hasher) { hasher.combine(question) }
}

extension SceneAdvice {
  fileprivate static func isUnsharp(_ finding: Problem) -> Bool {
    if case .largestPicture = finding.sight { true } else { false }
  }

  /// The coverage of the single ratio that drives the scene. Nil if there is none, or several.
  public var coverage: Coverage? { coverages.count == 1 ? coverages.first : nil }
}

extension Studio {
  /// The advice on the scene on the stage, with the device in its current orientation.
  public var advice: SceneAdvice {
    let question = adviceQuestion
    let outline = question.outline
    guard outline.isPending else { return question.completed(outline) }
    return advisor.answer(to: question) ?? outline
  }

  /// Asks a service for advice that takes long.
  mutating func askForAdvice() {
    let question = adviceQuestion
    guard question.isLong, advisor.ask(question) else { return }
    requests.ask(.advise(question))
  }

  private var adviceQuestion: AdviceQuestion {
    AdviceQuestion(stage.scene, pictures: document.pictures, hasSamples: session.hasSamples(document))
  }
}

extension SceneDocument {
  /// The scene for the hand-off, with its picture files. Nil if it is impossible.
  public var handoff: SceneHandoff? {
    let sizes = pictures.sizes(in: scene.content)
    return SceneHandoff(scene, named: file.path ?? name) { sizes[$0] }
  }
}

extension Remedy {
  /// Changes that the name says.
  private static let mostNamed = 2

  /// The name of the step: `Overscan auto`.
  public var name: String {
    let named = changes.prefix(Self.mostNamed).map { change in
      "\(scene.label(of: change.path)) \(FieldWords.value(change.new, of: scene.parameter(change.path)))"
    }
    let rest = changes.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What a button that makes it does: `Set overscan to auto`.
  var deed: String {
    let named = changes.prefix(Self.mostNamed).map { scene.deed($0.path, $0.new) }
    let rest = changes.count - named.count
    return "Set " + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Scene {
  /// A field and its new value, in the middle of a sentence: `overscan to auto`.
  func deed(_ path: String, _ value: JSONValue) -> String {
    let label = label(of: path)
    return "\(label.prefix(1).lowercased())\(label.dropFirst()) to \(FieldWords.value(value, of: parameter(path)))"
  }
}
