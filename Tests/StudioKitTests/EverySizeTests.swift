import Boundary
import Documents
import Effects
import Geometry
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

  /// Width of a letter over its height, as in Inter, and with a third more.
  private static let letters = [0.52, 0.52 * 4 / 3]

  /// The longest words that people give.
  private static let title = "Mountains between the two lakes, as on the poster of last autumn"
  private static let path = "/home/ada/Projects/Campaigns/Autumn/Mountains between the two lakes/valley.parallax.json"

  private struct Shown {
    var window: Window
    var time = 100.0

    init(_ size: Size, scale: Double, letter: Double) throws {
      var scene = Scene(effect: Layers())
      scene.title = EverySizeTests.title
      scene.content.images = ["maps/a.jpg", "maps/b.jpg"]
      let pictures = ScenePictures(
        images: (0..<2).map {
          ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 1200, height: 900), isOpaque: true)
        })
      var documents = TestStudio.scenes
      documents.insert(SceneDocument(name: EverySizeTests.path, scene: scene, pictures: pictures), at: 0)
      let studio = try #require(Studio(documents: documents, window: size, scale: scale))
      window = Window(studio, measure: .fixed(letter), templates: { .builtIn })
    }

    mutating func frame() -> DrawList { window.frame(at: time) }
    mutating func press(_ key: Key, _ modifiers: Modifiers = []) { window.press(key, modifiers, at: time) }

    mutating func perform(_ command: Command) { window.studio.perform(command, at: time) }
  }

  /// A place of the window, and what leads to it.
  private struct Place {
    let name: String
    let isSheet: Bool
    let open: @Sendable (inout Shown) -> Void

    init(_ name: String, isSheet: Bool = false, _ open: @escaping @Sendable (inout Shown) -> Void) {
      (self.name, self.isSheet, self.open) = (name, isSheet, open)
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
    Place("the menu of the phone") { shown in
      shown.window.handle(.secondary(shown.window.studio.layout.screen.center), at: shown.time)
    },
    Place("the menu of the stage") { shown in
      let stage = shown.window.studio.layout.stage
      shown.window.handle(.secondary(Point(x: stage.x + 3, y: stage.y + 3)), at: shown.time)
    },
    Place("the menu of a scene") { shown in
      shown.window.handle(.secondary(shown.window.gallery.thumbnail(0).center), at: shown.time)
    },
    Place("the keys", isSheet: true) { $0.perform(.keys) },
    Place("the commands", isSheet: true) { $0.perform(.palette) },
    Place("the effects", isSheet: true) { $0.perform(.newScene) },
    Place("the code", isSheet: true) { $0.perform(.handOff) },
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
          shown.window.receive(.noDialog(folder: "/home/ada", home: "/home/ada"), at: shown.time)
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
  }

  private static func texts(_ list: DrawList, _ shown: Shown, letter: Double, isSheet: Bool) -> [Seen] {
    let layout = shown.window.studio.layout
    let screens = (0..<ScreenRow.most).map(layout.screen)
    let pictures = (0..<shown.window.gallery.count).map(shown.window.gallery.thumbnail)
    var seen: [Seen] = []
    var clip: Rect?
    for command in list.commands {
      switch command {
      case .clip(let rect): clip = rect
      case .fill(let rect, let color) where color.alpha == 255: cover(&seen, rect.clipped(to: clip))
      // The shade below a sheet.
      case .fill(let rect, _) where isSheet && rect == Rect(shown.window.studio.view.size): seen.removeAll()
      case .shape(let shape) where shape.part == .inside && shape.fill.alpha == 255 && shape.shadow != nil:
        // A menu or a card lies over what is below it, even in part.
        seen.removeAll { $0.rect.overlaps(shape.frame) }
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
          seen.append(Seen(text: text, rect: rect, isCut: isCut))
        }
      default: break
      }
    }
    return seen
  }

  private static func cover(_ seen: inout [Seen], _ rect: Rect) { seen.removeAll { rect.contains($0.rect.center) } }

  /// Whether words may end so: paths, of which the end shows, and what is still being worked out.
  private static func mayBeCut(_ text: String) -> Bool {
    text.contains("/home") || text.hasSuffix("Estimating its size\u{2026}")
      || path.hasSuffix(text.drop { $0 == "\u{2026}" })
  }

  @Test(arguments: sizes.indices) func `no word is cut on a sheet, and no words lie over each other`(
    _ index: Int
  ) throws {
    let (size, scale) = Self.sizes[index]
    for letter in Self.letters {
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
          if place.isSheet, one.isCut, !Self.mayBeCut(one.text) {
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

extension Rect {
  fileprivate func clipped(to clip: Rect?) -> Rect { clip.map(intersection) ?? self }
}
