import Documents
import Effects
import Notation
import Parameters
import PreviewKit

/// A comparison on the stage: the arrangement, and the other subject. Both play the same gesture.
public struct SceneComparison: Hashable, Sendable {
  /// The arrangement of the two.
  public enum Arrangement: CaseIterable, Hashable, Sendable {
    /// On two phones.
    case sideBySide
    /// On one phone, either side of a line that can be dragged.
    case split
    /// On one phone, one transparent over the other.
    case onion
    /// On one phone, their difference: equal parts are black.
    case difference
  }

  /// The other subject of a comparison.
  public enum Other: Hashable, Sendable {
    /// Another setting of the scene.
    case setting(String)
    /// The article's own numbers.
    case article
    /// The same without its effect.
    case plain
    /// The film of a build.
    case build
  }

  public internal(set) var arrangement = Arrangement.sideBySide
  /// The requested subject. If it is not available, another one is used.
  var wish: Other?
  /// Position of the line, as a share of the screen.
  private(set) var split = 0.5
  /// Opacity of the overlaid one.
  private(set) var opacity = 0.5
}

extension SceneComparison.Arrangement {
  /// The next arrangement, cyclically.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

extension SceneComparison {
  /// Distance of the line from either end at which it can still be grabbed, as a share.
  private static let edge = 0.02

  /// The position of the line, or the opacity. Nil if it has neither.
  var share: Double? {
    switch arrangement {
    case .split: split
    case .onion: opacity
    case .sideBySide, .difference: nil
    }
  }

  /// Moves the line, or changes the opacity.
  mutating func share(_ share: Double) {
    switch arrangement {
    case .split: split = min(max(Self.edge, share), 1 - Self.edge)
    case .onion: opacity = min(max(0, share), 1)
    case .sideBySide, .difference: break
    }
  }

  /// Whether there is something at the foot of the stage: the opacity slider, or the description of the difference.
  var hasFoot: Bool { arrangement == .onion || arrangement == .difference }

  /// How the two share one phone. Nil if each has its own.
  var superposition: Superposition? {
    switch arrangement {
    case .sideBySide: nil
    case .split: .split(split)
    case .onion: .onion(opacity)
    case .difference: .difference
    }
  }

  /// The subjects available for a document.
  ///
  /// - Parameter film: That of a build of any document.
  static func choices(_ document: SceneDocument, _ film: BuiltFilm?) -> [Other] {
    let settings = document.settings
    var choices = (settings.other.map { [Other.setting($0.name)] } ?? [])
    for index in settings.list.indices where index != settings.index && index != settings.otherIndex {
      choices.append(.setting(settings.list[index].name))
    }
    if article(of: document.scene) != nil { choices.append(.article) }
    return choices + [.plain] + (film?.document == document.id ? [.build] : [])
  }

  /// The subject used for the document.
  func other(in document: SceneDocument, _ film: BuiltFilm?) -> Other {
    let choices = Self.choices(document, film)
    return wish.flatMap { choices.contains($0) ? $0 : nil } ?? choices.first ?? .plain
  }

  /// The scene beside that of the document.
  func subject(_ document: SceneDocument, _ film: BuiltFilm?) -> PicturedScene {
    let subject: PicturedScene? =
      switch other(in: document, film) {
      case .build: film.map { PicturedScene(scene: document.scene, pictures: $0.pictures, film: $0) }
      case .setting(let name): document.setting(named: name)
      case .article: Self.article(of: document.scene).map { document.pictured($0) }
      case .plain: nil
      }
    return subject ?? PicturedScene(scene: document.scene, pictures: document.pictures, isStill: true)
  }

  /// The scene with the article's numbers. Nil if it already has them, or there is no article.
  private static func article(of scene: Scene) -> Scene? {
    scene.asPublished.flatMap { $0.hasSameEffect(as: scene) ? nil : $0 }
  }
}

extension SceneComparison {
  /// Whether the document comes second: of two settings, the later one is always on the right.
  func isMainLast(_ document: SceneDocument, _ film: BuiltFilm?) -> Bool {
    guard case .setting(let name) = other(in: document, film) else { return false }
    return document.settings.index(named: name).map { $0 < document.settings.index } ?? false
  }

  /// The captions: their names and the differences.
  func captions(_ document: SceneDocument, _ film: BuiltFilm?) -> [ScreenCaption] {
    let other = other(in: document, film)
    let subject = subject(document, film)
    let changes =
      subject.scene.effectName == document.scene.effectName ? document.scene.changes(since: subject.scene) : []
    let (name, otherName) = Self.names(other, document)
    guard other != .plain, !changes.isEmpty else {
      return [
        ScreenCaption(title: name),
        ScreenCaption(title: otherName, details: other == .plain ? [] : [subject.film?.name ?? "nothing differs"]),
      ]
    }
    return [
      ScreenCaption(title: name, details: Self.words(changes, of: document.scene) { $0.new }),
      ScreenCaption(title: otherName, details: Self.words(changes, of: document.scene) { $0.old }),
    ]
  }

  /// The names of the scene on the stage and of the other subject.
  static func names(_ other: Other, _ document: SceneDocument) -> (String, String) {
    let own = document.settings.choices.isEmpty ? "Yours" : document.settings.current.name
    return switch other {
    case .setting(let name): (own, name)
    case .article: (own, "Article\u{2019}s numbers")
    case .plain: (own, "Without effect")
    case .build: ("Design", "Build")
    }
  }

  /// Maximum number of fields named; more are counted.
  private static let mostFields = 2

  /// What differs: with as many fields as possible, with fewer, and their number.
  private static func words(_ changes: [Change], of scene: Scene, value: (Change) -> JSONValue) -> [String] {
    let named = changes.prefix(mostFields).map { change in
      "\(scene.label(of: change.path)) \(FieldWords.value(value(change), of: scene.parameter(change.path)))"
    }
    let words = named.indices.reversed().map { last in
      let more = changes.count - last - 1
      return named[...last].joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    }
    return words + [counted(changes.count, "field differs", "fields differ")]
  }
}

/// A caption below a screen.
struct ScreenCaption: Hashable, Sendable {
  let title: String
  /// What is said of it, from the longest words to the shortest. The first that has space is shown.
  var details: [String] = []
  /// Whether it is a warning.
  var isWarning = false
}
