@Composable
fun NAME__Row(
  list: LazyListState,
  index: Int,
  picture: Painter,
  screen: Float,  // height of the list, which goes from edge to edge
  width: Float,
  modifier: Modifier = Modifier,
  //: align
  //: each rowConstants
  CONSTANT__: Float = VALUE__,  // NOTE__
  //: end
  //: end
  h: Float = WINDOW_HEIGHT__f,
  still: Boolean = rememberReducedMotion()
) {
  //: if needsAspect
  val aspect = picture.intrinsicSize.width / picture.intrinsicSize.height
  //: end
  //: lines sizeSteps
  Box(modifier.fillMaxWidth().height(h.dp).clipToBounds(), contentAlignment = Alignment.Center) {
    Image(
      //: if focusPoints
      picture, contentDescription = null, alignment = NAME_VALUE__FocusPoints[index % NAME_VALUE__FocusPoints.size], contentScale = ContentScale.Crop,
      //: else
      picture, contentDescription = null, contentScale = ContentScale.Crop,
      //: end
      modifier = Modifier
        .wrapContentSize(Alignment.Center, unbounded = true)
        .requiredSize(width.dp, drawn.dp)
        .graphicsLayer {
          val info = list.layoutInfo
          val row = info.visibleItemsInfo.firstOrNull { it.index == index } ?: return@graphicsLayer
          val y = (row.offset - info.viewportStartOffset) / density  // where the row begins on the screen
          //: lines driftSteps
          translationY = if (still) 0f else drift * density
        }
    )
  }
}

@Composable
fun NAME__(
  pictures: List<Painter>,
  modifier: Modifier = Modifier,
  insets: PaddingValues = PaddingValues(),  // of the system bars: the list goes from edge to edge
  still: Boolean = rememberReducedMotion(),
  list: LazyListState = rememberLazyListState()
) {
  BoxWithConstraints(modifier) {
    //: row
    LazyColumn(
      Modifier.fillMaxSize(), state = list, contentPadding = insets,
      //: use fling
    ) {
    //: end
      //: if hasPictureItems
      items(pictures.size) {
        Box {
          NAME__Row(list, it, pictures[it], maxHeight.value, maxWidth.value, still = still)
          NAME__ItemWords(NAME_VALUE__Items[it % NAME_VALUE__Items.size], Modifier.align(Alignment.BottomStart))
        }
      }
      //: else
      items(pictures.size) { NAME__Row(list, it, pictures[it], maxHeight.value, maxWidth.value, still = still) }
      //: end
    }
  }
}
//: if hasGaps
// It leaves a gap at some offsets; Image cannot extend a picture's edge.
//: end
//: use fling-behavior
