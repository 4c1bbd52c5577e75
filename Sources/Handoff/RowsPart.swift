import Effects
import Geometry

/// Rows that are windows: each is the subject of a view timeline, and its picture drifts by the same way up and down.
struct RowsPart: PagePart {
  private let blueprint: RowsBlueprint
  private let content: PageContent
  /// The windows that differ, in the order in which they come; each has a class of its own.
  private let windows: [PictureWindow]

  init(blueprint: RowsBlueprint, content: PageContent) {
    self.blueprint = blueprint
    self.content = content
    var seen: Set<PictureWindow> = []
    windows = blueprint.rows.compactMap(\.window).filter { seen.insert($0).inserted }
  }

  var style: String {
    let insets = blueprint.insets
    return """
      .screen { overflow: hidden auto; }
      .page { padding: \(insets.top.px) 0 \(insets.bottom.px); }
      .row { position: relative; overflow: clip; }
      .row::after { content: ""; position: absolute; inset: auto 0 0; height: 1px; background: #8888; }
      .text { padding: 0 16px; display: flex; align-items: center; background: #fff; }
      .title { position: absolute; inset-inline-start: 10px; bottom: 10px; font-size: 18px; text-shadow: 0 1px 3px #0008; }
      .window { view-timeline: --row block; background: #808080; }
      .picture { position: absolute; top: 50%; left: 0; width: 100%; transform: translateY(-50%); }
      \(windows.enumerated().map(size).joined(separator: "\n"))
      """
  }

  var body: String {
    """
    <div class="page">
    \(blueprint.rows.map { row($0) }.joined(separator: "\n"))
    </div>
    """
  }

  private func size(_ number: Int, _ window: PictureWindow) -> String {
    ".w\(number) { height: \(window.pass.cell.px); } .w\(number) .picture { height: \(window.drawn.px); }"
  }

  private func row(_ row: RowsBlueprint.Row) -> String {
    guard let window = row.window, let picture = row.picture, let number = windows.firstIndex(of: window) else {
      return "<div class=\"row text\" style=\"height: \(row.height.px)\">\(content.title(row.title ?? 0))</div>"
    }
    let text = row.title.map { "<div class=\"title\">\(content.title($0))</div>" } ?? ""
    return
      "<div class=\"row window w\(number)\"><div class=\"picture \(content.pictureClass(picture))\"></div>\(text)</div>"
  }

  var motion: String {
    guard windows.contains(where: { $0.ratio != 1 }) else { return "" }
    let frames = windows.enumerated().map { number, window in
      let entering = window.offCentre(start: window.pass.screen).signed
      let leaving = window.offCentre(start: 0 - window.pass.cell).signed
      return """
        .w\(number) .picture { animation-name: drift-\(number); }
        @keyframes drift-\(number) {
          from { transform: translateY(calc(-50% \(entering)px)); }
          to { transform: translateY(calc(-50% \(leaving)px)); }
        }
        """
    }
    return """
      .picture {
        animation: linear both;
        animation-timeline: --row;
        animation-range: cover;
      }
      \(frames.joined(separator: "\n"))
      """
  }

  var notes: [String] {
    let isCentred = blueprint.anchor == .center
    let drift = ((1 - blueprint.ratio) * blueprint.pass).short
    var notes = [
      "A row passes from just below the screen to just above it, H + h = \(blueprint.pass.short) pt (the timeline's cover).",
      "Meanwhile its picture moves by (1 - k)·(H + h) = \(drift) pt against it. The middle of the picture goes, from the row's,",
      isCentred
        ? "from -(1 - k)·(H + h)/2 to +(1 - k)·(H + h)/2."
        : "from -(1 - k)·H/2 to +(1 - k)·(H/2 + h): neutral when the row's top meets the middle of the screen.",
    ]
    if blueprint.hasGaps {
      notes += ["It leaves a gap at some offsets. CSS cannot extend a picture's edge; the row's grey shows there."]
    }
    return notes
  }
}

extension RowsBlueprint {
  /// H + h of the first window, in points.
  fileprivate var pass: Double { screen.height + windowHeight }
}

extension PictureWindow {
  /// How far the picture's middle is below the row's, in points, for a row that begins at `start`.
  fileprivate func offCentre(start: Double) -> Double { top(start: start) + (drawn - pass.cell) / 2 }
}
