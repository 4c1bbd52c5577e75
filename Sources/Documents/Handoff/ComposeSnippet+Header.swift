import Effects
import Geometry

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
