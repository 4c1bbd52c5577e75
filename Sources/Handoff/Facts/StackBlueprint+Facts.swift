import Effects
import Geometry
import Notation

extension StackBlueprint {
  var facts: TemplateFacts {
    var facts = TemplateFacts([
      "isAcross": .flag(isAcross),
      "isMirrored": .flag(isMirrored),
      "isOutlined": .flag(isOutlined),
      // Layers are as tall as they are wide; else as tall as the cover.
      "isUniform": .flag(stack.isUniform),
      // The deepest layer goes to the edge of its cell, and there is no ratio.
      "isSpread": .flag(isSpread),
      "layers": .number(stack.layers),
      "pitch": .number(pitch),
      "radius": .number(radius),
      "shadow": .number(shadow),
      "shadowReach": .number(Self.shadowReach),
      "shadowBlur": .number(2 * Self.shadowReach),
      "shadowDepth": .number(Self.shadowDepth),
      "shade": .number(shade),
      "leastLight": .number(1 - AlbumStack.deepestShade),
      "captionGap": .number(Self.captionGap),
      "coverBehind": .number(coverBehind),
      "autoplay": .number(autoplay),
      "moves": .flag(true), "isMeasured": .flag(!isMirrored),
      "hasOwnScroller": .flag(isAcross), "edge": .name(isAcross ? "" : "exit-crossing "),
    ])
    for (name, length) in styleLengths { facts[name] = .name(length) }
    let (full, none) = AlbumStack.captionReach
    let captionShare = 50 * (1 - full / none)
    for (name, share) in [
      // In hundredths: where a cover behind is there, and where words are and are no more.
      ("coverShare", 100 * (1 - 2 * Crossfade.rest) / (2 - 2 * Crossfade.rest)), ("captionShare", captionShare),
      ("captionEndShare", 100 - captionShare),
      // In pitches from the place of an album: how far words are seen, and where a cover behind begins and has come.
      ("captionReach", none), ("coverLead", 1 - Crossfade.rest), ("coverRest", Crossfade.rest),
    ] {
      facts[name] = .number(share)
    }
    let (layer, album) = (turned("side", stack.isUniform ? "side" : "cover"), turned("cellWidth", "cover"))
    let item = turned("pitch", "cover")
    for (name, word) in [
      // Names of the code: of what is along the axis and across it, and of sizes.
      ("axis", isAcross ? "horizontal" : "vertical"), ("extent", isAcross ? "width" : "height"),
      ("maxExtent", isAcross ? "maxWidth" : "maxHeight"),
      ("layerWidth", layer.x), ("layerHeight", layer.y), ("albumWidth", album.x), ("albumHeight", album.y),
      ("itemWidth", item.x), ("itemHeight", item.y),
    ] {
      facts[name] = .name(word)
    }
    facts["constants"] = .list(
      constants.map { constant in constant.facts.adding(TemplateFacts(["isWhole": .flag(constant.name == "layers")])) })
    for (name, formulas) in [
      ("steps", steps), ("layerSteps", layerSteps),
      ("lightSteps", lightSteps), ("offsetSteps", offsetSteps),
      ("behindSteps", behindSteps), ("captionSteps", captionSteps),
    ] {
      facts[name] = .formulas(formulas)
    }
    return facts
  }

  /// Lengths of a style sheet, in which `n` is the number of an album.
  private var styleLengths: [(name: String, length: String)] {
    let (n, pitch) = (Expression.place, pitchConstant.expression)
    let (rest, none) = (Crossfade.rest, AlbumStack.captionReach.none)
    let stack = formula(screen: isAcross ? .width : .screen)
    func place(_ away: Double) -> Expression { (n + .number(away)) * pitch }
    let half = stack.pass.travel / 2
    let lengths: [(String, Expression)] = [
      // Where the strip is scrolled to as an album comes and goes, a cover behind, and the words below one.
      ("albumComes", n * pitch - half), ("albumGoes", n * pitch + half),
      ("coverComes", place(rest - 1)), ("coverGoes", place(1 - rest)), ("captionComes", place(-none)),
      ("captionGoes", place(none)),
    ]
    // How far the deepest layer moves from behind its cover on the way to either edge.
    return [("reach", CodeLanguage.css.expression(stack.reach.definition))]
      + lengths.map { ($0, CodeLanguage.length($1)) }
  }
}
