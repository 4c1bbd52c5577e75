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
    //: if snapsToPages
    pages: PagerState = rememberPagerState { style.length.roundToInt() },
    //: else
    scroll: ScrollState = rememberScrollState(),
    //: end
) {
    //: if not snapsToPages
    val density = LocalDensity.current
    //: end
    //: if isAcross
    //: if isMirrored
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Rtl) {
    //: else
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) {
    //: end
        //: use layers-scroller
    }
    //: else
    //: use layers-scroller
    //: end
}
//: if isLinked

//: use follow
//: end
