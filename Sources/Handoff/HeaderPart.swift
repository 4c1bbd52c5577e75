import Documents
import Effects
import Geometry

/// A header that the rows push off the screen, or hold at its smallest, while its picture lags in it.
struct HeaderPart: PagePart {
  let blueprint: HeaderBlueprint
  let content: PageContent

  var style: String {
    let header = blueprint.header
    let box = blueprint.boxHeight
    let sticks = header.minimum > 0
    return """
      .screen { overflow: hidden auto; scroll-timeline: --page block; }
      .header {
        position: \(sticks ? "sticky; top: \((0 - blueprint.collapse).px)" : "relative"); z-index: 1; overflow: clip;
        height: \(box.px);\(box > header.height ? " margin-bottom: \((header.height - box).px);" : "")
      }
      .header .picture {
        position: absolute; top: 0; left: 50%; transform-origin: top;
        width: \((blueprint.restingHeight * blueprint.aspect).px); height: \(blueprint.restingHeight.px);
        transform: \(transform(at: 0));
      }
      .rows { padding-bottom: \(blueprint.bottomInset.px); }
      \(PageRows.style())
      """
  }

  var body: String {
    """
    <div class="header"><div class="picture \(content.pictureClass(0))"></div></div>
    <div class="rows">
    \(PageRows(heights: blueprint.rowHeights, pageHeight: blueprint.pageHeight, content: content).text)
    </div>
    """
  }

  /// Where the picture lies in its header once the list has scrolled by `distance`; the header itself has moved up by
  /// as much.
  private func transform(at distance: Double) -> String {
    let place = blueprint.header.place(scrolled: distance)
    let rest = blueprint.restingHeight
    let zoom = rest > 0 ? place.pictureHeight / rest : 1
    let scale = blueprint.header.natural < rest ? " scale(\(zoom.short))" : ""
    return "translate(-50%, \((place.pictureTop + distance).px))\(scale)"
  }

  var motion: String {
    let header = blueprint.header
    let collapse = blueprint.collapse
    let places = [0, header.height - max(header.natural, header.minimum), collapse].filter {
      (0...collapse).contains($0)
    }
    guard collapse > 0, Set(places.map { transform(at: $0) }).count > 1 else { return "" }
    let frames = Set(places).sorted().map { distance in
      "  \((distance / collapse * 100).short)% { transform: \(transform(at: distance)); }"
    }
    return """
      .header .picture {
        animation: lag linear both;
        animation-timeline: --page;
        animation-range: 0px \(collapse.px);
      }
      @keyframes lag {
      \(frames.joined(separator: "\n"))
      }
      """
  }

  var notes: [String] {
    let header = blueprint.header
    let least = header.minimum > 0 ? ", and stays \(header.minimum.short) pt tall" : ""
    return [
      "Scrolled by s = 0...\(blueprint.collapse.short): the header moves up by s\(least); its picture moves up by k·s,",
      "so in the header it moves down by (1 - k)·s = \(((1 - header.ratio) * blueprint.collapse).short) pt in the end.",
    ] + pullNotes
  }

  /// What happens past the upper edge, which no timeline of CSS reaches.
  private var pullNotes: [String] {
    if let refresh = blueprint.refresh {
      return [
        "CSS cannot say the pull: scrollTop stops at 0. Pulled by more than \(refresh.threshold.short) pt and let go, the",
        "list stays down by \(refresh.hold.short) pt for \(refresh.duration.short) s while it refreshes.",
      ]
    }
    guard blueprint.header.pull != .ride else {
      return ["CSS cannot say the pull: scrollTop stops at 0. Pulled by p, header and rows move down by p."]
    }
    let header = blueprint.header
    let tall = blueprint.pulledHeight
    let zoom = header.maximumZoom.short
    let drawn =
      blueprint.restingHeight <= blueprint.boxHeight
      ? "as tall"
      : header.pull == .zoom
        ? "\(header.natural.short)/\(header.height.short) times as tall" : "max(\(header.natural.short), \(tall))"
    return [
      "CSS cannot say the pull: scrollTop stops at 0. Pulled by p, the header is \(tall) tall and its picture",
      "\(drawn), at most \(zoom) times its size at rest, with its bottom on the rows.",
    ]
  }
}
