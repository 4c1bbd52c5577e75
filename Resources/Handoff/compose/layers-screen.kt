/**
 * Layers that move over the screen during a scroll.
 *
 * @param picture the picture of a layer, by name; fills the given size
 */
@Composable
fun NAME__(
    picture: @Composable (name: String) -> Unit,
    modifier: Modifier = Modifier,
    style: NAME__Style = NAME__Style(),
    reduceMotion: Boolean = !ValueAnimator.areAnimatorsEnabled(),
    pages: PagerState = rememberPagerState { style.length.roundToInt() },  //: if snapsToPages
    scroll: ScrollState = rememberScrollState(),  //: else
) {
    val display = LocalDensity.current  //: if not snapsToPages
    //: if isAcross
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Rtl) {  //: if isMirrored
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) {  //: else
        //: use layers-scroller
    }
    //: else
    //: use layers-scroller
    //: end
}
//: if isLinked

//: use follow
//: end
