import Boundary
import Documents
import Foundation
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Random keys, clicks and window sizes.
struct MonkeyTests {
  private static let acts = 300
  /// `PARALLAX_MONKEYS` names another number of runs.
  private static let runs = ProcessInfo.processInfo.environment["PARALLAX_MONKEYS"].flatMap { UInt64($0) } ?? 8
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789.,+-*/`?=;'[]\\ß")
  private static let named: [Key] = [
    .tab, .enter, .space, .backspace, .delete, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .menu,
    .escape,
  ]
  private static let keys = named + letters.map(Key.letter) + (1...12).map(Key.function)

  /// Facts that a letter typed into a field does not change.
  private struct Kept: Equatable {
    let options: ViewOptions
    let selected: Int
    let count: Int
    let isCompared: Bool
    let showsDevices: Bool
    let appearance: AppearanceChoice

    init(_ studio: Studio) {
      (options, selected, count) = (studio.view.options, studio.library.selected, studio.library.documents.count)
      isCompared = studio.stage.beside.comparison != nil
      showsDevices = Facts(studio).screens.isShown
      appearance = studio.view.appearance
    }
  }

  /// A finding, with what led to it.
  private struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ words: String, _ seed: UInt64, _ hand: Hand) {
      let last = hand.acts.suffix(14).joined(separator: ", ")
      description = "seed \(seed), act \(hand.acts.count): \(words) after \(last)"
    }
  }

  @Test(arguments: 0..<runs) func `a monkey at the studio finds no trap and loses no focus`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = TestStudio.names[Int(seed) % TestStudio.names.count]
    var hand = Hand(name, window: Self.size(&random), pause: 0.05)
    while hand.acts.count < Self.acts {
      Self.answer(&hand, &random)
      switch Int.random(in: 0..<100, using: &random) {
      case ..<40: try Self.walk(&hand, &random, seed)
      case ..<70: try Self.key(&hand, &random, seed)
      case ..<84: try Self.type(&hand, &random, seed)
      case ..<93: try Self.point(&hand, &random, seed)
      case ..<96: hand.resize(Self.size(&random))
      case ..<98: Self.find(&hand, &random)
      default: try Self.leave(&hand, seed)
      }
      try Self.checkFocus(hand, seed)
    }
    try Self.leave(&hand, seed)
  }

  private static func size(_ random: inout SplitMix64) -> Size {
    Size(
      width: .random(in: 480...1920, using: &random).rounded(),
      height: .random(in: 420...1200, using: &random).rounded())
  }

  /// The desktop has no file dialog, or one that is closed.
  private static func answer(_ hand: inout Hand, _ random: inout SplitMix64) {
    guard case .dialog? = hand.takeRequests().last(where: { if case .dialog = $0 { true } else { false } }) else {
      return
    }
    let reply: Reply =
      Bool.random(using: &random)
      ? .choice(.noDialog(folder: "/home/ada", home: "/home/ada")) : .choice(.chosen([]))
    hand.stage.window.receive(reply, at: hand.stage.time)
    hand.look()
  }

  /// F6, Tab and arrows.
  private static func walk(_ hand: inout Hand, _ random: inout SplitMix64, _ seed: UInt64) throws {
    let key: Key =
      [.function(6), .function(6), .tab, .tab, .tab, .left, .right, .up, .down, .enter, .space].randomElement(
        using: &random) ?? .tab
    let modifiers: Modifiers = [[], [], .shift].randomElement(using: &random) ?? []
    let (region, isFree) = (hand.region, !hand.stage.studio.hasSheet)
    let isOpen = hand.ui.input.menu != nil || hand.ui.input.typing != nil
    let hasPanel = !hand.stage.studio.layout[.panel].isEmpty
    hand.press(key, modifiers)
    guard isFree else { return }
    if key == .function(6), hand.region == region, hand.hasParts { throw Fault("F6 stays in \(region)", seed, hand) }
    if key == .tab, !isOpen, region != .stage || hasPanel {
      let goal = region == .stage ? .panel : region
      if hand.region != goal { throw Fault("Tab goes from \(region) to \(hand.region)", seed, hand) }
    }
    if key == .tab || key == .function(6) { try checkSight(hand, seed) }
  }

  /// A command by its name, where the palette opens.
  private static func find(_ hand: inout Hand, _ random: inout SplitMix64) {
    let facts = Facts(hand.stage.studio)
    guard let command = Command.available(facts).randomElement(using: &random) else { return }
    hand.press(.letter("p"), [.control, .shift])
    guard hand.stage.studio.view.options.showsPalette else { return }
    hand.type(command.menuTitle(facts).lowercased())
    hand.press(.enter)
  }

  /// Any key with any modifiers.
  private static func key(_ hand: inout Hand, _ random: inout SplitMix64, _ seed: UInt64) throws {
    let modifiers: [Modifiers] = [
      [], [], [], [], .shift, .shift, .control, .alt, [.control, .shift], [.control, .alt], [.alt, .shift],
    ]
    try press(keys.randomElement(using: &random) ?? .tab, modifiers.randomElement(using: &random) ?? [], &hand, seed)
  }

  private static func press(_ key: Key, _ modifiers: Modifiers, _ hand: inout Hand, _ seed: UInt64) throws {
    let (field, facts) = (hand.ui.input.typing?.id, Kept(hand.stage.studio))
    hand.press(key, modifiers)
    guard let field, case .letter = key, modifiers.isDisjoint(with: [.control, .alt]) else { return }
    if hand.ui.input.typing?.id != field { throw Fault("\(key) closes the field \(field)", seed, hand) }
    if Kept(hand.stage.studio) != facts { throw Fault("\(key) in the field \(field) is a shortcut", seed, hand) }
  }

  /// Opens a field where there is one, and types into it.
  private static func type(_ hand: inout Hand, _ random: inout SplitMix64, _ seed: UInt64) throws {
    if hand.ui.input.typing == nil {
      let fields = items(hand).filter { [.field, .slider].contains($0.role) }
      if let field = fields.randomElement(using: &random) {
        hand.click(Point(x: field.frame.maxX - 20, y: field.frame.midY))
      }
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard hand.ui.input.typing != nil else { return }
      try press(.letter(letters.randomElement(using: &random) ?? "a"), [], &hand, seed)
    }
    if Bool.random(using: &random) { hand.press([.enter, .tab, .escape].randomElement(using: &random) ?? .enter) }
  }

  private static func items(_ hand: Hand) -> [AccessibleItem] {
    hand.spoken().parts.flatMap(\.items).filter { $0.isOn && !$0.frame.isEmpty && $0.role != .label }
  }

  /// The mouse, on things and beside them.
  private static func point(_ hand: inout Hand, _ random: inout SplitMix64, _ seed: UInt64) throws {
    let size = hand.stage.studio.view.size
    let point =
      items(hand).randomElement(using: &random)?.frame.center
      ?? Point(x: .random(in: 0..<size.width, using: &random), y: .random(in: 0..<size.height, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: hand.ask(at: point)
    case 1: hand.turn(.random(in: -3...3, using: &random), at: point)
    case 2:
      hand.drag(
        from: point,
        to: Point(x: .random(in: 0..<size.width, using: &random), y: .random(in: 0..<size.height, using: &random)))
    default: hand.click(point)
    }
    if hand.ui.heldPart != nil { throw Fault("something is held", seed, hand) }
  }

  /// Escape leads back to the stage from everywhere, and F6 through all parts and back.
  private static func leave(_ hand: inout Hand, _ seed: UInt64) throws {
    func isFree() -> Bool {
      !hand.stage.studio.hasSheet && hand.ui.input.menu == nil && hand.ui.input.typing == nil && hand.region == .stage
    }
    for _ in 0..<8 where !isFree() { hand.press(.escape) }
    guard isFree() else { throw Fault("Escape leads to \(hand.region), not to the stage", seed, hand) }
    var count = 0
    repeat {
      hand.press(.function(6))
      try checkSight(hand, seed)
      count += 1
    } while hand.region != .stage && count < 12
    if hand.region != .stage { throw Fault("F6 does not come back", seed, hand) }
  }

  /// The focus is on an item that there is.
  private static func checkFocus(_ hand: Hand, _ seed: UInt64) throws {
    let spoken = hand.spoken()
    guard spoken.focused == nil else { return }
    throw Fault("the focus \(String(describing: spoken.focus)) is on nothing in \(hand.region)", seed, hand)
  }

  /// It is in sight inside its part.
  private static func checkSight(_ hand: Hand, _ seed: UInt64) throws {
    guard let (part, item) = hand.spoken().focused else {
      throw Fault("no focus in \(hand.region)", seed, hand)
    }
    let window = Rect(hand.stage.studio.view.size)
    if item.frame.isEmpty || !item.frame.overlaps(window)
      || hand.ui.input.menu == nil && !item.frame.overlaps(part.frame)
    {
      throw Fault("\(item.name) at \(item.frame) is out of sight in \(part.name) at \(part.frame)", seed, hand)
    }
  }
}
