import Boundary
import Geometry

extension PartName { public static let phones: PartName = "phones" }

/// The code that phones scan, the address to type, and the phones that show the scene: a column next to the panel, so
/// that the scene can be tuned meanwhile. The scene is served while it shows.
struct PhonePart: Part {
  let name = PartName.phones
  let side = Side.right
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { "Phone" }

  private static let width = 288.0
  /// Minimum width of the stage next to it; in a narrower window it lies over the stage.
  private static let leastStage = 220.0
  private static let margin = 16.0
  /// The code's light margin, in modules.
  private static let quiet = 4
}

extension PhonePart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    guard studio.view.options.showsPhone else { return Rect(.zero) }
    let width = min(Self.width, room.rest.width)
    guard room.rest.width < width + Self.leastStage else { return room.right(width) }
    return Rect(x: room.rest.maxX - width, y: room.rest.y, width: width, height: room.rest.height)
  }

  struct Subject: Hashable, Sendable {
    fileprivate let link: PhoneLink
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject { Subject(link: studio.phone) }

  func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    let (link, look) = (subject.link, ui.pen.look)
    ui.pen.fill(ui.frame, look.panel)
    ui.pen.fill(Rect(x: ui.frame.x, y: ui.frame.y, width: 1, height: ui.frame.height), look.hairline)
    var intents: [Intent] = []
    ScrollArea(.phone, in: ui.frame, margin: Self.margin).show(&ui) { ui in
      ui.layout.skip(Self.margin)
      if Self.head(&ui) { intents.append(.perform(.phone)) }
      guard let addresses = link.addresses else {
        return Self.words("Starting\u{2026}", look.quietText, &ui)
      }
      for (index, address) in addresses.enumerated() {
        Self.code(address, &ui)
        if Self.line(address, index, &ui) { intents.append(.copy(address.text, says: "The address was copied.")) }
      }
      Self.words("Scan it with a phone in the same network. No app is needed.", look.quietText, &ui)
      if let problem = link.problem { Self.words(problem, look.fault, &ui) }
      ui.layout.skip(10)
      if link.phones.isEmpty {
        Self.words("No phone yet.", look.text, &ui)
        for hint in link.hints { Self.words(hint, look.quietText, &ui) }
      }
      for phone in link.phones { Self.words(phone, look.text, &ui) }
      if !link.phones.isEmpty {
        Self.words("Swipes become gestures: look into the Gesture menu.", look.quietText, &ui)
      }
    }
    // What lies below it gets no clicks.
    _ = ui.hit(.ground, ui.frame)
    return intents
  }

  /// The title, and a cross that ends it. Returns whether that was pressed.
  private static func head(_ ui: inout WindowUI) -> Bool {
    let row = ui.layout.row(32)
    ui.descriptions.add(words: "Phone", in: row)
    ui.pen.text("Phone", in: row, .heading, ui.pen.look.text)
    let cross = Rect(x: row.maxX - 26, y: row.y + 3, width: 26, height: 26)
    return PushButton<ControlID>(.close, "\u{D7}", tip: "Ends the page on all phones.").show(
      in: cross, font: .title, &ui)
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
    words(address.text, ui.pen.look.text, &ui)
    let row = ui.layout.row(34)
    let box = Rect(x: row.x, y: row.y + 3, width: min(140, row.width), height: 26)
    let button = PushButton<ControlID>(.button(index), "Copy the address", tip: "Copies it, to be sent to the phone.")
    return button.show(in: box, &ui)
  }

  private static func words(_ words: String, _ color: Color, _ ui: inout WindowUI) {
    let height = ui.pen.height(ofParagraph: words, width: ui.layout.width, .small)
    let row = ui.layout.row(height + 6)
    ui.descriptions.add(words: words, in: row)
    ui.pen.paragraph(words, at: Point(x: row.x, y: row.y + 3), width: row.width, .small, color)
  }
}
