import Boundary
import Documents
import Effects
import Notation
import PreviewKit
import Synchronization
import Testing

@testable import StudioKit

/// Words that files and other programs bring, of any length, in every place that shows them. The cost is counted in
/// letters measured, which does not depend on the machine.
@Suite struct ForeignWordsTests {
  /// Counts the Unicode scalars that are measured. A class because the measure is shared.
  private final class Work: Sendable {
    private let scalars = Mutex(0)

    var count: Int { scalars.withLock { $0 } }

    private func width(of text: String, _ style: TextStyle) -> Double {
      scalars.withLock { $0 += text.unicodeScalars.count }
      let letters = text.unicodeScalars.reduce(0) { $0 + ($1.properties.generalCategory == .nonspacingMark ? 0 : 1) }
      return Double(letters) * style.size / 2
    }

    /// Marks have no width, as in fonts: a line of them never gets full.
    var measure: TextMeasure {
      TextMeasure(
        places: { text, style in
          _ = self.width(of: text, style)
          return text.indices.map { _ in LetterSpan(left: 0, right: style.size / 2) }
        },
        { self.width(of: $0, $1) })
    }
  }

  /// A place that shows words, and how they get there.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bring: @Sendable (inout Session, String) -> Void

    init(_ name: String, _ bring: @escaping @Sendable (inout Session, String) -> Void) {
      (testDescription, self.bring) = (name, bring)
    }
  }

  private static func fill(_ path: String, _ value: JSONValue, in session: inout Session) {
    var scene = session.studio.document.scene
    _ = scene.assign(value, to: path)
    session.studio.edit(at: session.time) { $0.edit(scene, as: "Words") }
    session.settle()
  }

  static let places = [
    Place("notice") { $0.happens(.said($1)) },
    Place("refusal") { $0.happens(.said($1, isFault: true)) },
    Place("unreadable work") { $0.happens(.work(.unreadable(path: "/\($1)", why: $1))) },
    Place("failed save") { $0.happens(.file(.unwritten(path: "/\($1)", why: "the disk is full"))) },
    Place("failed reading") { $0.happens(.file(.unreadable(path: Session.path, why: $1))) },
    Place("film's failure") { session, words in
      session.happens(
        .export(Delivery(ExportOrder(.text("", ending: ".svg"), to: words, replaces: true)), .failed(words)))
    },
    Place("dialog's choice") { session, words in
      session.dialog = .chosen(["/\(words)"])
      session.control("o")
    },
    Place("path of another start") { $0.happens(.called(["/\($1)"])) },
    Place("dropped file") { session, words in
      var dropped = Dropped(on: DropPlace(session.studio.document.id))
      dropped.faults = [words]
      session.happens(.pictures(.dropped(dropped)))
    },
    Place("pictures that were dropped") { session, words in
      var dropped = Dropped(on: DropPlace(session.studio.document.id))
      dropped.pictures = ["/\(words).png"]
      session.happens(.pictures(.dropped(dropped)))
    },
    Place("recent files") { session, words in
      session.happens(.choice(.recent(["/\(words)", "/a/\(words)"])))
      session.control("o", shift: true)
    },
    Place("gestures' names") { session, words in
      session.happens(.gestures([KeptGesture(name: words, tape: Tape(events: []))], faults: [words]))
    },
    Place("title of a scene") { fill("title", .text($1), in: &$0) },
    Place("titles of rows") { fill("content.titles", .list([.text($1), .text("b")]), in: &$0) },
    Place("broken file") { $0.fileIsWritten("{\"\($1)\": 1}") },
    Place("scene with an unknown effect") { $0.fileIsWritten("{\"parallax\": 1, \"effect\": \"\($1)\"}") },
    Place("typed path") { session, words in
      session.control("o")
      session.type(words)
      session.press(.enter)
    },
    Place("pasted path") { session, words in
      session.control("o")
      session.window.clipboard = words
      session.control("v")
    },
    Place("input method") { session, words in
      session.control("o")
      session.window.handle(.composition(words, caret: 1), at: session.time)
    },
  ]

  static let alphabets = ["x", "x ", "/x", "\u{300}", "\u{5D0}", "\u{1F469}\u{200D}\u{1F467}", "\n", "W\u{301} "]

  /// Letters that may be measured for a few frames of the window, whatever is in it. A calm one needs 8,000.
  private static let most = 250_000

  /// Words of a length, in bytes, made of an alphabet.
  private func words(_ alphabet: String, _ length: Int) -> String {
    String(repeating: alphabet, count: length / alphabet.utf8.count)
  }

  private func check(_ place: Place, _ alphabet: String, _ length: Int) throws {
    let work = Work()
    var session = try Session(measure: work.measure)
    session.window.isHeard = true
    place.bring(&session, words(alphabet, length))
    var longest = 0
    var spoken = 0
    for _ in 0..<3 {
      session.wait(0.1)
      let list = session.window.frame(at: session.time)
      for case .text(let text, _, _) in list.commands { longest = max(longest, text.utf8.count) }
      let window = session.window.accessible(at: session.time)
      spoken = max(spoken, window.title.utf8.count)
      for item in window.parts.flatMap(\.items) {
        spoken = max(spoken, item.name.utf8.count, item.words.utf8.count, item.help.utf8.count)
      }
    }
    let name = "\(place.testDescription) of \(length) bytes of \(alphabet.debugDescription)"
    #expect(work.count <= Self.most, "\(name): \(work.count) letters measured")
    #expect(longest <= DrawList.longestText && spoken <= AccessibleItem.longestText, "\(name): \(longest), \(spoken)")
    #expect(session.title.utf8.count <= 300, "\(name): \(session.title.utf8.count) in the title")
  }

  @Test(arguments: places)
  func `words of any length cost what is shown of them`(_ place: Place) throws {
    let turn = try #require(Self.places.firstIndex { $0.testDescription == place.testDescription })
    let alphabets = (turn..<turn + 3).map { Self.alphabets[$0 % Self.alphabets.count] }
    for alphabet in alphabets { for length in [0, 9_000] { try check(place, alphabet, length) } }
    try check(place, alphabets[0], 1_000_000)
  }

  @Test func `a sentence about a long path keeps its beginning and its reason`() throws {
    var session = try Session()
    let path = "/home/" + String(repeating: "long/", count: 600) + "name.json"
    session.happens(.file(.unwritten(path: path, why: "the disk is full")))
    let words = session.studio.view.notice?.text ?? ""
    #expect(words.hasPrefix("Not saved: /home/long") && words.contains("name.json: the disk is full. Ctrl Shift S"))
  }

  @Test func `a path that no file has, and too many of them, are refused in a sentence`() throws {
    var session = try Session()
    session.happens(.called(["/" + String(repeating: "a", count: 50_000)]))
    #expect(session.says("this path has 50001 bytes, and paths have at most 4095"))
    session.happens(.called((0..<600).map { "/\($0).json" }))
    #expect(session.says("More than 512 files are not taken at once"))
    session.dialog = .chosen((0..<600).map { "/\($0).png" })
    session.studio.requests.ask(.dialog(.pictures(folder: nil)))
    #expect(session.studio.library.documents.count == 1)
  }

  @Test func `text beyond what a field takes is refused in a sentence`() throws {
    var session = try Session()
    session.control("o")
    session.type(String(repeating: "a", count: 90_000))
    let isTyped = session.notices("A field takes at most 65536 bytes of text; these 90000 bytes do not fit")
    #expect(isTyped)
    #expect(session.studio.sheet?.typed?.utf8.count ?? 0 < 100)
    session.window.clipboard = String(repeating: "\u{300}", count: 500_000)
    session.control("v")
    let isPasted = session.notices("these 1000000 bytes do not fit")
    #expect(isPasted)
  }

  @Test func `files that are dropped together are one request, and of too many only the first are kept`() {
    var requests = RequestQueue()
    let place = DropPlace(SceneDocument(name: "a", scene: Scene(effect: MapCrop())).id)
    for number in 0..<100_000 { requests.askToOpen("/\(number)", into: place) }
    let all = requests.takeAll()
    #expect(all.count == 1)
    if case .pictures(.open(let paths, _))? = all.first { #expect(paths.count == 513 && paths[512] == "/512") }
  }
}

extension Session {
  /// Whether the notice of the next frame has these words.
  fileprivate mutating func notices(_ part: String) -> Bool {
    window.advance(to: time)
    return studio.view.notice?.text.contains(part) ?? false
  }
}
