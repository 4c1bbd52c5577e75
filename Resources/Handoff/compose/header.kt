// The list is edge to edge: the header lies under the status bar.
@Composable
fun NAME__(
  picture: Painter,
  modifier: Modifier = Modifier,
  //: align
  //: each constants
  CONSTANT__: Float = VALUE__,  // NOTE__
  //: end
  //: end
  still: Boolean = rememberReducedMotion(),
  list: LazyListState = rememberLazyListState(),
  rows: LazyListScope.() -> Unit
) {
  BoxWithConstraints(modifier) {
    val width = maxWidth.value
    val h0 = width / aspect
    //: if not rides
    val density = LocalDensity.current.density
    val viewport = maxHeight.value
    val pull = remember(density, viewport) { NAME__Pull(density, viewport) }
    //: end
    //: row
    LazyColumn(
      //: if rides
      Modifier.fillMaxSize(),
      //: else
      Modifier.fillMaxSize().nestedScroll(pull),
      //: end
      state = list,
      //: use fling
    ) {
    //: end
      //: if rides
      item { Spacer(Modifier.height(h0.dp)) }
      //: else
      item { Spacer(Modifier.height((h0 + pull.value).dp)) }
      //: end
      rows()
    }
    // Measured and placed anew as the list scrolls, and never composed.
    Layout(
      content = {
        //: if focusPoints
        Image(picture, contentDescription = null, alignment = NAME_VALUE__FocusPoints[0], contentScale = ContentScale.Crop)
        //: else
        Image(picture, contentDescription = null, contentScale = ContentScale.Crop)
        //: end
        //: if bar
        //: use bar
        //: end
      },
      modifier = Modifier.clipToBounds()  // .clickable goes here; what begins on it then does not scroll
    ) { parts, constraints ->
      val first = list.layoutInfo.visibleItemsInfo.firstOrNull { it.index == 0 }
      //: if rides
      val scrolled = if (first == null) h0 else -first.offset / density
      //: else
      val scrolled = if (first == null) h0 else -first.offset / density - pull.value
      //: end
      //: row
      val place = place(
        if (still) 0f else scrolled, width,
        //: each constants
        CONSTANT__,
        //: end
      )
      //: end
      //: if not sticks
      val ride = if (still) min(max(scrolled, 0f), h0) else 0f  // with the rows, and nothing else
      //: else if isLowBounded
      val ride = if (still) min(max(scrolled, 0f), h0 - min(minHeight, h0)) else 0f  // with the rows, and nothing else
      //: else
      val ride = if (still) min(max(scrolled, 0f), WAY__) else 0f  // with the rows, and nothing else
      //: end
      val image = parts[0].measure(Constraints.fixed(place.width.dp.roundToPx(), place.drawn.dp.roundToPx()))
      //: if bar
      val ground = parts[1].measure(Constraints.fixed(constraints.maxWidth, place.visible.dp.roundToPx()))
      val titles = parts.drop(2).map { it.measure(Constraints()) }
      //: end
      layout(constraints.maxWidth, max(0f, place.visible - ride).dp.roundToPx()) {
        image.placeWithLayer((constraints.maxWidth - image.width) / 2, 0) { translationY = (place.top - ride) * density }
        //: if bar
        ground.placeWithLayer(0, 0) { alpha = place.shown }
        titles.forEachIndexed { index, title ->
          title.placeWithLayer(TITLE_START__.dp.roundToPx(), 0) {
            //: if titleShift
            translationX = (TITLE_SHIFT__f * (1f - place.zoom)) * density
            //: end
            transformOrigin = TransformOrigin(0f, 0.5f)
            //: if barIsSmall
            scaleX = TITLE_ZOOM__f
            scaleY = TITLE_ZOOM__f
            translationY = (place.visible - BAR_TITLE_DROP__f) * density - title.height / 2f
            alpha = place.shown
            //: else
            scaleX = place.zoom
            scaleY = place.zoom
            translationY = (place.visible - place.drop) * density - title.height / 2f
            alpha = if (index == 0) 1f - place.shown else place.shown
            //: end
          }
        }
        //: end
      }
    }
  }
}

//: if not bar
private class NAME__Place(val visible: Float, val drawn: Float, val width: Float, val top: Float)
//: else if barIsSmall
private class NAME__Place(val visible: Float, val drawn: Float, val width: Float, val top: Float, val shown: Float)
//: else
private class NAME__Place(val visible: Float, val drawn: Float, val width: Float, val top: Float, val shown: Float, val zoom: Float, val drop: Float)
//: end

/** @param s from rest, negative while the list is pulled down */
//: row
private fun place(
  s: Float, width: Float,
  //: each constants
  CONSTANT__: Float,
  //: end
): NAME__Place {
//: end
  //: lines steps barSteps
  //: if not bar
  return NAME__Place(visible, DRAWN_HEIGHT__, DRAWN_WIDTH__, top)
  //: else if barIsSmall
  return NAME__Place(visible, DRAWN_HEIGHT__, DRAWN_WIDTH__, top, shown)
  //: else
  return NAME__Place(visible, DRAWN_HEIGHT__, DRAWN_WIDTH__, top, shown, zoom, drop)
  //: end
}
//: if not rides

//: use pull
//: end
//: use fling-behavior
//: if refresh
// The pull to refresh is a PullToRefreshBox around it; it decides by itself how far to pull. Here it is
// REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end
