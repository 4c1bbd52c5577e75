/** A row of text. */
@Composable
fun NAME__ItemRow(item: NAME__Item, modifier: Modifier = Modifier) {
    val (ground, title, other) = Triple(Color(0xFF1C1C1E), Color.White, Color(0xFFA6A6AD))  //: if isDark
    val (ground, title, other) = Triple(Color.White, Color(0xFF1C1C1E), Color(0xFF66666B))  //: else
    Row(
        modifier = modifier
            .fillMaxWidth()
            .heightIn(min = item.height) // enlarged text makes it taller
            //: if areCards
            .padding(horizontal = 12.dp, vertical = 4.dp)
            .background(ground, RoundedCornerShape(14.dp))
            //: else
            .background(ground)
            //: end
            .padding(horizontal = 16.dp)
            .semantics(mergeDescendants = true) {},
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        //: if samplesHaveThumbnail
        if (item.picture.isNotEmpty()) NAME__Picture(item.picture, Modifier.size(48.dp).clip(RoundedCornerShape(8.dp)))
        //: end
        //: if samplesHaveSymbol
        if (item.symbol.isNotEmpty()) {
            Box(
                Modifier.size(SIZE30__.dp)
                    .background(Color(0xFF2F6FDE), RoundedCornerShape(7.dp))
                    .clearAndSetSemantics {},
                contentAlignment = Alignment.Center,
            ) {
                BasicText(item.symbol, style = TextStyle(Color.White, SIZE15__.sp, FontWeight.SemiBold))
            }
        }
        //: end
        Column(Modifier.weight(1f)) {
            BasicText(item.title, style = TextStyle(title, SIZE17__.sp, FontWeight.Medium))
            //: if samplesHaveSubtitle
            if (item.subtitle.isNotEmpty()) BasicText(item.subtitle, style = TextStyle(other, SIZE14__.sp))
            //: end
        }
        BasicText(item.value, style = TextStyle(other, SIZE17__.sp))  //: if samplesHaveValue
    }
}
