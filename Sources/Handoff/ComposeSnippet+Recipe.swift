import Effects
import Geometry

extension ComposeSnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = RecipeCode(recipe: recipe, type: "\(handoff.typeName)Layer", asset: handoff.assetName)
    return "\(table.kotlin)\n\(recipe.header == nil ? screen(recipe) : header(recipe))\n\n\(layer(recipe))"
  }

  private func header(_ recipe: Recipe) -> String {
    """
    // ScrollState.value stops at 0, so this is the collapsing half only.
    @Composable
    fun \(handoff.typeName)(picture: (String) -> Painter, still: Boolean = false, rows: @Composable () -> Unit) {
      val scroll = rememberScrollState()
      Box {
        Column(Modifier.verticalScroll(scroll).padding(top = height.dp, bottom = \(recipe.bottomInset.short).dp)) { rows() }
        Box(
          Modifier.requiredSize(\(width).dp, height.dp).graphicsLayer {
            translationY = -min(scroll.value / density, height - minHeight) * density
            clip = true
          }
        ) {
          for (layer in layers) {
            Layer(layer, picture, still, s = { scroll.value / it }, lift = { min(scroll.value / it, height - minHeight) })
          }
        }
      }
    }
    """
  }

  private func screen(_ recipe: Recipe) -> String {
    let isAcross = recipe.axis == .horizontal
    let size =
      isAcross
      ? "(\(width)f + travel).dp, \(recipe.screen.height.short).dp"
      : "\(width).dp, (\(recipe.screen.height.short)f + travel).dp"
    return """
      @Composable
      fun \(handoff.typeName)(picture: (String) -> Painter, still: Boolean = false) {
        val scroll = rememberScrollState()
        Box {
          Box(Modifier.\(isAcross ? "horizontalScroll" : "verticalScroll")(scroll).requiredSize(\(size)))
          Box(Modifier.requiredSize(\(width).dp, \(recipe.screen.height.short).dp).clipToBounds()) {
            for (layer in layers) Layer(layer, picture, still, s = { scroll.value / it }, lift = { 0f })
          }
        }
      }
      """
  }

  private func layer(_ recipe: Recipe) -> String {
    let isAcross = recipe.axis == .horizontal
    let repeats = recipe.pieces.contains(where: \.isRepeated)
    let (x, y) =
      repeats
      ? isAcross
        ? ("copied(place.x, place.width, copy, layer)", "place.y")
        : ("place.x", "copied(place.y, place.height, copy, layer)")
      : ("place.x", "place.y")
    let copied =
      repeats
      ? """


      /// Where a copy of a layer lies that goes on without end.
      private fun copied(start: Float, length: Float, copy: Int, layer: \(handoff.typeName)Layer): Float {
        if (layer.copies == 1) return start
        val step = max(1f, length)
        val rest = start % step
        return (if (rest > 0f) rest - step else rest) + copy * step
      }
      """ : ""
    return """
      @Composable
      private fun Layer(
        layer: \(handoff.typeName)Layer, picture: (String) -> Painter, still: Boolean, s: (Float) -> Float, lift: (Float) -> Float
      ) {
        for (copy in 0 until layer.copies) {
          val moving = Modifier
            .wrapContentSize(Alignment.TopStart, unbounded = true)
            .requiredSize(layer.width.dp, layer.height.dp)
            .graphicsLayer {
              val place = layer.place(s(density), still)
              transformOrigin = TransformOrigin(0f, 0f)
              scaleX = place.width / layer.width
              scaleY = place.height / layer.height
              translationX = \(x) * density
              translationY = (\(y) + lift(density)) * density
              alpha = place.opacity
            }
          if (layer.picture.isEmpty() && layer.text.isEmpty()) {
            Box(moving.background(Color(\(recipe.isDark ? "0xFF1C1C1E" : "0xFFF9F9FB"))))  // the ground of the bar
          } else if (layer.picture.isEmpty()) {
            BasicText(layer.text, moving, TextStyle(if (layer.isLight) Color.White else Color.Black, layer.size.sp))
          } else {
            Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds, modifier = moving)
          }
        }
      }\(copied)
      """
  }
}
