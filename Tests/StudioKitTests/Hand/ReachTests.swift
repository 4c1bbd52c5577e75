import Boundary
import Documents
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// Everything that has a control is reached by keys.
struct ReachTests {
  /// What was seen on the way through the window, and what had the focus.
  private struct Walk {
    private(set) var hand: Hand
    private(set) var seen: [AccessibleID: AccessibleItem] = [:]
    private(set) var reached: Set<AccessibleID> = []

    init(_ hand: Hand) {
      self.hand = hand
      look()
    }

    private mutating func look() {
      let spoken = hand.spoken()
      for part in spoken.parts {
        for item in part.items where item.role != .label && item.isOn && !item.frame.isEmpty {
          seen[AccessibleID(part.part, item.number)] = item
        }
      }
      if let focus = spoken.focus { reached.insert(focus) }
    }

    mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
      hand.press(key, modifiers)
      look()
    }

    /// Goes through the parts of the window, and in each from control to control.
    mutating func go() {
      for _ in 0..<12 {
        press(.function(6))
        if hand.region == .stage { break }
        goThroughPart()
      }
    }

    private mutating func goThroughPart() {
      if hand.region == .gallery { goThroughGallery() }
      let region = hand.region
      var visited: Set<ControlID> = []
      for _ in 0..<300 {
        guard hand.region == region, let control = hand.control, visited.insert(control).inserted else { return }
        if case .section = control, hand.spoken().focused?.item.isOpen == false { press(.enter) }
        if case .picture = control { for _ in hand.stage.studio.document.scene.content.images { press(.right) } }
        press(.tab)
      }
    }

    /// Its arrows show other scenes, whose controls are not those of this walk.
    private mutating func goThroughGallery() {
      let here = hand
      hand.press(.home)
      for _ in hand.stage.studio.library.documents {
        if let focus = hand.spoken().focus { reached.insert(focus) }
        hand.press(.down)
      }
      hand = here
    }
  }

  private static let sizes = [(480, 420), (480, 820), (640, 480), (900, 600), (1280, 820), (1420, 420)]

  /// Every item that is not mere words is gone to: there are no exceptions. The words of a choice, the entries of menus
  /// and the palette are no items of their own in a closed state, and have tests of their own.
  private func check(_ hand: Hand) {
    var walk = Walk(hand)
    walk.go()
    let missed = walk.seen.filter { !walk.reached.contains($0.key) }
    let names = missed.map { "\($0.key.part) \($0.value.role) \($0.value.name)" }.sorted()
    #expect(names.isEmpty)
    #expect(walk.reached.count > 10)
  }

  @Test(arguments: sizes) func `every control is reached by keys`(width: Int, height: Int) {
    var hand = Hand(window: Size(width: Double(width), height: Double(height)))
    check(hand)
    guard PanelPart.isDrawer(in: hand.stage.studio.view) else { return }
    hand.find("show the panel")
    let isShown = !hand.stage.studio.layout[.panel].isEmpty
    #expect(isShown)
    check(hand)
  }

  @Test(arguments: TestStudio.names) func `every control of every scene is reached by keys`(_ name: String) {
    var hand = Hand(name)
    for key in ["`", "c", "g", "m"] { hand.press(.letter(Character(key))) }
    check(hand)
  }
}
