import Effects
import Geometry

/// Albums in a strip: each is the subject of a view timeline that its layers fan out along.
struct StackPart: PagePart {
  let blueprint: StackBlueprint
  let content: PageContent

  var style: String {
    let isAcross = blueprint.isAcross
    let stack = blueprint.stack
    let along = isAcross ? "width" : "height"
    let across = isAcross ? "height" : "width"
    let start = isAcross ? "left" : "top"
    let lip = isAcross ? "top" : "left"
    let length = Double(max(0, blueprint.count - 1)) * blueprint.pitch + stack.pass.screen
    let light = "max(\((1 - AlbumStack.deepestShade).short), 1 - \(AlbumStack.shadeStep.short) * var(--i))"
    let smaller = "calc(\(stack.cover.px) - var(--i) * \(stack.inset.px))"
    return """
      .screen { overflow: \(isAcross ? "auto hidden" : "hidden auto");\(blueprint.isMirrored ? " scroll-timeline: --strip inline;" : "") }
      .strip {
        \(along): \((length + blueprint.before + blueprint.after).px); \(across): 100%;
        display: flex; flex-direction: \(isAcross ? "row" : "column"); align-items: center;
      }
      .album {
        flex: none; position: relative; z-index: 0;\(blueprint.isMirrored ? "" : " view-timeline: --album \(isAcross ? "inline" : "block");")
        \(along): \(stack.pass.cell.px); \(across): \(stack.cover.px);
        margin-\(isAcross ? "inline" : "block")-end: \((blueprint.pitch - stack.pass.cell).px);
      }
      .album:first-child { margin-\(isAcross ? "inline" : "block")-start: \((blueprint.free + blueprint.before).px); }
      .layer {
        --depth: calc(var(--i) / \(blueprint.deepest));
        position: absolute; \(lip): calc(var(--i) * \((0 - stack.inset).px)); \(start): 50%;
        \(along): max(0px, \(smaller)); \(across): \(stack.isUniform ? "max(0px, \(smaller))" : stack.cover.px);
        opacity: calc(1 - var(--i) * \(blueprint.alphaStep.short));\(blueprint.isOutlined ? "" : " filter: brightness(\(light));")
        transform: \(isAcross ? "translateX(-50%)" : "translateY(-50%)");
      }\(blueprint.isOutlined ? "\n.outline { background: none; border: 1px solid #fff; }" : "")
      """
  }

  var body: String {
    """
    <div class="strip">
    \((0..<blueprint.count).map { album($0) }.joined(separator: "\n"))
    </div>
    """
  }

  private func album(_ number: Int) -> String {
    let layers = stride(from: blueprint.stack.layers - 1, through: 0, by: -1).map { index in
      let isFrame = blueprint.isOutlined && index > 0
      let look = isFrame ? "outline" : content.pictureClass(content.handoff.setting.picture(number + index))
      return "<div class=\"layer \(look)\" style=\"--i: \(index)\"></div>"
    }
    let place = blueprint.isMirrored ? " style=\"--n: \(number)\"" : ""
    return "<div class=\"album\"\(place)>\(layers.joined())</div>"
  }

  var motion: String {
    let move = blueprint.axis == .horizontal ? "translateX" : "translateY"
    // An album comes in at the far edge. In a right-to-left strip that is the left one.
    let reach = blueprint.isMirrored ? 0 - blueprint.reach : blueprint.reach
    return """
      .album { animation: front linear both; }
      .layer { animation: fan linear both; }
      .album, .layer { \(timeline) }
      @keyframes fan {
        from { transform: \(move)(calc(-50% \((0 - reach).signed)px * var(--depth))); }
        to { transform: \(move)(calc(-50% \(reach.signed)px * var(--depth))); }
      }
      @keyframes front {
        50% { z-index: 1000; }
      }
      """
  }

  /// Each album has a view timeline of its own. Chromium measures those of a right-to-left scroller from the wrong
  /// end (seen in 156), so there the albums share the scroller's timeline, each with its own stretch of it.
  private var timeline: String {
    guard blueprint.isMirrored else { return "animation-timeline: --album;" }
    let pass = blueprint.stack.pass
    let first = blueprint.free + blueprint.before
    let place = "calc(var(--n) * \(blueprint.pitch.px)"
    return "animation-timeline: --strip; animation-range: \(place) \((first - pass.screen).signed)px) "
      + "\(place) \((first + pass.cell).signed)px);"
  }

  var notes: [String] {
    let travel = blueprint.stack.pass.travel.short
    let away = blueprint.reach.short
    var notes = [
      "An album passes in W + cw = \(travel) pt (the timeline's cover); pos goes from 1 to -1, 0 in the middle.",
      "The deepest layer shifts by -(1 - k)·(W + cw)/2·pos = -\(away)·pos against its cover; layer i of n by i/(n - 1) of that.",
      "Of two neighbours the one nearer the middle is in front.",
    ]
    if blueprint.isMirrored {
      notes += [
        "View timelines of right-to-left strips go wrong in Chromium; this one counts from the strip's own start."
      ]
    }
    if blueprint.autoplay > 0 {
      notes += ["CSS cannot scroll by itself: \(blueprint.autoplay.short) pt/s until touched needs a script."]
    }
    return notes
  }
}
