import Boundary
import Geometry

/// The options of a film in the question about it, and what comes of them.
struct FilmOptions {
  let subject: FilmSubject
  let answer: FilmAnswer

  private static let row = 34.0
  private static let labelWidth = 132.0
  private static let foot = 42.0

  static let height = 6 * row + foot
}

extension FilmOptions {
  func show(_ plan: inout FilmPlan, _ ui: inout WindowUI) {
    for (index, option) in plan.rows.enumerated() {
      let row = ui.layout.row(Self.row)
      let id = ControlID.filmOption(index)
      let box = Rect(
        x: row.x + Self.labelWidth, y: row.y + 4, width: row.width - Self.labelWidth, height: row.height - 8)
      let color = ui.pen.look.text.opacity(option.isOn ? 1 : 0.5)
      ui.pen.text(
        option.title, in: Rect(x: row.x, y: row.y, width: Self.labelWidth - 8, height: row.height), .body, color)
      if option.isOn { ui.focus.add(id, row) }
      var item = AccessibleItem(
        .choice, option.title, words: option.chosen.map { option.words[$0] } ?? "", help: option.help, isOn: option.isOn
      )
      item.amount = AccessibleItem.Number(
        Double(option.chosen ?? 0), in: 0...Double(max(1, option.words.count - 1)), step: 1)
      ui.descriptions.add(id, in: row, item)
      let words = Words(id, option.words, chosen: option.chosen, isOn: option.isOn, takesKeys: option.isOn)
      if case .chosen(let word) = Segments(words).show(in: box, part: { .filmWord(index, $0) }, &ui), option.isOn {
        plan.choose(word, in: index)
        ui.again()
      }
    }
    let foot = ui.layout.row(Self.foot)
    let words = plan.words(for: subject, answer)
    ui.descriptions.add(words: words, in: foot)
    ui.pen.paragraph(
      words, at: Point(x: foot.x, y: foot.y + 8), width: foot.width, .small, ui.pen.look.quietText)
  }
}
