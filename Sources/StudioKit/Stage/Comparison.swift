import Documents
import Effects
import JSON
import Parameters
import PreviewKit

/// What is on the stage beside another of it, on the same gesture: how the two are shown, and what the other one is.
public struct Comparison: Hashable, Sendable {
  /// How the two are shown.
  public enum Arrangement: CaseIterable, Hashable, Sendable {
    /// On two phones.
    case sideBySide
    /// On one phone, each on its side of a line that can be dragged.
    case split
    /// On one phone, one through the other.
    case onion
    /// On one phone, what differs: the same is black.
    case difference
  }

  /// What is compared with.
  public enum Other: Hashable, Sendable {
    /// B, while A is on the stage, and the other way round.
    case setting
    /// A setting that is kept beside the scene.
    case variant(String)
    /// The article's own numbers.
    case article
    /// The same without its effect.
    case plain
  }

  public internal(set) var arrangement = Arrangement.sideBySide
  /// What somebody wants to compare with; where that is not there, something else is.
  var wish: Other?
  /// The share of the screen that lies left of the line.
  private(set) var split = 0.5
  /// The opacity of the one that lies over the other.
  private(set) var opacity = 0.5
}

extension Comparison.Arrangement {
  /// The next way to show the two; after the last comes the first.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

extension Comparison {
  /// So much of the line's way is left at either end, so that it can be taken hold of.
  private static let edge = 0.02

  /// Moves the line, or lets more or less of the one through the other.
  mutating func share(_ share: Double) {
    switch arrangement {
    case .split: split = min(max(Self.edge, share), 1 - Self.edge)
    case .onion: opacity = min(max(0, share), 1)
    case .sideBySide, .difference: break
    }
  }

  /// Something stands at the foot of the stage: the slider of an onion, or the words of a difference.
  var hasFoot: Bool { arrangement == .onion || arrangement == .difference }

  /// How the two lie on one phone; nil: each has its own.
  var superposition: Superposition? {
    switch arrangement {
    case .sideBySide: nil
    case .split: .split(split)
    case .onion: .onion(opacity)
    case .difference: .difference
    }
  }

  /// What a document can be compared with.
  static func choices(_ document: SceneDocument) -> [Other] {
    var choices = document.scene.variants.map { Other.variant($0.name) }
    if document.settings.other != nil { choices.insert(.setting, at: 0) }
    if article(of: document.scene) != nil { choices.append(.article) }
    return choices + CollectionOfOne(.plain)
  }

  /// What the document is compared with.
  func other(in document: SceneDocument) -> Other {
    let choices = Self.choices(document)
    return wish.flatMap { choices.contains($0) ? $0 : nil } ?? choices.first ?? .plain
  }

  /// The scene beside that of the document.
  func subject(_ document: SceneDocument) -> PicturedScene {
    let subject: PicturedScene? =
      switch other(in: document) {
      case .setting: document.otherSetting
      case .variant(let name): document.variant(named: name)
      case .article: Self.article(of: document.scene).map { document.pictured($0) }
      case .plain: nil
      }
    return subject ?? PicturedScene(scene: document.scene, pictures: document.pictures, isStill: true)
  }

  /// The scene with the article's numbers; nil where it has them, or there is no article.
  private static func article(of scene: Scene) -> Scene? {
    scene.asPublished.flatMap { $0.hasSameEffect(as: scene) ? nil : $0 }
  }
}

extension Comparison {
  /// Whether the document comes after what it is compared with: B stands right of A, also while B is on the stage.
  func isMainLast(_ document: SceneDocument) -> Bool {
    other(in: document) == .setting && document.settings.name == "B"
  }

  /// What stands under the two: their names, and what differs.
  func captions(_ document: SceneDocument) -> [ScreenCaption] {
    let other = other(in: document)
    let subject = subject(document)
    let changes =
      subject.scene.effectName == document.scene.effectName ? document.scene.changes(since: subject.scene) : []
    let (name, otherName) = Self.names(other, document)
    guard other != .plain, !changes.isEmpty else {
      let detail = other == .plain ? "" : "nothing differs"
      return [ScreenCaption(title: name), ScreenCaption(title: otherName, detail: detail)]
    }
    return [
      ScreenCaption(title: name, detail: Self.words(changes, of: document.scene) { $0.new }),
      ScreenCaption(title: otherName, detail: Self.words(changes, of: document.scene) { $0.old }),
    ]
  }

  /// The names of what is on the stage and of what it is compared with.
  static func names(_ other: Other, _ document: SceneDocument) -> (String, String) {
    let own = document.settings.name ?? "Yours"
    return switch other {
    case .setting: (own, document.settings.otherName)
    case .variant(let name): (own, name)
    case .article: (own, "The article\u{2019}s")
    case .plain: (own, "No effect")
    }
  }

  /// Fields that are named; of more it is said how many.
  private static let mostFields = 2

  private static func words(_ changes: [Change], of scene: Scene, value: (Change) -> JSONValue) -> String {
    let named = changes.prefix(mostFields).map { change in
      let domain = scene.parameter(change.path)?.domain
      return "\(scene.label(of: change.path)) \(FieldWords.value(value(change), in: domain))"
    }
    let more = changes.count - named.count
    return named.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }
}

/// What stands under a screen.
struct ScreenCaption: Hashable, Sendable {
  let title: String
  var detail = ""
  /// Something is wrong there.
  var isWarning = false
}
