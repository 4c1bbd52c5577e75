val state = rememberLazyListState()
//: if lags
val lag = rememberNAME__Lag(state)
//: end
BoxWithConstraints(ground) {
    val viewport = maxHeight
    LazyColumn(
        modifier = Modifier.fillMaxSize(),
        state = state,
        contentPadding = WindowInsets.systemBars.asPaddingValues(), // rows begin below the status bar
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
}
