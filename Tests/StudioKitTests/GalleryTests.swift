import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// The pictures at the side.
struct GalleryTests {
  @Test func `the file of a scene whose title others have covers nothing of its picture`() {
    let frame = Rect(x: 10, y: 20, width: 136, height: 84)
    let cell = GalleryCell(
      version: TestStudio.scenes[0].version, title: "Alpine lake", id: "in /home/ada", isUnsaved: false, index: 0,
      isSelected: false, isHovered: false, frame: frame, theme: .dark)
    var list = DrawList()
    cell.draw(DrawList(), into: &list)
    let boxes = list.commands.compactMap { if case .text(_, let box, _) = $0 { box } else { nil } }
    #expect(boxes.count == 3 && boxes.allSatisfy { !$0.overlaps(frame) })
  }

  @Test func `a thumbnail rests, moves under the pointer, and rests again`() {
    var stage = TestStudio()
    let rest = stage.frame()
    for index in TestStudio.names.indices {
      stage.handle(.hover(stage.thumbnail(index)))
      var seen: Set<DrawList> = []
      for _ in 0..<5 {
        stage.wait(0.3)
        seen.insert(stage.frame())
        #expect(stage.isMoving)
      }
      // The finger pauses before it lifts.
      #expect(seen.count >= 4)
      stage.handle(.hover(nil))
      #expect(!stage.isMoving && difference(stage.frame(), rest).isEmpty)
    }
  }

  @Test func `a click shows the scene, and one that slips off does not`() {
    var stage = TestStudio()
    stage.handle(.down(stage.thumbnail(1)))
    stage.handle(.up(stage.thumbnail(2)))
    #expect(stage.studio.document.name == "map-crop")
    stage.handle(.down(stage.thumbnail(1)))
    stage.handle(.up(stage.thumbnail(1)))
    #expect(stage.studio.document.name == "header-stretch")
  }

  @Test func `a scene that is shown again begins anew`() {
    var stage = TestStudio("weather-menu")
    stage.press(.end)
    stage.wait(5)
    stage.press(.letter("1"))
    stage.press(.letter("6"))
    stage.wait(5)
    #expect(abs(stage.offset - stage.studio.stage.shown.extent.bounds.lowerBound) < 0.1)
  }

  @Test func `panels that are hidden under the pointer leave nothing moving`() {
    var stage = TestStudio()
    stage.handle(.hover(stage.thumbnail(1)))
    stage.press(.letter("h"))
    #expect(!stage.isMoving)
  }

  /// A window whose gallery has to scroll.
  private func low(_ name: String = "header-refresh") -> TestStudio {
    var stage = TestStudio(name, window: Size(width: 900, height: 400))
    _ = stage.frame()
    return stage
  }

  private func first(_ stage: TestStudio) -> Double { stage.gallery.thumbnail(0).y }

  @Test func `pictures that have no room scroll by the wheel, to the last and no further`() {
    var stage = low()
    let (top, offset) = (first(stage), stage.offset)
    let place = stage.thumbnail(0)
    stage.handle(.wheel(dx: 0, dy: -1, at: place))
    #expect(first(stage) == top - 56)
    stage.handle(.touchpad(dx: 0, dy: -0.5, at: place))
    #expect(first(stage) == top - 62)
    for _ in 0..<50 { stage.handle(.wheel(dx: 0, dy: -1, at: place)) }
    let layout = stage.studio.layout
    #expect(
      stage.gallery.place(5).maxY <= layout[.gallery].maxY && stage.gallery.place(5).maxY > layout[.gallery].maxY - 20)
    for _ in 0..<50 { stage.handle(.wheel(dx: 0, dy: 1, at: place)) }
    #expect(first(stage) == top && stage.offset == offset)
  }

  @Test func `pictures that are scrolled halfway out stay below the bar`() {
    var stage = low()
    stage.handle(.wheel(dx: 0, dy: -0.6, at: stage.thumbnail(0)))
    let (gallery, bar) = (stage.studio.layout[.gallery], stage.studio.layout[.bar])
    var clip: Rect?
    var tried = 0
    for command in stage.frame().commands {
      switch command {
      case .clip(let rect): clip = rect
      case .picture(let quad) where quad.frame.x < gallery.maxX && quad.frame.overlaps(bar):
        tried += 1
        #expect(clip.map { $0.y >= gallery.y } ?? false, "\(quad.frame) is over the bar")
      default: break
      }
    }
    #expect(tried > 0)
  }

  @Test func `a wheel over pictures that all have room does nothing`() {
    var stage = TestStudio()
    let frame = stage.frame()
    #expect(stage.gallery.bar == nil)
    stage.handle(.wheel(dx: 0, dy: -3, at: stage.thumbnail(1)))
    stage.handle(.hover(nil))
    #expect(difference(stage.frame(), frame).isEmpty)
  }

  @Test func `the gallery is dragged, and what was dragged is not chosen`() {
    var stage = low()
    let (top, start) = (first(stage), stage.thumbnail(1))
    stage.handle(.down(start))
    stage.handle(.move(Point(x: start.x, y: start.y - 3)))
    #expect(first(stage) == top)
    stage.handle(.move(Point(x: start.x, y: start.y - 40)))
    #expect(first(stage) == top - 40)
    stage.handle(.up(Point(x: start.x, y: start.y - 40)))
    #expect(stage.studio.document.name == "header-refresh")
    stage.handle(.hover(stage.point(10, 10)))
    #expect(!stage.isMoving)
  }

  @Test func `the bar is dragged, and a press beside its thumb brings it there`() throws {
    var stage = low()
    let bar = try #require(stage.gallery.bar)
    let thumb = try #require(bar.thumb)
    stage.handle(.down(thumb.center))
    stage.handle(.move(Point(x: thumb.center.x, y: thumb.center.y + 10)))
    #expect(abs((stage.gallery.bar?.offset ?? 0) - 10 * bar.contentPerThumb) < 1e-9)
    stage.handle(.up(nil))
    stage.handle(.down(Point(x: thumb.center.x, y: bar.frame.maxY - 3)))
    stage.handle(.up(Point(x: thumb.center.x, y: bar.frame.maxY - 3)))
    #expect(stage.gallery.bar?.offset == bar.farthest && stage.studio.document.name == "header-refresh")
  }

  @Test func `a scene that comes onto the stage comes into view`() {
    var stage = low()
    for (key, modifiers) in [
      (Key.letter("6"), Modifiers()), (.letter("1"), []), (.pageUp, .control), (.pageDown, .control),
    ] {
      stage.press(key, modifiers)
      _ = stage.frame()
      let layout = stage.studio.layout
      let place = stage.gallery.place(stage.studio.library.selected)
      #expect(place.y >= layout[.gallery].y && place.maxY <= layout[.gallery].maxY, "\(key)")
    }
    #expect(stage.studio.document.name == "header-refresh")
  }

  @Test func `a window that becomes lower still shows which scene is on the stage`() {
    var stage = TestStudio("weather-menu")
    _ = stage.frame()
    stage.handle(.resize(Size(width: 900, height: 400), scale: 1))
    _ = stage.frame()
    let layout = stage.studio.layout
    #expect(stage.gallery.place(5).maxY <= layout[.gallery].maxY)
  }

  @Test func `what is scrolled away is neither drawn nor pressed`() {
    var stage = low()
    let layout = stage.studio.layout
    #expect(stage.gallery.seen(5).isEmpty)
    #expect(stage.gallery.index(at: stage.gallery.place(5).center) == nil)
    let titles = stage.frame().commands.compactMap { command -> String? in
      guard case .text(let text, let box, _) = command, box.x < layout[.gallery].maxX, box.y < layout[.gallery].maxY
      else {
        return nil
      }
      return text
    }
    #expect(titles.contains("1") && !titles.contains("6"))
  }

  /// A gallery of samples with some scenes of a person's own opened after them.
  private func mixed(own: Int) throws -> (library: Library, window: Window) {
    let scene = Scene(effect: MapCrop())
    func document(_ name: String, path: String?) -> SceneDocument {
      SceneDocument(
        name: name, scene: scene, pictures: ScenePictures(images: []),
        file: SceneFile(path: path, folder: "/samples", bytes: [], saved: scene))
    }
    let documents =
      (0..<4).map { document("sample-\($0)", path: nil) }
      + (0..<own).map { document("own-\($0)", path: "/own/\($0).json") }
    var window = Window(
      try #require(Studio(documents: documents, window: Size(width: 1440, height: 900), scale: 1)))
    window.studio.advanceFiles(to: 1)
    window.advance(to: 1)
    return (window.studio.library, window)
  }

  @Test func `own scenes stand above the samples in their order, and the one on the stage stays`() throws {
    let (library, window) = try mixed(own: 2)
    #expect(library.documents.map(\.name) == ["own-0", "own-1"] + (0..<4).map { "sample-\($0)" })
    #expect(library.own == 2 && library.current.name == "sample-0")
    let places = window.part(GalleryPart.self).places
    let heads = try #require(places.heads)
    #expect(heads.own.maxY <= places.thumbnail(0).y && places.place(1).maxY <= heads.samples.maxY)
    #expect(heads.samples.maxY <= places.thumbnail(2).y)
    #expect(try mixed(own: 0).window.part(GalleryPart.self).places.heads == nil)
  }

  @Test func `a press on their head hides the samples and shows them again, also at the next start`() throws {
    var window = try mixed(own: 1).window
    for isHidden in [true, false] {
      let head = try #require(window.part(GalleryPart.self).places.heads).samples.center
      for event in [InputEvent.hover(head), .down(head), .up(head)] { _ = window.handle(event, at: 2) }
      window.advance(to: 2)
      #expect(window.part(GalleryPart.self).places.count == (isHidden ? 1 : 5))
      #expect(window.studio.view.record.hidesSamples == isHidden)
    }
  }
}

struct FirstMinuteTests {
  private func studio() -> TestStudio {
    var stage = TestStudio()
    stage.studio.view.firstMinute = FirstMinute(FirstMinute.Step.allCases)
    _ = stage.frame()
    return stage
  }

  private func words(_ stage: TestStudio) -> String {
    var list = DrawList()
    stage.window.ui.draw(.hint, into: &list)
    return list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }.joined()
  }

  @Test func `each sentence goes once it was tried, and the line with the last`() {
    var stage = studio()
    #expect(!stage.studio.layout[.hint].isEmpty)
    #expect(words(stage) == "Drag the phone. Space replays the gesture. C compares two settings.")
    stage.press(.space)
    _ = stage.frame()
    #expect(words(stage) == "Drag the phone. C compares two settings.")
    stage.handle(.down(stage.point(195, 400)))
    stage.handle(.up(stage.point(195, 400)))
    _ = stage.frame()
    #expect(words(stage) == "C compares two settings.")
    stage.press(.letter("c"))
    _ = stage.frame()
    stage.press(.letter("c"))
    _ = stage.frame()
    #expect(stage.studio.layout[.hint].isEmpty && stage.studio.view.record.firstMinute.steps.isEmpty)
  }

  @Test func `it does not come back at the second start`() throws {
    var stage = studio()
    stage.press(.space)
    _ = stage.frame()
    let record = try #require(SessionRecord(SessionRecord(stage.studio.library, view: stage.studio.view.record).text))
    #expect(record.view.firstMinute.steps == [.drag, .compare])
  }
}
