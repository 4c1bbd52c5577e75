import Documents
import Foundation
import Handoff
import TestSupport
import Testing

/// The folders that a whole hand-off has, a system each: what their code names is there, and those of two scenes lie in
/// one project.
@Suite struct FolderTests {
  /// Names of files that are hard on one system or another: digits, words of a language, letters of other alphabets,
  /// two that differ by their case or by their folder, and a format that no phone reads.
  static let files =
    "content.images=[\"01.jpg\",\"class.png\",\"a/Ä b.JPG\",\"b/ä b.jpg\",\"A.jpg\",\"a.jpeg\",\"x-y.webp\"]"

  static let scenes =
    TestScene.builtIn
    + ["header-stretch", "map-crop", "weather-menu", "album-stack", "mountain-hero", "stacking-cards"]
    .map { TestScene($0, files) }
    + [
      TestScene("header-refresh", "content.page=tall.jpg"), TestScene("album-stack", "parameters.coverBehind=0"),
      TestScene("stacking-cards", "content.rows=1"), TestScene("map-crop", "content.images=[]"),
    ]

  /// A browser adds no ending to an address of the map, and a package's files have one.
  @Test func `a page of GSAP says where each file is that its code imports`() throws {
    for scene in Self.scenes {
      let files = try scene.handoff.files(as: .gsap, from: .builtIn)
      let page = try #require(files.first { $0.path == "demo.html" }).text
      let known = Dictionary(
        page.matches(of: /"(gsap[^"]*)": "([^"]+)"/).map { (String($0.output.1), String($0.output.2)) }
      ) { one, _ in one }
      let wanted = files.flatMap { $0.text.matches(of: /from '(gsap[^']*)'/).map { String($0.output.1) } }
      #expect(!wanted.isEmpty && Set(wanted).isSubset(of: known.keys), "\(scene.testDescription): \(wanted)")
      #expect(known.values.allSatisfy { $0.hasSuffix(".js") })
    }
  }

  /// Where a page has its pictures, in place of a folder of the app.
  private static let beside: @Sendable (PictureAsset) -> String? = { "../pictures/\($0.file)" }

  /// What the code of a system says of a picture: its file, or in three its name. Nil for a word that is no picture.
  private static func pictures(in file: HandoffFile, of system: HandoffSystem, _ assets: [PictureAsset]) -> [String] {
    switch system {
    case .reactNative: return file.text.matches(of: /require\(["']\.\/([^"']+)["']\)/).map { String($0.output.1) }
    case .flutter: return file.text.matches(of: /["']assets\/([^"']+)["']/).map { String($0.output.1) }
    case .motion: return file.text.matches(of: /["']\/(\w+\.\w+)["']/).map { String($0.output.1) }
    case .compose, .uikit, .swiftui:
      // A name is a literal like any other: the scene's name and an underscore tell it.
      let stems = Set(assets.map { String($0.name.prefix { $0 != "_" }) })
      return file.text.matches(of: /"([a-z0-9]+)(_\w+)"/)
        .filter { stems.contains(String($0.output.1)) }.map { "\($0.output.1)\($0.output.2)" }
    default: return file.text.matches(of: /["'(]\.\.\/pictures\/([^"')]+)/).map { String($0.output.1) }
    }
  }

  @Test(arguments: GoldenTests.systems)
  func `each picture that the code names lies there under that name`(_ system: HandoffSystem) throws {
    for scene in Self.scenes {
      let handoff = try scene.handoff
      let files = try handoff.files(as: system, from: .builtIn, picture: Self.beside)
      let filed = handoff.pictures
      // Some disks do not tell "A" from "a".
      for paths in [files.map(\.path), filed.map(\.file)] {
        #expect(Set(paths.map { $0.lowercased() }).count == paths.count, "\(scene)")
      }
      let named = Set(files.flatMap { Self.pictures(in: $0, of: system, filed) })
      let hasNames: Set<HandoffSystem> = [.compose, .uikit, .swiftui]
      let there = Set(filed.map { hasNames.contains(system) ? $0.name : $0.file })
      #expect(named.subtracting(there).isEmpty, "\(scene): \(named.subtracting(there).sorted())")
      // A page has colors of its own for pictures that no file has.
      #expect(!named.isEmpty || filed.allSatisfy { $0.path == nil }, "\(scene)")
      for asset in filed {
        // Android takes these names and no others; they are right everywhere.
        #expect(
          asset.name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil && ["png", "jpg"].contains(asset.ending), "\(asset)")
      }
    }
  }

  /// What a pattern captures at the beginning of a line.
  private static func beginnings(of text: String, _ pattern: Regex<(Substring, Substring)>) -> [String] {
    text.split(separator: "\n").compactMap { $0.prefixMatch(of: pattern).map { String($0.output.1) } }
  }

  /// What a file defines for all others of its module.
  private static func names(in file: HandoffFile) -> [String] {
    let text = file.text
    switch file.path.split(separator: ".").last {
    case "swift":
      let pattern =
        #/
        (?:@\w+(?:\([^)\n]*\))?\h)*(?:final\h|public\h|nonisolated\h|@MainActor\h)*
        (?:struct|class|enum|protocol|func|let|var|typealias|actor)\h(\w+)
        /#
      return beginnings(of: text, pattern)
    case "kt":
      // A package of its own keeps two scenes apart, too.
      let package = text.firstMatch(of: /(?m)^package ([\w.]+)/)?.output.1 ?? ""
      let pattern =
        #/
        (?:@\w+(?:\([^)\n]*\))?\h)*(?:data\h|sealed\h|enum\h|inline\h|const\h|internal\h)*
        (?:class|fun|val|var|object|interface|typealias)\h(?:<[^>\n]*>\h)?([\w.]+)
        /#
      return beginnings(of: text, pattern).map { "\(package).\($0)" }
    case "dart":
      let pattern =
        #/
        (?:abstract\h|final\h|sealed\h|const\h)*
        (?:class|enum|mixin|extension|typedef|[A-Z]\w*(?:<[^\n=(]*>)?\??|double|int|void|bool|final|const|var)
        \h([A-Za-z]\w*)
        /#
      // Each test is a program.
      return file.path.hasPrefix("test/") ? [] : beginnings(of: text, pattern)
    case "js":
      return beginnings(of: text, /(?:export (?:const|function) |globalThis\.)(\w+)/)
    case "ts", "tsx":
      return beginnings(of: text, /export (?:default )?(?:async )?(?:const|function|class|type|interface|let) (\w+)/)
    default: return []
    }
  }

  @Test(arguments: GoldenTests.systems)
  func `what two scenes define has two names, except in a file of both`(_ system: HandoffSystem) throws {
    var owners: [String: String] = [:]
    var texts: [String: String] = [:]
    var count = 0
    for scene in TestScene.builtIn {
      for file in try scene.handoff.files(as: system, from: .builtIn) {
        // A page's three files are called the same for all, each set in the folder of its effect.
        let isShared = file.path.contains("Kit")
        if !system.isPage, system != .gsap {
          #expect(isShared || texts[file.path] == nil, "\(file.path)")
          #expect(texts.updateValue(file.text, forKey: file.path) ?? file.text == file.text, "\(file.path)")
        }
        guard !isShared else { continue }
        for name in Self.names(in: file) {
          let owner = owners.updateValue(scene.name, forKey: name)
          #expect(owner == nil || owner == scene.name, "\(name) of \(scene) and \(owner ?? "")")
          count += 1
        }
      }
    }
    #expect(count >= TestScene.builtIn.count)
  }

  @Test(arguments: [HandoffSystem.css, .gsap])
  func `style sheets of two scenes do not meet`(_ system: HandoffSystem) throws {
    for scene in TestScene.builtIn {
      // A name of one word has another behind it.
      let name = scene.name.contains("-") ? scene.name : "\(scene.name)-scene"
      let files = try scene.handoff.files(as: system, from: .builtIn)
      let sheet = try #require(files.first { $0.path == "effect.css" }).text
        .replacing(/\/\*(?:[^*]|\*(?!\/))*\*\//, with: "")
      // Classes begin with the scene's name but for those that say how one of them is at the moment.
      for match in sheet.matches(of: /\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/) {
        let one = match.output.1
        #expect(one == name || one.hasPrefix("\(name)-") || one.hasPrefix("is-"), "\(one) of \(scene)")
      }
      for match in sheet.matches(of: /@(?:keyframes|property|container) ([\w-]+)/) {
        #expect(match.output.1.trimmingPrefix("--").hasPrefix("\(name)-"), "\(match.output.1) of \(scene)")
      }
      // Every rule is of such a class: custom properties are declared within it, none for the whole page.
      for match in sheet.matches(of: /(?m)^ *([^@{};\s][^{};\n]*) \{/) {
        let selector = String(match.output.1)
        let isStep = selector.wholeMatch(of: /(?:from|to|[\d.]+%)(?:, (?:from|to|[\d.]+%))*/) != nil
        #expect(
          isStep || selector.split(separator: ",").allSatisfy { $0.contains(".\(name)") },
          "\(selector) of \(scene)")
      }
    }
  }
}
