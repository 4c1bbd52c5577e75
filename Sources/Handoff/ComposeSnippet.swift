import Effects
import Geometry

/// The effect as Jetpack Compose code: the scroll is read inside `graphicsLayer`, so that scrolling draws again and
/// composes nothing.
struct ComposeSnippet: Snippet {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }

  static let unit = "dp"

  func preamble(to code: String) -> String {
    // Comments import nothing. A type is named anywhere, a function where it is called.
    let lines = code.split(separator: "\n").map { $0.split(separator: "//", omittingEmptySubsequences: false)[0] }
    let bare = lines.joined(separator: "\n")
    let words = Set(bare.split { !$0.isLetter && !$0.isNumber })
    let used = Self.imports.filter { name in
      let word = name.split(separator: ".").last ?? ""
      let isType = word.first?.isUppercase == true || word == "dp"
      return isType ? words.contains(word) : bare.contains("\(word)(") || bare.contains("\(word) {")
    }
    return """
      \(used.sorted().map { "import \($0)" }.joined(separator: "\n"))

      // Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
      """
  }

  private static let imports =
    [
      "Image", "border", "layout.Box", "layout.Column", "layout.absoluteOffset", "layout.fillMaxWidth", "layout.height",
      "layout.offset", "layout.padding", "layout.requiredSize", "layout.size", "layout.wrapContentHeight",
      "layout.wrapContentSize", "lazy.LazyListState", "rememberScrollState", "verticalScroll",
    ].map { "androidx.compose.foundation.\($0)" }
    + [
      "Alignment", "Modifier", "draw.clipToBounds", "graphics.BlendMode", "graphics.Color", "graphics.ColorFilter",
      "graphics.TransformOrigin", "graphics.graphicsLayer", "graphics.painter.Painter", "layout.ContentScale",
      "unit.dp",
      "zIndex",
    ].map { "androidx.compose.ui.\($0)" } + [
      "androidx.compose.runtime.Composable", "kotlin.math.max", "kotlin.math.min",
    ]

  func rows(_ blueprint: RowsBlueprint) -> String {
    let insets = "top = \(blueprint.insets.top.short).dp, bottom = \(blueprint.insets.bottom.short).dp"
    return """
      // H is the whole screen, so the list goes from edge to edge, under the status bar:
      // LazyColumn(Modifier.fillMaxSize(), state = list, contentPadding = PaddingValues(\(insets)))
      @Composable
      fun \(handoff.typeName)Row(
        list: LazyListState, index: Int, picture: Painter, still: Boolean = false,
        \(blueprint.needsAspect ? "aspect: Float = \(aspect)f, " : "")h: Float = \(blueprint.windowHeight.short)f
      ) {
      \((blueprint.steps.filter { $0.name != "drift" }).inKotlin.indented(by: 2))
        Box(Modifier.fillMaxWidth().height(h.dp).clipToBounds(), contentAlignment = Alignment.Center) {
          Image(
            picture, contentDescription = null, contentScale = ContentScale.Crop,
            modifier = Modifier
              .wrapContentSize(Alignment.Center, unbounded = true)
              .requiredSize(\(width).dp, drawn.dp)
              .graphicsLayer {
                val info = list.layoutInfo
                val row = info.visibleItemsInfo.firstOrNull { it.index == index } ?: return@graphicsLayer
                val y = (row.offset - info.viewportStartOffset) / density  // where the row begins on the screen
      \((blueprint.steps.filter { $0.name == "drift" }).inKotlin.indented(by: 10))
                translationY = if (still) 0f else drift * density
              }
          )
        }
      }\(gapNote(blueprint, "Image"))
      """
  }
}
