// zIndex cannot be set while drawing: of two neighbours the later one stays in front, also past the middle.
//: if autoplay
// Until it is touched it scrolls by AUTOPLAY__ a second: list.scrollBy in a LaunchedEffect, a frame at a time.
//: end
@Composable
fun NAME__Album(
  list: LazyListState,
  album: Int,
  //: if isOutlined
  front: Painter,
  //: else
  pictures: List<Painter>,
  //: end
  //: if isAcross
  screen: Float,  // width of the strip
  //: else
  screen: Float,  // height of the strip
  //: end
  //: if hasCaptionItems
  item: NAME__Item,
  //: end
  modifier: Modifier = Modifier,
  //: align
  //: each albumConstants
  //: if isWhole
  CONSTANT__: Int = PLAIN_VALUE__,  // NOTE__
  //: else
  CONSTANT__: Float = VALUE__,  // NOTE__
  //: end
  //: end
  //: end
  still: Boolean = rememberReducedMotion()
) {
  // An item is as long as the pitch; the album is centred on it and longer or shorter.
  Box(
    modifier
      .size(ITEM_WIDTH__.dp, ITEM_HEIGHT__.dp)
      .wrapContentSize(unbounded = true)
      .requiredSize(ALBUM_WIDTH__.dp, ALBUM_HEIGHT__.dp),
    contentAlignment = Alignment.Center
  ) {
    for (index in layers - 1 downTo 0) {  // the cover is drawn last
      val i = index.toFloat()
      //: lines layerSteps lightSteps
      val layer = Modifier
        //: use layer
      //: if isOutlined
      if (index == 0) {
        Image(front, contentDescription = null, contentScale = ContentScale.Crop, modifier = layer)
      } else {
        Box(layer.border(1.dp, Color.White))  // the others are outlines without a picture
      }
      //: else
      Image(
        //: if focusPoints
        pictures[index], contentDescription = null, alignment = NAME_VALUE__FocusPoints[(album + index) % NAME_VALUE__FocusPoints.size], contentScale = ContentScale.Crop, modifier = layer,
        //: else
        pictures[index], contentDescription = null, contentScale = ContentScale.Crop, modifier = layer,
        //: end
        colorFilter = ColorFilter.tint(Color(light, light, light), BlendMode.Modulate)
      )
      //: end
    }
    //: if hasCaptionItems
    NAME__ItemCaption(
      item,
      Modifier.align(Alignment.TopCenter).offset(y = (cover + CAPTION_GAP__f).dp).graphicsLayer {
        val info = list.layoutInfo
        val place = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
        val x = (place.offset - info.viewportStartOffset) / density + (pitch - cellWidth) / 2f  // where the album begins
        //: lines captionSteps
        alpha = said
      }
    )
    //: end
  }
}

@Composable
fun NAME__(
  albums: List<Painter>,
  modifier: Modifier = Modifier,
  layers: Int = LAYERS__,
  pitch: Float = PITCH__f,
  still: Boolean = rememberReducedMotion(),
  list: LazyListState = rememberLazyListState()
) {
  BoxWithConstraints(modifier) {
    //: if coverBehind
    NAME__Behind(list, albums, pitch = pitch)
    //: end
    //: if isAcross
    LazyRow(
      Modifier.fillMaxSize(), state = list, verticalAlignment = Alignment.CenterVertically,
    //: else
    LazyColumn(
      Modifier.fillMaxSize(), state = list, horizontalAlignment = Alignment.CenterHorizontally,
    //: end
      //: if flings
      contentPadding = PaddingValues(AXIS__ = (MAX_EXTENT__ - pitch.dp) / 2),  // the ends reach the middle
      //: last row
      //: use fling
      //: end
      //: else
      contentPadding = PaddingValues(AXIS__ = (MAX_EXTENT__ - pitch.dp) / 2)  // the ends reach the middle
      //: end
    ) {
      items(albums.size) {
        NAME__Album(
          //: row
          list, it,
          //: if isOutlined
          albums[it],
          //: else
          List(layers) { i -> albums[(it + i) % albums.size] },
          //: end
          MAX_EXTENT__.value,
          //: if hasCaptionItems
          NAME_VALUE__Items[it % NAME_VALUE__Items.size],
          //: end
          //: end
          layers = layers, pitch = pitch, still = still
        )
      }
    }
  }
}
//: if coverBehind

//: use behind
//: end
//: use fling-behavior
