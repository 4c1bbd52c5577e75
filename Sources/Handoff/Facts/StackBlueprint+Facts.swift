import Effects
import Geometry
import Text

extension StackBlueprint {
  var facts: Facts {
    var facts = Facts([
      "isAcross": .flag(isAcross),
      "isMirrored": .flag(isMirrored),
      "isOutlined": .flag(isOutlined),
      // Layers are as tall as they are wide; else as tall as the cover.
      "isUniform": .flag(stack.isUniform),
      // The deepest layer goes to the edge of its cell, and there is no ratio.
      "isSpread": .flag(isSpread),
      "layers": .number(Double(stack.layers)),
      // Layers between the cover and the deepest one.
      "isDeep": .flag(stack.layers > 2),
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
      "blur": .number(Self.blur),
      // Android's blur of a radius has a deviation of 0.577 times that.
      "androidBlur": .number((Self.blur / 0.577).rounded(digits: 3)),
      "autoplay": .number(autoplay),
    ])
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
    for (name, constants) in [
      ("constants", constants), ("albumConstants", albumConstants),
      ("coverConstants", albumConstants.filter { $0.name != "pitch" }), ("behindConstants", behindConstants),
      ("stripConstants", constants.filter { $0.name == "cellWidth" || $0.name == "pitch" }),
      // What places the albums in their strip.
      ("placingConstants", constants.filter { ["cellWidth", "cover", "pitch"].contains($0.name) }),
    ] {
      facts[name] = .list(
        constants.map { constant in constant.facts.adding(Facts(["isWhole": .flag(constant.name == "layers")])) })
    }
    for (name, formulas) in [
      ("steps", steps), ("layerSteps", layerSteps.filter { $0.name != "light" }),
      ("lightSteps", layerSteps.filter { $0.name == "light" }), ("offsetSteps", [offsetStep]),
      ("behindSteps", behindSteps), ("captionSteps", captionSteps),
    ] {
      facts[name] = .formulas(formulas)
    }
    return facts
  }
}
