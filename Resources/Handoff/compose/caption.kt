/** The text below a cover. */
@Composable
fun NAME__ItemCaption(item: NAME__Item, modifier: Modifier = Modifier) {
    Column(modifier.semantics(mergeDescendants = true) {}, horizontalAlignment = Alignment.CenterHorizontally) {
        val (title, other) = Color.White to Color(0xFFA6A6AD)  //: if isDark
        val (title, other) = Color(0xFF1C1C1E) to Color(0xFF66666B)  //: else
        BasicText(item.title, style = TextStyle(title, SIZE22__.sp, FontWeight.Bold))
        //: if samplesHaveSubtitle
        if (item.subtitle.isNotEmpty()) {
            BasicText(item.subtitle, style = TextStyle(other, SIZE17__.sp, textAlign = TextAlign.Center))
        }
        //: end
        //: if samplesHaveValue
        if (item.value.isNotEmpty()) BasicText(item.value, style = TextStyle(other, SIZE14__.sp))
        //: end
    }
}
