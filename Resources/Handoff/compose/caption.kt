/** The words below a cover. */
@Composable
fun NAME__ItemCaption(item: NAME__Item, modifier: Modifier = Modifier) {
  Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
    //: if isDark
    BasicText(item.title, style = TextStyle(Color.White, SIZE22__.sp, FontWeight.Bold))
    //: if hasSubtitle
    if (item.subtitle.isNotEmpty()) BasicText(item.subtitle, style = TextStyle(Color(0xFFA6A6AD), SIZE17__.sp, FontWeight.Normal))
    //: end
    //: if hasValue
    BasicText(item.value, style = TextStyle(Color(0xFFA6A6AD), SIZE14__.sp, FontWeight.Normal))
    //: end
    //: else
    BasicText(item.title, style = TextStyle(Color(0xFF1C1C1E), SIZE22__.sp, FontWeight.Bold))
    //: if hasSubtitle
    if (item.subtitle.isNotEmpty()) BasicText(item.subtitle, style = TextStyle(Color(0xFF66666B), SIZE17__.sp, FontWeight.Normal))
    //: end
    //: if hasValue
    BasicText(item.value, style = TextStyle(Color(0xFF66666B), SIZE14__.sp, FontWeight.Normal))
    //: end
    //: end
  }
}
