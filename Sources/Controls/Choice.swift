import Boundary
import Geometry

extension UI {
  /// What was done to a choice.
  public enum ChoiceEdit: Hashable, Sendable {
    case chosen(Int)
    /// Its menu was asked for.
    case asked
  }

  /// Whether words have room side by side.
  public mutating func fits(_ words: [String], in width: Double) -> Bool {
    words.reduce(0) { $0 + self.width($1, .small) + 14 } <= width
  }

  /// Words side by side, one of which holds. `part` names each of them.
  public mutating func segments(
    _ id: ID, _ words: [String], chosen: Int?, in frame: Rect, isOn: Bool = true, takesKeys: Bool = true,
    part: (Int) -> ID
  ) -> ChoiceEdit? {
    var edit: ChoiceEdit?
    fill(frame, radius: 6, look.field)
    var widths = 0.0
    for word in words { widths += width(word, .small) + 14 }
    let spare = (frame.width - widths) / Double(max(1, words.count))
    let isFocused = focus == id
    var x = frame.x
    for (index, word) in words.enumerated() {
      let box = Rect(x: x, y: frame.y, width: width(word, .small) + 14 + spare, height: frame.height)
      x += box.width
      let hit = hit(part(index), box)
      let isChosen = index == chosen
      if isChosen { fill(box.inset(by: 2), radius: 4, isFocused && isOn ? look.accent : look.raised) }
      let color = isChosen && isFocused && isOn ? Color.white : isChosen || hit.isHovered ? look.text : look.quietText
      text(word, in: box, .small, color.opacity(isOn ? 1 : 0.5), alignment: .center)
      if hit.isPressed { focus = id }
      if hit.isAsked { edit = .asked }
      if hit.isClicked, !isChosen { edit = .chosen(index) }
    }
    noteUnion(id, frame)
    return edit ?? (takesKeys ? step(id, words.count, chosen) : nil)
  }

  private mutating func noteUnion(_ id: ID, _ frame: Rect) {
    let seen = frame.intersection(clip)
    if !seen.isEmpty { parts[id] = seen }
  }

  /// One word that opens a menu of all. `menu` names it.
  public mutating func dropdown(
    _ id: ID, _ words: [String], title: String, chosen: Int?, in frame: Rect, menu name: ID, isOn: Bool = true,
    takesKeys: Bool = true
  ) -> ChoiceEdit? {
    let hit = hit(id, frame)
    let isLit = hit.isHovered || hit.isHeld
    fill(frame, radius: 6, isLit ? look.raised : look.field)
    if focus == id { outline(frame, radius: 6, look.accent) }
    text(
      title, in: Rect(x: frame.x + 9, y: frame.y, width: frame.width - 28, height: frame.height), .body,
      look.text.opacity(isOn ? 1 : 0.5))
    chevron(at: Point(x: frame.maxX - 12, y: frame.midY), isDown: true, look.quietText)
    if hit.isPressed { focus = id }
    if hit.isAsked { return .asked }
    let isPushed = isPushed(id)
    if hit.isClicked || isPushed { openMenu(name, mark: isPushed ? chosen ?? 0 : nil) }
    let corner = Point(x: frame.x, y: frame.maxY + 2)
    if let index = menu(name, words, chosen: chosen, at: corner, width: frame.width) { return .chosen(index) }
    return takesKeys ? step(id, words.count, chosen) : nil
  }

  /// Arrows go to the next word.
  private mutating func step(_ id: ID, _ count: Int, _ chosen: Int?) -> ChoiceEdit? {
    guard let press = key(on: id), !press.modifiers.contains(.control), count > 0 else { return nil }
    let way: Int
    switch press.key {
    case .left, .down, .pageDown: way = -1
    case .right, .up, .pageUp, .enter: way = 1
    default: return nil
    }
    takeKey(on: id)
    let next = min(max(0, (chosen ?? -1) + way), count - 1)
    return next == chosen ? nil : .chosen(next)
  }

  /// A switch. True: it is to be turned.
  public mutating func toggle(_ id: ID, isSet: Bool, in box: Rect, isOn: Bool = true) -> (turned: Bool, asked: Bool) {
    let frame = Rect(x: box.maxX - 34, y: box.midY - 9, width: 32, height: 18)
    let hit = hit(id, frame)
    fill(frame, radius: 9, (isSet ? look.accent : look.raised).opacity(isOn ? 1 : 0.5))
    if focus == id { outline(frame.inset(by: -2), radius: 11, look.accent.opacity(0.6)) }
    let x = isSet ? frame.maxX - 9 : frame.x + 9
    disc(Point(x: x, y: frame.midY), radius: 7, isSet ? Color.white : look.quietText)
    if hit.isPressed { focus = id }
    if hit.isClicked || isPushed(id) { return (true, false) }
    if let press = key(on: id), !press.modifiers.contains(.control) {
      switch press.key {
      case .left, .down, .right, .up, .pageDown, .pageUp:
        takeKey(on: id)
        let wanted = press.key == .right || press.key == .up || press.key == .pageUp
        return (wanted != isSet, false)
      default: break
      }
    }
    return (false, hit.isAsked)
  }
}
