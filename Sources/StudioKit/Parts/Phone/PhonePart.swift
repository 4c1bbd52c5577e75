import Boundary
import Geometry

extension PartName { public static let phones: PartName = "phones" }

/// The code that phones scan, the address to type, and the phones that show the scene. The scene is served while the
/// column shows.
struct PhonePart: Part {
  let name = PartName.phones
  let side = Side.right
  let comesAndGoes = true
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { "Phone" }

  private static let column = SideColumn(
    area: .phone, title: "Phone", command: .phone, tip: "Ends the page on all phones.")
  /// The code's light margin, in modules.
  private static let quiet = 4
}

extension PhonePart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let audit = studio.view.options.showsAudit ? room.layout[.audit] : Rect(.zero)
    return SideColumn.frame(in: &room, isShown: studio.view.options.showsPhone, over: audit)
  }

  struct Subject: Hashable, Sendable {
    fileprivate let link: PhoneLink
    fileprivate let follows: Bool
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(link: studio.phone, follows: studio.view.options.followsPhone)
  }

  func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    let link = subject.link
    return Self.column.show(&ui) { ui in
      let look = ui.pen.look
      guard let addresses = link.addresses else {
        SideColumn.words("Starting\u{2026}", look.quietText, &ui)
        return []
      }
      var intents: [Intent] = []
      for (index, address) in addresses.enumerated() {
        Self.code(address, &ui)
        if Self.line(address, index, &ui) { intents.append(.copy(address.text, says: "The address was copied.")) }
      }
      SideColumn.words("Scan it with a phone in the same network. No app is needed.", look.quietText, &ui)
      if let problem = link.problem { SideColumn.words(problem, look.fault, &ui) }
      ui.layout.skip(10)
      if link.phones.isEmpty {
        SideColumn.words("No phone yet.", look.text, &ui)
        for hint in link.hints { SideColumn.words(hint, look.quietText, &ui) }
      }
      for phone in link.phones { SideColumn.words(phone, look.text, &ui) }
      if !link.phones.isEmpty {
        if Self.follow(subject.follows, &ui) { intents.append(.perform(.follow)) }
      }
      if !link.swipes.isEmpty {
        ui.layout.skip(10)
        for swipe in link.swipes { SideColumn.words(swipe, look.text, &ui) }
      }
      if !link.phones.isEmpty {
        SideColumn.words("Swipes become gestures: look into the Gesture menu.", look.quietText, &ui)
      }
      return intents
    }
  }

  /// The switch with which phones and the stage scroll each other. Returns whether it was turned.
  private static func follow(_ isOn: Bool, _ ui: inout WindowUI) -> Bool {
    ui.layout.skip(6)
    let (row, id, title, tip) = (ui.layout.row(30), ControlID.action(.follow), "Follow", Command.follow.tip)
    ui.tip(id, row, tip)
    ui.descriptions.add(id, in: row, AccessibleItem(.toggle, title, help: tip, isSet: isOn))
    ui.focus.add(id, row)
    ui.pen.text(title, in: row, .body, ui.pen.look.text)
    let isTurned = Toggle(id, isSet: isOn).show(in: row, &ui).turned
    let words =
      isOn ? "Phones and the stage scroll together. The one that you touch leads." : "Each scrolls for itself."
    SideColumn.words(words, ui.pen.look.quietText, &ui)
    return isTurned
  }

  /// The code, as large as the column, in black on white whatever the look.
  private static func code(_ address: PhoneAddress, _ ui: inout WindowUI) {
    let side = address.code.count
    guard side > 0 else { return }
    let row = ui.layout.row(ui.layout.width + 8)
    let square = Rect(x: row.x, y: row.y + 4, width: row.width, height: row.width)
    ui.descriptions.add(words: "A code for the phone\u{2019}s camera", in: square)
    ui.pen.fill(square, radius: 8, .white)
    // Whole points for each module, so that no seam shows.
    let module = (square.width / Double(side + 2 * quiet)).rounded(.down)
    let start = ((square.width - module * Double(side)) / 2).rounded()
    for (y, line) in address.code.enumerated() {
      var (x, run) = (0, 0)
      func draw(_ ui: inout WindowUI) {
        guard run > 0 else { return }
        ui.pen.fill(
          Rect(
            x: square.x + start + Double(x - run) * module, y: square.y + start + Double(y) * module,
            width: Double(run) * module, height: module), .black)
        run = 0
      }
      for module in line.utf8 {
        if module == UInt8(ascii: "1") { run += 1 } else { draw(&ui) }
        x += 1
      }
      draw(&ui)
    }
  }

  /// The address, and a button that copies it. Returns whether that was pressed.
  private static func line(_ address: PhoneAddress, _ index: Int, _ ui: inout WindowUI) -> Bool {
    SideColumn.words(address.text, ui.pen.look.text, &ui)
    let row = ui.layout.row(34)
    let box = Rect(x: row.x, y: row.y + 3, width: min(140, row.width), height: 26)
    let button = PushButton<ControlID>(.button(index), "Copy the address", tip: "Copies it, to be sent to the phone.")
    return button.show(in: box, &ui)
  }
}
