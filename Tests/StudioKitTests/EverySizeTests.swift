import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The window in every size, with long words, and in a language whose words are a third longer.
@Suite struct EverySizeTests {
  private static let sizes = [
    (900, 600), (1024, 700), (1152, 720), (1280, 820), (1366, 768), (1440, 900), (1600, 900), (1920, 1080),
    (2048, 1280), (2560, 1440), (3200, 1800), (3840, 2160),
  ].enumerated().map { index, sides in
    (size: Size(width: Double(sides.0), height: Double(sides.1)), scale: [1, 1.25, 1.5, 2, 2.5, 3][index % 6])
  }

  /// The smallest, the largest and every second between, unless there is time for all.
  private static let tried = sizes.indices.filter { isLong || $0 % 2 == 0 || $0 == sizes.count - 1 }

  /// Width of a letter over its height: with a third more than in Inter, and at the smallest and largest size as it is
  /// there, too.
  private static func letters(at index: Int) -> [Double] {
    let isAtEnd = index == 0 || index == sizes.count - 1
    return (isAtEnd || isLong ? [0.52] : []) + [0.52 * 4 / 3]
  }

  /// The longest words that people give.
  private static let title = "Mountains between the two lakes, as on the poster of last autumn"
  private static let path = "/home/ada/Projects/Campaigns/Autumn/Mountains between the two lakes/valley.parallax.json"

  private struct Shown: WindowDriver {
    var shared: SharedWindow
    var time = 100.0

    init(_ size: Size, scale: Double, letter: Double) throws {
      var scene = Scene(effect: Layers())
      scene.title = EverySizeTests.title
      scene.content.images = ["maps/a.jpg", "maps/b.jpg"]
      scene.composition.edit { layers in
        for (index, keys) in [[0.0, 60, 200], [40, 400]].enumerated() {
          var layer = LayerSettings()
          (layer.id, layer.name) = ("layer-\(index)", index == 0 ? EverySizeTests.title : "Sky")
          layer.picture = .position(index)
          layer.keys = keys.map { LayerKey(at: $0, [.y: $0 / 2]) }
          layers.append(layer)
        }
      }
      let pictures = ScenePictures(
        images: (0..<2).map {
          ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 1200, height: 900), isOpaque: true)
        })
      var documents = TestStudio.scenes
      documents.insert(SceneDocument(name: EverySizeTests.path, scene: scene, pictures: pictures), at: 0)
      let studio = try #require(Studio(documents: documents, window: size, scale: scale))
      shared = SharedWindow(Window(studio, measure: .fixed(letter), templates: { .builtIn }))
    }

    mutating func perform(_ command: Command) { window.studio.perform(command, at: time) }

    /// Opens the column of the audit with every kind of finding.
    mutating func audit() {
      perform(.audit)
      let orders = window.takeRequests(at: time).compactMap { request -> SceneOrder? in
        if case .audit(.judge(let order)) = request { order } else { nil }
      }
      let faults = [
        AuditNotes.Fault(
          "\u{201C}\(EverySizeTests.title)\u{201D} has a contrast of 3.", offset: 120,
          remedy: [FieldSetting("content.textScale", .number(1.25))]),
        AuditNotes.Fault("The content scrolls by itself for longer than five seconds.", offset: nil, remedy: []),
      ]
      let notes = AuditNotes(
        faults: faults, figures: ["Nothing moves otherwise than the content.", EverySizeTests.path])
      if let order = orders.last { window.receive(.audit(.found(notes, order: order.number)), at: time) }
    }

    /// Opens the column of phones with all that phones say.
    mutating func serve() {
      perform(.phone)
      _ = window.takeRequests(at: time)
      let code = (0..<33).map { row in String((0..<33).map { ($0 * row) % 3 == 0 ? "1" : "0" }) }
      let address = PhoneAddress("http://192.168.100.200:7270/2kyu8b7vq4c3n6mxw9trdhsjf5/", code: code)
      let swipe = TapeWriter.text(of: Tape(from: 0, events: [TapeEvent(time: 0.5, action: .offset(80))]))
      for answer: PhoneAnswer in [
        .serving([address]), .phones(["iPhone, Safari, 390 x 664", "Pixel 9, Chrome, 412 x 915"]),
        .swipe(name: "Swipe on iPhone", tape: swipe, glide: "iPhone, 120 a second: as ios, at most 0.4 pt off"),
        .refused("The picture maps/a.jpg is larger than a page of phones takes."),
      ] {
        window.receive(.phone(answer), at: time)
      }
    }
  }

  /// A place of the window, and what leads to it.
  private struct Place {
    let name: String
    let isSheet: Bool
    /// Whether it is a column beside the panel, in which no word is cut.
    let hasColumn: Bool
    let open: @Sendable (inout Shown) -> Void

    init(
      _ name: String, isSheet: Bool = false, hasColumn: Bool = false,
      _ open: @escaping @Sendable (inout Shown) -> Void
    ) {
      (self.name, self.isSheet, self.hasColumn, self.open) = (name, isSheet, hasColumn, open)
    }
  }

  private static let places: [Place] = [
    Place("the start") { _ in },
    Place("all sections") { shown in
      for section in SectionName.allCases { shown.window.studio.view.panel.setOpen(section, true) }
    },
    Place("two settings") { shown in
      shown.perform(.switchSetting)
      shown.perform(.compare)
    },
    Place("the overlay") { shown in
      shown.perform(.compare)
      shown.perform(.arrange(.onion))
    },
    Place("devices") { $0.perform(.screens) },
    Place("the curve") { $0.perform(.curve) },
    Place("the meter") { $0.perform(.meter) },
    Place("keyframes") { $0.perform(.keyTrack) },
    Place("a notice") { shown in
      shown.window.studio.say(
        "Wrote \(path).", with: [.showInFolder(path), .copyPath(path), .copyFile(path)], at: shown.time)
    },
    Place("the curves of keyframes") { shown in
      shown.perform(.keyTrack)
      shown.perform(.keyCurves)
      shown.window.studio.apply(
        .chooseLayer(shown.window.studio.document.scene.layerIdentities[0], .only), at: shown.time)
    },
    Place("an audit", hasColumn: true) { $0.audit() },
    Place("phones", hasColumn: true) { $0.serve() },
    Place("an audit and phones", hasColumn: true) { shown in
      shown.audit()
      shown.serve()
    },
    Place("the keys", isSheet: true) { $0.perform(.keys) },
    Place("the commands", isSheet: true) { $0.perform(.palette) },
    Place("the effects", isSheet: true) { $0.perform(.newScene) },
    Place("the code", hasColumn: true) { $0.perform(.handOff) },
    Place("the film", isSheet: true) { $0.perform(.film) },
    Place("a question", isSheet: true) { shown in
      let studio = shown.window.studio
      shown.window.studio.sheet = Sheet(.unsaved(studio.document.id), in: studio.library)
    },
    Place("several unsaved", isSheet: true) { shown in
      let studio = shown.window.studio
      shown.window.studio.sheet = Sheet(.severalUnsaved(studio.library.documents.map(\.id)), in: studio.library)
    },
    Place("new pictures", isSheet: true) { shown in
      let studio = shown.window.studio
      shown.window.studio.sheet = Sheet(.newPictures(effect: "layers", own: true), in: studio.library)
    },
    Place("recent files", isSheet: true) { shown in
      let studio = shown.window.studio
      shown.window.studio.sheet = Sheet(.recent, in: studio.library, recent: Array(repeating: path, count: 5))
    },
    Place("a path", isSheet: true) { shown in
      shown.perform(.saveElsewhere)
      for request in shown.window.takeRequests(at: shown.time) {
        if case .dialog = request {
          shown.window.receive(.choice(.noDialog(folder: "/home/ada", home: "/home/ada")), at: shown.time)
        }
      }
    },
  ]

  /// A text of a frame that nothing covers: its words, its letters' rectangle as far as it is seen, and whether it was
  /// shortened.
  private struct Seen {
    let text: String
    let rect: Rect
    let isCut: Bool
    /// Whether it is on a menu, a card or a sheet over the window.
    var isOver = false
  }

  private static func texts(_ list: DrawList, _ shown: Shown, letter: Double, isSheet: Bool) -> [Seen] {
    let layout = shown.window.studio.layout
    let screens = (0..<ScreenRow.most).map(layout.screen)
    let pictures = (0..<shown.window.gallery.count).map(shown.window.gallery.thumbnail)
    var seen: [Seen] = []
    var clip: Rect?
    var plate: Rect?
    for command in list.commands {
      switch command {
      case .clip(let rect): clip = rect
      case .fill(let rect, let color) where color.alpha == 255: cover(&seen, rect.clipped(to: clip))
      // The shade below a sheet.
      case .fill(let rect, _) where isSheet && rect == Rect(shown.window.studio.view.size): seen.removeAll()
      case .shape(let shape) where shape.part == .inside && shape.fill.alpha == 255 && shape.shadow != nil:
        // A menu or a card lies over what is below it, even in part.
        seen.removeAll { $0.rect.overlaps(shape.frame) }
        plate = shape.frame
      case .shape(let shape) where shape.part == .inside && shape.fill.alpha == 255:
        cover(&seen, shape.frame.clipped(to: clip))
      case .text(let text, var box, let style):
        // Smaller ones are those of pictures of scenes.
        guard style.size >= 9 else { continue }
        let width = Double(text.count) * style.size * letter
        // Words that end so by themselves have more room.
        let isFull = box.width - width < letter * style.size * 1.2 + 6
        let isCut = text.count > 1 && text.hasSuffix("\u{2026}") && isFull || width > box.width + 0.5
        switch style.alignment {
        case .leading: break
        case .center: box.x = box.midX - min(width, box.width) / 2
        case .trailing: box.x = box.maxX - min(width, box.width)
        }
        let rect = Rect(
          x: box.x, y: box.midY - style.size * 0.5, width: min(width, box.width), height: style.size
        ).clipped(to: clip)
        let isOfScene = !isSheet && (screens + pictures).contains { $0.contains(rect.center) }
        if !rect.isEmpty, !text.allSatisfy({ $0 == " " }), !isOfScene {
          let isOver = plate.map { $0.contains(rect.center) } ?? false
          seen.append(Seen(text: text, rect: rect, isCut: isCut, isOver: isOver))
        }
      default: break
      }
    }
    return seen
  }

  private static func isInColumn(_ rect: Rect, _ shown: Shown) -> Bool {
    [PartName.audit, .phones, .handoff].contains { shown.window.studio.layout[$0].contains(rect.center) }
  }

  private static func cover(_ seen: inout [Seen], _ rect: Rect) { seen.removeAll { rect.contains($0.rect.center) } }

  /// Whether words may end so: paths, of which the end shows, and what is still being worked out.
  private static func mayBeCut(_ text: String) -> Bool {
    text.contains("/home") || text.hasSuffix("Estimating its size\u{2026}")
      || path.hasSuffix(text.drop { $0 == "\u{2026}" })
  }

  @Test(arguments: tried) func `no word is cut on a sheet, and no words lie over each other`(
    _ index: Int
  ) throws {
    let (size, scale) = Self.sizes[index]
    for letter in Self.letters(at: index) {
      for place in Self.places {
        var shown = try Shown(size, scale: scale, letter: letter)
        _ = shown.frame()
        place.open(&shown)
        _ = shown.frame()
        let texts = Self.texts(shown.frame(), shown, letter: letter, isSheet: place.isSheet)
        let words = "\(place.name) at \(size.width) x \(size.height), letters of \(letter)"
        #expect(texts.count > 1, "\(words)")
        let window = Rect(size)
        for (number, one) in texts.enumerated() {
          let isInside = one.rect.x >= -0.5 && one.rect.maxX <= window.maxX + 0.5
          #expect(isInside, "\(words): \(one.text) leaves the window")
          let isInColumn = place.hasColumn && Self.isInColumn(one.rect, shown)
          if place.isSheet || isInColumn, one.isCut, !Self.mayBeCut(one.text) {
            Issue.record("\(words): \u{201C}\(one.text)\u{201D} is cut")
          }
          for other in texts[..<number] where one.rect.inset(by: 0.6).overlaps(other.rect.inset(by: 0.6)) {
            Issue.record("\(words): \(one.text) at \(one.rect) lies over \(other.text) at \(other.rect)")
          }
        }
      }
    }
  }
}

/// Menus.
extension EverySizeTests {
  /// What menus open from, beside the places above.
  private static let grounds = [
    "the start", "all sections", "two settings", "devices", "the curve", "the meter", "keyframes",
  ]

  /// The window with each menu that a press or a right click opens.
  ///
  /// - Parameters:
  ///   - turn: Which fourth of the places gets a right click.
  ///   - known: Parts with their frames that have been clicked already, beside those whose content is another one on each
  ///     ground.
  private static func menus(of shown: Shown, turn: Int, _ known: inout [PartName: Set<Rect>]) -> [(
    name: String, shown: Shown
  )] {
    var menus: [(name: String, shown: Shown)] = []
    func add(_ name: String, _ events: [InputEvent]) {
      var copy = shown
      for event in events { copy.window.handle(event, at: copy.time) }
      _ = copy.frame()
      if copy.window.ui.menuPart != nil { menus.append((name, copy)) }
    }
    for part in shown.window.ui.names {
      let frame = shown.window.studio.layout[part]
      guard !frame.isEmpty, known[part, default: []].insert(frame).inserted || [.panel, .stage].contains(part) else {
        continue
      }
      for (control, box) in shown.window.ui.read(part, { $0.parts }) where opens(control) {
        add("\(control)", [.hover(box.center), .down(box.center), .up(box.center)])
      }
      let places = [0.02, 0.3, 0.5, 0.7].flatMap { x in [0.05, 0.35, 0.6, 0.95].map { (x, $0) } }
      for (number, (x, y)) in places.enumerated() where (number + number / 4) % 4 == turn {
        let place = Point(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
        add("a right click at \(x) \(y) of \(part)", [.hover(place), .secondary(place)])
      }
    }
    return menus
  }

  private static func opens(_ control: ControlID) -> Bool {
    switch control {
    case .device, .zoom, .physics, .scene, .choice, .more, .field, .number: true
    default: false
    }
  }

  @Test(arguments: tried) func `no word of a menu is cut, and each is inside the window`(_ index: Int) throws {
    let (size, scale) = Self.sizes[index]
    var found: Set<String> = []
    for (number, letter) in Self.letters(at: index).enumerated() {
      var known: [PartName: Set<Rect>] = [:]
      for place in Self.places where Self.grounds.contains(place.name) {
        var shown = try Shown(size, scale: scale, letter: letter)
        _ = shown.frame()
        place.open(&shown)
        _ = shown.frame()
        for (name, shown) in Self.menus(of: shown, turn: (index + 2 * number) % 4, &known) {
          var shown = shown
          let words = "\(name), \(place.name), at \(size.width) x \(size.height), letters of \(letter)"
          let texts = Self.texts(shown.frame(), shown, letter: letter, isSheet: false).filter(\.isOver)
          guard let menu = shown.window.ui.input.menu else { continue }
          found.insert("\(menu.id)")
          let box = try #require(menu.box, "\(words)")
          let window = Rect(size)
          #expect(window.contains(box.origin) && box.maxX <= window.maxX && box.maxY <= window.maxY, "\(words): \(box)")
          let titles = menu.items.map(\.title)
          for text in texts where box.contains(text.rect.center) && text.isCut && !titles.contains(text.text) {
            Issue.record("\(words): \u{201C}\(text.text)\u{201D} is cut")
          }
          for (number, one) in texts.enumerated() {
            for other in texts[..<number] where one.rect.inset(by: 0.6).overlaps(other.rect.inset(by: 0.6)) {
              Issue.record("\(words): \(one.text) lies over \(other.text)")
            }
          }
        }
      }
    }
    #expect(found.count >= 14, "\(found.sorted())")
  }
}

extension Rect {
  fileprivate func clipped(to clip: Rect?) -> Rect { clip.map(intersection) ?? self }
}
