//: each constants
private const val CONSTANT__ = VALUE__  // NOTE__
//: end

//: if hasKeys
private class NAME__Key(
  //: if isEased
  val at: Float, val x: Float = 0f, val y: Float = 0f, val scale: Float = 1f, val opacity: Float = 1f,
  val curve: List<Float> = emptyList()  // how it comes here: the two points of a CSS curve; none is straight
  //: else
  val at: Float, val x: Float = 0f, val y: Float = 0f, val scale: Float = 1f, val opacity: Float = 1f
  //: end
)

//: end
//: if not isPlain
/** Where a layer lies, in dp of its box. */
private class NAME__LayerPlace(
  val left: Float, val top: Float, val width: Float, val height: Float, val opacity: Float = 1f, val scale: Float = 1f
//: if hasTiles
) {
  fun translate(x: Float, y: Float) = NAME__LayerPlace(left + x, top + y, width, height, opacity, scale)
}
//: else
)
//: end

//: end
//: if hasKeys
/** A layer: where it lies in shares of its box, its speed over the content's, and what becomes of it over the scroll. */
//: else
/** A layer: where it lies in shares of its box, its speed over the content's. */
//: end
private class NAME__Layer(
  val name: String,
  val picture: String = "",
  val aspect: Float = 1f,
  //: if hasTexts
  val text: String? = null,
  val size: Float = 0f,
  val isLight: Boolean = true,
  val align: Float = 0f,
  //: end
  val x: Float,
  val y: Float,
  val width: Float = 1f,
  val ratio: Float,
  //: if hasCovers
  val fills: Boolean = false,
  //: end
  //: each moreFields
  val FIELD__: Float = 0f,
  //: end
  //: if isZoomed
  val zoom: Float = 1f,
  //: end
  //: if hasTiles
  val copies: Int = 1,
  //: end
  //: if hasKeys
  val keys: List<NAME__Key> = emptyList(),
  //: end
)

private val layers = listOf(
  //: each layers
  //: if keys
  NAME__Layer(
    //: use layer-fields
    keys = listOf(
      //: each keys
      //: row
      NAME__Key(
        //: each fields
        FIELD__ = VALUE__,
        //: end
        //: if curve
        curve = listOf(X1__, Y1__, X2__, Y2__),
        //: end
      ),
      //: end
      //: end
    )
  ),
  //: else
  //: row 112
  NAME__Layer(
    //: use layer-fields
  ),
  //: end
  //: end
  //: end
)

/** @param s dp from rest; negative while the content is pulled */
//: if inHeader
//: if isPlain
private fun NAME__Layer.place(s: Float, boxWidth: Float, still: Boolean): Rect {
//: else
private fun NAME__Layer.place(s: Float, boxWidth: Float, still: Boolean): NAME__LayerPlace {
//: end
  val rest = rest(boxWidth, height)
//: else
//: if isPlain
private fun NAME__Layer.place(s: Float, boxWidth: Float, boxHeight: Float, still: Boolean): Rect {
//: else
private fun NAME__Layer.place(s: Float, boxWidth: Float, boxHeight: Float, still: Boolean): NAME__LayerPlace {
//: end
  val rest = rest(boxWidth, boxHeight)
//: end
  //: if isPlain
  //: use layer-motion-plain
  //: else
  //: use layer-motion
  //: end
}

//: if isPlain
private fun NAME__Layer.rest(boxWidth: Float, boxHeight: Float): Rect {
//: else
private fun NAME__Layer.rest(boxWidth: Float, boxHeight: Float): NAME__LayerPlace {
//: end
  //: if hasCovers
  if (fills) {
    //: lines coveringSteps
    //: use rest
  }
  //: end
  //: if hasTexts
  val line = if (text == null) width * boxWidth / aspect else size * 1.25f
  //: lines widthSteps lineSteps cornerSteps
  //: else
  //: lines widthSteps heightSteps cornerSteps
  //: end
  //: use rest
}
//: if hasKeys

private fun NAME__Layer.keyAt(s: Float): NAME__Key {
  val next = keys.indexOfFirst { it.at > s }
  if (next < 0) return keys.lastOrNull() ?: NAME__Key(0f)
  if (next == 0) return keys[0]
  val before = keys[next - 1]
  val after = keys[next]
  val p = (s - before.at) / (after.at - before.at)
  //: if isEased
  val share = eased(p, after.curve)
  //: else
  val share = p
  //: end
  fun between(one: Float, other: Float) = one + (other - one) * share
  return NAME__Key(
    s, between(before.x, after.x), between(before.y, after.y), max(0f, between(before.scale, after.scale)),
    min(1f, max(0f, between(before.opacity, after.opacity)))
  )
}
//: if isEased

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
//: end
//: end
