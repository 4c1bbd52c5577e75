import Effects
import Geometry

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
