val state = rememberLazyListState()
val lag = rememberNAME__Lag(state)  //: if lags
//: if hidesBars
val bars = rememberNAME__Bars(state)
//: row 100
val insets = WindowInsets.systemBars.add(WindowInsets(
    top = LIST_BAR_HEIGHT__.dp,  //: if isListBar
    bottom = TAB_BAR_HEIGHT__.dp,  //: if hidesTabBar
))
//: end
BoxWithConstraints(ground.nestedScroll(bars)) {
//: else
BoxWithConstraints(ground) {
//: end
    val viewport = maxHeight
    LazyColumn(
        modifier = Modifier.fillMaxSize(),
        state = state,
        //: if hidesBars
        contentPadding = insets.asPaddingValues(), // rows begin below the bar
        //: else
        contentPadding = WindowInsets.systemBars.asPaddingValues(), // rows begin below the status bar
        //: end
        //: use fling
    ) {
        items(NAME__Item.all.size) { index ->
            val item = NAME__Item.all[index]
            //: if samplesHaveText
            if (item.isWindow) {
                //: use sample-window
            } else {
                NAME__ItemRow(item)
            }
            //: else
            //: use sample-window
            //: end
        }
    }
    NAME__TopBar("BAR_TITLE__", bars)  //: if isListBar
    NAME__TabBar(bars) {}  //: if hidesTabBar
}
