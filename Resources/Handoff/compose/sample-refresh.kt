var isRefreshing by remember { mutableStateOf(false) }
val scope = rememberCoroutineScope()
// The system's control decides how far to pull. Tuned: REFRESH_THRESHOLD__ dp, held at REFRESH_HOLD__ dp.
PullToRefreshBox(
    isRefreshing = isRefreshing,
    onRefresh = {
        scope.launch {
            isRefreshing = true
            delay(REFRESH_MILLISECONDS__)
            isRefreshing = false
        }
    },
    modifier = ground,
) {
    //: use sample-header
}
