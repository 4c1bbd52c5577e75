/** The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it. */
@Composable
fun NAME__Behind(
  list: LazyListState,
  albums: List<Painter>,
  modifier: Modifier = Modifier,
  //: align
  //: each behindConstants
  CONSTANT__: Float = VALUE__,  // NOTE__
  //: end
  //: end
) {
  BoxWithConstraints(modifier.fillMaxSize().graphicsLayer { alpha = coverBehind }) {
    val radius = ANDROID_BLUR__f * max(maxWidth.value, maxHeight.value)
    Box(Modifier.fillMaxSize().blur(radius.dp)) {  // from Android 12 on; before, the cover is sharp
      albums.forEachIndexed { index, cover ->
        val album = index.toFloat()
        Image(
          //: if focusPoints
          cover, contentDescription = null, alignment = NAME_VALUE__FocusPoints[index % NAME_VALUE__FocusPoints.size], contentScale = ContentScale.Crop,
          //: else
          cover, contentDescription = null, contentScale = ContentScale.Crop,
          //: end
          modifier = Modifier.fillMaxSize().graphicsLayer {
            val first = list.layoutInfo.visibleItemsInfo.firstOrNull() ?: return@graphicsLayer
            val s = first.index * pitch - first.offset / density  // scrolled from the first album
            //: lines behindSteps
            alpha = if (s >= (album + 1f) * pitch && index < albums.size - 1) 0f else shown  // the next one covers it
          }
        )
      }
    }
  }
}
