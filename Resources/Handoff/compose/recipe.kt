//: use layers

//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

//: if isPlain
private fun Rect.constraints(density: Float) =
  Constraints.fixed((width * density).roundToInt(), (height * density).roundToInt())

private fun Placeable.PlacementScope.show(image: Placeable, place: Rect, density: Float) {
  image.placeWithLayer(0, 0) {
    translationX = place.left * density
    translationY = place.top * density
  }
}
//: else
@Composable
private fun NAME__Face(layer: NAME__Layer, picture: @Composable (String) -> Painter) {
  //: if hasTexts
  if (layer.text != null) {
    BasicText(
      layer.text,
      style = TextStyle(
        if (layer.isLight) Color.White else Color.Black, layer.size.sp, FontWeight.Bold,
        textAlign = if (layer.align < 0f) TextAlign.Left else if (layer.align > 0f) TextAlign.Right else TextAlign.Center
      )
    )
  } else {
    Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)
  }
  //: else
  Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)
  //: end
}

private fun NAME__LayerPlace.constraints(density: Float) =
  Constraints.fixed((width / scale * density).roundToInt(), (height / scale * density).roundToInt())

private fun Placeable.PlacementScope.show(image: Placeable, place: NAME__LayerPlace, density: Float) {
  image.placeWithLayer(0, 0) {
    transformOrigin = TransformOrigin(0f, 0f)
    scaleX = place.scale
    scaleY = place.scale
    translationX = place.left * density
    translationY = place.top * density
    alpha = place.opacity
  }
}
//: end
//: if hasTiles

/** The places of a layer that goes on without end. */
//: if isPlain
private fun NAME__Layer.copies(place: Rect): List<Rect> {
//: else
private fun NAME__Layer.copies(place: NAME__LayerPlace): List<NAME__LayerPlace> {
//: end
  if (copies == 1) return listOf(place)
  //: if isAcross
  val step = max(1f, place.width)
  val rest = place.left % step
  //: else
  val step = max(1f, place.height)
  val rest = place.top % step
  //: end
  val first = if (rest > 0f) rest - step else rest
  //: if isAcross
  return List(copies) { place.translate(first + it * step - place.left, 0f) }
  //: else
  return List(copies) { place.translate(0f, first + it * step - place.top) }
  //: end
}
//: end
//: use fling-behavior
