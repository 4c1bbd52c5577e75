import Effects
import Geometry

/// The effect as Jetpack Compose code: the scroll is read inside `graphicsLayer`, so that scrolling draws again and
/// composes nothing.
struct ComposeSnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  static let unit = "dp"

  func preamble(to code: String) -> String {
    // Comments import nothing. A type is named anywhere, a function where it is called.
    let lines = code.split(separator: "\n").map { $0.split(separator: "//", omittingEmptySubsequences: false)[0] }
    let bare = lines.joined(separator: "\n")
    let words = Set(bare.split { !$0.isLetter && !$0.isNumber })
    let used = Self.imports.filter { name in
      let word = name.split(separator: ".").last ?? ""
      let isType = word.first?.isUppercase == true || word == "dp" || word == "sp"
      return isType ? words.contains(word) : bare.contains("\(word)(") || bare.contains("\(word) {")
    }
    return """
      \(used.sorted().map { "import \($0)" }.joined(separator: "\n"))

      // Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
      """
  }

  private static let imports =
    [
      "Image", "background", "border", "layout.Box", "layout.Column", "layout.absoluteOffset", "layout.fillMaxWidth",
      "layout.height",
      "layout.offset", "layout.padding", "layout.requiredSize", "layout.size", "layout.wrapContentHeight",
      "layout.wrapContentSize", "lazy.LazyListState", "rememberScrollState", "verticalScroll", "horizontalScroll",
      "text.BasicText",
    ].map { "androidx.compose.foundation.\($0)" }
    + [
      "Alignment", "Modifier", "draw.clipToBounds", "graphics.BlendMode", "graphics.Color", "graphics.ColorFilter",
      "graphics.TransformOrigin", "graphics.graphicsLayer", "graphics.painter.Painter", "layout.ContentScale",
      "unit.dp",
      "unit.sp", "text.TextStyle", "zIndex",
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

extension ComposeSnippet {
  func header(_ blueprint: HeaderBlueprint) -> String {
    let stretch =
      blueprint.header.pull == .ride
      ? ""
      : """
      // To stretch, add up what the list leaves over (available.y in onPostScroll of a NestedScrollConnection) as p,
      // and let the header be \(blueprint.pulledHeight) tall.

      """
    return """
      // ScrollState.value stops at 0, so this is the collapsing half only.
      \(stretch)@Composable
      fun \(handoff.typeName)(picture: Painter, still: Boolean = false, rows: @Composable () -> Unit) {
        val scroll = rememberScrollState()
        Column(Modifier.verticalScroll(scroll).padding(bottom = \(blueprint.bottomInset.short).dp)) {
          Box(
            Modifier
              .zIndex(1f)
              .graphicsLayer {
                val s = scroll.value / density
                translationY = max(0f, s - \(blueprint.collapse.short)f) * density  // what is left of it stays
              }
      \(box(blueprint).indented(by: 8))
              .clipToBounds()
          ) {
      \(picture(blueprint).indented(by: 6))
          }
          rows()
        }
      }\(refreshNote(blueprint, "a PullToRefreshBox around it"))
      """
  }

  /// The header's box: as tall as the rows leave it, or as its minimum, which lies over them.
  private func box(_ blueprint: HeaderBlueprint) -> String {
    let high = blueprint.header.height
    let over =
      blueprint.boxHeight > high
      ? """

      .wrapContentHeight(Alignment.Top, unbounded = true)  // the rest of it lies over the rows
      .height(\(blueprint.boxHeight.short).dp)
      """ : ""
    return """
      .fillMaxWidth()
      .height(\(high.short).dp)\(over)
      """
  }

  private func picture(_ blueprint: HeaderBlueprint) -> String {
    let rest = blueprint.restingHeight.short
    return """
      Image(
        picture, contentDescription = null, contentScale = ContentScale.Crop,
        modifier = Modifier
          .wrapContentSize(Alignment.TopCenter, unbounded = true)
          .requiredSize(\((blueprint.restingHeight * blueprint.aspect).short).dp, \(rest).dp)
          .graphicsLayer {
            val s = if (still) 0f else scroll.value / density
      \(blueprint.steps(isPullable: false).inKotlin.indented(by: 6))
            transformOrigin = TransformOrigin(0.5f, 0f)
            scaleX = drawn / \(rest)f
            scaleY = drawn / \(rest)f
            translationY = (top + d) * density  // in the header, which has moved up by d
          }
      )
      """
  }
}

extension ComposeSnippet {
  func stack(_ blueprint: StackBlueprint) -> String {
    let stack = blueprint.stack
    let cell = blueprint.turned(stack.pass.cell.short, stack.cover.short)
    let item = blueprint.turned(blueprint.pitch.short, stack.cover.short)
    let faces = blueprint.isOutlined ? "cover: Painter" : "pictures: List<Painter>"
    let layers = blueprint.isOutlined ? "\(stack.layers - 1) downTo 0" : "pictures.indices.reversed()"
    return """
      // \(blueprint.isAcross ? "LazyRow" : "LazyColumn")(Modifier.fillMaxSize(), state = list, contentPadding = PaddingValues(\(padding(blueprint))),
      //   \(blueprint.isAcross ? "verticalAlignment = Alignment.CenterVertically" : "horizontalAlignment = Alignment.CenterHorizontally"))
      // An item is as long as the pitch; the album is centred on it and longer or shorter.
      // zIndex cannot be set while drawing: of two neighbours the later one stays in front, also past the middle.\
      \(autoplayNote(blueprint, "list.scrollBy in a LaunchedEffect, a frame at a time"))
      @Composable
      fun \(handoff.typeName)Album(list: LazyListState, album: Int, \(faces), still: Boolean = false) {
        Box(
          Modifier
            .size(\(item.x).dp, \(item.y).dp)
            .wrapContentSize(unbounded = true)
            .requiredSize(\(cell.x).dp, \(cell.y).dp),
          contentAlignment = Alignment.Center
        ) {
          for (index in \(layers)) {  // the cover is the first, and drawn last
            val i = index.toFloat()
      \(blueprint.layerSteps.inKotlin.indented(by: 6))
            val layer = Modifier
      \(layer(blueprint).indented(by: 8))
      \(face(blueprint).indented(by: 6))
          }
        }
      }
      """
  }

  /// So that the first and the last album reach the middle: (W - pitch)/2, and what the edges of the screen take.
  private func padding(_ blueprint: StackBlueprint) -> String {
    let free = (blueprint.stack.pass.screen - blueprint.pitch) / 2
    let (first, last) = (max(0, free + blueprint.before).short, max(0, free + blueprint.after).short)
    guard first != last else { return "\(blueprint.isAcross ? "horizontal" : "vertical") = \(first).dp" }
    let names = blueprint.isAcross ? ("start", "end") : ("top", "bottom")
    return "\(names.0) = \(first).dp, \(names.1) = \(last).dp"
  }

  private func layer(_ blueprint: StackBlueprint) -> String {
    let stack = blueprint.stack
    let size = blueprint.turned("side.dp", stack.isUniform ? "side.dp" : "\(stack.cover.short).dp")
    let lip = blueprint.isAcross ? "offset(y" : "absoluteOffset(x"
    let sign = blueprint.isMirrored ? "-" : ""
    return """
      .\(lip) = (middle - \((stack.cover / 2).short)f).dp)
      .requiredSize(\(size.x), \(size.y))
      .graphicsLayer {
        val info = list.layoutInfo
        val item = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
        val x = (item.offset - info.viewportStartOffset) / density \(((blueprint.pitch - stack.pass.cell) / 2).signed)f  // where the album begins
      \((blueprint.steps + [blueprint.offsetStep]).inKotlin.indented(by: 2))
        alpha = opacity
        translation\(blueprint.isAcross ? "X" : "Y") = if (still) 0f else \(sign)offset * density
      }
      """
  }

  private func face(_ blueprint: StackBlueprint) -> String {
    blueprint.isOutlined
      ? """
      if (index == 0) {
        Image(cover, contentDescription = null, contentScale = ContentScale.Crop, modifier = layer)
      } else {
        Box(layer.border(1.dp, Color.White))  // the others are outlines without a picture
      }
      """
      : """
      Image(
        pictures[index], contentDescription = null, contentScale = ContentScale.Crop, modifier = layer,
        colorFilter = ColorFilter.tint(Color(light, light, light), BlendMode.Modulate)
      )
      """
  }
}
