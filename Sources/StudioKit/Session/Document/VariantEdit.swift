import Documents
import Text

/// What is done to the settings that are kept beside a scene. None of it is a step: whoever keeps a setting and goes
/// back to try another way has it still.
public enum VariantEdit: Hashable, Sendable {
  /// Keeps the setting that is shown.
  case keep
  case rename(Int, String)
  case note(Int, String)
  /// Keeps the setting that is shown in place of an earlier one.
  case replace(Int)
  case remove(Int)
  /// Takes the last replacement or removal back.
  case restore
}

extension VariantEdit {
  /// The variants afterwards, or why not.
  func applied(to scene: Scene, earlier: EarlierVariants?) -> Result<[SceneVariant], Refusal> {
    var variants = scene.variants
    switch self {
    case .keep:
      guard variants.count < SceneVariant.most else {
        return .failure(Refusal("A scene keeps \(SceneVariant.most) variants at most: delete one first."))
      }
      variants.append(SceneVariant(name: Self.freeName(in: variants), scene: scene))
    case .rename(let index, let typed):
      guard variants.indices.contains(index) else { break }
      let name = typed.trimmed
      if let problem = SceneVariant.problem(withName: name) { return .failure(Refusal(told: problem)) }
      if let other = variants.firstIndex(where: { $0.name == name }), other != index {
        return .failure(Refusal("\u{201C}\(name)\u{201D} is there already: another name, please."))
      }
      variants[index].name = name
    case .note(let index, let note):
      guard variants.indices.contains(index) else { break }
      if let problem = SceneVariant.problem(withNote: note) { return .failure(Refusal(told: problem)) }
      variants[index].note = note
    case .replace(let index):
      guard variants.indices.contains(index) else { break }
      variants[index] = SceneVariant(name: variants[index].name, note: variants[index].note, scene: scene)
    case .remove(let index):
      if variants.indices.contains(index) { variants.remove(at: index) }
    case .restore: return .success(earlier?.variants ?? variants)
    }
    return .success(variants)
  }

  /// What can be taken back of it; nil: nothing is lost by it.
  func undo(of variants: [SceneVariant]) -> EarlierVariants? {
    switch self {
    case .replace(let index) where variants.indices.contains(index):
      EarlierVariants("\u{201C}\(variants[index].name)\u{201D} as it was", variants)
    case .remove(let index) where variants.indices.contains(index):
      EarlierVariants("Bring back \u{201C}\(variants[index].name)\u{201D}", variants)
    case .keep, .rename, .note, .replace, .remove, .restore: nil
    }
  }

  private static func freeName(in variants: [SceneVariant]) -> String {
    var number = variants.count + 1
    while variants.contains(where: { $0.name == "Variant \(number)" }) { number += 1 }
    return "Variant \(number)"
  }

  /// Why it cannot be done, as a sentence.
  struct Refusal: Error {
    let words: String

    init(_ words: String) { self.words = words }

    /// - Parameter problem: What is wrong, as the reader of files says it.
    init(told problem: String) { words = "\(problem.prefix(1).uppercased())\(problem.dropFirst())." }
  }
}

/// The variants before one was replaced or deleted, and what bringing them back is called.
struct EarlierVariants: Sendable {
  let title: String
  let variants: [SceneVariant]

  init(_ title: String, _ variants: [SceneVariant]) {
    (self.title, self.variants) = (title, variants)
  }
}
