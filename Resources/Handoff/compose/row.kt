// A row as the scene has it, in the list's content: items(NAME_VALUE__Items.size) { NAME__ItemRow(NAME_VALUE__Items[it]) }
@Composable
//: if hasPicture
fun NAME__ItemRow(item: NAME__Item, modifier: Modifier = Modifier, picture: Painter? = null) {
//: else
fun NAME__ItemRow(item: NAME__Item, modifier: Modifier = Modifier) {
//: end
  Row(
    modifier
      .fillMaxWidth()
      .height(ITEM_HEIGHT__.dp)
      //: if hasCards
      .padding(horizontal = 12.dp, vertical = 4.dp)
      //: if isDark
      .background(Color(0xFF1C1C1E), RoundedCornerShape(14.dp))
      //: else
      .background(Color.White, RoundedCornerShape(14.dp))
      //: end
      //: else if isDark
      .background(Color(0xFF1C1C1E))
      //: else
      .background(Color.White)
      //: end
      .padding(horizontal = 16.dp),
    horizontalArrangement = Arrangement.spacedBy(12.dp),
    verticalAlignment = Alignment.CenterVertically
  ) {
    //: if hasPicture
    if (picture != null) {
      Image(
        picture, contentDescription = null, contentScale = ContentScale.Crop,
        modifier = Modifier.size(48.dp, 48.dp).clip(RoundedCornerShape(8.dp))
      )
    }
    //: end
    //: if hasSymbol
    if (item.symbol.isNotEmpty()) {
      Box(
        Modifier.size(SIZE30__.dp, SIZE30__.dp).background(Color(0xFF2F6FDE), RoundedCornerShape(7.dp)),
        contentAlignment = Alignment.Center
      ) {
        BasicText(item.symbol, style = TextStyle(Color.White, SIZE15__.sp, FontWeight.SemiBold))
      }
    }
    //: end
    Column(Modifier.weight(1f)) {
      //: if isDark
      BasicText(item.title, style = TextStyle(Color.White, SIZE17__.sp, FontWeight.Medium))
      //: if hasSubtitle
      if (item.subtitle.isNotEmpty()) BasicText(item.subtitle, style = TextStyle(Color(0xFFA6A6AD), SIZE14__.sp, FontWeight.Normal))
      //: end
      //: else
      BasicText(item.title, style = TextStyle(Color(0xFF1C1C1E), SIZE17__.sp, FontWeight.Medium))
      //: if hasSubtitle
      if (item.subtitle.isNotEmpty()) BasicText(item.subtitle, style = TextStyle(Color(0xFF66666B), SIZE14__.sp, FontWeight.Normal))
      //: end
      //: end
    }
    //: if hasValue
    //: if isDark
    BasicText(item.value, style = TextStyle(Color(0xFFA6A6AD), SIZE17__.sp, FontWeight.Normal))
    //: else
    BasicText(item.value, style = TextStyle(Color(0xFF66666B), SIZE17__.sp, FontWeight.Normal))
    //: end
    //: end
  }
}
