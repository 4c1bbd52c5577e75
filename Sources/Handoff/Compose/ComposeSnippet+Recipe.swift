import Documents
import Effects
import Geometry

extension ComposeSnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = LayersCode(recipe: recipe, language: .kotlin, asset: handoff.assetName)
    return
      "\(table.kotlin)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))\n\n\(layers(recipe))\(flingCode)"
  }

  private func header(_ recipe: Recipe) -> String {
    let bar = recipe.header?.bar
    let steps = bar.map { HeaderBlueprint.barSteps($0, height: "height", low: "minHeight") } ?? []
    let barPlace =
      bar == nil
      ? ""
      : "\n" + CodeLanguage.kotlin.lines(steps).indented(by: 6)
    return """
      // The list is edge to edge: the header lies under the status bar.
      @Composable
      fun \(name)(
        picture: @Composable (String) -> Painter,
        modifier: Modifier = Modifier,
        still: Boolean = false,
        list: LazyListState = rememberLazyListState(),
        rows: LazyListScope.() -> Unit
      ) {
        BoxWithConstraints(modifier) {
          val width = maxWidth.value
          val density = LocalDensity.current.density
          val pull = remember(density) { Pull(density) }
          LazyColumn(Modifier.fillMaxSize().nestedScroll(pull), state = list\(fling)) {
            item { Spacer(Modifier.height((height + pull.value).dp)) }
            rows()
          }
          // Measured and placed anew as the list scrolls, and never composed.
          Layout(
            content = {
              for (layer in layers) \(recipe.facesInKotlin)\(self.bar(bar))
            },
            modifier = Modifier.clipToBounds()
          ) { parts, constraints ->
            val first = list.layoutInfo.visibleItemsInfo.firstOrNull { it.index == 0 }
            val s = if (first == null) height else -first.offset / density - pull.value
            val visible = max(minHeight, height - s)\(barPlace)
            val places = layers.map { it.place(s, width, still) }
            val images = places.mapIndexed { index, place -> parts[index].measure(place.constraints(density)) }\(barMeasuring(bar).replacing("place.", with: "").replacing("parts[1]", with: "parts[layers.size]").replacing("drop(2)", with: "drop(layers.size + 1)"))
            layout(constraints.maxWidth, visible.dp.roundToPx()) {
              images.forEachIndexed { index, image -> show(image, places[index], density) }\(barPlacing(bar).replacing("place.", with: ""))
            }
          }
        }
      }\(pullCode)
      """
  }

  private func screen(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    let size = isAcross ? "requiredSize(maxWidth * length, maxHeight)" : "requiredSize(maxWidth, maxHeight * length)"
    let copies = recipe.hasTiles ? "repeat(layer.copies) { \(recipe.facesInKotlin) }" : recipe.facesInKotlin
    let place =
      recipe.hasTiles
      ? """
      val faces = layers.flatMap { layer -> layer.copies(layer.place(s, width, height, still)) }
            val images = faces.mapIndexed { index, place -> parts[index].measure(place.constraints(density)) }
      """
      : """
      val faces = layers.map { it.place(s, width, height, still) }
            val images = faces.mapIndexed { index, place -> parts[index].measure(place.constraints(density)) }
      """
    return """
      @Composable
      fun \(name)(picture: @Composable (String) -> Painter, modifier: Modifier = Modifier, still: Boolean = false) {
        val scroll = rememberScrollState()
        BoxWithConstraints(modifier) {
          val (width, height) = maxWidth.value to maxHeight.value
          Box(Modifier.\(isAcross ? "horizontalScroll" : "verticalScroll")(scroll)) { Spacer(Modifier.\(size)) }
          // Measured and placed anew as the content scrolls, and never composed.
          Layout(
            content = {
              for (layer in layers) \(copies)
            },
            modifier = Modifier.clipToBounds()
          ) { parts, constraints ->
            val s = scroll.value / density
            \(place)
            layout(constraints.maxWidth, constraints.maxHeight) {
              images.forEachIndexed { index, image -> show(image, faces[index], density) }
            }
          }
        }
      }\(snap == .page ? "\n// It rests at whole screens: a \(isAcross ? "HorizontalPager" : "VerticalPager") in place of the scrolling Box, s from its currentPage and offset." : "")
      """
  }

  private func layers(_ recipe: Recipe) -> String {
    let copies =
      recipe.hasTiles
      ? """


      /** The places of a layer that goes on without end. */
      private fun SceneLayer.copies(place: \(recipe.placeInKotlin)): List<\(recipe.placeInKotlin)> {
        if (copies == 1) return listOf(place)
        val step = max(1f, place.\(recipe.isAcross ? "width" : "height"))
        val rest = place.\(recipe.placeInKotlin == "Place" ? (recipe.isAcross ? "x" : "y") : (recipe.isAcross ? "left" : "top")) % step
        val first = if (rest > 0f) rest - step else rest
        return List(copies) { \(recipe.placeInKotlin == "Place" ? "Place(\(recipe.isAcross ? "first + it * step, place.y" : "place.x, first + it * step"), place.width, place.height, place.opacity, place.scale)" : "place.translate(\(recipe.isAcross ? "first + it * step - place.left, 0f" : "0f, first + it * step - place.top"))") }
      }
      """ : ""
    let text =
      recipe.hasTexts
      ? """
        if (layer.text != null) {
          BasicText(
            layer.text, style = TextStyle(if (layer.isLight) Color.White else Color.Black, layer.size.sp, FontWeight.Bold)
          )
        } else {
          Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)
        }
      """ : "  Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)"
    guard recipe.hasKeys || recipe.hasTexts else {
      return """
        private fun Rect.constraints(density: Float) =
          Constraints.fixed((width * density).roundToInt(), (height * density).roundToInt())

        private fun Placeable.PlacementScope.show(image: Placeable, place: Rect, density: Float) {
          image.placeWithLayer(0, 0) {
            translationX = place.left * density
            translationY = place.top * density
          }
        }\(copies)
        """
    }
    return """
      @Composable
      private fun Face(layer: SceneLayer, picture: @Composable (String) -> Painter) {
      \(text)
      }

      private fun Place.constraints(density: Float) =
        Constraints.fixed((width / scale * density).roundToInt(), (height / scale * density).roundToInt())

      private fun Placeable.PlacementScope.show(image: Placeable, place: Place, density: Float) {
        image.placeWithLayer(0, 0) {
          transformOrigin = TransformOrigin(0f, 0f)
          scaleX = place.scale
          scaleY = place.scale
          translationX = place.x * density
          translationY = place.y * density
          alpha = place.opacity
        }
      }\(copies)
      """
  }
}

extension LayersCode {
  /// The table and its arithmetic in Kotlin.
  var kotlin: String {
    let isHeader = recipe.header != nil
    let isPlain = !recipe.hasKeys && !recipe.hasTexts
    let placeType =
      isPlain
      ? ""
      : """
      /** Where a layer lies, in dp of its box. */
      private class Place(
        val x: Float, val y: Float, val width: Float, val height: Float, val opacity: Float = 1f, val scale: Float = 1f
      )


      """
    let end = isPlain ? "return Rect(Offset(left, top), Size(w, h))" : "return Place(left, top, w, h)"
    let constants = recipe.constants.map { "private const val \($0.name) = \($0.value.short)f  // \($0.note)" }
    let fields =
      ["val name: String", "val picture: String = \"\"", "val aspect: Float = 1f"]
      + (recipe.hasTexts
        ? ["val text: String? = null", "val size: Float = 0f", "val isLight: Boolean = true", "val align: Float = 0f"]
        : [])
      + ["val x: Float", "val y: Float", "val width: Float = 1f", "val ratio: Float"]
      + (recipe.hasCovers ? ["val fills: Boolean = false"] : [])
      + recipe.moreNames.map { "val \($0): Float = 0f" } + (recipe.isZoomed ? ["val zoom: Float = 1f"] : [])
      + (recipe.hasTiles ? ["val copies: Int = 1"] : [])
      + (recipe.hasKeys ? ["val keys: List<Key> = emptyList()"] : [])
    let key =
      recipe.hasKeys
      ? """
      private class Key(
        val at: Float, val x: Float = 0f, val y: Float = 0f, val scale: Float = 1f, val opacity: Float = 1f\(recipe.isEased ? ",\n  val curve: List<Float> = emptyList()  // how it comes here: the two points of a CSS curve; none is straight" : "")
      )


      """ : ""
    return """
      \(constants.joined(separator: "\n"))

      \(key)\(placeType)/** A layer: where it lies in shares of its box, its speed over the content's\(recipe.hasKeys ? ", and what becomes of it over the scroll" : ""). */
      private class SceneLayer(
      \(fields.map { "  \($0)," }.joined(separator: "\n"))
      )

      private val layers = listOf(
      \(entries.indented(by: 2))
      )

      /** @param s dp from rest; negative while the content is pulled */
      private fun SceneLayer.place(s: Float, boxWidth: Float, \(isHeader ? "" : "boxHeight: Float, ")still: Boolean): \(recipe.placeInKotlin) {
        val rest = rest(boxWidth, \(isHeader ? "height" : "boxHeight"))
      \(isPlain ? kotlinPlainMotion : kotlinMotion)
      }

      private fun SceneLayer.rest(boxWidth: Float, boxHeight: Float): \(recipe.placeInKotlin) {
      \(rest(line: "val line = if (text == null) width * boxWidth / aspect else size * 1.25f", end: end, indent: 2))
      }\(recipe.hasKeys ? kotlinKeys : "")
      """
  }

  /// Of pictures that only move, and grow with their header.
  private var kotlinPlainMotion: String {
    let isHeader = recipe.header != nil
    let covers = isHeader && recipe.hasCovers
    let way = "\(recipe.isMirrored ? "" : "-")(if (still) \(isHeader ? "1f" : "0f") else ratio) * \(covers ? "d" : "s")"
    let moved = "rest.translate(\(recipe.isAcross ? "\(way), 0f" : "0f, \(way)"))"
    guard covers else { return "  return \(moved)" }
    return """
        val d = if (fills) min(if (still) s else max(s, 0f), height - minHeight) else s
        val moved = \(moved)
        if (!fills || s >= 0f || still) return moved
        val grown = (height - s) / height  // its top stays, and so does the middle
        val left = boxWidth / 2f + (moved.left - boxWidth / 2f) * grown
        return Rect(Offset(left, moved.top * grown), moved.size * grown)
      """
  }

  private var kotlinMotion: String {
    let isHeader = recipe.header != nil
    let d =
      isHeader && recipe.hasCovers
      ? "  val d = if (fills) min(if (still) s else max(s, 0f), height - minHeight) else s\n" : ""
    let way =
      "  val way = \(recipe.isMirrored ? "" : "-")(if (still) \(isHeader ? "1f" : "0f") else ratio) * \(d.isEmpty ? "s" : "d")\n"
    let keys =
      recipe.hasKeys
      ? "  val key = keyAt(s)\n  val scale = if (still) 1f else max(0.001f, key.scale)\n" : ""
    let (x, y) = recipe.isAcross ? (" + way", "") : ("", " + way")
    let (kx, ky) =
      recipe.hasKeys
      ? (
        " + (if (still) 0f else key.x) + rest.width * (1f - scale) / 2f",
        " + (if (still) 0f else key.y) + rest.height * (1f - scale) / 2f"
      ) : ("", "")
    let scale = recipe.hasKeys ? " * scale" : ""
    let opacity = recipe.hasKeys ? "key.opacity" : "1f"
    let place = """
        val left = rest.x\(x)\(kx)
        val top = rest.y\(y)\(ky)
      """
    guard isHeader, recipe.hasCovers else {
      return
        "\(d)\(way)\(keys)\(place)\n  return Place(left, top, rest.width\(scale), rest.height\(scale), \(opacity)\(recipe.hasKeys ? ", scale" : ""))"
    }
    return """
      \(d)\(way)\(keys)\(place)
        val grown = if (fills && s < 0f && !still) (height - s) / height else 1f  // its top stays, and so does the middle
        return Place(
          boxWidth / 2f + (left - boxWidth / 2f) * grown, top * grown, rest.width\(scale) * grown, rest.height\(scale) * grown,
          \(opacity)\(recipe.hasKeys ? ", scale" : "")
        )
      """
  }

  private var kotlinKeys: String {
    let share = recipe.isEased ? "eased(p, after.curve)" : "p"
    let curve =
      recipe.isEased
      ? """


      private fun eased(p: Float, curve: List<Float>): Float {
        if (curve.size != 4 || p <= 0f || p >= 1f) return p
        fun bend(a: Float, b: Float, t: Float) = 3f * (1f - t) * (1f - t) * t * a + 3f * (1f - t) * t * t * b + t * t * t
        var low = 0f
        var high = 1f
        repeat(24) {
          val t = (low + high) / 2f
          if (bend(curve[0], curve[2], t) < p) low = t else high = t
        }
        return bend(curve[1], curve[3], low)
      }
      """ : ""
    return """


      private fun SceneLayer.keyAt(s: Float): Key {
        val next = keys.indexOfFirst { it.at > s }
        if (next < 0) return keys.lastOrNull() ?: Key(0f)
        if (next == 0) return keys[0]
        val before = keys[next - 1]
        val after = keys[next]
        val p = (s - before.at) / (after.at - before.at)
        val share = \(share)
        fun between(one: Float, other: Float) = one + (other - one) * share
        return Key(
          s, between(before.x, after.x), between(before.y, after.y), max(0f, between(before.scale, after.scale)),
          min(1f, max(0f, between(before.opacity, after.opacity)))
        )
      }\(curve)
      """
  }
}

extension Recipe {
  /// What says where a layer lies: a rectangle where nothing fades or changes its size.
  fileprivate var placeInKotlin: String { hasKeys || hasTexts ? "Place" : "Rect" }

  /// What shows a layer.
  fileprivate var facesInKotlin: String {
    hasTexts || hasKeys
      ? "Face(layer, picture)"
      : "Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)"
  }
}
