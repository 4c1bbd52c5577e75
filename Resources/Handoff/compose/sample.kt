//: if rows
//: use sample-items

//: else if stack
//: use sample-items

//: else if cards
//: use sample-items

//: else if not pageAsset
//: if samples
//: use sample-items

//: end
//: end
/** The scene as it was designed. */
@OptIn(ExperimentalMaterial3Api::class)  //: if refresh
@Composable
fun NAME__Sample(modifier: Modifier = Modifier) {
    //: if recipe
    //: if inHeader
    //: use ground
    //: use sample-header
    //: else
    NAME__(picture = { NAME__Picture(it, contentScale = ContentScale.FillBounds) }, modifier = modifier)
    //: end
    //: else if header
    //: use ground
    //: use sample-refresh  //: if refresh
    //: use sample-header  //: else
    //: else if rows
    //: use ground
    //: use sample-rows
    //: else if cards
    //: use ground
    //: use sample-cards
    //: else
    //: use ground
    //: use sample-stack
    //: end
}

@Preview
@Composable
private fun NAME__Preview() {
    NAME__Sample()
}

/** A picture of res/drawable-nodpi, by name. In your own code use painterResource(R.drawable.name). */
@SuppressLint("DiscouragedApi")
@Composable
private fun NAME__Picture(
    name: String,
    modifier: Modifier = Modifier.fillMaxSize(),
    contentScale: ContentScale = ContentScale.Crop,
) {
    val context = LocalContext.current
    val id = remember(name) { context.resources.getIdentifier(name, "drawable", context.packageName) }
    Image(
        painter = if (id == 0) ColorPainter(Color.Gray) else painterResource(id),
        contentDescription = null,
        modifier = modifier,
        alignment = NAME_VALUE__FocusPoints[name] ?: Alignment.Center,  //: if focusPoints
        contentScale = if (name in NAME_VALUE__Whole) ContentScale.Fit else contentScale,  //: if hasWhole
        contentScale = contentScale,  //: else
    )
}
//: if focusPoints

//: if hasWhole
/** The pictures that are shown whole in their boxes. */
private val NAME_VALUE__Whole: Set<String> = setOf(
    "PICTURE__",  //: each wholePictures
)

//: end
/** The points of pictures that stay visible; other pictures are centered. */
private val NAME_VALUE__FocusPoints: Map<String, Alignment> = mapOf(
    "PICTURE__" to BiasAbsoluteAlignment(BIAS_X__f, BIAS_Y__f),  //: each namedFocusPoints
)
//: end
