import Documents
import Notation

/// An edit of the variants. It is not a step, so a variant survives going back to try another way.
public enum VariantEdit: Hashable, Sendable {
  /// Stores the shown setting.
  case keep
  /// Stores another setting of the scene under this name, or one like it.
  case keepOther(Scene, name: String)
  case rename(Int, String)
  case note(Int, String)
  /// Replaces an earlier variant by the shown setting.
  case replace(Int)
  case remove(Int)
  /// Reverts the last replacement or deletion.
  case restore
}

extension VariantEdit {
  /// The resulting variants, or the reason for a refusal.
  func applied(to scene: Scene, earlier: EarlierVariants?) -> Result<[SceneVariant], Refusal> {
    var variants = scene.variants
    switch self {
    case .keep:
      guard variants.count < SceneVariant.most else { return .failure(Self.full) }
      variants.append(SceneVariant(name: Self.freeName(in: variants), scene: scene))
    case .keepOther(let other, let name):
      guard variants.count < SceneVariant.most else { return .failure(Self.full) }
      let isTaken = variants.contains { $0.name == name }
      variants.append(SceneVariant(name: isTaken ? Self.freeName(in: variants) : name, scene: other))
    case .rename(let index, let typed):
      guard variants.indices.contains(index) else { break }
      let name = typed.trimmed
      if let problem = SceneVariant.problem(withName: name) { return .failure(Refusal(told: problem)) }
      if let other = variants.firstIndex(where: { $0.name == name }), other != index {
        return .failure(Refusal("\u{201C}\(name)\u{201D} already exists: choose another name."))
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

  /// The state to revert to. Nil if nothing is lost.
  func undo(of variants: [SceneVariant]) -> EarlierVariants? {
    switch self {
    case .replace(let index) where variants.indices.contains(index):
      EarlierVariants("\u{201C}\(variants[index].name)\u{201D} as it was", variants)
    case .remove(let index) where variants.indices.contains(index):
      EarlierVariants("Bring back \u{201C}\(variants[index].name)\u{201D}", variants)
    case .keep, .keepOther, .rename, .note, .replace, .remove, .restore: nil
    }
  }

  private static let full = Refusal("A scene has at most \(SceneVariant.most) variants: delete one first.")

  private static func freeName(in variants: [SceneVariant]) -> String {
    var number = variants.count + 1
    while variants.contains(where: { $0.name == "Variant \(number)" }) { number += 1 }
    return "Variant \(number)"
  }

  /// The reason for a refusal, as a sentence.
  struct Refusal: Error {
    let words: String

    init(_ words: String) { self.words = words }

    /// - Parameter problem: The problem in the words of the file reader.
    init(told problem: String) { words = "\(problem.prefix(1).uppercased())\(problem.dropFirst())." }
  }
}

/// The variants before a replacement or deletion, and the title of the command that restores them.
struct EarlierVariants: Sendable {
  let title: String
  let variants: [SceneVariant]

  init(_ title: String, _ variants: [SceneVariant]) {
    (self.title, self.variants) = (title, variants)
  }
}
